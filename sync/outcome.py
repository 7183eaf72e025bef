"""The outcome of a run, and how the run is stored.

Called by the engine. The outcome is this run's alone; whether everything is in step is answered by
`app.queries.status.sync_status`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Literal

from storage.clock import Clock
from storage.errors import ShopError
from storage.records.replica import Replica
from storage.sync_state.cloud_time import CloudTime, certain_now, store_cloud_time
from storage.sync_state.regressions import RESTORED
from storage.sync_state.runs import Run
from sync.errors import (
    PORTAL,
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
from sync.limits.stored_limits import LIMITS_KEY
from sync.not_looked import KEY as NOT_LOOKED
from sync.not_looked import as_json, store_not_looked
from sync.run_scope import RunScope

DAY = 24 * 3_600_000
"""Milliseconds for which superseded copies are remembered, however many they are (F115)."""
FIGURES = ("pulled", "pushed", "merged", "needs_you", "waiting", "requests", "seconds")
Outcome = Literal["in_step", "needs_you", "waiting", "offline", "sign_in", "error", "cancelled"]


def run_outcome(
    replica: Replica, figures: RunOutcome, error: SyncError | None, *, cancelled: bool
) -> RunOutcome:
    """The figures with the run's outcome and the code of its error."""
    counts = replica.waiting_counts().values()
    waiting, held = sum(each[0] for each in counts), sum(each[1] for each in counts)
    outcome: Outcome
    if cancelled:
        outcome = "cancelled"
    elif error is not None:
        outcome = _outcome_of_error(error)
    elif held:
        outcome = "needs_you"
    else:
        outcome = "waiting" if waiting else "in_step"
    code = error.code if error is not None else None
    if outcome in ("in_step", "waiting", "needs_you") and (problem := incomplete(replica)):
        # Nothing failed, but not everything was read: "in step" would be false (N7).
        outcome, code = ("needs_you" if held or problem == RESTORED else "error"), problem
    if isinstance(error, ProtocolMismatch) and error.reason in PORTAL:
        code = "portal"
    return replace(figures, outcome=outcome, needs_you=held, waiting=waiting, error=code)


def incomplete(replica: Replica) -> str | None:
    """Code of the reason why not everything was read; None when it was."""
    sync_state = replica.sync_state
    if sync_state.rollback.get() is not None:
        return RESTORED
    problems = [each.problem for each in sync_state.cursors.all() if each.problem]
    problems += ["unreadable" for _ in sync_state.quarantine.rows()]
    return problems[0] if problems else None


def store_run(
    replica: Replica,
    outcome: RunOutcome,
    *,
    clock: Clock,
    started: int,
    event_before: int,
    run_scope: RunScope,
    complete: bool,
    decisions: Sequence[Decision],
    gate: object,
    told: CloudTime | None,
) -> None:
    """Store the run, its outcome, what it left unread, and the state of the request gate, in one transaction.

    `event_before`: number of the newest event of the history before the run. `complete`: with this run every list was
    read within its interval. `told`: the cloud's clock by its last answer.
    """
    now = clock.now()
    with replica.write() as tx:
        tx.sync_state.runs.add(
            Run(
                started=started,
                finished=now,
                outcome=outcome.outcome,
                figures=_figures(outcome),
                error=outcome.error,
                lines=(event_before, tx.history.newest_event()),
                decisions=tuple(
                    {"code": each.code, "entity": each.entity, "params": dict(each.params)}
                    for each in decisions
                ),
            ),
        )
        tx.sync_state.meta.put(LIMITS_KEY, gate)
        if told is not None:
            store_cloud_time(tx.sync_state.meta, told)
        store_not_looked(tx, outcome.not_looked, run_scope)
        if not tx.sync_state.regressions.all():
            # What is in dispute is told from news by them, until a person has decided.
            tx.sync_state.superseded.drop_before(certain_now(tx.sync_state.meta, now) - DAY)
        if outcome.outcome == "cancelled":
            return
        tx.sync_state.daily_health.add(
            now, outcome=outcome.outcome, received=outcome.pulled, sent=outcome.pushed
        )
        online = outcome.outcome != "offline" or outcome.error == RateLimited.code
        latest = {"outcome": outcome.outcome, "error": outcome.error, "online": online, "at": now}
        tx.sync_state.meta.put("last_outcome", latest)
        if outcome.pushed:
            tx.sync_state.meta.put("last_sent", now)
        if outcome.error is None and complete:
            tx.sync_state.meta.put("last_success", now)


def _figures(outcome: RunOutcome) -> dict[str, Any]:
    """The figures of the run, and the lists that it left unread, if any."""
    figures: dict[str, Any] = {name: getattr(outcome, name) for name in FIGURES}
    if outcome.not_looked:
        figures[NOT_LOOKED] = as_json(outcome.not_looked)
    return figures


def store_sign_in_needed(replica: Replica, clock: Clock, *, error: str | None = None) -> bool:
    """Store that somebody has to sign in before anything is sent or read, and the code of why; None: they signed out.

    Returns whether that is news.
    """
    known = replica.sync_state.meta.get("last_outcome") or {}
    if (known.get("outcome"), known.get("error")) == ("sign_in", error):
        return False
    latest = {"outcome": "sign_in", "error": error, "online": None, "at": clock.now()}
    with replica.write() as tx:
        tx.sync_state.meta.put("last_outcome", latest)
    return True


def _outcome_of_error(error: ShopError) -> Outcome:
    match error:
        case SignInRefused():
            return "sign_in"
        case Forbidden():
            return "sign_in" if error.whole_cloud else "error"
        case Offline() | TlsRefused() | RateLimited() | ServerFault() | BreakerOpen():
            return "offline"
        case ProtocolMismatch() if error.reason in PORTAL:
            return "offline"
        case ProtocolMismatch() if error.reason == "blocked":
            return "waiting"
    return "error"
