"""A record in the panel: opened, followed while others change it, left with a draft. Writes nothing.

The base of `record_panel`, which saves. Its tabs beside the form are read when they are first looked at.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Signal
from PySide6.QtWidgets import QWidget

from app.queries.queries import RecordView
from storage.errors import UnknownRecord
from storage.schema.fields import Record
from storage.schema.validation import Op, blank
from sync.events import RecordsChanged
from ui.context import AppContext
from ui.drafts import Draft
from ui.editors.base import Unreadable
from ui.record.history_tab import RecordHistory
from ui.record.panel_layout import RecordFrame
from ui.record.related_tab import RecordRelated
from ui.text import formats, texts
from ui.text.texts import translate

if TYPE_CHECKING:
    from ui.record.form import RecordForm

WRITING = frozenset({"save", "copy", "delete", "restore"})
"""What is off while this computer is for looking only."""
DETAILS, RELATED, HISTORY = range(3)
"""Tabs, in order."""


IN_SIGHT = 40
"""Pixels that are shown above and below a field the cursor is put into."""
BESIDE_PRODUCTS = frozenset({"product-ingredients", "warehouse-products"})
"""Changes of these are shown inside a product's form."""


class OpenRecord(RecordFrame):
    """Shows one record of any entity, a new one, or nothing."""

    closed = Signal()
    decide_asked = Signal(str, object)
    record_asked = Signal(str, int)
    """Another record is to be shown."""
    list_asked = Signal(str, str)
    """A list is to be shown, by a filter of the interface."""
    state_changed = Signal()
    """What can be done with the record changed."""

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._forms: dict[str, RecordForm] = {}
        self.form: RecordForm | None = None
        self.entity = ""
        self.id: int | None = None
        self._new = False
        self._saving = False
        self._deleted = False
        self._state = "in_step"
        self._tried = False
        self.related = RecordRelated(context)
        self.related.record_asked.connect(self.record_asked)
        self.related.list_asked.connect(self.list_asked)
        self.history = RecordHistory(context)
        self.pages.addWidget(self.related)
        self.pages.addWidget(self.history)
        self.tabs.currentChanged.connect(self._show_tab)
        self.close_button.clicked.connect(self.close_record)
        self.hide()
        context.bridge.changed.connect(self._on_change)

    # what is shown

    def open(self, entity: str, id: int, *, record: Record | None = None) -> None:
        """Show a record; a draft of it comes back. `record` is given where the entity is a view."""
        self.keep_draft()
        draft = self._context.drafts.get(entity, id)
        try:
            view = self._read(entity, id) if record is None else RecordView(record, None, None)
        except UnknownRecord:
            if draft is None:
                self.close_record()
            else:
                self._open_orphan(entity, id, draft)
            return
        self._begin(entity, id, new=False)
        assert self.form is not None
        self.form.show_record(draft.base if draft else view.record, draft)
        if draft is not None:
            self.form.show_elsewhere(self.form.rebase(view.record))
            self.keep_draft()
        self._show_view(view)
        self.show()

    def _open_orphan(self, entity: str, id: int, draft: Draft) -> None:
        """What was typed over a record that is gone for good."""
        self._begin(entity, id, new=False)
        assert self.form is not None
        self.form.show_record(draft.base, draft)
        self._show_view(RecordView(draft.base, None, None))
        self._gone()
        self.show()

    def open_new(
        self,
        entity: str,
        values: Mapping[str, Any] | None = None,
        *,
        recipe: Mapping[str, Any] | None = None,
    ) -> None:
        """Show an empty form, one with `values` and `recipe` typed in, or the draft of a new record that was left."""
        self.keep_draft()
        self._begin(entity, None, new=True)
        assert self.form is not None
        declared = self._context.catalogue[entity]
        record = blank(declared)
        if "_cloudId" in declared.by_name:
            record["_cloudId"] = self._context.cloud_id
        left = self._context.drafts.get(entity, None)
        self.form.show_record(record, left if values is None else None)
        self._show_view(RecordView(record, None, None))
        if recipe is not None and self.form.product is not None:
            self.form.product.recipe.restore_input(recipe)
        if values is not None:
            self.form.enter(values)
            if left is not None:
                self._offer_left(left)
        self.show()
        self.focus_form()

    def _offer_left(self, left: Draft) -> None:
        """A new record was begun before this one; there is room for one, and it is not thrown away unasked."""

        def go_back() -> None:
            if self.form is not None and self._new:
                self.form.show_record(left.base, left)
                self.banner.say("")
                self._on_edited()

        self.banner.say(
            translate("Form", "Another new record was begun and not saved."),
            (translate("Form", "Go back to it"), go_back),
        )

    def close_record(self) -> None:
        """Show nothing; what was typed is kept as a draft."""
        if self.form is None:
            return
        self.keep_draft()
        self.form = None
        self.entity, self.id, self._new = "", None, False
        self.hide()
        self.closed.emit()
        self.state_changed.emit()

    def focus_form(self) -> None:
        """Put the cursor into the first field."""
        if self.form is not None:
            first = next((name for name, row in self.form.rows.items() if row.editor.field.writable), None)
            if first is not None:
                self.form.go_to(first)

    @property
    def shown(self) -> tuple[str, int | None] | None:
        """Entity and id of the record on show (id None: a new one)."""
        return (self.entity, self.id) if self.form is not None else None

    @property
    def dirty(self) -> bool:
        """Whether something typed is not saved."""
        return self.form is not None and self.form.dirty

    def may(self, spec: str) -> bool:
        """Whether `save`, `revert`, `delete` or `restore` makes sense now."""
        if self.form is None or self._saving or (spec in WRITING and self._context.rights.view_only):
            return False
        declared = self.form.entity
        match spec:
            case "save":
                return self.form.dirty and self._writable
            case "copy":
                return not self._new and "create" in declared.verbs and declared.view_of is None
            case "revert":
                return self.form.dirty or self._new
            case "delete":
                return not self._new and not self._deleted and "delete" in declared.verbs
            case "restore":
                return self._deleted and bool(declared.verbs & {"create", "replace"})
        return False

    def follow_rights(self) -> None:
        """View-only began or ended; what was typed stays as a draft."""
        if self.form is not None:
            self.form.set_read_only(not self._writable)
            self._show_tab(self.tabs.currentIndex())
            self._refresh()

    # while it is open

    def _on_change(self, change: RecordsChanged) -> None:
        if self.form is None or self._new or self._saving:
            return
        if self.form.product is not None and change.entity in BESIDE_PRODUCTS:
            self.form.product.rebase(self.form.base)
            return
        if change.entity not in (self.entity, ""):
            return
        if self.form.entity.view_of is None and (not change.ids or self.id in change.ids):
            self._reload()

    def _reload(self) -> None:
        if self.form is None or self.id is None:
            return
        try:
            view = self._read(self.entity, self.id)
        except UnknownRecord:
            self._gone()
            return
        under = self.form.rebase(view.record)
        self.form.show_elsewhere(under)
        self._show_view(view)

    def _gone(self) -> None:
        if not self.dirty:
            self.close_record()
            return
        self.banner.say(
            translate("Form", "This record was removed elsewhere. What you typed is still here."),
            (translate("Form", "Keep as new"), self.keep_as_new),
            (translate("Form", "Close"), self.give_up),
            role="red",
        )

    def give_up(self) -> None:
        """Forget what was typed and close."""
        if self.form is not None:
            self._context.drafts.drop(self.entity, self.id)
            self.form.show_record(self.form.base)
            self.close_record()

    def keep_as_new(self) -> None:
        """Begin a new record from what is in the form; the record it was typed over is gone."""
        if self.form is None:
            return
        entity = self.entity
        values = dict(self.form.base)
        with suppress(Unreadable):
            values |= self.form.changes()
        recipe = self.form.product.recipe.whole() if self.form.product is not None else None
        self._context.drafts.drop(entity, self.id)
        self.form.show_record(self.form.base)
        self.open_new(entity, values, recipe=recipe)

    # parts

    def _read(self, entity: str, id: int) -> RecordView:
        return self._context.queries.record(entity, id)

    def _begin(self, entity: str, id: int | None, *, new: bool) -> None:
        self.entity, self.id, self._new = entity, id, new
        self._deleted, self._tried, self._saving = False, False, False
        for form in self._forms.values():
            form.hide()
        if entity not in self._forms:
            from ui.record.form import RecordForm

            self._forms[entity] = RecordForm(self._context, entity)
            self._forms[entity].edited.connect(self._on_edited)
            self._forms[entity].sent_to.connect(self._bring_to_sight)
        self.form = self._forms[entity]
        if self.form_area.widget() is not self.form:
            if (before := self.form_area.takeWidget()) is not None:
                # It stays ours, so that it goes when the panel goes.
                before.setParent(self)
                before.hide()
            self.form_area.setWidget(self.form)
        self.form.show()
        self.form_area.verticalScrollBar().setValue(0)
        beside = not new and self.form.entity.view_of is None
        self.tabs.setVisible(beside)
        if not beside:
            self.tabs.setCurrentIndex(DETAILS)

    def _bring_to_sight(self, part: QWidget) -> None:
        """Scroll to a part of the form; what was opened or said a moment ago has its place only now."""
        self.tabs.setCurrentIndex(DETAILS)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        room = self.form_area.viewport().height()
        if self.form is not None and part.height() + 2 * IN_SIGHT > room:
            top = part.mapTo(self.form, QPoint(0, 0)).y()
            self.form_area.verticalScrollBar().setValue(top - IN_SIGHT)
        else:
            self.form_area.ensureWidgetVisible(part, 0, IN_SIGHT)

    def _show_tab(self, index: int) -> None:
        """Bring a tab to the front; what it shows is read now."""
        self.pages.setCurrentIndex(index)
        if self.form is None or self.id is None:
            return
        if index == RELATED:
            self.related.show_record(self.form.entity, self.form.base)
        elif index == HISTORY:
            self.history.show_record(self.form.entity, self.form.base, may_write=self._writable)

    @property
    def _writable(self) -> bool:
        return self._takes_changes and not self._context.rights.view_only

    @property
    def _takes_changes(self) -> bool:
        """Whether the cloud does; the rights are another question."""
        if self.form is None or self._deleted:
            return False
        verbs = self.form.entity.verbs
        return bool(verbs & ({"create", "replace"} if self._new else {"patch", "replace"}))

    def _show_view(self, view: RecordView) -> None:
        assert self.form is not None
        self._deleted = bool(view.record.get("deleted"))
        self._state = "new" if self._new else view.state.value if view.state else "in_step"
        if self._deleted and view.state is None:
            self._state = "deleted"
        self.form.set_read_only(not self._writable)
        stamps = [formats.moment_text(at)] if isinstance(at := view.record.get("versionDate"), int) else []
        stamps += [str(by)] if (by := view.record.get("modifiedBy")) else []
        self.stamp.setText(
            f"{texts.field(self.entity, 'versionDate')}: {', '.join(stamps)}"
            if stamps and not self._new
            else ""
        )
        if self._deleted and self.form.dirty:
            self._gone()
        elif view.held is not None:
            entity, id = self.entity, self.id
            self.banner.say(
                texts.held(view.held.reason.value) + ".",
                (translate("Form", "Decide..."), lambda: self.decide_asked.emit(entity, id)),
            )
        else:
            self.banner.say("")
        if self.tabs.currentIndex() != DETAILS:
            self._show_tab(self.tabs.currentIndex())
        self._refresh()

    def _on_edited(self) -> None:
        if self.form is not None and (self._writable or self._new):
            self.form.check(Op.CREATE if self._new else Op.PATCH, all_fields=self._tried)
        self.keep_draft()
        self._refresh()

    def keep_draft(self) -> None:
        """Remember what was typed and not saved."""
        if self.form is None or self._saving:
            return
        if self.form.dirty:
            self._context.drafts.keep(self.entity, self.id, self.form.draft())
        else:
            self._context.drafts.drop(self.entity, self.id)

    def _refresh(self) -> None:
        """Title, state line and buttons as they are now."""
        if self.form is None:
            return
        declared = self.form.entity
        title = texts.new(self.entity) if self._new else self._context.title(self.entity, self.form.base)
        self.title.setText(f"• {title}" if self.form.dirty else title)
        state = self._state
        sentence = texts.state_sentence(state)
        if self.form.dirty:
            state, sentence = "draft", texts.state_sentence("draft")
        elif not declared.verbs & {"patch", "replace"} and not self._new and state == "in_step":
            sentence = texts.state_sentence("read_only")
        self.show_state(state, sentence)
        takes = bool(declared.verbs & {"create", "replace"})
        self.restore_button.setVisible(self._deleted and takes)
        self.delete_button.setVisible(not self._new and not self._deleted and "delete" in declared.verbs)
        for button, spec in (
            (self.delete_button, "delete"),
            (self.restore_button, "restore"),
            (self.revert_button, "revert"),
            (self.save_button, "save"),
        ):
            button.setEnabled(self.may(spec))
        editable = self._takes_changes
        self.save_button.setVisible(editable)
        self.revert_button.setVisible(editable)
        self.state_changed.emit()
