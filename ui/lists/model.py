"""The Qt model of a list: a window over a query, read in pages as the view paints them.

Made by `ListPage`. The number of rows comes from SQL; a page of fifty rows is read by keyset when one of them is
painted, and the last few pages are cached. Never holds all ids. Slow queries of long lists are read on a worker: first
the visible rows, then their number.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    QTimer,
    Signal,
)

from app.queries.lists import LONG_LIST, ListQuery
from storage.errors import ShopError
from storage.query.grammar import Order, parse_sort
from storage.query.keyset import KeysetPosition
from storage.schema.fields import Field, Record
from storage.text.matching import narrows, search_words
from ui.context import AppContext
from ui.lists.cells import EMPTY_CELL, Cell, alignment, field_cell, state_cell
from ui.lists.columns import NAME, all_columns, default_columns, default_sort, head, label, sort_field
from ui.lists.matches import main_section, match_hint, with_hint
from ui.lists.row_source import FetchedPage, RowSource
from ui.text import language, texts

if TYPE_CHECKING:
    from storage.query.ranking import BestMatches

PAGE_SIZE = 50
CACHED_PAGES = 24
CACHED_POSITIONS = 200
"""Keyset positions that are cached; a jump continues from the nearest one."""
COUNT_DELAY = 40
"""Milliseconds from the rows to the query for their number: the rows are painted first, and while the user types
the number is not needed."""
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
    """Rows that were read on a worker are shown; whether they are the first of a new query."""
    states_appeared = Signal()
    """A record has a state to show that none had before; the list has a column as wide as its states need, or none."""

    def __init__(self, context: AppContext, entity: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self.entity = context.catalogue[entity]
        self.default_columns = self.columns = default_columns(context.catalogue, self.entity)
        self.query = ListQuery(language=language.current())
        self.counted = True
        """Whether the number of rows is known; until then the model has those of the first page."""
        self._shown_query = self.query
        """The query whose rows are shown."""
        self._best: BestMatches | None = None
        """The matches of the shown query that come first."""
        self._query_number = 0
        """Number of the latest query; results of earlier ones are dropped."""
        self._loading = False
        self.sort_keys: tuple[Order, ...] = ()
        """The parsed sort of the query."""
        self._header_ranked = False
        self.error: ShopError | None = None
        self._total = 0
        self._pages: OrderedDict[int, FetchedPage] = OrderedDict()
        self._positions: OrderedDict[int, KeysetPosition] = OrderedDict()
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
        if self._total and not self._loading:
            # The first rows are painted in any case; they tell whether there are states to show.
            self._fetch(0)
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
            keys = [Order(name, index == 0 and not keys[0].descending)]
        elif index is None:
            keys = [*keys, Order(name)][-MAX_SORT_KEYS:]
        else:
            keys[index] = Order(name, not keys[index].descending)
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
        self._query_number += 1
        if self._context.bridge.open and self._is_slow():
            self._load_in_background(self._query_number)
            return
        self._loading, self.counted, self.error = False, True, None
        source = self._source(self.query)
        try:
            source = source.ranked(self._known_matches())
            total = source.total()
        except ShopError as error:
            self.error, total = error, 0
        self._shown_query, self._best = self.query, source.best
        self._replace(total, {})
        self.build_sort_index()

    @property
    def search_words(self) -> tuple[str, ...]:
        """The words that the shown rows were searched for."""
        return _words(self._shown_query.search)

    def _known_matches(self) -> BestMatches | None:
        """All matches of the shown query, where the query is the same with more letters."""
        before, query = self._shown_query, self.query
        same = replace(query, search=before.search) == before and query != before
        return self._best if same and narrows(before.search, query.search) else None

    @property
    def loading(self) -> bool:
        """Whether rows are being read on a worker."""
        return self._loading

    @property
    def current(self) -> bool:
        """Whether the rows that are shown are those of the latest query."""
        return not self._loading or self._shown_query == self.query

    def _replace(self, total: int, pages: dict[int, FetchedPage]) -> None:
        """Replace the rows: their number, and the pages read so far."""
        self._pages.clear()
        self._positions.clear()
        self._cells.clear()
        for number, page in pages.items():
            self._cache_page(number, page)
        self._set_total(total)
        if total:
            self.dataChanged.emit(self.index(0, 0), self.index(total - 1, self.columnCount() - 1))

    def _set_total(self, total: int) -> None:
        if total > self._total:
            self.beginInsertRows(QModelIndex(), self._total, total - 1)
            self._total = total
            self.endInsertRows()
        elif total < self._total:
            self.beginRemoveRows(QModelIndex(), total, self._total - 1)
            self._total = total
            self.endRemoveRows()

    # slow queries

    def _is_slow(self) -> bool:
        try:
            return self._context.queries.lists.takes_long(self.entity.name, self.query)
        except ShopError:
            return False  # the query itself reports the error

    def _load_in_background(self, number: int) -> None:
        self._loading = True
        query, new = self.query, self.query != self._shown_query
        afresh = new or not self.counted or self._total < PAGE_SIZE
        # The visible pages are those that were painted last.
        wanted = [0] if afresh else [*self._pages][-2:] or [0]
        total = LONG_LIST if afresh else self._total
        source, within = self._source(query), self._known_matches()
        self._context.bridge.submit(
            lambda: _first_rows(source.ranked(within), wanted, total),
            done=lambda found: self._on_rows(number, *found, new=new),
            failed=lambda error: self._on_load_failed(number, error, new=new),
            worker="background",
            owner=self,
        )

    def _on_rows(
        self, number: int, pages: dict[int, FetchedPage], best: BestMatches | None, *, new: bool
    ) -> None:
        if number != self._query_number:
            return
        self._loading, self.error, self._best = False, None, best
        first = len(pages[0].records) if 0 in pages else PAGE_SIZE
        self.counted = first < PAGE_SIZE
        if best is not None and best.complete:
            first, self.counted = len(best.ids), True
        if new or self.counted:
            self._shown_query = self.query
            self._replace(first, pages)
        else:
            self._replace(self._total, pages)
        self.loaded.emit(new)
        if not self.counted:
            QTimer.singleShot(COUNT_DELAY, self, lambda: self._count_in_background(number, pages))
        self.build_sort_index()

    def _count_in_background(self, number: int, pages: dict[int, FetchedPage]) -> None:
        if number == self._query_number and self._context.bridge.open:
            source = self._source(self.query, self._best)
            self._context.bridge.submit(
                lambda: source.counted(pages, lambda: number == self._query_number),
                done=lambda found: self._on_count(number, *found),
                failed=lambda error: self._on_load_failed(number, error, new=False),
                worker="background",
                owner=self,
            )

    def _on_count(self, number: int, total: int, pages: dict[int, FetchedPage] | None) -> None:
        if number == self._query_number:
            self.counted = True
            if pages is None:
                self._set_total(total)
            else:
                self._replace(total, pages)
            self.loaded.emit(False)

    def _on_load_failed(self, number: int, error: ShopError, *, new: bool) -> None:
        if number == self._query_number:
            self._loading, self.counted, self.error = False, True, error
            self._shown_query, self._best = self.query, None
            self._replace(0, {})
            self.loaded.emit(new)

    def repaint_states(self) -> None:
        """Repaint the state column: drafts came or went."""
        self._cells.clear()
        if self._has_drafts():
            self._on_states({"draft"})
        if self._total:
            self.dataChanged.emit(self.index(0, 0), self.index(self._total - 1, 0))

    def record(self, row: int) -> Record | None:
        """The record of a row."""
        page = self._fetch(row // PAGE_SIZE) if 0 <= row < self._total else None
        return page.records[row % PAGE_SIZE] if page and row % PAGE_SIZE < len(page.records) else None

    def row_of(self, id: int, near: int) -> int | None:
        """The row of a record: searched on the cached pages and around the row `near`, then in the whole list.

        None where it is not in the list, and where the query of a long list takes too long to ask for one record.
        """
        for number in dict.fromkeys(
            (near // PAGE_SIZE, near // PAGE_SIZE - 1, near // PAGE_SIZE + 1, *self._pages)
        ):
            if 0 <= number * PAGE_SIZE < max(self._total, 1):
                page = self._fetch(number)
                for offset, record in enumerate(page.records if page else ()):
                    if record["id"] == id:
                        return number * PAGE_SIZE + offset
        if self._is_slow():
            return None
        try:
            lists = self._context.queries.lists
            return lists.row_of(self.entity.name, self._shown_query, id, total=self._total, best=self._best)
        except ShopError:
            return None  # the next refresh reports it

    def ids(self, first: int, last: int) -> list[int]:
        """Ids of the rows `first` to `last`, without deleted ones. Raises ShopError."""
        if first == last and (record := self.record(first)) is not None:
            return [] if record.get("deleted") else [record["id"]]
        found: list[int] = []
        for start in range(first, last + 1, PAGE_SIZE * 10):
            rows = self._context.queries.lists.rows(
                self.entity.name, self._shown_query, total=self._total, start=start, count=min(PAGE_SIZE * 10, last + 1 - start),
                places=self._positions.values(), best=self._best,
            )  # fmt: skip
            found += [record["id"] for record in rows.records if not record.get("deleted")]
        return found

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
        """Number of rows of the query, read or not."""
        return 0 if parent.isValid() else self._total

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
            source = self._source(self._shown_query, self._best)
            fetched = source.page(number, total=self._total, positions=self._positions.values())
        except ShopError as error:
            self.error = error
            return None
        self._cache_page(number, fetched)
        return fetched

    def _source(self, query: ListQuery, best: BestMatches | None = None) -> RowSource:
        return RowSource(self._context, self.entity, self.columns, query, PAGE_SIZE, best)

    def _cache_page(self, number: int, fetched: FetchedPage) -> None:
        self._pages[number] = fetched
        if fetched.states:
            self._on_states({state.value for state in fetched.states.values()})
        while len(self._pages) > CACHED_PAGES:
            self._pages.popitem(last=False)
        for position in fetched.ends:
            self._positions[position.row] = position
        while len(self._positions) > CACHED_POSITIONS:
            self._positions.popitem(last=False)

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


def _first_rows(
    source: RowSource, wanted: Iterable[int], total: int
) -> tuple[dict[int, FetchedPage], BestMatches | None]:
    """Pages of the `total` rows, of which there may be fewer, and the best matches; for a worker."""
    if source.best is not None and source.best.complete:
        total = source.total()
    return source.pages(wanted, total=total), source.best


@lru_cache(maxsize=8)
def _words(search: str) -> tuple[str, ...]:
    return tuple(search_words(search))
