"""The first page: one sentence about the state of things, what needs a person, and six panels that lead to their lists.

Made by `pages`. The sentence comes from `Queries.sync_status()`; the figures are read on a worker, and only while somebody
looks.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from app.queries.dashboard import Loyalty, WarehouseStock
from app.queries.list_ages import ListAge
from app.queries.queries import Conflict
from app.queries.status import Status
from storage.errors import ShopError
from storage.sync_state.daily_health import Day
from ui.background.debounce import Debouncer
from ui.background.latest_read import LatestRead
from ui.context import AppContext
from ui.overview import figures as overview_figures
from ui.overview.panel import Card, Panel, Quiet
from ui.style import icons, theme
from ui.sync import text as sync_words
from ui.text import texts
from ui.text.texts import translate
from ui.widgets.banner import Banner
from ui.widgets.charts import BarChart, Columns, Strip
from ui.widgets.elided import ElidingButton
from ui.widgets.headline import Headline

SOON, PAUSE = 400, 1000
LOOK_AGAIN = 30_000
"""Milliseconds between two looks: after events, and at rest."""
NAMED = 6
"""Questions named one by one."""
CARD, TALLEST, MOST = 300, 360, 3
"""Width that a card wants and the height it takes, in pixels at the usual size of text; how many stand in a row."""
WEEK = 7 * texts.DAY
"""Without a complete look for so long, the page says so at its top."""


Link = tuple[str, str, Callable[[], object]]
"""A picture, words, and what choosing them does."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Figures:
    """All that the page shows beside the status."""

    questions: list[Conflict]
    waiting: Mapping[str, tuple[int, int]]
    ages: list[ListAge]
    month: list[Day]
    shelves: list[WarehouseStock]
    loyalty: Loyalty
    has_records: bool


class OverviewPage(QWidget):
    """Headline, banner, panels."""

    section_asked = Signal(str)
    sync_tab_asked = Signal(str)
    """Name of a tab of the Sync page."""
    list_asked = Signal(str, str, str, object)
    """Entity, filter, state, and the record within which the list is looked at, or None."""
    decide_asked = Signal(str, object)
    sync_asked = Signal()
    connect_asked = Signal()
    import_asked = Signal(str)
    new_asked = Signal(str)
    failed = Signal(object)
    drawn = Signal()
    """What was read is on show."""

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self.status: Status | None = None
        self.figures: Figures | None = None
        self._soon = Debouncer(self.refresh, self, first=SOON, pause=PAUSE)
        self._again = QTimer(self, interval=LOOK_AGAIN)
        self._again.timeout.connect(self.refresh)
        self._again.start()
        self._fetch = LatestRead(context.bridge, self.read, self.show_figures, self.failed.emit, self)
        self._build()
        for event in (context.bridge.changed, context.bridge.run_finished):
            # A method, not a function: the connection goes when the page goes.
            event.connect(self._soon.ask)
        context.bridge.paused.connect(self._soon.ask)

    def showEvent(self, event: QShowEvent) -> None:
        """What is looked at is of now."""
        super().showEvent(event)
        self.refresh()

    def refresh(self) -> None:
        """Read again; nothing is read while nobody looks."""
        if not self.isVisible():
            return
        try:
            status = self._context.queries.sync_status()
        except ShopError as error:
            self._say("error", "red", texts.error(error.code, error.params).title, "")
            return
        self.status = status
        now, code = self._context.clock.now(), status.headline
        self._say(
            code,
            theme.HEADLINE_ROLES[code],
            texts.headline(code, status.paused_until),
            sync_words.outlook(status, now),
        )
        self._warn(status, now)
        self._fetch.ask()

    def read(self) -> Figures:
        """On a worker: everything the panels show."""
        queries, overview = self._context.queries, self._context.dashboard
        return Figures(
            questions=queries.needs_you(limit=NAMED),
            waiting=self._context.commands.replica.waiting_counts(),
            ages=queries.list_ages(),
            month=overview.month(),
            shelves=overview.shelves(),
            loyalty=overview.loyalty(),
            has_records=overview.has_records(),
        )

    def show_figures(self, found: Figures) -> None:
        """Fill the panels."""
        self.figures = found
        now = self._context.clock.now()
        self._fill_todo(found)
        self.month.show_figures(*overview_figures.month(found.month))
        self.waiting.show_figures(*overview_figures.waiting(found.waiting))
        self.ages.show_figures(*overview_figures.ages(found.ages, now))
        self.stock.show_figures(*overview_figures.shelves(found.shelves))
        self.points.show_figures(*overview_figures.points(found.loyalty))
        links: list[Link] = [
            ("customers", said, partial(self.list_asked.emit, "customers", filter, "", None))
            for said, filter in overview_figures.expiring(found.loyalty)
        ]
        self._fill(self._expiring, links)
        self.drawn.emit()

    # head

    def _say(self, picture: str, role: str, title: str, sentence: str) -> None:
        self._picture.setPixmap(icons.picture(picture, role, 32))
        self.headline.setText(title)
        self.sentence.setText(sentence)
        self.sentence.setVisible(bool(sentence))

    def _warn(self, status: Status, now: int) -> None:
        """After a week without a complete look, or with changes that old, say so where it cannot be missed."""
        since = min(
            (each for each in (status.last_success, status.unsent_since) if each is not None), default=None
        )
        if status.headline == "never" or since is None or now - since < WEEK:
            self.banner.say("")
            return
        said = translate("Overview", "Nothing was sent or read for %n day(s).", (now - since) // texts.DAY)
        if status.waiting:
            said = f"{said} {texts.waiting(status.waiting)}."
        sign_in = status.headline == "sign_in"
        first = (
            (translate("Status", "Sign in..."), self.connect_asked.emit)
            if sign_in
            else (translate("Action", "Sync now"), self.sync_asked.emit)
        )
        see = (translate("Overview", "See why"), lambda: self.sync_tab_asked.emit("history"))
        self.banner.say(said, first, see, role="red")

    # what a person has to do

    def _fill_todo(self, found: Figures) -> None:
        status = self.status
        assert status is not None
        first_day = not found.has_records or status.headline == "never"
        self.todo.title.setText(
            translate("Overview", "Three next steps")
            if first_day
            else translate("Overview", "What needs you")
        )
        links: list[Link] = []
        self._quiet.hide()
        if first_day:
            self._fill(self._todo_rows, self._first_steps(found, status))
            return
        if status.headline == "sign_in":
            links.append(("sign_in", translate("Overview", "Sign in again"), self.connect_asked.emit))
        if status.disputed or status.restored_since is not None:
            title = texts.error("cloud_restored" if status.restored_since else "mass_deletion").title
            links.append(("error", title, lambda: self.sync_tab_asked.emit("needs_you")))
        links += [
            (
                "needs_you",
                f"{each.title}: {texts.held(each.reason.value)}",
                partial(self.decide_asked.emit, each.entity, each.id),
            )
            for each in found.questions
        ]
        more = status.needs_you - len(found.questions)
        if more > 0:
            words = translate("Overview", "and %n more", more)
            links.append(("next", words, lambda: self.sync_tab_asked.emit("needs_you")))
        self._fill(self._todo_rows, links)
        self._quiet.setVisible(not links)

    def _first_steps(self, found: Figures, status: Status) -> list[Link]:
        connected = self._context.connected or status.headline != "never"
        return [
            (
                "synced" if connected else "connect",
                translate("Overview", "Connect this computer to your shop's cloud"),
                self.connect_asked.emit,
            ),
            (
                "synced" if found.has_records else "import",
                translate("Overview", "Bring in your customers from a file"),
                lambda: self.import_asked.emit("customers"),
            ),
            (
                "synced" if found.has_records else "new",
                translate("Overview", "Write your first product"),
                lambda: self.new_asked.emit("products"),
            ),
        ]

    def _fill(self, rows: QVBoxLayout, links: list[Link]) -> None:
        """A link for each; the focus stays where it was."""
        had: int | None = None
        for at in range(rows.count()):
            shown = rows.itemAt(at)
            if shown is not None and (widget := shown.widget()) is not None and widget.hasFocus():
                had = at
        while (item := rows.takeAt(0)) is not None:
            if (old := item.widget()) is not None:
                old.hide()
                old.deleteLater()
        for icon, words, do in links:
            button = ElidingButton()
            button.setText(words)
            role = {"needs_you": "red", "error": "red", "sign_in": "red", "synced": "green"}.get(
                icon, "accent"
            )
            icons.before_words(button, icon, role)
            button.setProperty("role", "link")
            button.setStyleSheet("text-align: left")
            button.clicked.connect(lambda _=False, do=do: do())
            rows.addWidget(button)
            if rows.count() - 1 == had:
                button.setFocus()

    # where pieces lead

    def _to_waiting(self, key: object) -> None:
        if isinstance(key, tuple):
            self.list_asked.emit(key[0], "", key[1], None)

    def _to_shelf(self, key: object) -> None:
        if isinstance(key, tuple):
            self.list_asked.emit("warehouse-products", key[1], "", key[0])

    def _to_points(self, key: object) -> None:
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
        layout.addLayout(self._make_head())
        self.banner = Banner()
        layout.addWidget(self.banner)
        self._grid = QGridLayout()
        self._grid.setSpacing(12)
        self._cards = self._make_cards()
        for card in self._cards:
            card.setMaximumHeight(theme.grown(TALLEST))
        self._columns = 0
        self._arrange(MOST)
        layout.addLayout(self._grid, 1)
        layout.addStretch(0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fewer cards side by side where there is little room, or large text."""
        super().resizeEvent(event)
        self._arrange(max(1, min(MOST, event.size().width() // theme.grown(CARD))))

    def _arrange(self, columns: int) -> None:
        if columns == self._columns:
            return
        self._columns = columns
        rows = -(-len(self._cards) // columns)
        for at, card in enumerate(self._cards):
            self._grid.addWidget(card, at // columns, at % columns)
        for at in range(len(self._cards)):
            self._grid.setColumnStretch(at, int(at < columns))
            self._grid.setRowStretch(at, int(at < rows))

    def _make_head(self) -> QHBoxLayout:
        head = Headline()
        self._picture, self.headline, self.sentence = head.picture, head.words, head.sentence
        self.details = ElidingButton()
        self.details.setText(texts.section("sync"))
        icons.before_words(self.details, "sync")
        self.details.clicked.connect(lambda: self.section_asked.emit("sync"))
        head.addWidget(self.details)
        return head

    def _make_cards(self) -> list[Card]:
        when, what = translate("Overview", "Day"), translate("Overview", "How it went")
        self.todo = Card(translate("Overview", "What needs you"))
        self._todo_rows = QVBoxLayout()
        self._todo_rows.setSpacing(0)
        self.todo.body.addLayout(self._todo_rows)
        self._quiet = Quiet("synced", "green")
        self._quiet.said.setText(translate("Overview", "Nothing. Everything else goes by itself."))
        self._quiet.hide()
        self.todo.body.addWidget(self._quiet, 1)
        self.todo.body.addStretch(0)
        self.todo.asked.connect(lambda: self.sync_tab_asked.emit("needs_you"))
        title = translate("Overview", "Synchronising in the last 30 days")
        self.month = Panel(title, Strip(title), (when, what), Quiet("never"))
        self.month.asked.connect(lambda: self.sync_tab_asked.emit("history"))
        self.month.chosen.connect(lambda _key: self.sync_tab_asked.emit("history"))
        listed, count = translate("Sync", "List"), translate("Overview", "How many")
        title = translate("Overview", "Waiting to be sent")
        self.waiting = Panel(title, BarChart(title), (listed, count), Quiet("synced", "green"))
        self.waiting.asked.connect(lambda: self.sync_tab_asked.emit("waiting"))
        self.waiting.chosen.connect(self._to_waiting)
        title = translate("Overview", "Age of the copy")
        self.ages = Panel(title, BarChart(title), (listed, translate("Overview", "Age")), Quiet("never"))
        self.ages.shape.scale = texts.HOUR
        self.ages.asked.connect(lambda: self.sync_tab_asked.emit("schedule"))
        self.ages.chosen.connect(lambda entity: self.section_asked.emit(str(entity)))
        title = translate("Overview", "Stock that runs out")
        heads = (translate("Overview", "Warehouse"), count)
        self.stock = Panel(title, BarChart(title, stacked=True), heads, Quiet("warehouses"))
        self.stock.asked.connect(lambda: self.section_asked.emit("warehouse-products"))
        self.stock.chosen.connect(self._to_shelf)
        title = translate("Overview", "Customers by points")
        heads = (translate("Overview", "Points"), count)
        self.points = Panel(title, Columns(title), heads, Quiet("customers"))
        self.points.asked.connect(lambda: self.section_asked.emit("customers"))
        self.points.chosen.connect(self._to_points)
        self._expiring = QVBoxLayout()
        self._expiring.setSpacing(0)
        self.points.body.addLayout(self._expiring)
        return [self.todo, self.month, self.waiting, self.ages, self.stock, self.points]
