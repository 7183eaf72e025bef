"""`CheckPage`: the second step of an import: what each line would do, which lines are refused, and which look wrong."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from app.transfer.cells import Cell
from app.transfer.import_plan import ImportPlan, LineOutcome, PlannedLine
from app.transfer.tables import Table
from storage.errors import Problem
from ui.style import icons
from ui.text import texts
from ui.text.texts import translate

MAX_TOLD_ROWS = 500
SHOWN_CHOICES = 8
"""Most choices that a message lists."""


class CheckPage(QWidget):
    """Counts, a row for each finding, and what to do with the lines that have one."""

    changed = Signal()
    """Other lines are left out."""
    save_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.plan: ImportPlan | None = None
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        self.counts = QLabel()
        self.counts.setProperty("role", "heading")
        self.counts.setWordWrap(True)
        layout.addWidget(self.counts)
        self.told = QTableWidget(0, 5)
        self.told.setAccessibleName(translate("Import", "Lines with problems"))
        self.told.setHorizontalHeaderLabels([
            translate("Import", "Line"), translate("Import", "Result"), translate("Import", "Field"),
            translate("Import", "Value"), translate("Import", "Problem"),
        ])  # fmt: skip
        self.told.verticalHeader().hide()
        self.told.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.told.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        self.told.setSelectionBehavior(QTableWidget.SelectionBehavior.SelectRows)
        self.told.setTabKeyNavigation(False)
        head = self.told.horizontalHeader()
        head.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        for column, width in enumerate((70, 120, 130, 150)):
            head.resizeSection(column, width)
        head.setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        head.setSectionResizeMode(4, QHeaderView.ResizeMode.Stretch)
        layout.addWidget(self.told, 1)
        row = QHBoxLayout()
        boxes = QVBoxLayout()
        self.skip_refused = QCheckBox(translate("Import", "Import without the rejected lines"))
        self.skip_doubtful = QCheckBox(translate("Import", "Import without the lines to check"))
        for box in (self.skip_refused, self.skip_doubtful):
            box.toggled.connect(lambda _: self.changed.emit())
            boxes.addWidget(box)
        row.addLayout(boxes)
        row.addStretch(1)
        self.save = QPushButton(translate("Import", "Save the skipped lines…"))
        self.save.setAutoDefault(False)
        self.save.clicked.connect(self.save_asked)
        row.addWidget(self.save, 0, Qt.AlignmentFlag.AlignTop)
        layout.addLayout(row)
        layout.addStretch(0)

    def show_plan(self, plan: ImportPlan) -> None:
        """Show what a plan would do."""
        self.plan = plan
        counts, doubtful = plan.counts, len(plan.doubtful)
        parts = [
            translate("Import", "%n new", counts[LineOutcome.NEW]),
            translate("Import", "%n changed", counts[LineOutcome.CHANGED]),
            translate("Import", "%n unchanged", counts[LineOutcome.UNCHANGED]),
            translate("Import", "%n rejected", counts[LineOutcome.REFUSED]),
        ]
        if doubtful:
            parts.append(translate("Import", "%n to check", doubtful))
        self.counts.setText("   ".join(parts))
        rows = [row for _, row in zip(range(MAX_TOLD_ROWS), _told(plan), strict=False)]
        self.told.setRowCount(len(rows))
        for at, (line, problem, refused) in enumerate(rows):
            for column, item in enumerate(_items(plan.entity, line, problem, refused=refused)):
                self.told.setItem(at, column, item)
        self.told.setVisible(bool(rows))
        self.skip_refused.setVisible(counts[LineOutcome.REFUSED] > 0)
        self.skip_doubtful.setVisible(doubtful > 0)
        self.skip_refused.setChecked(False)
        self.skip_doubtful.setChecked(False)
        self.refresh()

    def refresh(self) -> None:
        """Offer to save the lines that are left out."""
        self.save.setVisible(bool(self.left_out()))

    def left_out(self) -> list[PlannedLine]:
        """The lines that are not imported."""
        if self.plan is None:
            return []
        skip = self.skip_doubtful.isChecked()
        return [
            each for each in self.plan.lines if each.outcome is LineOutcome.REFUSED or (skip and each.doubts)
        ]

    def wanted(self) -> int:
        """How many records the import writes."""
        if self.plan is None:
            return 0
        out = {each.line for each in self.left_out()}
        return sum(
            each.outcome in (LineOutcome.NEW, LineOutcome.CHANGED) and each.line not in out
            for each in self.plan.lines
        )

    def allowed(self) -> bool:
        """Whether the import can go on: nothing is refused, or the refused lines are left out."""
        refused = self.plan is not None and self.plan.counts[LineOutcome.REFUSED] > 0
        return not refused or self.skip_refused.isChecked()

    def left_out_table(self, table: Table) -> tuple[list[str], list[list[Cell]]]:
        """Heads and lines of a file of the lines left out, with the reasons in an additional column."""
        reasons = {
            each.line: " ".join(dict.fromkeys(reason(found) for found in (*each.problems, *each.doubts)))
            for each in self.left_out()
        }
        width = max([len(table.heads), *(len(line.cells) for line in table.lines)])
        heads = [*table.heads, *[""] * (width - len(table.heads)), translate("Import", "Problem")]
        rows: list[list[Cell]] = [
            [*line.cells, *[None] * (width - len(line.cells)), reasons[line.number]]
            for line in table.lines
            if line.number in reasons
        ]
        return heads, rows


def reason(problem: Problem) -> str:
    """What is wrong with a line, and what can be written instead."""
    text = texts.problem(problem.code, problem.params)
    choices = problem.params.get("choices")
    if isinstance(choices, Sequence) and 0 < len(choices) <= SHOWN_CHOICES:
        listed = ", ".join(texts.choice(str(each)) for each in choices)
        return f"{text} {translate('Import', 'Possible: {choices}', choices=listed)}"
    return text


def _told(plan: ImportPlan) -> Iterator[tuple[PlannedLine, Problem, bool]]:
    """Refused lines first: they have to be decided about."""
    for line in plan.lines:
        for problem in line.problems:
            yield line, problem, True
    for line in plan.doubtful:
        for problem in line.doubts:
            yield line, problem, False


def _items(entity: str, line: PlannedLine, problem: Problem, *, refused: bool) -> list[QTableWidgetItem]:
    place = f"{line.line} {line.column}".strip()
    result = translate("Import", "Rejected") if refused else translate("Import", "To check")
    field = texts.field(entity, problem.field) if problem.field else ""
    items = [fixed_item(text) for text in (place, result, field, line.shown(problem.field), reason(problem))]
    role = "red" if refused else "amber"
    items[1].setIcon(icons.icon("problem" if refused else "needs_you", role))
    return items


def fixed_item(text: str) -> QTableWidgetItem:
    """A cell that cannot be edited; a tooltip shows what does not fit."""
    item = QTableWidgetItem(text)
    item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable)
    item.setToolTip(text)
    return item
