"""The record panel beside the list: one record of any entity, a new one, or nothing.

Made by the window. It shows an `OpenRecord`, which reads and saves; the tabs beside the form are read when they are
brought to the front.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QPushButton,
    QStackedWidget,
    QTabBar,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.errors import PersonNeeded
from storage.errors import Problem, ShopError, UnknownRecord
from storage.schema.fields import Record
from ui.context import AppContext
from ui.drafts import Draft, FormId
from ui.record.open_record import OpenRecord
from ui.record.scroll_page import scroll_page
from ui.style import icons, theme
from ui.text import texts
from ui.text.texts import translate
from ui.widgets.banner import Banner
from ui.widgets.elided import CompactButton, CompactRow, ElidingLabel

if TYPE_CHECKING:
    from app.queries.queries import RecordView
    from ui.record.form import RecordForm
    from ui.record.history_tab import RecordHistory
    from ui.record.related_tab import RecordRelated

DETAILS, RELATED, HISTORY = range(3)
"""Tabs, in order."""
STATE_COLOURS = {"waiting": "amber", "needs_you": "red", "sending": "accent", "draft": "accent"}
"""State -> colour role of its icon; "muted" for the others."""
STATE_ICONS = {"in_step": "synced", "deleted": "delete"}
"""State -> icon, where it is not named after the state."""
SCROLL_MARGIN = 40
"""Pixels that are shown above and below a field that is scrolled to."""


class RecordPanel(QWidget):
    """The widgets around the form (title, state, banner, tabs, stamp, buttons) and what the user does with the record."""

    closed = Signal()
    saved = Signal(object)
    """The `RecordsChanged` of a save or a restore that is on disk."""
    delete_asked = Signal(str, list)
    person_asked = Signal()
    """A change was refused since nobody has said who is here."""
    new_opened = Signal(str)
    """The form of a new record of this entity was opened."""
    failed_elsewhere = Signal(object, object)
    """As `OpenRecord.failed_elsewhere`."""
    state_changed = Signal()
    """Other actions are possible than before."""

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._forms: dict[str, RecordForm] = {}
        """Forms made so far, by entity."""
        self.record = OpenRecord(context, self)
        self._build()
        self._connect()
        self.hide()

    # Each is made when its tab is first shown, after the footer, which so comes before it in the tab order.

    @cached_property
    def related(self) -> RecordRelated:
        """The records that it refers to, and those that refer to it."""
        from ui.record.related_tab import RecordRelated

        related = RecordRelated(self._context)
        self.pages.addWidget(related)
        return related

    @cached_property
    def history(self) -> RecordHistory:
        """What happened to it."""
        from ui.record.history_tab import RecordHistory

        history = RecordHistory(self._context)
        history.values_asked.connect(self.record.restore_values)
        history.record_asked.connect(self.restore)
        self.pages.addWidget(history)
        return history

    @property
    def form(self) -> RecordForm | None:
        """The form of the open record."""
        return self.record.form

    @property
    def shown(self) -> tuple[str, int | None] | None:
        """Entity and id of the open record (id None: a new one)."""
        return self.record.key

    @property
    def dirty(self) -> bool:
        """Whether there is unsaved input."""
        return self.record.dirty

    def may(self, action: str) -> bool:
        """Whether `save`, `copy`, `revert`, `delete` or `restore` is possible now."""
        return self.record.allows(action)

    # opening and closing

    def open(self, entity: str, id: int, *, record: Record | None = None, search: str = "") -> None:
        """Show a record with its draft, if there is one. `record` is given for entities that are views.

        The fields in which `search` found it are shown, folded or not.
        """
        from app.queries.queries import RecordView

        self.record.keep_draft()
        draft = self._context.drafts.get(entity, id)
        try:
            view = self.record.read(entity, id) if record is None else RecordView(record, None, None)
        except UnknownRecord:
            if draft is None:
                self.close_record()
            else:
                self._open_orphaned_draft(entity, id, draft)
            return
        form = self._begin(entity, id, draft.base if draft else view.record, draft)
        if draft is not None:
            form.show_changed_elsewhere(form.rebase(view.record))
            self.record.keep_draft()
        form.unfold_matches(search)
        self.record.show(view)
        self.show()

    def _open_orphaned_draft(self, entity: str, id: int, draft: Draft) -> None:
        """Show the draft of a record that no longer exists."""
        from app.queries.queries import RecordView

        self._begin(entity, id, draft.base, draft)
        self.record.show(RecordView(draft.base, None, None))
        self._on_removed()
        self.show()

    def open_new(
        self,
        entity: str,
        values: Mapping[str, Any] | None = None,
        *,
        recipe: Mapping[str, Any] | None = None,
        form_id: str = "",
    ) -> None:
        """Show a new record: with `values` and `recipe` as input, else with the draft of the form, or the newest one."""
        from app.queries.queries import RecordView
        from storage.schema.validation import blank

        self.record.keep_draft()
        drafts = self._context.drafts
        draft = None
        if values is None:
            draft = drafts.get(entity, form_id) if form_id else drafts.newest_new(entity)
        declared = self._context.catalogue[entity]
        record = blank(declared)
        if "_cloudId" in declared.by_name:
            record["_cloudId"] = self._context.cloud_id
        form = self._begin(entity, drafts.new_form() if draft is None else draft.key[1], record, draft)
        self.record.show(RecordView(record, None, None))
        if recipe is not None and form.product is not None:
            form.product.recipe.restore_input(recipe)
        if values is not None:
            form.set_values(values)
            other = drafts.newest_new(entity, but=form.id)
            if other is not None:
                self._offer_draft(other)
        self.show()
        self.focus_form()
        self.new_opened.emit(entity)

    def _offer_draft(self, draft: Draft) -> None:
        """Offer the draft of another new record; what is in the form is kept as one, too."""
        entity, form_id = draft.key
        self.banner.show_message(
            translate("Form", "You have another new record that is not saved."),
            (translate("Form", "Open it"), lambda: self.open_new(entity, form_id=str(form_id))),
        )

    def close_record(self) -> None:
        """Show nothing; unsaved input is kept as a draft."""
        if self.form is None:
            return
        self.record.keep_draft()
        self.record.end()
        self.tabs.setCurrentIndex(DETAILS)
        # Before it is hidden: the focus goes where `closed` takes it, not to whatever button comes next.
        self.closed.emit()
        self.hide()
        self.state_changed.emit()

    def close_saved(self) -> None:
        """Close a saved record; the form of a new one stays."""
        if self.shown is not None and not self.record.new:
            self.close_record()

    def focus_form(self, field: str = "") -> None:
        """Focus a field; the first one without a name."""
        if self.form is not None:
            writable = (name for name, row in self.form.rows.items() if row.editor.field.writable)
            self.form.go_to(field if field in self.form.rows else next(writable, ""))

    def keep_draft(self) -> None:
        """Keep unsaved input as a draft."""
        self.record.keep_draft()

    # actions

    def save(self) -> None:
        """Save the fields that differ."""
        self.record.save()

    def restore(self) -> None:
        """Restore the deleted record."""
        self.record.restore()

    def revert(self) -> None:
        """Return to the saved values; a new record is closed."""
        if self.form is not None:
            self.record.discard_input()
            if self.record.new:
                self.close_record()
            else:
                self.record.reload()

    def delete(self) -> None:
        """Ask for the deletion of the open record."""
        if self.may("delete"):
            self.delete_asked.emit(self.record.entity, [self.record.id])

    def copy_record(self) -> None:
        """Begin a new record from this one and its input; codes and points are not copied."""
        if self.may("copy") and self.form is not None:
            form = self.form
            from app.commands.duplicate import duplicate_values

            values = duplicate_values(form.entity, form.current_values())
            self.open_new(form.entity.name, values, recipe=form.current_recipe())

    def give_up(self) -> None:
        """Discard the input and close."""
        if self.form is not None:
            self.record.discard_input()
            self.close_record()

    def keep_as_new(self) -> None:
        """Begin a new record from the input over a record that no longer exists."""
        if self.form is not None:
            form = self.form
            values, recipe = form.current_values(), form.current_recipe()
            self.record.discard_input()
            self.open_new(form.entity.name, values, recipe=recipe)

    def follow_rights(self) -> None:
        """View-only mode began or ended; unsaved input stays as a draft."""
        if self.form is not None:
            self.form.set_read_only(not self.record.writable)
            self._show_tab(self.tabs.currentIndex())
            self._refresh()

    # what the record reports

    def _on_loaded(self, view: RecordView) -> None:
        from ui.record.stamp import stamp_text

        assert self.form is not None
        self.stamp.setText("" if self.record.new else stamp_text(self._context, self.record.entity, view))
        # A new record has them once it was saved.
        with_tabs = not self.record.new and self.form.entity.view_of is None
        self.tabs.setVisible(with_tabs)
        if not with_tabs:
            self.tabs.setCurrentIndex(DETAILS)
        if self.record.deleted and self.record.dirty:
            self._on_removed()
        elif view.held is not None:
            entity, id = self.record.entity, self.record.id
            self.form.unfold(view.held.fields)
            self.banner.show_message(
                texts.held(view.held.reason.value) + ".",
                (translate("Form", "Decide…"), lambda: self._context.navigator.show_conflict(entity, id)),
            )
        else:
            self.banner.show_message("")
        if self.tabs.currentIndex() != DETAILS:
            self._show_tab(self.tabs.currentIndex())
        self._refresh()

    def _on_removed(self) -> None:
        if not self.record.dirty:
            self.close_record()
            return
        self.banner.show_message(
            translate("Form", "This record was removed elsewhere. Your changes are still here."),
            (translate("Form", "Keep as new"), self.keep_as_new),
            (translate("Form", "Close"), self.give_up),
            role="red",
        )

    def _on_invalid(self, problems: list[Problem]) -> None:
        """Go to the first field with a problem; problems without a field go to the banner."""
        assert self.form is not None
        fields = [name for problem in problems for name in self.form.fields_of(problem)]
        if fields:
            self.form.go_to(fields[0])
        general = [problem for problem in problems if not self.form.fields_of(problem)]
        sentences = [texts.problem(problem.code, problem.params) for problem in general]
        self.banner.show_message(" ".join(dict.fromkeys(sentences)), role="red")

    def _on_failed(self, error: ShopError) -> None:
        if isinstance(error, PersonNeeded):
            self.person_asked.emit()
        self.banner.show_message(texts.error(error.code, error.params).whole, role="red")

    # showing

    def _begin(self, entity: str, id: FormId, record: Record, draft: Draft | None) -> RecordForm:
        """Put the form of the entity into the panel, with a record and its draft; `id` as `RecordForm.id`."""
        for other in self._forms.values():
            # The field with the focus is left while its own record is still open.
            other.hide()
        form = self._forms.get(entity) or self._make_form(entity)
        self.record.begin(form, id, record, draft)
        if self.form_area.widget() is not form:
            if (previous := self.form_area.takeWidget()) is not None:
                # Without a parent it would outlive the panel.
                previous.setParent(self)
                previous.hide()
            self.form_area.setWidget(form)
        form.show()
        self.form_area.verticalScrollBar().setValue(0)
        return form

    def _make_form(self, entity: str) -> RecordForm:
        from ui.record.form import RecordForm
        from ui.record.owners import OwnerNotes

        form = self._forms[entity] = RecordForm(self._context, entity)
        OwnerNotes(self._context, form)
        form.edited.connect(lambda: self._on_edited(form))
        form.reveal_requested.connect(self.scroll_to)
        return form

    def _on_edited(self, form: RecordForm) -> None:
        """A form that is not shown any more has no say, e.g. when one of its fields loses the focus late."""
        if form is self.record.form:
            self.record.on_edited()

    def scroll_to(self, part: QWidget) -> None:
        """Scroll the form so that a part of it is visible."""
        self.tabs.setCurrentIndex(DETAILS)
        # A group that was just opened gets its place only with this event.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        visible_height = self.form_area.viewport().height()
        if self.form is not None and part.height() + 2 * SCROLL_MARGIN > visible_height:
            top = part.mapTo(self.form, QPoint(0, 0)).y()
            self.form_area.verticalScrollBar().setValue(top - SCROLL_MARGIN)
        else:
            self.form_area.ensureWidgetVisible(part, 0, SCROLL_MARGIN)

    def _show_tab(self, index: int) -> None:
        """Bring a tab to the front and read its content."""
        if index == DETAILS:
            self.pages.setCurrentWidget(self.form_area)
        else:
            self.pages.setCurrentWidget(self.related if index == RELATED else self.history)
        if self.form is None or self.record.id is None:
            return
        if index == RELATED:
            self.related.show_record(self.form.entity, self.form.base)
        elif index == HISTORY:
            self.history.show_record(self.form.entity, self.form.base, may_write=self.record.writable)

    def _refresh(self) -> None:
        """Update title, state line and buttons."""
        record, form = self.record, self.form
        if form is None:
            return
        declared = form.entity
        title = texts.new(record.entity) if record.new else self._context.title(record.entity, form.base)
        self.title.setText(f"• {title}" if form.dirty else title)
        state, sentence = record.state, texts.state_sentence(record.state)
        if form.dirty:
            state, sentence = "draft", texts.state_sentence("draft")
        elif not declared.verbs & {"patch", "replace"} and not record.new and state == "in_step":
            sentence = texts.state_sentence("read_only")
        icon, colour = STATE_ICONS.get(state, state), STATE_COLOURS.get(state, "muted")
        self._state_icon.setPixmap(icons.pixmap(icon, colour, 16))
        self.state_label.setText(sentence)
        restorable = record.deleted and bool(declared.verbs & {"create", "replace"})
        deletable = not record.new and not record.deleted and "delete" in declared.verbs
        for button, action, shown in (
            (self.delete_button, "delete", deletable),
            (self.restore_button, "restore", restorable),
            (self.revert_button, "revert", record.accepts_changes),
            (self.save_button, "save", record.accepts_changes),
        ):
            allowed = record.allows(action)
            if button.hasFocus() and not (shown and allowed):
                self._focus_last_field()
            button.setVisible(shown)
            button.setEnabled(allowed)
        self.state_changed.emit()

    def _focus_last_field(self) -> None:
        """Leave a button that is about to be disabled: Qt would go on to the next one, which may be outside."""
        last = self.form.focusWidget() if self.form is not None else None
        if self.tabs.currentIndex() != DETAILS:
            self.tabs.setFocus(Qt.FocusReason.OtherFocusReason)
        elif last is not None:
            last.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.focus_form()

    # building

    def _connect(self) -> None:
        self.record.loaded.connect(self._on_loaded)
        self.record.removed.connect(self._on_removed)
        self.record.actions_changed.connect(self._refresh)
        self.record.saved.connect(self.saved)
        self.record.invalid.connect(self._on_invalid)
        self.record.failed.connect(self._on_failed)
        self.record.failed_elsewhere.connect(self.failed_elsewhere)
        self.tabs.currentChanged.connect(self._show_tab)
        self.close_button.clicked.connect(self.close_record)
        self.delete_button.clicked.connect(self.delete)
        self.restore_button.clicked.connect(self.restore)
        self.revert_button.clicked.connect(self.revert)
        self.save_button.clicked.connect(self.save)

    def _build(self) -> None:
        self.setObjectName("recordPanel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setMinimumWidth(theme.panel_width() - 40)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(self._header())
        self.tabs = QTabBar()
        self.tabs.setDrawBase(False)
        self.tabs.setExpanding(True)
        self.tabs.setAccessibleName(translate("Form", "Parts of the record"))
        for label in (
            translate("Form", "Details"),
            translate("Form", "Related"),
            translate("Form", "History"),
        ):
            self.tabs.addTab(label)
        layout.addWidget(self.tabs)
        self.form_area = scroll_page()
        self.pages = QStackedWidget()
        self.pages.addWidget(self.form_area)
        layout.addWidget(self.pages, 1)
        layout.addLayout(self._footer())

    def _header(self) -> QVBoxLayout:
        header = QVBoxLayout()
        header.setContentsMargins(14, 10, 14, 6)
        header.setSpacing(6)
        title_row = QHBoxLayout()
        self.title = ElidingLabel(role="title")
        title_row.addWidget(self.title, 1)
        self.close_button = QToolButton()
        self.close_button.setIcon(icons.icon("close", "muted"))
        self.close_button.setToolTip(translate("Form", "Close"))
        self.close_button.setAccessibleName(translate("Form", "Close the record"))
        title_row.addWidget(self.close_button)
        header.addLayout(title_row)
        state_row = QHBoxLayout()
        state_row.setSpacing(6)
        self._state_icon = QLabel()
        state_row.addWidget(self._state_icon)
        self.state_label = ElidingLabel(role="muted")
        state_row.addWidget(self.state_label, 1)
        header.addLayout(state_row)
        self.banner = Banner()
        header.addWidget(self.banner)
        return header

    def _footer(self) -> QVBoxLayout:
        footer = QVBoxLayout()
        footer.setContentsMargins(14, 8, 14, 10)
        footer.setSpacing(8)
        self.stamp = ElidingLabel(role="muted")
        footer.addWidget(self.stamp)
        buttons = CompactRow()
        buttons.setSpacing(8)
        self.delete_button = _compact_button(translate("Action", "Delete"), "delete", "red")
        self.delete_button.setProperty("role", "danger")
        icons.set_button_icon(self.delete_button, "delete", "red")
        self.restore_button = _button(translate("Action", "Restore"), "restore")
        self.revert_button = _compact_button(
            translate("Action", "Discard changes"), "revert", short=translate("Form", "Discard")
        )
        self.save_button = _button(translate("Action", "Save"), role="primary")
        buttons.addWidget(self.delete_button)
        buttons.addWidget(self.restore_button)
        buttons.addStretch(1)
        buttons.addWidget(self.revert_button)
        buttons.addWidget(self.save_button)
        footer.addLayout(buttons)
        return footer


def _compact_button(text: str, icon: str, colour: str = "text", *, short: str = "") -> CompactButton:
    return CompactButton(text, icons.icon(icon, colour), icons.icon_size(theme.ICON_SIZE), short=short)


def _button(text: str, icon: str | None = None, role: str = "") -> QPushButton:
    button = QPushButton(text)
    button.setProperty("role", role)
    if icon is not None:
        icons.set_button_icon(button, icon, "red" if role == "danger" else "text")
    return button
