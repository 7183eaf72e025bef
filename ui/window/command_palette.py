"""The command palette: one search box for actions, sections and records.

Opened by the window with Ctrl+K. Its entries come from the action table and the navigation; records from short queries.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, Qt, QTimer
from PySide6.QtGui import QAction, QColor, QKeyEvent, QPainter
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
from ui.widgets.controls import SearchField
from ui.widgets.text_match import matches
from ui.window import actions
from ui.window.navigation import Navigation

WIDTH, HEIGHT = 620, 420
TOP = 90
"""Pixels between the window's top and the palette."""
DELAY = 40
"""Milliseconds from the last key to the search."""
SHOWN_PER_LIST = 4
READ_PER_LIST = 60
"""Records shown and read of one list: those whose title matches come first, other fields match as well."""
NOTE = Qt.ItemDataRole.UserRole
"""Data role of the note at the right of a line: a shortcut, or the list of a record."""
MARGIN, PICTURE = 14, 44
"""Pixels right of the note, and of the icon with its gaps at the left."""
NOT_OFFERED = frozenset({"palette", "next_pane", "previous_pane", "close"})
"""Actions that make no sense in the palette."""
SEARCHED = ("customers", "products", "suppliers", "employees", "tags", "categories")


@dataclass(frozen=True, slots=True)
class Entry:
    """One line: text, note at the right, icon name, and the callback when it is chosen."""

    text: str
    note: str
    icon: str
    callback: Callable[[], object]


def palette_entries(named_actions: Mapping[str, QAction], navigation: Navigation) -> Iterator[Entry]:
    """Actions that are enabled now, then the sections, then the kinds of new records."""
    for spec in actions.ACTIONS:
        action = named_actions[spec.name]
        if spec.name not in NOT_OFFERED and action.isEnabled():
            keys = actions.key_text(spec.keys[0]) if spec.keys else ""
            yield Entry(action.text(), keys, spec.icon or "next", action.trigger)
    go_to = translate("Palette", "Go to")
    for section in navigation.sections():
        yield Entry(texts.section(section), go_to, section, partial(navigation.go_to, section))
    for section in navigation.lists():
        if navigation.may_create(section):
            yield Entry(texts.new(section), "", "new", partial(navigation.new, section))


class _EntryDelegate(QStyledItemDelegate):
    """A line with its note at the right edge; the text is elided before it."""

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Elide the text before the note."""
        super().initStyleOption(option, index)
        styled: Any = option  # the stubs know the fields of its base only
        note = styled.fontMetrics.horizontalAdvance(index.data(NOTE) or "")
        room = styled.rect.width() - PICTURE - note - 2 * MARGIN
        styled.text = styled.fontMetrics.elidedText(styled.text, Qt.TextElideMode.ElideRight, room)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint the line, then its note."""
        super().paint(painter, option, index)
        styled: Any = option
        painter.save()
        painter.setPen(QColor(theme.tokens().muted))
        area = styled.rect.adjusted(0, 0, -MARGIN, 0)
        painter.drawText(
            area, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, index.data(NOTE) or ""
        )
        painter.restore()


class Palette(QDialog):
    """`entries` is called each time it opens, so that only what is possible now is offered."""

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
        self._offered: list[Entry] = []
        self._shown: list[Entry] = []
        self.setObjectName("palette")
        self.setAccessibleName(translate("Palette", "Find or do anything"))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(10, 10, 10, 10)
        layout.setSpacing(8)
        self.line = SearchField(
            translate("Palette", "Find or do anything"),
            translate("Palette", "Type what to do, where to go, or a record"),
        )
        self.line.installEventFilter(self)
        layout.addWidget(self.line)
        self.list = QListWidget()
        self.list.setObjectName("choices")
        self.list.setAccessibleName(translate("Palette", "Found"))
        self.list.setItemDelegate(_EntryDelegate(self.list))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.itemClicked.connect(lambda _: self._choose())
        layout.addWidget(self.list, 1)
        self.nothing = QLabel(translate("Palette", "Nothing found. Try fewer letters."))
        self.nothing.setProperty("role", "muted")
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        layout.addWidget(self.nothing)
        self._search_timer = QTimer(self, interval=DELAY, singleShot=True)
        self._search_timer.timeout.connect(self.search)
        self.line.textChanged.connect(lambda _: self._search_timer.start())

    def show_over(self, window: QWidget) -> None:
        """Open at the top of the window with an empty search box."""
        self._offered = list(self._entries())
        self.line.clear()
        self.search()
        self.resize(min(WIDTH, window.width() - 40), min(HEIGHT, window.height() - TOP - 40))
        origin = window.mapToGlobal(window.rect().topLeft())
        self.move(origin.x() + (window.width() - self.width()) // 2, origin.y() + TOP)
        self.show()
        self.line.setFocus(Qt.FocusReason.PopupFocusReason)

    def search(self) -> None:
        """Show what matches: actions and sections, then records by their title, then records by other fields."""
        self._search_timer.stop()
        text = self.line.text().strip()
        self._shown = [entry for entry in self._offered if matches(entry.text, text)]
        if text:
            self._shown += self._records(text)
        self.list.clear()
        for entry in self._shown:
            item = QListWidgetItem(icons.icon(entry.icon, "muted"), entry.text)
            item.setData(NOTE, entry.note)
            item.setData(
                Qt.ItemDataRole.AccessibleTextRole, ", ".join(filter(None, (entry.text, entry.note)))
            )
            item.setToolTip(entry.text)
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
                page = self._context.queries.page(entity, search=text, limit=READ_PER_LIST)
            except ShopError:
                continue
            entries = [self._record_entry(entity, record) for record in page.records]
            found += sorted(entries, key=lambda entry: not matches(entry.text, text))[:SHOWN_PER_LIST]
        return sorted(found, key=lambda entry: not matches(entry.text, text))

    def _record_entry(self, entity: str, record: Record) -> Entry:
        callback = partial(self._open_record, entity, record["id"])
        return Entry(self._context.title(entity, record), texts.entity(entity), entity, callback)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Move in the list with Up and Down while the cursor stays in the search box."""
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
                    self._choose()
                    return True
        return super().eventFilter(watched, event)

    def _step(self, by: int) -> None:
        if self._shown:
            self.list.setCurrentRow((self.list.currentRow() + by) % len(self._shown))

    def _choose(self) -> None:
        row = self.list.currentRow()
        if 0 <= row < len(self._shown):
            entry = self._shown[row]
            self.hide()
            entry.callback()
