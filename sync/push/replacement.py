"""What a row must show before its record may be replaced by PUT: a member that the body leaves out is deleted.

Called by `update` for pages and by `create` for restored records. Members that the catalogue does not know are sent back
as they were read (F110). A declared field that the row does not show is left out only where no row ever showed it
(F120); otherwise the record is patched. So are all records of a list that shows less of them than a read by id.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from typing import Any

from storage.outbox.changes import WaitingChange
from storage.schema.fields import Entity, Merge, Record
from sync.client.capabilities import Capability
from sync.client.error_mapping import Inexact
from sync.errors import CloudRecordMissing, Rejected, VerbRefused
from sync.merge.plan import Pairs, differences, unknown_members
from sync.push.session import PushSession

EXTERNAL_IDS = "externalIds"
"""The other name of `externalId`, which a cloud may show beside it and refuses in a body."""


def returnable(session: PushSession, entity: Entity, row: Record) -> Record | None:
    """The row's unknown members for the body of a PUT; None when they cannot be sent back as they were read."""
    unknown = unknown_members(entity, row)
    if not unknown:
        return {}
    allowed = session.capabilities.allows(entity, Capability.RETURN_UNKNOWN)
    kept_back = EXTERNAL_IDS in unknown or any(name.startswith("__") for name in unknown)
    return dict(unknown) if allowed and not kept_back and _exact(unknown) else None


def _exact(value: Any) -> bool:
    """Whether JSON made of `value` says what was read: no number has more digits than a double."""
    if isinstance(value, Mapping):
        return all(map(_exact, value.values()))
    if isinstance(value, list):
        return all(map(_exact, value))
    return not isinstance(value, Inexact)


def replaceable(
    session: PushSession, entity: Entity, change: WaitingChange, row: Record, unshown: Collection[str]
) -> bool:
    """Whether a PUT of this row loses nothing. `unshown`: fields that no row ever showed."""
    if returnable(session, entity, row) is None:
        return False
    if unknown_members(entity, row) and not session.capabilities.allows(entity, Capability.REPLACE_UNKNOWN):
        return False
    known = change.remote or change.base or {}
    hidden = (_replaced(entity) | unknown_members(entity, known).keys()) - row.keys()
    return all(known.get(name) is None and (name in unshown or name not in entity.by_name) for name in hidden)


@lru_cache(maxsize=100)
def _replaced(entity: Entity) -> frozenset[str]:
    return frozenset(each.name for each in entity.fields if each.writable and each.merge is not Merge.SERVER)


def unshown_fields(session: PushSession, entity: Entity, rows: Sequence[Record]) -> frozenset[str]:
    """Fields that these rows do not show and no row ever showed: a PUT that leaves them out empties nothing.

    A list may show less of its records than a read by id, unknown members too: the first time, and when a field is
    missing for the first time, one record is read by id, and `LISTS_WHOLE` learnt. Raises the errors of `sync.errors`.
    """
    wanted = _replaced(entity)
    missing = wanted.difference(*rows)
    stored = session.replica.sync_state.unshown_fields.get(entity.name)
    known = stored - (wanted - missing)
    if fresh := missing - known:
        fresh -= session.replica.sync_state.unshown_fields.valued(entity, fresh)
    if rows and (fresh or (entity.name, Capability.LISTS_WHOLE) not in session.capabilities.seen):
        read = _read_alone(session, entity, rows)
        whole = read is None or not _shows_less(entity, rows, *read)
        session.learn_seen(entity, Capability.LISTS_WHOLE, allowed=whole)
        if read is not None and whole:
            known |= fresh
    if known != stored:
        with session.replica.write() as tx:
            tx.sync_state.unshown_fields.put(entity.name, known)
    return known


def lists_are_whole(session: PushSession, entity: Entity, rows: Sequence[Record]) -> bool:
    """Whether lists show as much of their records as a read by id; learnt from one of these deleted `rows` if need be.

    Where the cloud does not show deleted records alone, nothing is learnt, and their rows are all that there is.
    Raises the errors of `sync.errors`.
    """
    if rows and (entity.name, Capability.LISTS_WHOLE) not in session.capabilities.seen:
        read = _read_alone(session, entity, rows)
        if read is not None:
            whole = not _shows_less(entity, rows, *read)
            session.learn_seen(entity, Capability.LISTS_WHOLE, allowed=whole)
    return session.capabilities.allows(entity, Capability.LISTS_WHOLE)


def _read_alone(session: PushSession, entity: Entity, rows: Sequence[Record]) -> tuple[Record, Record] | None:
    """A row of the list, and the same record read by id; None where the cloud does not show single records."""
    living_first = sorted(rows, key=lambda row: bool(row.get("deleted")))
    for row in living_first[:2]:  # one may have been deleted meanwhile
        session.checkpoint()
        try:
            answer = session.cloud.get(entity.name, row["id"])
        except (CloudRecordMissing, VerbRefused):
            continue
        alone = session.decode_row(entity, answer.record)
        with session.replica.write() as tx:
            session.note_tag(tx, entity, alone, answer.etag)
        return row, alone
    return None


def _shows_less(entity: Entity, rows: Sequence[Record], row: Record, alone: Record) -> bool:
    """Whether a replacement made of the list's row would lose members, or values that the list cuts."""
    written = (_replaced(entity) & alone.keys()) | unknown_members(entity, alone).keys()
    shown = frozenset[str]().union(*rows)
    # A list may leave out what is null.
    if any(name not in row and (alone[name] is not None or name not in shown) for name in written):
        return True
    changed = row.get("versionDate") != alone.get("versionDate")
    return not changed and any(
        row[name] != alone[name] if name not in entity.by_name else differences(entity, row, alone).get(name)
        for name in written & row.keys()
    )


def learn_from_answer(
    session: PushSession, entity: Entity, read: Sequence[Record], answers: Mapping[int, Record]
) -> None:
    """Learn whether the cloud keeps unknown members that a PUT sends back."""
    kept = [
        answered.get(name) is not None
        for row in read
        if (answered := answers.get(row["id"])) is not None
        for name, value in unknown_members(entity, row).items()
        if value is not None
    ]
    if kept:
        session.learn_seen(entity, Capability.RETURN_UNKNOWN, allowed=all(kept))


def learn_from_refusal(session: PushSession, entity: Entity, rows: Sequence[Record], error: Rejected) -> bool:
    """Learn from a 400 that names an unknown member; answers whether it did."""
    unknown = {name for row in rows for name in unknown_members(entity, row)}
    named = any(each.field in unknown for each in error.violations)
    if named:
        session.learn_seen(entity, Capability.RETURN_UNKNOWN, allowed=False)
    return named


def lost_members(entity: Entity, row: Record, answer: Mapping[str, Any]) -> Pairs:
    """Unknown members of a row that its replacement did not keep, for the history (N2)."""
    return {
        name: (value, None)
        for name, value in unknown_members(entity, row).items()
        if value is not None and answer.get(name) is None
    }


def learn_from_patches(session: PushSession, entity: Entity, rows: Sequence[Record]) -> None:
    """Learn from a refused array whose records were all patched afterwards: no value that was edited was at fault.

    It may have been the unknown members, or another value of a row. Such rows are patched from now on, unless the cloud
    was seen to accept unknown members. A restored record, which cannot be patched, is sent with them all the same.
    """
    if any(unknown_members(entity, row) for row in rows):
        accepts = (entity.name, Capability.RETURN_UNKNOWN) in session.capabilities.seen
        if not (accepts and session.capabilities.allows(entity, Capability.RETURN_UNKNOWN)):
            session.learn_default(entity, Capability.REPLACE_UNKNOWN, False)
