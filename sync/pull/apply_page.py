"""Applying a page: the cloud's rows are decoded, compared with ours, merged under pending changes, and stored.

Called by pull, one page to a transaction. A row that cannot be read is quarantined; a row of a list that is older than
ours, or that the cloud had replaced by ours, is never stored before it was read by id (F10, F44).
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from storage import timestamps
from storage.errors import InvalidRecord
from storage.outbox.changes import ChangeKind, WaitingChange
from storage.records.history import EventKind, writer
from storage.records.transaction import Transaction
from storage.schema.fields import Entity, Record
from storage.schema.personal_data import anonymized_values, is_anonymized_copy, says_something
from storage.schema.validation import decode
from storage.sync_state.pull_cursors import QuarantinedRow
from storage.sync_state.regressions import Dispute, RegressedRecord
from storage.sync_state.sync_state import SyncState
from sync.merge.apply_verdict import ORIGIN, apply_verdicts
from sync.merge.create_matching import match_lost_creates
from sync.merge.plan import Verdict, differences, observe
from sync.merge.version_dates import SKEW, has_regressed, listed_again, note_superseded, older
from sync.pull.mass_deletion import held_deletions


@dataclass(slots=True)
class AppliedPage:
    """The result of applying a page."""

    changed: list[int] = field(default_factory=list)
    """Ids whose local copy is new or different."""
    merged: int = 0
    older: list[int] = field(default_factory=list)
    """Ids whose row is older than ours, or was replaced by it: to be read by id."""
    quarantined: set[str] = field(default_factory=set)
    """Names under which unreadable rows were quarantined."""


def read_rows(
    tx: Transaction, entity: Entity, rows: Iterable[Mapping[str, Any]], applied: AppliedPage
) -> list[Record]:
    """Decode rows; unreadable ones are quarantined with the reason (F29)."""
    quarantined = {each.record for each in tx.sync_state.quarantine.rows(entity.name)}
    records = []
    for row in rows:
        try:
            record = decode(entity, row)
        except InvalidRecord as error:
            applied.quarantined.add(quarantine(tx, entity, row, f"unreadable:{error.problems[0].field}"))
            continue
        if quarantined and str(record["id"]) in quarantined:
            tx.sync_state.quarantine.release(entity.name, str(record["id"]))
        records.append(record)
    return records


def quarantine(tx: Transaction, entity: Entity, row: Mapping[str, Any], reason: str) -> str:
    """Keep a row that cannot be used, with the reason: its list is not in step until it can (F29). Returns its name there."""
    name = _quarantine_name(row)
    person = name.isdigit() and tx.is_anonymized(entity.name, int(name))
    tx.sync_state.quarantine.put(
        QuarantinedRow(
            entity=entity.name,
            record=name,
            at=tx.now,
            reason=reason,
            version=_version(row),
            body="{}" if person else json.dumps(row, ensure_ascii=False, default=str)[:20_000],
        ),
    )
    return name


def release_healed(
    tx: Transaction, entity: Entity, covered: Iterable[tuple[int, int]], quarantined: Collection[str]
) -> None:
    """Release quarantined rows of the ranges just read that were not unreadable again (F29)."""
    ranges = [*covered]
    for row in tx.sync_state.quarantine.rows(entity.name):
        version = row.version or 0
        if row.record not in quarantined and any(lower <= version <= upper for lower, upper in ranges):
            tx.sync_state.quarantine.release(entity.name, row.record)


def _quarantine_name(row: Mapping[str, Any]) -> str:
    """The row's id, or a digest of the row where it has no usable id."""
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
    """Store rows of one list. `confirmed` rows were read by id and are believed even when older than ours.

    Ones that have regressed (F101, F115) are disputed instead, to be judged together at the end of the run, unless a
    person has brought an anonymised record back. During a cloud rollback a row of a page is disputed as well.
    """
    applied = AppliedPage()
    records = _newest(read_rows(tx, entity, rows, applied))
    ids = [record["id"] for record in records]
    applied.changed += match_lost_creates(tx, entity, records)
    here = tx.cloud_copies(entity.name, ids)
    pending = tx.changes_of(entity.name, ids)
    anonymized = tx.anonymized_among(entity.name, ids)
    rollback = tx.sync_state.rollback.get() is not None
    decided = _brought_back(tx, entity, here) if confirmed else frozenset[int]()
    finer = set() if confirmed else _finer_ids(rows)
    tombstones = [
        each
        for each in records
        if each.get("deleted")
        and each["id"] not in pending
        # A tombstone of a page that is older than ours is read by id, one of many, before it counts.
        and not older(each, here.get(each["id"], {}).get("versionDate"), by=SKEW if confirmed else 0)
    ]
    regressed = held_deletions(tx, entity, tombstones, here)
    held = {each.id for each in regressed}
    stale = set[int]()
    if not confirmed:
        listed = ((each, _cloud_copy(here.get(each["id"]), pending.get(each["id"]))) for each in records)
        stale = listed_again(tx.sync_state, entity, listed)
    fresh: list[Record] = []
    differing: list[Record] = []
    judged: list[tuple[WaitingChange, Verdict]] = []
    for record in records:
        if record["id"] in held:
            continue
        change = pending.get(record["id"])
        known = here.get(record["id"])
        ours = _cloud_copy(known, change)
        seen = (ours or {}).get("versionDate")
        edited = change is None or change.kind is ChangeKind.UPDATE
        erased = record["id"] in anonymized
        returns = erased and edited and not record.get("deleted")
        if erased and not returns:
            record = anonymized_values(entity, record)  # noqa: PLW2901 - nothing else of it may be stored
        if older(record, seen) and record["id"] not in decided:
            if (confirmed or rollback) and has_regressed(tx, entity, _completed(ours, record), seen):
                theirs = anonymized_values(entity, record) if erased else record
                regressed.append(
                    RegressedRecord(
                        entity=entity.name, id=record["id"], dispute=Dispute.OLDER, at=tx.now, theirs=theirs
                    )
                )
                continue
            if not confirmed:
                applied.older.append(record["id"])
                continue
        if record["id"] in stale or (change and not confirmed and _lives_otherwise(record, ours)):
            applied.older.append(record["id"])
            continue
        if (
            (str(record["id"]) in finer or (returns and not confirmed))
            and record.get("versionDate") == seen
            and {**(ours or {}), **record} != ours
        ):
            # A list that is behind may show a person who was anonymised as still there (F53).
            applied.older.append(record["id"])
        elif change is not None:
            judged.append((change, _observe(tx, entity, change, record, applied, listed=not confirmed)))
        elif known is None:
            fresh.append(record)
        elif (whole := {**known, **record}) != known:
            differing.append(whole)
            note_superseded(tx, entity, known, whole)
            _record_change(tx, entity, known, whole)
    apply_verdicts(tx, entity, judged)
    for copies, new in ((fresh, True), (differing, False)):
        if copies:
            tx.put_many(entity.name, copies, new=new)
            applied.changed += [record["id"] for record in copies]
    tx.sync_state.regressions.drop(entity.name, set(ids) - set(applied.older))
    tx.sync_state.regressions.put(regressed)
    return applied


def _brought_back(tx: Transaction, entity: Entity, here: Mapping[int, Record]) -> frozenset[int]:
    """Records of which nothing was left here, and of which a person has decided for what the cloud has (F53)."""
    empty = {id for id, each in here.items() if each.get("deleted") and not says_something(entity, each)}
    if not empty or not entity.personal:
        return frozenset()
    disputes = tx.sync_state.regressions.all(entity.name)
    return frozenset(each.id for each in disputes if each.id in empty and each.dispute is Dispute.ACCEPTED)


def is_regression(tx: Transaction, change: WaitingChange, record: Record) -> bool:
    """Whether the copy that a write is to be based on has regressed behind the one the change was made on.

    The record is then disputed, and nothing is written over it before it was judged (F101).
    """
    return is_regressed(tx, tx.declared(change.entity), change.remote or change.base, record)


def is_regressed(tx: Transaction, entity: Entity, known: Record | None, record: Record) -> bool:
    """Whether a copy that was read has regressed behind the one known of its record, which is then disputed (F101)."""
    seen = (known or {}).get("versionDate")
    if not older(record, seen):
        return False
    if not has_regressed(tx, entity, _completed(known, record), seen):
        return False
    if tx.is_anonymized(entity.name, record["id"]):
        record = anonymized_values(entity, record)
    found = RegressedRecord(
        entity=entity.name, id=record["id"], dispute=Dispute.OLDER, at=tx.now, theirs=record
    )
    tx.sync_state.regressions.put([found])
    return True


def behind(sync_state: SyncState, entity: Entity, listed: Iterable[tuple[WaitingChange, Record]]) -> set[int]:
    """Ids whose row in a list is older than the copy the change was made on, or was replaced by it (F10, F44)."""
    found = [(record, change.remote or change.base) for change, record in listed]
    past = {record["id"] for record, known in found if older(record, (known or {}).get("versionDate"))}
    return past | listed_again(sync_state, entity, found)


def _lives_otherwise(record: Record, ours: Record | None) -> bool:
    """Whether one of two copies of the same date is deleted: which of them is older, a read by id tells (F10, F43)."""
    return (
        ours is not None
        and record.get("versionDate") == ours.get("versionDate")
        and (bool(record.get("deleted", ours.get("deleted"))) != bool(ours.get("deleted")))
    )


def _cloud_copy(known: Record | None, change: WaitingChange | None) -> Record | None:
    """The newest copy of the cloud's that we have of a record."""
    return known if change is None else change.remote or change.base


def apply_cloud_copy(tx: Transaction, entity: Entity, record: Record) -> None:
    """Store the cloud's copy, however old it is."""
    change = tx.change(entity.name, record["id"])
    if change is not None:
        verdict = _observe(tx, entity, change, record, AppliedPage(), listed=False)
        apply_verdicts(tx, entity, [(change, verdict)])
        return
    known = tx.cloud_copies(entity.name, [record["id"]]).get(record["id"])
    whole = {**(known or {}), **record}
    if known is not None:
        _record_change(tx, entity, known, whole)
    tx.put(entity.name, whole)


def _observe(
    tx: Transaction,
    entity: Entity,
    change: WaitingChange,
    record: Record,
    applied: AppliedPage,
    *,
    listed: bool,
) -> Verdict:
    """What a row means for the pending change of its record."""
    whole = _completed(change.remote or change.base, record)
    verdict = observe(entity, change, whole, now=tx.now, listed=listed)
    applied.merged += verdict.merged
    if verdict.change != change:
        applied.changed.append(record["id"])
    return verdict


def _finer_ids(rows: Iterable[Mapping[str, Any]]) -> set[str]:
    """Ids of rows dated finer than we keep: one with our date may be older or newer, and is read by id (F117)."""
    return {str(row.get("id")) for row in rows if timestamps.is_finer(row.get("versionDate"))}


def _newest(records: Sequence[Record]) -> list[Record]:
    """Each record once, in its newest form: a record on the border of two pages, or moved meanwhile, is on both."""
    found: dict[int, Record] = {}
    for record in records:
        known = found.get(record["id"])
        if known is None or not older(record, known.get("versionDate")):
            found[record["id"]] = record
    return list(found.values())


def _completed(known: Record | None, record: Record) -> Record:
    """The row with missing fields as they were (F31)."""
    return {**known, **record} if known else record


def _record_change(tx: Transaction, entity: Entity, known: Record, record: Record) -> None:
    """Write what is new in the cloud's copy to the history, or, where it was anonymised there, empty that (F53)."""
    who = writer(known, record)
    if is_anonymized_copy(entity, known, record):
        tx.anonymize(entity.name, record["id"])
        for_good = {"anonymize": (None, True)}
        tx.record(entity.name, record["id"], EventKind.CLOUD_DELETED, fields=for_good, origin=ORIGIN)
        return
    if record.get("deleted") and not known.get("deleted"):
        tx.record(entity.name, record["id"], EventKind.CLOUD_DELETED, origin=ORIGIN, who=who)
        return
    changed = differences(entity, known, record)
    if known.get("deleted") and record.get("deleted") is False:
        changed = {**changed, "deleted": (True, False)}
    if changed:
        tx.record(
            entity.name,
            record["id"],
            EventKind.CLOUD,
            fields=changed,
            origin=ORIGIN,
            who=who,
        )
