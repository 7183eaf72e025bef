"""Every sentence the window shows: codes and names in, words of the chosen language out.

Called by every widget. The English source texts lie in `words_records` and `words_codes` and beside the calls of
`translate`; the other languages in `i18n/*.ts`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication

from ui.text import (
    formats,
    language,
    strings_codes,
    strings_history,
    strings_lists,
    strings_records,
    strings_settings,
    strings_status,
)

if TYPE_CHECKING:
    from app.queries.pending_changes import ChangeStatus


MINUTE = 60_000
HOUR = 60 * MINUTE
DAY = 24 * HOUR

TABLES: Mapping[str, Mapping[str, Any]] = {
    "Entity": strings_records.ENTITY,
    "Entities": strings_records.ENTITIES,
    "Section": strings_records.SECTION,
    "New": strings_records.NEW,
    "Empty": strings_records.EMPTY,
    "Field": strings_records.FIELD,
    "Column": strings_records.COLUMN,
    "Hint": strings_records.HINT,
    "Group": strings_records.GROUP,
    "Choice": strings_records.CHOICE,
    "Flag": strings_records.FLAG,
    "Problem": strings_codes.PROBLEM,
    "Error": strings_codes.ERROR,
    "State": strings_codes.STATE,
    "StateSentence": strings_codes.STATE_SENTENCE,
    "Held": strings_codes.HELD,
    "HeldAdvice": strings_codes.HELD_ADVICE,
    "Origin": strings_codes.ORIGIN,
    "Headline": strings_codes.HEADLINE,
    "Phase": strings_codes.PHASE,
    "Step": strings_codes.STEP,
    "Refused": strings_codes.REFUSED,
    "File": strings_codes.FILE,
    "WaitReason": strings_status.WAIT_REASON,
    "WaitAction": strings_status.WAIT_ACTION,
    "Decision": strings_status.DECISION,
    "Outcome": strings_status.OUTCOME,
    "Operator": strings_lists.OPERATOR,
    "Event": strings_history.EVENT,
    "Relation": strings_history.RELATION,
    "FilterProblem": strings_lists.FILTER_PROBLEM,
    "SettingGroup": strings_settings.SETTING_GROUP,
    "Setting": strings_settings.SETTING,
    "SettingText": strings_settings.SETTING_TEXT,
    "SettingChoice": strings_settings.SETTING_CHOICE,
    "SettingPart": strings_settings.SETTING_PART,
    "Check": strings_settings.CHECK,
    "Capability": strings_settings.CAPABILITY,
    "Delivery": strings_settings.DELIVERY,
}
"""Translation context -> source texts by key; `translations` collects them from here."""


@dataclass(frozen=True, slots=True)
class ErrorText:
    """An error in words: what it is, what happened, what to do; the latter two may be empty."""

    title: str
    sentence: str
    advice: str

    @property
    def whole(self) -> str:
        """All three as one paragraph."""
        return " ".join(
            part if part.endswith((".", "!", "?", "…")) else f"{part}."
            for part in (self.title, self.sentence, self.advice)
            if part
        )


def translate(context: str, source: str, n: int = -1, **params: object) -> str:
    """The text in the chosen language; `n` picks the plural form and fills `%n`, `params` fill the braces."""
    text = QCoreApplication.translate(context, source, None, n)
    return text.format(**params) if params else text


def _word(context: str, key: str, otherwise: str | None = None, **params: Any) -> str:
    source = TABLES[context].get(key)
    if source is None:
        return key if otherwise is None else otherwise
    return translate(context, source, -1, **params)


def entity(name: str) -> str:
    """One record of that kind: "Customer"."""
    return _word("Entity", name)


def entities(name: str) -> str:
    """The list's title: "Customers"."""
    return _word("Entities", name)


def section(name: str) -> str:
    """Title of a section: a list's name, or a page's."""
    return _word("Section", name) if name in strings_records.SECTION else entities(name)


def new(name: str) -> str:
    """What the button and the empty form say: "New customer"."""
    return _word("New", name)


def empty(name: str) -> str:
    """What an empty list says: "No customers yet"."""
    return _word("Empty", name)


def field(entity_name: str, field_name: str) -> str:
    """The label of a field; a field nobody named yet shows its own name."""
    own = f"{entity_name.replace('warehouse-products', 'products')}.{field_name}"
    return _word("Field", own if own in strings_records.FIELD else field_name)


def column(entity_name: str, field_name: str) -> str:
    """The head of a field's column."""
    for key in (f"{entity_name}.{field_name}", field_name):
        if key in strings_records.COLUMN:
            return _word("Column", key)
    return field(entity_name, field_name)


def field_everywhere(entity_name: str, field_name: str) -> list[str]:
    """The labels of a field in every language, for the heads of files."""
    own = f"{entity_name}.{field_name}"
    found: list[str] = []
    for context, table in (("Field", strings_records.FIELD), ("Column", strings_records.COLUMN)):
        for key in (own, field_name):
            if key in table:
                found += language.all_translations(context, table[key])
                break
    return found


def hint(key: str) -> str:
    """Help for an editor, or nothing."""
    return _word("Hint", key, "")


def group(key: str) -> str:
    """Title of a form group."""
    return _word("Group", key)


def choice(key: str) -> str:
    """One value of a list of choices."""
    return _word("Choice", key)


def flag(key: str) -> str:
    """One bit of a flags field."""
    return _word("Flag", key)


def state(code: str) -> str:
    """A record's state in one or two words."""
    return _word("State", code)


def state_sentence(code: str) -> str:
    """A record's state as a sentence."""
    return _word("StateSentence", code)


def held(reason: str) -> str:
    """Why a change waits for a person."""
    return _word("Held", reason)


def held_advice(reason: str) -> str:
    """What a person can do about it."""
    return _word("HeldAdvice", reason, "")


def origin(code: str) -> str:
    """Where a change was made: this window, another program, the cloud."""
    return _word("Origin", code, code.partition(":")[2] or code)


def when(at: int | None, now: int) -> str:
    """A moment beside the present one: "today 14:05"; empty for none."""
    if at is None:
        return ""
    if formats.same_day(at, now):
        return translate("When", "today {time}", time=formats.time_text(at))
    if formats.same_day(at + DAY, now):
        return translate("When", "yesterday {time}", time=formats.time_text(at))
    return formats.moment_text(at)


def event(kind: str) -> str:
    """What happened to a record."""
    return _word("Event", kind)


def relation(entity_name: str, field_name: str, *, outward: bool) -> str:
    """What ties records to the one on show; `outward`: the one on show names them."""
    if outward:
        return entities(entity_name) if field_name == "tags" else field(entity_name, field_name)
    return _word("Relation", f"{entity_name}.{field_name}", entities(entity_name))


def phase(code: str) -> str:
    """What a run is doing."""
    return _word("Phase", code)


def problem(code: str, params: Mapping[str, Any]) -> str:
    """What to type instead. A code nobody wrote words for still says something useful."""
    if (message := params.get("message")) and code not in strings_codes.PROBLEM:
        code, params = "cloud", {"message": message}
    shown = {
        name: formats.number_text(value)
        if isinstance(value, int | float) and not isinstance(value, bool)
        else ", ".join(map(str, value))
        if isinstance(value, list)
        else value
        for name, value in params.items()
    }
    try:
        return _word("Problem", code if code in strings_codes.PROBLEM else "unknown").format(**shown)
    except (KeyError, IndexError):
        return _word("Problem", "unknown")


def error(code: str, params: Mapping[str, Any] | None = None) -> ErrorText:
    """An error in words; an unknown code is a fault of ours."""
    source = strings_codes.ERROR.get(code, strings_codes.ERROR["bug"])
    title, sentence, advice = (_filled("Error", part, params or {}) for part in source)
    if code == "refused" and params and (reason := params.get("reason")):
        sentence = _word("Refused", str(reason), sentence)
    if code == "bad_file" and params:
        sentence = _filled("File", strings_codes.FILE.get(str(params.get("reason")), ""), params)
    return ErrorText(title, sentence, advice)


def known_error(code: str) -> bool:
    """Whether the code has words of its own."""
    return code in strings_codes.ERROR


def _filled(context: str, source: str, params: Mapping[str, Any]) -> str:
    if not source:
        return ""
    text = translate(context, source)
    try:
        return text.format(**params)
    except (KeyError, IndexError):
        return ""


def headline(code: str, paused_until: int | None = None) -> str:
    """The status as one sentence."""
    if code == "paused" and paused_until is not None:
        return translate("Status", "Paused until {time}", time=formats.time_text(paused_until))
    return _word("Headline", code)


def waiting(count: int, since: int | None = None, now: int = 0) -> str:
    """How many changes wait; after a day for how long, when `since` says how old the oldest is."""
    said = translate("Status", "%n change(s) waiting", count)
    if since is None or now - since < DAY:
        return said
    return f"{said}, {translate('Status', 'not sent for %n day(s)', (now - since) // DAY)}"


def needs_you(count: int) -> str:
    """How many records wait for a decision."""
    return translate("Status", "%n need(s) you", count)


def time_left(seconds: int) -> str:
    """How long a download still takes, to the minute."""
    if seconds < 60:
        return translate("Status", "less than a minute left")
    return translate("Status", "about %n minute(s) left", -(-seconds // 60))


def records(count: int) -> str:
    """How many records a list holds."""
    return translate("Status", "%n record(s)", count)


def last_success(at: int | None, now: int) -> str:
    """When the last good run was; after a day as an age."""
    if at is None:
        return translate("Status", "not synchronised yet")
    age = now - at
    if age >= DAY:
        return translate("Status", "not synchronised for %n day(s)", age // DAY)
    if formats.same_day(at, now):
        return translate("Status", "synchronised {time}", time=formats.time_text(at))
    return translate("Status", "synchronised {time}", time=formats.moment_text(at))


def requests(used: int, budget: int, minutes: int) -> str:
    """How much of the vendor's allowance is used."""
    return translate(
        "Status",
        "{used} of {budget} requests in {minutes} minutes",
        used=used,
        budget=budget,
        minutes=minutes,
    )


def wait_reason(code: str) -> str:
    """Why a change waits."""
    if code in strings_status.WAIT_REASON:
        return _word("WaitReason", code)
    return held(code) if code in strings_codes.HELD else error(code).title


def wait_action(code: str) -> str:
    """What helps a change that waits."""
    return _word("WaitAction", code)


def waiting_line(item: ChangeStatus) -> str:
    """A waiting change in one line: what, why, until when or what helps."""
    what = f"{entity(item.entity)} {item.title}: {wait_reason(item.reason)}"
    if item.action != "wait" or item.next_try is None:
        return f"{what} - {wait_action(item.action)}"
    return f"{what}, {translate('Status', 'until {time}', time=formats.time_text(item.next_try))}"


def decision(code: str, params: Mapping[str, Any] | None = None) -> str:
    """What synchronising decided by itself."""
    return _word("Decision", code).format(**(params or {}))


def outcome(code: str) -> str:
    """What a run came to."""
    return _word("Outcome", code)


def undo(code: str, params: Mapping[str, Any]) -> str:
    """What Ctrl+Z will take back."""
    count = int(params.get("count", 1) or 1)
    what = entity(str(params.get("entity", ""))) if count == 1 else records(count)
    return _word("Step", code, translate("Step", "Undo"), what=what)


def operator(key: str) -> str:
    """What stands between a field and a value of a filter."""
    return _word("Operator", key)


def filter_problem(code: str, params: Mapping[str, Any]) -> str:
    """What is wrong with a typed filter, and what to write instead."""
    return _filled(
        "FilterProblem",
        strings_lists.FILTER_PROBLEM.get(code, strings_lists.FILTER_PROBLEM["malformed"]),
        params,
    )


def redo(params: Mapping[str, Any]) -> str:
    """What Ctrl+Y will do again; `params` are those of the undo."""
    count = int(params.get("count", 1) or 1)
    what = entity(str(params.get("entity", ""))) if count == 1 else records(count)
    return translate("Step", "Redo: {what}", what=what)


def yes(value: bool) -> str:
    """A truth value."""
    return translate("Value", "yes") if value else translate("Value", "no")
