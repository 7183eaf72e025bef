"""The columns of a list, and a page of it as it is read: records, their states, and the names of the records they refer to.

Called by `table_model`, on whichever thread has the time. Imports no Qt.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from app.queries.lists import Asked
from storage.outbox.outbox import RecordState
from storage.query.keyset import KeysetPosition
from storage.schema.fields import Catalogue, Entity, Field, Record
from storage.tables.sort_index import ENOUGH
from ui.context import AppContext


@dataclass(frozen=True, slots=True)
class Fetched:
    """Rows of one page."""

    records: list[Record]
    states: dict[int, RecordState]
    titles: dict[str, dict[int, str]]
    """By referring field: titles of the records it names on this page."""
    ends: tuple[KeysetPosition, ...]


@dataclass(frozen=True, slots=True)
class Source:
    """Where pages of `size` rows come from. Reading raises ShopError."""

    context: AppContext
    entity: Entity
    columns: tuple[Field, ...]
    asked: Asked
    size: int

    def page(self, number: int, *, total: int, places: Iterable[KeysetPosition] = ()) -> Fetched:
        """One page of the `total` rows; `places` are those of rows read before."""
        found = self.context.queries.lists.rows(
            self.entity.name,
            self.asked,
            total=total,
            start=number * self.size,
            count=self.size,
            places=places,
        )
        titles = {
            field.name: self.context.titles(
                field.references, (each.get(field.name) for each in found.records)
            )
            for field in self.columns
            if field.references is not None
        }
        return Fetched(found.records, found.states, titles, found.ends)

    def pages(self, numbers: Iterable[int], *, total: int) -> dict[int, Fetched]:
        """Several pages by their numbers."""
        return {each: self.page(each, total=total) for each in numbers if each * self.size < total}

    def counted(self, numbers: Iterable[int]) -> tuple[int, dict[int, Fetched] | None]:
        """How many rows there are; with so few that they are sorted otherwise than many, those pages once more."""
        total = self.context.queries.lists.count(self.entity.name, self.asked)
        return total, self.pages(numbers, total=total) if total < ENOUGH else None


def own_columns(catalogue: Catalogue, entity: Entity) -> tuple[Field, ...]:
    """The declared list columns; what a view adds to its entity comes right after the name."""
    declared = tuple(each for each in entity.fields if each.list_column)
    if entity.view_of is None:
        return declared
    under = catalogue[entity.view_of].by_name
    added = tuple(each for each in declared if each.name not in under)
    return (*declared[:1], *added, *(each for each in declared[1:] if each not in added))
