"""The barcode scanner of a window: recognises scans among key strokes, undoes what they typed, and emits the code.

Made by the window; filters the key events of the native window, before any widget receives them. What happens with a
code is decided by `ui.window.scan_actions`.
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

from app.labels.scanned import GROUP_END, gtin_in
from ui.scanner.timing import LONGEST_GAP, KeyPress, Scan, ScanDetector
from ui.widgets.type_to_search import TypeToSearch

REPEAT_WINDOW = 200
"""Milliseconds after a scan in which the same code again counts as the same scan."""
END_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Tab)
_MODIFIERS = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)
_KEY_1 = {"linux": 10, "win32": 2}
"""Native scan code of the key 1; the keys 2 to 0 follow it. Not in a row on macOS."""


@dataclass(frozen=True, slots=True)
class _Restore:
    """The focused widget before the first key of a possible scan, and the callback that restores its content."""

    widget: QWidget | None
    text: bool
    """Whether typing enters text into it."""
    undo: Callable[[], None]


class Scanner(QObject):
    """Watches one window. `prefixes` returns the prefixes of the shop's own codes."""

    scanned = Signal(str, object)
    """The code, and the widget that had the focus."""

    detected = Signal(object)
    """The same as a `Scan`, with the raw key strokes."""

    def __init__(self, window: QWidget, prefixes: Callable[[], tuple[str, ...]] = tuple) -> None:
        super().__init__(window)
        self._window = window
        self._prefixes = prefixes
        self._detector = ScanDetector()
        self._before: _Restore | None = None
        self._last: tuple[str, float] = ("", 0.0)
        self._handle: QWindow | None = None
        self._silence = QTimer(self, interval=LONGEST_GAP, singleShot=True)
        self._silence.timeout.connect(self._on_silence)
        window.installEventFilter(self)
        self._filter_native_window()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Feed every key to the detector; swallow the Enter or Tab that ends a scan."""
        if watched is self._window:
            if event.type() == QEvent.Type.Show:
                self._filter_native_window()
            return False
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        now = float(event.timestamp()) or time.monotonic() * 1000
        if event.key() in END_KEYS:
            return self._on_end_key(now)
        if event.key() == Qt.Key.Key_Shift:
            return False
        text = event.text()
        plain = not event.modifiers() & _MODIFIERS and len(text) == 1 and text.isprintable()
        if event.isAutoRepeat() or not (plain or text == GROUP_END):
            self._detector.forget()
            return False
        if self._detector.begins(now):
            self._before = _restore_of(self._window.focusWidget())
        self._detector.feed(KeyPress(text, now, _digit(event.nativeScanCode())))
        self._silence.start()
        return False

    def _filter_native_window(self) -> None:
        """Install the event filter on the native window, which Qt may replace."""
        handle = self._window.windowHandle()
        if handle is not None and handle is not self._handle:
            handle.installEventFilter(self)
            self._handle = handle

    def _on_end_key(self, now: float) -> bool:
        self._silence.stop()
        return self._accept(self._detector.end(now))

    def _on_silence(self) -> None:
        self._accept(self._detector.end())

    def _accept(self, scan: Scan | None) -> bool:
        before = self._before
        if scan is None or before is None:
            return False
        if QApplication.activeModalWidget() not in (None, self._window):
            return False
        # A person may type fast in a text field: there only a code that cannot be chance is taken for a scan.
        if not self._is_certain(scan.code) and (before.text or not scan.ended):
            return False
        self._detector.forget()
        self._before = None
        before.undo()
        code, ended_at = self._last
        self._last = (scan.code, scan.over)
        if scan.code != code or scan.began - ended_at > REPEAT_WINDOW:
            self.detected.emit(scan)
            self.scanned.emit(scan.code, before.widget)
        return True

    def _is_certain(self, code: str) -> bool:
        """Whether it can only be a code: its check digit fits, or it has a prefix of the shop."""
        return gtin_in(code) is not None or code.startswith(self._prefixes())


def _restore_of(widget: QWidget | None) -> _Restore:
    if isinstance(widget, QLineEdit) and not widget.isReadOnly():
        return _Restore(widget, True, _restore_line(widget))
    if isinstance(widget, QPlainTextEdit) and not widget.isReadOnly():
        return _Restore(widget, True, _restore_text(widget))
    if isinstance(widget, QDateTimeEdit):
        moment = widget.dateTime()
        return _Restore(widget, True, lambda: widget.setDateTime(moment))
    if isinstance(widget, QComboBox):
        row = widget.currentIndex()
        return _Restore(widget, False, lambda: widget.setCurrentIndex(row))
    if (typing := TypeToSearch.of(widget)) is not None:
        return _Restore(widget, False, typing.restorer())
    return _Restore(widget, isinstance(widget, QAbstractSpinBox), lambda: None)


def _restore_line(line: QLineEdit) -> Callable[[], None]:
    text, cursor = line.text(), line.cursorPosition()
    start, length = line.selectionStart(), len(line.selectedText())

    def restore() -> None:
        line.setText(text)
        line.setCursorPosition(cursor)
        if length:
            line.setSelection(start, length)
        line.textEdited.emit(text)

    return restore


def _restore_text(edit: QPlainTextEdit) -> Callable[[], None]:
    text, position, anchor = edit.toPlainText(), edit.textCursor().position(), edit.textCursor().anchor()

    def restore() -> None:
        edit.setPlainText(text)
        cursor = edit.textCursor()
        cursor.setPosition(anchor)
        cursor.setPosition(position, QTextCursor.MoveMode.KeepAnchor)
        edit.setTextCursor(cursor)

    return restore


def _digit(scan_code: int) -> str:
    """The digit of a key in the number row; empty for other keys, and where scan codes are unknown."""
    first = _KEY_1.get(sys.platform)
    position = scan_code - first if first is not None and scan_code else -1
    return "1234567890"[position] if 0 <= position < 10 else ""
