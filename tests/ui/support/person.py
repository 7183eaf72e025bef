"""A person at the window who counts: every click, key and text typed through real widgets."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QMimeData, QPointF, QRect, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QFileDialog,
    QLineEdit,
    QMenu,
    QTableView,
    QWidget,
)
from shiboken6 import isValid

LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier
SLOWER_THAN_A_SCANNER = 120
"""Milliseconds after a text: an Enter at once would end what a scanner sends."""


class Person:
    """Counts what it does; `steps` says it in words."""

    def __init__(self, window: QWidget, qtbot) -> None:
        self.window = window
        self.qtbot = qtbot
        self.steps: list[str] = []
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)

    @property
    def actions(self) -> int:
        """Clicks, keys and texts."""
        return len(self.steps)

    def press(self, keys: str) -> None:
        """Press a key, perhaps with others held."""
        self.steps.append(keys)
        combination = QKeySequence(keys)[0]
        self._target(combination.key(), combination.keyboardModifiers())

    def _target(self, key, modifiers) -> None:
        popup = QApplication.activePopupWidget()
        if popup is None:
            target = QGuiApplication.focusWindow() or self.window.windowHandle()
        else:
            # An open list takes all keys: of a completer the list itself, of a combo box the one inside.
            target = popup if isinstance(popup, QAbstractItemView) else popup.focusWidget()
        QTest.keyPress(target, key, modifiers)
        if isValid(target):
            # A dialog may be gone with the key that accepted it.
            QTest.keyRelease(target, key, modifiers)

    def type(self, text: str) -> None:
        """Type a text where the cursor is; counts as one action."""
        self.steps.append(f"'{text}'")
        QTest.keyClicks(QApplication.focusWidget(), text)
        QTest.qWait(SLOWER_THAN_A_SCANNER)

    def click(self, widget: QWidget, name: str = "", area: QRect | None = None, held=NONE) -> None:
        """Click on a widget that can be seen and used."""
        assert widget.isVisible() and widget.isEnabled(), name
        if isinstance(popup := QApplication.activePopupWidget(), QAbstractItemView):
            # A click elsewhere closes the list of a completer and goes on to what is there.
            popup.hide()
        text = name or getattr(widget, "text", lambda: "")() or widget.accessibleName()
        self.steps.append(f"click {text}")
        place = (area or widget.rect()).center()
        assert widget.visibleRegion().contains(place), f"{text} is covered"
        QTest.mouseClick(widget, LEFT, held, place)

    def click_row(self, table: QTableView, row: int, held=NONE, column: int = 1) -> None:
        """Click on a row of a table that is in view."""
        area = table.visualRect(table.model().index(row, column))
        at = area.intersected(table.viewport().rect())
        assert at.height() == area.height(), "the row is in view"
        prefix = {Qt.KeyboardModifier.ControlModifier: "Ctrl+", Qt.KeyboardModifier.ShiftModifier: "Shift+"}
        self.click(table.viewport(), f"{prefix.get(held, '')}row {row + 1}", at, held)

    def click_tab(self, bar, at: int) -> None:
        """Click on a tab."""
        self.click(bar, bar.tabText(at), bar.tabRect(at))

    def choose_file(self, owner: QWidget, path: Path) -> None:
        """In the file dialog of the system, here Qt's own: a text and Enter."""
        files = owner.findChild(QFileDialog)
        self.qtbot.waitUntil(files.isVisible)
        line = files.findChild(QLineEdit)
        line.setFocus()
        files.activateWindow()
        self.qtbot.waitUntil(line.hasFocus)
        line.clear()
        self.type(str(path))
        self.press("Return")
        for _ in range(3):
            QTest.qWait(50)
            if not isValid(files) or not files.isVisible():
                return
            # The list of names that Qt's dialog offers took the Enter; the system's dialogs have none.
            line.setText(str(path))
            QTest.keyClick(line, Qt.Key.Key_Return)

    def drop(self, path: Path) -> None:
        """Drag a file from another program onto the window."""
        self.steps.append(f"drop {path.name}")
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile(str(path))])
        place = QPointF(self.window.rect().center())
        how = (Qt.DropAction.CopyAction, data, LEFT, NONE)
        enters = QDragEnterEvent(place.toPoint(), *how)
        QApplication.sendEvent(self.window, enters)
        assert enters.isAccepted(), "the file may be dropped here"
        QApplication.sendEvent(self.window, QDropEvent(place, *how))

    def choose(self, menu: QMenu, at: int) -> None:
        """Click on an entry of an open menu."""
        entry = menu.actions()[at]
        self.click(menu, entry.text(), menu.actionGeometry(entry))


def reach(person: Person, widget: QWidget, most: int = 80) -> None:
    """Press Tab until a widget, or a part of it, has the keyboard."""
    for _ in range(most):
        focused = QApplication.focusWidget()
        if focused is not None and (focused is widget or widget.isAncestorOf(focused)):
            return
        person.press("Tab")
    raise AssertionError(f"Tab never reaches {widget.accessibleName() or type(widget).__name__}")
