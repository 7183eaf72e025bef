"""The run of a push: parts of the outbox in order, each given to the writers in turn, and what becomes of each stored.

Called by the engine after the pull. A change that cannot be sent delays only those that depend on it (N6).
"""

from __future__ import annotations

from collections.abc import Sequence

from storage.outbox import outbox
from storage.outbox.changes import ChangeKind, WaitingChange
from storage.outbox.questions import HoldReason
from storage.schema.fields import Entity
from storage.schema.validation import Op, problems
from sync.errors import SyncError
from sync.push import lost, unsupported_verbs
from sync.push.duplicate_names import adopt_local_duplicates, read_names
from sync.push.order import break_circle, parts, ready, untried
from sync.push.prepare import problem_values
from sync.push.result import Writer
from sync.push.session import Pushed, PushSession, Tried
from sync.push.set_aside import keep_aside, of_one_list
from sync.push.settle import hold, settle
from sync.push.writers import delete, page_put, patch, post, post_array, put, put_back

Key = tuple[str, int]
UPDATES: Sequence[Writer] = (page_put, patch)
CREATES: Sequence[Writer] = (page_put, put_back, put, post_array)
REGISTRATIONS: Sequence[Writer] = (post,)
DELETIONS: Sequence[Writer] = (delete,)


def push(session: PushSession) -> Pushed:
    """Send every change that may be sent. Raises the errors of `sync.errors` that stop the whole run."""
    if not session.replica.waiting_counts():
        return session.pushed
    with session.replica.reading_changes() as connection:
        session.total = outbox.sendable_count(connection)
    tried: set[Tried] = set()
    retried = unsupported_verbs.allow_daily_retry(session)
    _send_all(session, tried)
    if session.postponed:
        tried -= session.postponed
        _send_all(session, tried)
    if unsupported_verbs.release_supported(session, retried):
        _send_all(session, tried)
    for error in session.set_aside.values():
        raise of_one_list(session, error)
    return session.pushed


def _send_all(session: PushSession, tried: set[Tried]) -> None:
    """Creates and updates in the catalogue's order, then deletions in the reverse order.

    Changes at which the cloud has failed again and again come after all others.
    """
    deleted: set[Key] = set()
    for failing in (False, True):
        while True:
            before = len(tried)
            waiting = _creates_and_updates(session, tried, failing=failing)
            if not waiting or (len(tried) == before and not break_circle(session, waiting, tried)):
                break
        for entity in reversed([*session.replica.catalogue.stored()]):
            for part in parts(session, entity, ChangeKind.DELETE, failing=failing):
                changes = [each for each in part if (each.entity, each.id) not in deleted]
                deleted |= {(each.entity, each.id) for each in changes}
                _attempt(session, entity, DELETIONS, ready(session, entity, changes).changes)


def _creates_and_updates(
    session: PushSession, tried: set[Tried], *, failing: bool
) -> dict[Key, frozenset[Key]]:
    """Send, parents before children, each change once in a run; answers those that still wait for others.

    A create that was found in the cloud is an update of what was edited since, which is tried as well.
    """
    waiting: dict[Key, frozenset[Key]] = {}
    for entity in session.replica.catalogue.stored():
        for creates in untried(session, entity, ChangeKind.CREATE, tried, waiting, failing=failing):
            _attempt(session, entity, CREATES if entity.soft_delete else REGISTRATIONS, creates)
        for updates in untried(session, entity, ChangeKind.UPDATE, tried, waiting, failing=failing):
            _attempt(session, entity, UPDATES, updates)
    return waiting


def _attempt(
    session: PushSession, entity: Entity, writers: Sequence[Writer], changes: Sequence[WaitingChange]
) -> None:
    """Send changes of an entity. If the cloud fails at this entity alone, the others are sent all the same (N6)."""
    if entity.name in session.set_aside or not changes:
        return
    try:
        if writers is CREATES:
            changes = _new(session, entity, changes)
        for writer in writers:
            changes = _write(session, entity, writer, changes)
    except SyncError as error:
        if not keep_aside(session, entity, error):
            raise


def _write(
    session: PushSession, entity: Entity, writer: Writer, changes: Sequence[WaitingChange]
) -> list[WaitingChange]:
    """Give a writer what fits it, a batch at a time; answers what is left for the next one."""
    left: list[WaitingChange] = []
    fitting: list[WaitingChange] = []
    for change in changes:
        (fitting if writer.fits(session, entity, change) else left).append(change)
    for start in range(0, len(fitting), writer.size):
        for results in writer.send(session, entity, fitting[start : start + writer.size]):
            left += settle(session, entity, results)
    return left


def _new(session: PushSession, entity: Entity, changes: Sequence[WaitingChange]) -> list[WaitingChange]:
    """The creates that may leave: none that is in the cloud already, and none that breaks a rule of ours."""
    going = lost.to_send(session, entity, changes)
    going = adopt_local_duplicates(session, entity, read_names(session, entity, going))
    return [change for change in going if _is_valid(session, entity, change)]


def _is_valid(session: PushSession, entity: Entity, change: WaitingChange) -> bool:
    record = {
        **change.intent.apply({}),
        "id": change.id,
        "_cloudId": session.cloud.cloud_id,
        "deleted": False,
    }
    found = problems(entity, record, Op.REPLACE)
    if found:
        hold(session, change, HoldReason.RULE_BROKEN, problem_values(found))
    return not found
