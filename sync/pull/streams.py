"""The lists of the cloud that are read, and what reading one came to.

Shared by `pull` and everything that asks it to read. Knows no cloud and no database.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from storage import timestamps
from storage.schema.fields import Entity
from sync.errors import ProtocolMismatch


@dataclass(frozen=True, slots=True)
class Stream:
    """One list of the cloud: an entity, or one warehouse's view of the products."""

    entity: Entity
    path: str
    scope: int = 0
    version: str = "versionDate"
    """The field it is read by."""

    @property
    def everything(self) -> str:
        """The condition that shows deleted rows among the others."""
        return ";deleted|in|0,1" if "deleted" in self.entity.by_name else ""

    def version_of(self, row: Mapping[str, Any]) -> int:
        """A row's place on the axis; raises ProtocolMismatch when it has none, since no cursor could pass it."""
        try:
            return timestamps.parse(row.get(self.version))
        except ValueError:
            raise ProtocolMismatch(reason="row", entity=self.entity.name, field=self.version) from None


@dataclass(slots=True)
class Pulled:
    """What reading one stream came to."""

    rows: int = 0
    merged: int = 0
    changed: int = 0
    fresh: bool = False
    """A page came with a body: what it says may differ from before by what it does not name any more."""
    scanned: bool = False
    """A range was read, not just the newest page."""
    seen: set[int] = field(default_factory=set)
    """Ids on the pages read."""
    proven: bool = True
    """Every run of equal dates was read to the cloud's own count of it (F42)."""
    covered: list[tuple[int, int]] = field(default_factory=list)
    """Closed ranges of dates that were read from end to end: what lies there is in `seen`."""
    compared: bool = False
    """The whole list was compared, to its last page."""
    aside: set[str] = field(default_factory=set)
    """Names of the rows that could not be read."""
