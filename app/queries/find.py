"""Records of all entities that match a search, the best first: for the command palette.

Short queries on the caller's own read connection, for a worker.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from app.queries.lists import ListQuery, Lists
from storage.records.replica import Replica
from storage.schema.fields import Entity, Record
from storage.text.folding import search_text
from storage.text.matching import Rank, Ranking, search_words

FOUND_PER_ENTITY = 6
"""Most records of one entity."""


@dataclass(frozen=True, slots=True)
class Found:
    """A record that matches, and how well."""

    entity: str
    record: Record
    rank: Rank


def find_records(
    replica: Replica, lists: Lists, text: str, *, language: str, first: Iterable[str] = ()
) -> list[Found]:
    """Records of every entity that has a title of its own; of one rank those of the entities `first` come first."""
    ranking = Ranking(search_words(text))
    found: list[Found] = []
    names = [each.name for each in replica.catalogue.stored() if has_own_title(each)]
    for name in dict.fromkeys([*(each for each in first if each in names), *names]):
        entity = replica.catalogue[name]
        query = ListQuery(search=text, sort=_sort(entity), language=language, ranked=True)
        ids = lists.first(name, query, FOUND_PER_ENTITY)
        for record in lists.rows(name, ids).records:
            if record is None:
                continue
            rank = ranking.rank(search_text(entity, record))
            if rank is not None:
                found.append(Found(name, record, rank))
    return sorted(found, key=lambda each: each.rank)


def has_own_title(entity: Entity) -> bool:
    """Whether a record is called by its own values, not by those of others."""
    return not any(entity.by_name[name].references for name in entity.title)


def _sort(entity: Entity) -> str:
    names = entity.filed or entity.title
    return next((name for name in names if name in entity.by_name), "")
