"""One field of a form: its label, its editor, and below it what is wrong and what happened elsewhere.

Made by `record_form`.
"""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from ui.editors.base import BoolEditor, Editor


class FieldRow(QWidget):
    """Label, editor, and below it what is wrong and what happened elsewhere."""

    taken = Signal(str)
    """The person takes the value from elsewhere."""

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
        self.told = _note("muted")
        editor.told.connect(self._tell)
        layout.addWidget(self.told)
        self.problem = _note("problem")
        layout.addWidget(self.problem)
        self.note = QLabel()
        self.note.setProperty("role", "elsewhere")
        self.note.setWordWrap(True)
        self.note.setTextFormat(Qt.TextFormat.RichText)
        self.note.linkActivated.connect(lambda _: self.taken.emit(editor.field.name))
        self.note.hide()
        layout.addWidget(self.note)
        editor.set_name(label)

    def show_problem(self, text: str, *, marked: bool = False) -> None:
        """Say what to type; an empty text takes the sentence away. A marked field is red even without one."""
        self.problem.setText(text)
        self.problem.setVisible(bool(text))
        self.editor.mark(marked or bool(text))
        self.editor.control.setAccessibleDescription(text)

    def _tell(self, text: str) -> None:
        self.told.setText(text)
        self.told.setVisible(bool(text))

    def show_elsewhere(self, html: str) -> None:
        """Say what the value became elsewhere."""
        self.note.setText(html)
        self.note.setVisible(bool(html))


def _note(role: str) -> QLabel:
    label = QLabel()
    label.setProperty("role", role)
    label.setWordWrap(True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.hide()
    return label
