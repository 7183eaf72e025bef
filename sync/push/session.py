"""The push session: what all writes of one push share: reading, the durable mark before a write, the answer stored after it.

Used by the writers. A change leaves the outbox only here, by an answer or an observation; what a failure means for it is in
`settle`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, NamedTuple, TypeVar

from storage.errors import InvalidRecord
from storage.outbox.changes import ChangeKind, Intent, WaitingChange
from storage.records.history import EventKind
from storage.records.replica import Replica
from storage.records.transaction import Transaction
from storage.schema.fields import Entity, Record
from storage.schema.validation import decode
from sync.change.events import Accepted, Event, Leaves, NoEffect, Outcome, Outdated
from sync.change.settle import not_posted
from sync.change.step import left_of, step
from sync.client.api import CloudClient
from sync.client.responses import Single
from sync.errors import (
    CloudPreconditionFailed,
    CloudRecordMissing,
    ProtocolMismatch,
    Rejected,
    SyncError,
    VerbRefused,
)
from sync.events import Bus, Progress, RecordsChanged
from sync.merge.apply_verdict import ORIGIN, apply_verdicts
from sync.merge.rebind_ids import ServerAssignedId, rebind_ids
from sync.merge.server_rewrites import unkept_fields
from sync.push.failure import OUTDATED, no_effect
from sync.push.profile import Profile

NOT_FOUND_YET = "not_found_yet"
"""Error code of a lost create that is looked up again later."""
ALWAYS_OUTDATED = "always_outdated"
"""Code of the refusal of each write under an ETag (F133)."""
Tried = tuple[str, int, ChangeKind]
"""A change that a run has tried: entity, record and kind."""
Answer = TypeVar("Answer")


class Read(NamedTuple):
    """A record as the cloud has it, with its ETag."""

    record: Record
    etag: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class DecodedRows:
    """Rows of the cloud as records by id, in the cloud's order."""

    records: Mapping[int, Record]
    unreadable: frozenset[int] = frozenset()
    """Ids of rows that exist and cannot be read."""
    rows: int = 0
    etag: str | None = None


@dataclass(slots=True)
class Pushed:
    """The result of a push: changes sent, and those that were merged."""

    sent: int = 0
    merged: int = 0


class PushSession:
    """The state of one push."""

    def __init__(
        self,
        replica: Replica,
        cloud: CloudClient,
        bus: Bus,
        *,
        checkpoint: Callable[[], None],
        rng: Random,
        by_hand: bool = False,
    ) -> None:
        self.replica = replica
        self.cloud = cloud
        self.bus = bus
        self.checkpoint = checkpoint
        self.by_hand = by_hand
        """Whether somebody asked for the run, and deletions that only wait for their undo are sent (`UNDO_MS`)."""
        self.pushed = Pushed()
        self.total = 0
        self.omitted: dict[tuple[str, int], frozenset[str]] = {}
        """Fields that creates of this run omit: they refer to records that cannot exist yet (F72)."""
        self.recreated: dict[tuple[str, int], Record] = {}
        """Bases of deleted records that this run creates anew; restored when the create certainly did not arrive."""
        self.profile = Profile(replica)
        self.rng = rng
        self.faults: list[str] = []
        """Entities of the faults in a row."""
        self.started = replica.clock.now()
        self.errors_before: dict[tuple[str, int], str | None] = {}
        """By entity and record: how the attempt before the first of this run ended."""
        self.accepted: set[tuple[str, ChangeKind]] = set()
        """Entities and kinds of the changes that were accepted in this run."""
        self.set_aside: dict[str, SyncError] = {}
        """Entities of which this run sends nothing more, by name, and why."""
        self.postponed: set[Tried] = set()
        """Creates whose unique values a record has that this run deletes or renames first (F77)."""
        self.answered: dict[str, set[int]] = {}
        """By entity: records of which this run has had an answer, which no page or count read before it can show (F140)."""
        self.broken_at: int | None = None
        """How many answers there had been when the connection broke the last time."""

    # requests

    def ask(self, request: Callable[[], Answer]) -> Answer | SyncError:
        """What the cloud answers, or how that failed, as a value."""
        try:
            return request()
        except SyncError as error:
            return error

    def read(self, entity: Entity, record_id: int) -> Read | SyncError:
        """A record by id."""
        self.checkpoint()
        return self.ask(lambda: self.decode(entity, self.cloud.get(entity.name, record_id)))

    def decode(self, entity: Entity, answer: Single) -> Read:
        """The record in an answer; raises ProtocolMismatch when it cannot be read: the outcome is unknown then."""
        return Read(self.decode_row(entity, answer.record), answer.etag)

    def decode_row(self, entity: Entity, row: Mapping[str, Any] | None) -> Record:
        """The record in an answer; raises ProtocolMismatch when it cannot be read: the outcome is unknown then."""
        try:
            return decode(entity, row)
        except InvalidRecord as error:
            raise ProtocolMismatch(
                reason="row", entity=entity.name, field=error.problems[0].field, maybe_applied=True
            ) from error

    def decode_rows(self, entity: Entity, rows: Iterable[Mapping[str, Any]]) -> DecodedRows:
        """Rows as records; one that cannot be read does not affect the others (F29)."""
        records: dict[int, Record] = {}
        unreadable: set[int] = set()
        count = 0
        for row in rows:
            count += 1
            try:
                record = decode(entity, row)
            except InvalidRecord:
                if str(row.get("id")).isdigit():
                    unreadable.add(int(row["id"]))
            else:
                records[record["id"]] = record
        return DecodedRows(records=records, unreadable=frozenset(unreadable), rows=count)

    def list_by_ids(self, entity: Entity, changes: Sequence[WaitingChange]) -> DecodedRows:
        """The cloud's copies of these records, deleted ones too, in one request and under its tag where its page holds all.

        Raises Rejected for every refusal: of a list it says nothing about these records, nor about a verb (F112).
        """
        ids = ",".join(str(change.id) for change in changes)
        deleted = ";deleted|in|0,1" if "deleted" in entity.by_name else ""
        try:
            page = self.cloud.list(entity.name, filter=f"id|in|{ids}{deleted}")
            rows, etag = [*page.records], page.etag
            # A page may be smaller than asked for, and what is on none is taken for missing (N4).
            while page.next_page is not None and len(rows) < len(changes):
                self.checkpoint()
                page = self.cloud.list(entity.name, filter=f"id|in|{ids}{deleted}", page=page.next_page)
                rows, etag = [*rows, *page.records], None
        except (VerbRefused, CloudRecordMissing, CloudPreconditionFailed) as error:
            raise Rejected((), **error.params) from error
        return replace(self.decode_rows(entity, rows), etag=etag)

    # before a write

    def mark_sent(self, change: WaitingChange, sent: Intent, tx: Transaction) -> WaitingChange | None:
        """Store what is being sent before its bytes leave; None when the change no longer exists or may not be sent."""
        return self.mark_all_sent([(change, sent)], tx)[0]

    def mark_all_sent(
        self, sending: Sequence[tuple[WaitingChange, Intent]], tx: Transaction
    ) -> list[WaitingChange | None]:
        """`mark_sent` for several changes, in their order."""
        for each, _ in sending:
            self.errors_before.setdefault((each.entity, each.id), each.error)
        marked = [self._marked(tx.change(each.entity, each.id), each, sent) for each, sent in sending]
        tx.mark_sent([each for each in marked if each is not None])
        return marked

    def was_outdated(self, change: WaitingChange) -> bool:
        """Whether the run before called the copy under this change outdated as well."""
        return self.errors_before.get((change.entity, change.id)) in OUTDATED

    def _marked(
        self, current: WaitingChange | None, change: WaitingChange, sent: Intent
    ) -> WaitingChange | None:
        """A change as it is while it is being sent, if it may still be."""
        if current is None or current.kind is not change.kind or current.blocked:
            return None
        return self.next(current, Leaves(sent))

    def omitted_fields(self, change: WaitingChange) -> frozenset[str]:
        """Fields that this create omits for now."""
        return self.omitted.get((change.entity, change.id), frozenset())

    def unmark_sent(self, changes: Iterable[WaitingChange]) -> None:
        """Undo `mark_sent` for writes that certainly had no effect."""
        with self.replica.write() as tx:
            for change in changes:
                if (current := tx.change(change.entity, change.id)) is not None:
                    self.unsent(tx, current)

    def as_stored(self, changes: Iterable[WaitingChange]) -> list[WaitingChange]:
        """These changes as they now are, without those that are gone or became another kind of change."""
        current = ((each, self.replica.change(each.entity, each.id)) for each in changes)
        return [now for each, now in current if now is not None and now.kind is each.kind]

    def unsent(self, tx: Transaction, change: WaitingChange) -> None:
        """Store the change as no longer in flight."""
        waits = self.next(self.with_base(change), NoEffect())
        if change.kind is ChangeKind.DELETE or waits.basis is not change.basis:
            # The view of a create that was deleted meanwhile is what was sent (F52).
            tx.put_change(waits)
        else:
            tx.put_change_metadata(waits)

    def with_base(self, change: WaitingChange) -> WaitingChange:
        """The change as it was before its record was sent to be created anew: its id is taken, it may be restored there.

        So it has its base, and no marker of ours, which would replace a value there (F75).
        """
        base = self.recreated.get((change.entity, change.id))
        if change.kind is not ChangeKind.CREATE or change.base is not None or base is None:
            return change
        return not_posted(change, base)

    def release_unsent(self, changes: Iterable[WaitingChange], error: SyncError) -> None:
        """Release changes whose write failed, if it certainly had no effect: its differences were not added."""
        if no_effect(error):
            self.release_outdated(changes)

    def release_outdated(self, changes: Iterable[WaitingChange]) -> None:
        """Release changes whose write was refused because the record has changed since it was read.

        An earlier attempt of ours may have changed it late (F08). Differences are then judged by the next read, as
        after a lost answer: sent again they would be added twice.
        """
        with self.replica.write() as tx:
            for change in changes:
                current = tx.change(change.entity, change.id)
                if current is None:
                    continue
                tx.put_change_metadata(self.next(current, Outdated()))

    def next(self, change: WaitingChange, event: Event) -> WaitingChange:
        """What a change becomes by an event that ends none. The notes of such an event are the caller's."""
        entity = self.replica.catalogue[change.entity]
        return left_of(step(entity, change, event, now=self.replica.clock.now()))

    # after a write

    def store(
        self, entity: Entity, change: WaitingChange, judge: Callable[[WaitingChange], Outcome]
    ) -> WaitingChange | None:
        """Judge the change as it now is (it may have been edited meanwhile), store the verdict, and answer the change left."""
        with self.replica.write() as tx:
            return self.store_all(tx, entity, [(change, judge)])[0]

    def store_all(
        self,
        tx: Transaction,
        entity: Entity,
        judging: Sequence[tuple[WaitingChange, Callable[[WaitingChange], Outcome]]],
    ) -> list[WaitingChange | None]:
        """`store` for changes of different records of an entity, in their order, in the caller's transaction."""
        if len(judging) > 1:
            tx.changes_of(entity.name, [change.id for change, _ in judging])
        judged: list[tuple[WaitingChange, Outcome]] = []
        left: list[WaitingChange | None] = []
        for change, judge in judging:
            current = tx.change(change.entity, change.id)
            if current is None:
                left.append(None)
                continue
            verdict = judge(current)
            judged.append((current, verdict))
            left.append(verdict.change)
            if is_sent(verdict):
                self.accepted.add((current.entity, current.kind))
        apply_verdicts(tx, entity, judged)
        self.count_verdicts(tx, entity, [verdict for _, verdict in judged])
        return left

    def acknowledge_all(
        self,
        tx: Transaction,
        entity: Entity,
        answered: Sequence[tuple[WaitingChange, Record]],
        replaced: Mapping[int, Mapping[str, tuple[Any, Any]]] | None = None,
    ) -> None:
        """Store answers to writes: what was sent is acknowledged, unless the cloud made something else of it (F119).

        `replaced`: by record, values that nobody here saw and that the write replaced, for the history (N2).
        """
        counted = tx.sync_state.server_rewrites.counted(entity.name, [change.id for change, _ in answered])

        def judging(answer: Record) -> Callable[[WaitingChange], Outcome]:
            def judge(current: WaitingChange) -> Outcome:
                unkept = unkept_fields(tx, entity, current, answer, counted=counted)
                seen = Accepted(answer, unkept, (replaced or {}).get(current.id))
                return step(entity, current, seen, now=tx.now)

            return judge

        self.store_all(tx, entity, [(change, judging(answer)) for change, answer in answered])

    def acknowledge_post(
        self, tx: Transaction, entity: Entity, change: WaitingChange, answer: Record
    ) -> None:
        """Store the answer to a POST, whose id the cloud assigned."""
        current = tx.change(change.entity, change.id)
        if current is not None:
            counted = tx.sync_state.server_rewrites.counted(entity.name, [change.id])
            unkept = unkept_fields(tx, entity, current, answer, counted=counted)
            verdict = step(entity, current, Accepted(answer, unkept), now=tx.now)
            rebind_ids(tx, entity, [ServerAssignedId(current, verdict, answer["id"])])
            self.accepted.add((current.entity, current.kind))
            self.count_verdicts(tx, entity, [verdict])

    def count_verdicts(self, tx: Transaction, entity: Entity, verdicts: Sequence[Outcome]) -> None:
        """Add stored verdicts to the run's figures."""
        self.pushed.merged += sum(each.merged for each in verdicts)
        sent = sum(map(is_sent, verdicts))
        self.pushed.sent += sent
        if sent:
            # After a cloud rollback the page from before our write would match its ETag again (F101).
            tx.sync_state.cursors.forget_etag(entity.name)

    def publish_sent(self, entity: Entity, ids: Sequence[int]) -> None:
        """Publish that these records changed, and the progress of the push."""
        self.faults.clear()
        self.answered.setdefault(entity.name, set()).update(ids)
        self.bus.publish(RecordsChanged(entity.name, tuple(ids), "sent", origin=ORIGIN))
        self.bus.publish(Progress("push", entity.name, self.pushed.sent, self.total))


def is_sent(verdict: Outcome) -> bool:
    """Whether the cloud has accepted what was sent."""
    return any(note.kind is EventKind.SENT for note in verdict.notes)
