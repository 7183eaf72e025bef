"""Records, changes and replicas for the tests of storage and commands: small, whole and valid."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from storage.outbox.changes import ChangeKind, Intent, WaitingChange, view
from storage.records.replica import Replica, journal_path
from storage.schema.entities import CATALOGUE
from storage.schema.fields import Record
from storage.schema.validation import blank
from storage.tables.rows import rows_of
from tests.fakes.changes_by_name import made
from tests.fakes.clock import ManualClock
from tests.fakes.prepared import lay

CLOUD = 7
FILE = "replica-7.db"
NAMES: dict[str, dict[str, Any]] = {
    "customers": {"firstName": "Jana", "lastName": "Nováková"},
    "suppliers": {"name": "Pekárna Žďár"},
    "tags": {"name": "vip"},
    "products": {"name": "Rohlík"},
    "categories": {"name": "Pečivo"},
    "employees": {"name": "Karel"},
    "webhooks": {"url": "https://example.com/hook"},
}


def open_replica(folder: Path, **options: Any) -> Replica:
    """The test's replica at `folder`, its clock standing still; a new one has its tables already."""
    lay(
        folder / FILE,
        catalogue=options.get("catalogue", CATALOGUE),
        authoritative=options.get("authoritative", False),
    )
    return open_bare(folder, **options)


def open_bare(folder: Path, **options: Any) -> Replica:
    """The same, but that a new one has no tables: how they are made is what the test is about."""
    return Replica.open(folder / FILE, **{"cloud_id": CLOUD, "clock": ManualClock(), **options})


def record(entity: str, record_id: int, **values: Any) -> Record:
    """A record as the cloud has it."""
    version = (
        {"versionDate": 1_700_000_000_000 + record_id} if "versionDate" in CATALOGUE[entity].by_name else {}
    )
    deleted = {"deleted": False} if CATALOGUE[entity].soft_delete else {}
    start = blank(CATALOGUE[entity]) | {"id": record_id, "_cloudId": CLOUD} | version | deleted
    return rows_of(CATALOGUE[entity]).whole(start | NAMES.get(entity, {}) | values)


def put(replica: Replica, entity: str, *records: Record) -> None:
    """Store cloud copies."""
    with replica.write() as tx:
        tx.put_many(entity, records)


def edited(base: Record, **values: Any) -> WaitingChange:
    """A waiting edit of a customer."""
    return made(
        entity="customers",
        id=base["id"],
        kind=ChangeKind.UPDATE,
        intent=Intent(values),
        base=base,
        remote=base,
    )


def assert_view_law(replica: Replica) -> None:
    """Every local copy with a waiting change is what its change says (I1), and every other has no trace of one."""
    for change in replica.changes():
        local = replica.get(change.entity, change.id)
        shown = rows_of(replica.catalogue[change.entity]).whole(view(change))
        if local is None:
            assert not replica.catalogue[change.entity].soft_delete and shown["deleted"], change
            continue
        given = {name: shown[name] for name in ("created", "modifiedBy") if name in shown} | {
            "versionDate": None
        }
        assert {**local, **given, "deleted": shown["deleted"]} == {**shown, "versionDate": None}, change


def assert_one_account(replica: Replica) -> None:
    """The journal says what the outbox says."""
    assert replica.journal.replay() == {(each.entity, each.id): each for each in replica.changes()}


__all__ = [
    "CLOUD",
    "assert_one_account",
    "assert_view_law",
    "edited",
    "journal_path",
    "open_bare",
    "open_replica",
    "put",
    "record",
]
