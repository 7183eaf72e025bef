"""The command palette: one search box for actions, sections, settings and records.

Opened by the window with Ctrl+K. Its entries come from the action table, the navigation and the declared settings; records
are looked up on a worker.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, Qt, QTimer
from PySide6.QtGui import QAction, QColor, QHideEvent, QKeyEvent, QPainter
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

from app.queries.find import Found
from app.settings.definitions import SETTINGS
from storage.text.folding import fold
from storage.text.matching import Rank
from ui.context import AppContext
from ui.style import icons, theme
from ui.text import language, settings_texts, texts
from ui.text.strings_settings import SETTING_GROUP
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
NOTE = Qt.ItemDataRole.UserRole
"""Data role of the note at the right of a line: a shortcut, or the list of a record."""
MARGIN, PICTURE = 14, 44
"""Pixels right of the note, and of the icon with its gaps at the left."""
NOT_OFFERED = frozenset({"palette", "next_pane", "previous_pane", "close"})
"""Actions that make no sense in the palette."""
FIRST = ("customers", "products", "suppliers", "employees", "tags", "categories")
"""Entities whose records come first among those that match as well."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One line: text, note at the right, icon name, and the callback when it is chosen."""

    text: str
    note: str
    icon: str
    callback: Callable[[], object]
    typed_only: bool = False
    """Whether it is offered only to who types its name."""
    after_names: bool = False
    """Whether records whose name begins with the same words come before it."""
    page: bool = False


def palette_entries(
    named_actions: Mapping[str, QAction], navigation: Navigation, choices: Iterable[tuple[str, QAction]]
) -> Iterator[Entry]:
    """Actions that are enabled now, then the sections, the kinds of new records, settings and the menu's choices of them."""
    for spec in actions.ACTIONS:
        action = named_actions[spec.name]
        if spec.name not in NOT_OFFERED and action.isEnabled():
            keys = actions.key_text(spec.keys[0]) if spec.keys else ""
            yield Entry(action.text(), keys, spec.icon or "next", action.trigger)
    go_to = translate("Palette", "Go to")
    for section in navigation.sections():
        yield Entry(texts.section(section), go_to, section, partial(navigation.go_to, section), page=True)
    for section in navigation.lists():
        if navigation.may_create(section):
            yield Entry(texts.new(section), "", "new", partial(navigation.new, section), after_names=True)
    where = texts.section("settings")
    for group in SETTING_GROUP:
        opening = partial(navigation.show_settings, group)
        yield Entry(
            settings_texts.group(group), where, "settings", opening, typed_only=True, after_names=True
        )
    for setting in SETTINGS.values():
        opening = partial(navigation.show_setting, setting.name)
        note = f"{where}: {settings_texts.group(setting.group)}"
        yield Entry(
            settings_texts.title(setting), note, "settings", opening, typed_only=True, after_names=True
        )
    for title, choice in choices:
        yield Entry(choice.text(), title, "looks", choice.trigger, typed_only=True, after_names=True)


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
        self._matching: list[Entry] = []
        self._found: list[Found] = []
        self._shown: list[Entry] = []
        self._text = ""
        """What was searched for."""
        self._number = 0
        """Number of the latest search; records of earlier ones are dropped."""
        self._finding = self._choice_asked = self._moved = False
        """Whether records are being looked up, Enter waits for them, and another line than the first was chosen."""
        self.setObjectName("palette")
        self.setAccessibleName(translate("Palette", "Search or run a command"))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(10, 10, 10, 10)
        layout.setSpacing(8)
        self.line = SearchField(
            translate("Palette", "Search or run a command"),
            translate("Palette", "Type a command, a page or a record"),
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
        self.line.textChanged.connect(lambda _: self._on_typed())

    def show_over(self, window: QWidget) -> None:
        """Open at the top of the window with an empty search box."""
        self._offered, self._found = list(self._entries()), []
        self.line.clear()
        self.search()
        self.resize(min(WIDTH, window.width() - 40), min(HEIGHT, window.height() - TOP - 40))
        origin = window.mapToGlobal(window.rect().topLeft())
        self.move(origin.x() + (window.width() - self.width()) // 2, origin.y() + TOP)
        self.show()
        # Whole rows only: half a row looks like a fault, and the scroll bar says that there are more.
        if row := self.list.sizeHintForRow(0):
            self.resize(self.width(), self.height() - self.list.viewport().height() % row)
        self.line.setFocus(Qt.FocusReason.PopupFocusReason)

    def search(self) -> None:
        """Show the actions, sections and settings that match, and look the records up."""
        self._search_timer.stop()
        self._number += 1
        self._text = text = self.line.text().strip()
        self._matching = [
            entry
            for entry in self._offered
            if matches(entry.text, text) and (bool(text) or not entry.typed_only)
        ]
        # Who begins the name of a page does not want an action that begins likewise, "Sync" and "Sync now", and who types all
        # of it no page whose name is longer: "Lager" and "Lagerbestand".
        if text:
            typed = fold(text)
            self._matching.sort(
                key=lambda entry: (
                    not (entry.page and fold(entry.text).startswith(typed)),
                    fold(entry.text) != typed,
                )
            )
        self._finding = bool(text) and self._context.bridge.open
        # Until the answer is there the records of the letters before are better than a list that jumps twice.
        if not self._finding:
            self._found = []
        self._show()
        if self._finding:
            number, first = self._number, FIRST
            self._context.bridge.submit(
                lambda: self._context.queries.find(text, language=language.current(), first=first),
                done=lambda found: self._on_found(number, found),
                failed=lambda _error: self._on_found(number, []),
                worker="background",
                owner=self,
            )

    def _on_found(self, number: int, found: list[Found]) -> None:
        if number != self._number:
            return
        self._finding, self._found = False, found
        self._show()
        if self._choice_asked:
            self._choose()

    def _show(self) -> None:
        """Records whose code was typed, actions and sections, records by name, new records and settings, other records."""
        chosen = self.list.currentRow()
        records = [(each.rank, self._record_entry(each)) for each in self._found]
        self._shown = [
            *(entry for rank, entry in records if rank is Rank.CODE),
            *(entry for entry in self._matching if not entry.after_names),
            *(entry for rank, entry in records if Rank.CODE < rank <= Rank.NAME_WORD),
            *(entry for entry in self._matching if entry.after_names),
            *(entry for rank, entry in records if rank > Rank.NAME_WORD),
        ]
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
        self.nothing.setVisible(not self._shown and not self._finding)
        kept = chosen if self._moved and chosen < len(self._shown) else 0
        self.list.setCurrentRow(kept)

    def _record_entry(self, found: Found) -> Entry:
        callback = partial(self._open_record, found.entity, found.record["id"])
        title = self._context.title(found.entity, found.record)
        return Entry(title, texts.entity(found.entity), found.entity, callback)

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
                    self._ask_choice()
                    return True
        return super().eventFilter(watched, event)

    def _ask_choice(self) -> None:
        """Choose now, or as soon as the records of what is typed are there: the best may be among them."""
        if self._text != self.line.text().strip():
            self.search()
        self._choice_asked = self._finding
        if not self._finding:
            self._choose()

    def _on_typed(self) -> None:
        self._moved = self._choice_asked = False
        self._search_timer.start()

    def _step(self, by: int) -> None:
        self._moved, self._choice_asked = True, False
        if self._shown:
            self.list.setCurrentRow((self.list.currentRow() + by) % len(self._shown))

    def hideEvent(self, event: QHideEvent) -> None:
        """Who closes it wants nothing of it any more."""
        self._choice_asked = False
        super().hideEvent(event)

    def _choose(self) -> None:
        self._choice_asked = False
        row = self.list.currentRow()
        if 0 <= row < len(self._shown):
            entry = self._shown[row]
            self.hide()
            entry.callback()
