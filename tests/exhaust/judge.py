"""Checks of the exhaustive faults: what holds on a till at any time, and what the ends of two days have in common."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING, Any

from storage.database.backups import list_backups
from storage.records.integrity import is_sound
from storage.records.replica import Replica
from tests.fakes.tills import Till, records
from tests.storage.support.replicas import assert_one_account, assert_view_law

if TYPE_CHECKING:
    from tests.exhaust.day import Day


def judge_till(till: Till) -> None:
    """Every row is its view (I1), journal and outbox agree (N1), and the database file is sound."""
    assert_view_law(till.replica)
    assert_one_account(till.replica)
    assert is_sound(till.replica.database, till.shop.catalogue, indexes=True)


def judge_files(day: Day) -> None:
    """The backups beside the databases are sound, and after a start nothing anonymised is left in database or journal."""
    for till in day.shop.tills:
        for copy in list_backups(till.path):
            with closing(sqlite3.connect(copy)) as connection:
                assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",), copy
        Replica.open(till.path, catalogue=till.shop.catalogue, clock=till.shop.clock).close()
        for path in (till.path, till.path.with_suffix(".journal")):
            assert b"Forget Me" not in path.read_bytes(), f"F53: {path.name}"


def comparable(replica: Replica) -> Any:
    """Records by entity, without what depends on the time of day or on ids drawn by the cloud."""
    from tests.exhaust.day import BRIEF

    found = records(replica)
    for rows in found.values():
        for row in rows.values():
            row.pop("created", None)
            if row.get("tags"):
                row["tags"] = sorted(row["tags"])  # a set: its order tells who came first
    brief = found["discount-groups"].pop(BRIEF, {"deleted": True})
    assert brief["deleted"]  # deleted before the cloud heard of it, or after
    hooks = [{key: value for key, value in row.items() if key != "id"} for row in found["webhooks"].values()]
    kept = {name: found[name] for name in ("tags", "discount-groups", "customers")}
    return {**kept, "webhooks": sorted(hooks, key=str)}
