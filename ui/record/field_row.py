"""One field of a form: its label, its editor, and the notes below it.

Made by `RecordForm`.
"""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from ui.editors.base import BoolEditor, Editor


class FieldRow(QWidget):
    """Label, editor, and below it the editor's hint, the problem, and the note about a change elsewhere."""

    discarded = Signal(str)
    """The user replaces the input by the value from elsewhere."""

    def __init__(self, label: str, editor: Editor, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.editor = editor
        self.title = label
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(3)
        if not isinstance(editor, BoolEditor):
            caption = QLabel(label)
            caption.setProperty("role", "muted")
            caption.setBuddy(editor.control)
            caption.setWordWrap(True)
            layout.addWidget(caption)
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
        editor.set_name(label)

    def show_problem(self, text: str, *, marked: bool = False) -> None:
        """Show what is wrong; an empty text hides it. A marked field is red even without a text."""
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


def _note(role: str) -> QLabel:
    label = QLabel()
    label.setProperty("role", role)
    label.setWordWrap(True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.hide()
    return label
