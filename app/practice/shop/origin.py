"""The random source, time, cloud id and record ids with which the records of the practice shop are made.

Called by the modules that make records. Knows only the fields that all entities have.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from app.practice.shop import moments
from storage.schema.fields import Record


@dataclass(frozen=True, slots=True, kw_only=True)
class Origin:
    """What the records of one part of the shop are made with; `now` in milliseconds since 1970 UTC."""

    rng: Random
    now: int
    cloud_id: int
    ids: Iterator[int]

    def record(self, fields: Record, *, version_date: int | None = None) -> Record:
        """`fields` with id, cloud id, `deleted` and `versionDate`; an id in `fields` is kept."""
        number = fields["id"] if "id" in fields else next(self.ids)
        moment = moments.working_moment(self.rng, self.now) if version_date is None else version_date
        return {"id": number, "_cloudId": self.cloud_id, **fields, "deleted": False, "versionDate": moment}
