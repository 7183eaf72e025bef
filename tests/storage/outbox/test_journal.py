"""The journal: torn, flipped, voided and rewritten lines, and its equality with the outbox."""

from __future__ import annotations

import os
import tracemalloc
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from storage.errors import DiskFull
from storage.outbox import journal as module
from storage.outbox.changes import ChangeKind, Intent, WaitingChange
from storage.outbox.journal import Journal, alias_step, drop_step, put_step
from tests.fakes.changes_by_name import but, made
from tests.storage.support.replicas import (
    assert_one_account,
    assert_view_law,
    edited,
    open_replica,
    put,
    record,
)

OF = "here"


def change(number: int, **values: object) -> WaitingChange:
    return made(
        entity="customers", id=number, kind=ChangeKind.CREATE, intent=Intent({"note": "ž\n", **values})
    )


@pytest.fixture
def journal(tmp_path: Path) -> Journal:
    return Journal(tmp_path / "r.journal")


def filled(journal: Journal, count: int = 3) -> None:
    for number in range(1, count + 1):
        journal.append(number, [put_step(change(number))], lineage=OF)
        journal.confirm(number)


def ids(journal: Journal) -> list[int]:
    return [record_id for _, record_id in journal.replay()]


def test_no_file_is_an_empty_outbox(journal: Journal) -> None:
    assert journal.replay() == {} and journal.size == 0 and journal.read().newest == 0


def test_puts_and_drops_are_replayed_in_order(journal: Journal) -> None:
    filled(journal)
    journal.append(4, [put_step(change(1, city="Brno")), drop_step("customers", 2)], lineage=OF)
    assert journal.replay() == {("customers", 1): change(1, city="Brno"), ("customers", 3): change(3)}
    found = journal.read()
    assert (found.lineage, found.base, found.newest, found.confirmed) == (OF, 0, 4, 3)


def test_a_change_that_one_batch_stores_twice_is_written_once(journal: Journal) -> None:
    journal.append(1, [put_step(each) for each in (change(1), change(2), change(1, city="Brno"))], lineage=OF)
    assert journal.path.read_text().count('"do":"put"') == 2
    assert journal.replay() == {("customers", 1): change(1, city="Brno"), ("customers", 2): change(2)}


def test_a_batch_that_drops_and_stores_again_or_renames_is_written_in_full(journal: Journal) -> None:
    again = [put_step(change(1)), drop_step("customers", 1), put_step(change(1, city="Brno"))]
    renamed = [put_step(change(2)), alias_step("customers", 2, 3), put_step(change(2, city="Brno"))]
    journal.append(1, again, lineage=OF)
    journal.append(2, renamed, lineage=OF)
    found = journal.read()
    assert [[each["do"] for each in found.steps(batch)] for batch in found.batches] == [
        ["put", "drop", "put"],
        ["put", "alias", "put"],
    ]
    assert journal.replay()["customers", 1] == change(1, city="Brno")


def test_a_voided_batch_is_ignored(journal: Journal) -> None:
    filled(journal)
    journal.void(journal.append(4, [drop_step("customers", 1)], lineage=OF))
    assert ids(journal) == [1, 2, 3] and journal.read().newest == 3


def test_a_batch_that_did_not_commit_is_superseded_by_the_next(journal: Journal) -> None:
    filled(journal)
    journal.append(4, [drop_step("customers", 1)], lineage=OF)
    journal.append(4, [put_step(change(9))], lineage=OF)
    assert ids(journal) == [1, 2, 3, 9]


def test_F87_a_file_cut_at_every_byte_of_the_last_line_loses_that_line_only(journal: Journal) -> None:
    filled(journal)
    before = journal.path.stat().st_size
    journal.append(4, [put_step(change(4))], lineage=OF)
    whole = journal.path.read_bytes()
    for length in range(before, len(whole)):
        journal.path.write_bytes(whole[:length])
        wanted = [1, 2, 3, 4] if length >= len(whole) - 1 else [1, 2, 3]
        assert ids(journal) == wanted, length
        # The next line is not swallowed by the torn one.
        journal.append(4, [put_step(change(5))], lineage=OF)
        assert ids(journal)[-1] == 5 and ids(journal)[:3] == [1, 2, 3], length


def test_flipped_bytes_invalidate_their_own_line_only(journal: Journal) -> None:
    for number in range(1, 6):
        journal.append(number, [put_step(change(number))], lineage=OF)
    lines = journal.path.read_bytes().splitlines(keepends=True)
    for place in range(0, len(lines[2]) - 1, 7):
        damaged = bytearray(lines[2])
        damaged[place] ^= 0x04
        journal.path.write_bytes(b"".join([*lines[:2], bytes(damaged), *lines[3:]]))
        assert ids(journal) == [1, 2, 4, 5], place


def test_a_rewrite_keeps_pending_changes_and_the_number(journal: Journal) -> None:
    filled(journal)
    journal.rewrite([change(2), change(3)], count=2, number=7, lineage=OF)
    found = journal.read()
    assert ids(journal) == [2, 3] and (found.base, found.newest, found.complete) == (7, 7, True)
    journal.append(8, [drop_step("customers", 2)], lineage=OF)
    assert ids(journal) == [3]
    lines = journal.path.read_bytes().splitlines(keepends=True)
    journal.path.write_bytes(b"".join([lines[0], *lines[2:]]))
    assert not journal.read().complete


@pytest.mark.parametrize("call", ["fsync", "replace"])
def test_a_rewrite_is_atomic(journal: Journal, call: str, monkeypatch: pytest.MonkeyPatch) -> None:
    filled(journal)

    def fail(*arguments: object) -> None:
        raise OSError(28, "No space left on device")

    if call == "fsync":
        monkeypatch.setattr(module.os, "fsync", fail)
    else:
        monkeypatch.setattr(Path, "replace", fail)
    with pytest.raises(DiskFull):
        journal.rewrite([], count=0, number=9, lineage=OF)
    assert ids(journal) == [1, 2, 3]


def test_F82_a_full_disk_raises_and_the_torn_line_is_ignored(
    journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    filled(journal)
    real = os.write
    with monkeypatch.context() as patch:
        patch.setattr(module.os, "write", _half_then_full(real))
        with pytest.raises(DiskFull):
            journal.append(4, [put_step(change(4))], lineage=OF)
        journal.void("nothing is raised by this either")
    journal.append(4, [put_step(change(5))], lineage=OF)
    assert ids(journal) == [1, 2, 3, 5]


def _half_then_full(real):
    calls: list[int] = []

    def write(descriptor: int, data: memoryview) -> int:
        calls.append(1)
        if len(calls) > 1:
            raise OSError(28, "No space left on device")
        return real(descriptor, bytes(data)[: len(data) // 2])

    return write


actions = st.lists(
    st.tuples(
        st.sampled_from(["edit", "drop", "fail", "note", "reopen", "compact"]),
        st.integers(1, 4),
        st.integers(0, 3),
    ),
    max_size=25,
)


@settings(max_examples=25)
@given(actions)
def test_after_any_steps_the_journal_equals_the_outbox(tmp_path_factory, steps) -> None:
    folder = tmp_path_factory.mktemp("journal")
    replica = open_replica(folder)
    put(replica, "customers", *(record("customers", number) for number in range(1, 5)))
    for what, number, value in steps:
        if what == "reopen":
            replica.close()
            replica = open_replica(folder)
        elif what == "compact":
            replica.database.close()
            replica = open_replica(folder)
        else:
            _act(replica, what, number, value)
        assert_one_account(replica)
        assert_view_law(replica)
    replica.close()


def _act(replica, what: str, number: int, value: int) -> None:
    try:
        with replica.write() as tx:
            base = tx.get("customers", number)
            if what in ("edit", "fail"):
                waiting = tx.change("customers", number)
                tx.put_change(but((waiting or edited(base)), intent=Intent({"note": str(value)})))
            elif (waiting := tx.change("customers", number)) is not None:
                if what == "note":
                    tx.put_change_metadata(but(waiting, attempts=value))
                else:
                    tx.drop_change("customers", number)
                    tx.put("customers", waiting.remote)
            if what == "fail":
                raise ZeroDivisionError
    except ZeroDivisionError:
        pass


def test_closing_removes_sent_edits_from_the_journal(tmp_path: Path) -> None:
    replica = open_replica(tmp_path)
    put(replica, "customers", record("customers", 1))
    with replica.write() as tx:
        tx.put_change(edited(tx.get("customers", 1), note="very private"))
    with replica.write() as tx:
        tx.drop_change("customers", 1)
        tx.put("customers", record("customers", 1))
    assert b"very private" in replica.journal.path.read_bytes()
    replica.close()
    assert b"very private" not in replica.journal.path.read_bytes()


def test_a_long_journal_is_rewritten_when_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from storage.records import journal_replay

    monkeypatch.setattr(journal_replay, "COMPACT_BYTES", 5_000)
    replica = open_replica(tmp_path)
    put(replica, "customers", record("customers", 1))
    for value in range(20):
        with replica.write() as tx:
            tx.put_change(edited(record("customers", 1), note=str(value)))
    grown = replica.journal.size
    replica.database.close()
    replica = open_replica(tmp_path)
    assert replica.journal.size < grown / 5
    assert_one_account(replica)
    replica.close()


def test_a_command_of_very_many_records_writes_the_journal_once(tmp_path: Path) -> None:
    replica = open_replica(tmp_path)
    some = range(1, 401)
    put(replica, "customers", *(record("customers", number) for number in some))
    with replica.write() as tx:
        for number in some:
            tx.put_change(edited(record("customers", number), note="all at once"))
    assert replica.journal.size > module.COMPACT_BYTES and not replica.journal.is_as_rewritten
    assert_one_account(replica)
    # Once half of it says nothing any more it is written anew.
    for _ in range(2):
        with replica.write() as tx:
            for number in some:
                tx.put_change(edited(record("customers", number), note="once more"))
    assert replica.journal.is_as_rewritten
    assert_one_account(replica)
    replica.close()


def test_F125_the_journal_is_compacted_while_the_program_runs(tmp_path: Path) -> None:
    """A thousand edits, each sent: what was sent is gone, and the file stays small."""
    replica = open_replica(tmp_path)
    put(replica, "customers", record("customers", 1))
    largest = 0
    for value in range(1000):
        with replica.write() as tx:
            tx.put_change(edited(record("customers", 1), note=f"private {value}"))
        with replica.write() as tx:
            tx.drop_change("customers", 1)
            tx.put("customers", record("customers", 1))
        largest = max(largest, replica.journal.size)
    assert largest < module.COMPACT_BYTES + 20_000
    assert b'private 500"' not in replica.journal.path.read_bytes()
    with replica.write() as tx:
        tx.put_change(edited(record("customers", 1), note="waits"))
    replica.compact_journal()
    assert b"private" not in replica.journal.path.read_bytes() and replica.journal.size < 10_000
    assert_one_account(replica)
    before = replica.journal.path.stat().st_ino
    replica.compact_journal()
    assert replica.journal.path.stat().st_ino == before
    replica.close()


def test_F125_a_journal_that_cannot_be_compacted_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    replica = open_replica(tmp_path)
    put(replica, "customers", record("customers", 1))
    tried: list[int] = []

    def full(*arguments: object, **options: object) -> None:
        tried.append(replica.journal.size)
        raise DiskFull(path="here")

    monkeypatch.setattr(Journal, "rewrite", full)
    for value in range(400):
        with replica.write() as tx:
            tx.put_change(edited(record("customers", 1), note=str(value)))
    monkeypatch.undo()
    assert 1 <= len(tried) <= 3
    assert_one_account(replica)
    replica.close()
    replica = open_replica(tmp_path)
    assert replica.changes()[0].intent.set == {"note": "399"}
    replica.close()


def test_F125_a_long_journal_is_read_line_by_line(journal: Journal) -> None:
    """Of a journal of years, as an earlier version left it, no more is in memory than its outbox."""
    import tracemalloc

    for number in range(1, 6):
        journal.append(number, [put_step(change(number, text="x" * 2_000_000))], lineage=OF)
    for number in range(6, 11):
        journal.append(number, [drop_step("customers", number - 5)], lineage=OF)
    assert journal.size > 10_000_000
    tracemalloc.start()
    found = journal.read(after=10)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert not found.keys and found.newest == 10 and not found.batches and found.intact
    # The lines that may still be voided are held, and little else.
    assert peak < 40_000_000


def test_F125_a_transaction_of_very_many_changes_is_not_laid_out_a_second_time(journal: Journal) -> None:
    steps = [put_step(change(number, note="x" * 1_000)) for number in range(4_000)]
    tracemalloc.start()
    journal.append(1, steps, lineage="L")
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert journal.size > 4_000_000 and peak < journal.size / 2
    tracemalloc.start()
    found = journal.read()
    assert [each.id for each in found.outbox()] == [*range(4_000)]
    assert [key for key, digest in found.digests() if not digest] == []
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < journal.size / 2


def test_F87_of_a_transaction_of_very_many_changes_all_is_there_or_nothing(journal: Journal) -> None:
    """Cut, torn or damaged anywhere, and with a line of another process among its own."""
    filled(journal)
    before = journal.path.read_bytes()
    journal.append(4, [put_step(change(number)) for number in range(10, 260)], lineage=OF)
    lines = journal.path.read_bytes().removeprefix(before).splitlines(keepends=True)
    assert len(lines) == 4
    for kept in range(4):
        for torn in (b"", lines[kept][:-2], lines[kept].replace(b"customers", b"customerz", 1)):
            journal.path.write_bytes(before + b"".join(lines[:kept]) + torn)
            if torn != lines[kept]:
                assert ids(journal) == [1, 2, 3], (kept, torn)
            # The next transaction has the same number.
            journal.append(4, [put_step(change(number)) for number in range(600, 900)], lineage=OF)
            assert ids(journal) == [1, 2, 3, *range(600, 900)]
    journal.path.write_bytes(before + lines[0] + b"\n".join([lines[1], *lines[2:]]))
    assert len(ids(journal)) == 253
    journal.path.write_bytes(before + lines[0] + lines[2] + lines[3])
    assert ids(journal) == [1, 2, 3] and journal.read().newest == 3


def test_F125_more_transactions_than_are_held_back(journal: Journal) -> None:
    """Voided, repeated and superseded lines, far apart."""
    number = 0
    wanted: dict[int, str] = {}
    for turn in range(200):
        number += 1
        line = journal.append(number, [put_step(change(turn % 7, city=str(turn)))], lineage=OF)
        if turn % 5 == 3:
            journal.void(line)
            number -= 1
        elif turn % 5 == 4:
            number -= 1  # the next one carries the same number
        else:
            wanted[turn % 7] = str(turn)
    journal.append(number + 1, [drop_step("customers", 0)], lineage=OF)
    del wanted[0]
    found = journal.read()
    assert {each.id: each.intent.set["city"] for each in found.outbox()} == wanted
    assert found.newest == number + 1 and found.gapless and sorted(found.batches) == [*range(1, number + 2)]


def test_F127_a_damaged_line_is_told_from_a_torn_one(journal: Journal) -> None:
    filled(journal, 5)
    whole = journal.path.read_bytes()
    assert journal.read().intact
    journal.path.write_bytes(whole + b"0123")
    assert journal.read().intact
    journal.path.write_bytes(whole + b'0123 {"batch":\n')
    assert journal.read().intact
    lines = whole.splitlines(keepends=True)
    lines[2] = lines[2].replace(b"customers", b"customerz")
    journal.path.write_bytes(b"".join(lines))
    found = journal.read()
    assert found.unreadable == 1 and not found.gapless and not found.intact
