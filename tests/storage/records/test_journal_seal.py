"""The seal of a clean stop: what nobody touched is not compared again, and any other byte breaks it."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import pytest

from storage.errors import DatabaseDamaged
from storage.records import replica as replica_module
from storage.records.journal_replay import Reconciled, reconcile
from storage.records.opening import Computer
from storage.records.replica import journal_path
from tests.storage.records.test_recovery import FILE, shop
from tests.storage.support.replicas import edited, open_replica

Compared = list[bool]


@pytest.fixture
def compared(monkeypatch: pytest.MonkeyPatch) -> Compared:
    """One entry for each time that outbox and journal were parsed and compared."""
    times: Compared = []

    def watched(*args: Any, **options: Any) -> Reconciled:
        times.append(True)
        return reconcile(*args, **options)

    monkeypatch.setattr(replica_module, "reconcile", watched)
    return times


def test_F128_a_folder_that_was_closed_is_opened_without_parsing_its_pending_changes(
    tmp_path: Path, compared: Compared
) -> None:
    shop(tmp_path).close()
    compared.clear()
    for _ in range(2):
        replica = open_replica(tmp_path)
        assert len(replica.changes()) > 0 and replica.reconciled.replayed == 0
        replica.close()
    assert compared == []


def test_what_another_process_wrote_and_closed_is_not_compared_at_the_next_start(
    tmp_path: Path, compared: Compared
) -> None:
    """A long file that was imported by the command line."""
    shop(tmp_path).close()
    other = open_replica(tmp_path, owner=False)
    with other.write() as tx:
        for number in (5, 6):
            tx.put_change(edited(other.known("customers", number), note="imported"))
    other.close()
    compared.clear()
    open_replica(tmp_path).close()
    assert compared == []


def _one_edit(folder: Path) -> None:
    replica = open_replica(folder)
    with replica.write() as tx:
        tx.put_change(edited(replica.known("customers", 5), note="typed"))
    replica.database.close()


def _rotten_row(folder: Path) -> None:
    with closing(sqlite3.connect(folder / FILE)) as connection, connection:
        connection.execute(
            "UPDATE outbox SET changed = changed + 1 WHERE seq = (SELECT min(seq) FROM outbox)"
        )


def _rotten_body(folder: Path) -> None:
    with closing(sqlite3.connect(folder / FILE)) as connection, connection:
        connection.execute("UPDATE outbox SET body = body || ' '")


def _rotten_journal(folder: Path) -> None:
    path = journal_path(folder / FILE)
    content = bytearray(path.read_bytes())
    content[len(content) // 2] ^= 1
    path.write_bytes(bytes(content))


def _no_journal(folder: Path) -> None:
    journal_path(folder / FILE).unlink()


def _older_copy(folder: Path) -> None:
    shutil.copyfile(folder / FILE, folder / "copy")
    replica = open_replica(folder)
    with replica.write() as tx:
        tx.put_change(edited(replica.known("customers", 5), note="typed later"))
    replica.close()
    shutil.copyfile(folder / "copy", folder / FILE)


@pytest.mark.parametrize(
    "touch", [_one_edit, _rotten_row, _rotten_body, _rotten_journal, _no_journal, _older_copy]
)
def test_anything_else_is_compared(tmp_path: Path, compared: Compared, touch: Callable[[Path], None]) -> None:
    shop(tmp_path).close()
    touch(tmp_path)
    compared.clear()
    with suppress(DatabaseDamaged):  # a row that contradicts itself is left to the recovery
        open_replica(tmp_path).close()
    assert compared == [True]


def test_F113_a_copied_folder_is_compared_although_its_seal_is_whole(
    tmp_path: Path, compared: Compared
) -> None:
    original = tmp_path / "original"
    shop(original).close()
    for computer, times in ((Computer("here"), 1), (Computer("here"), 0), (Computer("there"), 1)):
        compared.clear()
        open_replica(original, computer=computer).close()
        assert len(compared) == times
