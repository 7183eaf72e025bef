"""What every record of the practice shop is made with: chance, the present moment, the cloud, fresh ids.

Called by the modules that make records. Knows only the fields that all entities share.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from app.practice.shop import moments
from storage.schema.fields import Record


@dataclass(frozen=True, slots=True, kw_only=True)
class Origin:
    """The source of one part of the shop; `now` in ms since 1970 UTC."""

    random: Random
    now: int
    cloud_id: int
    ids: Iterator[int]

    def record(self, fields: Record, *, version_date: int | None = None) -> Record:
        """`fields` with id, cloud id, `deleted` and `versionDate`; an id among `fields` stands."""
        number = fields["id"] if "id" in fields else next(self.ids)
        moment = moments.working_moment(self.random, self.now) if version_date is None else version_date
        return {"id": number, "_cloudId": self.cloud_id, **fields, "deleted": False, "versionDate": moment}
