"""Matching lost creates: which records of the cloud were created by our POSTs that were never answered.

A cloud that does not insert under our ids chooses its own, so a lost answer leaves a record that has to be recognised:
by the marker in an empty `externalId`, else by a user's own `externalId` or the declared natural key, and by every value
that was sent. Any other record that is new since then is asked about (F138). Called by `sync.push.lost` (which looks them
up) and by `apply_page` (where they may appear on a page).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from storage.outbox.changes import ChangeKind, ChangeState, WaitingChange
from storage.outbox.state import Asked, By, Known
from storage.records.history import EventKind
from storage.records.transaction import Transaction
from storage.schema.fields import Entity, Filter, Record
from storage.schema.validation import same
from sync.change import echo
from sync.change.create_markers import EXTERNAL_ID, is_ours, takes_marker
from sync.change.events import Evidence, Found, Match, Observed, Outcome, Unread
from sync.change.server_form import is_asked_about, is_server_form
from sync.change.step import left_of, step
from sync.client.capabilities import Capabilities, takes_our_ids
from sync.merge.apply_verdict import ORIGIN
from sync.merge.rebind_ids import ServerAssignedId, duplicate, rebind_ids

_GRAMMAR = frozenset("|;,")
"""Characters that a filter cannot carry in a value."""
NEW = "new_while_lost"
"""Key in `meta`: by entity, records that came while the outcome of a create was unknown, each after our time of that."""
MOST_NEW = 50
QUIET = 600.0
"""Seconds, longer than any commit is late: the same as the overlap of the pull."""
DAY = 24 * 3_600_000
"""Milliseconds by which this computer's clock may be ahead of the cloud's."""


def lookup_filter(entity: Entity, sent: Mapping[str, Any]) -> tuple[str, str] | None:
    """Field and value by which the record can be looked up; None: only the whole list can tell."""
    for name in (EXTERNAL_ID, *entity.natural):
        field, value = entity.by_name.get(name), sent.get(name)
        if field is None or Filter.EQUALS not in field.filter or value in (None, ""):
            continue
        text = str(value)
        if text.strip() == text and not _GRAMMAR & set(text) and text.lower() not in ("null", "notnull"):
            return name, text
    return None


def alike(entity: Entity, sent: Mapping[str, Any], row: Mapping[str, Any]) -> bool:
    """Whether a row shows every value that was sent; spaces and case do not count, as a cloud may normalise them (F35)."""
    return all(
        echo.alike(entity, name, value, row[name])
        for name, value in sent.items()
        if name in row and name in entity.by_name and name not in ("id", "_cloudId", "deleted")
    )


def likeness(entity: Entity, sent: Mapping[str, Any], row: Mapping[str, Any]) -> int:
    """How many of the values that were sent a row shows, be it in the cloud's form."""
    return sum(
        name in row and is_asked_about(entity, name) and is_server_form(entity, name, value, row[name])
        for name, value in sent.items()
    )


def match_rows(
    entity: Entity,
    change: WaitingChange,
    rows: Iterable[Record],
    known: frozenset[int],
    *,
    answered: bool = False,
) -> tuple[list[Record], Match]:
    """Rows that are the change's record, oldest first, and why they are taken for it.

    `known` are ids that the replica has had: their rows were matched when they came. A row with our marker is
    ours whatever its values; one with a user's own `externalId`, or the natural key, and other values may be somebody
    else's. `answered`: the rows are the answer to the POST itself, where a cloud may have dropped the marker (F138).
    """
    sent = change.sent.set if change.sent is not None else {}
    own = sent.get(EXTERNAL_ID)
    there = sorted(rows, key=_age)
    fresh = [row for row in there if row["id"] not in known]
    if is_ours(own):
        if marked := [row for row in there if row.get(EXTERNAL_ID) == own]:
            return marked, Match.OURS
        bare = {name: value for name, value in sent.items() if name != EXTERNAL_ID}
        dropped = (row for row in fresh if not row.get(EXTERNAL_ID) and alike(entity, bare, row))
        return [*dropped][:1] if answered else [], Match.OURS
    if found := [row for row in fresh if alike(entity, sent, row)]:
        return found, Match.OURS
    return [row for row in fresh if _same_key(entity, sent, row)], Match.NAME


def _same_key(entity: Entity, sent: Mapping[str, Any], row: Mapping[str, Any]) -> bool:
    """Whether a row with other values shows the user's own `externalId`, or the whole natural key, that was sent.

    Somebody may have edited it since, or have made the same: either way it is asked about, not made twice (F68).
    """
    if own := sent.get(EXTERNAL_ID):
        return bool(row.get(EXTERNAL_ID) == own)
    return bool(entity.natural) and all(
        sent.get(name) not in (None, "") and echo.alike(entity, name, sent[name], row.get(name))
        for name in entity.natural
    )


def _age(row: Record) -> tuple[int, int]:
    return (row.get("created") or row.get("versionDate") or 0, row["id"])


def resolve_create(
    entity: Entity, change: WaitingChange, rows: Sequence[Record], *, match: Match, now: int
) -> ServerAssignedId:
    """What a lost create, or a deletion of one, becomes when found: the oldest row is it, others are asked about (F76)."""
    found, *others = rows
    verdict: Outcome
    if change.kind is ChangeKind.CREATE:
        verdict = step(entity, change, Found(found, match), now=now)
    else:
        verdict = step(entity, change, Observed(found, Evidence.READ), now=now)
    live = tuple(each["id"] for each in others if not each.get("deleted"))
    return ServerAssignedId(change, verdict, found["id"], live)


def has_unknown_outcome(change: WaitingChange) -> bool:
    """Whether it was sent by POST and its outcome is unknown."""
    return change.posted and (
        change.kind is ChangeKind.DELETE
        or (change.kind is ChangeKind.CREATE and change.state is ChangeState.SENT)
    )


def is_missing(change: WaitingChange, monotonic: float) -> bool:
    """Whether it was not found a quiet period ago, so that not found again it is not there (F68)."""
    return change.missed is not None and _since(change.missed, monotonic) >= QUIET


def _since(then: float, now: float) -> float:
    """Seconds that have certainly passed: a monotonic clock may have restarted with the machine, but never runs ahead."""
    return now - then if now >= then else now


def match_lost_creates(tx: Transaction, entity: Entity, rows: Sequence[Record]) -> list[int]:
    """Resolve creates whose records are on a page; answers the ids they had until now (F67, F69).

    Also detects a second record with one marker: a proxy repeated the POST (F09).
    """
    if not rows or not entity.soft_delete:
        return []
    ids = [row["id"] for row in rows]
    settled: list[int] = []
    sent = tx.changes(entity.name, kind=ChangeKind.CREATE, state=ChangeState.SENT)
    deleted = tx.changes(entity.name, kind=ChangeKind.DELETE)
    waiting = [each for each in (*sent, *deleted) if has_unknown_outcome(each)]
    unnamed = [] if not sent or takes_our_ids(_capabilities(tx), entity) else [*filter(_sent_by_put, sent)]
    if waiting or unnamed:
        known = frozenset(tx.many(entity.name, ids))
        taken: set[int] = set()
        asking = [change for change in unnamed if change.id not in ids]
        for change in waiting:
            found, match = match_rows(entity, change, [row for row in rows if row["id"] not in taken], known)
            if found:
                taken |= {row["id"] for row in found}
                rebind_ids(tx, entity, [resolve_create(entity, change, found, match=match, now=tx.now)])
                settled.append(change.id)
            else:
                asking.append(change)
        fresh = [row for row in rows if row["id"] not in known | taken]
        for change, row in _of_same_name(entity, asking, fresh):
            match = Match.OURS if alike(entity, _sent_values(change), row) else Match.NAME
            rebind_ids(tx, entity, [resolve_create(entity, change, [row], match=match, now=tx.now)])
            taken.add(row["id"])
            settled.append(change.id)
        _note_new(tx, entity, [row["id"] for row in fresh if row["id"] not in taken])
    if takes_marker(entity):
        for row in rows:
            if is_ours(row.get(EXTERNAL_ID)) and not row.get("deleted"):
                _detect_twin(tx, entity, row)
    return settled


def _capabilities(tx: Transaction) -> Capabilities:
    return Capabilities.from_dict(tx.sync_state.capabilities.all())


def _sent_by_put(change: WaitingChange) -> bool:
    """Whether it was sent under our own id, which the cloud may have replaced by one of its own (F138)."""
    return not change.posted and change.base is None


def _of_same_name(
    entity: Entity, changes: Sequence[WaitingChange], rows: Sequence[Record]
) -> Iterator[tuple[WaitingChange, Record]]:
    """Creates of unknown outcome, each with the row that has its unique values, sent and not changed since (F77).

    It is adopted, whoever made it, and at once: it may be renamed before the create is due again.
    """
    free = [row for row in rows if entity.unique and not row.get("deleted")]
    for change in changes:
        names = [
            {name: each.get(name) for name in entity.unique}
            for each in (change.intent.set, _sent_values(change))
        ]
        row = next((row for row in free if all(_has(entity, row, each) for each in names)), None)
        if change.kind is ChangeKind.CREATE and row is not None:
            free.remove(row)
            yield change, row


def _has(entity: Entity, row: Record, values: Mapping[str, Any]) -> bool:
    return all(same(entity, name, value, row.get(name)) for name, value in values.items())


def _sent_values(change: WaitingChange) -> Mapping[str, Any]:
    return change.sent.set if change.sent is not None else {}


def _note_new(tx: Transaction, entity: Entity, ids: Sequence[int]) -> None:
    """Remember the records that came while the outcome of a create was unknown: one of them may be its (F138)."""
    if ids:
        stored = tx.sync_state.meta.get(NEW) or {}
        noted = [*stored.get(entity.name, ()), *([tx.now, id] for id in ids)]
        tx.sync_state.meta.put(NEW, {**stored, entity.name: noted[-MOST_NEW:]})


def new_since(tx: Transaction, entity: Entity, change: WaitingChange) -> list[int]:
    """Living records that came to the list while the outcome of this create was unknown, and that may be its record.

    Not one that was there before it was made, nor one with a marker or another value of `externalId`: that is somebody
    else's.
    """
    noted = (tx.sync_state.meta.get(NEW) or {}).get(entity.name, ())
    ids = [id for at, id in noted if at >= change.created]
    made = {each.id for each in tx.changes(entity.name, kind=ChangeKind.CREATE)} if ids else set()
    return [
        id for id, record in tx.many(entity.name, ids).items() if id not in made and _may_be(change, record)
    ]


def _may_be(change: WaitingChange, record: Record) -> bool:
    own, shown = (str(each.get(EXTERNAL_ID) or "").casefold() for each in (_sent_values(change), record))
    return not record.get("deleted") and _age(record)[0] >= change.created - DAY and shown in ("", own)


def ask_about(tx: Transaction, entity: Entity, change: WaitingChange, similar: Sequence[int]) -> None:
    """Hold a create of unknown outcome whose record may be one of these, so that it is not made twice (F138)."""
    tx.history.record(entity.name, change.id, EventKind.HELD, origin=ORIGIN)
    asking = Unread(duplicate(similar, since=tx.now))
    tx.put_change(left_of(step(entity, change, asking, now=tx.now)))


def _detect_twin(tx: Transaction, entity: Entity, row: Record) -> None:
    twins = tx.ids_with(entity.name, {EXTERNAL_ID: row[EXTERNAL_ID]}, except_id=row["id"])
    if not twins or tx.get(entity.name, row["id"]) is not None:
        return
    twin = twins[0]
    copies = tx.cloud_copies(entity.name, [twin])
    if tx.change(entity.name, twin) is None and twin in copies:
        copy = copies[twin]
        tx.put_change(
            WaitingChange(
                entity=entity.name, id=twin, basis=Known(copy), by=By("sync", tx.now, tx.now),
                asked=Asked(duplicate((row["id"],), since=tx.now)),
            )
        )  # fmt: skip
