"""Creates by POST, for a cloud that does not insert under our ids: a lookup goes before every repetition.

Called by `push.create`. A POST must never be repeated blindly: the body is on disk before its bytes leave, and an
unknown outcome is resolved by looking the record up. Not found once proves nothing, as a commit may be late; not
found twice, a quiet period apart, does (F68), unless something like it is new there (F138). The period is measured by
the monotonic clock alone, since the wall clock may be wrong by years (F78).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from storage.outbox.changes import ChangeKind, ChangeState, Intent, WaitingChange
from storage.outbox.questions import HoldReason
from storage.records.history import EventKind
from storage.records.replica import MAX_SAFE_ID
from storage.records.transaction import Transaction
from storage.schema.fields import Entity, Record
from storage.wire import encode
from sync.client.backoff import CAP
from sync.client.capabilities import Capability
from sync.client.responses import Many
from sync.errors import (
    CloudPreconditionFailed,
    CloudPreconditionRequired,
    CloudRecordMissing,
    ProtocolMismatch,
    Rejected,
    ServerFault,
    SyncError,
    VerbRefused,
)
from sync.merge.apply_verdict import ORIGIN
from sync.merge.create_markers import EXTERNAL_ID, is_ours, marked
from sync.merge.create_matching import DAY, lookup_filter, match_rows, resolve_create
from sync.merge.plan import Verdict, acknowledge, adopt, sendable, unknown_members, unseen_values
from sync.merge.rebind_ids import ServerAssignedId, rebind_ids
from sync.merge.server_rewrites import detect_server_rewrite
from sync.pull.apply_page import apply_page
from sync.pull.page_reader import read_whole_list
from sync.pull.streams import Stream
from sync.pull.window_rest import OVERLAP
from sync.push import unsupported_verbs
from sync.push.duplicate_names import adopt_from_cloud, duplicate_in_cloud
from sync.push.replacement import returnable
from sync.push.session import NOT_FOUND_YET, PushSession, halves, is_list_refused

QUIET = 600.0
"""Seconds, longer than any commit is late: the same as the overlap of the pull."""


def post(session: PushSession, entity: Entity, changes: Sequence[WaitingChange]) -> None:
    """Send creates that the cloud certainly lacks: one array of those whose answers can be matched, the others one by one."""
    changes = _not_made_by_original(session, entity, changes)
    changes = _not_restored_there(session, entity, changes)
    apart = [change for change in changes if not _known_by_marker(session, entity, change)]
    together = [change for change in changes if change not in apart and change.attempts < 2]
    alone = [change for change in changes if change not in together]
    for start in range(0, len(together), entity.batch_limit):
        _batch(session, entity, together[start : start + entity.batch_limit])
    for change in alone:
        _batch(session, entity, [change])


def _not_made_by_original(
    session: PushSession, entity: Entity, changes: Sequence[WaitingChange]
) -> list[WaitingChange]:
    """The changes without those that the original of this copied database may have sent, under an id that the cloud chose.

    They are looked up first, as after a lost answer. One that no marker identifies may have been edited since; whether
    it is there cannot be known, and is asked (F113).
    """
    going = [change for change in changes if not change.copied]
    asked: list[WaitingChange] = []
    looked_up: list[WaitingChange] = []
    with session.replica.write() as tx:
        for change in changes:
            current = tx.change(change.entity, change.id)
            if not change.copied or current is None or current.kind is not ChangeKind.CREATE:
                continue
            # Found by what the original may have sent: even the user's own `externalId` may be another since.
            made = current.by_original[-1] if current.by_original else current.intent
            if current.base is not None:
                asked.append(current)
            elif not current.posted:
                intent = marked(entity, current.intent, current.id)
                body = marked(entity, made, current.id).without({"id", "_cloudId"})
                tries = max(1, current.attempts)
                posted = current.but(intent=intent, state=ChangeState.SENT, sent=body, attempts=tries)
                tx.put_change(posted)
                looked_up.append(posted)
            elif _known_by_marker(session, entity, current.but(intent=made)):
                going.append(current)
            else:
                asked.append(current)
    for change in asked:
        session.hold(change, HoldReason.COPIED)
    if looked_up:
        look_up(session, entity, looked_up)
    return going


def _not_restored_there(
    session: PushSession, entity: Entity, changes: Sequence[WaitingChange]
) -> list[WaitingChange]:
    """The changes without those whose records, sent here to be restored, live again under their old ids (F131).

    A list has shown that; it may be behind, so each is read by id.
    """
    going: list[WaitingChange] = []
    for change in changes:
        if not (change.base is None and change.remote and not change.remote.get("deleted")):
            going.append(change)
            continue
        session.checkpoint()
        try:
            there = session.decode_row(entity, session.cloud.get(entity.name, change.id).record)
        except CloudRecordMissing:
            going.append(change)
        except SyncError as error:
            session.handle_failure([change], error)
        else:
            if there.get("deleted"):
                going.append(change)
                continue
            session.store(entity, change, _adopting(entity, there))
            session.publish_sent(entity, [change.id])
    return going


def _adopting(entity: Entity, there: Record) -> Callable[[WaitingChange], Verdict]:
    return lambda change: adopt(entity, change, there, now=change.changed, certain=False)


def _known_by_marker(session: PushSession, entity: Entity, change: WaitingChange) -> bool:
    """Whether its `externalId` identifies it: our marker, or a user's value that no other record here has (F75)."""
    own = marked(entity, change.intent, change.id).set.get(EXTERNAL_ID)
    if not own or is_ours(own):
        return bool(own)
    others = session.replica.ids_with(entity.name, {EXTERNAL_ID: own}, except_id=change.id, deleted=True)
    return not others and lookup_filter(entity, {EXTERNAL_ID: own}) is not None


def _batch(session: PushSession, entity: Entity, batch: Sequence[WaitingChange]) -> None:
    session.checkpoint()
    going: list[WaitingChange] = []
    with session.replica.write() as tx:
        for change in batch:
            current = tx.change(change.entity, change.id)
            if current is None or current.kind is not ChangeKind.CREATE:
                continue
            # From here on the marker belongs to the record: the next attempt must carry the same. A restored record is
            # created anew and needs a marker of its own: another computer may restore the same record.
            again = current.base is not None
            number = session.rng.randrange(1, MAX_SAFE_ID) if again else current.id
            intent = marked(entity, current.intent.folded(), number, anew=again)
            if current.base is not None:
                session.recreated[entity.name, current.id] = current.base
                if replaced := unseen_values(entity, current, current.remote or {}):
                    tx.record(entity.name, current.id, EventKind.MERGED, fields=replaced, origin=ORIGIN)
            meant = current.but(intent=intent, base=None, remote=None, missed=None)
            if meant != current:
                tx.put_change(meant)
            left_out = {"id", "_cloudId", *session.omitted_fields(change)}
            sent = session.mark_sent(meant, meant.intent.without(left_out), tx)
            if sent is not None:
                going.append(sent)
    if going:
        _send(session, entity, going)


def _send(
    session: PushSession, entity: Entity, batch: Sequence[WaitingChange], *, whole: bool = True
) -> None:
    """POST an array. `whole`: with the members of deleted copies that only the cloud knows (F110)."""
    batch = [change for change in batch if not unsupported_verbs.hold_refused(session, change)]
    if not batch:
        return
    bodies = [_body(session, entity, change, whole=whole) for change in batch]
    try:
        answer = session.cloud.post(entity.name, bodies)
    except (Rejected, CloudRecordMissing, CloudPreconditionFailed, CloudPreconditionRequired) as error:
        if whole and len(batch) == 1 and unknown_members(entity, bodies[0]):
            session.checkpoint()
            _send(session, entity, batch, whole=False)
            return
        _handle_refusal(session, entity, batch, error)
        return
    except SyncError as error:
        if isinstance(error, VerbRefused):
            session.learn(entity, Capability.CREATE, error)
        if len(batch) > 1 and is_list_refused(error):
            unsupported_verbs.send_apart(
                session, batch, error, lambda part: _send(session, entity, part, whole=whole)
            )
            return
        if not error.maybe_applied:
            session.unmark_sent(batch)  # it never arrived, so there is nothing to look up
        session.handle_failure(batch, error)
        return
    session.learn(entity, Capability.CREATE, answer)
    session.learn_default(entity, Capability.PUT_CREATE, False)
    _match_answer(session, entity, batch, answer)


def _handle_refusal(
    session: PushSession, entity: Entity, batch: Sequence[WaitingChange], error: SyncError
) -> None:
    """Find the refused record by bisection. An array may have been stored partly, so stored records are resolved first."""
    if len(batch) == 1:
        try:
            duplicate = duplicate_in_cloud(session, entity, batch[0])
        except SyncError as failure:
            session.unmark_sent(batch)
            session.handle_failure(batch, failure)
            return
        if duplicate is None or not adopt_from_cloud(session, entity, batch[0], duplicate):
            session.handle_failure(batch, error)
        return
    try:
        there = _rows(session, entity, batch)
    except SyncError as failure:
        session.handle_failure(batch, failure)
        return
    left = _resolve_found(session, entity, batch, there)
    for half in halves(left) if len(left) == len(batch) else (left,):
        if half:
            session.checkpoint()
            _send(session, entity, half)


def _match_answer(session: PushSession, entity: Entity, batch: Sequence[WaitingChange], answer: Many) -> None:
    """Match the answer's rows by marker or values, not by position (F33); a create without a row stays unknown."""
    rows = [*session.decode_rows(entity, answer.records).records.values()]
    if len(batch) == 1 and len(rows) == 1:
        with session.replica.write() as tx:
            session.acknowledge_post(tx, entity, batch[0], rows[0])
        session.publish_sent(entity, [batch[0].id, rows[0]["id"]])
        return
    if answer.records:
        left = _resolve_found(session, entity, batch, rows, answered=True)
    else:
        left = _look_up_now(session, entity, batch)
    if left:
        session.retry_later(left, ProtocolMismatch(reason="row", maybe_applied=True))


def _look_up_now(session: PushSession, entity: Entity, batch: Sequence[WaitingChange]) -> list[WaitingChange]:
    """Look up an array that the cloud accepted without showing its records; answers those that are not shown yet."""
    session.checkpoint()
    try:
        return _resolve_found(session, entity, batch, _rows(session, entity, batch))
    except SyncError:
        return [*batch]


def _resolve_found(
    session: PushSession,
    entity: Entity,
    batch: Sequence[WaitingChange],
    rows: Sequence[Record],
    *,
    answered: bool = False,
) -> list[WaitingChange]:
    """Rebind creates that are among `rows` to the cloud's ids, in one transaction; answers the others.

    `answered`: the rows are the answer to the POST itself, so that nobody can have edited them since (F119).
    """
    free = list(rows)
    left: list[WaitingChange] = []
    arrivals: list[ServerAssignedId] = []
    with session.replica.write() as tx:
        known = frozenset(tx.many(entity.name, [row["id"] for row in rows]))
        counted = tx.sync_state.server_rewrites.counted(entity.name, [change.id for change in batch])
        for change in batch:
            current = tx.change(change.entity, change.id)
            if current is None or not current.posted:
                continue
            found, certain = match_rows(entity, current, free, known, answered=answered)
            if not found:
                left.append(current)
                continue
            taken = {row["id"] for row in found}
            free = [row for row in free if row["id"] not in taken]
            if answered and certain and len(found) == 1 and current.kind is ChangeKind.CREATE:
                verdict = acknowledge(entity, current, found[0])
                verdict = detect_server_rewrite(tx, entity, current, found[0], verdict, counted=counted)
                arrivals.append(ServerAssignedId(current, verdict, found[0]["id"]))
            else:
                arrivals.append(resolve_create(entity, current, found, certain=certain, now=tx.now))
        rebind_ids(tx, entity, arrivals)
        session.count_verdicts(tx, entity, [each.verdict for each in arrivals])
    session.publish_sent(
        entity, [record_id for each in arrivals for record_id in (each.change.id, each.new_id)]
    )
    return left


def look_up(session: PushSession, entity: Entity, changes: Sequence[WaitingChange]) -> list[WaitingChange]:
    """Look up POSTs of unknown outcome; answers those that the cloud certainly lacks."""
    gone: list[WaitingChange] = []
    for start in range(0, len(changes), entity.batch_limit):
        part = changes[start : start + entity.batch_limit]
        session.checkpoint()
        try:
            left = _resolve_found(session, entity, part, _rows(session, entity, part))
        except SyncError as error:
            session.handle_failure(part, error)
            continue
        if missing := confirmed_missing(session, left):
            gone += without_similar(session, entity, missing)
    return gone


def without_similar(
    session: PushSession, entity: Entity, changes: Sequence[WaitingChange]
) -> list[WaitingChange]:
    """The changes of which nothing that is new in the list may be the record, stored in other words (F138).

    What the next pull would bring is stored as it would be: there each change is asked about that resembles a row.
    """
    cursor = session.replica.sync_state.cursors.get(entity.name)
    # For all that is known the cloud keeps our ids, and sending again shows what is there as well (F129).
    harmless = session.capabilities.allows(entity, Capability.PUT_CREATE)
    if cursor.watermark is None and not harmless:
        with session.replica.write() as tx:
            for change in changes:
                _wait(tx, change, missed=change.missed)  # for the first download
        return []
    session.checkpoint()
    # Before the first download, or after the database was lost, what came since they were made.
    seen = min(change.created for change in changes) - DAY if cursor.watermark is None else cursor.watermark
    since = Stream(entity, entity.name).between(max(0, seen - OVERLAP))
    try:
        rows = read_whole_list(session.cloud, entity, filter=f"{since};deleted|in|0,1")
    except SyncError as error:
        refused = not error.whole_cloud and not isinstance(error, (ServerFault, ProtocolMismatch))
        if refused and session.capabilities.allows(entity, Capability.PUT_CREATE):
            return [
                *changes
            ]  # for all that is known they keep our ids, and sending again shows it as well (F129)
        session.handle_failure(changes, error)
        return []
    with session.replica.write() as tx:
        applied = apply_page(tx, entity, rows)
        left = [tx.change(change.entity, change.id) for change in changes]
    session.publish_sent(entity, applied.changed)
    return [
        now
        for change, now in zip(changes, left, strict=True)
        if now is not None and now.kind is change.kind and now.state is change.state and not now.blocked
    ]


def confirmed_missing(session: PushSession, changes: Sequence[WaitingChange]) -> list[WaitingChange]:
    """Those that were not found again a quiet period after they were first not found; the others wait for it (F68)."""
    monotonic = session.replica.clock.monotonic()
    gone: list[WaitingChange] = []
    with session.replica.write() as tx:
        for change in changes:
            if is_missing(change, monotonic):
                gone.append(change)
            else:
                _wait(tx, change, missed=monotonic if change.missed is None else change.missed)
    return gone


def _wait(tx: Transaction, change: WaitingChange, *, missed: float | None) -> None:
    """Look it up again later, as it is now: a person may have edited or deleted it while it was looked up (F64)."""
    current = tx.change(change.entity, change.id)
    if current is not None and current.kind is change.kind:
        later = tx.now + int(CAP * 1000)
        tx.put_change_metadata(current.but(missed=missed, next_try=later, error=NOT_FOUND_YET))


def is_missing(change: WaitingChange, monotonic: float) -> bool:
    """Whether it was not found a quiet period ago, so that not found again it is not there (F68)."""
    return change.missed is not None and quiet_since(change.missed, monotonic) >= QUIET


def quiet_since(then: float, now: float) -> float:
    """Seconds that have certainly passed: a monotonic clock may have restarted with the machine, but never runs ahead."""
    return now - then if now >= then else now


def _rows(session: PushSession, entity: Entity, changes: Sequence[WaitingChange]) -> list[Record]:
    """Rows of the cloud, deleted ones too, among which the records of these changes may be."""
    lookups: dict[str, set[str]] = {}
    for change in changes:
        lookup = lookup_filter(entity, change.sent.set if change.sent is not None else {})
        if lookup is None:
            return _whole_list(session, entity)
        lookups.setdefault(lookup[0], set()).add(lookup[1])
    rows: list[Mapping[str, object]] = []
    try:
        for name, values in lookups.items():
            one_by_one = name != EXTERNAL_ID
            conditions = [f"{name}|eq|{value}" for value in sorted(values)] if one_by_one else [
                f"{name}|in|{','.join(sorted(values))}"
            ]  # fmt: skip
            for condition in conditions:
                rows += read_whole_list(session.cloud, entity, filter=f"{condition};deleted|in|0,1")
    except Rejected:
        return _whole_list(session, entity)  # the cloud does not accept this filter
    return [*session.decode_rows(entity, rows).records.values()]


def _whole_list(session: PushSession, entity: Entity) -> list[Record]:
    rows = read_whole_list(session.cloud, entity, filter="deleted|in|0,1")
    return [*session.decode_rows(entity, rows).records.values()]


def _body(session: PushSession, entity: Entity, change: WaitingChange, *, whole: bool) -> dict[str, object]:
    sent = (change.sent or Intent()).set
    deleted = {"deleted": False} if "deleted" in entity.by_name else {}
    body = sendable(entity, {**sent, "_cloudId": session.cloud.cloud_id, **deleted})
    body.pop("id", None)
    gone = session.recreated.get((entity.name, change.id)) if whole else None
    unknown = None if gone is None else returnable(session, entity, gone)
    return encode(entity, {**(unknown or {}), **body}, numbers="json")
