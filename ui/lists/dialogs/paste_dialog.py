"""The dialog that shows what a pasted column would change, record by record, and changes it as one undoable step.

Opened by `ListActions`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QLabel, QProgressBar, QVBoxLayout, QWidget

from app.commands.column_values import Effect, PlannedValue
from app.errors import Cancelled
from storage.errors import Problem, ShopError
from sync.events import RecordsChanged
from ui.background.long_job import LongJob
from ui.context import AppContext
from ui.editors.base import Unreadable
from ui.editors.factory import make_editor
from ui.lists.pasted import read_value
from ui.style import theme
from ui.text import formats, texts
from ui.text.texts import translate
from ui.widgets.controls import show_progress
from ui.widgets.dialog_buttons import DialogButtons
from ui.widgets.labels import set_role
from ui.widgets.simple_table import Column, Row, SimpleTable

SHOWN = 500
"""Records that the table lists; the sentence above it counts all."""
WIDTH, HEIGHT = 720, 520


@dataclass(frozen=True, slots=True)
class _Cell:
    """One pasted text: the record it is for, and its value or what is wrong with it."""

    id: int
    text: str
    value: Any = None
    problem: Problem | None = None


class PasteDialog(QDialog):
    """Before and after of each record; what cannot be changed says why."""

    changed = Signal(object)
    """The `RecordsChanged` of the step."""

    def __init__(
        self,
        context: AppContext,
        entity: str,
        name: str,
        ids: Sequence[int],
        pasted: Sequence[str],
        *,
        more_columns: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        """`pasted` are the texts for the records `ids`, in order; surplus texts have no record."""
        super().__init__(parent)
        self._context = context
        self._entity = context.catalogue[entity]
        self._field = self._entity.by_name[name]
        self._ids = list(ids)
        self._surplus = max(len(pasted) - len(ids), 0)
        self._more_columns = more_columns
        self._values = context.column_values(entity, name)
        self._cells: list[_Cell] = []
        self._job = LongJob(context.bridge, self)
        self._job.progressed.connect(self._on_progress)
        self._build()
        self._read(pasted)

    def _build(self) -> None:
        label = texts.field(self._entity.name, self._field.name)
        self.setWindowTitle(translate("Paste", "Paste a column"))
        available = self.screen().availableGeometry()
        self.resize(
            min(theme.scaled(WIDTH), available.width()), min(theme.scaled(HEIGHT), available.height() - 40)
        )
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 14, 16, 14)
        layout.setSpacing(8)
        head = QLabel(translate("Paste", "Paste into: {field}", field=label))
        head.setProperty("role", "title")
        head.setWordWrap(True)
        layout.addWidget(head)
        self.status = QLabel()
        self.status.setWordWrap(True)
        layout.addWidget(self.status)
        self.table = SimpleTable(
            translate("Bulk", "Before and after"),
            (
                Column(translate("Bulk", "Record")),
                Column(translate("Bulk", "Before"), 120),
                Column(translate("Bulk", "After"), 120),
                Column(translate("Paste", "Note"), 230),
            ),
        )
        layout.addWidget(self.table, 1)
        self.progress = QProgressBar()
        self.progress.setAccessibleName(translate("Status", "Progress"))
        self.progress.hide()
        layout.addWidget(self.progress)
        buttons = DialogButtons(self, translate("Bulk", "Cancel"))
        self.go = buttons.add(translate("Bulk", "Change"), self._apply, role="primary", default=True)
        self.go.setEnabled(False)
        layout.addWidget(buttons)

    # reading

    def _read(self, pasted: Sequence[str]) -> None:
        """Read the texts as the field's editor does, then look what they would change."""
        label = texts.field(self._entity.name, self._field.name)
        editor = make_editor(self._field, label, self._context, without=frozenset())
        editor.setParent(self)
        editor.hide()
        present = self._context.commands.replica.many(self._entity.name, self._ids)
        for id, text in zip(self._ids, pasted, strict=False):
            try:
                value = read_value(editor, text, present.get(id, {}).get(self._field.name))
                self._cells.append(_Cell(id, text, value))
            except Unreadable as error:
                problem = Problem(self._field.name, error.code, dict(error.params))
                self._cells.append(_Cell(id, text, problem=problem))
        editor.deleteLater()
        self._show_status(translate("Bulk", "Loading…"), "muted")
        values = self._readable()
        self._job.start(
            lambda _progress, _cancel: self._values.preview(values),
            done=self._show_preview,
            failed=self._on_failed,
        )

    def _readable(self) -> list[tuple[int, Any]]:
        return [(cell.id, cell.value) for cell in self._cells if cell.problem is None]

    def _show_preview(self, found: list[PlannedValue]) -> None:
        by_effect = {effect: sum(each.effect is effect for each in found) for effect in Effect}
        unread = len(self._cells) - len(found)
        changing, refused = by_effect[Effect.CHANGED], by_effect[Effect.REFUSED] + unread
        sentences = [translate("Bulk", "%n record(s) will change.", changing)]
        if by_effect[Effect.UNCHANGED]:
            sentences.append(translate("Bulk", "%n already have this value.", by_effect[Effect.UNCHANGED]))
        if refused:
            sentences.append(translate("Paste", "%n not changed; see the note.", refused))
        if self._surplus:
            sentences.append(translate("Paste", "%n more value(s) do not fit.", self._surplus))
        if self._more_columns:
            sentences.append(translate("Paste", "Only the first column is pasted."))
        self._show_status(" ".join(sentences))
        self.table.show_rows(self._rows(found))
        self.go.setText(translate("Bulk", "Change %n record(s)", changing))
        self.go.setEnabled(changing > 0)

    def _rows(self, found: list[PlannedValue]) -> list[Row]:
        """One row for each record: first the problems, then the others in the order of the list."""
        waiting = iter(found)
        rows: list[Row] = []
        wrong: list[Row] = []
        for number, cell in enumerate(self._cells):
            plan = None if cell.problem is not None else next(waiting)
            row, refused = self._row(number, cell, plan)
            (wrong if refused else rows).append(row)
        return [*wrong, *rows][:SHOWN]

    def _row(self, number: int, cell: _Cell, plan: PlannedValue | None) -> tuple[Row, bool]:
        record = (
            plan.record
            if plan is not None
            else self._context.commands.replica.get(self._entity.name, cell.id) or {}
        )
        title = self._context.title(self._entity.name, record) if record else f"#{cell.id}"
        before, problem = self._text(self._field.name, record.get(self._field.name)), cell.problem
        after = cell.text
        if plan is not None:
            after = self._text(self._field.name, plan.after[self._field.name])
            problem = plan.problems[0] if plan.problems else None
        if problem is not None:
            note = texts.problem(problem.code, problem.params)
            return Row((title, before, after, note), key=number, icon="problem", role="red"), True
        also = [] if plan is None else [name for name in plan.after if name != self._field.name]
        note = ", ".join(
            f"{texts.field(self._entity.name, name)} {self._text(name, plan.after[name])}"
            for name in also
            if plan
        )
        quiet = plan is not None and plan.effect is Effect.UNCHANGED
        return Row((title, before, after, note), key=number, role="muted" if quiet else "text"), False

    def _text(self, name: str, value: object) -> str:
        return self._context.text(self._entity, self._entity.by_name[name], value) or formats.NOTHING

    # applying

    def _apply(self) -> None:
        if not self.go.isEnabled():
            return
        self.go.setEnabled(False)
        show_progress(self.progress, 0, None)
        self.progress.show()
        values = self._readable()
        self._job.start(
            lambda progress, cancel: self._values.apply(values, progress=progress, cancel=cancel),
            done=self._on_done,
            failed=self._on_failed,
            worker="commands",
        )

    def _on_progress(self, done: int, total: int) -> None:
        show_progress(self.progress, done, total)

    def _on_done(self, change: RecordsChanged | None) -> None:
        if change is not None:
            self.changed.emit(change)
        self.accept()

    def _on_failed(self, error: ShopError) -> None:
        self.progress.hide()
        if isinstance(error, Cancelled):
            super().reject()
            return
        self._show_status(texts.error(error.code, error.params).whole, "red")

    def reject(self) -> None:
        """Esc cancels a running change, of which nothing stays, and closes the dialog."""
        if self._job.running and not self.progress.isHidden():
            self._job.stop()
            return
        self._job.stop()
        super().reject()

    def _show_status(self, text: str, role: str = "") -> None:
        self.status.setText(text)
        set_role(self.status, role)
