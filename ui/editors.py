"""One widget for each kind of field, all with the same face: show a value, give it back, say when it was touched.

Called by `record_form` through `make`. An untouched editor gives back exactly the value it was shown, whatever the
language made of it on screen.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QDateTime, QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDateTimeEdit,
    QHBoxLayout,
    QLineEdit,
    QPlainTextEdit,
    QToolButton,
    QWidget,
)
from storage.fields import Field, Kind, Merge

from ui import formats, icons, texts
from ui.desk import RATES

LONG_TEXT = 500
"""Texts that may be this long get several lines."""
ONE_LINE = frozenset({"name", "subtitle"})


class Unreadable(Exception):
    """What was typed is no value of this kind; `code` and `params` as in a Problem."""

    def __init__(self, code: str, **params: object) -> None:
        super().__init__(code)
        self.code = code
        self.params = params


class Editor(QWidget):
    """Base of all editors. `control` is the widget that has the focus and the accessible name."""

    edited = Signal()
    """The person changed something."""
    left = Signal()
    """The focus went elsewhere."""

    def __init__(self, field: Field, control: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.field = field
        self.control = control
        self._original: Any = None
        self._shown: Any = None
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        layout.addWidget(control, 1)
        self.setFocusProxy(control)
        control.installEventFilter(self)

    def show_value(self, value: Any) -> None:
        """Show `value` as the saved one."""
        self._original = value
        self.put(value)
        self._shown = self.typed()

    def value(self) -> Any:
        """The value meant; raises Unreadable."""
        return self._original if self.typed() == self._shown else self.read()

    def added(self) -> float | None:
        """The difference typed instead of a value, where the field takes one."""
        return None

    def put(self, value: Any) -> None:
        """Write `value` into the control."""
        raise TypeError(type(self).__name__)

    def typed(self) -> Any:
        """What the control holds, as it is; goes into drafts and comes back through `retype`."""
        raise TypeError(type(self).__name__)

    def retype(self, typed: Any) -> None:
        """Put back what `typed` gave."""
        raise TypeError(type(self).__name__)

    def read(self) -> Any:
        """What the control holds, as a value; raises Unreadable."""
        raise TypeError(type(self).__name__)

    @property
    def touched(self) -> bool:
        """Whether it holds something else than it was shown."""
        return bool(self.typed() != self._shown)

    def set_read_only(self, read_only: bool) -> None:
        """Look, but do not touch."""
        self.control.setEnabled(not read_only)

    def set_name(self, name: str) -> None:
        """What assistive programs call it."""
        self.control.setAccessibleName(name)

    def mark(self, problem: bool) -> None:
        """Red frame or not."""
        role = "problem" if problem else ""
        if self.control.property("role") != role:
            self.control.setProperty("role", role)
            self.restyle()

    def restyle(self) -> None:
        """Let the style sheet look again at the control's properties."""
        self.control.style().unpolish(self.control)
        self.control.style().polish(self.control)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Say when the focus leaves; the wheel scrolls the form, not a value nobody looks at."""
        if watched is self.control:
            if event.type() == QEvent.Type.FocusOut:
                self.left.emit()
            elif event.type() == QEvent.Type.Wheel and not self.control.hasFocus():
                event.ignore()
                return True
        return False


class TextEditor(Editor):
    """One line of text."""

    def __init__(self, field: Field, parent: QWidget | None = None) -> None:
        self.line = QLineEdit()
        super().__init__(field, self.line, parent)
        self.line.textEdited.connect(self.edited)

    def put(self, value: Any) -> None:
        self.line.setText("" if value is None else str(value))
        self.line.setCursorPosition(0)

    def typed(self) -> Any:
        return self.line.text()

    def retype(self, typed: Any) -> None:
        self.line.setText(typed)

    def read(self) -> Any:
        text = self.line.text()
        return None if not text and self.field.null else text

    def set_read_only(self, read_only: bool) -> None:
        self.line.setReadOnly(read_only)
        self.restyle()


class MarginEditor(TextEditor):
    """A number or per cent kept as text, with the dot the interface wants."""

    def put(self, value: Any) -> None:
        super().put(None if value is None else str(value).replace(".", formats.decimal_mark()))

    def read(self) -> Any:
        text = "".join(self.line.text().split()).replace(",", ".")
        return None if not text and self.field.null else text


class NumberEditor(TextEditor):
    """A number; whole where the kind is whole. Both decimal marks are read."""

    def __init__(self, field: Field, parent: QWidget | None = None) -> None:
        super().__init__(field, parent)
        self.whole = field.kind in (Kind.LONG, Kind.INTEGER)

    def put(self, value: Any) -> None:
        self.line.setText("" if value is None else self._text(value))

    def read(self) -> Any:
        text = self.line.text().strip()
        if not text:
            if self.field.null:
                return None
            raise Unreadable("missing")
        try:
            return self._number(text)
        except ValueError:
            raise Unreadable("bad_whole_number" if self.whole else "bad_number") from None

    def _text(self, value: Any) -> str:
        return formats.number_text(value, grouping=False)

    def _number(self, text: str) -> float | int:
        return formats.parse_whole(text) if self.whole else formats.parse_number(text)


class RateEditor(NumberEditor):
    """A multiplier such as 1.21, which people know as 21 %."""

    def _text(self, value: Any) -> str:
        return f"{formats.number_text(round((value - 1) * 100, 6), grouping=False)} %"

    def _number(self, text: str) -> float:
        return round(1 + formats.parse_number(text.rstrip("% \u00a0")) / 100, 10)


class CounterEditor(NumberEditor):
    """A number that may also be told as a difference: "+10", "-5"."""

    def added(self) -> float | None:
        text = self.line.text().strip().replace("\u2212", "-")
        if self.typed() == self._shown or not text.startswith(("+", "-")) or self._original is None:
            return None
        try:
            return formats.parse_number(text)
        except ValueError:
            return None

    def value(self) -> Any:
        difference = self.added()
        return super().value() if difference is None else float(self._original) + difference


class LongTextEditor(Editor):
    """Several lines of text."""

    def __init__(self, field: Field, parent: QWidget | None = None, *, lines: int = 3) -> None:
        self.text = QPlainTextEdit()
        self.text.setTabChangesFocus(True)
        self.text.setFixedHeight(self.text.fontMetrics().lineSpacing() * lines + 18)
        super().__init__(field, self.text, parent)
        self.text.textChanged.connect(self.edited)

    def put(self, value: Any) -> None:
        self.retype("" if value is None else str(value))

    def typed(self) -> Any:
        return self.text.toPlainText()

    def retype(self, typed: Any) -> None:
        self.text.blockSignals(True)
        self.text.setPlainText(typed)
        self.text.blockSignals(False)

    def read(self) -> Any:
        text = self.text.toPlainText()
        return None if not text and self.field.null else text

    def set_read_only(self, read_only: bool) -> None:
        self.text.setReadOnly(read_only)
        self.restyle()


class BoolEditor(Editor):
    """Yes or no; the label stands beside the box."""

    def __init__(self, field: Field, label: str, parent: QWidget | None = None) -> None:
        self.box = QCheckBox(label)
        super().__init__(field, self.box, parent)
        self.box.clicked.connect(self.edited)

    def put(self, value: Any) -> None:
        self.box.setChecked(bool(value))

    def typed(self) -> Any:
        return self.box.isChecked()

    def retype(self, typed: Any) -> None:
        self.box.setChecked(typed)

    def read(self) -> Any:
        return self.box.isChecked()


class ChoiceEditor(Editor):
    """One of the declared choices; a value the catalogue does not know is offered as it is."""

    def __init__(self, field: Field, parent: QWidget | None = None) -> None:
        self.box = QComboBox()
        self.box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.box.setMinimumContentsLength(8)
        self.box.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        super().__init__(field, self.box, parent)
        if field.null:
            self.box.addItem("-", None)
        for each in field.choices:
            self.box.addItem(texts.choice(each), each)
        self.box.activated.connect(lambda _: self.edited.emit())

    def put(self, value: Any) -> None:
        at = self.box.findData(value)
        if at < 0 and value is not None:
            self.box.addItem(texts.choice(str(value)), value)
            at = self.box.count() - 1
        self.box.setCurrentIndex(at)

    def typed(self) -> Any:
        return self.box.currentData()

    def retype(self, typed: Any) -> None:
        self.put(typed)

    def read(self) -> Any:
        if self.box.currentData() is None and not self.field.null:
            raise Unreadable("missing")
        return self.box.currentData()


class MomentEditor(Editor):
    """A day or a moment; empty where the field may be."""

    def __init__(self, field: Field, parent: QWidget | None = None) -> None:
        self.edit = QDateTimeEdit()
        self.days = field.name in formats.DAYS_ONLY
        shape = formats.day_format() if self.days else f"{formats.day_format()} {formats.time_format()}"
        self.edit.setDisplayFormat(shape)
        self.edit.setCalendarPopup(True)
        self.edit.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.edit.setMinimumDateTime(_NEVER)
        self.edit.setSpecialValueText(" ")
        super().__init__(field, self.edit, parent)
        self.clear = QToolButton()
        self.clear.setIcon(icons.icon("clear", "muted"))
        self.clear.setToolTip(texts.translate("Form", "Clear"))
        self.clear.clicked.connect(self._clear)
        self.layout().addWidget(self.clear)  # type: ignore[union-attr]
        self.edit.dateTimeChanged.connect(lambda _: self.edited.emit())

    def put(self, value: Any) -> None:
        self.retype(formats.moment(value) if isinstance(value, int) else _NEVER)

    def typed(self) -> Any:
        return self.edit.dateTime()

    def retype(self, typed: Any) -> None:
        self.edit.blockSignals(True)
        self.edit.setDateTime(typed)
        self.edit.blockSignals(False)

    def read(self) -> Any:
        chosen = self.edit.dateTime()
        if chosen == _NEVER:
            if self.field.null:
                return None
            raise Unreadable("missing")
        if self.days and (not isinstance(self._original, int)):
            return formats.at_midnight(chosen.date())
        return chosen.toMSecsSinceEpoch()

    def set_read_only(self, read_only: bool) -> None:
        self.edit.setReadOnly(read_only)
        self.restyle()
        self.clear.setEnabled(not read_only)

    def set_name(self, name: str) -> None:
        super().set_name(name)
        self.clear.setAccessibleName(f"{texts.translate('Form', 'Clear')}: {name}")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Opening the calendar on an empty field begins at today."""
        if watched is self.edit and event.type() == QEvent.Type.FocusIn and self.edit.dateTime() == _NEVER:
            self.edit.calendarWidget().setSelectedDate(QDateTime.currentDateTime().date())
        return super().eventFilter(watched, event)

    def _clear(self) -> None:
        self.edit.setDateTime(_NEVER)


_NEVER = QDateTime.fromString("1800-01-01T00:00:00", Qt.DateFormat.ISODate)
"""Stands for no moment; nobody's birthday."""


def shown_as(field: Field) -> str:
    """Which editor a field gets, as a word; the one place that decides."""
    if field.name == RATES and field.kind is Kind.DOUBLE:
        return "rate"
    if field.references is not None:
        return "reference"
    if field.merge is Merge.COUNTER:
        return "counter"
    if field.choices:
        return "choice"
    if field.bits:
        return "flags"
    if "margin" in field.rules or field.name == "margin":
        return "margin"
    if field.name == "hexColor":
        return "colour"
    if field.kind is Kind.STRING:
        return "long" if (field.length or 0) >= LONG_TEXT and field.name not in ONE_LINE else "text"
    if field.kind is Kind.STRINGS:
        return "tags" if field.name == "tags" else "lines"
    return _BY_KIND[field.kind]


_BY_KIND: Mapping[Kind, str] = {
    Kind.LONG: "number",
    Kind.INTEGER: "number",
    Kind.DOUBLE: "number",
    Kind.BOOLEAN: "bool",
    Kind.TIMESTAMP: "moment",
    Kind.INTEGERS: "numbers",
    Kind.TRANSLATIONS: "translations",
}
