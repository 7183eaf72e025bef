"""Export of records to CSV or XLSX: the columns of a list or all, headed by wire names or labels.

Called by the command line and the window. The file reads back as the same values.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice
from pathlib import Path

from app.errors import Cancelled
from app.queries.allergens import Allergens
from app.queries.lists import ListQuery, Lists
from app.queries.stock_levels import STOCK, StockLevels
from app.queries.titles import Titles
from app.transfer.cells import Cell, to_cell
from app.transfer.tables import write_table
from storage.query.grammar import parse_filter, parse_sort
from storage.query.ordered_ids import RowIds
from storage.records.replica import Replica
from storage.schema.fields import Entity, Field, Record

READ_AT_ONCE = 500
ALLERGEN_COLUMNS = ("allergenNames", "allergensNotStated")
"""Columns that are written for people and are no fields."""


def all_columns(entity: Entity) -> tuple[str, ...]:
    """All fields, the id first."""
    names = [each.name for each in entity.fields if each.name not in ("id", "_cloudId")]
    return ("id", *names)


class Exporter:
    """Exports one entity of one replica."""

    def __init__(self, replica: Replica, entity: str) -> None:
        self._replica = replica
        self._lists = Lists(replica)
        self.entity = replica.catalogue[entity]

    def export(
        self,
        path: Path,
        query: ListQuery,
        *,
        ids: Sequence[int] | None = None,
        columns: Sequence[str] | None = None,
        heads: Mapping[str, str] | None = None,
        allergen_names: Mapping[int, str] | None = None,
        as_shown: bool = False,
        decimal_mark: str = ".",
        progress: Callable[[int, int], None] | None = None,
        cancel: threading.Event | None = None,
    ) -> int:
        """Write the records of a list, or those of `ids`; returns their number. `heads`: labels of the fields;
        `decimal_mark`: of the numbers in a CSV. With `allergen_names` two columns follow: the allergens of a product by
        name, its ingredients' too, and the ingredients that state none. `as_shown`: other records by name, not by id.

        The file is written whole or not at all. Raises BadFile as `write_table` does, InvalidQuery, DiskFull,
        FolderNotWritable, Cancelled.
        """
        # Invalid queries are refused before anything is written.
        parse_filter(self.entity, query.filter, derived=True)
        parse_sort(self.entity, query.sort, any_field=True)
        known = {**self.entity.listed, STOCK.name: STOCK}
        fields = [known[name] for name in columns or all_columns(self.entity) if name in known]
        names = [each.name for each in fields]
        stated = Allergens(self._replica) if allergen_names is not None else None
        total = len(ids) if ids is not None else self._lists.count(self.entity.name, query)

        def rows() -> Iterator[Sequence[Cell]]:
            records = self._completed(self.records(query, ids), fields, as_shown=as_shown)
            for number, record in enumerate(records):
                if number % READ_AT_ONCE == 0:
                    if cancel is not None and cancel.is_set():
                        raise Cancelled
                    if progress is not None:
                        progress(number, total)
                cells = [to_cell(field, record.get(field.name)) for field in fields]
                if stated is not None and allergen_names is not None:
                    found = stated.of(record["id"])
                    named = [allergen_names.get(each, str(each)) for each in found.numbers]
                    cells += [", ".join(each) for each in (named, found.not_stated)]
                yield cells

        titles = [(heads or {}).get(name, name) for name in (*names, *(ALLERGEN_COLUMNS if stated else ()))]
        return write_table(path, titles, rows(), decimal_mark=decimal_mark)

    def records(self, query: ListQuery, ids: Sequence[int] | None = None) -> Iterator[Record]:
        """The records of a list in its order, or those of `ids` in theirs. Raises InvalidQuery."""
        return self._all_rows(query) if ids is None else self._by_ids(ids)

    def _completed(
        self, records: Iterator[Record], fields: Sequence[Field], *, as_shown: bool
    ) -> Iterator[Record]:
        """The records with the values that are kept beside them, and with names for the ids of others if they are `as_shown`."""
        entity, catalogue, titles = self.entity, self._replica.catalogue, Titles(self._replica)
        stock, derived = StockLevels(self._replica), self._replica.derived
        references = {
            each.name: each.references for each in fields if as_shown and each.references in catalogue
        }
        while part := [dict(each) for each in islice(records, READ_AT_ONCE)]:
            ids = [each["id"] for each in part]
            for field in fields:
                if (referred := references.get(field.name)) is not None:
                    wanted = {each[field.name] for each in part if each.get(field.name) is not None}
                    named = titles.lookup(referred, wanted)
                    for each in part:
                        if (id := each.get(field.name)) is not None:
                            each[field.name] = named.get(id, id)
                elif field is STOCK or field in entity.derived:
                    values = stock.totals(ids) if field is STOCK else derived.of(entity.name, field.name, ids)
                    for each in part:
                        each[field.name] = values.get(each["id"])
            yield from part

    def _all_rows(self, query: ListQuery) -> Iterator[Record]:
        order = self._lists.order(self.entity.name, query) or RowIds()
        for start in range(0, len(order), READ_AT_ONCE):
            part = self._lists.rows(self.entity.name, order.part(start, start + READ_AT_ONCE))
            yield from (each for each in part.records if each is not None)

    def _by_ids(self, ids: Sequence[int]) -> Iterator[Record]:
        for start in range(0, len(ids), READ_AT_ONCE):
            part = ids[start : start + READ_AT_ONCE]
            found = self._replica.many(self.entity.name, part)
            yield from (found[each] for each in part if each in found)
