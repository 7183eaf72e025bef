"""Records that the cloud has deleted and that are restored here: a page of them in two requests.

Called by `create`. The list shows the deleted copies, and its ETag guards the PUT of the same page: a record that
somebody else restores meanwhile is not overwritten (N2), and a repetition after a lost answer finds it alive (N3).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from storage.outbox.changes import WaitingChange
from storage.records.transaction import Transaction
from storage.schema.fields import Entity, Record
from sync.client.capabilities import Capability
from sync.client.responses import Many
from sync.errors import (
    CloudPreconditionFailed,
    CloudPreconditionRequired,
    CloudRecordMissing,
    ProtocolMismatch,
    Rejected,
    SyncError,
    VerbRefused,
)
from sync.merge.plan import Verdict, observe, unseen_values
from sync.push.create_body import create_body, intent_to_send
from sync.push.replacement import (
    learn_from_answer,
    learn_from_refusal,
    lists_are_whole,
    lost_members,
    returnable,
)
from sync.push.session import PushSession, is_list_refused

FEW = 2
"""Up to this many records are restored one by one."""
ROUNDS = 2
"""Pages read before the records are sent one by one."""


@dataclass(slots=True)
class Left:
    """Restored records that were not sent as a page."""

    alone: list[WaitingChange] = field(default_factory=list)
    """To be sent one by one."""
    absent: list[WaitingChange] = field(default_factory=list)
    """The list does not show them, so that an array without an ETag may make them."""
    living: list[tuple[WaitingChange, Record]] = field(default_factory=list)
    """A list shows them alive, with its rows: somebody restored them, or we did and got no answer."""
    refused: list[WaitingChange] = field(default_factory=list)
    """The cloud has them as deleted and refused their array."""
    values: bool = False
    """It may be the values of one of them that it refused."""


def restore_page(
    session: PushSession, entity: Entity, changes: Sequence[WaitingChange], *, rounds: int = ROUNDS
) -> Left:
    """Restore up to `batch_limit` records under their own ids; answers those that are left to do."""
    together = [change for change in changes if change.attempts < 2]
    left = Left([change for change in changes if change.attempts >= 2])
    if len(together) <= FEW or rounds == 0 or not _replaces_pages(session, entity):
        return Left([*changes])
    session.checkpoint()
    try:
        found = session.list_by_ids(entity, together)
        dead = {id: row for id, row in found.records.items() if row.get("deleted")}
        whole = lists_are_whole(session, entity, [*dead.values()])
    except SyncError as error:
        if is_list_refused(error):
            return Left([*changes])
        session.handle_failure(together, error)
        return left
    for change in together:
        row = found.records.get(change.id)
        if row is None and change.id not in found.unreadable:
            left.absent.append(change)
        elif row is not None and whole and change.id not in dead:
            left.living.append((change, row))
        elif row is None or not whole:
            left.alone.append(change)
    fit = [change for change in together if change.id in dead] if whole else []
    going = _mark(session, entity, fit, dead)
    if going and (len(going) < found.rows or found.etag is None):
        # The page's ETag covers records that are not written: read a page of the others only.
        session.unmark_sent(going)
        return _and(left, restore_page(session, entity, going, rounds=rounds - 1 if found.etag else 0))
    return _and(left, _put_page(session, entity, going, dead, found.etag, rounds)) if going else left


def _replaces_pages(session: PushSession, entity: Entity) -> bool:
    needed = (Capability.REPLACE_MANY, Capability.TAGS_COVER, Capability.LISTS_WHOLE)
    return all(session.capabilities.allows(entity, each) for each in needed)


def _mark(
    session: PushSession, entity: Entity, changes: Sequence[WaitingChange], dead: Mapping[int, Record]
) -> list[WaitingChange]:
    """The changes as marked, in the order of the page, since the ETag is that of the page.

    With them the copies that they replace: should the answer be lost, nothing else shows those any more (N2).
    """
    by_id = {change.id: change for change in changes}
    session.checkpoint()
    with session.replica.write() as tx:
        going = [by_id[id] for id in dead if id in by_id]
        _note_in(session, tx, entity, going, dead)
        marked = [session.mark_sent(each, intent_to_send(session, each), tx) for each in going]
    return [change for change in marked if change is not None]


def _put_page(
    session: PushSession,
    entity: Entity,
    going: Sequence[WaitingChange],
    dead: Mapping[int, Record],
    etag: str | None,
    rounds: int,
) -> Left:
    rows = [dead[change.id] for change in going]
    bodies = [
        {**(returnable(session, entity, row) or {}), **create_body(session, entity, change)}
        for change, row in zip(going, rows, strict=True)
    ]
    try:
        answer = session.cloud.put_many(entity.name, bodies, if_match=etag)
    except (CloudPreconditionFailed, CloudPreconditionRequired):
        session.unmark_sent(going)
        return restore_page(session, entity, going, rounds=rounds - 1)
    except (Rejected, VerbRefused, CloudRecordMissing) as error:
        session.unmark_sent(going)
        session.learn(entity, Capability.REPLACE_MANY, error)
        if isinstance(error, Rejected) and learn_from_refusal(session, entity, rows, error):
            return restore_page(session, entity, going, rounds=rounds - 1)
        note_deleted(session, entity, going, dead)
        return Left(refused=[*going], values=isinstance(error, Rejected))
    except SyncError as error:
        session.handle_failure(going, error)
        return Left()
    session.learn(entity, Capability.REPLACE_MANY, answer)
    _acknowledge(session, entity, going, dead, answer)
    return Left()


def _acknowledge(
    session: PushSession,
    entity: Entity,
    going: Sequence[WaitingChange],
    dead: Mapping[int, Record],
    answer: Many,
) -> None:
    """Match the answer's rows by id (F33); a record without a row stays unknown."""
    answers = session.decode_rows(entity, answer.records).records
    learn_from_answer(session, entity, [*dead.values()], answers)
    answered = [(change, record) for change in going if (record := answers.get(change.id)) is not None]
    replaced = {
        change.id: unseen_values(entity, change, dead[change.id])
        | lost_members(entity, dead[change.id], record)
        for change, record in answered
    }
    with session.replica.write() as tx:
        session.acknowledge_all(tx, entity, answered, replaced)
    session.publish_sent(entity, [change.id for change in going if change.id in answers])
    if lost := [change for change in going if change.id not in answers]:
        session.retry_later(lost, ProtocolMismatch(reason="row", maybe_applied=True))


def note_deleted(
    session: PushSession, entity: Entity, changes: Sequence[WaitingChange], dead: Mapping[int, Record]
) -> None:
    """Store the deleted copies that the cloud shows: what replaces them is in the history then (N2)."""
    with session.replica.write() as tx:
        _note_in(session, tx, entity, changes, dead)


def _note_in(
    session: PushSession,
    tx: Transaction,
    entity: Entity,
    changes: Sequence[WaitingChange],
    dead: Mapping[int, Record],
) -> None:
    session.store_all(tx, entity, [(change, _observing(entity, dead[change.id])) for change in changes])


def _observing(entity: Entity, gone: Record) -> Callable[[WaitingChange], Verdict]:
    """A restored record that has no base gets the deleted copy as its base: else it counts as made here and deleted since (N1)."""

    def judge(change: WaitingChange) -> Verdict:
        known = change if change.base is not None else change.but(base=gone)
        return observe(entity, known, gone, now=change.changed, listed=True)

    return judge


def _and(one: Left, other: Left) -> Left:
    return Left(
        [*one.alone, *other.alone],
        [*one.absent, *other.absent],
        [*one.living, *other.living],
        [*one.refused, *other.refused],
        one.values or other.values,
    )
