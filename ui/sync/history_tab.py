"""`HistoryTab`: the tab of the Sync page that lists the runs, and below each its automatic decisions.

Consecutive runs with the same outcome that transferred nothing are one row.
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

from app.queries.run_history import PastRun, RunDecision, RunGroup, group_runs
from ui.background.latest_read import LatestRead
from ui.context import AppContext
from ui.style import icons, theme
from ui.sync import text
from ui.text import formats
from ui.text.texts import translate
from ui.widgets.empty_state import EmptyState

RUNS_READ = 400
MAX_ROWS = 120

OUTCOME_ICONS = {
    "in_step": ("synced", "green"), "waiting": ("waiting", "amber"), "needs_you": ("needs_you", "amber"),
    "offline": ("offline", "amber"), "sign_in": ("sign_in", "red"), "error": ("error", "red"),
    "cancelled": ("close", "muted"),
}  # fmt: skip
"""Outcome of a run -> icon and colour role."""
RECORD_KEY = Qt.ItemDataRole.UserRole
RUN_KEY = Qt.ItemDataRole.UserRole + 1
"""Data roles: entity and id of a decision's record, start time of a run, of several that of the first."""


@dataclass(frozen=True, slots=True)
class History:
    """Groups of runs, and the titles of the records in their decisions, by entity and id."""

    groups: list[RunGroup]
    titles: dict[tuple[str, int], str]


class HistoryTab(QWidget):
    """A tree of runs and their decisions."""

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
                translate("Sync", "Time"), translate("Sync", "Result"),
                translate("Sync", "Records"), translate("Sync", "Duration"),
            ]
        )  # fmt: skip
        self.tree.setUniformRowHeights(True)
        self.tree.setAlternatingRowColors(True)
        self.tree.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.tree.setTextElideMode(Qt.TextElideMode.ElideRight)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        self.tree.headerItem().setTextAlignment(3, right)
        header = self.tree.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        text_scale = max(self.tree.font().pointSizeF() / theme.TEXT_POINTS, 1.0)
        for column, width in ((0, 250), (2, 190), (3, 110)):
            header.resizeSection(column, round(width * text_scale))
        self.tree.itemActivated.connect(self._open)
        self.empty = EmptyState()
        self.empty.show_message("never", translate("Sync", "No sync yet"))
        self.stack.addWidget(self.tree)
        self.stack.addWidget(self.empty)
        layout.addWidget(self.stack)
        self._shown: History | None = None
        self._fetch = LatestRead(context.bridge, self.read, self.show_found, self.failed.emit, self)

    def refresh(self) -> None:
        """Read again on a worker thread."""
        self._fetch.ask()

    def read(self) -> History:
        """Read the runs and the titles of the records in their decisions; runs on a worker thread."""
        groups = group_runs(self._context.queries.runs(limit=RUNS_READ))[:MAX_ROWS]
        wanted: dict[str, set[int]] = {}
        for group in groups:
            for decision in group.run.decisions:
                if decision.id is not None:
                    wanted.setdefault(decision.entity, set()).add(decision.id)
        titles = {
            (entity, id): title
            for entity, ids in wanted.items()
            for id, title in self._context.queries.lookup(entity, ids).items()
        }
        return History(groups, titles)

    def show_found(self, found: History) -> None:
        """Show the runs; expanded rows and the scroll position are preserved."""
        if found == self._shown:
            return
        self._shown = found
        items = (self.tree.topLevelItem(row) for row in range(self.tree.topLevelItemCount()))
        open_runs = {item.data(0, RUN_KEY) for item in items if item is not None and item.isExpanded()}
        scroll_position = self.tree.verticalScrollBar().value()
        self.tree.clear()
        now = self._context.clock.now()
        for group in found.groups:
            item = self._run_item(group, now)
            for decision in group.run.decisions:
                item.addChild(self._decision_item(decision, found.titles))
            self.tree.addTopLevelItem(item)
            item.setExpanded(group.first in open_runs)
        self.tree.verticalScrollBar().setValue(scroll_position)
        self.stack.setCurrentWidget(self.tree if found.groups else self.empty)

    def _run_item(self, group: RunGroup, now: int) -> QTreeWidgetItem:
        run = group.run
        transferred = text.transferred(run.figures)
        outcome = text.outcome(group)
        if count := len(run.decisions):
            outcome = f"{outcome} ({translate('Sync', '%n note(s)', count)})"
        duration = translate("Sync", "{seconds} s", seconds=formats.number_text(_seconds(group)))
        item = QTreeWidgetItem([text.time_span(group, now), outcome, transferred, duration])
        item.setSizeHint(0, QSize(0, theme.row_height()))
        name, role = outcome_icon(run)
        item.setIcon(0, icons.icon(name, role))
        item.setData(0, RUN_KEY, group.first)
        item.setTextAlignment(3, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        for column in range(4):
            item.setToolTip(column, item.text(column))
        if group.count > 1:
            for column in range(4):
                item.setForeground(column, QColor(theme.tokens().muted))
        return item

    def _decision_item(self, decided: RunDecision, titles: dict[tuple[str, int], str]) -> QTreeWidgetItem:
        title = ""
        if decided.id is not None:
            title = titles.get((decided.entity, decided.id), f"#{decided.id}")
        description = text.decision(decided, title)
        item = QTreeWidgetItem(["", description, "", ""])
        item.setToolTip(1, description)
        item.setSizeHint(0, QSize(0, theme.row_height()))
        if decided.id is not None:
            item.setData(0, RECORD_KEY, (decided.entity, decided.id))
            item.setIcon(1, icons.icon(decided.entity, "muted"))
        else:
            item.setIcon(1, icons.icon("info", "muted"))
        return item

    def _open(self, item: QTreeWidgetItem, _column: int) -> None:
        key = item.data(0, RECORD_KEY)
        if key is not None:
            self._context.navigator.show_record(*key)
        elif item.childCount():
            item.setExpanded(not item.isExpanded())


def outcome_icon(run: PastRun) -> tuple[str, str]:
    """Icon and colour role of a run: red is only for one that failed, not for one that left a decision to somebody."""
    name, role = OUTCOME_ICONS.get(run.outcome, ("info", "muted"))
    if run.left_open:
        return name, "muted"
    return name, "red" if run.outcome == "needs_you" and run.error is not None else role


def _seconds(group: RunGroup) -> float:
    """Duration of a run, to a tenth of a second; of a group that of the newest."""
    return round(max(group.run.finished - group.run.started, 0) / 1000, 1)
