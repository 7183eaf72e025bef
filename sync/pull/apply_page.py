"""Applying a page: the cloud's rows are decoded, compared with ours, merged under pending changes, and stored.

Called by pull, one page to a transaction. A row that cannot be read is quarantined; a row of a list that is older than
ours, or that the cloud had replaced by ours, is never stored before it was read by id (F10, F44).
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
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
from sync.change.events import Evidence, Observed, Outcome
from sync.change.records import differences
from sync.change.step import step
from sync.merge.apply_verdict import ORIGIN, apply_verdicts
from sync.merge.create_matching import match_lost_creates
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


class Word(StrEnum):
    """What a row of the cloud is to us; `_Page` has one handler for each."""

    SAME = "same"
    """As we have it, and nothing waits that it could say something about."""
    NEWS = "news"
    """New, newer, or word of a pending change."""
    OLDER = "older"
    """Older than ours, replaced by it, or of the same date and other content: to be read by id (F10, F44)."""
    RETURNED = "returned"
    """Somebody who was anonymised here lives again in the cloud (F53)."""
    ERASED = "erased"
    """Of somebody who was anonymised here: nothing else of it may be stored."""
    ODD = "odd"
    """Less than the cloud once confirmed: disputed, to be judged with others (F101, F114, F115)."""


@dataclass(slots=True)
class _Row:
    """A row of a page as it may be stored, beside what is known of its record."""

    record: Record
    known: Record | None
    """The cloud's copy that we have; None without a row here."""
    change: WaitingChange | None
    ours: Record | None
    """The newest copy of the cloud's that we know, that of the change included."""
    anonymized: Word | None
    """Whether its person was anonymised here, and stays so or returns."""

    @property
    def id(self) -> int:
        return int(self.record["id"])

    @property
    def seen(self) -> int | None:
        return (self.ours or {}).get("versionDate")


def apply_page(
    tx: Transaction, entity: Entity, rows: Sequence[Mapping[str, Any]], *, confirmed: bool = False
) -> AppliedPage:
    """Store rows of one list. `confirmed` rows were read by id and are believed even when older than ours.

    Ones that have regressed (F101, F115) are disputed instead, to be judged together at the end of the run, unless a
    person has brought an anonymised record back. During a cloud rollback a row of a page is disputed as well.
    """
    applied = AppliedPage()
    records = _newest(read_rows(tx, entity, rows, applied))
    applied.changed += match_lost_creates(tx, entity, records)
    page = _Page(tx, entity, records, applied, confirmed=confirmed, finer=_finer_ids(rows))
    page.apply()
    return applied


class _Page:
    """The rows of one page while they are applied, with what is known of their records, read at once."""

    def __init__(
        self,
        tx: Transaction,
        entity: Entity,
        records: Sequence[Record],
        applied: AppliedPage,
        *,
        confirmed: bool,
        finer: set[str],
    ) -> None:
        self._tx = tx
        self._entity = entity
        self._applied = applied
        self._confirmed = confirmed
        self._finer = set[str]() if confirmed else finer
        ids = [record["id"] for record in records]
        here = tx.cloud_copies(entity.name, ids)
        pending = tx.changes_of(entity.name, ids)
        anonymized = tx.anonymized_among(entity.name, ids)
        self._decided = _brought_back(tx, entity, here) if confirmed else frozenset[int]()
        self._disputes_pages = confirmed or tx.sync_state.rollback.get() is not None
        tombstones = [
            each
            for each in records
            if each.get("deleted")
            and each["id"] not in pending
            # A tombstone of a page that is older than ours is read by id, one of many, before it counts.
            and not older(each, here.get(each["id"], {}).get("versionDate"), by=SKEW if confirmed else 0)
        ]
        self._regressed = held_deletions(tx, entity, tombstones, here)
        held = {each.id for each in self._regressed}
        self._ids = ids
        self._rows = [
            _row(entity, each, here.get(each["id"]), pending.get(each["id"]), anonymized)
            for each in records
            if each["id"] not in held
        ]
        self._stale = set[int]()
        if not confirmed:
            listed = ((each, _cloud_copy(here.get(each["id"]), pending.get(each["id"]))) for each in records)
            self._stale = listed_again(tx.sync_state, entity, listed)
        self._fresh: list[Record] = []
        self._differing: list[Record] = []
        self._judged: list[tuple[WaitingChange, Outcome]] = []

    def apply(self) -> None:
        """Handle each row by its word, and store what follows."""
        handlers = {
            Word.NEWS: self._take,
            Word.OLDER: self._ask,
            Word.RETURNED: self._take,
            Word.ERASED: self._take,
            Word.ODD: self._dispute,
        }
        for row in self._rows:
            if (word := self._word(row)) is not Word.SAME:
                handlers[word](row)
        apply_verdicts(self._tx, self._entity, self._judged)
        for copies, new in ((self._fresh, True), (self._differing, False)):
            if copies:
                self._tx.put_many(self._entity.name, copies, new=new)
                self._applied.changed += [record["id"] for record in copies]
        regressions = self._tx.sync_state.regressions
        regressions.drop(self._entity.name, set(self._ids) - set(self._applied.older))
        regressions.put(self._regressed)

    def _word(self, row: _Row) -> Word:
        if older(row.record, row.seen) and row.id not in self._decided:
            whole = _completed(row.ours, row.record)
            if self._disputes_pages and has_regressed(self._tx, self._entity, whole, row.seen):
                return Word.ODD
            if not self._confirmed:
                return Word.OLDER
        if self._is_doubtful(row):
            return Word.OLDER
        if row.anonymized is not None:
            return row.anonymized
        is_same = row.change is None and row.known is not None and {**row.known, **row.record} == row.known
        return Word.SAME if is_same else Word.NEWS

    def _is_doubtful(self, row: _Row) -> bool:
        """Whether only a read by id tells which of two copies is the newer."""
        if row.id in self._stale:
            return True
        if self._confirmed or row.record.get("versionDate") != row.seen:
            return False
        if row.change is not None and _lives_otherwise(row.record, row.ours):
            return True
        # A list that is behind may show a person who was anonymised as still there (F53).
        unsure = str(row.id) in self._finer or row.anonymized is Word.RETURNED
        return unsure and {**(row.ours or {}), **row.record} != row.ours

    def _take(self, row: _Row) -> None:
        """Store the row, or judge by it what waits."""
        if row.change is not None:
            verdict = _observe(
                self._tx,
                self._entity,
                row.change,
                row.record,
                self._applied,
                by=Evidence.READ if self._confirmed else Evidence.LIST,
            )
            self._judged.append((row.change, verdict))
        elif row.known is None:
            self._fresh.append(row.record)
        elif (whole := {**row.known, **row.record}) != row.known:
            self._differing.append(whole)
            note_superseded(self._tx, self._entity, row.known, whole)
            _record_change(self._tx, self._entity, row.known, whole)

    def _ask(self, row: _Row) -> None:
        """Have the record read by id."""
        self._applied.older.append(row.id)

    def _dispute(self, row: _Row) -> None:
        """Keep ours, and what the cloud has, until both are judged."""
        erased = row.anonymized is not None
        theirs = anonymized_values(self._entity, row.record) if erased else row.record
        self._regressed.append(
            RegressedRecord(
                entity=self._entity.name, id=row.id, dispute=Dispute.OLDER, at=self._tx.now, theirs=theirs
            )
        )


def _row(
    entity: Entity,
    record: Record,
    known: Record | None,
    change: WaitingChange | None,
    anonymized: Collection[int],
) -> _Row:
    """The row as it may be stored; of somebody who stays anonymised without values."""
    word = None
    if record["id"] in anonymized:
        edited = change is None or change.kind is ChangeKind.UPDATE
        word = Word.RETURNED if edited and not record.get("deleted") else Word.ERASED
        if word is Word.ERASED:
            record = anonymized_values(entity, record)
    return _Row(record, known, change, _cloud_copy(known, change), word)


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
    return ours is not None and bool(record.get("deleted", ours.get("deleted"))) != bool(ours.get("deleted"))


def _cloud_copy(known: Record | None, change: WaitingChange | None) -> Record | None:
    """The newest copy of the cloud's that we have of a record."""
    return known if change is None else change.remote or change.base


def apply_cloud_copy(tx: Transaction, entity: Entity, record: Record) -> None:
    """Store the cloud's copy, however old it is."""
    change = tx.change(entity.name, record["id"])
    if change is not None:
        verdict = _observe(tx, entity, change, record, AppliedPage(), by=Evidence.READ)
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
    by: Evidence,
) -> Outcome:
    """What a row means for the pending change of its record."""
    whole = _completed(change.remote or change.base, record)
    verdict = step(entity, change, Observed(whole, by), now=tx.now)
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
        tx.history.record(entity.name, record["id"], EventKind.CLOUD_DELETED, fields=for_good, origin=ORIGIN)
        return
    if record.get("deleted") and not known.get("deleted"):
        tx.history.record(entity.name, record["id"], EventKind.CLOUD_DELETED, origin=ORIGIN, who=who)
        return
    changed = differences(entity, known, record)
    if known.get("deleted") and record.get("deleted") is False:
        changed = {**changed, "deleted": (True, False)}
    if changed:
        tx.history.record(
            entity.name,
            record["id"],
            EventKind.CLOUD,
            fields=changed,
            origin=ORIGIN,
            who=who,
        )
