"""Reads pages of a list: records, their states, the titles of the records they refer to, and calculated values.

Called by the table model, on the main thread or a worker. Imports no Qt.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from app.queries.lists import ListQuery
from app.queries.stock_levels import STOCK
from storage.outbox.outbox import RecordState
from storage.query.keyset import KeysetPosition
from storage.schema.fields import Entity, Field, Record
from storage.tables.sort_index import MIN_RECORDS
from ui.context import AppContext

if TYPE_CHECKING:
    from storage.query.ranking import BestMatches


@dataclass(frozen=True, slots=True)
class FetchedPage:
    """The rows of one page."""

    records: list[Record]
    states: dict[int, RecordState]
    titles: dict[str, dict[int, str]]
    """By reference field: titles of the referenced records, by id."""
    ends: tuple[KeysetPosition, ...]
    calculated: dict[str, dict[int, float]]
    """By column that the records do not have, such as the stock: values by record, for those that have one."""


@dataclass(frozen=True, slots=True)
class RowSource:
    """Reads pages of `size` rows of one query. Raises ShopError."""

    context: AppContext
    entity: Entity
    columns: tuple[Field, ...]
    query: ListQuery
    size: int
    best: BestMatches | None = None
    """The matches of a search that come first."""

    def ranked(self, within: BestMatches | None = None) -> RowSource:
        """The same with the best matches of the query; `within` as for `Lists.best`."""
        return replace(
            self, best=self.context.queries.lists.best(self.entity.name, self.query, within=within)
        )

    def page(self, number: int, *, total: int, positions: Iterable[KeysetPosition] = ()) -> FetchedPage:
        """One page of the `total` rows; `positions` are keyset positions of rows read before."""
        rows = self.context.queries.lists.rows(
            self.entity.name,
            self.query,
            total=total,
            start=number * self.size,
            count=self.size,
            places=positions,
            best=self.best,
        )
        titles = {
            field.name: self.context.titles(
                field.references, (record.get(field.name) for record in rows.records)
            )
            for field in self.columns
            if field.references is not None
        }
        ids = [record["id"] for record in rows.records]
        calculated: dict[str, dict[int, float]] = {}
        if STOCK in self.columns:
            calculated[STOCK.name] = self.context.queries.stock.totals(ids)
        for field in self.columns:
            if field in self.entity.derived:
                calculated[field.name] = self.context.queries.derived(self.entity.name, field.name, ids)
        return FetchedPage(rows.records, rows.states, titles, rows.ends, calculated)

    def pages(self, numbers: Iterable[int], *, total: int) -> dict[int, FetchedPage]:
        """Several pages by their numbers."""
        return {number: self.page(number, total=total) for number in numbers if number * self.size < total}

    def total(self) -> int:
        """The number of rows."""
        if self.best is not None and self.best.complete:
            return len(self.best.ids)
        return self.context.queries.lists.count(self.entity.name, self.query)

    def counted(
        self, numbers: Iterable[int], wanted: Callable[[], bool]
    ) -> tuple[int, dict[int, FetchedPage] | None]:
        """The number of rows; and those pages again if there are so few that they come in another order than more of them would.

        No number once it is not wanted any more.
        """
        lists = self.context.queries.lists
        total = lists.read_while(wanted, self.total)
        if total is None:
            return 0, None
        again = total < MIN_RECORDS and lists.sorts_by_number(self.entity.name, self.query)
        return total, self.pages(numbers, total=total) if again else None
