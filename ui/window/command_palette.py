"""The command palette: one box that finds what to do, where to go, and any record by what is written on it.

Opened by the window with Ctrl+K. Made from the action table and the sections; records come from short queries.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from typing import Any

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, Qt, QTimer
from PySide6.QtGui import QColor, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QDialog,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from storage.errors import ShopError
from storage.schema.fields import Record
from ui.context import AppContext
from ui.style import icons, theme
from ui.text import texts
from ui.text.texts import translate
from ui.widgets.controls import SearchLine
from ui.widgets.text_match import matches

WIDTH, HEIGHT = 620, 420
TOP = 90
DELAY = 40
OF_EACH = 4
"""Records shown of one list."""
READ = 60
"""Records read of one list, of which those come first that are called so: a town or a note has the word as well."""
NOTE = Qt.ItemDataRole.UserRole
"""What stands at the right of a line: a shortcut, or which list a record is of."""
MARGIN, PICTURE = 14, 44
"""Pixels: right of the note, and what the picture and its gaps take at the left."""
SEARCHED = ("customers", "products", "suppliers", "employees", "tags", "categories")


@dataclass(frozen=True, slots=True)
class Entry:
    """One line: words, a remark at the right, a picture, and what choosing it does."""

    text: str
    note: str
    icon: str
    do: Callable[[], object]


class NotedLine(QStyledItemDelegate):
    """A line with its note at the right edge; the words give way to it."""

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """The words as far as the note."""
        super().initStyleOption(option, index)
        shown: Any = option  # the stubs know the fields of its base only
        note = shown.fontMetrics.horizontalAdvance(index.data(NOTE) or "")
        room = shown.rect.width() - PICTURE - note - 2 * MARGIN
        shown.text = shown.fontMetrics.elidedText(shown.text, Qt.TextElideMode.ElideRight, room)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """The line, then its note."""
        super().paint(painter, option, index)
        shown: Any = option
        painter.save()
        painter.setPen(QColor(theme.tokens().muted))
        place = shown.rect.adjusted(0, 0, -MARGIN, 0)
        painter.drawText(
            place, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, index.data(NOTE) or ""
        )
        painter.restore()


class Palette(QDialog):
    """`entries` are asked anew each time it opens, so that only what is possible now is offered."""

    def __init__(
        self,
        context: AppContext,
        entries: Callable[[], Iterable[Entry]],
        open_record: Callable[[str, int], object],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self._context = context
        self._entries = entries
        self._open_record = open_record
        self._known: list[Entry] = []
        self._shown: list[Entry] = []
        self.setObjectName("palette")
        self.setAccessibleName(translate("Palette", "Find or do anything"))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(10, 10, 10, 10)
        layout.setSpacing(8)
        self.line = SearchLine(
            translate("Palette", "Find or do anything"),
            translate("Palette", "Type what to do, where to go, or a record"),
        )
        self.line.installEventFilter(self)
        layout.addWidget(self.line)
        self.list = QListWidget()
        self.list.setObjectName("choices")
        self.list.setAccessibleName(translate("Palette", "Found"))
        self.list.setItemDelegate(NotedLine(self.list))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.itemClicked.connect(lambda _: self._take())
        layout.addWidget(self.list, 1)
        self.nothing = QLabel(translate("Palette", "Nothing found. Try fewer letters."))
        self.nothing.setProperty("role", "muted")
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        layout.addWidget(self.nothing)
        self._soon = QTimer(self, interval=DELAY, singleShot=True)
        self._soon.timeout.connect(self.search)
        self.line.textChanged.connect(lambda _: self._soon.start())

    def show_over(self, window: QWidget) -> None:
        """Open at the top of the window, empty."""
        self._known = list(self._entries())
        self.line.clear()
        self.search()
        self.resize(min(WIDTH, window.width() - 40), min(HEIGHT, window.height() - TOP - 40))
        at = window.mapToGlobal(window.rect().topLeft())
        self.move(at.x() + (window.width() - self.width()) // 2, at.y() + TOP)
        self.show()
        self.line.setFocus(Qt.FocusReason.PopupFocusReason)

    def search(self) -> None:
        """Show what matches: actions and sections whose words begin like those typed, then records called so, then others."""
        self._soon.stop()
        text = self.line.text().strip()
        self._shown = [each for each in self._known if matches(each.text, text)]
        if text:
            self._shown += self._records(text)
        self.list.clear()
        for each in self._shown:
            item = QListWidgetItem(icons.icon(each.icon, "muted"), each.text)
            item.setData(NOTE, each.note)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, ", ".join(filter(None, (each.text, each.note))))
            item.setToolTip(each.text)
            self.list.addItem(item)
        self.list.setVisible(bool(self._shown))
        self.nothing.setVisible(not self._shown)
        self.list.setCurrentRow(0)

    def _records(self, text: str) -> list[Entry]:
        found: list[Entry] = []
        for entity in SEARCHED:
            if entity not in self._context.catalogue:
                continue
            try:
                page = self._context.queries.page(entity, search=text, limit=READ)
            except ShopError:
                continue
            entries = [self._record(entity, record) for record in page.records]
            found += sorted(entries, key=lambda each: not matches(each.text, text))[:OF_EACH]
        return sorted(found, key=lambda each: not matches(each.text, text))

    def _record(self, entity: str, record: Record) -> Entry:
        title, open_it = self._context.title(entity, record), partial(self._open_record, entity, record["id"])
        return Entry(title, texts.entity(entity), entity, open_it)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Up and down move in the list while the cursor stays in the box."""
        if watched is self.line and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            match event.key():
                case Qt.Key.Key_Down:
                    self._step(1)
                    return True
                case Qt.Key.Key_Up:
                    self._step(-1)
                    return True
                case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                    self.search()
                    self._take()
                    return True
        return super().eventFilter(watched, event)

    def _step(self, by: int) -> None:
        if self._shown:
            self.list.setCurrentRow((self.list.currentRow() + by) % len(self._shown))

    def _take(self) -> None:
        row = self.list.currentRow()
        if 0 <= row < len(self._shown):
            entry = self._shown[row]
            self.hide()
            entry.do()
