"""The dialog for one change of many records: a field and its new value, or tags to add and to remove; with a preview.

Opened by `ListActions`. The preview is computed while the value is typed; the change is one undoable step.
"""

from __future__ import annotations

from decimal import Decimal

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QLabel,
    QProgressBar,
    QVBoxLayout,
    QWidget,
)

from app import prices
from app.commands.adjustment import STEPS, Adjustment, parse_adjustment
from app.commands.bulk_change import BulkChange, Example, Preview, changeable_fields, first_field
from app.errors import Cancelled
from storage.errors import ShopError
from storage.schema.fields import Kind, Merge
from sync.events import RecordsChanged
from ui.background.long_job import LongJob
from ui.context import AppContext, is_price
from ui.editors.base import Editor, Unreadable
from ui.editors.factory import make_editor
from ui.style import theme
from ui.text import formats, texts
from ui.text.texts import translate
from ui.widgets.controls import ComboBox, show_progress
from ui.widgets.dialog_buttons import DialogButtons, tab_last
from ui.widgets.dialog_size import grow_to_content
from ui.widgets.labels import set_role
from ui.widgets.simple_table import Column, Row, SimpleTable

PREVIEW_DELAY = 200
SHOWN_ROWS, ROWS_ON_SMALL_SCREENS, SMALL_SCREEN = 8, 3, 760
"""Rows of examples that are seen at once, the rest is scrolled to; and the pixels of height that a small screen has not."""
EXAMPLES_WIDTH = 640
"""Pixels of the dialog with examples."""
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
        self._preview_job = LongJob(context.bridge, self)
        self._apply_job = LongJob(context.bridge, self)
        self._apply_job.progressed.connect(self._on_progress)
        self.editor: Editor | None = None
        self.removed_tags: Editor | None = None
        self.preview: Preview | None = None
        self.setWindowTitle(
            translate("Bulk", "Add or remove tags") if tags else translate("Bulk", "Change a field")
        )
        self.setMinimumWidth(460)
        self._preview_timer = QTimer(self, interval=PREVIEW_DELAY, singleShot=True)
        self._preview_timer.timeout.connect(self._start_preview)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 16, 20, 16)
        layout.setSpacing(10)
        title = QLabel(self.windowTitle())
        title.setProperty("role", "title")
        layout.addWidget(title)
        count = QLabel(translate("Bulk", "%n selected", len(ids)))
        count.setProperty("role", "muted")
        layout.addWidget(count)
        self.field = ComboBox(self)
        self.field.setVisible(not tags)
        self.field.setMaxVisibleItems(18)
        self.field.setAccessibleName(translate("Filter", "Field"))
        for name in changeable_fields(self._entity):
            self.field.addItem(texts.field(entity, name), name)
        self.field.setCurrentIndex(self.field.findData(first_field(self._entity)))
        if not tags:
            caption = _caption(translate("Filter", "Field"))
            caption.setBuddy(self.field)
            layout.addWidget(caption)
            layout.addWidget(self.field)
            layout.addWidget(_caption(translate("Filter", "Value")))
        self._value_layout = QVBoxLayout()
        self._value_layout.setSpacing(4)
        layout.addLayout(self._value_layout)
        self._rounding_caption = _caption(translate("Bulk", "Round to"))
        self.rounding = ComboBox(self)
        self.rounding.setAccessibleName(self._rounding_caption.text())
        self._rounding_caption.setBuddy(self.rounding)
        self.rounding.addItem(translate("Bulk", "Do not round"), None)
        for step in STEPS:
            self.rounding.addItem(formats.price_text(float(step)), step)
        self.rounding.currentIndexChanged.connect(lambda _: self._ask_preview())
        self.examples = SimpleTable(
            translate("Bulk", "Before and after"),
            (
                Column(translate("Bulk", "Record")),
                Column(translate("Bulk", "Before"), 90, number=True),
                Column(translate("Bulk", "After"), 90, number=True),
                Column(translate("Bulk", "Also changes"), 190, number=True),
            ),
        )
        small = self.screen().availableGeometry().height() < theme.scaled(SMALL_SCREEN)
        self.examples.set_max_rows(ROWS_ON_SMALL_SCREENS if small else SHOWN_ROWS)
        for widget in (self._rounding_caption, self.rounding, self.examples):
            widget.hide()
        layout.addWidget(self._rounding_caption)
        layout.addWidget(self.rounding)
        self.empty = QCheckBox(translate("Bulk", "Clear this field"))
        self.empty.toggled.connect(self._on_empty)
        self.empty.hide()
        layout.addWidget(self.empty)
        self.status = QLabel()
        self.status.setWordWrap(True)
        self.status.setMinimumHeight(44)
        layout.addWidget(self.status)
        layout.addWidget(self.examples)
        self.progress = QProgressBar()
        self.progress.setAccessibleName(translate("Status", "Progress"))
        self.progress.hide()
        layout.addWidget(self.progress)
        self._buttons = DialogButtons(self, translate("Bulk", "Cancel"))
        self.go = self._buttons.add(translate("Bulk", "Change"), self._apply, role="primary", default=True)
        self.go.setEnabled(False)
        layout.addWidget(self._buttons)
        if tags:
            self._show_tag_editors()
        else:
            self.field.currentIndexChanged.connect(lambda _: self._show_value_editor())
            self._show_value_editor()

    # the value

    def _show_value_editor(self) -> None:
        if self.editor is not None:
            self._value_layout.removeWidget(self.editor)
            self.editor.hide()
            self.editor.deleteLater()
        field = self._entity.by_name[self.field.currentData()]
        label = texts.field(self._entity.name, field.name)
        self.editor = self._make_editor(field.name, label)
        start = (
            {Kind.BOOLEAN: True, Kind.DOUBLE: 0.0} if field.merge is Merge.COUNTER else {Kind.BOOLEAN: True}
        )
        self.editor.show_value(start.get(field.kind))
        self._value_layout.addWidget(self.editor)
        self.editor.show()
        self._rounding_caption.setVisible(is_price(field))
        self.rounding.setVisible(is_price(field))
        # The cloud expects prices without VAT unrounded.
        self.rounding.setCurrentIndex(0 if field.name == prices.WITHOUT_VAT else 1)
        self.examples.hide()
        self.empty.setChecked(False)
        self.empty.setVisible(field.null or (field.kind is Kind.STRING and not field.choices))
        self._set_tab_order()
        self._ask_preview()

    def _on_empty(self, empty: bool) -> None:
        if self.editor is not None:
            self.editor.setEnabled(not empty)
        self._ask_preview()

    def _show_tag_editors(self) -> None:
        editors = []
        for label in (translate("Bulk", "Add these tags"), translate("Bulk", "Remove these tags")):
            self._value_layout.addWidget(_caption(label))
            editor = self._make_editor(TAGS, label)
            editor.show_value([])
            self._value_layout.addWidget(editor)
            editors.append(editor)
        self.editor, self.removed_tags = editors
        self._set_tab_order()
        self._ask_preview()

    def _set_tab_order(self) -> None:
        tab_last(self.rounding, self.empty)
        self._buttons.tab_last()
        QWidget.setTabOrder(self.empty, self.examples)

    @property
    def _is_counter(self) -> bool:
        return self._entity.by_name[self.field.currentData()].merge is Merge.COUNTER

    def _make_editor(self, name: str, label: str) -> Editor:
        editor = make_editor(self._entity.by_name[name], label, self._context, without=frozenset())
        editor.set_name(label)
        editor.edited.connect(self._ask_preview)
        return editor

    def change(self) -> BulkChange | None:
        """The change that was entered; None if there is none yet. Raises Unreadable."""
        if self.removed_tags is not None and self.editor is not None:
            tags, removed = self.editor.value() or [], self.removed_tags.value() or []
            return (
                BulkChange(tags=frozenset(tags), without_tags=frozenset(removed)) if tags or removed else None
            )
        assert self.editor is not None
        field = self._entity.by_name[self.field.currentData()]
        if self.empty.isChecked():
            return BulkChange(values={field.name: None if field.null else ""})
        if not self.editor.dirty and field.kind is not Kind.BOOLEAN:
            return None
        if field.merge is Merge.COUNTER and (difference := self.editor.difference()) is not None:
            return BulkChange(add={field.name: difference})
        if is_price(field) and (adjustment := self._adjustment()) is not None:
            return BulkChange(adjust={field.name: adjustment})
        value = self.editor.value()
        return None if value in (None, "", []) else BulkChange(values={field.name: value})

    def _adjustment(self) -> Adjustment | None:
        """The change of the present price that was typed, such as "+5 %"."""
        assert self.editor is not None
        step = self.rounding.currentData()
        typed = str(self.editor.current_input())
        return parse_adjustment(typed, None if step is None else Decimal(step))

    # preview

    def _ask_preview(self) -> None:
        """Preview soon; until then what is typed now cannot be applied unseen."""
        self.go.setEnabled(False)
        self._preview_timer.start()

    def _start_preview(self) -> None:
        self.go.setEnabled(False)
        self.examples.hide()
        if self.editor is not None and self.editor.unfinished:
            self._show_status(self._hint(), "muted")
            return
        try:
            change = self.change()
        except Unreadable as error:
            self._show_status(texts.problem(error.code, error.params), "red")
            return
        if change is None:
            self._show_status(self._hint(), "muted")
            return
        self._show_status(translate("Bulk", "Loading…"), "muted")
        self._preview_job.start(
            lambda _progress, cancel: self._bulk.preview(self._ids, change, cancel=cancel),
            done=self._show_preview,
            failed=self._on_failed,
        )

    def _hint(self) -> str:
        """What can be typed, where that is more than a value."""
        if self.field.isHidden():
            return ""
        if self._is_counter:
            return texts.hint("points+")
        if is_price(self._entity.by_name[self.field.currentData()]):
            return translate(
                "Bulk", "Enter a price or a change: +5%, -10 or x {factor}", factor=formats.number_text(1.1)
            )
        return ""

    def _show_examples(self, found: tuple[Example, ...]) -> None:
        """Show before and after of a price or a rate."""
        name = TAGS if self.field.isHidden() else self.field.currentData()
        if not (is_price(self._entity.by_name[name]) or name == prices.RATE):
            return
        rows = []
        for example in found:
            also = [
                f"{texts.field(self._entity.name, other)} {self._text(other, value)}"
                for other, value in example.after.items()
                if other != name
            ]
            before, after = self._text(name, example.record.get(name)), self._text(name, example.after[name])
            title = self._context.title(self._entity.name, example.record)
            rows.append(Row((title, before, after, ", ".join(also)), key=example.record["id"]))
        self.examples.show_rows(rows)
        self.examples.setVisible(bool(rows))
        self.resize(max(self.width(), theme.scaled(EXAMPLES_WIDTH)), self.height())
        grow_to_content(self)

    def _text(self, name: str, value: object) -> str:
        return self._context.text(self._entity, self._entity.by_name[name], value) or formats.NOTHING

    def _show_preview(self, preview: Preview) -> None:
        self.preview = preview
        sentences = [translate("Bulk", "%n record(s) will change.", preview.changing)]
        if preview.unchanged:
            sentences.append(translate("Bulk", "%n already have this value.", preview.unchanged))
        if preview.deleted:
            sentences.append(translate("Bulk", "%n deleted, not changed.", preview.deleted))
        if preview.refused:
            reason = preview.problems[0][1][0]
            why = texts.problem(reason.code, reason.params)
            sentences.append(f"{translate('Bulk', '%n cannot be changed:', preview.refused)} {why}")
        self._show_status(" ".join(sentences))
        self._show_examples(preview.examples)
        self.go.setText(translate("Bulk", "Change %n record(s)", preview.changing))
        self.go.setEnabled(preview.changing > 0)

    # applying

    def _apply(self) -> None:
        change = self.change()
        if change is None or not self.go.isEnabled():
            return
        self.go.setEnabled(False)
        self.field.setEnabled(False)
        show_progress(self.progress, 0, None)
        self.progress.show()
        self._apply_job.start(
            lambda progress, cancel: self._bulk.apply(self._ids, change, progress=progress, cancel=cancel),
            done=self._on_done,
            failed=self._on_failed,
            worker="commands",
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
        self._show_status(texts.error(error.code, error.params).whole, "red")

    def reject(self) -> None:
        """Esc cancels a running change, of which nothing stays, and closes the dialog."""
        self._preview_job.stop()
        if self._apply_job.running:
            self._apply_job.stop()
            return
        super().reject()

    def _show_status(self, text: str, role: str = "") -> None:
        self.status.setText(text)
        set_role(self.status, role)


def _caption(text: str) -> QLabel:
    label = QLabel(text)
    label.setProperty("role", "muted")
    return label
