"""The dialog that shows what a pasted column would change, record by record, and changes it as one undoable step.

Opened by `ListActions`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from PySide6.QtWidgets import QWidget

from app.change_set import ChangeLine, Effect
from app.changes.column_values import column_values
from storage.errors import Problem
from ui.changes.dialog import ChangesDialog
from ui.changes.table import LineColumn, Look
from ui.changes.view import ChangesView
from ui.context import AppContext
from ui.editors.base import Unreadable
from ui.editors.factory import make_editor
from ui.lists.pasted import read_value
from ui.style import theme
from ui.text import formats, texts
from ui.text.texts import translate
from ui.widgets import dialog_size

WIDTH, HEIGHT = 720, 520


class PasteDialog(ChangesDialog):
    """Before and after of each record; what cannot be changed says why."""

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
        super().__init__(context, translate("Paste", "Paste a column"), parent)
        self._entity = context.catalogue[entity]
        self._field = self._entity.by_name[name]
        self._pasted = pasted
        self._surplus = max(len(pasted) - len(ids), 0)
        self._more_columns = more_columns
        dialog_size.open_at(self, theme.scaled(WIDTH), theme.scaled(HEIGHT))
        self.add_title(translate("Paste", "Paste into: {field}", field=texts.field(entity, name)))
        self.view = ChangesView(
            self._columns(),
            groups=((Effect.REFUSED,), (Effect.CHANGED, Effect.UNCHANGED)),
            look=_look,
            ticks=False,
        )
        self.column.addWidget(self.status)
        self.column.addWidget(self.view, 1)
        self.add_buttons()
        values = self._read(list(ids), pasted)
        self.preview(lambda _cancel: column_values(context.commands.replica, entity, name, values))

    def _read(self, ids: Sequence[int], pasted: Sequence[str]) -> list[tuple[int, Any]]:
        """Read the texts as the field's editor does."""
        name = self._field.name
        label = texts.field(self._entity.name, name)
        editor = make_editor(self._field, label, self._context, without=frozenset())
        editor.setParent(self)
        editor.hide()
        present = self._context.commands.replica.many(self._entity.name, ids)
        values: list[tuple[int, Any]] = []
        for id, text in zip(ids, pasted, strict=False):
            try:
                values.append((id, read_value(editor, text, present.get(id, {}).get(name))))
            except Unreadable as error:
                values.append((id, Problem(name, error.code, dict(error.params))))
        editor.deleteLater()
        return values

    def show_changes(self) -> None:
        """First the problems, then the others in the order of the list."""
        if self.changes is None:
            return
        counts = self.changes.counts
        changing = counts[Effect.CHANGED]
        sentences = [translate("Bulk", "%n record(s) will change.", changing)]
        if counts[Effect.UNCHANGED]:
            sentences.append(translate("Bulk", "%n already have this value.", counts[Effect.UNCHANGED]))
        if counts[Effect.REFUSED]:
            sentences.append(translate("Paste", "%n not changed; see the note.", counts[Effect.REFUSED]))
        if self._surplus:
            sentences.append(translate("Paste", "%n more value(s) do not fit.", self._surplus))
        if self._more_columns:
            sentences.append(translate("Paste", "Only the first column is pasted."))
        self.status.show_message(" ".join(sentences), "")
        self.view.show_changes(self.changes)
        self.go.setText(translate("Bulk", "Change %n record(s)", changing))
        self.enable_actions(changing > 0)
        self.go.setFocus()

    def _columns(self) -> tuple[LineColumn, ...]:
        entity, name = self._entity.name, self._field.name

        @lru_cache
        def title(id: int | None) -> str:
            record = self._context.commands.replica.get(entity, id or 0)
            return self._context.title(entity, record) if record else f"#{id}"

        return (
            LineColumn(translate("Bulk", "Record"), text=lambda line: title(line.id)),
            LineColumn(
                translate("Bulk", "Before"), 120, text=lambda line: self._text(name, line.before.get(name))
            ),
            LineColumn(translate("Bulk", "After"), 120, text=self._after),
            LineColumn(translate("Paste", "Note"), 230, text=self._note),
        )

    def _after(self, line: ChangeLine) -> str:
        value = line.after.get(self._field.name)
        unread = line.reason and value is None
        return self._pasted[line.line - 1] if unread else self._text(self._field.name, value)

    def _note(self, line: ChangeLine) -> str:
        if line.problems:
            return texts.problem(line.problems[0].code, line.problems[0].params)
        return ", ".join(
            f"{texts.field(self._entity.name, name)} {self._text(name, value)}"
            for name, value in line.after.items()
            if name != self._field.name
        )

    def _text(self, name: str, value: object) -> str:
        return self._context.text(self._entity, self._entity.by_name[name], value) or formats.NOTHING


def _look(line: ChangeLine) -> Look:
    refused = line.effect is Effect.REFUSED
    return Look("problem" if refused else "", "red", muted=line.effect is Effect.UNCHANGED)
