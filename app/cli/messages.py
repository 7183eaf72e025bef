"""English messages of the command line: a sentence and an exit code for every error, a line for every outcome.

Called by every command. Lower layers have codes and parameters only; the window has its own translated texts.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from storage.errors import InvalidRecord, Problem, ShopError

if TYPE_CHECKING:
    from app.queries.poll_schedule import PollSchedule
    from sync.events import RequestUsage

OK = 0
FAULT = 1
USAGE = 2
OUT_OF_REACH = 3
NEEDS_PERSON = 4
SIGN_IN = 5
STILL_RUNNING = 6
"""Only of `close`; installers distinguish it from a damaged program, which they replace."""

EXIT_OF_OUTCOME: Mapping[str, int] = {
    "in_step": OK,
    "waiting": OUT_OF_REACH,
    "offline": OUT_OF_REACH,
    "needs_you": NEEDS_PERSON,
    "sign_in": SIGN_IN,
    "error": FAULT,
    "cancelled": FAULT,
}
"""Exit codes of `sync`. Changes that are pending after a run were not accepted by the cloud."""

_EXIT_OF_ERROR: Mapping[str, int] = {
    "protocol_mismatch": OUT_OF_REACH,
    "list_refused": OUT_OF_REACH,
    "verb_refused": OUT_OF_REACH,
    "server_fault": OUT_OF_REACH,
    "unreadable": OUT_OF_REACH,
    "count_differs": OUT_OF_REACH,
    "forbidden": NEEDS_PERSON,
    "mass_deletion": NEEDS_PERSON,
}
"""Exit codes of a run that ended as "error" through the cloud: what it said could not be used, or it refused a list.
A fault of ours is what no cloud brought about (F112, F122)."""

_EXIT_OF_CODE: Mapping[str, int] = {
    "offline": OUT_OF_REACH,
    "tls_refused": OUT_OF_REACH,
    "rate_limited": OUT_OF_REACH,
    "server_fault": OUT_OF_REACH,
    "breaker_open": OUT_OF_REACH,
    "protocol_mismatch": OUT_OF_REACH,
    "list_refused": OUT_OF_REACH,
    "sign_in_refused": SIGN_IN,
    "forbidden": SIGN_IN,
    "shop_file_damaged": SIGN_IN,
}

_OUTCOMES: Mapping[str, str] = {
    "in_step": "In step with the cloud.",
    "waiting": "The cloud did not take everything; the rest waits for the next run.",
    "offline": "The cloud is out of reach. Nothing is lost; what waits is sent when it is back.",
    "needs_you": "Some records need a decision; see 'counterfoil conflicts'.",
    "sign_in": "The cloud refuses the sign-in; run 'counterfoil connect' with a new refresh token.",
    "error": "The run failed.",
    "cancelled": "The run was cancelled.",
}

_CLOUD_ERRORS: Mapping[str, str] = {
    "mass_deletion": "Very much is missing in the cloud; nothing was deleted here. See 'counterfoil setback'.",
    "forbidden": "The token may not read a list; everything else was done.",
}
"""Errors of a run that the cloud brought about and that only a person can end."""

_HEADLINES: Mapping[str, str] = {
    "in_step": "In step with the cloud.",
    "waiting": "Changes are waiting to be sent.",
    "needs_you": "Some records need a decision.",
    "offline": "The cloud is out of reach.",
    "never": "Nothing was downloaded yet.",
    "sign_in": "Somebody has to sign in: run 'counterfoil connect'.",
    "error": "The last run failed.",
    "stale": "Nothing was heard from the cloud for a while.",
    "slowed": "The cloud asks for a pause.",
    "less_often": "The cloud is asked less often: the allowed requests are used up.",
    "paused": "Synchronising is paused.",
}

_NO_ANSWER: Mapping[str, str] = {
    "dns": "its name is not known here",
    "refused": "the connection is refused",
    "tls": "no secure connection",
    "timeout": "no answer in time",
    "reset": "the connection broke",
    "truncated": "the answer broke off",
}

_ADDRESS: Mapping[str, str] = {
    "scheme": "it must begin with https:// or http://",
    "host": "it names no host",
    "port": "its port is not possible",
    "credentials": "it must not hold a user name or password",
    "query": "it must end before '?' or '#'",
}

_SECRETS: Mapping[str, str] = {
    "no_backend": "This computer has no keychain; use --secrets file to keep the token in a file only you can read.",
    "refused": "The keychain does not answer ({keychain}); use --secrets file to keep the token in a file.",
    "open_file": "Other users can read {file}; make it readable for you alone (mode 600) or connect again.",
    "damaged_file": "{file} cannot be read; remove it and connect again.",
    "missing": "The refresh token is no longer where it was kept; connect again.",
}

_REFUSED: Mapping[str, str] = {
    "decide_whole": "This record is held as a whole; use --keep local or --keep cloud.",
    "not_held": "The field {field} of {entity} {id} is not held.",
    "still_comparing": "Lists are still being compared; decide when that is done.",
    "nothing_held": "Nothing of {entity} {id} is held.",
    "resolve_what": "Name one record (ENTITY ID), or use --all with --keep (and --entity, --reason).",
    "held_reason": "There is no reason {given}; known are {known}.",
    "token_exists": "There is a token named {name} already; revoke it first or choose another name.",
    "token_name_blank": "A token needs a name.",
    "token_entity": "A token cannot be limited to '{entity}'; name some of these lists: {allowed}.",
    "other_shop": "{folder} holds another shop's records; choose an empty folder.",
    "fix_prices_only": "--fix goes with --prices.",
    "keep_goes_with_vat": "--vat needs --keep: shelf keeps the prices with VAT, net those without.",
    "from_goes_with_change": "--from goes with --change or --amount.",
    "rate_of_all_prices": "--vat is a rate from 0 to 99 per cent and changes all prices of a product; leave --level out.",
    "margin_below_100": "A margin is from 0 to less than 100 per cent of the price.",
    "markup_not_negative": "A markup is 0 per cent of the purchase price or more.",
    "no_rounding": "--round takes a step such as 0.5 or 10, or an ending such as .90.",
    "allergens_of_products": "--allergens goes with --entity products.",
    "no_such_column": "There is no column {column}; known are: {known}.",
    "no_painter": "This half of the program draws no pages; run the command 'counterfoil'.",
    "no_such_step": "So many imports and changes of prices are known: {known}.",
    "supplier_ambiguous": "Several suppliers are called {name}; name one by its id: {ids}.",
    "no_list_column": "A column cannot be {given}; possible are {known}, or nothing.",
    "list_number": "{option} takes a number above 0.",
    "no_time": "{given} is no time; write 2026-12-01 or 2026-12-01T06:00.",
    "plan_name": "A plan needs a name of at most {most} characters.",
    "plan_end_before_start": "The return of the former prices must come after the start.",
    "plan_end_passed": "The time when the former prices return has passed already.",
    "no_plan": "There is no plan {id}; 'counterfoil plan list --all' names all of them.",
    "plan_over": "Plan {id} is over or cancelled already.",
    "undo_too_old": "This is too old to be undone.",
    "field_value": "Write --set FIELD=VALUE; {given} has no '='.",
}

_UPDATE: Mapping[str, str] = {
    "not_a_release": "This version was built without an address and a key for updates; it looks for none.",
    "managed": "This program was installed for all users of this computer; whoever did that installs newer versions, too.",
    "signature": "The update is not signed by us; it was not used.",
    "manifest": "The list of updates cannot be understood; it was not used.",
    "older": "The list of updates is older than one seen before; it was not used.",
    "expired": "The list of updates is out of date, or this computer's clock is wrong; it was not used.",
    "content": "The update's file is not the one that was announced; it was removed.",
}

_FILE: Mapping[str, str] = {
    "empty": "{file} is empty.",
    "old_excel": "{file} is an old Excel file; save it as .xlsx or .csv.",
    "password": "{file} is protected by a password; open it in a spreadsheet and save it without one.",
    "other_format": "{file} is no table in CSV or XLSX; open it in a spreadsheet and save it as .xlsx or .csv.",
    "no_sheet": "{file} has no sheet {sheet}; there are: {known}.",
    "cut": "{file} is only a part of an XLSX file; get it again, or as .csv, of which a part can be read.",
    "damaged": "{file} is damaged and cannot be read as XLSX; get it again, or save it as .csv.",
    "damaged_part": "{file}: its part {part} is damaged; open it in a spreadsheet, and save it again or as .csv.",
    "encoding": "{file}, line {line}: this is not {encoding}; leave --encoding out or name another.",
    "not_text": "{file}, line {line}: this is neither CSV nor XLSX.",
    "quotes": "{file}, line {line}: a quotation mark is not closed or stands in a wrong place ({detail}).",
    "too_large": "{file} is too large; at most {limit} MB can be read.",
    "too_long": "{file}, line {line}: too many lines; at most {limit} can be read at once.",
    "too_many_cells": "{file}, line {line}: more than {limit} cells, empty ones between the others too; divide the file, or save it as .csv.",
    "too_wide": "{file}, line {line}: too many columns; at most {limit} can be read.",
    "calculation": "{file}, line {line}, column {column}: the cell holds the error {value}.",
    "not_calculated": "{file}, line {line}, column {column}: the formula has no result; open the file in a spreadsheet, let it"
    " calculate, and save it again.",
    "unreadable": "{file} cannot be read ({detail}).",
    "ending": "{file} must end in .csv or .xlsx.",
    "heads": "{file}, line {line}: no column has the name of a field; known are: {known}.",
    "key": "{file} has no column {key}.",
    "no_price_column": "{file}: no column has the name of a purchase price; say which it is with --column HEAD=purchasePriceWithoutVat.",
    "no_key_column": "{file}: no column tells the products; say which it is with --column HEAD=ean (or supplierProductCode, plu, name).",
    "no_key": "{key} tells no record from another; possible are: {known}.",
    "backup": "{file} is no backup of this program.",
    "backup_cut": "{file} is a backup that was cut short: copying it did not end. Copy it again, or choose another one.",
    "backup_damaged": "{file} is a damaged backup; choose another one.",
    "backup_newer": "A newer version of Counterfoil made the backup {file}; update this one first. Nothing was changed.",
    "folder": "{file} is a folder, or in none that is there.",
    "long_text": "Line {line} has a text of more than {limit} characters, which no spreadsheet holds; export to .csv.",
    "in_use": "{file} is open in another program; close it there or choose another name.",
}

_PROTOCOL: Mapping[str, str] = {
    "html": "that address answers with a web page, not with the interface; check the base URL.",
    "portal": "a sign-in page of the network stands in between; open a browser and sign in to the network.",
    "no_sign_in": "that address has no sign-in for the interface; check the base URL.",
    "redirect": "that address sends us elsewhere; use the address it leads to.",
    "not_http": "that address does not speak HTTP; check the base URL.",
    "other_cloud": "it answers for another cloud; check the cloud id.",
}

Sentence = str | Callable[[Mapping[str, Any]], str]

_SENTENCES: Mapping[str, Sentence] = {
    "database_busy": "Another program holds the database {path}; try again when it is done.",
    "database_damaged": "The database {path} is damaged; 'counterfoil check --repair' rebuilds it. Nothing was changed.",
    "database_missing": lambda params: (
        f"The database {params.get('path')} is missing or empty. "
        + _remains(params)
        + " Nothing was changed."
    ),
    "database_replaced": "The database {path} was missing or empty and has been made again; unsent edits kept: {edits}."
    " The next sync reads the cloud from the beginning.",
    "backup_offered": "The database {path} and its journal were missing; the newest backup is {backup}. It is kept until"
    " 'counterfoil restore' puts it in place, or 'counterfoil restore --decline' goes on without it.",
    "journal_damaged": "Lines of the journal {path} that cannot be read: {lines}. They may hold unsent edits that the"
    " database lacks; a copy is kept beside it when the program starts.",
    "shop_file_missing": "The file shop.json in {folder} is missing. The folder holds the records of cloud {cloud_id}, unsent"
    " edits: {edits}; 'counterfoil connect' with that cloud continues with them.",
    "database_repaired": "The database {path} was damaged and has been rebuilt; unsent edits kept: {edits}. The damaged"
    " one is {set_aside}.",
    "edits_replayed": "The database {path} lacked edits that the journal has; made again: {edits}.",
    "database_copied": "The database {path} is a copy; its original may have sent what waits in it. Changes to look at:"
    " {edits}; 'counterfoil conflicts' lists what is asked.",
    "database_put_back": "An older state of {path} was put back. What waited in it may have been sent since; changes to look"
    " at: {edits}; 'counterfoil conflicts' lists what is asked. Edits made after it that were not sent are not in it.",
    "network_folder": "{path} is on another computer ({kind}); choose a folder on this computer's own disk.",
    "database_newer": "The database {path} was written by a newer version of Counterfoil; update this one. Nothing was"
    " changed.",
    "other_cloud": lambda params: (
        f"{params.get('path')} holds the records of {_cloud(params.get('found'))}, not of {_cloud(params.get('asked'))};"
        " nothing was changed. Choose the folder of that shop with --data, or restore into a new folder."
    ),
    "folder_not_writable": "The folder {path} cannot be written ({reason}).",
    "folder_gone": "{path} cannot be reached any more ({reason}): its drive was taken out, or it was moved. Put it back and"
    " try again; what was saved before is in it.",
    "storage": "The disk could not be read or written: {path} ({reason}). What was saved before is kept; check the disk and its"
    " connection, then try again.",
    "disk_full": "The disk is full; nothing was changed. Free some space and try again.",
    "unknown_entity": "There is no entity named {entity}.",
    "unknown_record": lambda params: (
        f"Nothing of {params.get('entity')} {params.get('id')} is held."
        if params.get("what") == "held"
        else f"There is no record {params.get('id')} in {params.get('entity')}."
    ),
    "invalid_query": lambda params: f"That cannot be asked for: {_pairs(params)}.",
    "precondition_required": "The record exists; say which version you mean.",
    "precondition_failed": "The record was changed meanwhile; nothing was written.",
    "stale_version": "The record was changed meanwhile; nothing was written.",
    "refused": lambda params: _by(_REFUSED, params, "reason", "That is not allowed"),
    "secrets_unavailable": lambda params: _by(_SECRETS, params, "reason", "The token cannot be kept or read"),
    "port_in_use": "Port {port} of {host} is in use, or may not be used; choose another one.",
    "lan_off": "{host} reaches other computers; allow it first: counterfoil config set server.lan true",
    "certificate_unusable": "The certificate {file} and its key {key} cannot be used ({reason}).",
    "folder_in_use": lambda params: (
        f"Another Counterfoil{_process(params)} is using {params.get('folder')}; close it first."
    ),
    "folder_missing": "There is no shop in {folder}.",
    "not_connected": "No cloud is connected; run 'counterfoil connect' first.",
    "shop_file_damaged": "{file}, which names the cloud, cannot be read; 'counterfoil connect' writes it anew. The records and"
    " unsent edits are as they were.",
    "tokens_damaged": "{file}, which holds the tokens of the shop's programs, cannot be read and was left as it is. Put it back"
    " from a backup, or remove it and create the tokens anew with 'counterfoil token create'.",
    "rights_damaged": "{file}, which holds the manager's PIN, cannot be read; the window of this computer is for looking only"
    " until it is removed. The PIN has to be set again then.",
    "bad_setting": lambda params: (
        f"{params.get('key')} = {params.get('value')} is not possible; allowed: {params.get('allowed')}."
        + (
            f" Its default is used until it is mended in {params['file']} or with 'counterfoil config set'."
            if params.get("file")
            else ""
        )
    ),
    "bad_file": lambda params: _by(_FILE, params, "reason", "The file cannot be used"),
    "nothing_imported": "{refused} lines were refused, the first is line {line}; nothing was changed.",
    "cancelled": "It was cancelled; nothing was changed.",
    "unknown_setting": "There is no setting named {key}; 'counterfoil config get' lists them.",
    "settings_damaged": lambda params: (
        f"{params.get('file')} is not TOML ({params.get('reason')}); every setting has its default."
        + (f" It is kept as {params['kept']}." if params.get("kept") else " Mend or remove it.")
    ),
    "offline": lambda params: (
        "The cloud is out of reach: " + _NO_ANSWER.get(str(params.get("reason")), "no answer") + "."
    ),
    "tls_refused": lambda params: (
        f"The cloud's certificate cannot be trusted ({params.get('reason')}"
        + (f", issued by {params['issuer']}" if params.get("issuer") else "")
        + "); check the address and this computer's clock. A certificate of your own network must be among the system's."
    ),
    "bad_address": lambda params: (
        f"That is no base URL: {_ADDRESS.get(str(params.get('problem')), 'it cannot be used')}."
    ),
    "peer_refused": "This address may not be called ({reason}); see the setting server.webhooks_private.",
    "sign_in_refused": "The cloud refuses the refresh token.",
    "forbidden": lambda params: (
        "The cloud refuses access"
        + (f" ({params['reason']})" if params.get("reason") else "")
        + "; check the cloud id and the token's rights."
    ),
    "update_unavailable": lambda params: _by(
        _UPDATE, params, "reason", "The place of the updates does not answer"
    ),
    "update_refused": lambda params: _by(_UPDATE, params, "reason", "The update was not used"),
    "safe_mode": "The window ended at once twice and started in safe mode: nothing is synchronised or served by itself.",
    "view_only": "The window of this computer is for looking only; nothing was changed.",
    "pin_needed": "The manager's PIN is needed; nothing was changed.",
    "pin_refused": "The PIN is not right, or the next try has to wait.",
    "bad_pin": "This cannot be a PIN: it is too short, too long, or not of digits.",
    "rate_limited": "The cloud asks for fewer requests; try again later.",
    "rejected": lambda params: "The cloud refuses the values: " + _violations(params) + ".",
    "cloud_changed": "The record was changed in the cloud meanwhile.",
    "cloud_stale": "The record was changed in the cloud meanwhile.",
    "cloud_conflict": "Other records in the cloud stand in the way.",
    "if_match_missing": "The record is in the cloud already.",
    "cloud_record_missing": "The cloud has no such record.",
    "verb_refused": "The cloud does not offer this.",
    "list_refused": "The cloud refuses to show the list of {entity} (status {status}).",
    "breaker_open": "The cloud failed many times in a row and is left alone for a while; try again later.",
    "server_fault": "The cloud failed (status {status}); try again later.",
    "protocol_mismatch": lambda params: (
        "That is not the cloud's answer: "
        + _PROTOCOL.get(
            str(params.get("reason")),
            f"it cannot be understood ({params.get('reason')}); check the base URL.",
        )
    ),
}


def _cloud(cloud_id: object) -> str:
    return "a shop without a cloud" if cloud_id is None else f"cloud {cloud_id}"


def _remains(params: Mapping[str, Any]) -> str:
    """What is left of a missing database, and which command makes it again."""
    if params.get("edits") is None:
        return f"The newest backup is {params.get('backup')}; 'counterfoil restore' puts it in place."
    return f"Unsent edits in its journal: {params['edits']}; 'counterfoil check --repair' makes it again."


def sentence(error: ShopError) -> str:
    """One English line for `error`; a code without a sentence is shown as it is."""
    if isinstance(error, InvalidRecord):
        return "Not possible: " + "; ".join(problem(each) for each in error.problems) + "."
    found = _SENTENCES.get(error.code)
    if found is None:
        return f"A fault of ours: {error}."
    text = _fill(found, error.params) if isinstance(found, str) else found(error.params)
    return " ".join(text.split())


def exit_code(error: ShopError) -> int:
    """The exit code for `error`."""
    return _EXIT_OF_CODE.get(error.code, FAULT)


def run_exit_code(outcome: str, error: str | None) -> int:
    """The exit code for a run's outcome; `error` is the code of its error."""
    if outcome == "error" and error is not None:
        return _EXIT_OF_ERROR.get(error.partition(":")[0], FAULT)
    return EXIT_OF_OUTCOME.get(outcome, FAULT)


def has_sentence(code: str) -> bool:
    """Whether failures of this code have a sentence of their own."""
    return code in _SENTENCES


def outcome_line(outcome: str, error: str | None) -> str:
    """One line for the outcome of a run; `error` is the code of its error."""
    line = _OUTCOMES.get(outcome, outcome)
    if run_exit_code(outcome, error) != EXIT_OF_OUTCOME.get(outcome, FAULT):
        line = _CLOUD_ERRORS.get(
            str(error), "Not all of the cloud could be read; it is tried again by itself."
        )
    return f"{line} ({error})" if error and outcome in ("error", "waiting") else line


def headline(code: str) -> str:
    """One line for the headline of the sync status."""
    return _HEADLINES.get(code, code)


def clock_ahead(ahead: Mapping[str, int]) -> str:
    """That records are dated in the cloud's future; `ahead` in milliseconds by entity."""
    lists = ", ".join(f"{entity} by {-(-each // 60_000)} minutes" for entity, each in ahead.items())
    return f"The cloud's clock is or was wrong: dated in its future are {lists}. Nothing is missed; tell the vendor."


def not_kept(schedule: PollSchedule, requests: RequestUsage) -> str:
    """Why the interval that was set is not kept, and which one is (F122)."""
    own = f" and {requests.share} of them are this computer's" if requests.share < requests.budget else ""
    return (
        f"sync.every_seconds = {schedule.every} is not kept: lists that change often are read every {schedule.hot} seconds"
        f" while people work and every {schedule.idle} otherwise, since the vendor allows {requests.budget} requests in"
        f" {requests.window_minutes} minutes{own} (sync.requests_per_30_minutes)."
    )


_WHY: Mapping[str, str] = {
    "budget": "the allowed number of requests is used up",
    "paused": "synchronising is paused",
    "cancelled": "the run was stopped",
}


def why(reason: str) -> str:
    """Why a list was not looked at; `reason` is a code of `NotLooked`, often that of an error."""
    code = reason.partition(":")[0]
    sentence = _SENTENCES.get(code)
    if code in _WHY or not isinstance(sentence, str) or "{" in sentence:
        return _WHY.get(code, reason)
    return sentence[0].lower() + sentence[1:].rstrip(".")


def list_name(entity: str, scope: int) -> str:
    """A list by its name, a warehouse's stock with the warehouse's id."""
    return f"{entity} of {scope}" if scope else entity


def value(shown: object) -> str:
    """A field's value on one line."""
    return "(empty)" if shown is None or shown == "" else " ".join(str(shown).split())


class _MissingAsQuestionMark(dict[str, object]):
    def __missing__(self, key: str) -> str:
        return "?"


def _fill(template: str, params: Mapping[str, Any]) -> str:
    return template.format_map(_MissingAsQuestionMark(params))


def _by(sentences: Mapping[str, str], params: Mapping[str, Any], name: str, otherwise: str) -> str:
    key = str(params.get(name))
    return _fill(sentences[key], params) if key in sentences else f"{otherwise} ({key})."


def problem(problem: Problem) -> str:
    """One validation finding on one line."""
    about = f"{problem.field}: " if problem.field else ""
    return about + problem.code.replace("_", " ") + (f" ({_pairs(problem.params)})" if problem.params else "")


def _pairs(params: Mapping[str, Any]) -> str:
    return ", ".join(f"{name} {value(shown)}" for name, shown in params.items())


def _violations(params: Mapping[str, Any]) -> str:
    found = params.get("violations") or ()
    return "; ".join(f"{each.field or 'record'}: {each.message}" for each in found) or "without a reason"


def _process(params: Mapping[str, Any]) -> str:
    return f" (process {params['pid']})" if params.get("pid") else ""


def damaged(error: ImportError) -> str:
    """The sentence for an incomplete installation."""
    return (
        f"A part of Counterfoil is missing on this computer ({error.name or error}). Please install it again; your"
        " data stays as it is."
    )
