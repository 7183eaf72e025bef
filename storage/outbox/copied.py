"""Pending changes of a copied database: the original may send them too, or have sent them since the copy (F113).

Pure; called by `records.journal_replay` when it notices a copy. Values are safe to repeat, since they are merged with what
the cloud has; so are deletions. Differences could be added twice, which is asked. A new record may be there already, made
by the original: that is looked up, as after a lost answer.
"""

from __future__ import annotations

from storage.outbox.changes import ChangeKind, ChangeState, Intent, WaitingChange
from storage.outbox.questions import Claim, Hold, HoldReason


def possibly_sent(change: WaitingChange, *, now: int) -> WaitingChange:
    """The change as one that the original of this database may have sent; repeating it changes nothing."""
    match change.kind:
        case ChangeKind.UPDATE:
            return _update(change, now=now)
        case ChangeKind.DELETE:
            # Should the deletion be withdrawn, the edits before it are pending again.
            return change.but(in_doubt=dict(change.covered.add), missed=None)
        case ChangeKind.CREATE if change.base is None and change.state is ChangeState.WAITING:
            return change.but(
                state=ChangeState.SENT,
                sent=change.intent,
                copied=True,
                by_original=(*change.by_original, change.intent),
                attempts=max(1, change.attempts),
                missed=None,
            )
        case ChangeKind.CREATE if change.base is None:
            # What was added since it was sent may have followed it from there.
            before = () if change.sent is None else (change.sent,)
            return change.but(
                copied=True,
                by_original=(*change.by_original, *before, change.intent),
                in_doubt=dict(change.intent.add),
                missed=None,
            )
        case ChangeKind.CREATE:
            return change.but(copied=True, missed=None)


def _update(change: WaitingChange, *, now: int) -> WaitingChange:
    if not change.intent.add:
        return change.but(in_doubt={}) if change.in_doubt else change
    names = tuple(change.intent.add)
    sent = None if change.sent is None else Intent(change.sent.without((*names, *change.sent.add)).set)
    held = change.held
    if held is None or held.question.here is Claim.DIFFERENCE:
        asked = held is not None and held.reason is HoldReason.COPIED
        held = Hold(HoldReason.COPIED, names, since=held.since if held is not None and asked else now)
    return change.but(
        in_doubt=dict(change.intent.add),
        held=held,
        sent=sent or None,
        state=change.state if sent else ChangeState.WAITING,
    )
