"""The push session: what all writes of one push share. The durable mark before a write, the answer stored after it,
and what each failure means for the change that caused it.

Used by `create`, `update`, `delete` and `webhooks`. A change leaves the outbox only here, by an answer or an observation.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from storage.errors import InvalidRecord, Problem
from storage.outbox import outbox
from storage.outbox.changes import ChangeKind, ChangeState, Intent, WaitingChange
from storage.outbox.questions import QUESTIONS, Claim, Hold, HoldReason
from storage.records.history import EventKind
from storage.records.replica import Replica
from storage.records.transaction import Transaction
from storage.schema.fields import Entity, Record
from storage.schema.validation import decode
from storage.sync_state.capabilities import Refusal
from sync.client.api import BROKEN, CloudClient
from sync.client.backoff import delay
from sync.client.capabilities import Capabilities, Capability, learn, takes_our_ids
from sync.client.responses import Many, Single
from sync.errors import (
    PORTAL,
    CloudPreconditionFailed,
    CloudPreconditionRequired,
    CloudRecordMissing,
    Forbidden,
    ListRefused,
    Offline,
    ProtocolMismatch,
    Rejected,
    ServerFault,
    SyncError,
    VerbRefused,
)
from sync.events import Bus, Progress, RecordsChanged
from sync.merge.apply_verdict import ORIGIN, apply_verdicts
from sync.merge.create_markers import given_back
from sync.merge.plan import Note, Verdict, acknowledge, may_have_arrived
from sync.merge.rebind_ids import ServerAssignedId, rebind_ids
from sync.merge.server_rewrites import detect_server_rewrite
from sync.merge.tag_contents import note_tag
from sync.push.failure import blocked, message, violations

NOT_FOUND_YET = "not_found_yet"
"""Error code of a lost create that is looked up again later."""
ALWAYS_OUTDATED = "always_outdated"
"""Code of the refusal of each write under an ETag (F133)."""
Tried = tuple[str, int, ChangeKind]
"""A change that a run has tried: entity, record and kind."""
ALIKE = 3
"""Records that the cloud refuses likewise, and none that it accepts: what they need is refused, not they (F139)."""
MAX_FAULTS = 3
"""Answers of 5xx or garbage in a row after which the run stops, or, if one entity had them all, that entity (N6)."""


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
    """The result of a push."""

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
        self.checkpoint = checkpoint
        self.by_hand = by_hand
        """Whether somebody asked for the run, and deletions that only wait for their undo are sent (`UNDO_MS`)."""
        self.pushed = Pushed()
        self.total = 0
        self.omitted: dict[tuple[str, int], frozenset[str]] = {}
        """Fields that creates of this run omit: they refer to records that cannot exist yet (F72)."""
        self.recreated: dict[tuple[str, int], Record] = {}
        """Bases of deleted records that this run creates anew; restored when the create certainly did not arrive."""
        self.capabilities = Capabilities.from_dict(replica.sync_state.capabilities.all())
        self.refusals = replica.sync_state.refusals.all()
        """By entity and kind of change: verbs that the cloud refused (`sync.push.unsupported_verbs`)."""
        self._bus = bus
        self.rng = rng
        self._faults: list[str] = []
        """Entities of the faults in a row."""
        self.started = replica.clock.now()
        self.refused_before = dict(self.refusals)
        """The refusals of earlier runs."""
        self.errors_before: dict[tuple[str, int], str | None] = {}
        """By entity and record: how the attempt before the first of this run ended."""
        self.guarded: set[str] = set()
        """Entities of which a write under an ETag was accepted in this run."""
        self.outdated: dict[str, dict[int, SyncError]] = {}
        """By entity: records whose present copy the cloud called outdated again and again in this run (F133, F139)."""
        self.accepted: set[tuple[str, ChangeKind]] = set()
        """Entities and kinds of the changes that were accepted in this run."""
        self.set_aside: dict[str, SyncError] = {}
        """Entities of which this run sends nothing more, by name, and why."""
        self.postponed: set[Tried] = set()
        """Creates whose unique values a record has that this run deletes or renames first (F77)."""
        self.answered: dict[str, set[int]] = {}
        """By entity: records of which this run has had an answer, which no page or count read before it can show (F140)."""
        self._broken_at: int | None = None
        """How many answers there had been when the connection broke the last time."""

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
        marked = [_marked(tx.change(each.entity, each.id), each, sent) for each, sent in sending]
        tx.mark_sent([each for each in marked if each is not None])
        return marked

    def omitted_fields(self, change: WaitingChange) -> frozenset[str]:
        """Fields that this create omits for now."""
        return self.omitted.get((change.entity, change.id), frozenset())

    # after a write

    def store(
        self, entity: Entity, change: WaitingChange, judge: Callable[[WaitingChange], Verdict]
    ) -> WaitingChange | None:
        """Judge the change as it now is (it may have been edited meanwhile), store the verdict, and answer the change left."""
        with self.replica.write() as tx:
            return self.store_in(tx, entity, change, judge)

    def store_in(
        self,
        tx: Transaction,
        entity: Entity,
        change: WaitingChange,
        judge: Callable[[WaitingChange], Verdict],
    ) -> WaitingChange | None:
        """`store` in the caller's transaction."""
        return self.store_all(tx, entity, [(change, judge)])[0]

    def store_all(
        self,
        tx: Transaction,
        entity: Entity,
        judging: Sequence[tuple[WaitingChange, Callable[[WaitingChange], Verdict]]],
    ) -> list[WaitingChange | None]:
        """`store_in` for changes of different records of an entity, in their order."""
        if len(judging) > 1:
            tx.changes_of(entity.name, [change.id for change, _ in judging])
        judged: list[tuple[WaitingChange, Verdict]] = []
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

    def acknowledge_in(
        self,
        tx: Transaction,
        entity: Entity,
        change: WaitingChange,
        answer: Record,
        replaced: Mapping[str, tuple[Any, Any]] | None = None,
    ) -> None:
        """Store the answer to a write: what was sent is acknowledged, unless the cloud made something else of it (F119).

        `replaced`: values that nobody here saw and that the write replaced, for the history (N2).
        """
        self.acknowledge_all(tx, entity, [(change, answer)], {change.id: replaced or {}})

    def acknowledge_all(
        self,
        tx: Transaction,
        entity: Entity,
        answered: Sequence[tuple[WaitingChange, Record]],
        replaced: Mapping[int, Mapping[str, tuple[Any, Any]]] | None = None,
    ) -> None:
        """`acknowledge_in` for several changes; `replaced` by the record's id."""
        counted = tx.sync_state.server_rewrites.counted(entity.name, [change.id for change, _ in answered])

        def judging(answer: Record) -> Callable[[WaitingChange], Verdict]:
            def judge(current: WaitingChange) -> Verdict:
                verdict = acknowledge(entity, current, answer)
                if unseen := (replaced or {}).get(current.id):
                    note = Note(EventKind.MERGED, dict(unseen))
                    verdict = replace(verdict, notes=(note, *verdict.notes))
                return detect_server_rewrite(tx, entity, current, answer, verdict, counted=counted)

            return judge

        self.store_all(tx, entity, [(change, judging(answer)) for change, answer in answered])

    def acknowledge_post(
        self, tx: Transaction, entity: Entity, change: WaitingChange, answer: Record
    ) -> None:
        """Store the answer to a POST, whose id the cloud assigned."""
        current = tx.change(change.entity, change.id)
        if current is not None:
            verdict = acknowledge(entity, current, answer)
            counted = tx.sync_state.server_rewrites.counted(entity.name, [change.id])
            verdict = detect_server_rewrite(tx, entity, current, answer, verdict, counted=counted)
            rebind_ids(tx, entity, [ServerAssignedId(current, verdict, answer["id"])])
            self.accepted.add((current.entity, current.kind))
            self.count_verdicts(tx, entity, [verdict])

    def count_verdicts(self, tx: Transaction, entity: Entity, verdicts: Sequence[Verdict]) -> None:
        """Add stored verdicts to the run's figures."""
        self.pushed.merged += sum(each.merged for each in verdicts)
        sent = sum(map(is_sent, verdicts))
        self.pushed.sent += sent
        if not sent:
            return
        # After a cloud rollback the page from before our write would match its ETag again (F101).
        tx.sync_state.cursors.forget_etag(entity.name)

    def publish_sent(self, entity: Entity, ids: Sequence[int]) -> None:
        """Publish that these records changed, and the progress of the push."""
        self._faults.clear()
        self.answered.setdefault(entity.name, set()).update(ids)
        self._bus.publish(RecordsChanged(entity.name, tuple(ids), "sent", origin=ORIGIN))
        self._bus.publish(Progress("push", entity.name, self.pushed.sent, self.total))

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
        """The cloud's copies of these records, deleted ones too, in one request.

        Raises Rejected for every refusal: of a list it says nothing about these records, nor about a verb (F112).
        """
        ids = ",".join(str(change.id) for change in changes)
        deleted = ";deleted|in|0,1" if "deleted" in entity.by_name else ""
        try:
            page = self.cloud.list(entity.name, filter=f"id|in|{ids}{deleted}")
        except (VerbRefused, CloudRecordMissing, CloudPreconditionFailed) as error:
            raise Rejected((), **error.params) from error
        return replace(self.decode_rows(entity, page.records), etag=page.etag)

    def learn(self, entity: Entity, capability: Capability, answer: Single | Many | SyncError) -> None:
        """Store what the answer shows about a capability; once our ids are taken, no lost create waits any longer (F138)."""
        knew = takes_our_ids(self.capabilities, entity)
        self._store_capabilities(learn(self.capabilities, entity.name, capability, answer))
        if knew or not takes_our_ids(self.capabilities, entity):
            return
        lost = [each for each in self.replica.changes(entity.name) if each.error == NOT_FOUND_YET]
        with self.replica.write() as tx:
            for change in filter(may_have_arrived, lost):
                tx.put_change_metadata(change.but(next_try=0))

    def learn_seen(self, entity: Entity, capability: Capability, *, allowed: bool) -> None:
        """Store what several answers together show about a capability."""
        self._store_capabilities(self.capabilities.with_seen(entity.name, capability, allowed))

    def learn_default(self, entity: Entity, capability: Capability, allowed: bool) -> None:
        """Assume a capability, unless the cloud has shown it before."""
        if (entity.name, capability) not in self.capabilities.seen:
            self._store_capabilities(self.capabilities.with_seen(entity.name, capability, allowed))

    def _store_capabilities(self, after: Capabilities) -> None:
        if after is not self.capabilities:
            self.capabilities = after
            with self.replica.write() as tx:
                tx.sync_state.capabilities.put(after.to_dict())

    def note_tag(
        self, tx: Transaction, entity: Entity, record: Record, tag: str | None, *, written: bool = False
    ) -> None:
        """Store the ETag of a record that was read or written alone, and what it shows about the cloud's tags (F121)."""
        if note_tag(tx, entity, record, tag, written=written):
            self.capabilities = self.capabilities.with_seen(entity.name, Capability.TAGS_COVER, False)

    # failures

    def unmark_sent(self, changes: Iterable[WaitingChange]) -> None:
        """Undo `mark_sent` for writes that certainly had no effect."""
        with self.replica.write() as tx:
            for change in changes:
                if (current := tx.change(change.entity, change.id)) is not None:
                    tries = max(0, current.attempts - 1)
                    self._unsent(tx, current.but(attempts=tries))

    def as_stored(self, changes: Iterable[WaitingChange]) -> list[WaitingChange]:
        """These changes as they now are, without those that are gone or became another kind of change."""
        current = ((each, self.replica.change(each.entity, each.id)) for each in changes)
        return [now for each, now in current if now is not None and now.kind is each.kind]

    def _unsent(self, tx: Transaction, change: WaitingChange) -> None:
        """Store the change as no longer in flight."""
        waits = self._with_base(change).but(state=ChangeState.WAITING, sent=None)
        doubt = {} if change.kind is ChangeKind.CREATE else change.in_doubt
        waits = waits.but(intent=waits.intent.folded(), in_doubt=doubt)
        if change.kind is ChangeKind.DELETE or waits.base is not change.base:
            # The view of a create that was deleted meanwhile is what was sent (F52).
            tx.put_change(waits)
        else:
            tx.put_change_metadata(waits)

    def _with_base(self, change: WaitingChange) -> WaitingChange:
        """The change as it was before its record was sent to be created anew: its id is taken, it may be restored there.

        So it has its base, and no marker of ours, which would replace a value there (F75).
        """
        base = self.recreated.get((change.entity, change.id))
        if change.kind is not ChangeKind.CREATE or change.base is not None or base is None:
            return change
        return change.but(base=base, intent=given_back(change.intent, base))

    def release_unsent(self, changes: Iterable[WaitingChange], error: SyncError) -> None:
        """Release changes whose write failed, if it certainly had no effect: its differences were not added."""
        if error.transient and not error.maybe_applied:
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
                late = current.attempts > 1 and current.sent is not None and current.sent.add
                known = {} if late else {"state": ChangeState.WAITING, "sent": None}
                tx.put_change_metadata(current.but(attempts=max(0, current.attempts - 1), **known))

    def hold(
        self,
        change: WaitingChange,
        reason: HoldReason,
        problems: Sequence[Mapping[str, Any]] = (),
        *,
        unread: bool = False,
    ) -> None:
        """Hold a change for a person; the rest of the outbox is sent (F20).

        Not one that was edited while the refused write was in flight: its new values get an attempt of their own (F64).
        `unread`: a read was refused; that tells nothing about a write before it whose outcome is unknown (F129).
        """
        with self.replica.write() as tx:
            current = tx.change(change.entity, change.id)
            if current is None:
                return
            if unread and current.state is ChangeState.SENT:
                if current.kind is change.kind:
                    self._hold_in_flight(tx, current, Hold(reason, problems=tuple(problems), since=tx.now))
                return
            # Of the copy of a new record it is the original that sent: whatever was edited here since is asked about too.
            edited = QUESTIONS[reason].here is not Claim.DIFFERENCE and self._edited_meanwhile(current)
            if current.kind is not change.kind or edited:
                self._unsent(tx, current)
                return
            held = Hold(reason, problems=tuple(problems), since=tx.now)
            tx.record(current.entity, current.id, EventKind.HELD, origin=ORIGIN)
            # An attempt that was refused created nothing: what is under the id later is somebody else's (F113).
            tries = current.attempts - (current.state is ChangeState.SENT)
            stands = self._with_base(current).but(attempts=max(0, tries))
            tx.put_change(stands.but(held=held, state=ChangeState.WAITING, sent=None, error=reason.value))
        self._bus.publish(RecordsChanged(change.entity, (change.id,), "sent", origin=ORIGIN))

    def _hold_in_flight(self, tx: Transaction, change: WaitingChange, held: Hold) -> None:
        tx.record(change.entity, change.id, EventKind.HELD, origin=ORIGIN)
        tx.put_change(change.but(held=held, error=held.reason.value))

    def _edited_meanwhile(self, change: WaitingChange) -> bool:
        if change.sent is None:
            return False
        # A POST omits the id, and a create in a circle of references omits some of them.
        left_out = {"id", "_cloudId", *self.omitted_fields(change)}
        return bool(change.going.minus(change.sent).without(left_out))

    def handle_failure(self, changes: Sequence[WaitingChange], error: SyncError) -> None:
        """Hold or retry the changes of a failed request. Raises the failure again when it concerns the whole cloud."""
        unread = error.params.get("method") == "GET"
        match error:
            case Rejected():
                for change in changes:
                    self.hold(change, HoldReason.REJECTED, violations(error, change), unread=unread)
            case VerbRefused() | CloudRecordMissing():
                said = {"code": str(error.params.get("reason") or ""), "message": message(error)}
                refusal = self.note_refusals(changes, whole=True, **said)
                for change in changes:
                    self.hold(change, HoldReason.VERB_REFUSED, refusal.problems, unread=unread)
            case CloudPreconditionFailed() | CloudPreconditionRequired():
                if unread or error.params.get("method") == "POST":
                    # No tag was given that could be an old one.
                    self.hold_outdated(changes, error, unread=unread)
                    return
                self.unmark_sent(changes)
                self.retry_later(changes, error)
            case Forbidden() if not error.whole_cloud:
                # It may be about this one record: the administrator cannot be deleted.
                told = message(error) or error.reason or ""
                refusal = self.note_refusals(changes, whole=False, message=told)
                for change in changes:
                    self.hold(change, HoldReason.VERB_REFUSED, refusal.problems, unread=unread)
            case ProtocolMismatch() if error.whole_cloud:
                if not self._blocked_alone(error):
                    raise error
                self.handle_failure(changes, blocked(error))
            case ServerFault() | ProtocolMismatch():
                self._faults += {change.entity for change in changes}
                self.retry_later(changes, error)
                if len(self._faults) >= MAX_FAULTS:
                    raise error
            case _:
                raise error

    def hold_outdated(
        self, changes: Sequence[WaitingChange], error: SyncError, *, unread: bool = False
    ) -> None:
        """Hold changes that the cloud refuses as outdated, although what was sent was made of its present copy (F139)."""
        for change in changes:
            self.hold(
                change, HoldReason.REJECTED, [{"field": None, "message": message(error)}], unread=unread
            )

    def _blocked_alone(self, error: ProtocolMismatch) -> bool:
        """Whether somebody in the cloud's place answered one write only: the cloud answers the next request (F137)."""
        if error.reason not in PORTAL or error.params.get("method") == "GET":
            return False
        try:
            self.cloud.describe()
        except SyncError as other:
            return not (other.whole_cloud or isinstance(other, (ServerFault, ProtocolMismatch)))
        return True

    def note_fault(self, entity: Entity) -> None:
        """Count a fault that is tried another way: with those that follow it, a list would open the circuit breaker (N6)."""
        self._faults.append(entity.name)

    def keep_aside(self, entity: Entity, error: SyncError) -> bool:
        """Keep an entity aside after `MAX_FAULTS`, or when the connection broke at it and not at the one before it.

        False where the failure concerns more than this entity.
        """
        if is_broken(error):
            if self._broken_at == self.cloud.answers:
                return False
            self._broken_at = self.cloud.answers
            self.set_aside[entity.name] = error
            return True
        alone = isinstance(error, (ServerFault, ProtocolMismatch)) and not error.whole_cloud
        if not alone or set(self._faults) != {entity.name}:
            return False
        self._faults.clear()
        self.set_aside[entity.name] = error
        return True

    def of_one_list(self, error: SyncError) -> SyncError:
        """The failure as that of a list, where the connection broke while it was read and answered afterwards (F122)."""
        entity = next((name for name, each in self.set_aside.items() if each is error), None)
        read = is_broken(error) and error.params.get("method") == "GET"
        if entity is None or not read or self.cloud.answers == self._broken_at:
            return error
        return ListRefused(status=error.params["reason"], entity=entity)

    def note_refusals(
        self, changes: Sequence[WaitingChange], *, whole: bool, message: str = "", code: str = ""
    ) -> Refusal:
        """Store the refusal of what these changes need, and answer it.

        Only a third record that is refused likewise, while none is accepted, shows that it is about the `whole` verb, not
        about the records; a second one where each was refused in two runs, after all others (F133, F139).
        """
        enough = 1 if code == ALWAYS_OUTDATED else ALIKE - 1
        first = changes[0]
        accepted = (first.entity, first.kind) in self.accepted
        whole = whole and not accepted and (len(changes) > 1 or self._others_refused(first, enough))
        with self.replica.write() as tx:
            refusal = Refusal(at=tx.now, whole=whole, message=message, code=code)
            for entity, kind in {(change.entity, change.kind.value) for change in changes}:
                self.refusals[entity, kind] = refusal
                tx.sync_state.refusals.put(entity, kind, refusal)
        return refusal

    def _others_refused(self, change: WaitingChange, enough: int) -> bool:
        with self.replica.reading_changes() as connection:
            held = outbox.select(
                connection, entity=change.entity, kind=change.kind, held=HoldReason.VERB_REFUSED
            )
            return sum(other.id != change.id for other in held) >= enough

    def forget_refusal(self, change: WaitingChange) -> None:
        """Forget what was learnt about the entity, so that the cloud is asked again."""
        self.capabilities = self.capabilities.forget(change.entity)
        with self.replica.write() as tx:
            tx.sync_state.refusals.forget(change.entity)
            self.refusals = tx.sync_state.refusals.all()

    def retry_later(self, changes: Sequence[WaitingChange], error: SyncError) -> None:
        """Schedule the next attempt by backoff, with the reason for the status."""
        retry_after = error.retry_after if isinstance(error, ServerFault) else None
        with self.replica.write() as tx:
            for change in changes:
                if (current := tx.change(change.entity, change.id)) is not None:
                    wait = delay(current.attempts, rng=self.rng, retry_after=retry_after)
                    tx.put_change_metadata(current.but(next_try=tx.now + int(wait * 1000), error=error.code))


def is_sent(verdict: Verdict) -> bool:
    """Whether the cloud has accepted what was sent."""
    return any(note.kind is EventKind.SENT for note in verdict.notes)


def is_broken(error: SyncError) -> bool:
    """Whether the connection broke while a request was on its way: at this one alone, perhaps (F122)."""
    return isinstance(error, Offline) and error.sent and error.reason in BROKEN


def is_list_refused(error: SyncError) -> bool:
    """Whether the cloud refuses `list_by_ids` alone, which says nothing about the records in it (F112)."""
    return isinstance(error, (Rejected, Forbidden)) and not error.whole_cloud


def problem_values(problems: Sequence[Problem]) -> Sequence[Mapping[str, Any]]:
    """Our own validation problems as a hold stores them."""
    return [{"field": each.field, "code": each.code, **each.params} for each in problems]


def halves(batch: Sequence[WaitingChange]) -> tuple[Sequence[WaitingChange], Sequence[WaitingChange]]:
    """The halves of a refused batch: at most seven splits isolate the refused record (F21)."""
    middle = len(batch) // 2
    return batch[:middle], batch[middle:]


def _marked(current: WaitingChange | None, change: WaitingChange, sent: Intent) -> WaitingChange | None:
    """A change as it is while it is being sent, if it may still be."""
    if current is None or current.kind is not change.kind or current.blocked:
        return None
    tries = current.attempts + 1
    return current.but(state=ChangeState.SENT, sent=sent, attempts=tries, missed=None, error=None)
