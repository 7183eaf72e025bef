"""The record that the panel shows: what it is, what is possible with it, and how it is read, kept as a draft and saved.

Owned by the record panel, which shows what the signals report. Every write runs on the command worker; `saved` is
emitted once its transaction is on disk.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from storage.errors import InvalidRecord, Problem, ShopError, UnknownRecord
from storage.schema.fields import Record
from sync.events import RecordsChanged
from ui.context import AppContext
from ui.drafts import Draft, FormId, Key

if TYPE_CHECKING:
    from app.queries.queries import RecordView
    from ui.record.form import RecordForm

WRITE_ACTIONS = frozenset({"save", "copy", "delete", "restore"})
"""Actions that view-only mode forbids."""
PRODUCT_PARTS = frozenset({"product-ingredients", "warehouse-products"})
"""Entities that a product's form shows as well."""


class OpenRecord(QObject):
    """One record at a time, in the form it is edited in; without a form none is open."""

    loaded = Signal(object)
    """A `RecordView` was read and is in the form now."""
    removed = Signal()
    """The record no longer exists."""
    actions_changed = Signal()
    """The input changed, or a write began or ended: other actions are possible."""
    saved = Signal(object)
    """The `RecordsChanged` of a write that is on disk."""
    invalid = Signal(object)
    """The list of `Problem` that prevents saving."""
    failed = Signal(object)
    """The `ShopError` of a write."""
    failed_elsewhere = Signal(object, object)
    """The key of a draft, and the `ShopError` of its write, which ended when another record was open."""

    def __init__(self, context: AppContext, parent: QObject) -> None:
        super().__init__(parent)
        self._context = context
        self.form: RecordForm | None = None
        self.id: int | None = None
        """None for a new record."""
        self.new = False
        self.deleted = False
        self.state = "in_step"
        """A key of the state texts."""
        self._writing: set[Key] = set()
        """The forms whose input is being written; another record may be open meanwhile."""
        self._save_attempted = False
        """From then on problems of all fields are shown, not only of those the user has left."""
        context.bridge.changed.connect(self._on_change)

    @property
    def entity(self) -> str:
        """Name of the entity; empty when no record is open."""
        return self.form.entity.name if self.form is not None else ""

    @property
    def key(self) -> tuple[str, int | None] | None:
        """Entity and id; None when no record is open."""
        return (self.entity, self.id) if self.form is not None else None

    @property
    def _form_key(self) -> Key:
        """Whose input is in the form."""
        assert self.form is not None
        return self.entity, self.form.id

    @property
    def _saving(self) -> bool:
        return self.form is not None and self._form_key in self._writing

    @property
    def dirty(self) -> bool:
        """Whether the form has unsaved input."""
        return self.form is not None and self.form.dirty

    @property
    def accepts_changes(self) -> bool:
        """Whether the cloud accepts changes of this record, whatever the rights of the user."""
        if self.form is None or self.deleted:
            return False
        verbs = self.form.entity.verbs
        return bool(verbs & ({"create", "replace"} if self.new else {"patch", "replace"}))

    @property
    def writable(self) -> bool:
        """Whether the user can change the record."""
        return self.accepts_changes and not self._context.permissions.view_only

    def allows(self, action: str) -> bool:
        """Whether `save`, `copy`, `revert`, `delete` or `restore` is possible now."""
        if (
            self.form is None
            or self._saving
            or (action in WRITE_ACTIONS and self._context.permissions.view_only)
        ):
            return False
        declared = self.form.entity
        match action:
            case "save":
                return self.form.dirty and self.writable
            case "copy":
                return not self.new and "create" in declared.verbs and declared.view_of is None
            case "revert":
                return self.form.dirty or self.new
            case "delete":
                return not self.new and not self.deleted and "delete" in declared.verbs
            case "restore":
                return self.deleted and bool(declared.verbs & {"create", "replace"})
        return False

    # opening and reading

    def begin(self, form: RecordForm, id: FormId, record: Record, draft: Draft | None) -> None:
        """Put a record with its draft into `form`; the id of a new one is that of its form.

        In one step: what is in the form and whose it is are never told apart.
        """
        self.form, self.new = form, isinstance(id, str)
        self.id = None if isinstance(id, str) else id
        self.deleted, self._save_attempted = False, False
        form.show_record(id, record, draft)

    def end(self) -> None:
        """No record is open any more."""
        self.form, self.id, self.new = None, None, False

    def read(self, entity: str, id: int) -> RecordView:
        """The record as it is stored now; raises UnknownRecord."""
        return self._context.queries.record(entity, id)

    def show(self, view: RecordView) -> None:
        """Take over the state of a record that is in the form already."""
        assert self.form is not None
        self.deleted = bool(view.record.get("deleted"))
        self.state = "new" if self.new else view.state.value if view.state else "in_step"
        if self.deleted and view.state is None:
            self.state = "deleted"
        self.form.set_read_only(not self.writable)
        self.loaded.emit(view)

    def reload(self) -> None:
        """Read the record again; the input stays, and fields that changed under it say so."""
        if self.form is None or self.id is None:
            return
        try:
            view = self.read(self.entity, self.id)
        except UnknownRecord:
            self.removed.emit()
            return
        self.form.show_changed_elsewhere(self.form.rebase(view.record))
        self.show(view)

    def _on_change(self, change: RecordsChanged) -> None:
        if self.form is None or self.new or self._saving:
            return
        if self.form.product is not None and change.entity in PRODUCT_PARTS:
            self.form.product.rebase(self.form.base)
            return
        if change.entity not in (self.entity, ""):
            return
        if self.form.entity.view_of is None and (not change.ids or self.id in change.ids):
            self.reload()

    # input

    def on_edited(self) -> None:
        """Validate the input and keep it as a draft."""
        from storage.schema.validation import Op

        if self.form is not None and (self.writable or self.new):
            self.form.check(Op.CREATE if self.new else Op.PATCH, all_fields=self._save_attempted)
        self.keep_draft()
        self.actions_changed.emit()

    def keep_draft(self) -> None:
        """Keep unsaved input as a draft, also while it is being written; without any the draft is dropped."""
        if self.form is None:
            return
        if self.form.dirty:
            self._context.drafts.keep(self.form.draft())
        else:
            self._context.drafts.drop(*self._form_key)

    def take_input(self, entity: str, id: int, name: str, content: object) -> None:
        """Take over what is typed in a cell of a list: into the form that shows the record, else into its draft."""
        if self.form is not None and self.key == (entity, id) and name in self.form.rows:
            self.form.take_input(name, content)
            return
        draft = self._context.drafts.get(entity, id)
        base, typed = (draft.base, draft.typed) if draft is not None else (self.read(entity, id).record, {})
        self._context.drafts.keep(Draft((entity, id), base, {**typed, name: content}))

    def settle_input(self, entity: str, id: int, name: str) -> None:
        """The input of a cell was saved or given up: neither form nor draft have it any more."""
        from app.prices import following_field

        settled = (name, following_field(name))
        if self.form is not None and self.key == (entity, id):
            self.form.discard_input([each for each in settled if each is not None])
            return
        if (draft := self._context.drafts.get(entity, id)) is not None:
            typed = {each: content for each, content in draft.typed.items() if each not in settled}
            if typed:
                self._context.drafts.keep(Draft(draft.key, draft.base, typed))
            else:
                self._context.drafts.drop(entity, id)

    def discard_input(self) -> None:
        """Show the saved values and drop the draft."""
        if self.form is not None:
            self._context.drafts.drop(*self._form_key)
            self.form.show_record(self.form.id, self.form.base)
            if not self.new:
                self._save_attempted = False

    # writing

    def save(self) -> None:
        """Save the fields that differ. With problems nothing is sent; the input stays in any case."""
        from storage.schema.validation import Op

        if not self.allows("save"):
            return
        form, entity, id = self.form, self.entity, self.id
        assert form is not None
        self._save_attempted = True
        problems = form.check(Op.CREATE if self.new else Op.PATCH, all_fields=True)
        if problems:
            self.invalid.emit(problems)
            return
        values, add = form.changes(), form.differences()
        references, parts = form.new_references(), form.parts()
        sent = dict(values)
        if self.new:
            values = {**form.base, **values}
        for name in add:
            values.pop(name, None)
        if not values and not add and not references and not parts:
            # The input differs from what was shown, but means the same value.
            self.discard_input()
            self.actions_changed.emit()
            return
        from app.commands.save_with_related import save_with_related

        key, draft = self._form_key, form.draft()
        self._writing.add(key)
        self.actions_changed.emit()
        self._context.bridge.submit(
            lambda: save_with_related(
                self._context.commands, entity, values, id=id, add=add, named=references, parts=parts
            ),
            done=lambda change: self._on_saved(draft, sent, change, tuple(references)),
            failed=lambda error: self._on_write_failed(key, error),
            owner=self,
        )

    def restore(self) -> None:
        """Restore a deleted record."""
        if self.allows("restore"):
            entity, id, key = self.entity, self.id, self._form_key
            assert id is not None
            self._context.bridge.submit(
                lambda: self._context.commands.restore(entity, [id]),
                done=self.saved.emit,
                failed=lambda error: self._on_write_failed(key, error),
                owner=self,
            )

    def restore_values(self, values: Mapping[str, Any]) -> None:
        """Set fields back to earlier values, as an undoable step of its own."""
        if self.form is None or self.id is None or self._saving or not self.writable:
            return
        entity, id, key = self.entity, self.id, self._form_key
        self._writing.add(key)
        self._context.bridge.submit(
            lambda: self._context.commands.save(entity, values, id=id, step="put_back"),
            done=lambda change: self._on_values_restored(key, values, change),
            failed=lambda error: self._on_write_failed(key, error),
            owner=self,
        )

    def _on_saved(
        self, saved: Draft, sent: Mapping[str, Any], change: RecordsChanged, references: tuple[str, ...]
    ) -> None:
        """`saved` is the input that was written, `sent` its values."""
        self._writing.discard(saved.key)
        entity, id = saved.key[0], change.ids[0]
        if self.form is None or self._form_key != saved.key:
            self._context.drafts.settle(saved, (entity, id), self.read(entity, id).record)
        else:
            self._save_attempted = False
            self._context.drafts.drop(*saved.key)
            self.id, self.form.id, self.new = id, id, False
            view = self.read(entity, id)
            self.form.rebase(view.record, saved=sent)
            self.form.discard_input(references)
            self.form.show_problems(())
            self.show(view)
            self.keep_draft()
        self.saved.emit(change)

    def _on_values_restored(self, key: Key, values: Mapping[str, Any], change: RecordsChanged) -> None:
        self._writing.discard(key)
        if self.form is not None and self._form_key == key:
            self.reload()
            self.form.discard_input(values)
            self.keep_draft()
            self.actions_changed.emit()
        self.saved.emit(change)

    def _on_write_failed(self, key: Key, error: ShopError) -> None:
        """Report why a write failed; problems go to their fields, if the record is still open."""
        self._writing.discard(key)
        if self.form is None or self._form_key != key:
            self.failed_elsewhere.emit(key, error)
            return
        if isinstance(error, InvalidRecord):
            problems: list[Problem] = error.problems
            self.form.show_problems(problems)
            self.invalid.emit(problems)
        else:
            self.failed.emit(error)
        self.actions_changed.emit()
