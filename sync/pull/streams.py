"""The lists of the cloud that are pulled (streams), and the result of pulling one.

Used by the engine, the polling plan, `pull` and `verify`. Knows no cloud.
"""

from __future__ import annotations

from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from typing import Any

from storage import timestamps
from storage.query.grammar import Query
from storage.records.replica import Replica
from storage.schema.fields import Entity
from storage.sync_state.expected_remote import NEVER
from sync.errors import ProtocolMismatch

STOCK_VERSION = "stockStatusVersiondate"


@dataclass(frozen=True, slots=True)
class Stream:
    """One list of the cloud: an entity, or one warehouse's view of the products."""

    entity: Entity
    path: str
    scope: int = 0
    """Id of the warehouse; 0 for an entity."""
    version: str = "versionDate"
    """The field by which the list is read."""

    @property
    def deleted_filter(self) -> str:
        """The condition that includes deleted rows, to be appended to a filter."""
        return ";deleted|in|0,1" if "deleted" in self.entity.by_name else ""

    def between(self, lower: int, upper: int = NEVER) -> str:
        """The condition for rows dated in [`lower`, `upper`], milliseconds; `NEVER` leaves the end open.

        The end is asked for as "before the next millisecond": a cloud may keep dates finer than it can be asked for,
        and then no row is equal to a millisecond (F117).
        """
        start = f"{self.version}|gteq|{lower}"
        return start if upper >= NEVER else f"{start};{self.version}|lt|{upper + 1}"

    def version_of(self, row: Mapping[str, Any]) -> int:
        """A row's versionDate in milliseconds; raises ProtocolMismatch without one, since no cursor could pass it."""
        try:
            return timestamps.parse(row.get(self.version))
        except ValueError:
            raise ProtocolMismatch(reason="row", entity=self.entity.name, field=self.version) from None


def list_streams(replica: Replica) -> list[Stream]:
    """Every list that is pulled: entities without dates (webhooks, read whole), then in push order, then stock."""
    listed = [entity for entity in replica.catalogue.stored() if "list" in entity.verbs]
    entities = [
        Stream(entity, entity.name) for entity in sorted(listed, key=lambda entity: entity.soft_delete)
    ]
    views = [entity for entity in replica.catalogue if entity.view_of is not None]
    numbers = warehouse_ids(replica) if views else []
    return entities + [
        Stream(view, f"warehouses/{number}/products", number, STOCK_VERSION)
        for view in views
        for number in numbers
    ]


def warehouse_ids(replica: Replica) -> list[int]:
    """Ids of the live warehouses; none where the catalogue has no warehouses."""
    if "warehouses" not in replica.catalogue:
        return []
    page = replica.page("warehouses", Query(), limit=1000, total=False)
    return [int(record["id"]) for record in page.records]


class EveryId(set[int]):
    """Ids on the pages of a list of which nothing was here: whatever is here now was on one.

    A million ids would take more memory than everything else of a first download.
    """

    def __contains__(self, _id: object) -> bool:
        return True

    def __or__(self, _ids: AbstractSet[object]) -> EveryId:  # type: ignore[override]
        return self

    __ror__ = __ior__ = __or__

    def __rand__(self, ids: AbstractSet[int]) -> set[int]:
        return set(ids)


@dataclass(slots=True)
class Pulled:
    """The result of pulling one stream."""

    rows: int = 0
    merged: int = 0
    changed: int = 0
    fresh: bool = False
    """A page came with a body: a row that it no longer shows may have changed too."""
    scanned: bool = False
    """A range was read, not just the newest page."""
    seen: set[int] = field(default_factory=set)
    """Ids on the pages read."""
    proven: bool = True
    """Every run of equal dates was read to the cloud's own count of it (F42)."""
    covered: list[tuple[int, int]] = field(default_factory=list)
    """Closed ranges of dates that were read from end to end: every record of theirs is in `seen`."""
    rest_from: int | None = None
    """The date from which a range was not read any more, because the budget ended; None when all of it was."""
    compared: bool = False
    """The whole list was compared, to its last page."""
    quarantined: set[str] = field(default_factory=set)
    """Names of the quarantined rows."""
