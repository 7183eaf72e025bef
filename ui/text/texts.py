"""Texts of the window in the chosen language: `translate`, and lookups by entity, field, code or state.

Layers below `ui` know codes and parameters only; here they become text. Where a new English text goes:

- A text of one widget: in its module, as `translate("Context", "Text")` with two literals. The context is the dialog or
  page ("Backup", "Import"). A text with a count contains `%n` and gets the count as third argument.
- A text for something that has a name or code (entity, field, error, state, decision, setting): in a table of
    `strings_records.py`    entities, fields, columns, choices, flags, filter operators
    `app/texts/errors.py`   validation problems, errors, what is wrong with a file or a filter
    `app/texts/status.py`   states, pending changes, runs, holds, history, undo
    `strings_settings.py`   settings and the settings page (looked up by `settings_texts.py`)
    `strings_checks.py`     checks of the shop and their findings, price work, plans
    `strings_qt.py`         Qt's own dialogs, where Qt lacks a language or uses other words
  A new table also needs a line in TABLES and a lookup function here or in `settings_texts.py`.

Then run `python packaging/translations.py`, which adds the text to `ui/i18n/*.ts`, and translate it there.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import PurePath
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication

from app.cli.text.invoices import DOCUMENTS
from app.cli.text.problems import fill
from app.texts import errors, status
from ui.text import (
    formats,
    language,
    no_break,
    strings_checks,
    strings_invoices,
    strings_qt,
    strings_records,
    strings_settings,
)

if TYPE_CHECKING:
    from app.queries.pending_changes import ChangeStatus
    from app.queries.purchase_prices import Cost
    from storage.schema.fields import Entity


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
    "Allergen": strings_records.ALLERGEN,
    "Hint": strings_records.HINT,
    "Group": strings_records.GROUP,
    "Colour": strings_records.COLOUR,
    "Choice": strings_records.CHOICE,
    "Flag": strings_records.FLAG,
    "Problem": errors.PROBLEM,
    "Error": errors.ERROR,
    "State": status.STATE,
    "StateSentence": status.STATE_SENTENCE,
    "Held": status.HELD,
    "HeldAdvice": status.HELD_ADVICE,
    "Origin": status.ORIGIN,
    "Headline": status.HEADLINE,
    "Phase": status.PHASE,
    "Step": status.STEP,
    "Token": errors.TOKEN,
    "Refused": errors.REFUSED,
    "File": errors.FILE,
    "WaitReason": status.WAIT_REASON,
    "WaitAction": status.WAIT_ACTION,
    "Decision": status.DECISION,
    "Outcome": status.OUTCOME,
    "Operator": strings_records.OPERATOR,
    "Event": status.EVENT,
    "Relation": strings_records.RELATION,
    "FilterProblem": errors.FILTER_PROBLEM,
    "SettingGroup": strings_settings.SETTING_GROUP,
    "Setting": strings_settings.SETTING,
    "SettingText": strings_settings.SETTING_TEXT,
    "SettingChoice": strings_settings.SETTING_CHOICE,
    "SettingPart": strings_settings.SETTING_PART,
    "Check": strings_settings.CHECK,
    "Capability": strings_settings.CAPABILITY,
    "Delivery": strings_settings.DELIVERY,
    "ShopCheck": strings_checks.SHOP_CHECK,
    "ShopCheckAdvice": strings_checks.SHOP_CHECK_ADVICE,
    "ShopFinding": strings_checks.SHOP_FINDING,
    "InvoiceNote": strings_invoices.NOTE,
    "InvoiceFile": strings_invoices.FILE,
    "InvoiceDocument": DOCUMENTS,
    "DuplicateReason": strings_checks.DUPLICATE_REASON,
    "CostSource": strings_checks.COST_SOURCE,
    "PriceMark": strings_checks.PRICE_MARK,
    "PriceReason": strings_checks.PRICE_REASON,
    "PlanState": strings_checks.PLAN_STATE,
    "PlanOutcome": strings_checks.PLAN_OUTCOME,
    **{context: {text: text for text in found} for context, found in strings_qt.TEXTS.items()},
}
"""Translation context -> source texts by key; `packaging/translations.py` collects them from here."""


@dataclass(frozen=True, slots=True)
class ErrorText:
    """Texts of an error: what it is, what happened, what to do; the latter two may be empty."""

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
    """`source` in the chosen language; `n` selects the plural form and replaces `%n`, `params` fill the braces."""
    text = no_break.bound(QCoreApplication.translate(context, source, None, n), language.current())
    return text.format(**params) if params else text


def _lookup(context: str, key: str, default: str | None = None, n: int = -1, **params: Any) -> str:
    """The text of a key in a table, `n` for a count in it; without one `default`, or the key itself."""
    source = TABLES[context].get(key)
    if source is None:
        return key if default is None else default
    return translate(context, source, n, **params)


def entity(name: str) -> str:
    """One record of the entity: "Customer"."""
    return _lookup("Entity", name)


def anonymised(of: Entity) -> str:
    """What a record is called of which no personal data is left."""
    if of.name == "customers":
        return translate("Entity", "Anonymised customer")
    return f"{entity(of.name)} ({translate('Entity', 'anonymised')})"


def allergen(number: int) -> str:
    """The name of an allergen; its number where it is none of the fourteen."""
    return _lookup("Allergen", str(number))


def entities(name: str) -> str:
    """Title of the entity's list: "Customers"."""
    return _lookup("Entities", name)


def section(name: str) -> str:
    """Title of a section of the sidebar: a list or a page."""
    return _lookup("Section", name) if name in strings_records.SECTION else entities(name)


def shop_check(check: str) -> str:
    """Title of a check of the shop: "EAN used twice"."""
    return _lookup("ShopCheck", check)


def shop_check_advice(check: str) -> str:
    """Why a check matters and what to do."""
    return _lookup("ShopCheckAdvice", check)


def shop_finding(check: str, **values: Any) -> str:
    """The values of a finding, already as text; empty for a check without values."""
    return _lookup("ShopFinding", check, "", **values)


def cost_source(cost: Cost) -> str:
    """Where the cost of a product is known from, and as of which day."""
    day = formats.day_text(cost.at) if cost.at is not None else formats.NOTHING
    return _lookup("CostSource", cost.source.value, name=cost.name, day=day)


def notes(found: Iterable[str]) -> str:
    """Several notes about one line, each once, with commas between them."""
    text = ", ".join(dict.fromkeys(each.removesuffix(".") for each in found))
    return text[:1].upper() + text[1:]


def price_mark(mark: str) -> str:
    """Why a line of price work needs a look."""
    return _lookup("PriceMark", mark)


def price_reason(reason: str) -> str:
    """Why price work leaves a product out; for the code of a problem, its text."""
    return _lookup("PriceReason", reason, problem(reason, {}))


def plan_state(state: str) -> str:
    """The state of a plan."""
    return _lookup("PlanState", state)


def plan_outcome(outcome: str) -> str:
    """What became of a line of a plan."""
    return _lookup("PlanOutcome", outcome)


MAX_TYPED = 40
"""Characters of what was typed that a button shows."""


def new(name: str) -> str:
    """Text of the button that creates a record: "New customer"."""
    return _lookup("New", name)


def new_called(name: str, typed: str) -> str:
    """Text of the button that creates a record from what was typed: "New customer 'Jana'"."""
    text = typed if len(typed) <= MAX_TYPED else f"{typed[: MAX_TYPED - 1]}…"
    return translate("List", "{new} “{text}”", new=new(name), text=text)


def empty(name: str) -> str:
    """Text of an empty list: "No customers yet"."""
    return _lookup("Empty", name)


def field(entity_name: str, field_name: str) -> str:
    """Label of a field; without a text the field's name."""
    specific = f"{entity_name.replace('warehouse-products', 'products')}.{field_name}"
    return _lookup("Field", specific if specific in strings_records.FIELD else field_name)


def column(entity_name: str, field_name: str) -> str:
    """Header of a field's column."""
    for key in (f"{entity_name}.{field_name}", field_name):
        if key in strings_records.COLUMN:
            return _lookup("Column", key)
    return field(entity_name, field_name)


def field_everywhere(entity_name: str, field_name: str) -> list[str]:
    """Labels of a field in every language, by which an import recognises the columns of a file."""
    specific = f"{entity_name}.{field_name}"
    found: list[str] = []
    for context, table in (("Field", strings_records.FIELD), ("Column", strings_records.COLUMN)):
        for key in (specific, field_name):
            if key in table:
                found += language.all_translations(context, table[key])
                break
    return found


def hint(key: str) -> str:
    """Help text of an editor; may be empty."""
    return _lookup("Hint", key, "")


def group(key: str) -> str:
    """Title of a section of a form."""
    return _lookup("Group", key)


def colour(key: str) -> str:
    """Name of a colour that can be chosen by one click."""
    return _lookup("Colour", key)


def choice(key: str) -> str:
    """One value of a field with choices."""
    return _lookup("Choice", key)


def choice_everywhere(key: str) -> list[str]:
    """One value of a field with choices in every language, by which an import recognises it."""
    source = strings_records.CHOICE.get(key)
    return [] if source is None else language.all_translations("Choice", source)


def flag(key: str) -> str:
    """One bit of a flags field."""
    return _lookup("Flag", key)


def state(code: str) -> str:
    """Name of a record's state, in one or two words."""
    return _lookup("State", code)


def state_sentence(code: str) -> str:
    """A sentence about a record's state."""
    return _lookup("StateSentence", code)


def held(reason: str) -> str:
    """Why a change is held."""
    return _lookup("Held", reason)


def held_advice(reason: str) -> str:
    """What the user can do about a hold."""
    return _lookup("HeldAdvice", reason, "")


def origin(code: str) -> str:
    """Where a change was made: this window, another program (named after the colon), the cloud."""
    return _lookup("Origin", code, code.partition(":")[2] or code)


def author(origin_code: str) -> str:
    """Who made a change on this computer: the person before it, or the program or command that did."""
    return translate("Conflict", "you") if origin_code == "window" else origin(origin_code)


def when(at: int | None, now: int) -> str:
    """A timestamp relative to `now`: "today 14:05"; empty for None."""
    if at is None:
        return ""
    if formats.same_day(at, now):
        return translate("When", "today {time}", time=formats.time_text(at))
    if formats.same_day(at + DAY, now):
        return translate("When", "yesterday {time}", time=formats.time_text(at))
    return formats.moment_text(at)


def event(kind: str) -> str:
    """An entry of a record's history."""
    return _lookup("Event", kind)


def relation(entity_name: str, field_name: str, *, outward: bool) -> str:
    """Title of related records; `outward`: the shown record refers to them, else they refer to it."""
    if outward:
        return entities(entity_name) if field_name == "tags" else field(entity_name, field_name)
    return _lookup("Relation", f"{entity_name}.{field_name}", entities(entity_name))


def phase(code: str) -> str:
    """What a run is doing at the moment."""
    return _lookup("Phase", code)


def problem(code: str, params: Mapping[str, Any]) -> str:
    """What is wrong with a value and what to type instead; an unknown code gets a general text."""
    if (message := params.get("message")) and code not in errors.PROBLEM:
        code, params = "cloud", {"message": message}
    shown = {"example": formats.number_text(12.5, decimals=2)} | {
        name: formats.number_text(value)
        if isinstance(value, int | float) and not isinstance(value, bool)
        else ", ".join(map(str, value))
        if isinstance(value, list)
        else value
        for name, value in params.items()
    }
    try:
        return _lookup("Problem", code if code in errors.PROBLEM else "unknown").format(**shown)
    except (KeyError, IndexError):
        return _lookup("Problem", "unknown")


def error(code: str, params: Mapping[str, Any] | None = None) -> ErrorText:
    """Texts of an error; an unknown code is reported as a fault of the program."""
    source = errors.ERROR.get(code, errors.ERROR["bug"])
    title, sentence, advice = (_formatted("Error", part, params or {}) for part in source)
    if code == "refused" and params and (reason := params.get("reason")):
        sentence = _lookup("Refused", str(reason), sentence)
    if code == "tls_refused" and params and params.get("issuer"):
        issuer = str(params["issuer"])
        sentence += " " + translate(
            "Error", "This computer does not know its issuer: {issuer}.", issuer=issuer
        )
    if code == "secrets_unavailable" and params and params.get("reason") in errors.TOKEN:
        # No keychain has a part in this: only a new token helps.
        title, advice = headline("sign_in"), translate("Error", "Sign in with a new token.")
        sentence = _formatted("Token", errors.TOKEN[params["reason"]], params)
    if code == "bad_setting" and params and params.get("file"):
        sentence = translate(
            "Error",
            "{key} in the file {file} is not valid, so its default is used. Allowed: {allowed}.",
            key=params.get("key"),
            file=params["file"],
            allowed=params.get("allowed"),
        )
    if code == "other_cloud" and params:
        if params.get("found") is None:
            sentence = translate(
                "Error",
                "These records were made without a cloud, but this computer is connected to cloud {cloud}. Nothing was changed.",
                cloud=params.get("asked"),
            )
            advice = ""
        elif params.get("asked") is None:
            sentence = translate(
                "Error",
                "These are the records of cloud {cloud}, but this computer is not connected to a cloud. Nothing was changed.",
                cloud=params["found"],
            )
    if code == "bad_file" and params:
        sentence = _formatted("File", errors.FILE.get(str(params.get("reason")), ""), params)
    if code == "bad_invoice" and params:
        sentence, advice = _no_invoice(params), ""
    return ErrorText(title, sentence, advice)


def _no_invoice(params: Mapping[str, Any]) -> str:
    """Why a file is no invoice that can be read, and what to do."""
    what = _lookup("InvoiceDocument", str(params.get("what")), "?")
    file = PurePath(str(params.get("file"))).name
    return fill(_lookup("InvoiceFile", str(params.get("reason")), ""), {**params, "file": file, "what": what})


def known_error(code: str) -> bool:
    """Whether an error code has a text."""
    return code in errors.ERROR


def _formatted(context: str, source: str, params: Mapping[str, Any]) -> str:
    """A translated text with its parameters; empty where one is missing."""
    if not source:
        return ""
    text = translate(context, source)
    try:
        return text.format(**params)
    except (KeyError, IndexError):
        return ""


def headline(code: str, until: int | None = None) -> str:
    """Headline of the sync status; `until`: when that state ends (`Status.until`)."""
    if code == "paused" and until is not None:
        return translate("Status", "Paused until {time}", time=formats.time_text(until))
    if code == "less_often" and until is not None:
        return translate("Status", "Checking less often until {time}", time=formats.time_text(until))
    return _lookup("Headline", code)


def waiting(count: int, since: int | None = None, now: int = 0) -> str:
    """Number of pending changes; and how old the oldest is (`since`), if more than a day."""
    text = translate("Status", "%n change(s) waiting", count)
    if since is None or now - since < DAY:
        return text
    return f"{text}, {translate('Status', 'not sent for %n day(s)', (now - since) // DAY)}"


def decisions_needed(count: int) -> str:
    """Number of records that need a decision, as a sentence."""
    return translate("Status", "%n record(s) need(s) your decision", count)


def needs_decision(count: int) -> str:
    """Number of records that need a decision."""
    return translate("Status", "%n need(s) you", count)


def time_left(seconds: int) -> str:
    """Remaining time of a download, to the minute."""
    if seconds < 60:
        return translate("Status", "less than a minute left")
    return translate("Status", "about %n minute(s) left", -(-seconds // 60))


def records(count: int) -> str:
    """Number of records."""
    return translate("Status", "%n record(s)", count)


def last_success(at: int | None, now: int) -> str:
    """When the last successful run was; after a day as an age."""
    if at is None:
        return translate("Status", "not synced yet")
    age = now - at
    if age >= DAY:
        return translate("Status", "not synced for %n day(s)", age // DAY)
    return translate("Status", "synced {time}", time=clock_text(at, now))


def clock_text(at: int, now: int) -> str:
    """The time of a moment of today, with the date of another day."""
    return formats.time_text(at) if formats.same_day(at, now) else formats.moment_text(at)


def requests(used: int, budget: int, minutes: int) -> str:
    """How much of the request budget is used."""
    return translate(
        "Status",
        "{used} of {budget} requests in %n minute(s)",
        minutes,
        used=used,
        budget=budget,
    )


def wait_reason(code: str) -> str:
    """Why a pending change is not sent yet."""
    if code in status.WAIT_REASON:
        return _lookup("WaitReason", code)
    return held(code) if code in status.HELD else error(code).title


def wait_action(code: str) -> str:
    """What the user can do for a pending change."""
    return _lookup("WaitAction", code)


def waiting_line(item: ChangeStatus) -> str:
    """A pending change in one line: record, reason, and the next try or what the user can do."""
    what = f"{entity(item.entity)} {item.title}: {wait_reason(item.reason)}"
    if item.action != "wait" or item.next_try is None:
        return f"{what} – {wait_action(item.action)}"
    return f"{what}, {translate('Status', 'until {time}', time=formats.time_text(item.next_try))}"


def decision(code: str, params: Mapping[str, Any] | None = None) -> str:
    """What a run did without asking."""
    known = params or {}
    return _lookup("Decision", code, n=int(known.get("seconds", -1))).format(**known)


def outcome(code: str) -> str:
    """Outcome of a run."""
    return _lookup("Outcome", code)


def step(code: str, params: Mapping[str, Any], title: str = "") -> str:
    """A step of the undo history: "price list of Sady, 342 records"; `title`: of the record that it is about."""
    count = int(params.get("count") or 0)
    what = title or (entity(str(params.get("entity", ""))) if count == 1 else records(count))
    change = translate("Step", "change, {what}", what=what)
    return _lookup("Step", code, change, what=what, name=str(params.get("name", "")))


def invoice_note(code: str, params: Mapping[str, Any]) -> str:
    """What is told about an invoice or one of its lines."""
    found = fill(_lookup("InvoiceNote", code), params)
    return " ".join(found.replace(" ()", "").replace(" ;", ";").split())


def duplicate_reason(code: str) -> str:
    """What records that may be one have in common."""
    return _lookup("DuplicateReason", code)


def undo(named: str) -> str:
    """Text of the undo command for a step as `step` names it."""
    return translate("Step", "Undo: {step}", step=named)


def undone(named: str) -> str:
    """That the step was undone."""
    return translate("Step", "Undone: {step}", step=named)


def redo(named: str) -> str:
    """Text of the redo command."""
    return translate("Step", "Redo: {step}", step=named)


def redone(named: str) -> str:
    """That the step was done again."""
    return translate("Step", "Redone: {step}", step=named)


def operator(key: str) -> str:
    """A filter operator, as written between field and value."""
    return _lookup("Operator", key)


def filter_problem(code: str, params: Mapping[str, Any]) -> str:
    """What is wrong with a filter, and what to write instead."""
    return _formatted(
        "FilterProblem",
        errors.FILTER_PROBLEM.get(code, errors.FILTER_PROBLEM["malformed"]),
        params,
    )


def yes(value: bool) -> str:
    """A boolean value."""
    return translate("Value", "yes") if value else translate("Value", "no")
