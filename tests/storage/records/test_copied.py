"""A copied database gets an identity of its own, whatever interrupts it, and what waits in it is marked (F113)."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest

from storage.database.meta import meta
from storage.outbox.changes import Intent
from storage.outbox.journal import Journal
from storage.outbox.questions import QUESTIONS, Blocks, Hold, HoldReason
from storage.records.journal_replay import LINEAGE
from storage.records.opening import Computer
from storage.records.recovery import open_or_repair
from storage.records.replica import Replica, journal_path
from tests.fakes.changes_by_name import but
from tests.fakes.clock import ManualClock
from tests.fakes.today import share
from tests.storage.records.test_power_loss import Crash, Power
from tests.storage.support.replicas import CLOUD, assert_one_account, assert_view_law, edited, put, record

FILE = "replica-7.db"
HERE, THERE = Computer("here"), Computer("there")
ADDED = Intent({"note": "mine"}, {"points": 5.0})


def opened(folder: Path, computer: Computer | None = HERE, **options: Any) -> Replica:
    return Replica.open(folder / FILE, cloud_id=CLOUD, clock=ManualClock(), computer=computer, **options)


def shop(folder: Path) -> Path:
    """Two customers; the first has an edit and a difference that wait, the second a deletion."""
    replica = opened(folder)
    put(replica, "customers", record("customers", 1, points=10.0), record("customers", 2))
    with replica.write() as tx:
        change = edited(tx.get("customers", 1), note="mine")
        tx.put_change(but(change, intent=ADDED))
    replica.close()
    return folder


def identity(replica: Replica) -> str:
    with replica.database.reading() as connection:
        return str(meta(connection, LINEAGE))


def asked(replica: Replica) -> bool:
    """Whether all that waits is asked about, and nothing of it is sent."""
    (change,) = replica.changes()
    assert change.intent == ADDED
    assert_view_law(replica)
    assert_one_account(replica)
    assert replica.journal.read().lineage == identity(replica)
    return change.blocked and change.held is not None and change.held.reason is HoldReason.COPIED


@pytest.mark.parametrize("how", ["copied", "another computer", "no journal", "another's journal"])
def test_F113_a_copy_is_noticed_once_and_gets_an_identity(tmp_path: Path, how: str) -> None:
    folder = shop(tmp_path / "first")
    before = identity(first := opened(folder))
    assert not asked(first)
    first.close()
    copy = tmp_path / "copy"
    shutil.copytree(folder, copy)
    path = journal_path(copy / FILE)
    if how == "copied":
        found, notice = open_or_repair(copy / FILE, clock=ManualClock(), computer=HERE)
    elif how == "another computer":
        copy = folder
        found, notice = open_or_repair(copy / FILE, clock=ManualClock(), computer=THERE)
    else:
        path.unlink()
        if how == "another's journal":
            Journal(path).rewrite((), count=0, number=3, lineage="another")
        found, notice = open_or_repair(copy / FILE, clock=ManualClock())
    assert asked(found) and identity(found) != before
    assert notice is not None and (notice.code, notice.params["edits"]) == ("database_copied", 1)
    now = identity(found)
    found.close()
    computer = THERE if how == "another computer" else HERE
    again, notice = open_or_repair(copy / FILE, clock=ManualClock(), computer=computer)
    assert notice is None and asked(again) and identity(again) == now
    with again.write() as tx:
        (change,) = tx.changes("customers")
        tx.put_change(but(change, held=None, in_doubt={}))
    again.close()
    decided = opened(copy, computer)
    assert not asked(decided) and decided.reconciled.copied == 0
    decided.close()


def test_F113_what_only_reads_changes_nothing(tmp_path: Path) -> None:
    folder = shop(tmp_path)
    opened(folder, THERE).close()
    before = identity(first := opened(folder, THERE))
    first.close()
    journal_path(folder / FILE).unlink()
    reading = opened(folder, read_only=True, owner=False)
    assert identity(reading) == before and not journal_path(folder / FILE).exists()
    reading.close()
    writing = opened(folder)
    assert asked(writing) and identity(writing) != before
    writing.close()


def test_F113_a_database_with_nothing_pending_yet_needs_no_journal(tmp_path: Path) -> None:
    opened(tmp_path).close()
    journal_path(tmp_path / FILE).unlink(missing_ok=True)
    found, notice = open_or_repair(tmp_path / FILE, clock=ManualClock(), computer=HERE)
    assert notice is None
    found.close()


@pytest.mark.parametrize("torn", [False, True], ids=["before", "torn"])
@pytest.mark.parametrize("lost", [False, True], ids=["whole", "no-journal"])
def test_F81_F113_a_power_cut_anywhere_on_the_way_to_the_new_identity(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lost: bool, torn: bool
) -> None:
    source = shop(tmp_path / "source")
    cuts = 0
    for at in share(1000, of=3):
        copy = tmp_path / f"copy-{at}"
        shutil.copytree(source, copy)
        if lost:
            journal_path(copy / FILE).unlink()
        power = Power(at, torn=torn)
        with monkeypatch.context() as patched:
            power.wire_journal(patched)
            power.armed = True
            try:
                opened(copy, connect=power.connect).database.close()
            except Crash:
                cuts += 1
        after = opened(copy)
        assert asked(after), at
        after.close()
        if not power.off:
            break
    assert cuts > 3


@pytest.mark.parametrize("reason", [*HoldReason])
def test_F113_what_is_held_is_asked_about_too_unless_a_person_decides_about_it_as_a_whole(
    tmp_path: Path, reason: HoldReason
) -> None:
    replica = opened(shop(tmp_path / "first"))
    with replica.write() as tx:
        (change,) = tx.changes("customers")
        fields = ("note",) if QUESTIONS[reason].blocks is Blocks.FIELDS else ()
        tx.put_change(but(change, held=Hold(reason, fields)))
    replica.close()
    copy = shutil.copytree(tmp_path / "first", tmp_path / "copy")
    found = opened(copy)
    stays = reason in (HoldReason.DELETED_IN_CLOUD, HoldReason.EDITED_IN_CLOUD)
    (change,) = found.changes()
    assert change.blocked and change.question is QUESTIONS[reason if stays else HoldReason.COPIED]
    found.close()
