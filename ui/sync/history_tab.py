"""The tab of the Sync page that tells what was: each run, and below it whatever was decided in it without anybody.

Made by `sync_page`. Runs in a row that came to the same and brought nothing are told as one.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QStackedWidget,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from app.queries.run_history import RunDecision, RunGroup, group_runs
from ui.background.latest_read import LatestRead
from ui.context import AppContext
from ui.style import icons, theme
from ui.sync import text
from ui.text import formats
from ui.text.texts import translate
from ui.widgets.empty_state import EmptyState

RUNS = 400
SHOWN = 120
"""Runs read, and lines shown of them."""
LOOKS = {
    "in_step": ("synced", "green"), "waiting": ("waiting", "amber"), "needs_you": ("needs_you", "red"),
    "offline": ("offline", "amber"), "sign_in": ("sign_in", "red"), "error": ("error", "red"),
    "cancelled": ("close", "muted"),
}  # fmt: skip
"""By a run's word: picture and colour."""
KEY = Qt.ItemDataRole.UserRole
OF = Qt.ItemDataRole.UserRole + 1


@dataclass(frozen=True, slots=True)
class RunLine:
    """Stretches of runs, and the titles of the records that were decided about, by entity and id."""

    stretches: list[RunGroup]
    titles: dict[tuple[str, int], str]


class HistoryTab(QWidget):
    """A tree of runs and their decisions."""

    record_asked = Signal(str, object)
    failed = Signal(object)

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        self.stack = QStackedWidget()
        self.tree = QTreeWidget()
        self.tree.setObjectName("runs")
        self.tree.setAccessibleName(translate("Sync", "History"))
        self.tree.setFrameShape(QFrame.Shape.NoFrame)
        self.tree.setColumnCount(4)
        self.tree.setHeaderLabels(
            [
                translate("Sync", "When"), translate("Sync", "What came of it"),
                translate("Sync", "Records"), translate("Sync", "Took"),
            ]
        )  # fmt: skip
        self.tree.setUniformRowHeights(True)
        self.tree.setAlternatingRowColors(True)
        self.tree.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.tree.setTextElideMode(Qt.TextElideMode.ElideRight)
        header = self.tree.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        larger = max(self.tree.font().pointSizeF() / theme.TEXT_POINTS, 1.0)
        for at, width in ((0, 250), (2, 190), (3, 90)):
            header.resizeSection(at, round(width * larger))
        self.tree.itemActivated.connect(self._open)
        self.empty = EmptyState()
        self.empty.say("never", translate("Sync", "No run yet"))
        self.stack.addWidget(self.tree)
        self.stack.addWidget(self.empty)
        layout.addWidget(self.stack)
        self._told: RunLine | None = None
        self._fetch = LatestRead(context.bridge, self.read, self.show_found, self.failed.emit, self)

    def refresh(self) -> None:
        """Read again, soon."""
        self._fetch.ask()

    def read(self) -> RunLine:
        """On a worker: the runs, and how people call what they decided about."""
        stretches = group_runs(self._context.queries.runs(limit=RUNS))[:SHOWN]
        wanted: dict[str, set[int]] = {}
        for read_window in stretches:
            for each in read_window.run.decisions:
                if each.id is not None:
                    wanted.setdefault(each.entity, set()).add(each.id)
        titles = {
            (entity, id): title
            for entity, ids in wanted.items()
            for id, title in self._context.queries.lookup(entity, ids).items()
        }
        return RunLine(stretches, titles)

    def show_found(self, found: RunLine) -> None:
        """Show it; what was unfolded stays so."""
        if found == self._told:
            return
        self._told = found
        items = (self.tree.topLevelItem(row) for row in range(self.tree.topLevelItemCount()))
        open_runs = {item.data(0, OF) for item in items if item is not None and item.isExpanded()}
        place = self.tree.verticalScrollBar().value()
        self.tree.clear()
        now = self._context.clock.now()
        for read_window in found.stretches:
            item = self._run_item(read_window, now)
            for each in read_window.run.decisions:
                item.addChild(self._decision_item(each, found.titles))
            self.tree.addTopLevelItem(item)
            item.setExpanded(read_window.run.started in open_runs)
        self.tree.verticalScrollBar().setValue(place)
        self.stack.setCurrentWidget(self.tree if found.stretches else self.empty)

    def _run_item(self, read_window: RunGroup, now: int) -> QTreeWidgetItem:
        run = read_window.run
        brought = text.brought(run.figures)
        words = text.outcome(read_window)
        if count := len(run.decisions):
            words = f"{words}, {translate('Sync', '%n decision(s)', count)}"
        took = translate("Sync", "{seconds} s", seconds=formats.number_text(_seconds(read_window)))
        item = QTreeWidgetItem([text.span(read_window, now), words, brought, took])
        item.setSizeHint(0, QSize(0, theme.row_height()))
        name, role = LOOKS.get(run.outcome, ("info", "muted"))
        item.setIcon(0, icons.icon(name, role))
        item.setData(0, OF, run.started)
        item.setTextAlignment(3, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        for column in range(4):
            item.setToolTip(column, item.text(column))
        if read_window.count > 1:
            for column in range(4):
                item.setForeground(column, QColor(theme.tokens().muted))
        return item

    def _decision_item(self, decided: RunDecision, titles: dict[tuple[str, int], str]) -> QTreeWidgetItem:
        title = ""
        if decided.id is not None:
            title = titles.get((decided.entity, decided.id), f"#{decided.id}")
        words = text.decision(decided, title)
        item = QTreeWidgetItem(["", words, "", ""])
        item.setToolTip(1, words)
        item.setSizeHint(0, QSize(0, theme.row_height()))
        if decided.id is not None:
            item.setData(0, KEY, (decided.entity, decided.id))
            item.setIcon(1, icons.icon(decided.entity, "muted"))
        else:
            item.setIcon(1, icons.icon("info", "muted"))
        return item

    def _open(self, item: QTreeWidgetItem, _column: int) -> None:
        key = item.data(0, KEY)
        if key is not None:
            self.record_asked.emit(*key)
        elif item.childCount():
            item.setExpanded(not item.isExpanded())


def _seconds(read_window: RunGroup) -> float:
    """How long a run took, to a tenth; of several the newest."""
    return round(max(read_window.run.finished - read_window.run.started, 0) / 1000, 1)
