"""`OverviewPage`: the sync status, what needs the user, and panels with figures that lead to their lists.

Built by `ui/window/page_factory.py`, which connects its signals. The status comes from the context's `StatusFeed`; the
figures are read on a worker thread, and only while the page is visible.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from app.plans.summary import PlanSummary, summaries
from app.queries.dashboard import Loyalty, Named, WarehouseStock
from app.queries.list_ages import ListAge
from app.queries.queries import Conflict
from app.queries.status import Status
from storage.errors import ShopError
from storage.sync_state.runs import Day
from ui.background.debounce import Debouncer
from ui.background.latest_read import LatestRead
from ui.context import AppContext
from ui.drafts import FormId
from ui.overview import figures as overview_figures
from ui.overview.panel import Card, ListCard, Panel, Placeholder
from ui.plans import text as plans_text
from ui.style import icons, theme
from ui.sync import text as sync_text
from ui.text import texts
from ui.text.texts import translate
from ui.widgets.banner import Banner
from ui.widgets.charts import BarChart, ColumnChart, DayStripChart
from ui.widgets.elided import ElidingButton
from ui.widgets.headline import Headline

REFRESH_DELAY, REFRESH_PAUSE = 400, 1000
"""Milliseconds from an event to a refresh, and between two refreshes after events."""
REFRESH_EVERY = 60_000
"""Milliseconds between refreshes without events."""
LISTED_CONFLICTS = 6
"""Conflicts listed one by one; of the rest only the number is shown."""
LISTED_PLANS = 8
"""Plans listed one by one."""
LISTED_DRAFTS = 8
"""Drafts listed one by one."""
CARD_WIDTH, CARD_MAX_HEIGHT, MAX_COLUMNS = 300, 360, 3
"""Pixels of a card at normal text size; cards in a row."""
WARN_AFTER = 7 * texts.DAY
"""Age of the last complete run, or of the oldest unsent change, from which the banner warns."""


Link = tuple[str, str, Callable[[], object]]
"""Icon, text and callback of a link."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Figures:
    """Everything on the page but the status."""

    conflicts: list[Conflict]
    waiting: Mapping[str, tuple[int, int]]
    """Entity -> number of pending changes, and how many of them are held."""
    ages: list[ListAge]
    month: list[Day]
    shelves: list[WarehouseStock]
    loyalty: Loyalty
    named: Named
    backup: int | None
    """When the newest backup was made, wall milliseconds; None without one."""
    has_records: bool
    """Whether the shop has records of its own."""
    plans: list[PlanSummary]
    """Plans that are to come, hold, or need a decision."""


class OverviewPage(QWidget):
    """Headline, banner, panels."""

    section_asked = Signal(str)
    sync_tab_asked = Signal(str)
    """Name of a tab of the Sync page."""
    list_asked = Signal(str, str, str, object)
    """Entity, filter, state, and the id of the record that the list belongs to, or None."""
    decide_asked = Signal(str, object)
    record_asked = Signal(str, object)
    """Entity, and id of a record or of the form of a new one."""
    settings_asked = Signal(str)
    """Name of a group of settings."""
    sync_asked = Signal()
    connect_asked = Signal()
    import_asked = Signal(str)
    new_asked = Signal(str)
    plans_asked = Signal()
    failed = Signal(object)
    drawn = Signal()
    """The figures are on the screen."""

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
        self._cards: list[Card] = []
        self._shown_cards: list[Card] = []
        """Those with something to show."""
        self._columns = 0
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
        """Show the status and read the figures; does nothing while hidden."""
        if self.isVisible() and self._context.status_feed.read() is not None:
            self._fetch.ask()

    def _show_failure(self, error: ShopError) -> None:
        self.header.show_status("error", "red", texts.error(error.code, error.params).title, "")

    def _show_status(self, status: Status) -> None:
        self.status = status
        now, code = self._context.clock.now(), status.headline
        title = sync_text.headline(status)
        self.header.show_status(code, theme.HEADLINE_ROLES[code], title, sync_text.outlook(status, now))
        self._show_warning(status, now)

    def read(self) -> Figures:
        """Read the figures; runs on a worker thread."""
        queries, overview = self._context.queries, self._context.dashboard
        return Figures(
            conflicts=queries.needs_you(limit=LISTED_CONFLICTS),
            waiting=self._context.commands.replica.waiting_counts(),
            ages=queries.list_ages(),
            month=overview.month(),
            shelves=overview.shelves(),
            loyalty=overview.loyalty(),
            named=overview.named(),
            backup=self._newest_backup(),
            has_records=overview.has_records(),
            plans=[each for each in summaries(self._context.commands.replica) if each.is_open],
        )

    def _newest_backup(self) -> int | None:
        if self._context.runtime is None:
            return None
        from app.backup.backups import list_backups

        found = list_backups(self._context.runtime.replica)
        return found[0].made if found else None

    def show_figures(self, found: Figures) -> None:
        """Show the figures in the panels."""
        self.figures = found
        now = self._context.clock.now()
        self._show_todo(found)
        self.month.show_figures(*overview_figures.month(found.month))
        proven = self.status is not None and self.status.last_success is not None
        self.waiting.placeholder.show_icon(*(("synced", "green") if proven else ("never", "muted")))
        self.waiting.show_figures(*overview_figures.waiting(found.waiting, self.status))
        self.ages.show_figures(*overview_figures.ages(found.ages, now))
        self.stock.show_figures(*overview_figures.stock(found.shelves))
        self.points.show_figures(*overview_figures.points(found.loyalty))
        links: list[Link] = [
            ("customers", text, partial(self.list_asked.emit, "customers", filter, "", None))
            for text, filter in overview_figures.expiring(found.loyalty)
        ]
        self._show_links(self._expiring, links)
        self._show_named(found, now)
        self._give_way()
        self.drawn.emit()

    def _show_named(self, found: Figures, now: int) -> None:
        """Name the records: each line opens its own."""
        named, warehouses = found.named, len(found.shelves)
        self._show_links(
            self.shortages.rows,
            [
                (
                    "products",
                    overview_figures.shortage(each, warehouses=warehouses),
                    partial(self.record_asked.emit, "products", each.product),
                )
                for each in named.shortages
            ],
        )
        self._show_links(
            self.ending.rows,
            [
                (
                    "customers",
                    overview_figures.ending(each),
                    partial(self.record_asked.emit, "customers", each.customer),
                )
                for each in named.ending
            ],
        )
        changes: list[Link] = [
            (
                each.event.entity,
                overview_figures.change(each, now),
                partial(self.record_asked.emit, each.event.entity, each.event.id),
            )
            for each in named.changes
        ]
        if named.changed > len(named.changes):
            more = translate("Overview", "and %n more", named.changed - len(named.changes))
            changes.append(("next", more, lambda: self.sync_tab_asked.emit("history")))
        self._show_links(self.changes.rows, changes)
        self._show_links(self.unfinished.rows, self._unfinished(found, now))
        plans: list[Link] = [
            (
                "needs_you" if each.asking else "schedule",
                plans_text.question(each) if each.asking else plans_text.in_short(each),
                self.plans_asked.emit,
            )
            for each in found.plans[:LISTED_PLANS]
        ]
        if (rest := len(found.plans) - LISTED_PLANS) > 0:
            plans.append(("next", translate("Overview", "and %n more", rest), self.plans_asked.emit))
        self._show_links(self.plans.rows, plans)

    def _unfinished(self, found: Figures, now: int) -> list[Link]:
        """Drafts that were not saved, and the last backup."""
        keys = [key for key in self._context.drafts.kept() if key[0] in self._context.catalogue]
        links: list[Link] = [
            ("draft", self._draft_title(*key), partial(self.record_asked.emit, *key))
            for key in keys[-LISTED_DRAFTS:]
        ]
        if len(keys) > LISTED_DRAFTS:
            more = translate("Overview", "and %n more", len(keys) - LISTED_DRAFTS)
            links.append(("next", more, partial(self.record_asked.emit, *keys[0])))
        if self._context.runtime is not None:
            text = (
                translate("Backup", "Last backup: {when}", when=texts.when(found.backup, now))
                if found.backup is not None
                else translate("Backup", "No backups yet.")
            )
            links.append(("restore", text, lambda: self.settings_asked.emit("backup")))
        return links

    def _draft_title(self, entity: str, id: FormId) -> str:
        if isinstance(id, str):
            return texts.new(entity)
        return f"{texts.entity(entity)}: {self._context.titles(entity, [id]).get(id, f'#{id}')}"

    def _give_way(self) -> None:
        """Hide the cards that have nothing to show."""
        shown = [
            card
            for card in self._cards
            if not (isinstance(card, Panel) and not card.chart.points)
            and not (isinstance(card, ListCard) and not card.rows.count())
        ]
        if shown != self._shown_cards:
            self._shown_cards = shown
            for card in self._cards:
                card.setVisible(card in shown)
            columns, self._columns = self._columns, 0
            self._arrange(columns)

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
        details = (translate("Overview", "See why"), lambda: self.sync_tab_asked.emit("history"))
        self.banner.show_message(message, remedy, details, role="red")

    # what needs the user

    def _show_todo(self, found: Figures) -> None:
        status = self.status
        assert status is not None
        first_day = not found.has_records or status.headline == "never"
        self.todo.title.setText(
            translate("Overview", "Next three steps") if first_day else translate("Overview", "Needs you")
        )
        links: list[Link] = []
        self._no_todo.hide()
        if first_day:
            self._show_links(self._todo_rows, self._first_steps(found, status))
            return
        if status.headline == "sign_in":
            links.append(("sign_in", translate("Overview", "Sign in again"), self.connect_asked.emit))
        if status.rollback:
            title = texts.error("cloud_restored" if status.restored_since else "mass_deletion").title
            links.append(("error", title, lambda: self.sync_tab_asked.emit("conflicts")))
        links += [
            (
                "needs_you",
                f"{conflict.title}: {texts.held(conflict.reason.value)}",
                partial(self.decide_asked.emit, conflict.entity, conflict.id),
            )
            for conflict in found.conflicts
        ]
        links += [
            ("needs_you", plans_text.question(each), self.plans_asked.emit)
            for each in found.plans
            if each.asking
        ]
        more = status.needs_you - len(found.conflicts)
        if more > 0:
            text = translate("Overview", "and %n more", more)
            links.append(("next", text, lambda: self.sync_tab_asked.emit("conflicts")))
        self._show_links(self._todo_rows, links)
        self._no_todo.setVisible(not links)

    def _first_steps(self, found: Figures, status: Status) -> list[Link]:
        connected = status.headline != "sign_in" and (
            self._context.connected or status.last_success is not None
        )
        return [
            (
                "synced" if connected else "connect",
                translate("Overview", "Connect this computer to your shop's cloud"),
                self.connect_asked.emit,
            ),
            (
                "synced" if found.has_records else "import",
                translate("Overview", "Import your customers from a file"),
                lambda: self.import_asked.emit("customers"),
            ),
            (
                "synced" if found.has_records else "new",
                translate("Overview", "Add your first product"),
                lambda: self.new_asked.emit("products"),
            ),
        ]

    def _show_links(self, rows: QVBoxLayout, links: list[Link]) -> None:
        """Replace the links in a layout; the focus stays on the same row."""
        focused: int | None = None
        for row in range(rows.count()):
            layout_item = rows.itemAt(row)
            if layout_item is not None and (widget := layout_item.widget()) is not None and widget.hasFocus():
                focused = row
        while (item := rows.takeAt(0)) is not None:
            if (old := item.widget()) is not None:
                old.hide()
                old.deleteLater()
        for icon, text, callback in links:
            button = ElidingButton()
            button.setText(text)
            role = {"needs_you": "red", "error": "red", "sign_in": "red", "synced": "green"}.get(
                icon, "accent"
            )
            icons.set_button_icon(button, icon, role)
            button.setProperty("role", "link")
            button.setStyleSheet("text-align: left")
            button.clicked.connect(lambda _=False, callback=callback: callback())
            rows.addWidget(button)
            if rows.count() - 1 == focused:
                button.setFocus()

    # links of the charts

    def _open_waiting(self, key: object) -> None:
        if isinstance(key, tuple):
            self.list_asked.emit(key[0], "", key[1], None)

    def _open_stock(self, key: object) -> None:
        if isinstance(key, tuple):
            self.list_asked.emit("warehouse-products", key[1], "", key[0])

    def _open_points(self, key: object) -> None:
        self.list_asked.emit("customers", str(key), "", None)

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
        layout.setContentsMargins(16, 14, 16, 12)
        layout.setSpacing(10)
        layout.addLayout(self._make_header())
        self.banner = Banner()
        layout.addWidget(self.banner)
        self._grid = QGridLayout()
        self._grid.setSpacing(12)
        self._cards = self._make_cards()
        for card in self._cards:
            card.setMaximumHeight(theme.scaled(CARD_MAX_HEIGHT))
        self._shown_cards = self._cards
        self._arrange(MAX_COLUMNS)
        layout.addLayout(self._grid, 1)
        layout.addStretch(0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Adapt the number of columns to the width and the text size."""
        super().resizeEvent(event)
        self._arrange(max(1, min(MAX_COLUMNS, event.size().width() // theme.scaled(CARD_WIDTH))))

    def _arrange(self, columns: int) -> None:
        if columns == self._columns:
            return
        self._columns = columns
        rows = -(-len(self._shown_cards) // columns)
        for card in self._cards:
            self._grid.removeWidget(card)
        for position, card in enumerate(self._shown_cards):
            self._grid.addWidget(card, position // columns, position % columns)
        for line in range(len(self._cards)):
            self._grid.setColumnStretch(line, int(line < columns))
            self._grid.setRowStretch(line, int(line < rows))

    def _make_header(self) -> QHBoxLayout:
        self.header = Headline()
        self.details = ElidingButton()
        self.details.setText(texts.section("sync"))
        icons.set_button_icon(self.details, "next")
        self.details.clicked.connect(lambda: self.section_asked.emit("sync"))
        self.header.addWidget(self.details)
        return self.header

    def _make_cards(self) -> list[Card]:
        day, outcome = translate("Overview", "Day"), translate("Overview", "Result")
        self.todo = Card(translate("Overview", "Needs you"))
        self._todo_rows = QVBoxLayout()
        self._todo_rows.setSpacing(0)
        self.todo.body.addLayout(self._todo_rows)
        self._no_todo = Placeholder("synced", "green")
        self._no_todo.text.setText(translate("Overview", "All good. Nothing needs you."))
        self._no_todo.hide()
        self.todo.body.addWidget(self._no_todo, 1)
        self.todo.body.addStretch(0)
        self.todo.title_clicked.connect(lambda: self.sync_tab_asked.emit("conflicts"))
        title = translate("Overview", "Sync in the last 30 days")
        self.month = Panel(title, DayStripChart(title), (day, outcome), Placeholder("never"))
        self.month.title_clicked.connect(lambda: self.sync_tab_asked.emit("history"))
        self.month.activated.connect(lambda _key: self.sync_tab_asked.emit("history"))
        list_column, count_column = translate("Sync", "List"), translate("Overview", "Count")
        title = translate("Overview", "Waiting to be sent")
        self.waiting = Panel(title, BarChart(title), (list_column, count_column), Placeholder("never"))
        self.waiting.title_clicked.connect(lambda: self.sync_tab_asked.emit("waiting"))
        self.waiting.activated.connect(self._open_waiting)
        title = translate("Overview", "How current this computer is")
        self.ages = Panel(
            title, BarChart(title), (list_column, translate("Overview", "Updated")), Placeholder("never")
        )
        self.ages.chart.scale = texts.HOUR
        self.ages.title_clicked.connect(lambda: self.sync_tab_asked.emit("schedule"))
        self.ages.activated.connect(lambda entity: self.section_asked.emit(str(entity)))
        title = translate("Overview", "Low stock by warehouse")
        columns = (translate("Overview", "Warehouse"), count_column)
        self.stock = Panel(title, BarChart(title, stacked=True), columns, Placeholder("warehouses"))
        self.stock.title_clicked.connect(lambda: self.section_asked.emit("warehouse-products"))
        self.stock.activated.connect(self._open_stock)
        title = translate("Overview", "Customers by points")
        columns = (translate("Overview", "Points"), count_column)
        self.points = Panel(title, ColumnChart(title), columns, Placeholder("customers"))
        self.points.title_clicked.connect(lambda: self.section_asked.emit("customers"))
        self.points.activated.connect(self._open_points)
        self._expiring = QVBoxLayout()
        self._expiring.setSpacing(0)
        self.points.body.addLayout(self._expiring)
        self.shortages = ListCard(translate("Overview", "Low stock"))
        self.shortages.title_clicked.connect(lambda: self.section_asked.emit("warehouse-products"))
        self.ending = ListCard(translate("Overview", "Memberships ending soon"))
        self.ending.title_clicked.connect(lambda: self.section_asked.emit("customers"))
        self.changes = ListCard(translate("Overview", "Changed since yesterday"))
        self.changes.title_clicked.connect(lambda: self.sync_tab_asked.emit("history"))
        self.plans = ListCard(translate("Plans", "Planned prices"))
        self.plans.title_clicked.connect(self.plans_asked)
        self.unfinished = ListCard(translate("Overview", "Drafts and backups"))
        self.unfinished.title_clicked.connect(lambda: self.settings_asked.emit("backup"))
        return [
            self.todo, self.shortages, self.changes, self.plans, self.unfinished, self.ending, self.stock, self.waiting,
            self.month, self.ages, self.points,
        ]  # fmt: skip
