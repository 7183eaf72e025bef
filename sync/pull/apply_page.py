"""Rows the cloud sent, stored: decoded, compared with what is here, merged under waiting changes.

Called by pull, one page to a transaction. A row that cannot be read is set aside and named; a row older than
ours is never stored on a list's word (F10, F44).
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from storage import timestamps
from storage.errors import InvalidRecord
from storage.outbox.changes import WaitingChange
from storage.records.history import EventKind
from storage.records.transaction import Transaction
from storage.schema.fields import Entity, Record
from storage.schema.validation import decode
from storage.sync_state.quarantine import QuarantinedRow
from storage.sync_state.regressions import Dispute, RegressedRecord
from sync.merge.apply_verdict import ORIGIN, apply_verdict
from sync.merge.create_matching import match_lost_creates
from sync.merge.plan import differences, observe


@dataclass(slots=True)
class AppliedPage:
    """What a page came to."""

    changed: list[int] = field(default_factory=list)
    """Ids whose local copy is new or different."""
    merged: int = 0
    older: list[int] = field(default_factory=list)
    """Ids whose row is older than ours: only a GET by id may say so."""
    aside: set[str] = field(default_factory=set)
    """Names under which rows that could not be read were set aside."""


SKEW = 10 * 60_000
"""Milliseconds by which clocks of the cloud may differ (F79): a row older than ours by more went back in time."""


def read_rows(
    tx: Transaction, entity: Entity, rows: Iterable[Mapping[str, Any]], taken: AppliedPage
) -> list[Record]:
    """Decode rows; those that cannot be are quarantined with the reason (F29)."""
    aside = {each.record for each in tx.sync_state.quarantine.rows(entity.name)}
    records = []
    for row in rows:
        try:
            record = decode(entity, row)
        except InvalidRecord as error:
            named = _named(row)
            taken.aside.add(named)
            problem = error.problems[0]
            tx.sync_state.quarantine.put(
                QuarantinedRow(
                    entity=entity.name,
                    record=named,
                    at=tx.now,
                    reason=f"unreadable:{problem.field}",
                    version=_version(row),
                    body=json.dumps(row, ensure_ascii=False, default=str)[:20_000],
                ),
            )
            continue
        if aside and str(record["id"]) in aside:
            tx.sync_state.quarantine.release(entity.name, str(record["id"]))
        records.append(record)
    return records


def release_healed(
    tx: Transaction, entity: Entity, covered: Iterable[tuple[int, int]], aside: Collection[str]
) -> None:
    """Rows set aside that were not among the unreadable ones of the ranges just read are no more (F29)."""
    ranges = [*covered]
    for each in tx.sync_state.quarantine.rows(entity.name):
        place = each.version or 0
        if each.record not in aside and any(lower <= place <= upper for lower, upper in ranges):
            tx.sync_state.quarantine.release(entity.name, each.record)


def _named(row: Mapping[str, Any]) -> str:
    """The row's id, or for one without a usable id a name made from its content."""
    named = str(row.get("id"))
    if named.isascii() and named.isdigit():
        return named
    # Half a surrogate pair may be just what is wrong with it.
    content = json.dumps(row, sort_keys=True, default=str)
    return f"row-{hashlib.blake2b(content.encode(), digest_size=8).hexdigest()}"


def _version(row: Mapping[str, Any]) -> int | None:
    try:
        return timestamps.parse(row.get("versionDate"))
    except ValueError:
        return None


def apply_page(
    tx: Transaction, entity: Entity, rows: Sequence[Mapping[str, Any]], *, confirmed: bool = False
) -> AppliedPage:
    """Store pages of one list. `confirmed` rows come from a GET by id and are believed even when older than ours.

    Not when they are much older: those are kept as disputed, for whoever sees all of them (F101). While the cloud is
    known to have gone back, a page is enough to say so.
    """
    taken = AppliedPage()
    records = _newest(read_rows(tx, entity, rows, taken))
    ids = [record["id"] for record in records]
    taken.changed += match_lost_creates(tx, entity, records)
    present = tx.cloud_copies(entity.name, ids)
    waiting = _waiting(tx, entity, ids)
    went_back = tx.sync_state.rollback.get() is not None
    fresh: list[Record] = []
    differing: list[Record] = []
    back: list[RegressedRecord] = []
    for record in records:
        change = waiting.get(record["id"])
        known = present.get(record["id"])
        ours = known if change is None else change.remote or change.base
        seen = (ours or {}).get("versionDate")
        if _older(record, seen):
            if (confirmed or went_back) and _older(record, seen, by=SKEW):
                back.append(
                    RegressedRecord(
                        entity=entity.name, id=record["id"], dispute=Dispute.OLDER, at=tx.now, theirs=record
                    )
                )
                continue
            if not confirmed:
                taken.older.append(record["id"])
                continue
        if change is not None:
            _observe(tx, entity, change, record, taken, listed=not confirmed)
        elif known is None:
            fresh.append(record)
        elif (whole := {**known, **record}) != known:
            differing.append(whole)
            _note(tx, entity, known, whole)
    for copies, new in ((fresh, True), (differing, False)):
        if copies:
            tx.put_many(entity.name, copies, new=new)
            taken.changed += [record["id"] for record in copies]
    tx.sync_state.regressions.drop(entity.name, set(ids) - set(taken.older))
    tx.sync_state.regressions.put(back)
    return taken


def is_regression(tx: Transaction, change: WaitingChange, record: Record) -> bool:
    """Whether the copy that a write is to be based on is much older than the one the change was made on.

    It is then in dispute, and nothing is written over it before it was judged (F101).
    """
    if not _older(record, _known_version(change), by=SKEW):
        return False
    found = RegressedRecord(
        entity=change.entity, id=change.id, dispute=Dispute.OLDER, at=tx.now, theirs=record
    )
    tx.sync_state.regressions.put([found])
    return True


def behind(change: WaitingChange, record: Record) -> bool:
    """Whether a list's row is older than the copy the change was made on: only a GET by id may say so (F10, F44)."""
    return _older(record, _known_version(change))


def _known_version(change: WaitingChange) -> int | None:
    return (change.remote or change.base or {}).get("versionDate")


def apply_cloud_copy(tx: Transaction, entity: Entity, record: Record) -> None:
    """The cloud's copy stands, however old it is."""
    change = tx.change(entity.name, record["id"])
    if change is not None:
        _observe(tx, entity, change, record, AppliedPage(), listed=False)
        return
    known = tx.cloud_copies(entity.name, [record["id"]]).get(record["id"])
    whole = {**(known or {}), **record}
    if known is not None:
        _note(tx, entity, known, whole)
    tx.put(entity.name, whole)


def _observe(
    tx: Transaction,
    entity: Entity,
    change: WaitingChange,
    record: Record,
    taken: AppliedPage,
    *,
    listed: bool,
) -> None:
    whole = _filled(change.remote or change.base, record)
    verdict = observe(entity, change, whole, now=tx.now, listed=listed)
    taken.merged += verdict.merged
    if verdict.change != change:
        taken.changed.append(record["id"])
    apply_verdict(tx, entity, change, verdict)


def _waiting(tx: Transaction, entity: Entity, ids: Sequence[int]) -> dict[int, Any]:
    return tx.changes_of(entity.name, ids)


def _newest(records: Sequence[Record]) -> list[Record]:
    """Each record once: pages meet at a date, and a record that moved while they were read is on two of them."""
    found: dict[int, Record] = {}
    for record in records:
        known = found.get(record["id"])
        if known is None or not _older(record, known.get("versionDate")):
            found[record["id"]] = record
    return list(found.values())


def _filled(known: Record | None, record: Record) -> Record:
    """The row with fields it left out as they were (F31)."""
    return {**known, **record} if known else record


def _older(record: Record, known: int | None, *, by: int = 0) -> bool:
    version = record.get("versionDate")
    return known is not None and version is not None and version < known - by


def _note(tx: Transaction, entity: Entity, known: Record, record: Record) -> None:
    if record.get("deleted") and not known.get("deleted"):
        tx.record(
            entity.name, record["id"], EventKind.CLOUD_DELETED, origin=ORIGIN, who=record.get("modifiedBy")
        )
        return
    if changed := differences(entity, known, record):
        tx.record(
            entity.name,
            record["id"],
            EventKind.CLOUD,
            fields=changed,
            origin=ORIGIN,
            who=record.get("modifiedBy"),
        )
