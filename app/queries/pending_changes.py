"""State of each pending change: why it is pending, when it is tried next, and what a person can do about it (N6).

Called by `queries`. Every item has a next try or an action for a person; the window words the codes.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, get_args

from app.commands.pause import paused_until
from storage.outbox.changes import ChangeKind, ChangeState, WaitingChange, view
from storage.outbox.questions import Answer, Blocks, Decision, Question
from storage.records.replica import Replica
from sync.limits.stored_limits import LIMITS_KEY, stored_cooldown
from sync.merge.readiness import references, retry_delay

Action = Literal["wait", "retry", "decide", "edit", "sign_in"]
"""`wait`: nothing to do, it is sent automatically. The others are actions of a person."""
ACTIONS: tuple[Action, ...] = get_args(Action)
HUMAN: frozenset[Action] = frozenset(ACTIONS) - {"wait"}


@dataclass(frozen=True, slots=True, kw_only=True)
class ChangeStatus:
    """A change that is not in the cloud yet, and why. Times in wall milliseconds."""

    entity: str
    id: int
    title: str
    kind: ChangeKind
    reason: str
    """The code of a question (`QUESTIONS`), that of the last failure, or one of: unsent, sending, waits_for, sign_in, paused."""
    action: Action
    next_try: int | None = None
    attempts: int = 0
    since: int = 0
    """When the change was made first."""
    fields: tuple[str, ...] = ()
    """Names of the changed fields; none for a new record and for a deletion."""
    params: Mapping[str, Any] = field(default_factory=dict)
    """For waits_for: entity and id of the record that must be sent first."""


@dataclass(frozen=True, slots=True)
class OutboxBlocker:
    """What blocks the outbox: why nothing is sent now (None for no reason), and when the next run is."""

    reason: str | None
    next_run: int | None


def outbox_blocker(replica: Replica, *, next_run: int | None) -> OutboxBlocker:
    """What blocks the outbox. `next_run`: when the next automatic run is (wall milliseconds), None without a schedule."""
    sync_state = replica.sync_state
    now = replica.clock.now()
    last = sync_state.meta.get("last_outcome") or {}
    left, _ = stored_cooldown(sync_state.meta.get(LIMITS_KEY), now=now)
    if last.get("outcome") == "sign_in":
        return OutboxBlocker("sign_in", next_run)
    if (paused := paused_until(replica)) is not None:
        return OutboxBlocker("paused", max(paused, next_run) if next_run is not None else None)
    if left > 0:
        pause = now + int(left * 1000)
        return OutboxBlocker("rate_limited", max(pause, next_run) if next_run is not None else None)
    stopped = last.get("outcome") == "offline" and last.get("error")
    return OutboxBlocker(str(last["error"]) if stopped else None, next_run)


def change_status(
    replica: Replica, change: WaitingChange, blocker: OutboxBlocker, title: str
) -> ChangeStatus:
    """The state of one pending change."""
    reason, action, next_try = _reason(replica, change, blocker)
    parent = _parent(replica, change) if reason == "waits_for" else None
    return ChangeStatus(
        entity=change.entity,
        id=change.id,
        title=title,
        kind=change.kind,
        reason=reason,
        action=action,
        next_try=next_try,
        attempts=change.attempts,
        since=change.created,
        fields=tuple(sorted(change.intent.fields)) if change.kind is ChangeKind.UPDATE else (),
        params={} if parent is None else {"entity": parent.entity, "id": parent.id},
    )


def titled_record(change: WaitingChange) -> dict[str, Any]:
    """The record whose title names the change."""
    return {**view(change), "id": change.id}


def _reason(
    replica: Replica,
    change: WaitingChange,
    blocker: OutboxBlocker,
    children: frozenset[tuple[str, int]] = frozenset(),
) -> tuple[str, Action, int | None]:
    human: Action = "decide"
    if change.held is not None:
        human = _answered_by(change.question)
        if change.blocked:
            return change.held.reason.value, human, None
    if blocker.reason == "sign_in":
        return "sign_in", "sign_in", blocker.next_run
    if change.held is not None:
        # The rest of the change is sent automatically; only the held part needs a person.
        return change.held.reason.value, human, blocker.next_run
    if (parent := _parent(replica, change)) is not None and (parent.entity, parent.id) not in children:
        children_below = children | {(change.entity, change.id)}
        _, action, next_try = _reason(replica, parent, blocker, children_below)
        return "waits_for", action, next_try
    automatic: Action = "wait" if blocker.next_run is not None else "retry"
    now = replica.clock.now()
    own = now + int(retry_delay(change, now) * 1000)
    next_try = None if blocker.next_run is None else max(own, blocker.next_run)
    if blocker.reason is not None:
        return blocker.reason, automatic, next_try
    if change.error is not None:
        return change.error, automatic, next_try
    return "sending" if change.state is ChangeState.SENT else "unsent", automatic, next_try


def _answered_by(question: Question) -> Action:
    """What a person does about a question."""
    if question.blocks is Blocks.RECORD and question.answer is Answer.TYPE:
        return "edit"
    return "retry" if Decision.TRY_AGAIN in question.takes else "decide"


def _parent(replica: Replica, change: WaitingChange) -> WaitingChange | None:
    """A record that this one refers to and that the cloud does not have yet (F71, F73)."""
    if change.kind is ChangeKind.DELETE:
        return None
    for _, (entity, number) in references(replica.catalogue[change.entity], change):
        waiting = replica.change(entity, number)
        same = (entity, number) == (change.entity, change.id)
        if waiting is not None and waiting.kind is ChangeKind.CREATE and not same:
            return waiting
    return None
