"""The dialog that asks who is at the window: a name is typed or chosen, or a badge is scanned.

Made by `Staff`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QLabel, QLineEdit, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from storage.text.folding import fold
from ui.text.texts import translate
from ui.widgets.dialog_buttons import DialogButtons

ID = Qt.ItemDataRole.UserRole


class Person(NamedTuple):
    """An employee who can be chosen."""

    id: int
    name: str
    badge: str
    """The code on the badge; empty without one."""


class StaffDialog(QDialog):
    """Emits who was chosen, and closes."""

    chosen = Signal(int)
    left = Signal()
    """Nobody is here any more."""

    def __init__(self, people: Sequence[Person], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._people = list(people)
        self.setWindowTitle(translate("Staff", "Who is here?"))
        self.setMinimumWidth(380)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 16, 20, 16)
        layout.setSpacing(10)
        title = QLabel(translate("Staff", "Who is here?"))
        title.setProperty("role", "title")
        layout.addWidget(title)
        self.line = QLineEdit()
        self.line.setPlaceholderText(translate("Staff", "Type a name or scan a badge"))
        self.line.setAccessibleName(self.line.placeholderText())
        self.line.textChanged.connect(lambda _: self._show())
        self.line.installEventFilter(self)
        layout.addWidget(self.line)
        self.list = QListWidget()
        self.list.setAccessibleName(translate("Staff", "Employees"))
        self.list.itemClicked.connect(self._choose)
        layout.addWidget(self.list, 1)
        buttons = DialogButtons(self, translate("Staff", "Cancel"))
        buttons.add(translate("Staff", "Nobody"), self._leave)
        layout.addWidget(buttons)
        self._show()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Enter chooses the first that is shown, or whoever's badge it is; the arrows move in the list."""
        if watched is self.line and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self._choose(self.list.currentItem())
                return True
            if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down) and self.list.count():
                step = 1 if event.key() == Qt.Key.Key_Down else -1
                self.list.setCurrentRow((self.list.currentRow() + step) % self.list.count())
                return True
        return super().eventFilter(watched, event)

    def _show(self) -> None:
        typed = self.line.text().strip()
        words = fold(typed).split()
        self.list.clear()
        for each in self._people:
            if (typed and each.badge == typed) or all(word in fold(each.name) for word in words):
                item = QListWidgetItem(each.name)
                item.setData(ID, each.id)
                self.list.addItem(item)
        self.list.setCurrentRow(0)

    def _choose(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self.chosen.emit(int(item.data(ID)))
            self.accept()

    def _leave(self) -> None:
        self.left.emit()
        self.accept()
