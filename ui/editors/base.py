"""The base class of all field editors, and the editors of texts, yes/no values and choices.

An editor shows a saved value, takes the user's input and parses it. While the input equals what was shown, `value`
returns exactly the saved value, whatever the display format rounded away. Made by `make_editor`.
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
from ui.text import formats, texts
from ui.widgets.controls import ComboBox
from ui.widgets.labels import set_role

EMAIL_ADDRESS = re.compile(r"[^@\s]+@[^@\s]+\.[^@\s.]+")
MAX_LINES = 10
"""Lines that a text box shows before it scrolls."""
TEXT_MARGIN = 2
"""Pixels around the lines of a text box, the same as a line edit has at its sides."""


class Unreadable(Exception):
    """The input cannot be parsed as a value of the field; `code` and `params` are those of a Problem."""

    def __init__(self, code: str, **params: object) -> None:
        super().__init__(code)
        self.code = code
        self.params = params


class Editor(QWidget):
    """Base of all editors. `control` is the widget that has the focus and the accessible name."""

    edited = Signal()
    """The user changed the input."""
    dirty_changed = Signal(bool)
    """The input differs from the saved value now, or no longer does."""
    focus_lost = Signal()
    note_changed = Signal(str)
    """Text to show under the editor; empty for none."""

    def __init__(
        self, field: Field, control: QWidget, parent: QWidget | None = None, *, frame: QWidget | None = None
    ) -> None:
        """`frame` is the widget around the control, where it is not alone."""
        super().__init__(parent)
        self.field = field
        self.control = control
        self._saved_value: Any = None
        self._saved_content: Any = None
        """What the control held right after the saved value was shown."""
        self._dirty = False
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        layout.addWidget(frame or control, 1)
        self.setFocusProxy(control)
        control.installEventFilter(self)
        # Connected before any other slot, so that all of them see the new state.
        self.edited.connect(self._update_dirty)

    def show_value(self, value: Any) -> None:
        """Show `value` as the saved one."""
        self._saved_value = value
        self._write(value)
        self._saved_content = self._content()
        self._update_dirty()

    @property
    def saved_value(self) -> Any:
        """The value that was shown as saved."""
        return self._saved_value

    def value(self) -> Any:
        """The value of the input; raises Unreadable."""
        return self._parse() if self._dirty else self._saved_value

    @property
    def filled(self) -> bool:
        """Whether the control holds anything."""
        return bool(self._content())

    def difference(self) -> float | None:
        """The difference entered instead of a value ("+10"), in fields that accept one."""
        return None

    @property
    def unfinished(self) -> bool:
        """Whether what is typed is only the beginning of a value, which is no problem before the field is left."""
        return False

    def current_input(self) -> Any:
        """The content of the control as plain JSON, for drafts; `restore_input` takes it back."""
        return self._content()

    def restore_input(self, content: Any) -> None:
        """Restore what `current_input` returned."""
        self._restore(content)
        self._update_dirty()

    def set_value(self, value: Any) -> None:
        """Replace the input by `value`, as the user would; the saved value stays. Does not emit `edited`."""
        self._write(value)
        self._update_dirty()

    def _write(self, value: Any) -> None:
        """Write `value` into the control."""
        raise TypeError(type(self).__name__)

    def _content(self) -> Any:
        """The raw content of the control."""
        raise TypeError(type(self).__name__)

    def _restore(self, content: Any) -> None:
        """Write back what `_content` returned."""
        raise TypeError(type(self).__name__)

    def _parse(self) -> Any:
        """The content of the control as a value; raises Unreadable."""
        raise TypeError(type(self).__name__)

    @property
    def dirty(self) -> bool:
        """Whether the input differs from the saved value as it was shown."""
        return self._dirty

    def _update_dirty(self) -> None:
        """Compare the content with the saved one; each editor connects it to every change of its control."""
        dirty = bool(self._content() != self._saved_content)
        if dirty is not self._dirty:
            self._dirty = dirty
            self.dirty_changed.emit(dirty)

    def set_read_only(self, read_only: bool) -> None:
        """Forbid or allow editing."""
        self.control.setEnabled(not read_only)

    def set_name(self, name: str) -> None:
        """Set the accessible name."""
        self.control.setAccessibleName(name)

    def set_problem(self, problem: bool) -> None:
        """Show or remove the red frame."""
        set_role(self.control, "problem" if problem else "")

    def restyle(self) -> None:
        """Apply the style sheet again after a property of the control changed."""
        self.control.style().unpolish(self.control)
        self.control.style().polish(self.control)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Report the lost focus; leave the wheel to the form unless the control has the focus.

        Ctrl+Z undoes the input of a dirty editor; in a clean one it goes on to the window, which undoes the last step.
        """
        if watched is self.control:
            if event.type() == QEvent.Type.FocusOut:
                self.focus_lost.emit()
            elif isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride:
                undo_or_redo = event.matches(QKeySequence.StandardKey.Undo) or event.matches(
                    QKeySequence.StandardKey.Redo
                )
                if undo_or_redo and not self.dirty:
                    event.ignore()
                    return True
            elif event.type() == QEvent.Type.Wheel and not self.control.hasFocus():
                event.ignore()
                return True
        return False


class TextEditor(Editor):
    """One line of text."""

    def __init__(
        self,
        field: Field,
        parent: QWidget | None = None,
        *,
        line: QLineEdit | None = None,
        frame: QWidget | None = None,
    ) -> None:
        self.line = line or QLineEdit()
        super().__init__(field, self.line, parent, frame=frame)
        self.line.textChanged.connect(self._update_dirty)
        self.line.textEdited.connect(self.edited)

    def _write(self, value: Any) -> None:
        self._set_text("" if value is None else str(value))

    def _set_text(self, text: str) -> None:
        """Show the beginning of `text`; the cursor stays where the text is the same."""
        if text != self.line.text():
            self.line.setText(text)
            self.line.setCursorPosition(0)

    def _content(self) -> Any:
        return self.line.text()

    def _restore(self, content: Any) -> None:
        self.line.setText(content)

    def _parse(self) -> Any:
        text = self.line.text()
        return None if not text and self.field.null else text

    def set_read_only(self, read_only: bool) -> None:
        """Forbid or allow editing; the text can be copied all the same."""
        if self.line.isReadOnly() != read_only:
            self.line.setReadOnly(read_only)
            self.restyle()


class EmailEditor(TextEditor):
    """E-mail addresses, accepted as typed; a note says when one looks incomplete."""

    def __init__(self, field: Field, parent: QWidget | None = None) -> None:
        super().__init__(field, parent)
        self.focus_lost.connect(self._check_addresses)
        self.line.textChanged.connect(lambda _: self._check_addresses() if self._all_valid else None)

    @property
    def _all_valid(self) -> bool:
        parts = [part.strip() for part in re.split("[,;]", self.line.text())]
        return all(EMAIL_ADDRESS.fullmatch(part) for part in parts if part)

    def _check_addresses(self) -> None:
        self.note_changed.emit(
            ""
            if self._all_valid
            else texts.translate("Form", "Check the e-mail address. Example: jana@example.com")
        )


class LongTextEditor(Editor):
    """Several lines of text; the box grows with them from `lines` to `MAX_LINES`, then it scrolls."""

    def __init__(self, field: Field, parent: QWidget | None = None, *, lines: int = 3) -> None:
        self.text = QPlainTextEdit()
        self.text.setTabChangesFocus(True)
        self.text.document().setDocumentMargin(TEXT_MARGIN)
        self._min_lines = lines
        super().__init__(field, self.text, parent)
        self.text.textChanged.connect(self.edited)
        # The document's height counts wrapped lines, so the box follows the width as well.
        self.text.document().documentLayout().documentSizeChanged.connect(self._grow)
        self._grow()

    def _grow(self) -> None:
        needed = round(self.text.document().size().height())
        lines = min(max(needed, self._min_lines), MAX_LINES)
        policy = Qt.ScrollBarPolicy
        self.text.setVerticalScrollBarPolicy(
            policy.ScrollBarAsNeeded if needed > lines else policy.ScrollBarAlwaysOff
        )
        height = ceil(QFontMetricsF(self.text.font()).lineSpacing()) * lines
        # One pixel more: QPlainTextEdit counts a line as visible only if the pixel below it is.
        self.text.setFixedHeight(height + 2 * TEXT_MARGIN + 1 + theme.field_frame())

    def _write(self, value: Any) -> None:
        self._restore("" if value is None else str(value))

    def _content(self) -> Any:
        return self.text.toPlainText()

    def _restore(self, content: Any) -> None:
        if content != self.text.toPlainText():
            self.text.blockSignals(True)
            self.text.setPlainText(content)
            self.text.blockSignals(False)

    def _parse(self) -> Any:
        text = self.text.toPlainText()
        return None if not text and self.field.null else text

    def set_read_only(self, read_only: bool) -> None:
        """Forbid or allow editing; the text can be copied all the same."""
        if self.text.isReadOnly() != read_only:
            self.text.setReadOnly(read_only)
            self.restyle()


class BoolEditor(Editor):
    """A checkbox with the field's label beside it."""

    def __init__(self, field: Field, label: str, parent: QWidget | None = None) -> None:
        self.box = QCheckBox(label)
        super().__init__(field, self.box, parent)
        self.box.toggled.connect(self._update_dirty)
        self.box.clicked.connect(self.edited)

    def _write(self, value: Any) -> None:
        self.box.setChecked(bool(value))

    def _content(self) -> Any:
        return self.box.isChecked()

    def _restore(self, content: Any) -> None:
        self.box.setChecked(content)

    def _parse(self) -> Any:
        return self.box.isChecked()


class ChoiceEditor(Editor):
    """One of the declared choices; a saved value that the catalogue does not know is offered as it is."""

    def __init__(self, field: Field, parent: QWidget | None = None) -> None:
        self.box = ComboBox()
        self.box.setSizeAdjustPolicy(ComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.box.setMinimumContentsLength(8)
        self.box.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        super().__init__(field, self.box, parent)
        if field.null:
            self.box.addItem(formats.NOTHING, None)
        for choice in field.choices:
            self.box.addItem(texts.choice(choice), choice)
        self.box.currentIndexChanged.connect(lambda _: self._update_dirty())
        self.box.activated.connect(lambda _: self.edited.emit())

    def _write(self, value: Any) -> None:
        index = self.box.findData(value)
        if index < 0 and value is not None:
            self.box.addItem(texts.choice(str(value)), value)
            index = self.box.count() - 1
        self.box.setCurrentIndex(index)

    def _content(self) -> Any:
        return self.box.currentData()

    def _restore(self, content: Any) -> None:
        self._write(content)

    def _parse(self) -> Any:
        if self.box.currentData() is None and not self.field.null:
            raise Unreadable("missing")
        return self.box.currentData()
