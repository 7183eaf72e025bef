"""`OverviewPage`: today's list, what somebody in the shop may want to do now, in one column that is read from the top.

Built by `ui/window/page_factory.py`, which connects its signals. The sync status is shown only where something is wrong with
it; the list is read on a worker thread, and only while the page is visible. What there is nothing of is not there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from app.queries.queries import Conflict
from app.queries.status import Status
from app.shop_check.today import AHEAD, SOLD_OUT, Found, Prices, Today
from storage.errors import ShopError
from storage.records.recent_changes import StepCount
from ui.background.debounce import Debouncer
from ui.background.latest_read import LatestRead
from ui.context import AppContext
from ui.drafts import FormId
from ui.overview.line import Entry, Section
from ui.plans import text as plans_text
from ui.style import icons, theme
from ui.sync import text as sync_text
from ui.text import formats, texts
from ui.text.texts import translate
from ui.widgets.banner import Banner
from ui.widgets.elided import ElidingButton
from ui.widgets.headline import Headline

REFRESH_DELAY, REFRESH_PAUSE = 400, 1000
"""Milliseconds from an event to a refresh, and between two refreshes after events."""
REFRESH_EVERY = 60_000
"""Milliseconds between refreshes without events."""
LISTED = 5
"""Lines of one section that are told one by one; of the rest only the number is told."""
WIDTH = 760
"""Most pixels of the column at normal text size."""
WARN_AFTER = 7 * texts.DAY
"""Age of the last complete run, or of the oldest unsent change, from which the banner warns."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Figures:
    """Everything on the page but the status."""

    conflicts: list[Conflict]
    today: Today
    names: dict[str, str]
    """Names of employees by their numbers."""
    titles: dict[tuple[str, int], str]
    """What the records of steps with one record are called."""


class OverviewPage(QWidget):
    """The day, a banner where something is wrong, and the sections of the list."""

    sync_asked = Signal()
    connect_asked = Signal()
    import_asked = Signal(str)
    new_asked = Signal(str)
    plans_asked = Signal()
    labels_asked = Signal()
    failed = Signal(object)
    drawn = Signal()
    """The list is on the screen."""

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self.status: Status | None = None
        self.figures: Figures | None = None
        self._debouncer = Debouncer(self.refresh, self, first=REFRESH_DELAY, pause=REFRESH_PAUSE)
        self._refresh_timer = QTimer(self, interval=REFRESH_EVERY)
        self._refresh_timer.timeout.connect(self.refresh)
        self._refresh_timer.start()
        self._fetch = LatestRead(context.bridge, self.read, self.show_figures, self.failed.emit, self)
        self._build()
        context.status_feed.shown.connect(self._show_status)
        context.status_feed.failed.connect(self._show_failure)
        for event in (context.bridge.changed, context.bridge.run_finished):
            # Connected to a method, so that Qt disconnects it with the page.
            event.connect(self._debouncer.ask)
        context.bridge.paused.connect(self._debouncer.ask)

    def showEvent(self, event: QShowEvent) -> None:
        """Refresh."""
        super().showEvent(event)
        self.refresh()

    def refresh(self) -> None:
        """Show the status and read the list; does nothing while hidden."""
        if self.isVisible() and self._context.status_feed.read() is not None:
            self._fetch.ask()

    def read(self) -> Figures:
        """Read the list; runs on a worker thread."""
        today = self._context.todays_list.read()
        numbers = {int(each.who) for each in today.steps if each.who.isdecimal()}
        queries = self._context.queries
        names = queries.lookup("employees", numbers) if numbers else {}
        alone = [
            each
            for each in today.steps[:LISTED]
            if each.count == 1 and each.entity in self._context.catalogue
        ]
        titles = {
            (each.entity, each.record): title
            for each in alone
            for title in queries.lookup(each.entity, [each.record]).values()
        }
        return Figures(
            conflicts=queries.needs_you(limit=LISTED),
            today=today,
            names={str(number): name for number, name in names.items()},
            titles=titles,
        )

    # the status

    def _show_failure(self, error: ShopError) -> None:
        self._show_header("error", "red", texts.error(error.code, error.params).title, "")

    def _show_status(self, status: Status) -> None:
        self.status = status
        now, code = self._context.clock.now(), status.headline
        if code in ("in_step", "waiting", "never", "needs_you"):
            self._show_header("", "muted", formats.long_day_text(now), "")
        else:
            outlook = sync_text.outlook(status, now)
            self._show_header(code, theme.HEADLINE_ROLES[code], sync_text.headline(status), outlook)
        self._show_warning(status, now)

    def _show_header(self, icon: str, role: str, title: str, sentence: str) -> None:
        self.header.icon.setVisible(bool(icon))
        self.details.setVisible(bool(icon))
        if icon:
            self.header.show_status(icon, role, title, sentence)
        else:
            self.header.title.setText(title)
            self.header.sentence.hide()

    def _show_warning(self, status: Status, now: int) -> None:
        """Show the banner after a week without a complete run, or with unsent changes as old."""
        since = min(
            (time for time in (status.last_success, status.unsent_since) if time is not None), default=None
        )
        if status.headline == "never" or since is None or now - since < WARN_AFTER:
            self.banner.show_message("")
            return
        message = translate("Overview", "No sync for %n day(s).", (now - since) // texts.DAY)
        if status.waiting:
            message = f"{message} {texts.waiting(status.waiting)}."
        sign_in = status.headline == "sign_in"
        remedy = (
            (translate("Status", "Sign in…"), self.connect_asked.emit)
            if sign_in
            else (translate("Action", "Sync now"), self.sync_asked.emit)
        )
        details = (translate("Overview", "See why"), lambda: self._context.navigator.show_sync_tab("history"))
        self.banner.show_message(message, remedy, details, role="red")

    # the list

    def show_figures(self, found: Figures) -> None:
        """Show the list."""
        self.figures = found
        status, today = self.status, found.today
        assert status is not None
        first_day = not today.has_records or status.headline == "never"
        self.first.show_entries([*self._first_steps(today, status)] if first_day else [])
        self.questions.show_entries([] if first_day else self._limited([*self._questions(found, status)],
                                    more=status.needs_you + self._asking(today), tab="conflicts"))  # fmt: skip
        self.prices.show_entries([*self._prices(today.prices), *self._plans(today)])
        self.stock.show_entries([*self._stock(today.sold_out)])
        self.drafts.show_entries([*self._drafts()])
        self.ending.show_entries([*self._ending(today)])
        self.changes.show_entries(self._changes(found))
        self.nothing.setVisible(not any(each.lines for each in self._sections))
        self.drawn.emit()

    def _asking(self, today: Today) -> int:
        return sum(bool(each.asking) for each in today.plans)

    def _limited(self, entries: list[Entry], *, more: int, tab: str) -> list[Entry]:
        shown = entries[:LISTED]
        if (rest := max(more, len(entries)) - len(shown)) > 0:
            shown.append(self._rest(rest, lambda: self._context.navigator.show_sync_tab(tab)))
        return shown

    def _rest(self, count: int, act: Callable[[], object]) -> Entry:
        return Entry(translate("Overview", "and %n more", count), translate("Overview", "Show"), act)

    def _first_steps(self, today: Today, status: Status) -> Iterator[Entry]:
        connected = status.headline != "sign_in" and (
            self._context.connected or status.last_success is not None
        )
        for done, icon, text, verb, act in (
            (connected, "connect", translate("Overview", "Connect this computer to your shop's cloud"),
             translate("Overview", "Connect"), self.connect_asked.emit),
            (today.has_records, "import", translate("Overview", "Import your customers from a file"),
             translate("Overview", "Import"), partial(self.import_asked.emit, "customers")),
            (today.has_records, "new", translate("Overview", "Add your first product"),
             translate("Overview", "Add"), partial(self.new_asked.emit, "products")),
        ):  # fmt: skip
            yield Entry(text, verb, act, "synced" if done else icon, "green" if done else "accent")

    def _questions(self, found: Figures, status: Status) -> Iterator[Entry]:
        decide = translate("Overview", "Decide")
        if status.headline == "sign_in":
            text = translate("Overview", "The cloud asks you to sign in again")
            yield Entry(text, translate("Overview", "Sign in"), self.connect_asked.emit, "sign_in", "red")
        if status.rollback:
            title = texts.error("cloud_restored" if status.restored_since else "mass_deletion").title
            yield Entry(
                title, decide, partial(self._context.navigator.show_sync_tab, "conflicts"), "error", "red"
            )
        for each in found.conflicts:
            act = partial(self._context.navigator.show_conflict, each.entity, each.id)
            yield Entry(f"{each.title}: {texts.held(each.reason.value)}", decide, act, "needs_you", "red")
        for plan in found.today.plans:
            if plan.asking:
                yield Entry(plans_text.question(plan), decide, self.plans_asked.emit, "needs_you", "red")

    def _prices(self, found: Prices) -> Iterator[Entry]:
        show = translate("Overview", "Show")
        check = partial(self._context.navigator.go_to, "shop-check")
        if found.below_cost.count:
            text = translate("Overview", "%n sold below cost", found.below_cost.count)
            yield Entry(_naming(text, found.below_cost), show, check, "needs_you", "amber")
        if found.missing.count:
            text = translate("Overview", "%n without a price", found.missing.count)
            yield Entry(_naming(text, found.missing), show, check, "needs_you", "amber")
        if found.labels:
            text = translate("Overview", "%n label(s) to print", found.labels)
            yield Entry(text, translate("Overview", "Print"), self.labels_asked.emit, "labels")

    def _plans(self, today: Today) -> Iterator[Entry]:
        for each in [plan for plan in today.plans if not plan.asking][:LISTED]:
            show = translate("Overview", "Show")
            yield Entry(plans_text.in_short(each), show, self.plans_asked.emit, "schedule")

    def _stock(self, found: Found) -> Iterator[Entry]:
        if found.count:
            text = _naming(translate("Overview", "%n sold out", found.count), found)
            act = partial(
                self._context.navigator.show_list_in_state, "warehouse-products", SOLD_OUT, "", None
            )
            yield Entry(text, translate("Overview", "Show"), act, "products")

    def _drafts(self) -> Iterator[Entry]:
        keys = [key for key in self._context.drafts.kept() if key[0] in self._context.catalogue]
        for key in keys[-LISTED:]:
            act = partial(self._context.navigator.show_record, *key)
            yield Entry(self._draft_title(*key), translate("Overview", "Go on"), act, "draft")
        if len(keys) > LISTED:
            yield self._rest(len(keys) - LISTED, partial(self._context.navigator.show_record, *keys[0]))

    def _draft_title(self, entity: str, id: FormId) -> str:
        if isinstance(id, str):
            return texts.new(entity)
        return f"{texts.entity(entity)}: {self._context.titles(entity, [id]).get(id, f'#{id}')}"

    def _ending(self, today: Today) -> Iterator[Entry]:
        for (id, name), until in zip(today.ending.named, today.until, strict=True):
            text = f"{name}: {formats.date_text(formats.day_of(until))}"
            act = partial(self._context.navigator.show_record, "customers", id)
            yield Entry(text, translate("Overview", "Open"), act, "customers")
        if (rest := today.ending.count - len(today.ending.named)) > 0:
            now = self._context.clock.now() // texts.DAY * texts.DAY
            filter = f"expireDate|gteq|{now};expireDate|lt|{now + AHEAD * texts.DAY}"
            yield self._rest(
                rest, partial(self._context.navigator.show_list_in_state, "customers", filter, "", None)
            )

    def _changes(self, found: Figures) -> list[Entry]:
        history = partial(self._context.navigator.show_sync_tab, "history")
        entries = [self._change(each, found) for each in found.today.steps[:LISTED]]
        if (rest := len(found.today.steps) - LISTED) > 0:
            entries.append(self._rest(rest, history))
        return entries

    def _change(self, change: StepCount, found: Figures) -> Entry:
        """A step of this computer, or what one person changed in the cloud: what, who, when."""
        title = found.titles.get((change.entity, change.record), "")
        if change.step is None:
            what = title or f"{texts.entities(change.entity)}: {texts.records(change.count)}"
            by = found.names.get(change.who) or translate("Overview", "in the cloud")
        else:
            what = texts.step(change.step.code, {**change.step.params, "count": change.count}, title)
            by = found.names.get(change.who) or texts.author(change.step.origin)
        when = texts.when(change.at, self._context.clock.now())
        text = " · ".join(filter(None, (what[:1].upper() + what[1:], by, when)))
        if title:
            act = partial(self._context.navigator.show_record, change.entity, change.record)
            return Entry(text, translate("Overview", "Open"), act, "draft")
        return Entry(
            text,
            translate("Overview", "Show"),
            partial(self._context.navigator.show_sync_tab, "history"),
            "draft",
        )

    # building

    def _build(self) -> None:
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        scroll = QScrollArea()
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        outer.addWidget(scroll)
        inside = QWidget()
        scroll.setWidget(inside)
        layout = QVBoxLayout(inside)
        layout.setContentsMargins(24, 14, 16, 12)
        layout.setSpacing(4)
        self.header = Headline()
        self.details = ElidingButton()
        self.details.setText(texts.section("sync"))
        icons.set_button_icon(self.details, "next")
        self.details.clicked.connect(lambda: self._context.navigator.go_to("sync"))
        self.header.addWidget(self.details)
        layout.addLayout(self.header)
        self.banner = Banner()
        layout.addWidget(self.banner)
        layout.addSpacing(8)
        self.first = Section(translate("Overview", "Next three steps"))
        self.questions = Section(translate("Overview", "To decide"))
        self.prices = Section(translate("Overview", "Prices"))
        self.stock = Section(translate("Overview", "Stock"))
        self.drafts = Section(translate("Overview", "Not saved yet"))
        self.ending = Section(translate("Overview", "Memberships ending soon"))
        self.changes = Section(translate("Overview", "Changed since yesterday"))
        self._sections = (
            self.first, self.questions, self.prices, self.stock, self.drafts, self.ending, self.changes,
        )  # fmt: skip
        for section in self._sections:
            section.setMaximumWidth(theme.scaled(WIDTH))
            layout.addWidget(section)
        self.nothing = Section("")
        self.nothing.title.setText(translate("Overview", "Nothing to do right now."))
        layout.addWidget(self.nothing)
        layout.addStretch(1)


def _naming(text: str, found: Found) -> str:
    """A number and the first names: "12 sold out: Bread, Milk, Butter"."""
    names = ", ".join(name for _, name in found.named)
    return f"{text}: {names}" if names else text
