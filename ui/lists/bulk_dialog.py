"""One change for many records: a field and its new value, or tags to add and to take away, with what it would do.

Opened by `list_doings`. The numbers are worked out while the value is typed; the change is one step that can be undone.
"""

from __future__ import annotations

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QLabel,
    QProgressBar,
    QVBoxLayout,
    QWidget,
)

from app.commands.bulk_change import BulkChange, Preview, changeable
from app.errors import Cancelled
from storage.errors import ShopError
from storage.schema.fields import Kind, Merge
from sync.events import RecordsChanged
from ui.background.long_job import LongJob
from ui.context import AppContext
from ui.editors.base import Editor, Unreadable
from ui.editors.factory import make_editor
from ui.text import texts
from ui.text.texts import translate
from ui.widgets.controls import ChoiceBox, show_progress
from ui.widgets.dialog_buttons import DialogButtons, tab_last
from ui.widgets.labels import set_role

PREVIEW_DELAY = 200
TAGS = "tags"


class BulkDialog(QDialog):
    """`changed` carries the `RecordsChanged` that is on disk."""

    changed = Signal(object)

    def __init__(
        self, context: AppContext, entity: str, ids: list[int], *, tags: bool, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._context = context
        self._entity = context.catalogue[entity]
        self._ids = ids
        self._bulk = context.bulk(entity)
        self._look = LongJob(context.bridge, self)
        self._work = LongJob(context.bridge, self)
        self._work.progressed.connect(self._on_progress)
        self.editor: Editor | None = None
        self.without: Editor | None = None
        self.preview: Preview | None = None
        self.setWindowTitle(translate("Bulk", "Tag") if tags else translate("Bulk", "Change a field"))
        self.setMinimumWidth(460)
        self._soon = QTimer(self, interval=PREVIEW_DELAY, singleShot=True)
        self._soon.timeout.connect(self._ask_preview)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 16, 20, 16)
        layout.setSpacing(10)
        title = QLabel(self.windowTitle())
        title.setProperty("role", "title")
        layout.addWidget(title)
        count = QLabel(translate("Bulk", "%n selected", len(ids)))
        count.setProperty("role", "muted")
        layout.addWidget(count)
        self.field = ChoiceBox(self)
        self.field.setVisible(not tags)
        self.field.setMaxVisibleItems(18)
        self.field.setAccessibleName(translate("Filter", "Field"))
        for name in changeable(self._entity):
            self.field.addItem(texts.field(entity, name), name)
        if not tags:
            of_field = _caption(translate("Filter", "Field"))
            of_field.setBuddy(self.field)
            layout.addWidget(of_field)
            layout.addWidget(self.field)
            layout.addWidget(_caption(translate("Filter", "Value")))
        self._place = QVBoxLayout()
        self._place.setSpacing(4)
        layout.addLayout(self._place)
        self.empty = QCheckBox(translate("Bulk", "Empty this field"))
        self.empty.toggled.connect(self._on_empty)
        self.empty.hide()
        layout.addWidget(self.empty)
        self.said = QLabel()
        self.said.setWordWrap(True)
        self.said.setMinimumHeight(44)
        layout.addWidget(self.said)
        self.progress = QProgressBar()
        self.progress.setAccessibleName(translate("Status", "Progress"))
        self.progress.hide()
        layout.addWidget(self.progress)
        self._answers = DialogButtons(self, translate("Bulk", "Cancel"))
        self.go = self._answers.add(translate("Bulk", "Change"), self._apply, role="primary", enter=True)
        self.go.setEnabled(False)
        layout.addWidget(self._answers)
        if tags:
            self._offer_tags()
        else:
            self.field.currentIndexChanged.connect(lambda _: self._offer_value())
            self._offer_value()

    # the value

    def _offer_value(self) -> None:
        if self.editor is not None:
            self._place.removeWidget(self.editor)
            self.editor.hide()
            self.editor.deleteLater()
        field = self._entity.by_name[self.field.currentData()]
        label = texts.field(self._entity.name, field.name)
        self.editor = self._make(field.name, label)
        start = (
            {Kind.BOOLEAN: True, Kind.DOUBLE: 0.0} if field.merge is Merge.COUNTER else {Kind.BOOLEAN: True}
        )
        self.editor.show_value(start.get(field.kind))
        self._place.addWidget(self.editor)
        self.editor.show()
        self.empty.setChecked(False)
        self.empty.setVisible(field.null or (field.kind is Kind.STRING and not field.choices))
        self._tab_in_order()
        self._soon.start()

    def _on_empty(self, empty: bool) -> None:
        if self.editor is not None:
            self.editor.setEnabled(not empty)
        self._soon.start()

    def _offer_tags(self) -> None:
        words = (translate("Bulk", "Add these tags"), translate("Bulk", "Take these tags away"))
        made = []
        for label in words:
            self._place.addWidget(_caption(label))
            editor = self._make(TAGS, label)
            editor.show_value([])
            self._place.addWidget(editor)
            made.append(editor)
        self.editor, self.without = made
        self._tab_in_order()
        self._soon.start()

    def _tab_in_order(self) -> None:
        tab_last(self.empty)
        self._answers.tab_last()

    @property
    def _counts(self) -> bool:
        return self._entity.by_name[self.field.currentData()].merge is Merge.COUNTER

    def _make(self, name: str, label: str) -> Editor:
        editor = make_editor(self._entity.by_name[name], label, self._context, without=frozenset())
        editor.set_name(label)
        editor.edited.connect(self._soon.start)
        return editor

    def meant(self) -> BulkChange | None:
        """The change as typed; None while nothing is. Raises Unreadable."""
        if self.without is not None and self.editor is not None:
            tags, away = self.editor.value() or [], self.without.value() or []
            return BulkChange(tags=frozenset(tags), without_tags=frozenset(away)) if tags or away else None
        assert self.editor is not None
        field = self._entity.by_name[self.field.currentData()]
        if self.empty.isChecked():
            return BulkChange(values={field.name: None if field.null else ""})
        if not self.editor.dirty and field.kind is not Kind.BOOLEAN:
            return None
        if field.merge is Merge.COUNTER and (added := self.editor.difference()) is not None:
            return BulkChange(add={field.name: added})
        value = self.editor.value()
        return None if value in (None, "", []) else BulkChange(values={field.name: value})

    # what it would do

    def _ask_preview(self) -> None:
        self.go.setEnabled(False)
        try:
            change = self.meant()
        except Unreadable as error:
            self._say(texts.problem(error.code, error.params), "red")
            return
        if change is None:
            counter = not self.field.isHidden() and self._counts
            self._say(texts.hint("points+") if counter else "", "muted")
            return
        self._say(translate("Bulk", "Looking..."), "muted")
        self._look.start(
            lambda _tell, cancel: self._bulk.preview(self._ids, change, cancel=cancel),
            done=self._show_preview,
            failed=self._on_failed,
        )

    def _show_preview(self, preview: Preview) -> None:
        self.preview = preview
        said = [translate("Bulk", "%n record(s) will change.", preview.changing)]
        if preview.already:
            said.append(translate("Bulk", "%n are so already.", preview.already))
        if preview.deleted:
            said.append(translate("Bulk", "%n are deleted.", preview.deleted))
        if preview.refused:
            reason = preview.problems[0][1][0]
            why = texts.problem(reason.code, reason.params)
            said.append(f"{translate('Bulk', '%n cannot be changed:', preview.refused)} {why}")
        self._say(" ".join(said))
        self.go.setText(translate("Bulk", "Change %n record(s)", preview.changing))
        self.go.setEnabled(preview.changing > 0)

    # doing it

    def _apply(self) -> None:
        change = self.meant()
        if change is None or not self.go.isEnabled():
            return
        self.go.setEnabled(False)
        self.field.setEnabled(False)
        show_progress(self.progress, 0, None)
        self.progress.show()
        self._work.start(
            lambda tell, cancel: self._bulk.apply(self._ids, change, progress=tell, cancel=cancel),
            done=self._on_done,
            failed=self._on_failed,
            lane="commands",
        )

    def _on_progress(self, done: int, total: int) -> None:
        self.progress.setRange(0, total)
        self.progress.setValue(done)

    def _on_done(self, change: RecordsChanged | None) -> None:
        if change is not None:
            self.changed.emit(change)
        self.accept()

    def _on_failed(self, error: ShopError) -> None:
        self.progress.hide()
        self.field.setEnabled(True)
        if isinstance(error, Cancelled):
            super().reject()
            return
        self._say(texts.error(error.code, error.params).whole, "red")

    def reject(self) -> None:
        """Esc stops what runs; nothing of it stays, and then the dialog goes."""
        self._look.stop()
        if self._work.running:
            self._work.stop()
            return
        super().reject()

    def _say(self, words: str, role: str = "") -> None:
        self.said.setText(words)
        set_role(self.said, role)


def _caption(words: str) -> QLabel:
    label = QLabel(words)
    label.setProperty("role", "muted")
    return label
