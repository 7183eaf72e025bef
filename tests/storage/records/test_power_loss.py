"""Power loss at every SQL statement and at every journal write of every kind of command.

After the next start the edit is wholly there or not at all, the local copy follows from what waits, the journal
says what the outbox says, and whoever was told "saved" was told the truth (F81, F87, N1, I1).
"""

from __future__ import annotations

import os
import random
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from app.commands.commands import Commands
from storage.outbox import journal
from storage.outbox.changes import Intent
from storage.outbox.questions import Hold, HoldReason
from storage.query.grammar import Query
from storage.records import replica as replica_module
from storage.records.recovery import finish_opening, open_unchecked
from storage.records.replica import Replica
from sync.events import Bus
from tests.fakes.changes_by_name import but
from tests.fakes.clock import ManualClock
from tests.fakes.today import share
from tests.storage.support.replicas import (
    CLOUD,
    FILE,
    assert_one_account,
    assert_view_law,
    edited,
    open_replica,
    put,
    record,
)

FILES = ("replica-7.db", "replica-7.db-wal", "replica-7.journal")


class Crash(BaseException):
    """The machine is off."""


class Power:
    """Counts what touches the disk and goes at one of those moments; then nothing works any more."""

    def __init__(self, at: int | None = None, *, torn: bool = False) -> None:
        self.at = at
        self.torn = torn
        self.seen = 0
        self.armed = False
        self.off = False
        self.journal_moments: set[int] = set()

    def tick(self, *, in_journal: bool = False) -> bool:
        """Whether this is the moment; raises when it is over."""
        if self.off:
            raise Crash
        if not self.armed:
            return False
        if in_journal:
            self.journal_moments.add(self.seen)
        self.seen += 1
        self.off = self.seen - 1 == self.at
        return self.off

    def connect(self, *arguments: Any, **options: Any) -> sqlite3.Connection:
        power = self

        class Wired(sqlite3.Connection):
            def execute(self, *arguments: Any) -> sqlite3.Cursor:
                if power.tick() and not (power.torn and arguments[0] == "COMMIT"):
                    raise Crash
                cursor = super().execute(*arguments)
                if power.off:
                    raise Crash
                return cursor

            def executemany(self, *arguments: Any) -> sqlite3.Cursor:
                if power.tick():
                    raise Crash
                return super().executemany(*arguments)

        return sqlite3.connect(*arguments, factory=Wired, **options)

    def wire_journal(self, patch: pytest.MonkeyPatch) -> None:
        """Writes are torn in the middle when `torn`; syncs go before or after they are done."""
        write, fsync, replace = os.write, os.fsync, Path.replace

        def wired_write(descriptor: int, data: Any) -> int:
            if self.tick(in_journal=True):
                if self.torn:
                    write(descriptor, bytes(data)[: len(data) // 2])
                raise Crash
            return write(descriptor, data)

        def wired_fsync(descriptor: int) -> None:
            now = self.tick(in_journal=True)
            if not now or self.torn:
                fsync(descriptor)
            if now:
                raise Crash

        def wired_replace(path: Path, target: Path) -> Path:
            now = self.tick(in_journal=True)
            if now and not self.torn:
                raise Crash
            replaced = replace(path, target)
            if now:
                raise Crash
            return replaced

        patch.setattr(journal.os, "write", wired_write)
        patch.setattr(journal.os, "fsync", wired_fsync)
        patch.setattr(Path, "replace", wired_replace)


def morning(folder: Path) -> None:
    """What was there before: an edit made earlier, an unsent record, and an open question."""
    replica = open_replica(folder)
    put(replica, "customers", *(record("customers", number) for number in range(1, 6)))
    commands(replica).save("customers", {"note": "earlier"}, id=2)
    base = record("customers", 3)
    with replica.write() as tx:
        held = Hold(HoldReason.OVERLAP, ("note",))
        tx.put_change(but(edited(base, note="mine", phone="1"), remote={**base, "note": "theirs"}, held=held))
    commands(replica).apply("customers", [], origin="test")
    replica.database.close()


def commands(replica: Replica) -> Commands:
    return Commands(replica, Bus(), rng=random.Random(4))


WORK: dict[str, Callable[[Commands], Any]] = {
    "save": lambda c: c.save("customers", {"note": "new", "phone": "2"}, id=1, add={"points": 5.0}),
    "create": lambda c: c.save("customers", {"lastName": "Nová"}),
    "save again": lambda c: c.save("customers", {"note": "once more"}, id=2),
    "delete": lambda c: c.delete("customers", [1, 2, 4]),
    "undo": lambda c: c.undo(),
    "resolve": lambda c: c.resolve("customers", 3, {"note": "local"}),
    "give up": lambda c: c.keep("customers", 3, "cloud"),
}


def state(replica: Replica) -> Any:
    """All that a command changes."""
    records = replica.page("customers", Query(deleted="all"), limit=1000).records
    events = {each["id"]: replica.timeline("customers", each["id"]) for each in records}
    return records, events, replica.changes(), replica.steps.newest_undoable()


def play(folder: Path, work: Callable[[Commands], Any], power: Power) -> bool:
    """Run the command on a copy of the morning; whether the person was told that it is done."""
    told = False
    replica = open_replica(folder, connect=power.connect)
    command = commands(replica)
    with pytest.MonkeyPatch.context() as patch:
        power.wire_journal(patch)
        power.armed = True
        try:
            work(command)
            told = True
        except Crash:
            pass
        # What is on the disk now is what the next start finds.
        after = folder.with_name(folder.name + "-after")
        after.mkdir()
        for name in FILES:
            if (folder / name).exists():
                shutil.copyfile(folder / name, after / name)
    power.armed, power.off = False, False
    replica.database.close()
    return told


@pytest.mark.parametrize("torn", [False, True], ids=["before", "torn"])
@pytest.mark.parametrize("name", WORK)
def test_F81_F87_power_loss_at_any_moment(name: str, torn: bool, tmp_path: Path) -> None:
    morning(tmp_path / "morning")
    fine = Power()
    shutil.copytree(tmp_path / "morning", tmp_path / "fine")
    before_replica = open_replica(tmp_path / "morning")
    before = state(before_replica)
    before_replica.database.close()
    assert play(tmp_path / "fine", WORK[name], fine)
    done_replica = open_replica(tmp_path / "fine-after")
    done = state(done_replica)
    done_replica.database.close()
    assert done != before and fine.seen > 8 and len(fine.journal_moments) >= 2

    outcomes = set()
    moments = {*fine.journal_moments, *share(fine.seen, of=3), *range(fine.seen - 3, fine.seen)}
    for moment in sorted(moments):
        folder = tmp_path / f"at-{moment}"
        shutil.copytree(tmp_path / "morning", folder)
        told = play(folder, WORK[name], Power(moment, torn=torn))
        replica = open_replica(folder.with_name(folder.name + "-after"))
        found = state(replica)
        assert found in (before, done), moment
        assert not told or found == done, moment
        assert_view_law(replica)
        assert_one_account(replica)
        outcomes.add((told, found == done))
        # The shop goes on.
        commands(replica).save("customers", {"note": "the day after"}, id=5)
        assert_one_account(replica)
        replica.close()
    assert (False, False) in outcomes
    if torn:
        assert (False, True) in outcomes or (True, True) in outcomes


@pytest.mark.parametrize("torn", [False, True], ids=["before", "torn"])
def test_F125_power_loss_while_the_journal_is_compacted(
    torn: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every edit compacts the journal: after each of its lines the edit was saved, and stays so."""
    morning(tmp_path / "morning")
    replica = open_replica(tmp_path / "morning")
    for number in range(12):
        commands(replica).save("customers", {"note": f"superseded {number}"}, id=2)
    replica.database.close()
    monkeypatch.setattr(replica_module, "COMPACT_BYTES", 1)
    monkeypatch.setattr(journal, "_LINES_AT_ONCE", 1)

    def work(command: Commands) -> None:
        command.replica._compact_at = 1
        command.save("customers", {"note": "new"}, id=1)

    fine = Power()
    shutil.copytree(tmp_path / "morning", tmp_path / "fine")
    before_replica = open_replica(tmp_path / "morning")
    before = state(before_replica)
    before_replica.database.close()
    assert play(tmp_path / "fine", work, fine)
    done_replica = open_replica(tmp_path / "fine-after")
    done = state(done_replica)
    done_replica.database.close()
    assert len(fine.journal_moments) >= 8
    first = min(fine.journal_moments)
    for moment in range(first, fine.seen):
        folder = tmp_path / f"at-{moment}"
        shutil.copytree(tmp_path / "morning", folder)
        told = play(folder, work, Power(moment, torn=torn))
        replica = open_replica(folder.with_name(folder.name + "-after"))
        found = state(replica)
        assert found in (before, done) and (not told or found == done), moment
        assert_view_law(replica)
        assert_one_account(replica)
        assert replica.reconciled.unreadable == 0
        replica.close()


def open_checked_later(folder: Path, **options: Any) -> Replica:
    """As a window opens a file after an unclean stop: read first, checked behind it."""
    replica = open_unchecked(folder / FILE, cloud_id=CLOUD, clock=ManualClock(), **options)
    assert replica is not None
    try:
        finish_opening(replica, None)
    except BaseException:
        replica.database.close()
        raise
    return replica


@pytest.mark.parametrize("opened", [open_replica, open_checked_later])
def test_F81_power_loss_while_opening(opened: Callable[..., Replica], tmp_path: Path) -> None:
    """Power goes, and goes again at every moment of the start that tidies up."""
    morning(tmp_path / "morning")
    shutil.copytree(tmp_path / "morning", tmp_path / "cut")
    fine = Power()
    shutil.copytree(tmp_path / "morning", tmp_path / "fine")
    play(tmp_path / "fine", WORK["save"], fine)
    last = max(fine.journal_moments) - 2
    play(tmp_path / "cut", WORK["save"], Power(last, torn=True))
    source = tmp_path / "cut-after"

    def start(folder: Path, power: Power) -> None:
        shutil.copytree(source, folder)
        with pytest.MonkeyPatch.context() as patch:
            power.wire_journal(patch)
            power.armed = True
            try:
                replica = opened(folder, connect=power.connect)
            finally:
                power.armed, power.off = False, False
            replica.database.close()

    count = Power()
    start(tmp_path / "count", count)
    reference = open_replica(tmp_path / "count")
    wanted = state(reference)
    reference.close()
    for moment in share(count.seen, of=9):
        with pytest.raises(Crash):
            start(tmp_path / f"start-{moment}", Power(moment, torn=moment % 2 == 0))
        replica = open_replica(tmp_path / f"start-{moment}")
        assert state(replica) == wanted
        assert_view_law(replica)
        assert_one_account(replica)
        replica.close()


def test_N1_repeating_a_torn_commit_does_not_double_it(tmp_path: Path) -> None:
    """Ten points typed, the power goes before the commit, ten points typed again: ten, not twenty (N3)."""
    morning(tmp_path / "morning")
    shutil.copytree(tmp_path / "morning", tmp_path / "fine")
    fine = Power()
    play(tmp_path / "fine", WORK["save"], fine)
    shutil.copytree(tmp_path / "morning", tmp_path / "cut")
    assert not play(tmp_path / "cut", WORK["save"], Power(max(fine.journal_moments) - 2))
    replica = open_replica(tmp_path / "cut-after")
    before = replica.get("customers", 1)["points"]
    commands(replica).save("customers", {}, id=1, add={"points": 10.0})
    assert replica.change("customers", 1).intent == Intent({}, {"points": 10.0})
    assert replica.get("customers", 1)["points"] == before + 10
    replica.close()
