"""`OwnerNotes`: under a field of a form, who has the typed name, number or code already, with the way to it.

Made by the record panel. Looks on a worker thread a moment after the last key.
"""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject

from app.duplicates.owners import REASONS, owners
from storage.schema.fields import Record
from ui.background.debounce import Debouncer
from ui.background.latest_read import LatestRead
from ui.context import AppContext
from ui.record.form import RecordForm
from ui.text.texts import translate

DELAY = 250
"""Milliseconds from the last key to the look."""
Asked = tuple[str, object, Mapping[str, object], tuple[str, ...]]


class OwnerNotes(QObject):
    """The notes of one form."""

    def __init__(self, context: AppContext, form: RecordForm) -> None:
        super().__init__(form)
        self._context = context
        self._form = form
        self._fields = [name for name in REASONS.get(form.entity.name, {}) if name in form.rows]
        self._asked: Asked | None = None
        self._debouncer = Debouncer(self._ask, self, first=DELAY, pause=DELAY)
        self._read = LatestRead(context.bridge, self._look, self._show, lambda _error: None, self)
        if self._fields:
            form.edited.connect(self._debouncer.ask)
            for name in self._fields:
                form.rows[name].owner_asked.connect(
                    lambda id: self._context.navigator.show_record(self._form.entity.name, int(id))
                )

    def _ask(self) -> None:
        typed = tuple(name for name in self._fields if self._form.rows[name].editor.dirty)
        for name in self._fields:
            if name not in typed:
                self._form.rows[name].show_owner("", "")
        if typed:
            self._asked = (self._form.entity.name, self._form.id, self._form.current_values(), typed)
            self._read.ask()

    def _look(self) -> tuple[Asked, dict[str, Record]] | None:
        asked = self._asked
        if asked is None:
            return None
        entity, id, values, typed = asked
        except_id = id if isinstance(id, int) else None
        return asked, owners(self._context.commands.replica, entity, values, typed, except_id=except_id)

    def _show(self, answer: tuple[Asked, dict[str, Record]] | None) -> None:
        if answer is None or answer[0][1] != self._form.id:
            return
        (entity, _, _, typed), found = answer
        for name in typed:
            record = found.get(name)
            title = "" if record is None else self._context.title(entity, record)
            text = "" if record is None else translate("Form", "Already used by {name}", name=title)
            self._form.rows[name].show_owner(text, "" if record is None else str(record["id"]))
