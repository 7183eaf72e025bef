"""One widget for each kind of field, all with the same face: show a value, give it back, say when it was touched.

Made by `editor_for`, shown by `record_form`. An untouched editor gives back exactly the value it was shown, whatever the
language made of it on screen.
"""

from __future__ import annotations

import re
from math import ceil
from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QCheckBox,
    QHBoxLayout,
    QLineEdit,
    QPlainTextEdit,
    QWidget,
)

from storage.schema.fields import Field
from ui.style import theme
from ui.text import texts
from ui.widgets.controls import ChoiceBox
from ui.widgets.labels import set_role

WHOLE_ADDRESS = re.compile(r"[^@\s]+@[^@\s]+\.[^@\s.]+")
MOST_LINES = 10
"""Lines a box of text has at most before it scrolls."""
TEXT_MARGIN = 2
"""Pixels around the lines of a box of text: as many as a line of text has at its sides."""


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
    told = Signal(str)
    """What the typing amounts to, to be read under the editor; empty for nothing."""

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
        self._put(value)
        self._shown = self._typed()

    @property
    def original(self) -> Any:
        """The saved value, as it was shown."""
        return self._original

    def value(self) -> Any:
        """The value meant; raises Unreadable."""
        return self._original if self._typed() == self._shown else self._read()

    def added(self) -> float | None:
        """The difference typed instead of a value, where the field takes one."""
        return None

    def typed(self) -> Any:
        """What the control holds, as plain JSON; goes into drafts and comes back through `restore_input`."""
        return self._typed()

    def restore_input(self, typed: Any) -> None:
        """Put back what `typed` gave."""
        self._retype(typed)

    def enter(self, value: Any) -> None:
        """Put a value as if it had been typed over the one shown."""
        self._put(value)

    def _put(self, value: Any) -> None:
        """Write `value` into the control."""
        raise TypeError(type(self).__name__)

    def _typed(self) -> Any:
        """What the control holds, as it is."""
        raise TypeError(type(self).__name__)

    def _retype(self, typed: Any) -> None:
        """Put back what `_typed` gave."""
        raise TypeError(type(self).__name__)

    def _read(self) -> Any:
        """What the control holds, as a value; raises Unreadable."""
        raise TypeError(type(self).__name__)

    @property
    def touched(self) -> bool:
        """Whether it holds something else than it was shown."""
        return bool(self._typed() != self._shown)

    def set_read_only(self, read_only: bool) -> None:
        """Look, but do not touch."""
        self.control.setEnabled(not read_only)

    def set_name(self, name: str) -> None:
        """What assistive programs call it."""
        self.control.setAccessibleName(name)

    def mark(self, problem: bool) -> None:
        """Red frame or not."""
        set_role(self.control, "problem" if problem else "")

    def restyle(self) -> None:
        """Let the style sheet look again at the control's properties."""
        self.control.style().unpolish(self.control)
        self.control.style().polish(self.control)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Say when the focus leaves; the wheel scrolls the form, not a value nobody looks at.

        Ctrl+Z takes back what was typed here; where nothing was, or it is saved, it takes back the last step.
        """
        if watched is self.control:
            if event.type() == QEvent.Type.FocusOut:
                self.left.emit()
            elif isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride:
                steps = event.matches(QKeySequence.StandardKey.Undo) or event.matches(
                    QKeySequence.StandardKey.Redo
                )
                if steps and not self.touched:
                    event.ignore()
                    return True
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

    def _put(self, value: Any) -> None:
        self._set_text("" if value is None else str(value))

    def _set_text(self, text: str) -> None:
        """Show the beginning of `text`; a text that stands there already keeps its cursor."""
        if text != self.line.text():
            self.line.setText(text)
            self.line.setCursorPosition(0)

    def _typed(self) -> Any:
        return self.line.text()

    def _retype(self, typed: Any) -> None:
        self.line.setText(typed)

    def _read(self) -> Any:
        text = self.line.text()
        return None if not text and self.field.null else text

    def set_read_only(self, read_only: bool) -> None:
        """Look, copy, but do not touch."""
        if self.line.isReadOnly() != read_only:
            self.line.setReadOnly(read_only)
            self.restyle()


class AddressEditor(TextEditor):
    """E-mail addresses, taken as they are; says on leaving when one of them cannot be whole."""

    def __init__(self, field: Field, parent: QWidget | None = None) -> None:
        super().__init__(field, parent)
        self.left.connect(self._look)
        self.line.textChanged.connect(lambda _: self._look() if self._whole else None)

    @property
    def _whole(self) -> bool:
        parts = [part.strip() for part in re.split("[,;]", self.line.text())]
        return all(WHOLE_ADDRESS.fullmatch(part) for part in parts if part)

    def _look(self) -> None:
        words = (
            ""
            if self._whole
            else texts.translate("Form", "Look at it again: an address is like jana@example.com.")
        )
        self.told.emit(words)


class LongTextEditor(Editor):
    """Several lines of text; the box grows with them from `lines` to `MOST_LINES`, then it scrolls."""

    def __init__(self, field: Field, parent: QWidget | None = None, *, lines: int = 3) -> None:
        self.text = QPlainTextEdit()
        self.text.setTabChangesFocus(True)
        self.text.document().setDocumentMargin(TEXT_MARGIN)
        self._least = lines
        super().__init__(field, self.text, parent)
        self.text.textChanged.connect(self.edited)
        # Counted in lines as they are broken on screen, so it follows the width as well.
        self.text.document().documentLayout().documentSizeChanged.connect(self._grow)
        self._grow()

    def _grow(self) -> None:
        needed = round(self.text.document().size().height())
        lines = min(max(needed, self._least), MOST_LINES)
        policy = Qt.ScrollBarPolicy
        self.text.setVerticalScrollBarPolicy(
            policy.ScrollBarAsNeeded if needed > lines else policy.ScrollBarAlwaysOff
        )
        high = ceil(QFontMetricsF(self.text.font()).lineSpacing()) * lines
        # A line is in sight if the pixel below it is.
        self.text.setFixedHeight(high + 2 * TEXT_MARGIN + 1 + theme.field_frame())

    def _put(self, value: Any) -> None:
        self._retype("" if value is None else str(value))

    def _typed(self) -> Any:
        return self.text.toPlainText()

    def _retype(self, typed: Any) -> None:
        if typed != self.text.toPlainText():
            self.text.blockSignals(True)
            self.text.setPlainText(typed)
            self.text.blockSignals(False)

    def _read(self) -> Any:
        text = self.text.toPlainText()
        return None if not text and self.field.null else text

    def set_read_only(self, read_only: bool) -> None:
        """Look, copy, but do not touch."""
        if self.text.isReadOnly() != read_only:
            self.text.setReadOnly(read_only)
            self.restyle()


class BoolEditor(Editor):
    """Yes or no; the label stands beside the box."""

    def __init__(self, field: Field, label: str, parent: QWidget | None = None) -> None:
        self.box = QCheckBox(label)
        super().__init__(field, self.box, parent)
        self.box.clicked.connect(self.edited)

    def _put(self, value: Any) -> None:
        self.box.setChecked(bool(value))

    def _typed(self) -> Any:
        return self.box.isChecked()

    def _retype(self, typed: Any) -> None:
        self.box.setChecked(typed)

    def _read(self) -> Any:
        return self.box.isChecked()


class ChoiceEditor(Editor):
    """One of the declared choices; a value the catalogue does not know is offered as it is."""

    def __init__(self, field: Field, parent: QWidget | None = None) -> None:
        self.box = ChoiceBox()
        self.box.setSizeAdjustPolicy(ChoiceBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.box.setMinimumContentsLength(8)
        self.box.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        super().__init__(field, self.box, parent)
        if field.null:
            self.box.addItem("-", None)
        for each in field.choices:
            self.box.addItem(texts.choice(each), each)
        self.box.activated.connect(lambda _: self.edited.emit())

    def _put(self, value: Any) -> None:
        at = self.box.findData(value)
        if at < 0 and value is not None:
            self.box.addItem(texts.choice(str(value)), value)
            at = self.box.count() - 1
        self.box.setCurrentIndex(at)

    def _typed(self) -> Any:
        return self.box.currentData()

    def _retype(self, typed: Any) -> None:
        self._put(typed)

    def _read(self) -> Any:
        if self.box.currentData() is None and not self.field.null:
            raise Unreadable("missing")
        return self.box.currentData()
