"""The word at the end of a run, and what is remembered of it.

Called by the engine. The word is the run's; whether everything is in step is `app.queries.queries.sync_status` to say.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Literal

from storage.clock import Clock
from storage.errors import ShopError
from storage.records.replica import Replica
from storage.sync_state.cloud_rollback import RESTORED
from storage.sync_state.runs import Run
from sync.errors import (
    BreakerOpen,
    Forbidden,
    Offline,
    ProtocolMismatch,
    RateLimited,
    ServerFault,
    SignInRefused,
    SyncError,
    TlsRefused,
)
from sync.events import Decision, RunOutcome
from sync.push.session import ELSEWHERE

PORTAL = ELSEWHERE - {"other_cloud"}
"""Mismatches of a hotel's or a proxy's page (F02)."""
FIGURES = ("pulled", "pushed", "merged", "needs_you", "waiting", "requests", "seconds")
Word = Literal["in_step", "needs_you", "waiting", "offline", "sign_in", "error", "cancelled"]


def outcome(replica: Replica, figures: RunOutcome, error: SyncError | None, *, cancelled: bool) -> RunOutcome:
    """The figures with the run's word and the code of what went wrong."""
    counts = replica.waiting_counts().values()
    waiting, held = sum(each[0] for each in counts), sum(each[1] for each in counts)
    word: Word
    if cancelled:
        word = "cancelled"
    elif error is not None:
        word = _word(error)
    elif held:
        word = "needs_you"
    else:
        word = "waiting" if waiting else "in_step"
    code = error.code if error is not None else None
    if word in ("in_step", "waiting", "needs_you") and (found := unread(replica)):
        # Something was read and is not right; green would be a lie (N7).
        word, code = ("needs_you" if held or found == RESTORED else "error"), found
    if isinstance(error, ProtocolMismatch) and error.reason in PORTAL:
        code = "portal"
    return replace(figures, outcome=word, needs_you=held, waiting=waiting, error=code)


def unread(replica: Replica) -> str | None:
    """Why not everything was read; None when it was."""
    sync_state = replica.sync_state
    if sync_state.rollback.get() is not None:
        return RESTORED
    problems = [each.problem for each in sync_state.cursors.all() if each.problem]
    problems += ["unreadable" for _ in sync_state.quarantine.rows()]
    return problems[0] if problems else None


def remember(
    replica: Replica,
    ended: RunOutcome,
    *,
    clock: Clock,
    started: int,
    told: int,
    read: bool,
    decisions: Sequence[Decision],
    gate: tuple[str, object],
) -> None:
    """Keep the run, the word, and what must outlive the process, in one transaction.

    `told`: the last line of history before it. `read`: lists were read, and with this run all of them are as fresh as they should be.
    """
    now = clock.now()
    with replica.write() as tx:
        tx.sync_state.runs.add(
            Run(
                started=started,
                finished=now,
                outcome=ended.outcome,
                figures={name: getattr(ended, name) for name in FIGURES},
                error=ended.error,
                lines=(told, tx.newest_event()),
                decisions=tuple(
                    {"code": each.code, "entity": each.entity, "params": dict(each.params)}
                    for each in decisions
                ),
            ),
        )
        tx.sync_state.meta.put(*gate)
        if ended.outcome == "cancelled":
            return
        tx.sync_state.daily_health.add(now, outcome=ended.outcome, received=ended.pulled, sent=ended.pushed)
        online = ended.outcome != "offline" or ended.error == RateLimited.code
        word = {"outcome": ended.outcome, "error": ended.error, "online": online, "at": now}
        tx.sync_state.meta.put("last_outcome", word)
        if ended.error is None and read:
            tx.sync_state.meta.put("last_success", now)


def remember_sign_out(replica: Replica, clock: Clock) -> None:
    """From now on somebody has to sign in before anything is sent or read."""
    word = {"outcome": "sign_in", "error": None, "online": None, "at": clock.now()}
    with replica.write() as tx:
        tx.sync_state.meta.put("last_outcome", word)


def _word(error: ShopError) -> Word:
    match error:
        case SignInRefused():
            return "sign_in"
        case Forbidden():
            return "sign_in" if error.whole_cloud else "error"
        case Offline() | TlsRefused() | RateLimited() | ServerFault() | BreakerOpen():
            return "offline"
        case ProtocolMismatch() if error.reason in PORTAL:
            return "offline"
    return "error"
