"""Files of an older state written over the present ones: noticed by the mark outside the folder, asked once (F113)."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from storage.database.high_water import HighWaterMarks
from storage.errors import StorageError
from storage.outbox.changes import ChangeKind, Intent
from storage.outbox.questions import HoldReason
from storage.records.id_remap import remap
from storage.records.opening import Computer
from storage.records.recovery import back_up, open_or_repair
from storage.records.replica import Replica, journal_path
from storage.records.restore import restore
from storage.sync_state.pull_cursors import PullCursor
from tests.fakes.changes_by_name import but, made
from tests.fakes.clock import ManualClock
from tests.fakes.today import share
from tests.storage.records.test_copied import ADDED, FILE, asked, identity
from tests.storage.records.test_power_loss import FILES, Crash, Power
from tests.storage.support.replicas import CLOUD, assert_one_account, edited, put, record


def here(folder: Path) -> Computer:
    return Computer("here", HighWaterMarks(folder / "marks"))


def opened(
    folder: Path, *, read_only: bool = False, owner: bool = True
) -> tuple[Replica, StorageError | None]:
    """The replica in `folder`; the marks are beside it."""
    return open_or_repair(
        folder / "data" / FILE, cloud_id=CLOUD, clock=ManualClock(), computer=here(folder), read_only=read_only,
        owner=owner,
    )  # fmt: skip


def shop(folder: Path) -> Path:
    """Two customers; the first has an edit and a difference that wait."""
    replica, _ = opened(folder)
    put(replica, "customers", record("customers", 1, points=10.0), record("customers", 2))
    with replica.write() as tx:
        tx.put_change(but(edited(tx.get("customers", 1), note="mine"), intent=ADDED))
        tx.sync_state.cursors.put(PullCursor(entity="customers", watermark=7))
    replica.close()
    return folder


def send(folder: Path) -> None:
    """Send what waits, and edit the other customer."""
    replica, notice = opened(folder)
    assert notice is None
    with replica.write() as tx:
        tx.drop_change("customers", 1)
        tx.put("customers", record("customers", 1, note="mine", points=15.0))
    with replica.write() as tx:
        tx.put_change(edited(tx.get("customers", 2), note="later"))
    replica.close()


def keep(folder: Path) -> Path:
    return Path(shutil.copytree(folder / "data", folder / "kept"))


def put_back(folder: Path) -> None:
    """Write the kept files over the present ones: the folder stays the same one."""
    for each in (folder / "kept").iterdir():
        shutil.copyfile(each, folder / "data" / each.name)


def test_F113_an_older_state_put_back_in_place_is_noticed_and_asked_once(tmp_path: Path) -> None:
    keep(shop(tmp_path))
    before = identity(first := opened(tmp_path)[0])
    first.close()
    send(tmp_path)
    put_back(tmp_path)
    found, notice = opened(tmp_path)
    assert notice is not None and (notice.code, notice.params["edits"]) == ("database_put_back", 1)
    assert asked(found) and identity(found) != before
    restored = found.sync_state.rollback.own_restore()
    assert restored is not None and restored.newest == 7
    found.close()
    again, notice = opened(tmp_path)
    assert notice is None and asked(again)
    again.close()
    # The same state once more: nothing was decided in it.
    put_back(tmp_path)
    third, notice = opened(tmp_path)
    assert notice is not None and asked(third)
    third.close()


def test_F113_so_is_one_that_was_not_closed_cleanly(tmp_path: Path) -> None:
    replica, _ = opened(shop(tmp_path))
    with replica.write() as tx:
        tx.put_change(edited(tx.get("customers", 2), note="earlier"))
    keep(tmp_path)
    replica.close()
    send(tmp_path)
    for each in (tmp_path / "data").iterdir():
        each.unlink() if each.is_file() else None
    put_back(tmp_path)
    found, notice = opened(tmp_path)
    assert notice is not None and notice.code == "database_put_back"
    held = {change.id: change.held and change.held.reason for change in found.changes()}
    assert held == {1: HoldReason.COPIED, 2: HoldReason.COPIED}
    found.close()


def test_F113_an_older_state_in_which_nothing_waits_is_said_too(tmp_path: Path) -> None:
    send(shop(tmp_path))
    replica, _ = opened(tmp_path)
    with replica.write() as tx:
        tx.drop_change("customers", 2)
    replica.close()
    keep(tmp_path)
    replica, _ = opened(tmp_path)
    with replica.write() as tx:
        tx.put_change(edited(tx.get("customers", 2), note="lost with the folder"))
    replica.close()
    put_back(tmp_path)
    found, notice = opened(tmp_path)
    assert notice is not None and (notice.code, notice.params["edits"]) == ("database_put_back", 0)
    assert not found.changes()
    found.close()


def test_F113_what_only_reads_leaves_an_older_state_to_be_noticed(tmp_path: Path) -> None:
    keep(shop(tmp_path))
    send(tmp_path)
    put_back(tmp_path)
    before = (tmp_path / "data" / FILE).read_bytes()
    reading, notice = opened(tmp_path, read_only=True, owner=False)
    assert notice is None
    reading.close()
    assert (tmp_path / "data" / FILE).read_bytes() == before
    found, notice = opened(tmp_path)
    assert notice is not None and asked(found)
    found.close()


@pytest.mark.parametrize("marks", ["missing", "behind", "unreadable", "a file"])
def test_F113_without_a_mark_that_is_higher_nothing_is_asked(tmp_path: Path, marks: str) -> None:
    folder = shop(tmp_path)
    (file,) = (folder / "marks").iterdir()
    if marks == "missing":
        file.unlink()
    elif marks == "behind":
        file.unlink()
        HighWaterMarks(folder / "marks").raise_to(file.stem, 0)
    elif marks == "unreadable":
        file.write_bytes(b"\xff" * 40)
    else:
        shutil.rmtree(folder / "marks")
        (folder / "marks").write_bytes(b"")
    replica, notice = opened(folder)
    assert notice is None and not asked(replica)
    replica.close()
    replica, notice = opened(folder)
    assert notice is None and not asked(replica)
    replica.close()


def test_F88_F113_only_the_database_put_back_is_completed_from_the_journal(tmp_path: Path) -> None:
    keep(shop(tmp_path))
    send(tmp_path)
    shutil.copyfile(tmp_path / "kept" / FILE, tmp_path / "data" / FILE)
    found, notice = opened(tmp_path)
    assert notice is not None and notice.code == "edits_replayed"
    assert [change.id for change in found.changes()] == [2] and found.changes()[0].held is None
    found.close()


@pytest.mark.parametrize("compacted", [False, True])
def test_F78_F113_a_journal_that_went_on_is_later_than_the_state_whatever_the_clock_said(
    tmp_path: Path, compacted: bool
) -> None:
    """An older state is put back, somebody works on under a clock that is slow, and the database is put back once more."""
    keep(shop(tmp_path))
    send(tmp_path)
    put_back(tmp_path)
    replica, _ = opened(tmp_path)
    (first,) = replica.changes()
    with replica.write() as tx:
        tx.put_change(but(first, intent=Intent({"note": "later"}), in_doubt={}, held=None, changed=0))
        tx.put_change(but(edited(tx.get("customers", 2), note="new"), changed=0))
    if compacted:
        replica.compact_journal(whole=True)
    waiting, mine = replica.changes(), identity(replica)
    replica.close()
    shutil.copyfile(tmp_path / "kept" / FILE, tmp_path / "data" / FILE)
    found, notice = opened(tmp_path)
    assert notice is not None and notice.code == "edits_replayed"
    assert found.changes() == waiting and identity(found) == mine
    found.close()
    again, notice = opened(tmp_path)
    assert notice is None and again.changes() == waiting
    again.close()


def test_F113_a_journal_that_went_on_from_an_earlier_state_is_of_another_database(tmp_path: Path) -> None:
    """What the database has since it parted from the journal waits beside what the journal has."""
    keep(shop(tmp_path))
    send(tmp_path)
    shutil.copytree(tmp_path / "data", tmp_path / "later")
    put_back(tmp_path)
    replica, _ = opened(tmp_path)
    replica.close()
    shutil.copyfile(tmp_path / "later" / FILE, tmp_path / "data" / FILE)
    found, _ = opened(tmp_path)
    assert {change.id for change in found.changes()} == {1, 2}
    found.close()


@pytest.mark.parametrize("places", [True, False])
def test_F78_F113_what_the_journal_has_of_a_record_is_later_than_what_was_put_back_over(
    tmp_path: Path, places: bool
) -> None:
    """A backup made before an older state was put back replaces the database, and the clock is slow (seed 62516)."""
    keep(shop(tmp_path))
    replica, _ = opened(tmp_path)
    (first,) = replica.changes()
    with replica.write() as tx:
        tx.put_change(but(first, intent=Intent({"note": "of the state that was put back over"})))
    replica.close()
    shutil.copytree(tmp_path / "data", tmp_path / "later")
    put_back(tmp_path)
    replica, _ = opened(tmp_path)
    (first,) = replica.changes()
    with replica.write() as tx:
        tx.put_change(but(first, intent=Intent({"note": "newest"}), in_doubt={}, held=None, changed=0))
    replica.close()
    shutil.copyfile(tmp_path / "later" / FILE, tmp_path / "data" / FILE)
    found = opened(tmp_path)[0] if places else Replica.open(tmp_path / "data" / FILE, cloud_id=CLOUD)
    (waiting,) = found.changes()
    assert waiting.intent == Intent({"note": "newest"})
    found.close()


def test_F74_F113_a_create_that_waits_again_keeps_its_id_until_it_is_found(tmp_path: Path) -> None:
    """Under a journal that knows it by the cloud's id, and that went on from an earlier state."""
    shop(tmp_path)
    replica, _ = opened(tmp_path)
    new = made(
        entity="customers",
        id=77,
        kind=ChangeKind.CREATE,
        intent=Intent({**record("customers", 77), "id": 77}),
    )
    with replica.write() as tx:
        tx.put_change(new)
    replica.close()
    keep(tmp_path)
    send(tmp_path)
    shutil.copytree(tmp_path / "data", tmp_path / "later")
    put_back(tmp_path)
    replica, notice = opened(tmp_path)
    assert notice is not None and notice.code == "database_put_back"
    with replica.write() as tx:  # found in the cloud
        remap(tx, "customers", {77: 99})
        tx.drop_change("customers", 77)
        tx.rename("customers", 77, 99)
        tx.put("customers", record("customers", 99))
    replica.close()
    shutil.copyfile(tmp_path / "later" / FILE, tmp_path / "data" / FILE)
    found, _ = opened(tmp_path)
    assert found.current_id("customers", 77) == 77 and found.get("customers", 77) is not None
    (waiting,) = [each for each in found.changes() if each.id == 77]
    assert waiting.held is not None and waiting.held.reason is HoldReason.COPIED
    found.close()


def test_F113_only_the_journal_put_back_asks_nothing(tmp_path: Path) -> None:
    keep(shop(tmp_path))
    send(tmp_path)
    shutil.copyfile(journal_path(tmp_path / "kept" / FILE), journal_path(tmp_path / "data" / FILE))
    found, notice = opened(tmp_path)
    assert notice is None and [change.id for change in found.changes()] == [2]
    assert_one_account(found)
    found.close()


@pytest.mark.parametrize("packed_away", [False, True], ids=["sent", "waits"])
def test_F113_our_own_restore_of_a_backup_is_no_older_state(tmp_path: Path, packed_away: bool) -> None:
    replica, _ = opened(shop(tmp_path))
    backup = back_up(replica)
    replica.close()
    if not packed_away:
        send(tmp_path)
    report = restore(tmp_path / "data" / FILE, backup, cloud_id=CLOUD, clock=ManualClock())
    assert report.copied == 0
    found, notice = opened(tmp_path)
    assert notice is None and found.reconciled.copied == 0
    assert not any(change.held for change in found.changes())
    found.close()


@pytest.mark.parametrize("proven", [False, True])
def test_F87_F113_a_mark_proves_the_last_line_of_a_journal(tmp_path: Path, proven: bool) -> None:
    """Files kept between a journal line and its commit: whether that took place, the mark alone can tell."""
    keep(shop(tmp_path))
    replica, _ = opened(tmp_path)
    with replica.write() as tx:
        tx.put_change(edited(tx.get("customers", 2), note="saved"))
    number, lineage = replica.journal.read().newest, identity(replica)
    *lines, done = replica.journal.path.read_bytes().splitlines(keepends=True)
    replica.close()
    assert b'{"done"' in done
    put_back(tmp_path)
    journal_path(tmp_path / "data" / FILE).write_bytes(b"".join(lines))
    if not proven:
        shutil.rmtree(tmp_path / "marks")
        HighWaterMarks(tmp_path / "marks").raise_to(lineage, number - 1)
    found, notice = opened(tmp_path)
    assert [change.id for change in found.changes()] == ([1, 2] if proven else [1])
    assert (notice is not None and notice.code == "edits_replayed") is proven and found.reconciled.copied == 0
    found.close()


def test_F81_F113_no_power_cut_makes_an_older_state_of_the_present_one(tmp_path: Path) -> None:
    """The power goes at every statement and file write of an edit, that of the mark among them."""
    source = shop(tmp_path / "source")
    at = marked = 0
    while True:
        folder = tmp_path / f"at-{at}"
        shutil.copytree(source, folder)
        # Another path for the same folder would be a copy.
        replica, _ = opened(folder)
        replica.close()
        power = Power(at, torn=at % 2 == 0)
        replica = Replica.open(
            folder / "data" / FILE, cloud_id=CLOUD, clock=ManualClock(), computer=here(folder),
            connect=power.connect,
        )  # fmt: skip
        with pytest.MonkeyPatch.context() as patched:
            power.wire_journal(patched)
            power.armed = True
            try:
                with replica.write() as tx:
                    tx.put_change(edited(tx.get("customers", 2), note="cut"))
            except Crash:
                pass
            after = tmp_path / f"after-{at}"
            shutil.copytree(folder / "data", after)
        power.armed, power.off = False, False
        replica.database.close()
        for name in FILES:
            (folder / "data" / name).unlink(missing_ok=True)
            if (after / name).exists():
                shutil.copyfile(after / name, folder / "data" / name)
        found, notice = opened(folder)
        assert notice is None and not found.reconciled.put_back and not found.reconciled.copied, at
        number = found.journal.read().newest
        marked += HighWaterMarks(folder / "marks").get(identity(found)) == number
        found.close()
        if power.at is not None and power.seen <= power.at:
            break
        at += 1
    assert at > 8 and marked == at + 1


@pytest.mark.parametrize("torn", [False, True], ids=["before", "torn"])
def test_F81_F113_a_power_cut_anywhere_while_an_older_state_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, torn: bool
) -> None:
    cuts = 0
    for at in share(1000, of=3):
        folder = tmp_path / f"at-{at}"
        keep(shop(folder))
        send(folder)
        put_back(folder)
        power = Power(at, torn=torn)
        with monkeypatch.context() as patched:
            power.wire_journal(patched)
            power.armed = True
            try:
                Replica.open(
                    folder / "data" / FILE, cloud_id=CLOUD, clock=ManualClock(), computer=here(folder),
                    connect=power.connect,
                ).database.close()  # fmt: skip
            except Crash:
                cuts += 1
        after, _ = opened(folder)
        assert asked(after), at
        after.close()
        if not power.off:
            break
    assert cuts > 3
