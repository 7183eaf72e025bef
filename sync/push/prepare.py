"""What of an edit may leave over the copy that was just read: merged onto it, and the outcome validated."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

from storage.errors import Problem
from storage.outbox.changes import Intent, WaitingChange
from storage.outbox.questions import HoldReason
from storage.outbox.state import RecordQuestion
from storage.records.transaction import Transaction
from storage.schema.fields import Entity, Record
from storage.schema.validation import Op, problems
from sync.change.events import Evidence, Observed, Outcome, Refused
from sync.change.records import patch_body
from sync.change.step import step
from sync.pull.apply_page import is_regression
from sync.push.session import PushSession


class Ready(NamedTuple):
    """A change that may leave, what of it is sent, and the copy that it is sent over."""

    change: WaitingChange
    sent: Intent
    copy: Record


def observed(
    session: PushSession, tx: Transaction, entity: Entity, read: Sequence[tuple[WaitingChange, Record]]
) -> list[Ready]:
    """Store what each copy means for its change; answers those of which something is left to send, in their order."""
    judging = [each for each in read if not is_regression(tx, *each)]
    waiting = session.store_all(
        tx, entity, [(change, partial(_observed, entity, remote, tx.now)) for change, remote in judging]
    )
    broken: list[WaitingChange] = []
    ready: list[Ready] = []
    for (_, remote), left in zip(judging, waiting, strict=True):
        if left is None or left.blocked or not left.going:
            continue
        sent = patch_body(left, remote)
        # A merge may break a rule that neither side broke (F63); the cloud's own values are not validated.
        if found := problems(entity, dict(sent.set), Op.PATCH, onto={**remote, **sent.set}):
            rule = RecordQuestion(HoldReason.RULE_BROKEN, tuple(problem_values(found)), tx.now)
            broken.append(session.next(left, Refused(rule)))
            continue
        ready.append(Ready(left, sent, remote))
    if broken:
        tx.put_changes(entity.name, broken)
    return ready


def _observed(entity: Entity, remote: Record, now: int, change: WaitingChange) -> Outcome:
    return step(entity, change, Observed(remote, Evidence.READ), now=now)


def problem_values(problems: Sequence[Problem]) -> Sequence[Mapping[str, Any]]:
    """Our own validation problems as a hold stores them."""
    return [{"field": each.field, "code": each.code, **each.params} for each in problems]
