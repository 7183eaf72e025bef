"""The rows of a list, without having them: a window over a query, read in stretches as the view looks at them.

Called by `list_page`. How many rows there are comes from SQL; a stretch of a hundred is read by keyset when one of
its rows is painted, and the last few are kept. Never holds all ids. What a long list cannot answer at once is read
away from the main thread: first the rows in sight, then how many there are.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    QTimer,
    Signal,
)

from app.queries.lists import LONG, Asked
from storage.errors import ShopError
from storage.query.grammar import Order, parse_sort
from storage.query.keyset import KeysetPosition
from storage.schema.fields import Record
from ui.context import AppContext
from ui.lists.cells import NOTHING, Cell, alignment, field_cell, state_cell
from ui.lists.row_source import Fetched, Source, own_columns
from ui.text import language, texts

PAGE = 100
KEPT_PAGES = 12
KEPT_PLACES = 200
"""Rows whose places are remembered: a jump goes on from the nearest."""
COUNT_AFTER = 40
"""Milliseconds from the rows to their number: they are painted first, and whoever types on has no need of it."""
MOST_CELLS = 10_000
MOST_KEYS = 4
Index = QModelIndex | QPersistentModelIndex
ROOT = QModelIndex()


class RecordTableModel(QAbstractTableModel):
    """Rows of one entity. Column 0 is the record's state, the others are the fields that were chosen."""

    reordered = Signal()
    """The order of the alphabet is there now, for a list that had to do without it."""
    answered = Signal(bool)
    """What was read away from here is on show; whether it is the first of a new question."""

    def __init__(self, context: AppContext, entity: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self.entity = context.catalogue[entity]
        self.own = self.columns = own_columns(context.catalogue, self.entity)
        self.asked = Asked(language=language.current())
        self.counted = True
        """Whether the number of rows is known; until it is, they are those of the first page."""
        self._shown = self.asked
        """The question that the rows on show answer."""
        self._number = 0
        """Of the latest question; an answer to an earlier one is passed over."""
        self._asking = False
        self.keys: tuple[Order, ...] = ()
        """What the list is sorted by."""
        self.error: ShopError | None = None
        self._total = 0
        self._pages: OrderedDict[int, Fetched] = OrderedDict()
        self._places: OrderedDict[int, KeysetPosition] = OrderedDict()
        self._cells: dict[tuple[int, int], Cell] = {}
        self._ordering = False
        self.state_words = True
        """Whether the column of the state has room for words; see `tell_states`."""

    # what the list page asks

    def tell_states(self, *, words: bool) -> None:
        """States by word and picture, or by the picture alone where a word would be cut."""
        if self.state_words is not words:
            self.state_words = words
            self.repaint_states()

    def ask(self, asked: Asked) -> None:
        """Show something else."""
        self.asked = replace(asked, language=language.current())
        before = self.keys
        try:
            self.keys = parse_sort(self.entity, asked.sort, any_field=True)
        except ShopError:
            # A saved order by a field that is no more.
            self.asked, self.keys = replace(self.asked, sort=""), ()
        self.refresh()
        if self.keys != before:
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self.columnCount() - 1)

    def sort_by(self, name: str, *, also: bool) -> str:
        """The sort after a click on a column: it alone, or `also` after the others; a second click turns it round."""
        keys = list(self.keys)
        found = next((at for at, key in enumerate(keys) if key.field == name), None)
        if also:
            if found is None:
                keys = [*keys, Order(name)][-MOST_KEYS:]
            else:
                keys[found] = Order(name, not keys[found].descending)
        else:
            keys = [Order(name, found == 0 and not keys[0].descending)]
        return ",".join(("-" if key.descending else "") + key.field for key in keys)

    def show_columns(self, names: Iterable[str]) -> None:
        """Show these fields; names the entity has not are passed over, none at all means the list's own."""
        known = self.entity.by_name
        chosen = tuple(known[name] for name in dict.fromkeys(names) if name in known)
        self.beginResetModel()
        self.columns = chosen or self.own
        self._pages.clear()
        self._cells.clear()
        self.endResetModel()

    def refresh(self) -> None:
        """Read again what is shown; rows keep their places, so that the view neither jumps nor flickers."""
        self._number += 1
        if self._context.bridge.open and self._takes_long():
            self._ask_aside(self._number)
            return
        self._asking, self.counted = False, True
        self._shown = self.asked
        self._show(self._count(), {})
        self._want_order()

    @property
    def answering(self) -> bool:
        """Whether the rows that were asked for are still to come."""
        return self._asking

    def _show(self, total: int, pages: dict[int, Fetched]) -> None:
        """So many rows, and those of them that were read already."""
        self._pages.clear()
        self._places.clear()
        self._cells.clear()
        for number, page in pages.items():
            self._keep(number, page)
        self._grow(total)
        if total:
            self.dataChanged.emit(self.index(0, 0), self.index(total - 1, self.columnCount() - 1))

    def _grow(self, total: int) -> None:
        if total > self._total:
            self.beginInsertRows(QModelIndex(), self._total, total - 1)
            self._total = total
            self.endInsertRows()
        elif total < self._total:
            self.beginRemoveRows(QModelIndex(), total, self._total - 1)
            self._total = total
            self.endRemoveRows()

    # what takes long

    def _takes_long(self) -> bool:
        try:
            return self._context.queries.lists.takes_long(self.entity.name, self.asked)
        except ShopError:
            return False  # asked at once, it says why

    def _ask_aside(self, number: int) -> None:
        self._asking = True
        asked, new = self.asked, self.asked != self._shown
        afresh = new or not self.counted or self._total < PAGE
        # In sight, as far as anybody knows: what was painted last.
        wanted = [0] if afresh else [*self._pages][-2:] or [0]
        total = LONG if afresh else self._total
        source = self._source(asked)
        self._context.bridge.submit(
            lambda: source.pages(wanted, total=total),
            done=lambda pages: self._take_rows(number, pages, new=new),
            failed=lambda error: self._take_failure(number, error, new=new),
            lane="chores",
            asker=self,
        )

    def _take_rows(self, number: int, pages: dict[int, Fetched], *, new: bool) -> None:
        if number != self._number:
            return
        self._asking, self.error = False, None
        first = len(pages[0].records) if 0 in pages else PAGE
        self.counted = first < PAGE
        if new or self.counted:
            self._shown = self.asked
            self._show(first, pages)
        else:
            self._show(self._total, pages)
        self.answered.emit(new)
        if not self.counted:
            QTimer.singleShot(COUNT_AFTER, self, lambda: self._count_aside(number, pages))
        self._want_order()

    def _count_aside(self, number: int, pages: dict[int, Fetched]) -> None:
        if number == self._number and self._context.bridge.open:
            source = self._source(self.asked)
            self._context.bridge.submit(
                lambda: source.counted(pages),
                done=lambda found: self._take_count(number, *found),
                failed=lambda error: self._take_failure(number, error, new=False),
                lane="chores",
                asker=self,
            )

    def _take_count(self, number: int, total: int, pages: dict[int, Fetched] | None) -> None:
        if number == self._number:
            self.counted = True
            if pages is None:
                self._grow(total)
            else:
                self._show(total, pages)
            self.answered.emit(False)

    def _take_failure(self, number: int, error: ShopError, *, new: bool) -> None:
        if number == self._number:
            self._asking, self.counted, self.error = False, True, error
            self._shown = self.asked
            self._show(0, {})
            self.answered.emit(new)

    def repaint_states(self) -> None:
        """Drafts came or went; nothing in the database did."""
        self._cells.clear()
        if self._total:
            self.dataChanged.emit(self.index(0, 0), self.index(self._total - 1, 0))

    def record(self, row: int) -> Record | None:
        """The record of a row."""
        page = self._page(row // PAGE) if 0 <= row < self._total else None
        return page.records[row % PAGE] if page and row % PAGE < len(page.records) else None

    def row_of(self, id: int, near: int) -> int | None:
        """The row of a record, looked for on the pages at hand and around `near`."""
        for number in dict.fromkeys((near // PAGE, near // PAGE - 1, near // PAGE + 1, *self._pages)):
            if 0 <= number * PAGE < max(self._total, 1):
                page = self._page(number)
                for offset, record in enumerate(page.records if page else ()):
                    if record["id"] == id:
                        return number * PAGE + offset
        return None

    def ids(self, first: int, last: int) -> list[int]:
        """Ids of the rows `first` to `last` that are not deleted."""
        if first == last and (record := self.record(first)) is not None:
            return [] if record.get("deleted") else [record["id"]]
        found: list[int] = []
        for start in range(first, last + 1, PAGE * 10):
            rows = self._context.queries.lists.rows(
                self.entity.name, self._shown, total=self._total, start=start, count=min(PAGE * 10, last + 1 - start),
                places=self._places.values(),
            )  # fmt: skip
            found += [each["id"] for each in rows.records if not each.get("deleted")]
        return found

    def state(self, record: Record) -> str:
        """The record's state as a word of `texts.STATE`."""
        if (self.entity.name, record["id"]) in self._context.drafts:
            return "draft"
        for page in self._pages.values():
            if record["id"] in page.states:
                return page.states[record["id"]].value
        return "deleted" if record.get("deleted") else "in_step"

    # Qt's side

    def rowCount(self, parent: Index = ROOT) -> int:
        """All rows of the query, read or not."""
        return 0 if parent.isValid() else self._total

    def columnCount(self, parent: Index = ROOT) -> int:
        """The state and the list columns."""
        return 0 if parent.isValid() else 1 + len(self.columns)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Labels of the fields."""
        if orientation is not Qt.Orientation.Horizontal:
            return None
        field = self.columns[section - 1] if section else None
        if role in (
            Qt.ItemDataRole.DisplayRole,
            Qt.ItemDataRole.ToolTipRole,
            Qt.ItemDataRole.AccessibleTextRole,
        ):
            if field is None:
                return texts.translate("List", "State")
            if role == Qt.ItemDataRole.DisplayRole:
                return self._arrow(field.name) + texts.column(self.entity.name, field.name)
            return texts.field(self.entity.name, field.name) + self._sorted_words(field.name)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return alignment(field)
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Text, picture and colour of a cell."""
        cell = self._cells.get((index.row(), index.column()))
        return (cell if cell is not None else self._cell(index.row(), index.column())).get(role)

    def _cell(self, row: int, column: int) -> Cell:
        record = self.record(row)
        if record is None:
            return NOTHING
        if len(self._cells) >= MOST_CELLS:
            self._cells.clear()
        if column == 0:
            cell = state_cell(self.state(record), words=self.state_words)
        else:
            field = self.columns[column - 1]
            page = self._pages.get(row // PAGE)
            titles = page.titles.get(field.name) if page else None
            cell = field_cell(self._context, self.entity, field, record, titles)
        self._cells[row, column] = cell
        return cell

    def _arrow(self, name: str) -> str:
        for place, key in enumerate(self.keys, start=1):
            if key.field == name:
                # Before the name, where too little room does not cut it off.
                return ("▼" if key.descending else "▲") + (f"{place} " if len(self.keys) > 1 else " ")
        return ""

    def _sorted_words(self, name: str) -> str:
        key = next((key for key in self.keys if key.field == name), None)
        if key is None:
            return ""
        words = (
            texts.translate("List", "descending") if key.descending else texts.translate("List", "ascending")
        )
        return f", {words}"

    # reading

    def _count(self) -> int:
        self.error = None
        try:
            return self._context.queries.lists.count(self.entity.name, self.asked)
        except ShopError as error:
            self.error = error
            return 0

    def _page(self, number: int) -> Fetched | None:
        if number in self._pages:
            self._pages.move_to_end(number)
            return self._pages[number]
        try:
            source = self._source(self._shown)
            fetched = source.page(number, total=self._total, places=self._places.values())
        except ShopError as error:
            self.error = error
            return None
        self._keep(number, fetched)
        return fetched

    def _source(self, asked: Asked) -> Source:
        return Source(self._context, self.entity, self.columns, asked, PAGE)

    def _keep(self, number: int, fetched: Fetched) -> None:
        self._pages[number] = fetched
        while len(self._pages) > KEPT_PAGES:
            self._pages.popitem(last=False)
        for place in fetched.ends:
            self._places[place.row] = place
        while len(self._places) > KEPT_PLACES:
            self._places.popitem(last=False)

    def _want_order(self) -> None:
        """A long list sorted for the first time gets its order kept, away from here; then it is read again."""
        if self._ordering or self.error is not None or not self.keys:
            return
        lists, entity, asked = self._context.queries.lists, self.entity.name, self.asked
        try:
            wanted = lists.orders_wanted(entity, asked)
        except ShopError:
            return
        if wanted:
            self._ordering = True
            self._context.bridge.submit(
                lambda: lists.keep_orders(entity, wanted, asked.language),
                done=self._on_ordered,
                failed=self._on_unordered,
                asker=self,
            )

    def _on_ordered(self, _made: object) -> None:
        self._ordering = False
        self.refresh()
        self.reordered.emit()

    def _on_unordered(self, _error: ShopError) -> None:
        """It stays as it is; the next look tries again."""
        self._ordering = False
