"""The Qt model of a list: the ids of its rows in their order, and the rows themselves as the view paints them.

Made by `ListPage`. `OrderReader` reads the ids on a worker, of any number of rows in the same way; a page of fifty rows is
read by id when one of them is painted, and the last few pages are cached.
"""

from __future__ import annotations

from array import array
from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache
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

from app.queries.lists import STATE, ListQuery
from storage.errors import ShopError
from storage.query import grammar
from storage.query.grammar import parse_sort
from storage.query.ordered_ids import RowIds
from storage.schema.fields import Field, Record
from storage.text.matching import search_words
from ui.context import AppContext
from ui.lists.cells import EMPTY_CELL, Cell, alignment, field_cell, state_cell
from ui.lists.columns import NAME, all_columns, default_columns, default_sort, head, label, sort_field
from ui.lists.matches import main_section, match_hint, with_hint
from ui.lists.order_reader import Order, OrderReader
from ui.lists.row_source import FetchedPage, fetch_page
from ui.text import language, texts

PAGE_SIZE = 50
CACHED_PAGES = 24
MAX_CELLS = 10_000
MAX_SORT_KEYS = 4
Index = QModelIndex | QPersistentModelIndex
_TEXT_ROLE = int(Qt.ItemDataRole.DisplayRole)
ROOT = QModelIndex()


class RecordTableModel(QAbstractTableModel):
    """Rows of one entity. Column 0 is the state of the record, the others are the chosen fields."""

    sorted_anew = Signal()
    """The sort index exists now and the rows are in its order; until then they were sorted without the alphabet."""
    loaded = Signal(bool)
    """Rows came and are shown; whether they are the first of a new query."""
    states_appeared = Signal()
    """A record has a state to show that none had before; the list has a column as wide as its states need, or none."""

    def __init__(self, context: AppContext, entity: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self.entity = context.catalogue[entity]
        self.default_columns = self.columns = default_columns(context.catalogue, self.entity)
        self.query = ListQuery(language=language.current())
        self._shown_query = self.query
        """The query whose rows are shown."""
        self._ids = RowIds()
        self.whole = True
        """Whether these are all rows of it; the first ones are shown before the others came."""
        self._reader = OrderReader(context, entity, self)
        self._reader.came.connect(self._on_order)
        self.sort_keys: tuple[grammar.Order, ...] = ()
        """The parsed sort of the query."""
        self._header_ranked = False
        self.error: ShopError | None = None
        self._pages: OrderedDict[int, FetchedPage] = OrderedDict()
        self._cells: dict[tuple[int, int], Cell] = {}
        self._indexing = False
        self.state_text = True
        """Whether the state column has room for text."""
        self.states: set[str] = set()
        """What the list has had to say about its records since its last query."""

    # called by the page

    def show_state_text(self, shown: bool) -> None:
        """Show states as icon and text, or as the icon alone where the text would be cut."""
        if self.state_text is not shown:
            self.state_text = shown
            self.repaint_states()

    def set_query(self, query: ListQuery) -> None:
        """Show the rows of another query."""
        self.query = replace(query, language=language.current())
        before = self.sort_keys, self._header_ranked
        self._header_ranked = self.ranked
        try:
            self.sort_keys = parse_sort(self.entity, query.sort, any_field=True)
        except ShopError:
            # A saved sort by a field that no longer exists.
            self.query, self.sort_keys = replace(self.query, sort=""), ()
        self.states = {"deleted"} if query.deleted else set()
        if query.state is not None:
            self.states.add(query.state.value)
        if self._has_drafts():
            self.states.add("draft")
        self.refresh()
        if (self.sort_keys, self._header_ranked) != before:
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self.columnCount() - 1)

    @property
    def ranked(self) -> bool:
        """Whether the best matches of a search come first, so that no column tells the order."""
        return self.query.ranked and bool(self.query.search)

    def sort_by(self, name: str, *, add: bool) -> str:
        """The sort after a click on a column: by it alone, or with `add` after the others; a second click reverses it."""
        keys = [] if self.ranked else list(self.sort_keys)
        if name == NAME.name and not add:
            # Names are sorted by all they are made of.
            own = parse_sort(self.entity, default_sort(self.entity), any_field=True)
            down = keys[: len(own)] == list(own)
            return ",".join(("-" if down else "") + key.field for key in own)
        name = sort_field(self.entity, all_columns(self._context.catalogue, self.entity)[name]) or ""
        if not name:
            return self.query.sort
        index = next((index for index, key in enumerate(keys) if key.field == name), None)
        if not add:
            keys = [grammar.Order(name, index == 0 and not keys[0].descending)]
        elif index is None:
            keys = [*keys, grammar.Order(name)][-MAX_SORT_KEYS:]
        else:
            keys[index] = grammar.Order(name, not keys[index].descending)
        return ",".join(("-" if key.descending else "") + key.field for key in keys)

    def show_columns(self, names: Iterable[str]) -> None:
        """Show these fields, skipping unknown names; none means the default columns."""
        known = all_columns(self._context.catalogue, self.entity)
        chosen = tuple(known[name] for name in dict.fromkeys(names) if name in known)
        self.beginResetModel()
        self.columns = chosen or self.default_columns
        self._pages.clear()
        self._cells.clear()
        self.endResetModel()

    def refresh(self) -> None:
        """Read the rows again in place, so that the view neither jumps nor flickers."""
        self._reader.ask(self.query, afresh=self.query != self._shown_query)

    @property
    def search_words(self) -> tuple[str, ...]:
        """The words that the shown rows were searched for."""
        return _words(self._shown_query.search)

    @property
    def busy(self) -> bool:
        """Whether rows are still to come."""
        return self._reader.busy

    @property
    def current(self) -> bool:
        """Whether the rows that are shown are those of the latest query."""
        return self._shown_query == self.query

    def _on_order(self, order: Order) -> None:
        new = order.query != self._shown_query
        self._shown_query, self.whole, self.error = order.query, order.whole, order.error
        self._replace(order.ids)
        if new and self._ids:
            # The first rows are painted in any case; they tell whether there are states to show.
            self._fetch(0)
        self.loaded.emit(new)
        if order.whole:
            self.build_sort_index()

    def _replace(self, ids: RowIds) -> None:
        before, total = len(self._ids), len(ids)
        self._pages.clear()
        self._cells.clear()
        if total > before:
            self.beginInsertRows(QModelIndex(), before, total - 1)
            self._ids = ids
            self.endInsertRows()
        elif total < before:
            self.beginRemoveRows(QModelIndex(), total, before - 1)
            self._ids = ids
            self.endRemoveRows()
        self._ids = ids
        if total:
            self.dataChanged.emit(self.index(0, 0), self.index(total - 1, self.columnCount() - 1))

    def repaint_states(self) -> None:
        """Repaint the state column: drafts came or went."""
        self._cells.clear()
        if self._has_drafts():
            self._on_states({"draft"})
        if self._ids:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._ids) - 1, 0))

    def record(self, row: int) -> Record | None:
        """The record of a row."""
        page = self._fetch(row // PAGE_SIZE) if 0 <= row < len(self._ids) else None
        return page.records[row % PAGE_SIZE] if page else None

    @property
    def order(self) -> RowIds:
        """The rows in their order, as far as they were read (`whole`)."""
        return self._ids

    def row_of(self, id: int) -> int | None:
        """The row of a record, None where it is not in the list."""
        return self._ids.row_of(id)

    def rows_of(self, ids: Iterable[int]) -> list[int]:
        """The rows of several records, those that are in the list."""
        wanted = set(ids)
        return [row for row, id in enumerate(self._ids.ids) if id in wanted]

    def ids(self, first: int, last: int) -> array[int]:
        """Ids of the rows `first` to `last`."""
        return self._ids.ids[first : last + 1]

    def live(self, ids: Iterable[int]) -> list[int]:
        """Those of the ids whose records are not deleted. Raises ShopError."""
        shown = self._shown_query
        by_state = shown.state is not None or (shown.group is not None and shown.group.by == STATE)
        if not (shown.deleted or by_state):
            return list(ids)
        return self._context.queries.lists.live(self.entity.name, ids)

    def state(self, record: Record) -> str:
        """The state of a record, a key of the state texts."""
        if (self.entity.name, record["id"]) in self._context.drafts:
            return "draft"
        for page in self._pages.values():
            if record["id"] in page.states:
                return page.states[record["id"]].value
        return "deleted" if record.get("deleted") else "in_step"

    # QAbstractTableModel

    def rowCount(self, parent: Index = ROOT) -> int:
        """Number of rows."""
        return 0 if parent.isValid() else len(self._ids)

    def columnCount(self, parent: Index = ROOT) -> int:
        """The state column and the field columns."""
        return 0 if parent.isValid() else 1 + len(self.columns)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Labels of the fields, with sort arrows."""
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
                return self._sort_arrow(field) + head(self.entity, field)
            return label(self.entity, field) + self._sort_suffix(field)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return alignment(field)
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Text, icon and colour of a cell."""
        return self.cell(index.row(), index.column()).get(role)

    def cell(self, row: int, column: int) -> Cell:
        """A cell by item role."""
        cell = self._cells.get((row, column))
        return cell if cell is not None else self._cell(row, column)

    def _cell(self, row: int, column: int) -> Cell:
        record = self.record(row)
        if record is None:
            return EMPTY_CELL
        if len(self._cells) >= MAX_CELLS:
            self._cells.clear()
        if column == 0:
            cell = state_cell(self.state(record), with_text=self.state_text)
        else:
            field = self.columns[column - 1]
            page = self._pages.get(row // PAGE_SIZE)
            titles = page.titles.get(field.name) if page else None
            known = page.calculated.get(field.name, {}) if page else {}
            cell = field_cell(self._context, self.entity, field, record, titles, known.get(record["id"]))
            if column == main_section(self.columns) and (words := self.search_words):
                others = (self.cell(row, at) for at in range(1, len(self.columns) + 1) if at != column)
                shown = [str(each.get(_TEXT_ROLE) or "") for each in (cell, *others)]
                cell = with_hint(cell, match_hint(self._context, self.entity, record, words, shown))
        self._cells[row, column] = cell
        return cell

    def _sort_arrow(self, column: Field) -> str:
        if self.ranked:
            return ""
        name, columns = (
            sort_field(self.entity, column),
            {sort_field(self.entity, each) for each in self.columns},
        )
        # Of what a name is made of, only the first one is a column.
        keys = [key for key in self.sort_keys if key.field in columns]
        for rank, key in enumerate(keys, start=1):
            if key.field == name:
                # In front of the label, where it is never cut.
                return ("▼" if key.descending else "▲") + (f"{rank} " if len(keys) > 1 else " ")
        return ""

    def _sort_suffix(self, column: Field) -> str:
        if self.ranked:
            return ""
        name = sort_field(self.entity, column)
        key = next((key for key in self.sort_keys if key.field == name), None)
        if key is None:
            return ""
        direction = (
            texts.translate("List", "descending") if key.descending else texts.translate("List", "ascending")
        )
        return f", {direction}"

    # reading

    def _fetch(self, number: int) -> FetchedPage | None:
        if number in self._pages:
            self._pages.move_to_end(number)
            return self._pages[number]
        try:
            first = number * PAGE_SIZE
            part = self._ids.part(first, first + PAGE_SIZE)
            fetched = fetch_page(self._context, self.entity, self.columns, part)
        except ShopError as error:
            self.error = error
            return None
        self._pages[number] = fetched
        if fetched.states:
            self._on_states({state.value for state in fetched.states.values()})
        while len(self._pages) > CACHED_PAGES:
            self._pages.popitem(last=False)
        return fetched

    def _has_drafts(self) -> bool:
        # The draft of a new record has no row.
        kept = self._context.drafts.kept()
        return any(entity == self.entity.name and isinstance(id, int) for entity, id in kept)

    def _on_states(self, states: set[str]) -> None:
        if not states <= self.states:
            self.states |= states
            # Not at once: a page may be read while the table paints.
            QTimer.singleShot(0, self, self.states_appeared.emit)

    def build_sort_index(self) -> None:
        """Build the sort index of a long list that is sorted so for the first time, on a worker; then read the rows again."""
        if self._indexing or self.error is not None or not self.sort_keys:
            return
        lists, entity, query = self._context.queries.lists, self.entity.name, self.query
        try:
            wanted = lists.orders_wanted(entity, query)
        except ShopError:
            return
        if wanted:
            self._indexing = True
            self._context.bridge.submit(
                lambda: lists.create_sort_indexes(entity, wanted, query.language),
                done=self._on_index_built,
                failed=self._on_index_failed,
                owner=self,
            )

    def _on_index_built(self, _made: object) -> None:
        self._indexing = False
        self.refresh()
        self.sorted_anew.emit()

    def _on_index_failed(self, _error: ShopError) -> None:
        """Keep the order without the index; the next refresh tries again."""
        self._indexing = False


@lru_cache(maxsize=8)
def _words(search: str) -> tuple[str, ...]:
    return tuple(search_words(search))
