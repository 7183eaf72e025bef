"""`CheckPage`: the second step of an import: what each line would do, which lines are refused, and which look wrong."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from app.change_set import ChangeLine, ChangeSet, Effect
from app.transfer.cells import Cell
from app.transfer.tables import Table
from storage.errors import Problem
from ui.changes.table import LineColumn, Look
from ui.changes.view import ChangesView
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
        self.plan: ChangeSet | None = None
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        self.counts = QLabel()
        self.counts.setProperty("role", "heading")
        self.counts.setWordWrap(True)
        layout.addWidget(self.counts)
        self.told = ChangesView(
            (
                LineColumn(
                    translate("Import", "Line"), 80, text=lambda line: f"{line.line} {line.column}".strip()
                ),
                LineColumn(translate("Import", "Result"), 120, text=_result),
                LineColumn(translate("Import", "Field"), 130, text=self._field),
                LineColumn(
                    translate("Import", "Value"), 150, text=lambda line: line.shown(line.problems[0].field)
                ),
                LineColumn(translate("Import", "Problem"), text=lambda line: reason(line.problems[0])),
            ),
            groups=((Effect.REFUSED,), (Effect.NEW, Effect.CHANGED)),
            look=_look,
            ticks=False,
            wraps=True,
        )
        self.told.table.setAccessibleName(translate("Import", "Lines with problems"))
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

    def show_plan(self, plan: ChangeSet) -> None:
        """Show what a plan would do."""
        self.plan = plan
        counts, doubtful = plan.counts, len(plan.doubtful)
        parts = [
            translate("Import", "%n new", counts[Effect.NEW]),
            translate("Import", "%n changed", counts[Effect.CHANGED]),
            translate("Import", "%n unchanged", counts[Effect.UNCHANGED]),
            translate("Import", "%n rejected", counts[Effect.REFUSED]),
        ]
        if doubtful:
            parts.append(translate("Import", "%n to check", doubtful))
        self.counts.setText("   ".join(parts))
        told = tuple(islice(_told(plan), MAX_TOLD_ROWS))
        self.told.show_changes(replace(plan, lines=told))
        self.told.setVisible(bool(told))
        self.skip_refused.setVisible(counts[Effect.REFUSED] > 0)
        self.skip_doubtful.setVisible(doubtful > 0)
        self.skip_refused.setChecked(False)
        self.skip_doubtful.setChecked(False)
        self.refresh()

    def _field(self, line: ChangeLine) -> str:
        field = line.problems[0].field
        return texts.field(self.plan.entity, field) if field and self.plan is not None else ""

    def refresh(self) -> None:
        """Offer to save the lines that are left out."""
        self.save.setVisible(bool(self.left_out()))

    def left_out(self) -> list[ChangeLine]:
        """The lines that are not imported."""
        if self.plan is None:
            return []
        skip = self.skip_doubtful.isChecked()
        return [each for each in self.plan.lines if each.effect is Effect.REFUSED or (skip and each.doubts)]

    def wanted(self) -> int:
        """How many records the import writes."""
        if self.plan is None:
            return 0
        skip = self.skip_doubtful.isChecked()
        return sum(not (skip and each.doubts) for each in self.plan.ticked)

    def allowed(self) -> bool:
        """Whether the import can go on: nothing is refused, or the refused lines are left out."""
        refused = self.plan is not None and self.plan.counts[Effect.REFUSED] > 0
        return not refused or self.skip_refused.isChecked()

    def left_out_table(self, table: Table) -> tuple[list[str], list[list[Cell]]]:
        """Heads and lines of a file of the lines left out, with the reasons in an additional column."""
        reasons = {
            each.line: " ".join(dict.fromkeys(reason(found) for found in each.problems))
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


def _told(plan: ChangeSet) -> Iterator[ChangeLine]:
    """A line for each problem; refused lines first, they have to be decided about."""
    for line in sorted(plan.lines, key=lambda each: each.effect is not Effect.REFUSED):
        for problem in line.problems:
            yield replace(line, problems=(problem,))


def _result(line: ChangeLine) -> str:
    refused = line.effect is Effect.REFUSED
    return translate("Import", "Rejected") if refused else translate("Import", "To check")


def _look(line: ChangeLine) -> Look:
    return Look("problem", "red") if line.effect is Effect.REFUSED else Look("needs_you", "amber")
