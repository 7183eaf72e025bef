"""The versionDate that the cloud gave a record, beside the one that the local server serves.

Called by queries for people: the served one is raised where a client could miss a change (`Transaction.put_many`), which
is an order and no time.
"""

from __future__ import annotations

from storage.query import lookup
from storage.records.id_aliases import current_id
from storage.records.replica import Replica


def cloud_version(replica: Replica, entity: str, record_id: int) -> int | None:
    """Wall milliseconds by the cloud's clock; None for a record that the cloud has not confirmed."""
    with replica.database.reading() as connection:
        current = current_id(connection, entity, record_id)
        return lookup.cloud_version(connection, replica.catalogue[entity], current)
