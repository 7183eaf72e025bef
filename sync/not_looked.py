"""The lists that a run left unread, each with the reason and until when (F124).

Called by the engine at the end of a run and by the status. A run that made no request says by it why not; so does one
that the budget, a pause of the cloud or a failure cut short. Stored as observations: a list that was read since counts
no more, whoever read it. It was if its cursor says another time than then, whether later or not: our clock may be set
back (F78).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from sync.events import NotLooked

if TYPE_CHECKING:
    from storage.records.replica import Replica
    from storage.records.transaction import Transaction
    from storage.sync_state.pull_cursors import PullCursor
    from storage.sync_state.sync_state import SyncState
    from sync.polling import Polling
    from sync.pull.streams import Stream
    from sync.run_scope import RunScope

KEY = "not_looked"
"""Key in `meta` of the lists that the latest runs left unread."""
BUDGET = "budget"
CANCELLED = "cancelled"


def lists_not_looked(
    replica: Replica,
    polling: Polling,
    streams: Sequence[Stream],
    *,
    unread: Sequence[Stream],
    stopped: str | None,
    wait: float,
) -> tuple[NotLooked, ...]:
    """The lists of `streams` that are unread after a run.

    `unread`: those that it was to read and did not, because of `stopped` (the code of an error, or `CANCELLED`); no run
    begins by itself for `wait` seconds. Lists that wait for the budget, and those with a problem of their own, follow.
    """
    now = replica.clock.now()
    found: dict[tuple[str, int], NotLooked] = {}

    def add(stream: Stream, reason: str, seconds: float) -> None:
        until = now + round(seconds * 1000) if seconds > 0 else None
        found.setdefault(
            (stream.entity.name, stream.scope),
            NotLooked(entity=stream.entity.name, scope=stream.scope, reason=reason, until=until),
        )

    if stopped is not None:
        for stream in unread:
            add(stream, stopped, wait)
    for stream, seconds in polling.postponed(streams):
        add(stream, BUDGET, max(seconds, wait))
    problems = {(each.entity, each.scope): each.problem for each in replica.sync_state.cursors.all()}
    for stream in streams:
        if problem := problems.get((stream.entity.name, stream.scope)):
            add(stream, problem, max(polling.next_in([stream]), wait))
    return tuple(found.values())


def as_json(lists: Sequence[NotLooked]) -> list[dict[str, Any]]:
    """The lists as they are stored and printed."""
    return [
        {"entity": each.entity, "scope": each.scope, "reason": each.reason, "until": each.until}
        for each in lists
    ]


def store_not_looked(tx: Transaction, lists: Sequence[NotLooked], run_scope: RunScope) -> None:
    """Store the lists for the status; a run that was not to read all of them keeps what is known of the others."""
    kept: list[NotLooked] = []
    if run_scope.reads not in ("everything", "due"):
        new = {(each.entity, each.scope) for each in lists}
        stored = stored_not_looked(tx.sync_state, tx.sync_state.cursors.all())
        kept = [each for each in stored if (each.entity, each.scope) not in new]
    value = {"lists": [_with_last_read(tx.sync_state, each) for each in as_json([*kept, *lists])]}
    if value["lists"] or tx.sync_state.meta.get(KEY) is not None:
        tx.sync_state.meta.put(KEY, value)


def _with_last_read(sync_state: SyncState, stored: dict[str, Any]) -> dict[str, Any]:
    cursor = sync_state.cursors.get(stored["entity"], stored["scope"])
    return {**stored, "last_read": cursor.last_success}


def stored_not_looked(sync_state: SyncState, cursors: Iterable[PullCursor]) -> list[NotLooked]:
    """The lists that the latest runs left unread and nobody has read since."""
    stored = sync_state.meta.get(KEY) or {}
    by_list = {(each.entity, each.scope): each for each in cursors}
    found = []
    for each in stored.get("lists", ()):
        cursor = by_list.get((each["entity"], each["scope"]))
        well = cursor is not None and cursor.complete and cursor.problem is None
        if cursor is None or not well or cursor.last_success == each.get("last_read"):
            found.append(NotLooked(**{name: each[name] for name in NotLooked.__slots__}))
    return found
