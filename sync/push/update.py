"""Updates: read, merge, write under the ETag of the copy that was read.

Called by `push`. One or two records are sent by GET and PATCH (`update_one`); more by one GET of `id|in|...` and one PUT
of the same page: two requests per hundred. A copy that we did not read is never overwritten (N2).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from storage.outbox.changes import WaitingChange
from storage.schema.fields import Entity, Record
from storage.wire import encode
from sync.client.capabilities import Capability
from sync.errors import (
    CloudPreconditionFailed,
    CloudPreconditionRequired,
    CloudRecordMissing,
    Forbidden,
    ProtocolMismatch,
    Rejected,
    ServerFault,
    SyncError,
    VerbRefused,
)
from sync.merge.echo import needs_read_by_id
from sync.merge.plan import sendable, unknown_members
from sync.pull.apply_page import behind
from sync.push import unsupported_verbs
from sync.push.replacement import (
    learn_from_answer,
    learn_from_patches,
    learn_from_refusal,
    replaceable,
    unshown_fields,
)
from sync.push.session import PushSession, halves
from sync.push.tag_cover import learn_from_page
from sync.push.update_one import ROUNDS, prepare_all, update_one

FEW = 2
"""Up to this many records, a GET and a PATCH each cost no more than the two list requests."""


def update(session: PushSession, entity: Entity, changes: Sequence[WaitingChange]) -> None:
    """Send updates of one entity."""
    together = [change for change in changes if change.attempts < 2]
    alone = [change for change in changes if change.attempts >= 2]
    if len(together) <= FEW or not _replaces_pages(session, entity):
        together, alone = [], list(changes)
    for start in range(0, len(together), entity.batch_limit):
        _update_page(session, entity, together[start : start + entity.batch_limit], rounds=ROUNDS)
    _one_by_one(session, entity, alone)
    unsupported_verbs.hold_outdated(session, entity)


def _replaces_pages(session: PushSession, entity: Entity) -> bool:
    """Whether the cloud takes arrays, their tag guards every field (F121), and their rows are whole (F110)."""
    needed = (Capability.REPLACE_MANY, Capability.TAGS_COVER, Capability.LISTS_WHOLE)
    return all(session.capabilities.allows(entity, each) for each in needed)


def _one_by_one(session: PushSession, entity: Entity, changes: Sequence[WaitingChange]) -> bool:
    """Send each alone; answers whether the cloud accepted every PATCH."""
    patched = [update_one(session, entity, change) for change in changes]
    return all(patched)


def _update_page(
    session: PushSession,
    entity: Entity,
    batch: Sequence[WaitingChange],
    *,
    rounds: int,
    refused: str | None = None,
) -> bool:
    """Send updates as one page, or each alone; answers whether the cloud accepted a PATCH of every one.

    `refused`: the ETag under which the cloud has just called the page outdated.
    """
    batch = [change for change in batch if not unsupported_verbs.may_not_be_sent(session, change)]
    if len(batch) <= FEW or rounds == 0 or not _replaces_pages(session, entity):
        return _one_by_one(session, entity, batch)
    try:
        return _attempt_page(session, entity, batch, rounds, refused)
    except SyncError as error:
        session.handle_failure(batch, error)
    return False


def _attempt_page(
    session: PushSession, entity: Entity, batch: Sequence[WaitingChange], rounds: int, refused: str | None
) -> bool:
    session.checkpoint()
    try:
        found = session.list_by_ids(entity, batch)
    except (Rejected, ServerFault) as error:
        # This filter, or this list, is what the cloud fails at (F112).
        if isinstance(error, ServerFault):
            session.note_fault(entity)
        return _one_by_one(session, entity, batch)
    except Forbidden as error:
        if error.whole_cloud:
            raise
        return _apart(session, batch, error, partial(_one_by_one, session, entity))
    changes = {change.id: change for change in batch}
    unshown = unshown_fields(session, entity, [*found.records.values()])
    if not _replaces_pages(session, entity):  # learnt just now
        return _one_by_one(session, entity, batch)
    # In the order of the page, since the ETag is that of the page.
    shown = [(changes[id], record) for id, record in found.records.items() if id in changes]
    stale = behind(session.replica.sync_state, entity, shown)
    fit = [
        (change, record)
        for change, record in shown
        if replaceable(session, entity, change, record, unshown)
        and change.id not in stale
        and not needs_read_by_id(entity, change, record)
    ]
    session.checkpoint()
    with session.replica.write() as tx:
        going = prepare_all(session, tx, entity, fit)
    left = [change for change, _ in going]
    fitting = {change.id for change, _ in fit}
    apart = [change for change in batch if change.id not in fitting]
    patched = False
    if left and (len(left) < found.rows or found.etag is None):
        # The page's ETag covers records that need no write: read a page of the others only.
        session.unmark_sent(left)
        left = session.as_stored(left)
        patched = _update_page(session, entity, left, rounds=rounds - 1 if found.etag is not None else 0)
    elif left:
        same = found.etag is not None and found.etag == refused
        patched = _put_page(session, entity, going, etag=found.etag, rounds=rounds, same=same)
    session.publish_sent(entity, list(found.records))
    return _one_by_one(session, entity, apart) and (patched or not left)


def _apart(
    session: PushSession,
    batch: Sequence[WaitingChange],
    error: Forbidden,
    send: Callable[[Sequence[WaitingChange]], bool],
) -> bool:
    """Send apart what was forbidden together, to read or to write; answers whether the cloud accepted a PATCH of each."""
    patched: list[bool] = []
    unsupported_verbs.send_apart(session, batch, error, lambda part: patched.append(send(part)))
    return all(patched)


def _put_page(
    session: PushSession,
    entity: Entity,
    going: Sequence[tuple[WaitingChange, Record]],
    *,
    etag: str | None,
    rounds: int,
    same: bool,
) -> bool:
    """Replace the records of a page; answers whether the cloud accepted a PATCH of each instead.

    `same`: the cloud has called this very page outdated before, so that it is one of its records that it refuses (F139).
    """
    left = [change for change, _ in going]
    bodies = [_body(session, entity, change, record) for change, record in going]
    try:
        answer = session.cloud.put_many(entity.name, bodies, if_match=etag)
    except (CloudPreconditionFailed, CloudPreconditionRequired):
        session.release_outdated(left)
        left = session.as_stored(left)
        if not same:
            return _update_page(session, entity, left, rounds=rounds - 1, refused=etag)
        parts = [_update_page(session, entity, half, rounds=ROUNDS) for half in halves(left)]
        return all(parts)
    except (Rejected, VerbRefused, CloudRecordMissing) as error:
        session.learn(entity, Capability.REPLACE_MANY, error)
        session.unmark_sent(left)
        return _refused(session, entity, going, error, rounds)
    except SyncError as error:
        if isinstance(error, Forbidden) and not error.whole_cloud:
            session.unmark_sent(left)
            again = partial(_update_page, session, entity, rounds=rounds)
            return _apart(session, session.as_stored(left), error, again)
        session.release_unsent(left, error)
        session.handle_failure(left, error)
        return False
    session.learn(entity, Capability.REPLACE_MANY, answer)
    unsupported_verbs.note_guarded(session, entity.name, etag)
    answers = (
        session.decode_rows(entity, answer.records).records
        if answer.records
        else _read_again(session, entity, going)
    )
    learn_from_answer(session, entity, [row for _, row in going], answers)
    with session.replica.write() as tx:
        answered = [(change, record) for change in left if (record := answers.get(change.id)) is not None]
        session.acknowledge_all(tx, entity, answered)
    session.publish_sent(entity, list(answers))
    learn_from_page(session, entity, going, etag, answers, answer.etag)
    if lost := [change for change in left if change.id not in answers]:
        session.retry_later(lost, ProtocolMismatch(reason="row", maybe_applied=True))
    return False


def _read_again(
    session: PushSession, entity: Entity, going: Sequence[tuple[WaitingChange, Record]]
) -> Mapping[int, Record]:
    """The records of a page that the cloud accepted without showing them, as far as a list shows newer ones (F119)."""
    session.checkpoint()
    try:
        shown = session.list_by_ids(entity, [change for change, _ in going]).records
    except SyncError:
        return {}
    read = {change.id: record.get("versionDate") or 0 for change, record in going}
    return {id: row for id, row in shown.items() if (row.get("versionDate") or 0) > read.get(id, 0)}


def _refused(
    session: PushSession,
    entity: Entity,
    going: Sequence[tuple[WaitingChange, Record]],
    error: SyncError,
    rounds: int,
) -> bool:
    """Send in smaller parts what was refused as an array; answers whether the cloud accepted a PATCH of each."""
    left, rows = session.as_stored(change for change, _ in going), [row for _, row in going]
    if isinstance(error, Rejected):
        if learn_from_refusal(session, entity, rows, error):
            return _update_page(session, entity, left, rounds=rounds)
        parts = [_update_page(session, entity, half, rounds=rounds) for half in halves(left)]
        if all(parts):
            learn_from_patches(session, entity, rows)
        return all(parts)
    patched = _one_by_one(session, entity, left)
    if patched and isinstance(error, CloudRecordMissing):
        # Every record was there: the 404 is about the array (F118).
        session.learn_seen(entity, Capability.REPLACE_MANY, allowed=False)
    return patched


def _body(session: PushSession, entity: Entity, change: WaitingChange, record: Record) -> dict[str, object]:
    sent = change.sent.set if change.sent else {}
    body = sendable(entity, {**record, **sent, "_cloudId": session.cloud.cloud_id})
    return encode(entity, {**unknown_members(entity, record), **body}, numbers="json")
