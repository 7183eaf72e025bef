"""The context that every screen receives: queries, commands, worker bridge, settings, drafts, and records as text.

Made once by `application` (or by a test) when a data folder is opened. Holds no widget. `ui` reaches the program below
only through it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any

from app.queries.titles import title
from app.settings.permissions import Permissions
from app.settings.saved_views import SavedViews
from app.settings.setting import Value
from storage.clock import Clock, SystemClock
from storage.schema.fields import Catalogue, Entity, Field, Kind
from storage.schema.products import MARGIN
from ui.background.status_feed import StatusFeed
from ui.drafts import Drafts
from ui.text import formats, texts
from ui.text.texts import translate

if TYPE_CHECKING:
    from app.commands.commands import Commands
    from app.commands.pause import PauseControl
    from app.labels.due import DueLabels
    from app.labels.labels import Labels
    from app.queries.queries import Queries
    from app.runtime import Runtime
    from app.settings.settings import Settings
    from app.shop_check.today import TodaysList
    from app.supplier_list.price_lists import PriceLists
    from app.transfer.exporter import Exporter
    from app.transfer.importer import Importer
    from ui.background.worker_bridge import Bridge
    from ui.navigator import Navigator

COLOURS = "hexColor"
"""The field that holds a colour."""
ALLERGENS = "allergens"
RATES = "vat"
LOW_STOCK = 5
"""Pieces, or kilograms, at or below which stock is low, unless the setting differs: products have no minimum in the cloud."""
_SHARE = re.compile(r"([0-9]+(?:[.,][0-9]+)?)\s*%")
"""A margin that is a share of the price, as the cloud writes it: "30%"."""
"""The field that is a multiplier on the wire (1.21) and per cent on the screen (21 %)."""


@dataclass(kw_only=True)
class AppContext:
    """Services of the open data folder, and short-cuts to those that need several of them."""

    catalogue: Catalogue
    """The entities and their fields."""
    queries: Queries
    """Short reads, for the main thread."""
    commands: Commands
    """Writes, for the bridge's worker `commands`; they check the permissions."""
    bridge: Bridge
    """Runs jobs on worker threads and emits the program's events as signals."""
    sync_now: Callable[[], object]
    """Starts a sync run in the background; returns at once."""
    sync_fully: Callable[[], object] | None = None
    """The same, reading every record again; None without a cloud."""
    connected: bool = False
    """Whether the folder is connected to a cloud."""
    cloud_id: int = 1
    """`_cloudId` of new records."""
    settings: Settings | None = None
    """None in tests without a data folder."""
    clock: Clock = field(default_factory=SystemClock)
    drafts: Drafts = field(default_factory=Drafts)
    """Unsaved edits, kept over a restart."""
    views: SavedViews = field(default_factory=SavedViews)
    """Columns, sort orders and saved views of the lists."""
    permissions: Permissions = field(default_factory=Permissions)
    """View-only and the manager's PIN."""
    runtime: Runtime | None = None
    """Schedule, servers and folder behind the window, for the settings; None in tests on a replica alone."""
    page_states: dict[str, str] = field(default_factory=dict)
    """What a page showed when the window was rebuilt (its tab or group), by page."""
    settings_changed: Callable[[frozenset[str]], object] = lambda _names: None
    """Callback after settings were saved, with their names."""
    navigator: Navigator = field(init=False)
    """Where a screen leads to; set by the window."""
    status_feed: StatusFeed = field(init=False)
    """The sync status, the same on every screen."""

    def __post_init__(self) -> None:
        self.status_feed = StatusFeed(self.queries.sync_status, self.bridge)
        self.queries.titles.anonymised = texts.anonymised

    def save_settings(self, values: Mapping[str, Value | None]) -> None:
        """Save settings (None: back to the default) and apply them; raises BadSetting, FolderNotWritable."""
        if self.settings is None:
            return
        self.settings.set({name: value for name, value in values.items() if value is not None})
        if defaults := [name for name, value in values.items() if value is None]:
            self.settings.reset(defaults)
        if (runtime := self.runtime) is not None:
            self.bridge.submit(lambda: runtime.apply_settings(values), worker="background")
        self.settings_changed(frozenset(values))

    @property
    def pause_control(self) -> PauseControl:
        """Starts and ends a pause of the scheduled sync runs."""
        from app.commands.pause import PauseControl

        return PauseControl(self.commands.replica, self.bridge.bus)

    @cached_property
    def todays_list(self) -> TodaysList:
        """Reads what the overview shows."""
        from app.shop_check.today import TodaysList

        return TodaysList(self.commands.replica, self.queries.titles)

    @property
    def practice(self) -> bool:
        """Whether this is the practice shop, whose cloud runs inside the program."""
        from ui.background.session import is_practice

        return self.runtime is not None and is_practice(self.runtime.folder)

    def shop_name(self) -> str:
        """The name of the shop as screens show it ("" where it is not known yet). Raises ShopError."""
        name = self.queries.shop_name()
        return translate("Window", "Practice: {name}", name=name) if name and self.practice else name

    @property
    def low_stock(self) -> int:
        """Pieces, or kilograms, at or below which stock is low."""
        return self.settings.number("stock.low") if self.settings is not None else LOW_STOCK

    def code_prefixes(self) -> tuple[str, ...]:
        """Prefixes of the barcodes that this shop prints itself."""
        prefixes = self.settings.text("scanner.prefixes") if self.settings is not None else ""
        return tuple(part.strip() for part in prefixes.split(",") if part.strip())

    def price_lists(self) -> PriceLists:
        """Price lists of suppliers, for a background worker."""
        from app.supplier_list.price_lists import PriceLists

        return PriceLists(self.commands.replica, self.commands)

    def importer(self, entity: str, choice_labels: Mapping[str, Sequence[str]]) -> Importer:
        """File imports into an entity; `choice_labels` are what the window calls its choices, folded."""
        from app.transfer.importer import Importer

        return Importer(self.commands.replica, self.commands, entity, choice_labels)

    def exporter(self, entity: str) -> Exporter:
        """File exports of an entity."""
        from app.transfer.exporter import Exporter

        return Exporter(self.commands.replica, entity)

    def labels(self, entity: str) -> Labels:
        """Printed labels for an entity's records."""
        from app.labels.labels import Labels

        return Labels(self.commands.replica, entity)

    def due_labels(self, entity: str) -> DueLabels:
        """Which labels are due among an entity's records."""
        from app.labels.due import DueLabels

        return DueLabels(self.commands.replica, entity)

    def title(self, entity: str, record: Mapping[str, Any]) -> str:
        """Title of a record, from the entity's title fields; referenced records are looked up. `#id` without one."""
        schema = self.catalogue[entity]
        return title(schema, record, lambda field, value: self.text(schema, field, value), texts.anonymised)

    def titles(self, entity: str, ids: Iterable[int | None]) -> dict[int, str]:
        """Titles of an entity's records, by id; None among `ids` is ignored."""
        wanted = {id for id in ids if isinstance(id, int)}
        return self.queries.lookup(entity, wanted) if wanted else {}

    def text(
        self, entity: Entity, declared: Field, value: Any, known: Mapping[int, str] | None = None
    ) -> str:
        """A field's value as text on the screen; `known` holds titles of referenced records already looked up."""
        if value is None or value == "" or value == [] or value == {}:
            return ""
        if declared.references is not None and isinstance(value, int):
            found = known if known is not None else self.titles(declared.references, [value])
            return found.get(value, f"#{value}")
        if declared.choices:
            return texts.choice(str(value))
        return _value_text(declared, value)


def _value_text(declared: Field, value: Any) -> str:
    match declared.kind:
        case Kind.BOOLEAN:
            return texts.yes(bool(value))
        case Kind.TIMESTAMP if isinstance(value, int):
            return formats.date_text(formats.day_of(value)) if declared.day else formats.moment_text(value)
        case Kind.DOUBLE if isinstance(value, int | float):
            return number(declared, float(value))
        case Kind.LONG | Kind.INTEGER if declared.bits:
            named = [texts.flag(name) for bit, name in declared.bits.items() if int(value) >> bit & 1]
            return ", ".join(named)
        case Kind.LONG | Kind.INTEGER:
            return str(value)
        case Kind.INTEGERS if declared.name == ALLERGENS and isinstance(value, list | tuple):
            return ", ".join(texts.allergen(each) for each in value)
        case Kind.STRINGS | Kind.INTEGERS if isinstance(value, list | tuple):
            return ", ".join(str(each) for each in value)
        case Kind.TRANSLATIONS if isinstance(value, Mapping):
            return ", ".join(f"{language}: {text}" for language, text in value.items())
    if declared.name == "margin" and (share := _SHARE.fullmatch(str(value).strip())):
        return formats.percent_text(float(share[1].replace(",", ".")))
    return str(value)


def number(declared: Field, value: float) -> str:
    """A decimal number as text: prices with at least two decimals, rates in per cent."""
    if declared.name == RATES:
        return formats.percent_text(round((value - 1) * 100, 6))
    if declared.name == MARGIN.name:
        return formats.percent_text(value, decimals=1)
    return formats.price_text(value) if is_price(declared) else formats.number_text(formats.readable(value))


def is_price(declared: Field) -> bool:
    """Whether a number field is an amount of money."""
    return "price" in declared.name.lower() and declared.name != "priceInPoints"
