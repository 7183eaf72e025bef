"""A barcode scanner anywhere in the window: takes back what it typed where it does not belong, and says what it read.

Made by the window; sits on the window's own key events, before any widget gets them. What a scan means is `scan_doings`'.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QTextCursor, QWindow
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDateTimeEdit,
    QLineEdit,
    QPlainTextEdit,
    QWidget,
)

from app.labels.gtin import is_gtin
from ui.scanner.timing import LONGEST_GAP, KeyPress, Scan, ScanDetector
from ui.widgets.type_to_search import TypeToSearch

SAME_AGAIN = 200
"""Milliseconds after a scan in which the same code once more is the same scan."""
ENDS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Tab)
_FORBIDDEN = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)
_FIRST_PLACE = {"linux": 10, "win32": 2}
"""Native code of the key 1; the keys 2 to 0 follow it. macOS has none in a row."""


@dataclass(frozen=True, slots=True)
class _Before:
    """A widget as it was before the first key of what may be a scan, and how to make it so again."""

    widget: QWidget | None
    text: bool
    """Whether typing leaves a text in it."""
    undo: Callable[[], None]


class Scanner(QObject):
    """Watches one window. `prefixes`: what codes of this shop's own begin with."""

    scanned = Signal(str, object)
    """What was read, and the widget that had the focus."""

    heard = Signal(object)
    """The same as a `Scan`, with what the keyboard made of it."""

    def __init__(self, window: QWidget, prefixes: Callable[[], tuple[str, ...]] = tuple) -> None:
        super().__init__(window)
        self._window = window
        self._prefixes = prefixes
        self._frames = ScanDetector()
        self._before: _Before | None = None
        self._last: tuple[str, float] = ("", 0.0)
        self._handle: QWindow | None = None
        self._silence = QTimer(self, interval=LONGEST_GAP, singleShot=True)
        self._silence.timeout.connect(self._on_silence)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Look at every key of the window; the end of a scan is kept from the widgets."""
        if watched is self._window:
            if event.type() == QEvent.Type.Show:
                self._attend()
            return False
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        at = float(event.timestamp()) or time.monotonic() * 1000
        if event.key() in ENDS:
            return self._on_end(at)
        if event.key() == Qt.Key.Key_Shift:
            return False
        text = event.text()
        if event.isAutoRepeat() or event.modifiers() & _FORBIDDEN or len(text) != 1 or not text.isprintable():
            self._frames.forget()
            return False
        if self._frames.begins(at):
            self._before = _before(self._window.focusWidget())
        self._frames.feed(KeyPress(text, at, _digit(event.nativeScanCode())))
        self._silence.start()
        return False

    def _attend(self) -> None:
        """Listen to the window as the system knows it; it has another one after it was made anew."""
        handle = self._window.windowHandle()
        if handle is not None and handle is not self._handle:
            handle.installEventFilter(self)
            self._handle = handle

    def _on_end(self, at: float) -> bool:
        self._silence.stop()
        return self._take(self._frames.end(at))

    def _on_silence(self) -> None:
        self._take(self._frames.end())

    def _take(self, scan: Scan | None) -> bool:
        before = self._before
        if scan is None or before is None:
            return False
        if QApplication.activeModalWidget() not in (None, self._window):
            return False
        # In a text somebody may type fast: only what cannot be chance is taken out of it.
        if not self._certain(scan.code) and (before.text or not scan.ended):
            return False
        self._frames.forget()
        self._before = None
        before.undo()
        code, over = self._last
        self._last = (scan.code, scan.over)
        if scan.code != code or scan.began - over > SAME_AGAIN:
            self.heard.emit(scan)
            self.scanned.emit(scan.code, before.widget)
        return True

    def _certain(self, code: str) -> bool:
        """Whether it is a code by itself: by its check digit, or because this shop's own begin so."""
        return is_gtin(code) or code.startswith(self._prefixes())


def _before(widget: QWidget | None) -> _Before:
    if isinstance(widget, QLineEdit) and not widget.isReadOnly():
        return _Before(widget, True, _line_back(widget))
    if isinstance(widget, QPlainTextEdit) and not widget.isReadOnly():
        return _Before(widget, True, _text_back(widget))
    if isinstance(widget, QDateTimeEdit):
        moment = widget.dateTime()
        return _Before(widget, True, lambda: widget.setDateTime(moment))
    if isinstance(widget, QComboBox):
        row = widget.currentIndex()
        return _Before(widget, False, lambda: widget.setCurrentIndex(row))
    if (typing := TypeToSearch.of(widget)) is not None:
        return _Before(widget, False, typing.way_back())
    return _Before(widget, isinstance(widget, QAbstractSpinBox), lambda: None)


def _line_back(line: QLineEdit) -> Callable[[], None]:
    text, cursor = line.text(), line.cursorPosition()
    start, length = line.selectionStart(), len(line.selectedText())

    def back() -> None:
        line.setText(text)
        line.setCursorPosition(cursor)
        if length:
            line.setSelection(start, length)
        line.textEdited.emit(text)

    return back


def _text_back(edit: QPlainTextEdit) -> Callable[[], None]:
    text, place, anchor = edit.toPlainText(), edit.textCursor().position(), edit.textCursor().anchor()

    def back() -> None:
        edit.setPlainText(text)
        cursor = edit.textCursor()
        cursor.setPosition(anchor)
        cursor.setPosition(place, QTextCursor.MoveMode.KeepAnchor)
        edit.setTextCursor(cursor)

    return back


def _digit(native: int) -> str:
    """The digit at a place of the number row; empty elsewhere, and where the system does not say."""
    first = _FIRST_PLACE.get(sys.platform)
    place = native - first if first is not None and native else -1
    return "1234567890"[place] if 0 <= place < 10 else ""
