"""`LabelledLineEdit`: a line edit with its label above and a validation message below.

Used by the forms of the setup; forms of records have their own rows (`ui/record`).
"""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from ui.widgets.labels import set_role


class LabelledLineEdit(QWidget):
    """Label, line edit, optional buttons beside it, validation message."""

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
        self.line.textEdited.connect(lambda _: self.show_problem(""))

    @property
    def text(self) -> str:
        """The typed text, stripped."""
        return self.line.text().strip()

    def add_button(self, button: QPushButton) -> None:
        """Put a button beside the line."""
        self._row.addWidget(button)

    def show_problem(self, text: str) -> None:
        """Show what is wrong and what to type instead; an empty text removes the message."""
        self.problem.setText(text)
        self.problem.setVisible(bool(text))
        set_role(self.line, "problem" if text else "")
        self.line.setAccessibleDescription(text)
