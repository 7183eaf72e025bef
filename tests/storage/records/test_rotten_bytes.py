"""Bytes that rot in a database at rest: the program always starts, and nothing that waits is lost (F109)."""

from __future__ import annotations

import random
import shutil
import sqlite3
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

import pytest

from storage.database.suspicion import is_suspect
from storage.errors import StorageError
from storage.outbox.changes import ChangeKind, Intent, WaitingChange
from storage.query.grammar import Query
from storage.records.integrity import _JSON, _tables, is_sound
from storage.records.recovery import back_up, open_or_repair, repair
from storage.records.replica import Replica
from storage.records.restore import inspect_backup, restore
from storage.schema.entities import CATALOGUE
from storage.tables.idempotency import AnswerOnce
from tests.fakes.changes_by_name import made
from tests.fakes.clock import ManualClock
from tests.fakes.today import DAY
from tests.storage.support.replicas import (
    CLOUD,
    assert_one_account,
    edited,
    open_replica,
    put,
    record,
)

FILE = "replica-7.db"
PAGE = 4096
KINDS = {2: "index interior", 5: "table interior", 10: "index leaf", 13: "table leaf"}
PLACES = ["header", *KINDS.values(), "overflow or free", "write-ahead log"]
FLIPS = 10
"""For each place, other ones every day."""


def shop(folder: Path) -> Replica:
    """Records enough for pages of every kind, a change of each kind that waits, and some free pages."""
    replica = open_replica(folder)
    put(
        replica,
        "customers",
        *(record("customers", each, lastName=f"N{each} " + "o" * 90) for each in range(1, 250)),
    )
    put(replica, "tags", *(record("tags", each, name=f"T{each}") for each in range(1, 9)))
    with replica.write() as tx:
        tx.put_change(edited(tx.get("customers", 1), note="long " + "ž" * 3000))
        tx.history.begin_step("edited", {"title": "N2"}, origin="test")
    for number in range(2, 9):
        with replica.write() as tx:
            tx.put_change(edited(tx.get("customers", number), note=f"unsent {number}"))
    with replica.write() as tx:
        new = Intent({"id": 900, "_cloudId": CLOUD, "lastName": "Nový"})
        tx.put_change(made(entity="customers", id=900, kind=ChangeKind.CREATE, intent=new))
        for number in range(100, 130):
            tx.forget("customers", number)
    return replica


@cache
def prepared(*, clean: bool) -> Path:
    """The files of the shop after a clean stop, or as a power cut leaves them."""
    folder, kept = Path(mkdtemp(prefix="rotten-")), Path(mkdtemp(prefix="rotten-"))
    replica = shop(folder)
    if clean:
        replica.close()
    else:
        replica.database.maintain(lambda connection: connection.execute("PRAGMA wal_checkpoint(TRUNCATE)"))
        with replica.write() as tx:
            tx.put_change(edited(tx.get("customers", 9), note="unsent 9"))
    for each in folder.glob("replica-7*"):
        if not each.name.endswith("-shm"):
            shutil.copyfile(each, kept / each.name)
    if not clean:
        replica.database.close()
    shutil.rmtree(folder)
    return kept


def waiting(replica: Replica) -> dict[int, WaitingChange]:
    return {each.id: each for each in replica.changes()}


def expected(*, clean: bool) -> dict[int, Any]:
    notes = {1: "long " + "ž" * 3000, 900: None}
    notes |= {number: f"unsent {number}" for number in range(2, 9 if clean else 10)}
    return notes


def pages(content: bytes) -> dict[str, list[int]]:
    """Starts of the pages by kind; the first page is its header only."""
    found: dict[str, list[int]] = defaultdict(list)
    for start in range(PAGE, len(content), PAGE):
        found[KINDS.get(content[start], "overflow or free")].append(start)
    return found


def place(folder: Path, name: str, rng: random.Random) -> tuple[Path, int]:
    """A file, and the position of a byte in it."""
    path = folder / FILE
    if name == "write-ahead log":
        path = path.with_name(path.name + "-wal")
        return path, rng.randrange(path.stat().st_size)
    if name == "header":
        # But for the low bytes of the schema's number: a file of a newer version is refused (F89).
        return path, rng.choice([*range(62), *range(64, 100)])
    return path, rng.choice(pages(path.read_bytes())[name]) + rng.randrange(PAGE)


def read_everything(replica: Replica) -> None:
    """What the window and the engine read."""
    for entity in CATALOGUE:
        if entity.view_of is None:
            found = replica.page(entity.name, Query(deleted="all"), limit=1000)
            for each in found.records[:20]:
                replica.timeline(entity.name, each["id"])
        replica.sync_state.regressions.all(entity.name)
        replica.count(entity.name, Query(search="n1")) if entity.view_of is None else None
    replica.changes()
    replica.steps.newest_undoable()
    replica.sync_state.cursors.all()
    replica.sync_state.runs.latest()


@contextmanager
def started(folder: Path) -> Iterator[Replica]:
    replica, _ = open_or_repair(folder / FILE, cloud_id=CLOUD, clock=ManualClock())
    try:
        yield replica
    finally:
        try:
            replica.close()
        except (StorageError, sqlite3.Error):
            replica.database.close()


@pytest.mark.parametrize("name", PLACES)
def test_F109_a_flipped_byte_anywhere_loses_nothing_that_waits(name: str, tmp_path: Path) -> None:
    rng = random.Random(f"{name} {DAY}")
    for turn in range(FLIPS):
        clean = name != "write-ahead log" and turn % 2 == 0
        folder = tmp_path / str(turn)
        shutil.copytree(prepared(clean=clean), folder)
        path, position = place(folder, name, rng)
        content = bytearray(path.read_bytes())
        content[position] ^= rng.randrange(1, 256)
        path.write_bytes(content)
        wanted = expected(clean=clean)
        for start in range(3):
            with started(folder) as replica:
                found = {key: each.intent.set.get("note") for key, each in waiting(replica).items()}
                assert found == wanted, (DAY, turn, position, start)
                assert_one_account(replica)
                try:
                    read_everything(replica)
                except (StorageError, sqlite3.Error):
                    assert start < 2 and is_suspect(folder / FILE), (turn, position)
                else:
                    break
        shutil.rmtree(folder)


def rot(path: Path, text: bytes) -> None:
    content = path.read_bytes()
    assert text in content
    path.write_bytes(content.replace(text, text[:-1] + b"\x96"))


def test_F109_a_backup_with_a_rotten_row_gives_the_others(tmp_path: Path) -> None:
    replica = open_replica(tmp_path)
    put(replica, "customers", *(record("customers", each, lastName=f"Name{each}") for each in range(1, 6)))
    backup = back_up(replica)
    replica.close()
    rot(backup, b"Name3")
    assert inspect_backup(backup).records["customers"] == 4
    restore(tmp_path / FILE, backup, cloud_id=CLOUD, clock=ManualClock())
    replica = open_replica(tmp_path)
    assert replica.ids("customers", Query()) == [1, 2, 4, 5]
    replica.database.close()
    (tmp_path / FILE).write_bytes(b"no database")
    assert repair(tmp_path / FILE, clock=ManualClock()).backup is not None
    replica = open_replica(tmp_path)
    assert set(replica.ids("customers", Query())) >= {1, 2, 4, 5}
    replica.close()


def test_F109_a_record_that_waits_for_its_deletion_returns_as_deleted(tmp_path: Path) -> None:
    replica = open_replica(tmp_path)
    put(replica, "customers", *(record("customers", each, lastName=f"Name{each}") for each in range(1, 4)))
    with replica.write() as tx:
        base = tx.get("customers", 3)
        tx.put_change(made(entity="customers", id=3, kind=ChangeKind.DELETE, base=base, remote=base))
        # Unlike the row, the change is readable.
        tx.connection.execute("UPDATE customers SET lastName = 'Rotten' WHERE id = 3")
    replica.close()
    rot(tmp_path / FILE, b"Rotten")
    repair(tmp_path / FILE, clock=ManualClock())
    with started(tmp_path) as replica:
        assert [change.kind for change in replica.changes()] == [ChangeKind.DELETE]
        assert replica.get("customers", 3)["deleted"] is True


def answer_a_keyed_request(replica: Replica) -> None:
    once = AnswerOnce("till", "key", "digest", "tags", replica.clock.now(), lambda *_: (201, "tag", b"[{}]"))
    with replica.database.write() as connection:
        once.end(connection, [{"id": 1}], ["tag"])


def test_F109_a_row_in_every_table_is_sound_whatever_its_columns_hold(tmp_path: Path) -> None:
    replica = shop(tmp_path)
    answer_a_keyed_request(replica)
    values = {"INTEGER": 1, "REAL": 0.5, "FLOAT": 0.5, "TEXT": "text"}
    with replica.database.write() as connection:
        triggers = connection.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall()
        for (name,) in triggers:
            connection.execute(f'DROP TRIGGER "{name}"')
        for table, columns in _tables(connection):
            if connection.execute(f'SELECT 1 FROM "{table}" LIMIT 1').fetchone() is None:
                json = {**{each: "{}" for each in _JSON.get(table, ())}, "tags": "[]", "_extra": "{}"}
                entity = next((each for each in CATALOGUE.stored() if each.table == table), None)
                lists = (
                    {each.name: "[]" for each in entity.fields if each.kind.value.endswith("[]")}
                    if entity
                    else {}
                )
                row = [
                    json.get(n, lists.get(n, None if entity else values[k or "TEXT"]))
                    for n, k in columns.items()
                ]
                marks = ", ".join("?" * len(row))
                connection.execute(f'INSERT INTO "{table}" VALUES ({marks})', row)
    with replica.database.reading() as connection:
        assert all(
            connection.execute(f'SELECT 1 FROM "{each}"').fetchone() for each, _ in _tables(connection)
        )
    assert is_sound(replica.database, CATALOGUE)
    replica.close()


def test_F109_the_answer_to_a_keyed_request_is_whole_or_damaged(tmp_path: Path) -> None:
    replica = shop(tmp_path)
    answer_a_keyed_request(replica)
    assert is_sound(replica.database, CATALOGUE, indexes=True)
    for rotten in (b"not packed", "text"):
        with replica.database.write() as connection:
            connection.execute("UPDATE idempotency SET body = ?", (rotten,))
        assert not is_sound(replica.database, CATALOGUE)
    replica.close()
