"""Builds one condition of a filter by clicking: a field, an operator in words, a value.

Opened by the filter bar. The value's editor is the one the form has for such a field; a list of values is ticked or
typed with commas.
"""

from __future__ import annotations

from dataclasses import replace

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
from ui.lists.filter_text import LISTED, SEVERAL, Choice, choices, filterable, problem, word
from ui.lists.table import first_sort
from ui.text import texts
from ui.text.texts import translate
from ui.widgets.controls import ChoiceBox

WIDTH = 340
TICKED = 300
"""Records offered for ticking."""
VALUE = Qt.ItemDataRole.UserRole


class TickList(QListWidget):
    """Values to tick."""

    def __init__(self, offered: list[tuple[str, Value]]) -> None:
        super().__init__()
        self.setObjectName("ticks")
        self.setMaximumHeight(230)
        for text, value in offered:
            item = QListWidgetItem(text)
            item.setData(VALUE, value)
            item.setFlags(
                Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsUserCheckable | Qt.ItemFlag.ItemIsSelectable
            )
            item.setCheckState(Qt.CheckState.Unchecked)
            item.setSizeHint(QSize(0, self.fontMetrics().height() + 12))
            self.addItem(item)

    def tick(self, values: tuple[Value, ...]) -> None:
        """Tick these."""
        for row in range(self.count()):
            if self.item(row).data(VALUE) in values:
                self.item(row).setCheckState(Qt.CheckState.Checked)

    def ticked(self) -> list[Value]:
        """What is ticked."""
        items = (self.item(row) for row in range(self.count()))
        return [item.data(VALUE) for item in items if item.checkState() == Qt.CheckState.Checked]


class ConditionPopup(QFrame):
    """Asks for one condition; `built` carries it."""

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
        self.setAccessibleName(translate("Filter", "Condition"))
        self._context = context
        self._entity = entity
        self._given = condition
        self.editor: Editor | TickList | None = None
        layout = QVBoxLayout(self)
        layout.setContentsMargins(14, 12, 14, 12)
        layout.setSpacing(8)
        self.field = ChoiceBox()
        self.field.setMaxVisibleItems(18)
        self.field.setAccessibleName(translate("Filter", "Field"))
        for each in filterable(entity):
            self.field.addItem(texts.field(entity.name, each.name), each.name)
        layout.addWidget(self.field)
        self.operator = ChoiceBox()
        self.operator.setAccessibleName(translate("Filter", "Operator"))
        layout.addWidget(self.operator)
        self._place = QVBoxLayout()
        layout.addLayout(self._place)
        self.said = QLabel()
        self.said.setProperty("role", "problem")
        self.said.setWordWrap(True)
        self.said.hide()
        layout.addWidget(self.said)
        row = QHBoxLayout()
        row.addStretch(1)
        self.apply = QPushButton(translate("Filter", "Filter"))
        self.apply.setProperty("role", "primary")
        self.apply.clicked.connect(self._build)
        row.addWidget(self.apply)
        cancel = QPushButton(translate("Filter", "Cancel"))
        cancel.clicked.connect(self.close)
        row.addWidget(cancel)
        layout.addLayout(row)
        begun = condition.field if condition is not None else first_sort(entity).split(",")[0]
        self.field.setCurrentIndex(max(self.field.findData(begun), 0))
        self.field.currentIndexChanged.connect(lambda _: self._offer_operators())
        self.operator.currentIndexChanged.connect(lambda _: self._offer_value())
        self._offer_operators()

    def open_at(self, place: QPoint) -> None:
        """Show below a widget, inside the screen."""
        self.adjustSize()
        room = self.screen().availableGeometry()
        x = min(max(place.x(), room.left()), room.right() - self.width())
        y = min(max(place.y(), room.top()), room.bottom() - self.height())
        self.move(x, y)
        self.show()
        self.field.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter takes the condition."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._build()
            return
        super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Room for what came or went."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self.adjustSize()

    @property
    def chosen(self) -> Field:
        """The field chosen."""
        return self._entity.by_name[self.field.currentData()]

    def choose(self, field: str, operator: str) -> None:
        """Choose a field and an operator by their names."""
        self.field.setCurrentIndex(self.field.findData(field))
        keys = [each.key for each in self._choices]
        self.operator.setCurrentIndex(keys.index(operator))

    def _offer_operators(self) -> None:
        self._choices = choices(self.chosen)
        self.operator.blockSignals(True)
        self.operator.clear()
        for each in self._choices:
            self.operator.addItem(word(self.chosen, each.key))
        given = self._given
        if given is not None and given.field == self.chosen.name:
            fitting = [at for at, each in enumerate(self._choices) if each.operator is given.operator]
            special = [at for at in fitting if (self._choices[at].special,) == given.values]
            self.operator.setCurrentIndex((special or fitting or [0])[0])
        elif Operator.LIKE in [each.operator for each in self._choices]:
            self.operator.setCurrentIndex(self.operator.findText(word(self.chosen, "like")))
        self.operator.blockSignals(False)
        self._offer_value()

    @property
    def _choice(self) -> Choice:
        return self._choices[max(self.operator.currentIndex(), 0)]

    def _offer_value(self) -> None:
        if self.editor is not None:
            self._place.removeWidget(self.editor)
            self.editor.hide()
            self.editor.deleteLater()
            self.editor = None
        self.said.hide()
        if self._choice.special is None:
            self.editor = self._make_editor()
            if isinstance(self.editor, Editor):
                self.editor.set_name(translate("Filter", "Value"))
            else:
                self.editor.setAccessibleName(translate("Filter", "Value"))
            self._fill(self.editor)
            self._place.addWidget(self.editor)
            self.editor.show()
        self.adjustSize()

    def _make_editor(self) -> Editor | TickList:
        field, operator = self.chosen, self._choice.operator
        if operator in LISTED:
            if field.choices:
                return TickList([(texts.choice(each), each) for each in field.choices])
            if field.references is not None:
                return TickList(self._records(field.references))
            return make_editor(_line(field), "", self._context, without=frozenset())
        if operator is Operator.LIKE or field.kind in SEVERAL:
            return make_editor(_line(field), "", self._context, without=frozenset())
        asked = replace(field, null=True, rules=(), length=None, minimum=None, maximum=None, merge=Merge.HOLD)
        return make_editor(asked, "", self._context, without=frozenset())

    def _records(self, entity: str) -> list[tuple[str, Value]]:
        sort = "name" if "name" in self._context.catalogue[entity].by_name else ""
        try:
            page = self._context.queries.page(entity, sort=sort, limit=TICKED)
        except ShopError:
            return []
        return [(self._context.title(entity, record), record["id"]) for record in page.records]

    def _fill(self, editor: Editor | TickList) -> None:
        given = self._given
        same = (
            given is not None and given.field == self.chosen.name and given.operator is self._choice.operator
        )
        if given is None or not same:
            if isinstance(editor, Editor):
                editor.show_value(True if self.chosen.kind is Kind.BOOLEAN else None)
            return
        if isinstance(editor, TickList):
            editor.tick(given.values)
        elif given.operator in LISTED:
            editor.show_value(", ".join(str(each) for each in given.values))
        else:
            editor.show_value(given.values[0])

    def _build(self) -> None:
        try:
            condition = Condition(self.chosen.name, self._choice.operator, self._values())
            # What cannot be written as a filter, or not read back, is refused here.
            parse_filter(self._entity, render([condition]))
        except Unreadable as error:
            self._refuse(texts.problem(error.code, error.params))
        except InvalidQuery as error:
            self._refuse(problem(error))
        else:
            self.built.emit(condition)
            self.close()

    def _refuse(self, words: str) -> None:
        self.said.setText(words)
        self.said.show()
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
        if choice.operator not in LISTED:
            return (value,)
        parts = [part.strip() for part in str(value).split(",") if part.strip()]
        try:
            return tuple(
                read_value(self.chosen.kind if self.chosen.kind not in SEVERAL else Kind.STRING, each)
                for each in parts
            )
        except ValueError:
            raise Unreadable("bad_number") from None


def _line(field: Field) -> Field:
    """A line of text standing for part of a value, or for values with commas."""
    return Field(name=field.name if field.name == "tags" else "value", kind=Kind.STRING, null=True)
