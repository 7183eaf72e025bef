"""Texts of the Sync page: what happens next, outcomes of runs, automatic decisions, contents of pending changes.

Used by the tabs of the page and by the overview.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from storage.outbox.changes import ChangeKind
from sync.not_looked import BUDGET
from ui.text import formats, texts
from ui.text.texts import translate

if TYPE_CHECKING:
    from app.queries.pending_changes import ChangeStatus
    from app.queries.poll_schedule import PollSchedule
    from app.queries.run_history import RunDecision, RunGroup
    from app.queries.status import Status
    from sync.events import RequestUsage

NOT_THE_NETWORK = frozenset({"portal", "tls_refused"})
"""Codes of failures that no waiting ends: somebody has to see to them."""
SHOWN_FIELDS = 4
"""Fields named in a row; of more only the number is."""


def headline(status: Status) -> str:
    """The headline of the sync status; of waiting changes and of decisions it is their number."""
    if status.headline == "waiting" and status.to_send:
        return texts.waiting(status.to_send)
    if status.headline == "needs_you" and status.needs_you and not status.disputed:
        return texts.decisions_needed(status.needs_you)
    return texts.headline(status.headline, status.until)


def still_comparing() -> str:
    """That a decision has to wait until all lists are compared with a restored cloud."""
    return translate(
        "Rollback", "Still counting what is missing. You can decide when all lists are compared."
    )


def summary(status: Status) -> str:
    """The headline, and the numbers of what waits that it does not tell, in one line."""
    parts = [headline(status)]
    if status.to_send and status.headline != "waiting":
        parts.append(texts.waiting(status.to_send))
    if status.needs_you and status.headline != "needs_you":
        parts.append(texts.needs_decision(status.needs_you))
    return " – ".join(parts)


def last_contact(status: Status, now: int) -> str:
    """When changes were sent, or everything was synchronised, whichever was later; after a day without that its age."""
    success, sent = status.last_success, status.last_sent
    if sent is None or success is None or sent <= success or now - success >= texts.DAY:
        return texts.last_success(success, now)
    return translate("Status", "sent {time}", time=texts.clock_text(sent, now))


def outlook(status: Status, now: int) -> str:
    """A sentence about what happens next, to stand below the headline."""
    text = {
        "never": translate(
            "Sync", "Nothing downloaded from a cloud yet. Everything is saved on this computer."
        ),
        "offline": translate("Sync", "You can keep working. Everything is saved here and sent later."),
        "paused": translate("Sync", "Everything is saved on this computer. You can still use “Sync now”."),
        "sign_in": _why_sign_in(status.detail),
        "needs_you": translate("Sync", "Only you can decide this. Everything else is automatic."),
        "slowed": translate("Sync", "Counterfoil continues automatically."),
        "less_often": translate("Sync", "The request limit is used up. Your changes are still sent."),
    }.get(status.headline, "")
    if status.headline == "error" and status.detail and texts.known_error(status.detail):
        error = texts.error(status.detail, {"records": sum(status.disputed.values())})
        text = f"{error.title}. {error.sentence} {error.advice}".strip()
    if status.headline == "offline" and status.detail in NOT_THE_NETWORK:
        error = texts.error(status.detail)
        text = f"{error.title}. {error.sentence} {error.advice} {text}"
    if status.paused_until is not None and status.headline != "paused":
        text = f"{texts.headline('paused', status.paused_until)}. {text}"
    clock = _clock_warning(status, now)
    check = "" if status.headline == "sign_in" else next_check(status.next_run, now)
    return " ".join(part for part in (text, clock, check) if part)


def _why_sign_in(code: str | None) -> str:
    if code is None:
        return translate("Sync", "Nobody is signed in on this computer. You can keep working.")
    if code == "secrets_unavailable":
        return translate(
            "Sync", "The token on this computer cannot be read. Sign in again; you can keep working."
        )
    return translate("Sync", "The cloud no longer accepts the token. You can keep working.")


def own_clock_warning(ahead: int, now: int) -> str:
    """That this computer's clock, which shows `now`, is `ahead` of the cloud's in milliseconds, or behind it; empty for 0."""
    if not ahead:
        return ""
    return translate(
        "Sync",
        "This computer's clock is wrong: the cloud's shows {time}. Planned prices wait. Set the clock.",
        time=formats.moment_text(now - ahead),
    )


def _clock_warning(status: Status, now: int) -> str:
    """Which clock is wrong, and what to do; empty when none is (F111)."""
    if status.own_clock_ahead:
        return own_clock_warning(status.own_clock_ahead, now)
    if not status.cloud_clock_ahead:
        return ""
    return translate(
        "Sync",
        "The cloud's clock is or was wrong: records are dated in the future ({lists}). Nothing is lost. Tell the vendor.",
        lists=", ".join(texts.entities(name) for name in status.cloud_clock_ahead),
    )


def next_check(at: int | None, now: int) -> str:
    """When the next scheduled run is; empty without one."""
    if at is None:
        return ""
    if at - now < texts.MINUTE:
        return translate("Sync", "Next check in less than a minute.")
    if formats.same_day(at, now):
        return translate("Sync", "Next check {time}.", time=formats.time_text(at))
    return translate("Sync", "Next check {time}.", time=formats.moment_text(at))


def less_often(status: Status) -> str:
    """That lists wait because the allowance is used up, and until when; empty while none does (F124)."""
    if status.less_often_until is None:
        return ""
    return translate(
        "Sync",
        "Checking less often until {time}: the request limit is used up.",
        time=formats.time_text(status.less_often_until),
    )


def list_waits(reason: str, until: int | None) -> str:
    """Why a list is not looked at, and until when (F124)."""
    if reason == "paused":
        return texts.headline("paused", until)
    if reason == BUDGET and until is not None:
        # Why is said beside the lists, once for all of them.
        return translate("Sync", "Waits until {time}", time=formats.time_text(until))
    why = (
        texts.error(reason).title if texts.known_error(reason) else translate("Sync", "Waiting to be checked")
    )
    if until is None:
        return why
    return f"{why}, {translate('Status', 'until {time}', time=formats.time_text(until))}"


def not_kept(schedule: PollSchedule, requests: RequestUsage) -> str:
    """Why lists are not read as often as was chosen; empty where they are (F122)."""
    if schedule.reason is None:
        return ""
    return translate(
        "Sync",
        "Actual interval: {seconds} s, when idle {idle} s. This computer may make %n request(s) in {minutes} min.",
        requests.share,
        seconds=formats.number_text(schedule.hot),
        idle=formats.number_text(schedule.idle),
        minutes=requests.window_minutes,
    )


def share(requests: RequestUsage) -> str:
    """The share of this computer in the requests, where others use the cloud too; empty where it has all of them (F123)."""
    parts = []
    if requests.share < requests.budget:
        parts.append(
            translate(
                "Sync",
                "This computer's share: {share} of {budget}.",
                share=formats.number_text(requests.share),
                budget=formats.number_text(requests.budget),
            )
        )
    if requests.others:
        parts.append(
            translate(
                "Sync", "Other computers used about {others}.", others=formats.number_text(requests.others)
            )
        )
    return " ".join(parts)


def what_changed(item: ChangeStatus) -> str:
    """What a pending change does: new, deleted, or the names of the edited fields."""
    if item.kind is ChangeKind.CREATE:
        return translate("Sync", "new")
    if item.kind is ChangeKind.DELETE:
        return translate("Sync", "deleted")
    return fields(item.entity, item.fields)


def fields(entity: str, names: tuple[str, ...] | list[str]) -> str:
    """Labels of fields, at most SHOWN_FIELDS of them."""
    shown = ", ".join(texts.field(entity, name) for name in names[:SHOWN_FIELDS])
    more = len(names) - SHOWN_FIELDS
    return f"{shown} {translate('Sync', 'and %n more', more)}" if more > 0 else shown


def next_try(item: ChangeStatus, now: int) -> str:
    """When a pending change is tried again, or what the user has to do."""
    if item.action != "wait" or item.next_try is None:
        return texts.wait_action(item.action)
    return time_until(item.next_try, now)


def time_until(at: int, now: int) -> str:
    """A future time; "in a moment" if it is within a minute."""
    return translate("Sync", "in a moment") if at - now < texts.MINUTE else texts.when(at, now)


def outcome(group: RunGroup) -> str:
    """Outcome of a run, or of several alike."""
    run = group.run
    text = texts.outcome("still_open" if run.left_open else run.outcome)
    if run.error and texts.known_error(run.error):
        text = f"{text}: {texts.error(run.error).title}"
    return f"{text} ({translate('Sync', '%n×', group.count)})" if group.count > 1 else text


def transferred(figures: Mapping[str, object]) -> str:
    """Numbers of records received and sent; empty if there were none."""
    pulled, pushed = (int(str(figures.get(name) or 0)) for name in ("pulled", "pushed"))
    parts = [translate("Sync", "%n received", pulled)] if pulled else []
    parts += [translate("Sync", "%n sent", pushed)] if pushed else []
    return ", ".join(parts)


def time_span(group: RunGroup, now: int) -> str:
    """From when to when a group of runs lasted."""
    ended = texts.when(group.last, now)
    if group.count == 1:
        return ended
    begun = texts.when(group.first, now)
    if formats.same_day(group.first, group.last):
        return f"{begun}–{formats.time_text(group.last)}"
    return f"{begun} – {ended}"


def decision(decided: RunDecision, title: str) -> str:
    """An automatic decision with the record and fields, or the lists, that it concerns."""
    text = texts.decision(decided.code, decided.params)
    if decided.id is not None:
        record = f"{texts.entity(decided.entity)} {title}"
        named = decided.params.get("fields")
        names = [name for name in named if isinstance(name, str)] if isinstance(named, list) else []
        return f"{text}: {record}" + (f" ({fields(decided.entity, names)})" if names else "")
    lists = decided.params.get("entities")
    named_lists = lists if isinstance(lists, list) else [decided.entity] if decided.entity else []
    titles = ", ".join(texts.entities(str(name)) for name in named_lists)
    return f"{text}: {titles}" if titles else text
