"""The popup that builds one filter condition: a field, an operator, a value.

Opened by the filter bar. The value has the same editor as in the form; a list of values is ticked or typed with commas.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from PySide6.QtCore import QEvent, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from storage.errors import InvalidQuery, ShopError
from storage.query.grammar import Condition, Operator, Value, parse_filter, read_value, render
from storage.schema.fields import Entity, Field, Kind, Merge
from ui.context import AppContext
from ui.editors.base import Editor, Unreadable
from ui.editors.factory import make_editor
from ui.lists.columns import default_sort
from ui.lists.filter_text import (
    LIST_KINDS,
    LIST_OPERATORS,
    OperatorChoice,
    filter_problem,
    filterable,
    operator_choices,
    operator_text,
)
from ui.text import texts
from ui.text.texts import translate
from ui.widgets.controls import ComboBox

WIDTH = 340
MAX_TICKABLE = 300
"""Records that are offered for ticking."""
VALUE = Qt.ItemDataRole.UserRole


class TickList(QListWidget):
    """A list of values with checkboxes."""

    def __init__(self, choices: list[tuple[str, Value]]) -> None:
        super().__init__()
        self.setObjectName("ticks")
        self.setMaximumHeight(230)
        for text, value in choices:
            item = QListWidgetItem(text)
            item.setData(VALUE, value)
            item.setFlags(
                Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsUserCheckable | Qt.ItemFlag.ItemIsSelectable
            )
            item.setCheckState(Qt.CheckState.Unchecked)
            item.setSizeHint(QSize(0, self.fontMetrics().height() + 12))
            self.addItem(item)

    def tick(self, values: tuple[Value, ...]) -> None:
        """Tick these values."""
        for row in range(self.count()):
            if self.item(row).data(VALUE) in values:
                self.item(row).setCheckState(Qt.CheckState.Checked)

    def ticked(self) -> list[Value]:
        """The ticked values."""
        items = (self.item(row) for row in range(self.count()))
        return [item.data(VALUE) for item in items if item.checkState() == Qt.CheckState.Checked]


class ConditionPopup(QFrame):
    """Builds a condition or edits a given one; `built` carries the result."""

    built = Signal(object)

    def __init__(
        self,
        context: AppContext,
        entity: Entity,
        condition: Condition | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setObjectName("card")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setFixedWidth(WIDTH)
        self.setAccessibleName(translate("Filter", "Filter"))
        self._context = context
        self._entity = entity
        self._condition = condition
        self.editor: Editor | TickList | None = None
        layout = QVBoxLayout(self)
        layout.setContentsMargins(14, 12, 14, 12)
        layout.setSpacing(8)
        self.field = ComboBox()
        self.field.setMaxVisibleItems(18)
        self.field.setAccessibleName(translate("Filter", "Field"))
        for field in filterable(entity):
            self.field.addItem(texts.field(entity.name, field.name), field.name)
        layout.addWidget(self.field)
        self.operator = ComboBox()
        self.operator.setAccessibleName(translate("Filter", "Operator"))
        layout.addWidget(self.operator)
        self._value_layout = QVBoxLayout()
        layout.addLayout(self._value_layout)
        self.problem = QLabel()
        self.problem.setProperty("role", "problem")
        self.problem.setWordWrap(True)
        self.problem.hide()
        layout.addWidget(self.problem)
        row = QHBoxLayout()
        row.addStretch(1)
        self.apply = QPushButton(translate("Filter", "Apply filter"))
        self.apply.setProperty("role", "primary")
        self.apply.clicked.connect(self._build)
        row.addWidget(self.apply)
        self.cancel = QPushButton(translate("Filter", "Cancel"))
        self.cancel.clicked.connect(self.close)
        row.addWidget(self.cancel)
        layout.addLayout(row)
        first = condition.field if condition is not None else default_sort(entity).split(",")[0]
        self.field.setCurrentIndex(max(self.field.findData(first), 0))
        self.field.currentIndexChanged.connect(lambda _: self._fill_operators())
        self.operator.currentIndexChanged.connect(lambda _: self._show_value_editor())
        self._fill_operators()

    def open_at(self, position: QPoint) -> None:
        """Show at a global position, moved so that it fits on the screen."""
        self.adjustSize()
        screen = self.screen().availableGeometry()
        x = min(max(position.x(), screen.left()), screen.right() - self.width())
        y = min(max(position.y(), screen.top()), screen.bottom() - self.height())
        self.move(x, y)
        self.show()
        self.field.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter applies the condition."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._build()
            return
        super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Fit the size to the content."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self.adjustSize()

    @property
    def chosen(self) -> Field:
        """The chosen field."""
        return self._entity.listed[self.field.currentData()]

    def choose(self, field: str, operator: str) -> None:
        """Choose a field and an operator by their names."""
        self.field.setCurrentIndex(self.field.findData(field))
        keys = [choice.key for choice in self._choices]
        self.operator.setCurrentIndex(keys.index(operator))

    def _fill_operators(self) -> None:
        self._choices = operator_choices(self.chosen)
        self.operator.blockSignals(True)
        self.operator.clear()
        for choice in self._choices:
            self.operator.addItem(operator_text(self.chosen, choice.key))
        given = self._condition
        if given is not None and given.field == self.chosen.name:
            fitting = [at for at, choice in enumerate(self._choices) if choice.operator is given.operator]
            special = [at for at in fitting if (self._choices[at].special,) == given.values]
            self.operator.setCurrentIndex((special or fitting or [0])[0])
        elif Operator.LIKE in [choice.operator for choice in self._choices]:
            self.operator.setCurrentIndex(self.operator.findText(operator_text(self.chosen, "like")))
        self.operator.blockSignals(False)
        self._show_value_editor()

    @property
    def _choice(self) -> OperatorChoice:
        return self._choices[max(self.operator.currentIndex(), 0)]

    def _show_value_editor(self) -> None:
        if self.editor is not None:
            self._value_layout.removeWidget(self.editor)
            self.editor.hide()
            self.editor.deleteLater()
            self.editor = None
        self.problem.hide()
        if self._choice.special is None:
            self.editor = self._make_editor()
            if isinstance(self.editor, Editor):
                self.editor.set_name(translate("Filter", "Value"))
            else:
                self.editor.setAccessibleName(translate("Filter", "Value"))
            self._fill_editor(self.editor)
            self._value_layout.addWidget(self.editor)
            self.editor.show()
            self._order_tabs(self.editor)
        self.adjustSize()

    def _order_tabs(self, editor: QWidget) -> None:
        """Let Tab pass through the value between operator and button, although it was made after them."""
        parts = [part for part in (editor, *editor.findChildren(QWidget)) if part.window() is self]
        takes = Qt.FocusPolicy.TabFocus
        reached = [part for part in parts if part.focusPolicy() & takes and part.focusProxy() is None]
        # The editor as a whole first: left behind Cancel it would take the focus for its line, and Tab would go in a circle there.
        whole = [editor] if editor not in reached else []
        for before, after in pairwise((self.operator, *whole, *reached, self.apply, self.cancel)):
            QWidget.setTabOrder(before, after)

    def _make_editor(self) -> Editor | TickList:
        field, operator = self.chosen, self._choice.operator
        if operator in LIST_OPERATORS:
            if field.choices:
                return TickList([(texts.choice(choice), choice) for choice in field.choices])
            if field.references is not None:
                return TickList(self._records(field.references))
            return make_editor(_text_field(field), "", self._context, without=frozenset())
        if operator is Operator.LIKE or field.kind in LIST_KINDS:
            return make_editor(_text_field(field), "", self._context, without=frozenset())
        optional = replace(
            field, null=True, rules=(), length=None, minimum=None, maximum=None, merge=Merge.HOLD
        )
        return make_editor(optional, "", self._context, without=frozenset())

    def _records(self, entity: str) -> list[tuple[str, Value]]:
        sort = "name" if "name" in self._context.catalogue[entity].by_name else ""
        try:
            page = self._context.queries.page(entity, sort=sort, limit=MAX_TICKABLE)
        except ShopError:
            return []
        return [(self._context.title(entity, record), record["id"]) for record in page.records]

    def _fill_editor(self, editor: Editor | TickList) -> None:
        given = self._condition
        same = (
            given is not None and given.field == self.chosen.name and given.operator is self._choice.operator
        )
        if given is None or not same:
            if isinstance(editor, Editor):
                editor.show_value(True if self.chosen.kind is Kind.BOOLEAN else None)
            return
        if isinstance(editor, TickList):
            editor.tick(given.values)
        elif given.operator in LIST_OPERATORS:
            editor.show_value(", ".join(str(each) for each in given.values))
        else:
            editor.show_value(given.values[0])

    def _build(self) -> None:
        try:
            condition = Condition(self.chosen.name, self._choice.operator, self._values())
            # Check that the condition can be written as a filter and parsed again.
            parse_filter(self._entity, render([condition]), derived=True)
        except Unreadable as error:
            self._show_problem(texts.problem(error.code, error.params))
        except InvalidQuery as error:
            self._show_problem(filter_problem(error))
        else:
            self.built.emit(condition)
            self.close()

    def _show_problem(self, text: str) -> None:
        self.problem.setText(text)
        self.problem.show()
        self.adjustSize()
        if self.editor is not None:
            self.editor.setFocus()

    def _values(self) -> tuple[Value, ...]:
        choice, editor = self._choice, self.editor
        if choice.special is not None:
            return (choice.special,)
        if isinstance(editor, TickList):
            if not (ticked := editor.ticked()):
                raise Unreadable("missing")
            return tuple(ticked)
        assert editor is not None
        value = editor.value()
        if value in (None, "", []):
            raise Unreadable("missing")
        if choice.operator not in LIST_OPERATORS:
            return (value,)
        parts = [part.strip() for part in str(value).split(",") if part.strip()]
        try:
            return tuple(
                read_value(self.chosen.kind if self.chosen.kind not in LIST_KINDS else Kind.STRING, part)
                for part in parts
            )
        except ValueError:
            raise Unreadable("bad_number") from None


def _text_field(field: Field) -> Field:
    """A text field in place of `field`, for a part of its value or for several values with commas."""
    return Field(name=field.name if field.name == "tags" else "value", kind=Kind.STRING, null=True)
