"""One field of a form: its label, its editor, and the notes below it.

Made by `RecordForm`.
"""

from __future__ import annotations

from html import escape

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from ui.editors.base import BoolEditor, Editor
from ui.text.texts import translate


class FieldRow(QWidget):
    """Label, editor, and below it the editor's hint, the problem, and the note about a change elsewhere."""

    discarded = Signal(str)
    """The user replaces the input by the value from elsewhere."""
    owner_asked = Signal(str)
    """The id of the record that has the value already."""

    def __init__(self, label: str, editor: Editor, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.editor = editor
        self.title = label
        self._marked = False
        self._caption: QLabel | None = None
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(3)
        if not isinstance(editor, BoolEditor):
            self._caption = QLabel(label)
            self._caption.setProperty("role", "muted")
            self._caption.setBuddy(editor.control)
            self._caption.setWordWrap(True)
            layout.addWidget(self._caption)
        layout.addWidget(editor)
        self.hint = _note("muted")
        editor.note_changed.connect(self._show_hint)
        layout.addWidget(self.hint)
        self.problem = _note("problem")
        layout.addWidget(self.problem)
        self.elsewhere = QLabel()
        self.elsewhere.setProperty("role", "elsewhere")
        self.elsewhere.setWordWrap(True)
        self.elsewhere.setTextFormat(Qt.TextFormat.RichText)
        self.elsewhere.linkActivated.connect(lambda _: self.discarded.emit(editor.field.name))
        self.elsewhere.hide()
        layout.addWidget(self.elsewhere)
        self.owner = QLabel()
        self.owner.setProperty("role", "elsewhere")
        self.owner.setWordWrap(True)
        self.owner.setTextFormat(Qt.TextFormat.RichText)
        self.owner.linkActivated.connect(self.owner_asked)
        self.owner.hide()
        layout.addWidget(self.owner)
        self.mark_required(())

    def mark_required(self, labels: tuple[str, ...]) -> None:
        """Mark a field that must be filled; `labels` are those of the fields of which one is enough."""
        text = _required_text(labels)
        self.editor.set_name(f"{self.title}, {text}" if text else self.title)
        if self._caption is not None:
            self._caption.setText(f"{self.title} *" if text else self.title)
            self._caption.setToolTip(text)

    @property
    def tells(self) -> bool:
        """Whether a note below the field says something that must be seen."""
        return self._marked or not self.elsewhere.isHidden() or not self.owner.isHidden()

    def show_problem(self, text: str, *, marked: bool = False) -> None:
        """Show what is wrong; an empty text hides it. A marked field is red even without a text."""
        self._marked = marked or bool(text)
        self.problem.setText(text)
        self.problem.setVisible(bool(text))
        self.editor.set_problem(marked or bool(text))
        self.editor.control.setAccessibleDescription(text)

    def _show_hint(self, text: str) -> None:
        self.hint.setText(text)
        self.hint.setVisible(bool(text))

    def show_changed_elsewhere(self, html: str) -> None:
        """Show that the saved value was changed elsewhere; an empty text hides it."""
        self.elsewhere.setText(html)
        self.elsewhere.setVisible(bool(html))

    def show_owner(self, text: str, id: str) -> None:
        """Show that another record has this value, as a link to it; an empty text hides it."""
        link = translate("Form", "Open")
        self.owner.setText(f"{escape(text)} <a href='{id}'>{link}</a>" if text else "")
        self.owner.setVisible(bool(text))


def _required_text(labels: tuple[str, ...]) -> str:
    """What a new record needs of a field; empty for fields that may stay empty."""
    if len(labels) > 1:
        return translate("Form", "at least one is required: {fields}", fields=", ".join(labels))
    return translate("Form", "required") if labels else ""


def _note(role: str) -> QLabel:
    label = QLabel()
    label.setProperty("role", role)
    label.setWordWrap(True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.hide()
    return label
