"""The sheet of keyboard shortcuts, from the action table. Opened with F1."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from ui.text.texts import translate
from ui.widgets import dialog_size, toast
from ui.widgets.dialog_buttons import DialogButtons
from ui.window import actions

COLUMNS = 2


class ShortcutSheet(QDialog):
    """The groups of actions in two columns."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(translate("Shortcuts", "Keyboard shortcuts"))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 16, 20, 16)
        layout.setSpacing(12)
        self._inner = inner = QWidget()
        columns = QHBoxLayout(inner)
        columns.setContentsMargins(0, 0, 0, 0)
        columns.setSpacing(36)
        sides = [QVBoxLayout() for _ in range(COLUMNS)]
        for side in sides:
            columns.addLayout(side)
        heights = [0] * COLUMNS
        for group in actions.GROUPS:
            rows = _rows(group)
            if rows:
                shorter = heights.index(min(heights))
                heights[shorter] += len(rows) + 2
                sides[shorter].addLayout(_section(actions.group_title(group), rows))
        for side in sides:
            side.addStretch(1)
        # On a small screen the sheet scrolls; otherwise it is as large as its text.
        self._area = QScrollArea()
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setWidgetResizable(True)
        self._area.setAccessibleName(translate("Shortcuts", "Keyboard shortcuts"))
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setWidget(inner)
        layout.addWidget(self._area, 1)
        layout.addWidget(DialogButtons(self, translate("Form", "Close"), default=True))

    def showEvent(self, event: QShowEvent) -> None:
        """Grow to the text as far as the screen allows."""
        inner = self._inner.sizeHint()
        bar = self._area.verticalScrollBar().sizeHint().width()
        self._area.setMinimumWidth(inner.width() + bar)
        around = self.sizeHint().height() - self._area.sizeHint().height()
        dialog_size.grow_to_content(self, inner.height() + around)
        super().showEvent(event)


def _rows(group: str) -> list[tuple[str, str]]:
    rows = [
        (
            translate("Action", spec.text),
            ", ".join(dict.fromkeys(actions.key_text(keys) for keys in spec.keys)),
        )
        for spec in actions.of_group(group)
        if spec.keys
    ]
    if group == "go":
        rows.append(
            (
                translate("Shortcuts", "Sections"),
                f"{actions.key_text('Ctrl+1')} … {actions.key_text('Ctrl+9')}",
            )
        )
    if group == "record":
        rows.append(
            (translate("Shortcuts", "Button of a message"), ", ".join(map(actions.key_text, toast.KEYS)))
        )
    if group == "list":
        rows.append((translate("Shortcuts", "Edit the cell"), actions.key_text("F2")))
        rows.append((translate("Shortcuts", "Paste a column"), actions.key_text("Ctrl+V")))
    return rows


def _section(title: str, rows: list[tuple[str, str]]) -> QGridLayout:
    grid = QGridLayout()
    grid.setHorizontalSpacing(24)
    grid.setVerticalSpacing(5)
    grid.setContentsMargins(0, 0, 0, 12)
    heading = QLabel(title)
    heading.setProperty("role", "heading")
    grid.addWidget(heading, 0, 0, 1, 2)
    for row, (text, keys) in enumerate(rows, start=1):
        grid.addWidget(QLabel(text), row, 0)
        label = QLabel(keys)
        label.setProperty("role", "muted")
        label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        grid.addWidget(label, row, 1)
    grid.setColumnStretch(0, 1)
    return grid
