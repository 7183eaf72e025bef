"""What every write to the cloud has in common: the durable mark before it, the answer stored after it,
and what each failure means for the change that caused it.

Used by creating, updating and deleting. A change leaves the outbox only here, by an answer or an observation.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from storage.errors import InvalidRecord, Problem
from storage.outbox.changes import ChangeKind, ChangeState, Hold, HoldReason, Intent, WaitingChange
from storage.records.history import EventKind
from storage.records.replica import Replica
from storage.records.transaction import Transaction
from storage.schema.fields import Entity, Record
from storage.schema.validation import decode
from storage.sync_state.capabilities import Refusal
from sync.client.api import CloudClient
from sync.client.backoff import delay
from sync.client.capabilities import Capabilities, Capability, learn
from sync.client.responses import Many, Single
from sync.errors import (
    CloudChanged,
    CloudConflict,
    CloudRecordMissing,
    Forbidden,
    IfMatchMissing,
    ProtocolMismatch,
    Rejected,
    ServerFault,
    SyncError,
    VerbRefused,
)
from sync.events import Bus, Progress, RecordsChanged
from sync.merge.apply_verdict import ORIGIN, apply_verdict
from sync.merge.id_remap import ServerAssignedId, rebind_ids
from sync.merge.plan import Verdict, acknowledge
from sync.merge.server_rewrites import detect_server_rewrite

NOT_OUR_CLOUD = frozenset({"html", "portal", "not_http", "redirect", "other_cloud"})
"""Mismatches that say somebody else answered in the cloud's place (F02, F56): no use in asking on."""
MAX_FAULTS = 3
"""Answers of 5xx or garbage in a row after which the run gives up for now."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Found:
    """Rows of the cloud as records by id, in the cloud's order."""

    records: Mapping[int, Record]
    unreadable: frozenset[int] = frozenset()
    """Ids of rows that are there and cannot be read."""
    rows: int = 0
    etag: str | None = None


@dataclass(slots=True)
class Pushed:
    """What a push came to."""

    sent: int = 0
    merged: int = 0


class PushSession:
    """The state that one push shares between its parts."""

    def __init__(
        self,
        replica: Replica,
        cloud: CloudClient,
        bus: Bus,
        *,
        checkpoint: Callable[[], None],
        rng: Random,
    ) -> None:
        self.replica = replica
        self.cloud = cloud
        self.checkpoint = checkpoint
        self.pushed = Pushed()
        self.total = 0
        self.omitted: dict[tuple[str, int], frozenset[str]] = {}
        """Fields that a create of this run goes without: they refer to what cannot be there yet (F72)."""
        self.recreated: dict[tuple[str, int], Record] = {}
        """Bases of deleted records that this run makes anew: of one that certainly did not arrive its base stands."""
        self.capabilities = Capabilities.from_dict(replica.sync_state.capabilities.all())
        self.refusals = replica.sync_state.refusals.all()
        """By entity and kind of change: what the cloud does not offer (`sync.push.unsupported_verbs`)."""
        self._bus = bus
        self.rng = rng
        self._faults = 0

    # before

    def mark_sent(self, change: WaitingChange, sent: Intent, tx: Transaction) -> WaitingChange | None:
        """Put the snapshot on disk before its bytes leave; None when the change was edited away meanwhile."""
        current = tx.change(change.entity, change.id)
        if current is None or current.kind is not change.kind or current.blocked:
            return None
        tries = current.attempts + 1
        marked = current.but(state=ChangeState.SENT, sent=sent, attempts=tries, missed=None, error=None)
        tx.put_change_metadata(marked)
        return marked

    def omitted_fields(self, change: WaitingChange) -> frozenset[str]:
        """Fields that this create goes without for now."""
        return self.omitted.get((change.entity, change.id), frozenset())

    # after

    def store(
        self, entity: Entity, change: WaitingChange, judge: Callable[[WaitingChange], Verdict]
    ) -> WaitingChange | None:
        """Judge the change as it now is (it may have been edited meanwhile) and keep the verdict."""
        with self.replica.write() as tx:
            return self.store_in(tx, entity, change, judge)

    def store_in(
        self,
        tx: Transaction,
        entity: Entity,
        change: WaitingChange,
        judge: Callable[[WaitingChange], Verdict],
    ) -> WaitingChange | None:
        """`store` inside a transaction of the caller's."""
        current = tx.change(change.entity, change.id)
        if current is None:
            return None
        verdict = judge(current)
        apply_verdict(tx, entity, current, verdict)
        self.count_verdicts(tx, entity, [verdict])
        return verdict.change

    def acknowledge_in(self, tx: Transaction, entity: Entity, change: WaitingChange, answer: Record) -> None:
        """A write was answered with this record: what was sent is done, unless the cloud keeps rewriting it (F35)."""

        def judge(current: WaitingChange) -> Verdict:
            return detect_server_rewrite(tx, entity, current, answer, acknowledge(entity, current, answer))

        self.store_in(tx, entity, change, judge)

    def acknowledge_post(
        self, tx: Transaction, entity: Entity, change: WaitingChange, answer: Record
    ) -> None:
        """A POST was answered with this record, whose id is the cloud's."""
        current = tx.change(change.entity, change.id)
        if current is not None:
            verdict = acknowledge(entity, current, answer)
            rebind_ids(tx, entity, [ServerAssignedId(current, verdict, answer["id"])])
            self.count_verdicts(tx, entity, [verdict])

    def count_verdicts(self, tx: Transaction, entity: Entity, verdicts: Sequence[Verdict]) -> None:
        """Add verdicts that were stored to the run's figures."""
        self.pushed.merged += sum(each.merged for each in verdicts)
        sent = sum(any(note.kind is EventKind.SENT for note in each.notes) for each in verdicts)
        self.pushed.sent += sent
        if not sent:
            return
        # A page as it was before our own write would prove nothing if the cloud went back to it (F101).
        tx.sync_state.cursors.forget_etag(entity.name)

    def publish_sent(self, entity: Entity, ids: Sequence[int]) -> None:
        """Let views refresh these records, and show how far the push is."""
        self._faults = 0
        self._bus.publish(RecordsChanged(entity.name, tuple(ids), "sent", origin=ORIGIN))
        self._bus.publish(Progress("push", entity.name, self.pushed.sent, self.total))

    def decode_row(self, entity: Entity, row: Mapping[str, Any] | None) -> Record:
        """A record in an answer; raises ProtocolMismatch when it cannot be read, the outcome then is unknown."""
        try:
            return decode(entity, row)
        except InvalidRecord as error:
            raise ProtocolMismatch(
                reason="row", entity=entity.name, field=error.problems[0].field, maybe_applied=True
            ) from error

    def decode_rows(self, entity: Entity, rows: Iterable[Mapping[str, Any]]) -> Found:
        """Rows as records; one that cannot be read does not spoil the others (F29)."""
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
        return Found(records=records, unreadable=frozenset(unreadable), rows=count)

    def list_by_ids(self, entity: Entity, changes: Sequence[WaitingChange]) -> Found:
        """The cloud's copies of these records, deleted ones too, in one request."""
        ids = ",".join(str(change.id) for change in changes)
        deleted = ";deleted|in|0,1" if "deleted" in entity.by_name else ""
        page = self.cloud.list(entity.name, filter=f"id|in|{ids}{deleted}")
        return replace(self.decode_rows(entity, page.records), etag=page.etag)

    def learn(self, entity: Entity, capability: Capability, answer: Single | Many | SyncError) -> None:
        """Remember what the cloud turned out to allow."""
        self._store_capabilities(learn(self.capabilities, entity.name, capability, answer))

    def learn_default(self, entity: Entity, capability: Capability, allowed: bool) -> None:
        """Take it so, unless the cloud has shown it before."""
        if (entity.name, capability) not in self.capabilities.seen:
            self._store_capabilities(self.capabilities.with_seen(entity.name, capability, allowed))

    def _store_capabilities(self, after: Capabilities) -> None:
        if after is not self.capabilities:
            self.capabilities = after
            with self.replica.write() as tx:
                tx.sync_state.capabilities.put(after.to_dict())

    # failures

    def unmark_sent(self, changes: Iterable[WaitingChange]) -> None:
        """A refused write had no effect: its outcome is known."""
        with self.replica.write() as tx:
            for change in changes:
                if (current := tx.change(change.entity, change.id)) is not None:
                    tries = max(0, current.attempts - 1)
                    self._unsent(tx, current.but(attempts=tries))

    def _unsent(self, tx: Transaction, change: WaitingChange) -> None:
        """Nothing of it is on its way any more."""
        waits = self._with_base(change).but(state=ChangeState.WAITING, sent=None)
        if change.kind is ChangeKind.DELETE or waits.base is not change.base:
            # Of a create that was deleted meanwhile what was sent is what it showed (F52).
            tx.put_change(waits)
        else:
            tx.put_change_metadata(waits)

    def _with_base(self, change: WaitingChange) -> WaitingChange:
        """With the base it had: what was to live again and did not arrive is no fresh record, and its id is taken."""
        if change.kind is not ChangeKind.CREATE or change.base is not None:
            return change
        return change.but(base=self.recreated.get((change.entity, change.id)))

    def release_unsent(self, changes: Iterable[WaitingChange], error: SyncError) -> None:
        """A write failed. If it certainly did nothing, a difference must not be taken for added later on."""
        if error.transient and not error.maybe_applied:
            self.release_outdated(changes)

    def release_outdated(self, changes: Iterable[WaitingChange]) -> None:
        """A write was refused because the record has moved since it was read.

        What moved it may be an earlier try of ours that was late (F08). Differences are then judged by what is read
        next, as after an answer that was lost: added once more they would count twice.
        """
        with self.replica.write() as tx:
            for change in changes:
                current = tx.change(change.entity, change.id)
                if current is None:
                    continue
                late = current.attempts > 1 and current.sent is not None and current.sent.add
                known = {} if late else {"state": ChangeState.WAITING, "sent": None}
                tx.put_change_metadata(current.but(attempts=max(0, current.attempts - 1), **known))

    def hold(
        self, change: WaitingChange, reason: HoldReason, problems: Sequence[Mapping[str, Any]] = ()
    ) -> None:
        """Set a change aside for a person; the rest of the outbox goes on (F20).

        Not one that was edited while the refused write was on its way: its new values have their own try (F64).
        """
        with self.replica.write() as tx:
            current = tx.change(change.entity, change.id)
            if current is None:
                return
            if current.kind is not change.kind or self._edited_meanwhile(current):
                self._unsent(tx, current)
                return
            held = Hold(reason, problems=tuple(problems), since=tx.now)
            tx.record(current.entity, current.id, EventKind.HELD, origin=ORIGIN)
            stands = self._with_base(current)
            tx.put_change(stands.but(held=held, state=ChangeState.WAITING, sent=None, error=reason.value))
        self._bus.publish(RecordsChanged(change.entity, (change.id,), "sent", origin=ORIGIN))

    def _edited_meanwhile(self, change: WaitingChange) -> bool:
        if change.sent is None:
            return False
        # A POST goes without the id, and a create that is tied to others without what ties it.
        left_out = {"id", "_cloudId", *self.omitted_fields(change)}
        return bool(change.going.minus(change.sent).without(left_out))

    def handle_failure(self, changes: Sequence[WaitingChange], error: SyncError) -> None:
        """What a failure means for the changes of one request. Raises it on when it is the whole cloud's."""
        match error:
            case Rejected():
                for change in changes:
                    self.hold(change, HoldReason.REJECTED, violations(error))
            case VerbRefused() | CloudRecordMissing():
                self._note_refusals(changes, whole=True)
                for change in changes:
                    self.hold(change, HoldReason.VERB_REFUSED)
            case CloudChanged() | IfMatchMissing():
                self.unmark_sent(changes)
                self.retry_later(changes, error)
            case CloudConflict():
                for change in changes:
                    message = str(error.params.get("message") or "")
                    self.hold(change, HoldReason.REJECTED, [{"field": None, "message": message}])
            case Forbidden() if not error.whole_cloud:
                # It may be about this one record: the administrator cannot be deleted (`facts/cloud-api.md` 8).
                self._note_refusals(changes, whole=False, message=error.reason or "")
                for change in changes:
                    self.hold(
                        change, HoldReason.VERB_REFUSED, [{"field": None, "message": error.reason or ""}]
                    )
            case ProtocolMismatch() if error.reason in NOT_OUR_CLOUD:
                raise error
            case ServerFault() | ProtocolMismatch():
                self._faults += 1
                self.retry_later(changes, error)
                if self._faults >= MAX_FAULTS:
                    raise error
            case _:
                raise error

    def _note_refusals(self, changes: Sequence[WaitingChange], *, whole: bool, message: str = "") -> None:
        with self.replica.write() as tx:
            refusal = Refusal(at=tx.now, whole=whole, message=message)
            for entity, kind in {(change.entity, change.kind.value) for change in changes}:
                self.refusals[entity, kind] = refusal
                tx.sync_state.refusals.put(entity, kind, refusal)

    def forget_refusal(self, change: WaitingChange) -> None:
        """Ask the cloud anew for all that this entity needs."""
        self.capabilities = self.capabilities.forget(change.entity)
        with self.replica.write() as tx:
            tx.sync_state.refusals.forget(change.entity)
            self.refusals = tx.sync_state.refusals.all()

    def retry_later(self, changes: Sequence[WaitingChange], error: SyncError) -> None:
        """Try these again after a while, with the reason kept for the status."""
        wish = error.retry_after if isinstance(error, ServerFault) else None
        with self.replica.write() as tx:
            for change in changes:
                if (current := tx.change(change.entity, change.id)) is not None:
                    wait = delay(current.attempts, rng=self.rng, retry_after=wish)
                    tx.put_change_metadata(current.but(next_try=tx.now + int(wait * 1000), error=error.code))


def violations(error: Rejected) -> Sequence[Mapping[str, Any]]:
    """The cloud's findings as a held change keeps them: field, or None, and the cloud's words."""
    found = [{"field": each.field, "message": each.message} for each in error.violations]
    return found or [{"field": None, "message": ""}]


def problem_values(problems: Sequence[Problem]) -> Sequence[Mapping[str, Any]]:
    """Our own findings as a held change keeps them."""
    return [{"field": each.field, "code": each.code, **each.params} for each in problems]


def halves(batch: Sequence[WaitingChange]) -> tuple[Sequence[WaitingChange], Sequence[WaitingChange]]:
    """Two parts of a refused batch: at most seven splits leave the poisoned record alone (F21)."""
    middle = len(batch) // 2
    return batch[:middle], batch[middle:]
