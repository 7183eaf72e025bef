"""The best matches of a search in a replica, best first.

Called by the queries of the window on the caller's own read connection.
"""

from __future__ import annotations

from storage.query import ranking
from storage.query.grammar import Query
from storage.query.ranking import BestMatches
from storage.records.id_aliases import resolve_query_ids
from storage.records.replica import Replica


def best_matches(
    replica: Replica, entity: str, query: Query, *, language: str, within: BestMatches | None = None
) -> BestMatches:
    """See `ranking.best_matches`; matches of one rank are sorted for `language`."""
    declared = replica.catalogue[entity]
    with replica.database.reading() as connection:
        asked = resolve_query_ids(connection, declared, query)
        return ranking.best_matches(
            connection, replica.catalogue, declared, asked, language=language, within=within
        )
