"""PagePut: records replaced a page at a time, by one GET of `id|in|...` and one PUT under the tag of that page.

Edits of records, and deleted records that are restored here: two requests per hundred. A copy that we did not read is
never overwritten (N2). The body of a row is the row as it was read, with our values: a member that it left out would be
deleted. So a row that does not show a field of the catalogue, or has members that cannot be sent back as they were
read, is left to the writers that send one record (F31, F110).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from storage.outbox.changes import ChangeKind, Intent, WaitingChange
from storage.records.transaction import Transaction
from storage.schema.fields import Entity, Merge, Record
from storage.wire import encode
from sync.change.echo import needs_read_by_id
from sync.change.events import Pairs
from sync.change.records import differences, sendable, unknown_members, unseen_values
from sync.client.capabilities import Capability
from sync.client.error_mapping import Inexact
from sync.client.responses import Many
from sync.errors import CloudPreconditionFailed, ProtocolMismatch, Rejected, SyncError
from sync.pull.apply_page import behind
from sync.push import unsupported_verbs
from sync.push.create_body import adopting, create_body, intent_to_send, observing
from sync.push.failure import Fate, fate
from sync.push.prepare import Ready, observed
from sync.push.result import Result, Results, accepted, failed, halves, later, settled
from sync.push.session import DecodedRows, PushSession
from sync.push.writers import patch

FEW = 2
"""Up to this many records, a GET and a write of each cost no more than the two requests for a list."""
ROUNDS = 5
"""Pages read while others keep changing their records, before these are sent one by one (F14)."""
EXTERNAL_IDS = "externalIds"
"""The other name of `externalId`, which a cloud may show beside it and refuses in a body."""
size = 100


def fits(session: PushSession, entity: Entity, change: WaitingChange) -> bool:
    """Whether the record is there to be replaced, the cloud takes arrays, and their tag guards every field (F121)."""
    there = change.kind is ChangeKind.UPDATE or change.base is not None
    needed = (Capability.REPLACE_MANY, Capability.TAGS_COVER)
    return there and change.attempts < 2 and all(session.profile.allows(entity, each) for each in needed)


def send(session: PushSession, entity: Entity, batch: Sequence[WaitingChange]) -> Results:
    """Send a page."""
    yield from _page(session, entity, batch, ROUNDS, None)


@dataclass(frozen=True, slots=True)
class _Page:
    """A page that was read: what of it is ready to be replaced, and what is not."""

    ready: Sequence[Ready]
    done: Sequence[WaitingChange]
    apart: Sequence[WaitingChange]
    whole: bool
    """Whether the tag of the page is that of the ready records."""


def _page(
    session: PushSession,
    entity: Entity,
    batch: Sequence[WaitingChange],
    rounds: int,
    outdated: str | None,
) -> Results:
    """`outdated`: the tag under which the cloud has just called this page outdated."""
    batch = unsupported_verbs.offered(session, batch)
    if len(batch) <= FEW or rounds == 0 or not all(fits(session, entity, each) for each in batch):
        yield later(batch)
        return
    if unsupported_verbs.all_outdated(session, entity):
        yield failed(batch, CloudPreconditionFailed())
        return
    session.checkpoint()
    found = session.ask(lambda: session.list_by_ids(entity, batch))
    if isinstance(found, SyncError):
        if fate(found) is Fate.FAULT:
            # With those that follow it, a list that fails would open the circuit breaker (N6).
            session.faults.append(entity.name)
        # This filter, or this list, is what the cloud fails at (F112).
        yield failed(batch, found) if fate(found) is Fate.STOP else later(batch)
        return
    page = _read(session, entity, batch, found)
    session.publish_sent(entity, list(found.records))
    yield [*settled(page.done), *later(page.apart)]
    if page.whole and not _shows_all(session, entity, [each.copy for each in page.ready]):
        yield later([each.change for each in page.ready])
    elif page.whole:
        yield from _put(session, entity, page.ready, found.etag, rounds, outdated)
    elif page.ready:
        # The tag covers records that need no write: a page of the others only is read.
        rounds = rounds - 1 if found.etag is not None else 0
        yield from _page(session, entity, [each.change for each in page.ready], rounds, None)


def _shows_all(session: PushSession, entity: Entity, rows: Sequence[Record]) -> bool:
    """Whether lists show as much of a record as a read by id, so that its row may be sent back: asked the first time (F110)."""
    if not rows or session.profile.knows(entity, Capability.REPLACE_MANY):
        return True
    row = min(rows, key=lambda each: bool(each.get("deleted")))
    alone = session.read(entity, row["id"])
    if isinstance(alone, SyncError) or alone.record.get("versionDate") != row.get("versionDate"):
        return True
    unknown = unknown_members(entity, alone.record)
    less = {name for name, value in unknown.items() if value is not None and row.get(name) != value}
    if less or differences(entity, row, alone.record):
        session.profile.doubt(entity, Capability.REPLACE_MANY)
        return False
    return True


def _read(session: PushSession, entity: Entity, batch: Sequence[WaitingChange], found: DecodedRows) -> _Page:
    """Compare each record with the row that was read."""
    changes = {change.id: change for change in batch}
    # In the order of the page, since the tag is that of the page.
    shown = [(changes[id], row) for id, row in found.records.items() if id in changes]
    stale = behind(session.replica.sync_state, entity, shown)
    fit = [each for each in shown if each[0].id not in stale and _decides(entity, *each)]
    with session.replica.write() as tx:
        ready = _observed(session, tx, entity, fit)
    whole = bool(ready) and found.etag is not None and len(ready) == found.rows
    fitting, left = {change.id for change, _ in fit}, {each.change.id for each in ready}
    done = [change for change, _ in fit if change.id not in left]
    return _Page(ready, done, [change for change in batch if change.id not in fitting], whole)


def _decides(entity: Entity, change: WaitingChange, row: Record) -> bool:
    """Whether the row is enough: nothing must be read by id, and its replacement loses nothing."""
    if change.kind is ChangeKind.CREATE:
        # Alive it may be the copy from before the deletion, but one that is later than that shows the restoring.
        gone = change.remote or change.base or {}
        newer = (row.get("versionDate") or 0) > (gone.get("versionDate") or 0)
        return replaceable(entity, {}, row) if row.get("deleted") else newer
    return replaceable(entity, change.remote or change.base or {}, row) and not needs_read_by_id(
        entity, change, row
    )


def _observed(
    session: PushSession, tx: Transaction, entity: Entity, fit: Sequence[tuple[WaitingChange, Record]]
) -> list[Ready]:
    restored = [each for each in fit if each[0].kind is ChangeKind.CREATE]
    if not restored:
        return observed(session, tx, entity, fit)
    left = session.store_all(
        tx,
        entity,
        [(change, (observing if row.get("deleted") else adopting)(entity, row)) for change, row in restored],
    )
    return [
        Ready(now, intent_to_send(session, now), row)
        for now, (_, row) in zip(left, restored, strict=True)
        if now is not None and now.kind is ChangeKind.CREATE and not now.blocked
    ]


def _put(
    session: PushSession,
    entity: Entity,
    ready: Sequence[Ready],
    etag: str | None,
    rounds: int,
    outdated: str | None,
) -> Results:
    session.checkpoint()
    with session.replica.write() as tx:
        marked = session.mark_all_sent([(each.change, each.sent) for each in ready], tx)
    left = [each for each in marked if each is not None]
    if len(left) < len(ready):
        # Somebody has taken one back meanwhile: this page is not that of the others.
        session.unmark_sent(left)
        yield later(left)
        return
    ready = [Ready(now, each.sent, each.copy) for now, each in zip(left, ready, strict=True)]
    bodies = [_body(session, entity, each) for each in ready]
    answer = session.ask(lambda: session.cloud.put_many(entity.name, bodies, if_match=etag))
    if not isinstance(answer, SyncError):
        session.profile.note_accepted(entity, etag)
        yield _answered(session, entity, ready, etag, answer)
        return
    match fate(answer):
        case Fate.OUTDATED:
            session.release_outdated(left)
            left = session.as_stored(left)
            if etag == outdated:
                # This very page again: one of its records is refused (F139), or all are, which two alone show (F133).
                alone = 0 if entity.name in session.profile.guarded else FEW
                yield from patch.send(session, entity, left[:alone])
                for half in halves(left[alone:]):
                    yield from _page(session, entity, half, ROUNDS, None)
                return
            yield from _page(session, entity, left, rounds - 1, etag)
        case Fate.REFUSED | Fate.NOT_OFFERED:
            session.profile.note_refused(entity, len(left), answer)
            if _names_unknown(entity, ready, answer):
                session.profile.doubt(entity, Capability.REPLACE_MANY)
            session.unmark_sent(left)
            for half in halves(session.as_stored(left)):
                yield from _page(session, entity, half, rounds, None)
        case _:
            session.release_unsent(left, answer)
            yield failed(left, answer)


def _names_unknown(entity: Entity, ready: Sequence[Ready], error: SyncError) -> bool:
    """Whether a refusal names a member that was only sent back as it was read."""
    unknown = {name for each in ready for name in unknown_members(entity, each.copy)}
    return isinstance(error, Rejected) and any(each.field in unknown for each in error.violations)


def _answered(
    session: PushSession, entity: Entity, ready: Sequence[Ready], etag: str | None, answer: Many
) -> Sequence[Result]:
    """The rows of the answer by id (F33); a record without a row stays unknown."""
    rows = (
        session.decode_rows(entity, answer.records).records
        if answer.records
        else _read_again(session, entity, ready)
    )
    shown = [(each, rows[each.change.id]) for each in ready if each.change.id in rows]
    lost = [each.change for each in ready if each.change.id not in rows]
    if any(lost_members(entity, each.copy, row) for each, row in shown):
        session.profile.doubt(entity, Capability.REPLACE_MANY)
    if answer.etag == etag and any(differences(entity, each.copy, row) for each, row in shown):
        session.profile.doubt(entity, Capability.TAGS_COVER)
    return [
        *(accepted(each.change, row, replaced=replaced_by(entity, each, row)) for each, row in shown),
        *failed(lost, ProtocolMismatch(reason="row", maybe_applied=True)),
    ]


def _read_again(session: PushSession, entity: Entity, ready: Sequence[Ready]) -> Mapping[int, Record]:
    """The records of a page that the cloud accepted without showing them, as far as a list shows newer ones (F119)."""
    session.checkpoint()
    shown = session.ask(lambda: session.list_by_ids(entity, [each.change for each in ready]))
    if isinstance(shown, SyncError):
        return {}
    read = {each.change.id: each.copy.get("versionDate") or 0 for each in ready}
    return {id: row for id, row in shown.records.items() if (row.get("versionDate") or 0) > read.get(id, 0)}


def replaced_by(entity: Entity, ready: Ready, row: Record) -> Pairs:
    """What of a deleted copy its replacement did not keep and nobody here saw."""
    if not ready.copy.get("deleted"):
        return {}
    return unseen_values(entity, ready.change, ready.copy) | lost_members(entity, ready.copy, row)


def _body(session: PushSession, entity: Entity, ready: Ready) -> dict[str, object]:
    unknown = unknown_members(entity, ready.copy)
    if ready.change.kind is ChangeKind.CREATE:
        return {**unknown, **create_body(session, entity, ready.change)}
    sent = (ready.change.sent or Intent()).set
    body = sendable(entity, {**ready.copy, **sent, "_cloudId": session.cloud.cloud_id})
    return encode(entity, {**unknown, **body}, numbers="json")


def replaceable(entity: Entity, known: Record, row: Record) -> bool:
    """Whether a PUT of this row loses nothing that it does not show, or that was seen on a copy before."""
    unseen = {name for name in unknown_members(entity, known).keys() - row.keys() if known[name] is not None}
    return not unseen and _replaced(entity) <= row.keys() and returnable(entity, row) is not None


def returnable(entity: Entity, row: Record) -> Record | None:
    """The row's unknown members for the body of a PUT; None when they cannot be sent back as they were read (F110)."""
    unknown = unknown_members(entity, row)
    kept_back = EXTERNAL_IDS in unknown or any(name.startswith("__") for name in unknown)
    return None if kept_back or not _exact(unknown) else unknown


def _exact(value: Any) -> bool:
    """Whether JSON made of `value` says what was read: no number has more digits than a double."""
    if isinstance(value, Mapping):
        return all(map(_exact, value.values()))
    if isinstance(value, list):
        return all(map(_exact, value))
    return not isinstance(value, Inexact)


@lru_cache(maxsize=100)
def _replaced(entity: Entity) -> frozenset[str]:
    return frozenset(each.name for each in entity.fields if each.writable and each.merge is not Merge.SERVER)


def lost_members(entity: Entity, row: Record, answer: Mapping[str, Any]) -> Pairs:
    """Unknown members of a row that its replacement did not keep, for the history (N2)."""
    return {
        name: (value, None)
        for name, value in unknown_members(entity, row).items()
        if value is not None and answer.get(name) is None
    }
