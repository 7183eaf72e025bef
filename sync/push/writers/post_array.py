"""PostArray: new records under ids that the cloud chooses, for a cloud that does not insert under ours.

Never repeated blindly: the body is on disk before its bytes leave, and an unknown outcome is resolved by looking the
record up (`lost`). Those that a marker identifies go together, the others one by one.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from storage.outbox.changes import ChangeKind, Intent, WaitingChange
from storage.records.history import EventKind
from storage.records.replica import MAX_SAFE_ID
from storage.records.transaction import Transaction
from storage.schema.fields import Entity, Record
from storage.wire import encode
from sync.change.create_markers import EXTERNAL_ID, is_ours, marked
from sync.change.events import Accepted, Found, Match
from sync.change.records import sendable, unknown_members, unseen_values
from sync.change.settle import posted_anew
from sync.change.step import step
from sync.client.capabilities import Capability
from sync.client.responses import Many
from sync.errors import CloudRecordMissing, ProtocolMismatch, SyncError
from sync.merge.apply_verdict import ORIGIN
from sync.merge.create_matching import lookup_filter
from sync.merge.rebind_ids import ServerAssignedId
from sync.merge.server_rewrites import unkept_fields
from sync.push import unsupported_verbs
from sync.push.create_body import observing
from sync.push.duplicate_names import adopt_from_cloud, duplicate_in_cloud
from sync.push.failure import Fate, fate
from sync.push.lost import resolve_found, rows_of
from sync.push.result import Result, Results, always, failed, halves, settled
from sync.push.session import PushSession
from sync.push.settle import settle_failure

FEW = 2
"""Up to this many records that are restored are read by id."""
size = 100
fits = always


def send(session: PushSession, entity: Entity, batch: Sequence[WaitingChange]) -> Results:
    """Send creates that the cloud certainly lacks."""
    going = _still_gone(session, entity, batch)
    together = [each for each in going if each.attempts < 2 and _known_by_marker(session, entity, each)]
    for part in [together, *([change] for change in going if change not in together)]:
        if part:
            session.checkpoint()
            yield from _array(session, entity, _marked(session, entity, part))


def _still_gone(
    session: PushSession, entity: Entity, changes: Sequence[WaitingChange]
) -> list[WaitingChange]:
    """The changes without those whose deleted records live again: somebody else has restored them (F131)."""
    restored = [change for change in changes if change.base is not None]
    gone: dict[int, Record] = {}
    if len(restored) > FEW:
        session.checkpoint()
        listed = session.ask(lambda: session.list_by_ids(entity, restored))
        if not isinstance(listed, SyncError):
            gone = {id: row for id, row in listed.records.items() if row.get("deleted")}
    # A POST of an earlier run, whose old id a list has shown alive since.
    living = [
        each for each in changes if each.base is None and each.remote and not each.remote.get("deleted")
    ]
    with session.replica.write() as tx:
        dead = [change for change in restored if change.id in gone]
        session.store_all(tx, entity, [(each, observing(entity, gone[each.id])) for each in dead])
    lives = {
        each.id for each in (*restored, *living) if each.id not in gone and _lives(session, entity, each)
    }
    return [change for change in changes if change.id not in lives]


def _lives(session: PushSession, entity: Entity, change: WaitingChange) -> bool:
    """Whether the record lives under its old id, by a read that adopts it then, or cannot be read."""
    found = session.read(entity, change.id)
    if isinstance(found, CloudRecordMissing):
        return False
    if isinstance(found, SyncError):
        settle_failure(session, [change], found)
        return True
    if found.record.get("deleted"):
        return False
    there = Found(found.record, Match.NAME if change.base is None else Match.OURS)
    session.store(entity, change, lambda now: step(entity, now, there, now=now.changed))
    session.publish_sent(entity, [change.id])
    return True


def _known_by_marker(session: PushSession, entity: Entity, change: WaitingChange) -> bool:
    """Whether its `externalId` identifies it: our marker, or a user's value that no other record here has (F75)."""
    own = marked(entity, change.intent, change.id).set.get(EXTERNAL_ID)
    if not own or is_ours(own):
        return bool(own)
    others = session.replica.ids_with(entity.name, {EXTERNAL_ID: own}, except_id=change.id, deleted=True)
    return not others and lookup_filter(entity, {EXTERNAL_ID: own}) is not None


def _marked(session: PushSession, entity: Entity, batch: Sequence[WaitingChange]) -> list[WaitingChange]:
    going: list[WaitingChange] = []
    with session.replica.write() as tx:
        for change in batch:
            current = tx.change(change.entity, change.id)
            if current is not None and current.kind is ChangeKind.CREATE:
                meant = _with_marker(session, tx, entity, current)
                left_out = {"id", "_cloudId", *session.omitted_fields(change)}
                sent = session.mark_sent(meant, meant.intent.without(left_out), tx)
                going += [sent] if sent is not None else []
    return going


def _with_marker(
    session: PushSession, tx: Transaction, entity: Entity, current: WaitingChange
) -> WaitingChange:
    """From here on the marker belongs to the record: the next attempt must carry the same.

    A restored record is created anew and needs a marker of its own: another computer may restore the same record.
    """
    again = current.base is not None
    number = session.rng.randrange(1, MAX_SAFE_ID) if again else current.id
    intent = marked(entity, current.intent.folded(), number, anew=again)
    if current.base is not None:
        session.recreated[entity.name, current.id] = current.base
        gone = current.remote or current.base
        lost = {
            name: (value, None) for name, value in unknown_members(entity, gone).items() if value is not None
        }
        if replaced := unseen_values(entity, current, current.remote or {}) | lost:
            tx.history.record(entity.name, current.id, EventKind.MERGED, fields=replaced, origin=ORIGIN)
    meant = posted_anew(current, intent)
    if meant != current:
        tx.put_change(meant)
    return meant


def _array(session: PushSession, entity: Entity, batch: Sequence[WaitingChange]) -> Results:
    batch = unsupported_verbs.offered(session, batch)
    if not batch:
        return
    bodies = [_body(session, entity, change) for change in batch]
    answer = session.ask(lambda: session.cloud.post(entity.name, bodies))
    if not isinstance(answer, SyncError):
        session.profile.grant(entity, Capability.CREATE)
        if not session.profile.knows(entity, Capability.PUT_CREATE):
            session.profile.doubt(entity, Capability.PUT_CREATE)
        yield _answered(session, entity, batch, answer)
        return
    asked_about = fate(answer) in (Fate.REFUSED, Fate.OUTDATED) or isinstance(answer, CloudRecordMissing)
    if len(batch) == 1 and asked_about:
        yield _refused(session, entity, batch[0], answer)
    elif len(batch) > 1 and (asked_about or fate(answer) is Fate.NOT_OFFERED):
        # It may have been stored partly.
        there = session.ask(lambda: rows_of(session, entity, batch))
        if isinstance(there, SyncError):
            yield failed(batch, there)
            return
        left = resolve_found(session, entity, batch, there)
        for half in halves(left) if len(left) == len(batch) else (left,):
            session.checkpoint()
            yield from _array(session, entity, half)
    else:
        if not answer.maybe_applied:
            session.unmark_sent(batch)  # it never arrived, so there is nothing to look up
        yield failed(batch, answer)


def _refused(
    session: PushSession, entity: Entity, change: WaitingChange, error: SyncError
) -> Sequence[Result]:
    """A refused record: the name may be taken, by a record that is adopted then (F77)."""
    there = session.ask(lambda: duplicate_in_cloud(session, entity, change))
    if isinstance(there, SyncError):
        session.unmark_sent([change])
        return failed([change], there)
    if there is None or not adopt_from_cloud(session, entity, change, there):
        return failed([change], error)
    return settled([change])


def _answered(
    session: PushSession, entity: Entity, batch: Sequence[WaitingChange], answer: Many
) -> Sequence[Result]:
    """The rows of the answer by marker or values, not by position (F33); a create without a row stays unknown."""
    rows = [*session.decode_rows(entity, answer.records).records.values()]
    if len(batch) == 1 and len(rows) == 1:
        with session.replica.write() as tx:
            session.acknowledge_post(tx, entity, batch[0], rows[0])
        session.publish_sent(entity, [batch[0].id, rows[0]["id"]])
        return []
    if answer.records:
        left = resolve_found(session, entity, batch, rows, partial(_arrived, entity))
    else:
        session.checkpoint()
        there = session.ask(lambda: rows_of(session, entity, batch))
        left = [*batch] if isinstance(there, SyncError) else resolve_found(session, entity, batch, there)
    return failed(left, ProtocolMismatch(reason="row", maybe_applied=True))


def _arrived(entity: Entity, tx: Transaction, current: WaitingChange, row: Record) -> ServerAssignedId:
    counted = tx.sync_state.server_rewrites.counted(entity.name, [current.id])
    unkept = unkept_fields(tx, entity, current, row, counted=counted)
    verdict = step(entity, current, Accepted(row, unkept), now=tx.now)
    return ServerAssignedId(current, verdict, row["id"])


def _body(session: PushSession, entity: Entity, change: WaitingChange) -> dict[str, object]:
    sent = (change.sent or Intent()).set
    deleted = {"deleted": False} if "deleted" in entity.by_name else {}
    body = sendable(entity, {**sent, "_cloudId": session.cloud.cloud_id, **deleted})
    body.pop("id", None)
    return encode(entity, body, numbers="json")
