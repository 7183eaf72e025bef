"""Replay of the journal when a replica is opened, until database and journal agree.

Called by `Replica.open` inside a transaction. The database counts the transactions that it wrote to the journal; what
the journal has beyond that is replayed: everything newer than an older copy of the database that somebody restored
(F88), or all of it after the database was lost. Only the very last transaction before a power cut, which was never
reported as saved, is dropped. Every replayed change gets an event in the record's timeline.

The lineage is the identity of an installation, kept in the database and in the journal. A database without its journal,
or at another place, is a copy: it gets a lineage of its own, and what waits in it may have been sent by the original. So
does one whose high-water mark says that it had come further: an older state was put back over it (F113). The journal
keeps the lineages that it had before, so that a still older state under it is known for what it is: whatever the clocks
said (F78), its own edits are the later ones.
"""

from __future__ import annotations

import secrets
import sqlite3
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING

from storage.database.high_water import HighWaterMarks
from storage.database.meta import meta, put_meta
from storage.database.place import Place, is_copy
from storage.outbox import outbox
from storage.outbox.changes import ChangeKind, WaitingChange
from storage.outbox.journal import COMPACT_BYTES, Journal
from storage.outbox.journal_contents import Alias, Contents, Key, Step
from storage.outbox.moves import asked_who_sends, under
from storage.outbox.questions import Claim
from storage.records import id_aliases
from storage.records.journal_seal import seal
from storage.schema.fields import Record
from storage.sync_state.regressions import Dispute, RegressedRecord

if TYPE_CHECKING:
    from storage.records.transaction import Transaction

NUMBER = "journal"
"""Key of the number of the last transaction in the journal."""
LINEAGE = "journal_of"
"""Key of the lineage, which tells the numbers of this database from those of another one."""

EARLIER = "journal_was"
"""Key of the lineages that the database had before, with the number of its last transaction under each."""

PLACE = "place"
"""Key of the place where the file was opened last, by which a copy is noticed."""

MOST_EARLIER = 20
"""Lineages that are remembered: copies and older states are rare."""
BEFORE_ALL = -1
"""A number before every transaction."""


@dataclass(frozen=True, slots=True)
class Reconciled:
    """The number of pending changes that were replayed, of those that may have been sent already by the original of a
    copy, or since the state that was put back, and of damaged lines of the journal.
    """

    replayed: int = 0
    copied: int = 0
    unreadable: int = 0
    put_back: bool = False
    """Whether the file is an older state of itself."""


def reconcile(
    tx: Transaction,
    journal: Journal,
    here: Place | None = None,
    *,
    marks: HighWaterMarks | None = None,
    renew: bool = True,
) -> Reconciled:
    """Replay what the database lacks, then rewrite the journal unless it equals the outbox.

    `here`: where the file is, None to compare no places; `marks`: None to compare no numbers. Without `renew` a copy or
    an older state is left as it is. A journal with damaged lines is copied aside (F127). Raises UnreadableValue for a
    pending change that cannot be read (F109).
    """
    before = _digests(tx)
    known: str | None = meta(tx.connection, LINEAGE)
    number = int(meta(tx.connection, NUMBER) or 0)
    contents = journal.read(after=number)
    elsewhere = known is not None and here is not None and _elsewhere(tx, here, known)
    # The journal went on from this very state, or from a later one, under another lineage: as if it were of this one.
    went_on = known is not None and contents.complete and contents.earlier.get(known, -1) >= number
    # Or from an earlier one, which was put back here over a later one, and that over it again.
    is_later = known in contents.earlier and not elsewhere
    apart = known is not None and number > 0 and contents.lineage != known and not went_on
    lineage = (contents.lineage if went_on else known) or contents.lineage or secrets.token_hex(8)
    earlier: Mapping[str, int] = contents.earlier if went_on else meta(tx.connection, EARLIER) or {}
    committed = marks.get(lineage) if marks is not None else 0
    put_back = committed > max(number, contents.newest if contents.lineage == lineage else 0)
    another = elsewhere or apart or put_back
    if another and not renew:
        return Reconciled()
    if contents.unreadable:
        journal.copy_aside("damaged")
    as_it_was = False
    if went_on:
        _replay_missing(tx, contents, BEFORE_ALL)
        number = contents.newest
    elif contents.lineage not in (None, lineage):
        moved = _replay_other_database(tx, contents, journal, is_later=is_later)
        before |= {key: outbox.digest(change) for key, change in moved.items()}
    elif contents.newest > number and not (known and _never_committed(contents, max(number, committed))):
        _replay_missing(tx, contents, number)
        number = contents.newest
    elif known and contents.lineage == known and contents.newest == number and contents.intact:
        as_it_was = _undo_rot(tx, before, contents)
    waiting = before if as_it_was else _digests(tx)
    replayed = sum(before.get(key) != digest for key, digest in waiting.items())
    copied = 0
    if another:
        earlier = {**dict([*earlier.items()][-MOST_EARLIER:]), lineage: number}
        lineage = secrets.token_hex(8)
        # What only the journal of this place had is our own, but for an older state of it.
        all_of_it = elsewhere or put_back
        foreign = [key for key, digest in waiting.items() if all_of_it or before.get(key) == digest]
        copied = _ask_about(tx, foreign)
        tx.sync_state.rollback.note_own_restore(tx.now)
        waiting = _digests(tx)
    put_meta(tx.connection, LINEAGE, lineage)
    put_meta(tx.connection, NUMBER, number)
    put_meta(tx.connection, EARLIER, earlier)
    _put_place(tx, here, apart=apart, renew=renew)
    same = (
        contents.lineage in (None, lineage)
        and contents.newest == number
        and ((as_it_was and waiting is before) or dict(contents.digests()) == waiting)
    )
    _bring_journal_up(tx, journal, contents, number, same=same)
    if renew:
        # So that the other process, which opens the file next, need not compare them again.
        seal(tx.connection, journal)
    return Reconciled(replayed, copied, contents.unreadable, put_back)


def _bring_journal_up(
    tx: Transaction, journal: Journal, contents: Contents, number: int, *, same: bool
) -> None:
    """Rewrite the journal unless it is the `same` as the outbox, whole and not too long."""
    if not same or contents.unreadable or needs_compaction(tx, journal):
        compact(tx.connection, journal)
    elif contents.lineage is not None and max(contents.confirmed, contents.base) < number:
        # The program died between the commit and this line: without it a restored backup would pass over the edit.
        journal.confirm(number)


def _put_place(tx: Transaction, here: Place | None, *, apart: bool, renew: bool) -> None:
    if here is not None and meta(tx.connection, PLACE) != here.to_json() and renew:
        put_meta(tx.connection, PLACE, here.to_json())
    elif apart and here is None:
        put_meta(tx.connection, PLACE, None)  # that of the original


def is_at_its_place(connection: sqlite3.Connection, here: Place | None) -> bool:
    """Whether the file is where it was opened last; also where places are not compared."""
    return here is None or meta(connection, PLACE) == here.to_json()


def raise_mark(connection: sqlite3.Connection, marks: HighWaterMarks) -> None:
    """Note outside the folder how far the database has come."""
    lineage, number = meta(connection, LINEAGE), meta(connection, NUMBER)
    if lineage and number:
        marks.raise_to(str(lineage), int(number))


def is_put_back(connection: sqlite3.Connection, marks: HighWaterMarks | None) -> bool:
    """Whether the database had come further than it says; also when only the journal knows more."""
    if marks is None or (lineage := meta(connection, LINEAGE)) is None:
        return False
    return marks.get(str(lineage)) > int(meta(connection, NUMBER) or 0)


def _elsewhere(tx: Transaction, here: Place, lineage: str) -> bool:
    """Whether the file was somewhere else and may be there still. The first start that keeps places is no copy."""
    known = meta(tx.connection, PLACE)
    with suppress(KeyError, TypeError):  # a rotten value names no place (F109)
        return known is not None and is_copy(Place.from_json(known), here, key=LINEAGE, identity=lineage)
    return False


def _ask_about(tx: Transaction, keys: Iterable[Key]) -> int:
    """Hold the changes of a copy with these keys until a person has said who sends them (F113); returns their number.

    One that is asked about as a deletion or as a possible duplicate is held already.
    """
    from storage.records.history import EventKind

    asked = 0
    for key in keys:
        change = tx.change(*key)
        if change is None:
            continue
        asked += 1
        sides = {change.question.here, change.question.cloud}
        if change.blocked and sides & {Claim.DELETION, Claim.RECORDS, Claim.ELSEWHERE}:
            continue
        tx.put_change(asked_who_sends(change, now=tx.now))
        tx.history.record(change.entity, change.id, EventKind.HELD, origin="sync")
    return asked


def _never_committed(contents: Contents, number: int) -> bool:
    """Whether the database lacks just one transaction, which never committed."""
    return contents.newest == number + 1 and contents.confirmed <= number and number >= contents.base


def _digests(tx: Transaction) -> dict[Key, bytes]:
    """The outbox by digests: a hundred thousand changes are more than a gigabyte. Raises UnreadableValue (F109)."""
    return {(each.entity, each.id): outbox.digest(each) for each in outbox.each(tx.connection)}


def _undo_rot(tx: Transaction, before: Mapping[Key, bytes], contents: Contents) -> bool:
    """Make the outbox what the journal says of the same transaction: its lines have checksums, rows have none (F109).

    Answers whether it was that already.
    """
    gone = before.keys() - contents.keys
    other = {key for key, digest in contents.digests() if before.get(key) != digest}
    for entity, record_id in gone:
        _drop(tx, {"entity": entity, "id": record_id})
    for change in contents.outbox() if other else ():
        if (change.entity, change.id) in other:
            _put(tx, change)
    return not gone and not other


def needs_compaction(tx: Transaction, journal: Journal) -> bool:
    """Whether the journal is large, and mostly about changes already sent."""
    return journal.size > COMPACT_BYTES and journal.size > 2 * outbox.size(tx.connection)


def compact(connection: sqlite3.Connection, journal: Journal) -> None:
    """Keep only pending changes in the journal: sent edits (F125) and personal data of anonymised records (F53) go.

    In a transaction, so that no other process writes to the journal meanwhile.
    """
    number, lineage = int(meta(connection, NUMBER) or 0), str(meta(connection, LINEAGE))
    aliases, earlier = id_aliases.list_all(connection), meta(connection, EARLIER)
    journal.rewrite(
        outbox.each(connection),
        count=outbox.count(connection),
        number=number,
        lineage=lineage,
        aliases=aliases,
        earlier=earlier,
    )


def _replay_missing(tx: Transaction, contents: Contents, number: int) -> None:
    if number < contents.base:
        _replay_rewritten(tx, contents)
    for step in (each for batch in contents.batches if batch > number for each in contents.steps(batch)):
        match step["do"]:
            case "put":
                _put(tx, outbox.from_json(step["change"]))
            case "alias":
                _rename(tx, step["entity"], step["old"], step["now"])
            case _:
                _drop(tx, step)


def _replay_rewritten(tx: Transaction, contents: Contents) -> None:
    """Replay what the journal held when it was last rewritten."""
    if contents.complete:
        wanted = {(each.entity, each.id) for each in contents.changes()}
        for stale in list(outbox.select(tx.connection)):
            if (stale.entity, stale.id) not in wanted:
                _drop(tx, {"entity": stale.entity, "id": stale.id})
    renamed = _rename_all(tx, contents.aliases)
    _move_renamed(tx, renamed)
    for change in contents.changes():
        _put(tx, change)
    _remove_renamed(tx, renamed)


def _rename(tx: Transaction, entity: str, old: int, now: int) -> None:
    from storage.records.id_remap import remap

    if entity in tx.catalogue:
        remap(tx, entity, {old: now})


def _rename_all(tx: Transaction, aliases: Iterable[Alias]) -> list[Alias]:
    """Rewrite the references to old ids; answers the aliases that the database did not know and may know."""
    known = set(id_aliases.list_all(tx.connection))
    new = [each for each in aliases if each not in known and not _keeps_its_name(tx, each)]
    for alias in new:
        _rename(tx, *alias)
    return new


def _keeps_its_name(tx: Transaction, alias: Alias) -> bool:
    """Whether what waits under the old id is for the engine to look up under it.

    A create is named by what is found (F113); a deletion is done where the cloud has no such record any more.
    """
    entity, old, _ = alias
    change = tx.change(entity, old)
    if change is None:
        return False
    return change.kind is ChangeKind.DELETE or (change.kind is ChangeKind.CREATE and change.base is None)


def _move_renamed(tx: Transaction, aliases: Iterable[Alias]) -> dict[Key, WaitingChange]:
    """Move what waits under old ids to the new ones; answers the changes as they are now.

    The record was deleted in the cloud and created anew: left behind an alias, a change could not be decided by anybody,
    and under its own id it would make the record a second time.
    """
    moved: dict[Key, WaitingChange] = {}
    for entity, old, now in aliases:
        change = tx.change(entity, old) if entity in tx.catalogue else None
        if change is not None:
            tx.drop_change(entity, old)
            moved[entity, now] = change = under(now, change)
            tx.put_change(change)
    return moved


def _remove_renamed(tx: Transaction, aliases: Iterable[Alias]) -> None:
    """Remove the copies under old ids: records that were deleted and created anew since come under their new ids.

    The old id is a deleted record of the cloud. Living on here, it could be restored, and thereby made, a second time.
    """
    for entity, old, _ in aliases:
        if entity in tx.catalogue and tx.change(entity, old) is None:
            copy = tx.get(entity, old)
            if copy is not None and not copy.get("deleted"):
                tx.remove(entity, old)


def _replay_other_database(
    tx: Transaction, contents: Contents, journal: Journal, *, is_later: bool
) -> dict[Key, WaitingChange]:
    """Adopt the edits of another database that was here before; of two changes of one record the later wins.

    `is_later`: the journal's are, whatever the clocks said (F78).
    Edits of another cloud are not adopted (F102); a copy of their journal is kept beside ours.
    Answers our changes of records that have other ids since.
    """
    own: int | None = meta(tx.connection, "cloud_id")
    renamed: list[Alias] = []

    def is_ours(change: WaitingChange) -> bool:
        return own is None or _cloud_of(change) in (None, own)

    if all(map(is_ours, contents.outbox())):
        renamed = _rename_all(tx, contents.names())
    else:
        journal.copy_aside()
    moved = _move_renamed(tx, renamed)
    for change in filter(is_ours, contents.outbox()):
        present = tx.change(change.entity, change.id)
        if present is None or is_later or present.changed < change.changed:
            _put(tx, change)
    _remove_renamed(tx, renamed)
    return moved


def _cloud_of(change: WaitingChange) -> int | None:
    known = change.remote or change.base or change.intent.set
    cloud: int | None = known.get("_cloudId")
    return cloud


def _put(tx: Transaction, change: WaitingChange) -> None:
    from storage.records.history import EventKind, diff

    if change.entity not in tx.catalogue:
        return
    before = tx.get(change.entity, change.id)
    if change.kind is ChangeKind.DELETE and change.anonymize:
        tx.anonymize(change.entity, change.id)  # an older copy of the database has the values again (F53)
    shown = tx.put_change(change)
    if changed := diff(before, shown):
        events = {
            ChangeKind.CREATE: EventKind.CREATED,
            ChangeKind.UPDATE: EventKind.EDITED,
            ChangeKind.DELETE: EventKind.DELETED,
        }
        tx.history.record(change.entity, change.id, events[change.kind], fields=changed, origin=change.origin)


def _drop(tx: Transaction, step: Step) -> None:
    entity, record_id = step["entity"], step["id"]
    if entity not in tx.catalogue:
        return
    change = tx.change(entity, record_id)
    tx.drop_change(entity, record_id)
    fallback = None if change is None else change.remote or change.base
    if fallback is not None and change is not None and change.kind is ChangeKind.DELETE and change.anonymize:
        fallback = {**fallback, "deleted": True}  # a copy without values was never the cloud's (F53)
    stands: Record | None = step.get("stands", fallback)
    if stands is not None:
        tx.put(entity, stands)
    elif "stands" in step or change is not None:
        tx.remove(entity, record_id)
    remade = change is not None and change.kind is ChangeKind.CREATE and change.base is not None
    if remade and stands is not None and stands.get("deleted") and tx.catalogue[entity].soft_delete:
        # That it was deleted is what we had made it anew for; whether it lives again only the cloud can tell (N7).
        tx.sync_state.regressions.put(
            [RegressedRecord(entity=entity, id=record_id, dispute=Dispute.ACCEPTED, at=tx.now)]
        )
