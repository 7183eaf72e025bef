"""`Section` and `Line`: a heading of today's list, and a line of it: what there is, and the verb that does something about it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from ui.style import icons
from ui.widgets.elided import ElidingButton, ElidingLabel

ICON = 16


@dataclass(frozen=True, slots=True)
class Entry:
    """A line: what it says, what its verb is and does, and its icon with a colour role."""

    text: str
    verb: str
    act: Callable[[], object]
    icon: str = ""
    role: str = "muted"


class Line(QWidget):
    """An entry on the screen."""

    def __init__(self, entry: Entry) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        picture = QLabel()
        picture.setFixedWidth(ICON + 4)
        if entry.icon:
            picture.setPixmap(icons.pixmap(entry.icon, entry.role, ICON))
        row.addWidget(picture)
        self.text = ElidingLabel(entry.text)
        row.addWidget(self.text, 1)
        self.verb = ElidingButton()
        self.verb.setText(entry.verb)
        self.verb.setProperty("role", "link")
        self.verb.setStyleSheet("text-align: right")
        self.verb.setAccessibleName(f"{entry.verb}: {entry.text}")
        self.verb.clicked.connect(lambda _=False: entry.act())
        row.addWidget(self.verb, 0, Qt.AlignmentFlag.AlignRight)


class Section(QWidget):
    """A heading over its lines; not there without any."""

    def __init__(self, title: str) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 12)
        column.setSpacing(0)
        self.title = QLabel()
        self.title.setStyleSheet("font-weight: 600")
        self.title.setText(title)
        column.addWidget(self.title)
        self._rows = QVBoxLayout()
        self._rows.setSpacing(0)
        column.addLayout(self._rows)
        self.lines: list[Line] = []
        self.hide()

    def show_entries(self, entries: Sequence[Entry]) -> None:
        """Replace the lines; the focus stays on the same one."""
        focused = next((at for at, line in enumerate(self.lines) if line.verb.hasFocus()), None)
        for line in self.lines:
            line.hide()
            self._rows.removeWidget(line)
            line.deleteLater()
        self.lines = [Line(each) for each in entries]
        for line in self.lines:
            self._rows.addWidget(line)
        if focused is not None and focused < len(self.lines):
            self.lines[focused].verb.setFocus()
        self.setVisible(bool(self.lines))
