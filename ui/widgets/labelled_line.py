"""One thing a form asks for: its name, the line it is typed into, and the sentence that says what to type instead.

Called by the forms that connect a shop; forms of records have rows of their own.
"""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from ui.widgets.labels import set_role


class LabelledLineEdit(QWidget):
    """A line with its name above and room for a sentence below."""

    def __init__(self, name: str, placeholder: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(3)
        self.name = QLabel(name)
        self.name.setProperty("role", "muted")
        layout.addWidget(self.name)
        self._row = QHBoxLayout()
        self._row.setSpacing(8)
        self.line = QLineEdit()
        self.line.setAccessibleName(name)
        self.line.setPlaceholderText(placeholder)
        self.name.setBuddy(self.line)
        self._row.addWidget(self.line, 1)
        layout.addLayout(self._row)
        self.problem = QLabel()
        self.problem.setProperty("role", "problem")
        self.problem.setWordWrap(True)
        self.problem.hide()
        layout.addWidget(self.problem)
        self.line.textEdited.connect(lambda _: self.say(""))

    @property
    def text(self) -> str:
        """What was typed, without the blanks around it."""
        return self.line.text().strip()

    def add(self, button: QPushButton) -> None:
        """A button beside the line."""
        self._row.addWidget(button)

    def say(self, sentence: str) -> None:
        """What is wrong and what to type; nothing takes it away."""
        self.problem.setText(sentence)
        self.problem.setVisible(bool(sentence))
        set_role(self.line, "problem" if sentence else "")
        self.line.setAccessibleDescription(sentence)
