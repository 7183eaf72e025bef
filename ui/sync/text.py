"""Sentences of the Sync page: what comes next, what a run came to, what was decided, what a change changes.

Called by the page's tabs and by the overview. Codes and figures in, words of the chosen language out.
"""

from __future__ import annotations

from collections.abc import Mapping

from app.queries.pending_changes import ChangeStatus
from app.queries.run_history import RunDecision, RunGroup
from app.queries.status import Status
from storage.outbox.changes import ChangeKind
from ui.text import formats, texts
from ui.text.texts import translate

SHOWN_FIELDS = 4
"""Fields named in a line; of more only the number is said."""


def outlook(status: Status, now: int) -> str:
    """What happens next, and what a person may count on meanwhile."""
    said = {
        "never": translate("Sync", "Nothing was read from a cloud yet. Everything is kept on this computer."),
        "offline": translate("Sync", "You can go on working. Everything is kept here and sent later."),
        "paused": translate("Sync", "Everything is kept here. Sync now works all the same."),
        "sign_in": translate("Sync", "The cloud does not take the token any more. You can go on working."),
        "needs_you": translate("Sync", "Only you can decide this. Everything else goes by itself."),
        "slowed": translate("Sync", "It goes on by itself."),
    }.get(status.headline, "")
    if status.headline == "error" and status.detail and texts.known_error(status.detail):
        error = texts.error(status.detail, {"records": sum(status.disputed.values())})
        said = f"{error.title}. {error.sentence} {error.advice}".strip()
    if status.paused_until is not None and status.headline != "paused":
        said = f"{texts.headline('paused', status.paused_until)}. {said}"
    return " ".join(part for part in (said, next_check(status.next_run, now)) if part)


def next_check(at: int | None, now: int) -> str:
    """When a run begins by itself; nothing where none does."""
    if at is None:
        return ""
    if at - now < texts.MINUTE:
        return translate("Sync", "Next check in less than a minute.")
    if formats.same_day(at, now):
        return translate("Sync", "Next check {time}.", time=formats.time_text(at))
    return translate("Sync", "Next check {time}.", time=formats.moment_text(at))


def what_changed(item: ChangeStatus) -> str:
    """A waiting change in a few words."""
    if item.kind is ChangeKind.CREATE:
        return translate("Sync", "new")
    if item.kind is ChangeKind.DELETE:
        return translate("Sync", "deleted")
    return fields(item.entity, item.fields)


def fields(entity: str, names: tuple[str, ...] | list[str]) -> str:
    """Names of fields, the first of many."""
    shown = ", ".join(texts.field(entity, name) for name in names[:SHOWN_FIELDS])
    more = len(names) - SHOWN_FIELDS
    return f"{shown} {translate('Sync', 'and %n more', more)}" if more > 0 else shown


def next_try(item: ChangeStatus, now: int) -> str:
    """When it is tried again, or what a person has to do."""
    if item.action != "wait" or item.next_try is None:
        return texts.wait_action(item.action)
    return soon(item.next_try, now)


def soon(at: int, now: int) -> str:
    """A moment to come."""
    return translate("Sync", "in a moment") if at - now < texts.MINUTE else texts.when(at, now)


def outcome(read_window: RunGroup) -> str:
    """What a run, or several alike, came to."""
    run = read_window.run
    said = texts.outcome(run.outcome)
    if run.error and texts.known_error(run.error):
        said = f"{said}: {texts.error(run.error).title}"
    return f"{said} ({translate('Sync', '%n time(s)', read_window.count)})" if read_window.count > 1 else said


def brought(figures: Mapping[str, object]) -> str:
    """Records received and sent, in one phrase; nothing for a run that brought nothing."""
    pulled, pushed = (int(str(figures.get(name) or 0)) for name in ("pulled", "pushed"))
    parts = [translate("Sync", "%n received", pulled)] if pulled else []
    parts += [translate("Sync", "%n sent", pushed)] if pushed else []
    return ", ".join(parts)


def span(read_window: RunGroup, now: int) -> str:
    """When a stretch of runs was."""
    ended = texts.when(read_window.last, now)
    if read_window.count == 1:
        return ended
    begun = texts.when(read_window.first, now)
    if formats.same_day(read_window.first, read_window.last):
        return f"{begun} - {formats.time_text(read_window.last)}"
    return f"{begun} - {ended}"


def decision(decided: RunDecision, title: str) -> str:
    """An automatic decision: what, about which record, and which of its fields."""
    said = texts.decision(decided.code, decided.params)
    if decided.id is not None:
        about = f"{texts.entity(decided.entity)} {title}"
        named = decided.params.get("fields")
        names = [name for name in named if isinstance(name, str)] if isinstance(named, list) else []
        return f"{said}: {about}" + (f" ({fields(decided.entity, names)})" if names else "")
    lists = decided.params.get("entities")
    named_lists = lists if isinstance(lists, list) else [decided.entity] if decided.entity else []
    words = ", ".join(texts.entities(str(each)) for each in named_lists)
    return f"{said}: {words}" if words else said
