"""The panel beside the list: one record, and what a person does with it.

Called by the window. Every write leaves through the bridge; until its transaction is on disk nothing is called saved.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from app.commands.duplicate import duplicate_values
from storage.errors import InvalidRecord, Problem, ShopError
from storage.schema.validation import Op
from sync.events import RecordsChanged
from ui.context import AppContext
from ui.editors.base import Unreadable
from ui.record.panel_base import OpenRecord
from ui.text import texts


class RecordPanel(OpenRecord):
    """Saves, reverts, copies, deletes and restores the record on show."""

    saved = Signal(object)
    """The `RecordsChanged` of a save or a restore that is on disk."""
    delete_asked = Signal(str, list)

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.delete_button.clicked.connect(self.delete)
        self.restore_button.clicked.connect(self.restore)
        self.revert_button.clicked.connect(self.revert)
        self.save_button.clicked.connect(self.save)
        self.history.values_asked.connect(self.put_back)
        self.history.record_asked.connect(self.restore)

    def save(self) -> None:
        """Save what differs. Problems are shown instead; nothing typed is lost whatever happens."""
        if not self.may("save"):
            return
        form, entity, id = self.form, self.entity, self.id
        assert form is not None
        self._tried = True
        found = form.check(Op.CREATE if self._new else Op.PATCH, all_fields=True)
        if found:
            self._show_problems(found)
            return
        values, add, named, parts = form.changes(), form.added(), form.named(), form.parts()
        sent = dict(values)
        if self._new:
            values = {**form.base, **values}
        for name in add:
            values.pop(name, None)
        if not values and not add and not named and not parts:
            form.rebase(form.base, saved=sent)
            self._refresh()
            return
        from app.commands.save_with_related import save_with_related

        self._saving = True
        self._refresh()
        self._context.bridge.submit(
            lambda: save_with_related(
                self._context.commands, entity, values, id=id, add=add, named=named, parts=parts
            ),
            done=lambda change: self._on_saved(entity, id, sent, change, tuple(named)),
            failed=self._on_failed,
            asker=self,
        )

    def revert(self) -> None:
        """Back to the saved values; a new record is given up."""
        if self.form is None:
            return
        self._context.drafts.drop(self.entity, self.id)
        if self._new:
            self.form.show_record(self.form.base)
            self.close_record()
            return
        self.form.show_record(self.form.base)
        self._tried = False
        self._reload()

    def delete(self) -> None:
        """Ask for the deletion of the record on show."""
        if self.may("delete"):
            self.delete_asked.emit(self.entity, [self.id])

    def copy_record(self) -> None:
        """Begin a new record like the one on show, typing included; codes and points stay with the original."""
        if self.may("copy") and self.form is not None:
            values = dict(self.form.base)
            with suppress(Unreadable):
                values |= self.form.changes()
            recipe = self.form.product.recipe.whole() if self.form.product is not None else None
            self.open_new(self.entity, duplicate_values(self.form.entity, values), recipe=recipe)

    def restore(self) -> None:
        """Bring a deleted record back."""
        if self.may("restore"):
            entity, id = self.entity, self.id
            assert id is not None
            self._context.bridge.submit(
                lambda: self._context.commands.restore(entity, [id]),
                done=self.saved.emit,
                failed=self._on_failed,
                asker=self,
            )

    def put_back(self, values: Mapping[str, Any]) -> None:
        """Give fields earlier values again: a change of its own, which can be undone."""
        if self.form is None or self.id is None or self._saving or not self._writable:
            return
        entity, id = self.entity, self.id
        self._saving = True
        self._context.bridge.submit(
            lambda: self._context.commands.save(entity, values, id=id, step="put_back"),
            done=lambda change: self._on_put_back(entity, id, values, change),
            failed=self._on_failed,
            asker=self,
        )

    # what came of it

    def _on_put_back(self, entity: str, id: int, values: Mapping[str, Any], change: RecordsChanged) -> None:
        self._saving = False
        if self.shown == (entity, id) and self.form is not None:
            self._reload()
            self.form.untype(values)
            self.keep_draft()
            self._refresh()
        self.saved.emit(change)

    def _on_saved(
        self,
        entity: str,
        id: int | None,
        sent: Mapping[str, Any],
        change: RecordsChanged,
        named: tuple[str, ...],
    ) -> None:
        self._saving = False
        self._tried = False
        self._context.drafts.drop(entity, id)
        if self.shown == (entity, id) and self.form is not None:
            self.id, self._new = change.ids[0], False
            view = self._read(entity, change.ids[0])
            self.form.rebase(view.record, saved=sent)
            self.form.untype(named)
            self.form.show_problems(())
            self._show_view(view)
            self.keep_draft()
        self.saved.emit(change)

    def _on_failed(self, error: ShopError) -> None:
        self._saving = False
        if isinstance(error, InvalidRecord) and self.form is not None:
            self.form.show_problems(error.problems)
            self._show_problems(error.problems)
        else:
            self.banner.say(texts.error(error.code, error.params).whole, role="red")
        self._refresh()

    def _show_problems(self, found: list[Problem]) -> None:
        assert self.form is not None
        places = [place for each in found for place in self.form.places(each)]
        if places:
            self.form.go_to(places[0])
        elsewhere = [each for each in found if not self.form.places(each)]
        said = [texts.problem(each.code, each.params) for each in elsewhere]
        self.banner.say(" ".join(dict.fromkeys(said)), role="red")
