"""What every screen is given: the queries, the commands, the bridge, and the words for values.

Made once by whoever opens the window (or by a test), handed to each widget. Holds no widget.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from app.commands.commands import Commands
from app.commands.pause import PauseControl
from app.queries.queries import Queries
from app.queries.titles import title
from app.runtime import Runtime
from app.settings.permissions import Permissions
from app.settings.saved_views import SavedViews
from app.settings.setting import Value
from app.settings.settings import Settings
from storage.clock import Clock, SystemClock
from storage.schema.fields import Catalogue, Entity, Field, Kind
from ui.background.worker_bridge import Bridge
from ui.drafts import Drafts
from ui.text import formats, texts

if TYPE_CHECKING:
    from app.commands.bulk_change import BulkChanger
    from app.labels.labels import Labels
    from app.queries.dashboard import Dashboard
    from app.transfer.exporter import Exporter
    from app.transfer.importer import Importer

COLOURS = "hexColor"
RATES = "vat"
"""A multiplier on the wire, per cent for people."""


@dataclass(kw_only=True)
class AppContext:
    """The seam between the window and the program below it."""

    catalogue: Catalogue
    queries: Queries
    commands: Commands
    bridge: Bridge
    sync_now: Callable[[], object]
    """Asks for a run and returns at once."""
    sync_fully: Callable[[], object] | None = None
    """The same for a run that reads everything again; None where there is no cloud."""
    connected: bool = False
    """Whether there is a cloud to send to."""
    cloud_id: int = 1
    """What a new record says in `_cloudId`."""
    settings: Settings | None = None
    clock: Clock = field(default_factory=SystemClock)
    drafts: Drafts = field(default_factory=Drafts)
    views: SavedViews = field(default_factory=SavedViews)
    """Columns, orders and saved views of the lists."""
    permissions: Permissions = field(default_factory=Permissions)
    """View-only and the manager's PIN; `commands` ask it too."""
    runtime: Runtime | None = None
    """What runs behind the window, for the settings; None where there are records alone."""
    places: dict[str, str] = field(default_factory=dict)
    """Where a page was when the window was built anew, by page."""
    kept: Callable[[frozenset[str]], object] = lambda _names: None
    """Told the names of settings that were kept, after they were."""

    def keep(self, values: Mapping[str, Value | None]) -> None:
        """Keep settings, None for the default, and let them take effect; raises BadSetting, FolderNotWritable."""
        if self.settings is None:
            return
        self.settings.set({name: value for name, value in values.items() if value is not None})
        if gone := [name for name, value in values.items() if value is None]:
            self.settings.reset(gone)
        if (runtime := self.runtime) is not None:
            self.bridge.submit(lambda: runtime.apply_settings(values), lane="chores")
        self.kept(frozenset(values))

    @property
    def pausing(self) -> PauseControl:
        """Pauses of what runs by itself."""
        return PauseControl(self.commands.replica, self.bridge.bus)

    @property
    def dashboard(self) -> Dashboard:
        """Figures of the whole shop."""
        from app.queries.dashboard import Dashboard

        if self.settings is None:
            return Dashboard(self.commands.replica)
        return Dashboard(self.commands.replica, low=self.settings.number("stock.low"))

    def code_prefixes(self) -> tuple[str, ...]:
        """What codes of this shop's own begin with."""
        written = self.settings.text("scanner.prefixes") if self.settings is not None else ""
        return tuple(part.strip() for part in written.split(",") if part.strip())

    def bulk(self, entity: str) -> BulkChanger:
        """Changes to many records of an entity."""
        from app.commands.bulk_change import BulkChanger

        return BulkChanger(self.commands.replica, self.commands, entity)

    def importer(self, entity: str) -> Importer:
        """Imports into an entity."""
        from app.transfer.importer import Importer

        return Importer(self.commands.replica, self.commands, entity)

    def exporter(self, entity: str) -> Exporter:
        """Exports of an entity."""
        from app.transfer.exporter import Exporter

        return Exporter(self.commands.replica, entity)

    def labels(self, entity: str) -> Labels:
        """Labels for the records of an entity's list."""
        from app.labels.labels import Labels

        return Labels(self.commands.replica, entity)

    def title(self, entity: str, record: Mapping[str, Any]) -> str:
        """What people call a record; a name made of references is looked up."""
        declared = self.catalogue[entity]
        return title(declared, record, lambda field, value: self.text(declared, field, value))

    def titles(self, entity: str, ids: Iterable[int | None]) -> dict[int, str]:
        """Titles of records that others refer to."""
        wanted = {each for each in ids if isinstance(each, int)}
        return self.queries.lookup(entity, wanted) if wanted else {}

    def text(
        self, entity: Entity, declared: Field, value: Any, known: Mapping[int, str] | None = None
    ) -> str:
        """A value as people read it; `known` holds titles already looked up."""
        if value is None or value == "" or value == [] or value == {}:
            return ""
        if declared.references is not None and isinstance(value, int):
            found = known if known is not None else self.titles(declared.references, [value])
            return found.get(value, f"#{value}")
        if declared.choices:
            return texts.choice(str(value))
        return _plain(declared, value)


def _plain(declared: Field, value: Any) -> str:
    match declared.kind:
        case Kind.BOOLEAN:
            return texts.yes(bool(value))
        case Kind.TIMESTAMP if isinstance(value, int):
            return (
                formats.day_text(value) if declared.name in formats.DAYS_ONLY else formats.moment_text(value)
            )
        case Kind.DOUBLE if isinstance(value, int | float):
            return number(declared, float(value))
        case Kind.LONG | Kind.INTEGER if declared.bits:
            named = [texts.flag(name) for bit, name in declared.bits.items() if int(value) >> bit & 1]
            return ", ".join(named)
        case Kind.LONG | Kind.INTEGER:
            return str(value)
        case Kind.STRINGS | Kind.INTEGERS if isinstance(value, list | tuple):
            return ", ".join(str(each) for each in value)
        case Kind.TRANSLATIONS if isinstance(value, Mapping):
            return ", ".join(f"{language}: {text}" for language, text in value.items())
    return str(value)


def number(declared: Field, value: float) -> str:
    """A decimal number; prices with two places at least, rates as per cent."""
    if declared.name == RATES:
        return f"{formats.number_text(round((value - 1) * 100, 6))} %"
    return formats.price_text(value) if is_price(declared) else formats.number_text(formats.readable(value))


def is_price(declared: Field) -> bool:
    """Whether a number is money."""
    return "price" in declared.name.lower() and declared.name != "priceInPoints"
