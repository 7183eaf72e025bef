"""The dialog for one change of many records: a field and its new value, or tags to add and to remove; with a preview.

Opened by `ListActions`. The preview is computed while the value is typed; the change is one undoable step.
"""

from __future__ import annotations

from decimal import Decimal
from functools import lru_cache

from PySide6.QtWidgets import QCheckBox, QLabel, QVBoxLayout, QWidget

from app import prices
from app.change_set import ChangeLine, Effect, Values
from app.changes.bulk_change import BulkChange, bulk_change, changeable_fields, first_field
from app.commands.adjustment import STEPS, Adjustment, parse_adjustment
from storage.schema.fields import Kind, Merge
from ui.changes.dialog import ChangesDialog
from ui.changes.table import LineColumn, Look
from ui.changes.view import ChangesView
from ui.context import AppContext, is_price
from ui.editors.base import Editor, Unreadable
from ui.editors.factory import make_editor
from ui.style import theme
from ui.text import formats, texts
from ui.text.texts import translate
from ui.widgets.controls import ComboBox
from ui.widgets.dialog_buttons import tab_last
from ui.widgets.dialog_size import grow_to_content
from ui.widgets.simple_table import fit_rows

SHOWN_ROWS, ROWS_ON_SMALL_SCREENS, SMALL_SCREEN = 8, 3, 760
"""Lines that are seen at once, the rest is scrolled to; and the pixels of height that a small screen has not."""
LINES_WIDTH = 640
"""Pixels of the dialog with lines."""
TAGS = "tags"


class BulkDialog(ChangesDialog):
    """A field with its new value, or tags; the lines are shown where before and after are figures."""

    def __init__(
        self, context: AppContext, entity: str, ids: list[int], *, tags: bool, parent: QWidget | None = None
    ) -> None:
        title = translate("Bulk", "Add or remove tags") if tags else translate("Bulk", "Change a field")
        super().__init__(context, title, parent)
        self._entity = context.catalogue[entity]
        self._ids = ids
        self.editor: Editor | None = None
        self.removed_tags: Editor | None = None
        self.setMinimumWidth(460)
        self.add_title(title)
        count = QLabel(translate("Bulk", "%n selected", len(ids)))
        count.setProperty("role", "muted")
        self.column.addWidget(count)
        layout = QVBoxLayout(self.form)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(10)
        self.column.addWidget(self.form)
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
        self.rounding.currentIndexChanged.connect(lambda _: self.ask_preview())
        self.empty = QCheckBox(translate("Bulk", "Clear this field"))
        self.empty.toggled.connect(self._on_empty)
        self.view = ChangesView(
            self._columns(), groups=((Effect.CHANGED,),), look=lambda _: Look(), ticks=False
        )
        for widget in (self._rounding_caption, self.rounding, self.empty, self.view):
            widget.hide()
        for widget in (self._rounding_caption, self.rounding, self.empty):
            layout.addWidget(widget)
        self.status.setMinimumHeight(44)
        kept = self.status.sizePolicy()
        kept.setRetainSizeWhenHidden(True)
        self.status.setSizePolicy(kept)
        self.column.addWidget(self.status)
        self.column.addWidget(self.view)
        self.add_buttons()
        if tags:
            self._show_tag_editors()
        else:
            self.field.currentIndexChanged.connect(lambda _: self._show_value_editor())
            self._show_value_editor()

    def _columns(self) -> tuple[LineColumn, ...]:
        @lru_cache
        def title(id: int | None) -> str:
            record = self._context.commands.replica.get(self._entity.name, id or 0)
            return self._context.title(self._entity.name, record or {})

        return (
            LineColumn(translate("Bulk", "Record"), text=lambda line: title(line.id)),
            LineColumn(
                translate("Bulk", "Before"), 90, number=True, text=lambda line: self._value(line.before)
            ),
            LineColumn(
                translate("Bulk", "After"), 90, number=True, text=lambda line: self._value(line.after)
            ),
            LineColumn(translate("Bulk", "Also changes"), 190, number=True, text=self._also),
        )

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
        self.view.hide()
        self.empty.setChecked(False)
        self.empty.setVisible(field.null or (field.kind is Kind.STRING and not field.choices))
        self._set_tab_order()
        self.ask_preview()

    def _on_empty(self, empty: bool) -> None:
        if self.editor is not None:
            self.editor.setEnabled(not empty)
        self.ask_preview()

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
        self.ask_preview()

    def _set_tab_order(self) -> None:
        tab_last(self.rounding, self.empty)
        self.buttons.tab_last()
        QWidget.setTabOrder(self.empty, self.view.table)

    @property
    def _is_counter(self) -> bool:
        return self._entity.by_name[self.field.currentData()].merge is Merge.COUNTER

    def _make_editor(self, name: str, label: str) -> Editor:
        editor = make_editor(self._entity.by_name[name], label, self._context, without=frozenset())
        editor.set_name(label)
        editor.edited.connect(self.ask_preview)
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

    def start_preview(self) -> None:
        """What was entered would do, or what can be entered."""
        self.view.hide()
        if self.editor is not None and self.editor.unfinished:
            self.clear(self._hint())
            return
        try:
            change = self.change()
        except Unreadable as error:
            self.clear(texts.problem(error.code, error.params), "red")
            return
        if change is None:
            self.clear(self._hint())
            return
        replica, entity, ids = self._context.commands.replica, self._entity.name, self._ids
        self.preview(lambda cancel: bulk_change(replica, entity, ids, change, cancel=cancel))

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

    def show_changes(self) -> None:
        """How many records change and why others do not; before and after of a price or a rate."""
        if self.changes is None:
            return
        counts = self.changes.counts
        reasons = [line.problems[0] for line in self.changes.lines if line.effect is Effect.REFUSED]
        refused = [each for each in reasons if each.code != "deleted"]
        sentences = [translate("Bulk", "%n record(s) will change.", counts[Effect.CHANGED])]
        if counts[Effect.UNCHANGED]:
            sentences.append(translate("Bulk", "%n already have this value.", counts[Effect.UNCHANGED]))
        if deleted := len(reasons) - len(refused):
            sentences.append(translate("Bulk", "%n deleted, not changed.", deleted))
        if refused:
            why = texts.problem(refused[0].code, refused[0].params)
            sentences.append(f"{translate('Bulk', '%n cannot be changed:', len(refused))} {why}")
        self.status.show_message(" ".join(sentences), "")
        self._show_lines()
        self.go.setText(translate("Bulk", "Change %n record(s)", counts[Effect.CHANGED]))
        self.enable_actions(counts[Effect.CHANGED] > 0)

    def _show_lines(self) -> None:
        field = self._entity.by_name[self._name]
        if self.changes is None or not (is_price(field) or field.name == prices.RATE):
            return
        self.view.show_changes(self.changes)
        small = self.screen().availableGeometry().height() < theme.scaled(SMALL_SCREEN)
        fit_rows(self.view.table, ROWS_ON_SMALL_SCREENS if small else SHOWN_ROWS)
        self.view.setVisible(bool(self.view.model.lines))
        self.resize(max(self.width(), theme.scaled(LINES_WIDTH)), self.height())
        grow_to_content(self)

    @property
    def _name(self) -> str:
        return TAGS if self.field.isHidden() else str(self.field.currentData())

    def _value(self, values: Values) -> str:
        return self._text(self._name, values.get(self._name))

    def _also(self, line: ChangeLine) -> str:
        return ", ".join(
            f"{texts.field(self._entity.name, other)} {self._text(other, value)}"
            for other, value in line.after.items()
            if other != self._name
        )

    def _text(self, name: str, value: object) -> str:
        return self._context.text(self._entity, self._entity.by_name[name], value) or formats.NOTHING


def _caption(text: str) -> QLabel:
    label = QLabel(text)
    label.setProperty("role", "muted")
    return label
