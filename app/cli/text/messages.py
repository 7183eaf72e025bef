"""English messages of the command line: a sentence and an exit code for every error, a line for every outcome.

Called by every command. Lower layers have codes and parameters only; the window has its own translated texts.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from app.cli.text.invoices import refusal
from app.cli.text.problems import clause, fill, pairs, problem
from app.texts.errors import ERROR, FILE, REFUSED
from app.texts.status import HEADLINE
from storage.errors import InvalidRecord, ShopError
from storage.sync_state.regressions import RESTORED

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
    "in_step": "Everything is synced.",
    "waiting": "Not everything could be sent yet; the rest waits and is tried again.",
    "offline": "The cloud does not answer. Nothing is lost; waiting changes are sent when it is back.",
    "needs_you": "Some records need a decision; see 'counterfoil conflicts'.",
    "sign_in": "The cloud rejected the sign-in; run 'counterfoil connect' with a new refresh token.",
    "error": "The run failed.",
    "cancelled": "The run was cancelled.",
}

_KEPT = "Nothing is lost; waiting changes are sent when it is back."
_NOT_REACHED: Mapping[str, str] = {
    "portal": "A web page or another address answers in the cloud's place: sign in to the network in a web browser, or, if the"
    f" cloud has moved, check the base URL. {_KEPT}",
    "rate_limited": "The cloud limits requests. Nothing is lost; waiting changes are sent when it accepts requests again.",
    "server_fault": f"The cloud has a problem. {_KEPT}",
    "breaker_open": "The cloud failed several times in a row; sync is paused for a while. Nothing is lost.",
    "tls_refused": "The cloud's certificate cannot be trusted; check the address and this computer's clock. Nothing is lost.",
}
"""Errors of a run that ended as "offline" although something answered."""

_CLOUD_ERRORS: Mapping[str, str] = {
    "mass_deletion": "Many records are missing in the cloud; nothing was deleted here. See 'counterfoil rollback'.",
    "forbidden": "The token may not read one of the lists; everything else was synced.",
    RESTORED: "The cloud has less than it confirmed, as after a restored backup; nothing was deleted here. See 'counterfoil rollback'.",
}
"""Errors of a run that the cloud brought about and that only a person can end."""

_HEADLINES: Mapping[str, str] = {
    **{code: f"{text}." for code, text in HEADLINE.items()},
    "offline": "The cloud does not answer.",
    "sign_in": "Sign in to send changes: run 'counterfoil connect'.",
    "less_often": "Checking less often: the request limit is used up.",
}

_NO_ANSWER: Mapping[str, str] = {
    "dns": "its name cannot be found",
    "refused": "the connection was refused",
    "tls": "no secure connection",
    "timeout": "no answer in time",
    "reset": "the connection broke",
    "truncated": "the answer was incomplete",
}

_ADDRESS: Mapping[str, str] = {
    "scheme": "it must begin with https:// or http://",
    "host": "it has no host name",
    "port": "its port is not valid",
    "credentials": "it must not contain a user name or password",
    "query": "it must end before '?' or '#'",
}

_SECRETS: Mapping[str, str] = {
    "no_backend": "This computer has no keychain; use --secrets file to keep the token in a file only you can read.",
    "refused": "The keychain does not answer ({keychain}); use --secrets file to keep the token in a protected file.",
    "open_file": "Other users can read {file}; connect again with a new token.",
    "damaged_file": "{file} cannot be read; connect again.",
    "missing": "The refresh token is missing; connect again.",
}

_REFUSED: Mapping[str, str] = {
    "merge_entity": "Records of {entity} cannot be merged; those of {known} can.",
    "merge_itself": "Name the record that stays with --keep, and others than it, each once.",
    "merge_held": "{entity} {id} waits for a decision; decide first ('conflicts' lists it), then merge.",
    "decide_whole": "This record is held as a whole; use --keep local or --keep cloud.",
    "not_held": "The field {field} of {entity} {id} is not held.",
    "nothing_held": "Nothing of {entity} {id} is held.",
    "resolve_what": "Name one record (ENTITY ID), or use --all with --keep (and --entity, --reason).",
    "held_reason": "There is no reason {given}; known are {known}.",
    "token_exists": "A token named {name} already exists; revoke it first, or choose another name.",
    "token_name_blank": "A token needs a name.",
    "token_entity": "A token cannot be limited to '{entity}'; name some of these lists: {allowed}.",
    "other_shop": "{folder} contains another shop's records; choose an empty folder.",
    "fix_prices_only": "--fix goes with --prices.",
    "keep_goes_with_vat": "--vat needs --keep: shelf keeps the prices with VAT, net those without.",
    "from_goes_with_change": "--from goes with --change or --amount.",
    "rate_of_all_prices": "--vat is a rate from 0 to 99 per cent and changes all prices of a product; leave --level out.",
    "invoice_supplier": "{name} is not in your suppliers; add it with --new, or name one with --supplier.",
    "invoice_used": "This invoice was already used on {date} by {who}; use it again with --again.",
    "margin_below_100": "A margin is from 0 to less than 100 per cent of the price.",
    "markup_not_negative": "A markup is 0 per cent of the purchase price or more.",
    "no_rounding": "--round takes a step such as 0.5 or 10, or an ending such as .90.",
    "allergens_of_products": "--allergens goes with --entity products.",
    "no_such_column": "There is no column {column}; known are: {known}.",
    "no_painter": "Labels need the window's libraries; run the command 'counterfoil'.",
    "no_such_step": "Only {known} imports and price changes are known.",
    "supplier_ambiguous": "More than one supplier is called {name}; use an id: {ids}.",
    "no_list_column": "A column cannot be {given}; use one of {known}, or nothing.",
    "list_number": "{option} takes a number above 0.",
    "no_time": "{given} is not a time; use 2026-12-01 or 2026-12-01T06:00.",
    "plan_end_before_start": "The previous prices must return after the start.",
    "no_plan": "There is no plan {id}; 'counterfoil plan list --all' lists all plans.",
    "field_value": "Use --set FIELD=VALUE; {given} has no '='.",
}

_UPDATE: Mapping[str, str] = {
    "not_a_release": "This build does not check for updates: it has no address and no key for them.",
    "managed": "Counterfoil was installed for all users of this computer; ask the person who installed it to install updates.",
    "signature": "The update is not signed by us; it was not used.",
    "manifest": "The list of updates is not valid; it was not used.",
    "older": "The list of updates is older than one seen before; it was not used.",
    "expired": "The list of updates has expired, or this computer's clock is wrong; it was not used.",
    "content": "The downloaded file is not the announced one; it was deleted.",
}

_FILE: Mapping[str, str] = {
    "no_sheet": "there is no sheet {sheet}; there are: {known}",
    "encoding": "this is not {encoding}; leave --encoding out or name another",
    "two_columns": "columns {columns} are both {field}; rename or delete one of them, or leave one out"
    " with supplier-list --column HEAD=",
    "unreadable": "it cannot be read ({detail})",
    "heads": "no column has the name of a field; known are: {known}",
    "no_price_column": "no column has the name of a purchase price; say which it is with --column HEAD=purchasePriceWithoutVat",
    "no_key_column": "no column identifies the products; say which one does with --column HEAD=ean (or supplierProductCode, plu, name)",
    "no_key": "records cannot be matched by {key}; columns of the file that can be used: {known}",
    "folder": "it is a folder or a device, or its folder does not exist",
}
"""What is said here otherwise than in the window, after the name of the file and the line."""

_PROTOCOL: Mapping[str, str] = {
    "html": "that address answers with a web page, not as the API; check the base URL.",
    "portal": "the network wants you to sign in first; open a browser and sign in to the network.",
    "no_sign_in": "that address has no sign-in for the API; check the base URL.",
    "redirect": "that address redirects to another one; use that one.",
    "not_http": "that address does not speak HTTP; check the base URL.",
    "other_cloud": "it answers for another cloud; check the cloud id.",
}


def _of_file(params: Mapping[str, Any]) -> str:
    reason = str(params.get("reason"))
    said = _FILE.get(reason) or clause(FILE.get(reason, f"the file cannot be used ({reason})."))
    line = f", line {params['line']}" if "line" in params and "{line}" not in said else ""
    return f"{params.get('file', '?')}{line}: {fill(said, params)}."


Sentence = str | Callable[[Mapping[str, Any]], str]

_SENTENCES: Mapping[str, Sentence] = {
    "database_busy": "Another program is using the database {path}; try again when it has finished.",
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
    "journal_damaged": "Lines of the journal {path} that cannot be read: {lines}. They may contain unsent edits that the"
    " database lacks; a copy is kept beside it when the program starts.",
    "shop_file_missing": "The file shop.json in {folder} is missing. The folder contains the records of cloud {cloud_id}, unsent"
    " edits: {edits}; 'counterfoil connect' with that cloud continues with them.",
    "database_repaired": "The database {path} was damaged and has been rebuilt; unsent edits kept: {edits}. The damaged"
    " one is {set_aside}.",
    "edits_replayed": "The database {path} lacked edits that the journal has; made again: {edits}.",
    "database_copied": "The database {path} is a copy; another computer may already have sent what waits in it. None of it is sent before"
    " you answer: {edits} changes; 'counterfoil resolve --all --reason copied --keep local' sends them from here, '--keep cloud' leaves them to it.",
    "database_put_back": "An older state of {path} was restored. What waits in it may have been sent since, and is not sent before you answer:"
    " {edits} changes; 'counterfoil conflicts' lists them. Later edits that were not sent are not in it.",
    "network_folder": "{path} is on another computer ({kind}); choose a folder on this computer's own disk.",
    "database_newer": "The database {path} was written by a newer version of Counterfoil; install the latest version. Nothing was"
    " changed.",
    "database_older": "The database {path} was written by a version of Counterfoil before 1.0.0; send its unsent changes with that"
    " version, then choose another folder. Nothing was changed.",
    "other_cloud": lambda params: (
        f"{params.get('path')} contains the records of {_cloud(params.get('found'))}, not of {_cloud(params.get('asked'))};"
        " nothing was changed. Choose the folder of that shop with --data, or restore into a new folder."
    ),
    "folder_not_writable": "The folder {path} cannot be written ({reason}).",
    "folder_gone": "{path} was not found ({reason}): its drive was removed, or the folder was moved. Reconnect the drive and"
    " try again; everything saved earlier is still there.",
    "storage": "The disk could not be read or written: {path} ({reason}). Everything saved earlier is kept; check the disk and its"
    " cable, then try again.",
    "disk_full": "The disk is full; nothing was changed. Free some space and try again.",
    "unknown_entity": "There is no entity named {entity}.",
    "unknown_record": lambda params: (
        f"Nothing of {params.get('entity')} {params.get('id')} is held."
        if params.get("what") == "held"
        else f"There is no record {params.get('id')} in {params.get('entity')}."
    ),
    "invalid_query": lambda params: f"This query is not possible: {pairs(params)}.",
    "precondition_required": "The record exists; say which version you mean.",
    "refused": lambda params: _by({**REFUSED, **_REFUSED}, params, "reason", "That is not allowed"),
    "secrets_unavailable": lambda params: _by(_SECRETS, params, "reason", "The token cannot be kept or read"),
    "channel_lost": "The process that synchronises ended meanwhile; try again.",
    "port_in_use": "Port {port} of {host} is in use or not allowed; choose another one.",
    "lan_off": "{host} is open to other computers; allow that first: counterfoil config set server.lan true",
    "certificate_unusable": "The certificate {file} and its key {key} cannot be used ({reason}).",
    "folder_in_use": lambda params: (
        f"Another Counterfoil{_process(params)} is using {params.get('folder')}; close it first."
    ),
    "home_missing": "This account has no home folder. Name a data folder: counterfoil --data DIR, or $COUNTERFOIL_DATA.",
    "folder_missing": "There is no shop in {folder}.",
    "not_connected": "No cloud is connected; run 'counterfoil connect' first.",
    "shop_file_damaged": "{file}, which names the cloud, cannot be read; run 'counterfoil connect' to create it again. The records and"
    " unsent edits were not changed.",
    "tokens_damaged": "{file}, which contains the tokens of the shop's programs, cannot be read and was not changed. Restore it"
    " from a backup, or delete it and create new tokens with 'counterfoil token create'.",
    "rights_damaged": "{file}, which contains the manager's PIN, cannot be read; the window of this computer is view only"
    " until the file is deleted. Then set a new PIN.",
    "bad_setting": lambda params: (
        f"{params.get('key')} = {params.get('value')} is not possible; allowed: {params.get('allowed')}."
        + (
            f" Its default is used until it is corrected in {params['file']} or with 'counterfoil config set'."
            if params.get("file")
            else ""
        )
    ),
    "bad_file": _of_file,
    "bad_invoice": refusal,
    "nothing_imported": "{refused} lines were rejected, the first is line {line}; nothing was changed.",
    "unknown_setting": "There is no setting named {key}; 'counterfoil config get' lists them.",
    "settings_damaged": lambda params: (
        f"{params.get('file')} is not TOML ({params.get('reason')}); every setting has its default."
        + (f" It is kept as {params['kept']}." if params.get("kept") else " Correct or delete it.")
    ),
    "offline": lambda params: (
        "The cloud does not answer: " + _NO_ANSWER.get(str(params.get("reason")), "no answer") + "."
    ),
    "tls_refused": lambda params: (
        f"The cloud's certificate cannot be trusted ({params.get('reason')}"
        + (f", issued by {params['issuer']}" if params.get("issuer") else "")
        + "); check the address and this computer's clock. A certificate of your own network must be installed in the system."
    ),
    "bad_address": lambda params: (
        f"That is not a base URL: {_ADDRESS.get(str(params.get('problem')), 'it cannot be used')}."
    ),
    "peer_refused": "This address may not be called ({reason}); see the setting server.webhooks_private.",
    "sign_in_refused": "The cloud rejected the refresh token.",
    "forbidden": lambda params: (
        "The cloud refuses access"
        + (f" ({params['reason']})" if params.get("reason") else "")
        + "; check the cloud id and the token's rights."
    ),
    "update_unavailable": lambda params: _by(_UPDATE, params, "reason", "The update server does not answer"),
    "update_refused": lambda params: _by(_UPDATE, params, "reason", "The update was not used"),
    "safe_mode": "The window closed twice right after starting and is now in safe mode: sync and the server are off.",
    "rejected": lambda params: "The cloud rejected the values: " + _violations(params) + ".",
    "list_refused": "The cloud does not show the list of {entity} (status {status}).",
    "server_fault": "The cloud failed (status {status}); try again later.",
    "protocol_mismatch": lambda params: (
        "That is not the cloud's answer: "
        + _PROTOCOL.get(
            str(params.get("reason")),
            f"it is not valid ({params.get('reason')}); check the base URL.",
        )
    ),
}


def _cloud(cloud_id: object) -> str:
    return "a shop without a cloud" if cloud_id is None else f"cloud {cloud_id}"


def _remains(params: Mapping[str, Any]) -> str:
    """What is left of a missing database, and which command makes it again."""
    if params.get("edits") is None:
        return f"The newest backup is {params.get('backup')}; 'counterfoil restore' restores it."
    return f"Unsent edits in its journal: {params['edits']}; 'counterfoil check --repair' rebuilds it."


def sentence(error: ShopError) -> str:
    """One English line for `error`; a code without a sentence is shown as it is."""
    if isinstance(error, InvalidRecord):
        return "Not possible: " + "; ".join(problem(each) for each in error.problems) + "."
    found = _SENTENCES.get(error.code) or _as_in_the_window(error.code)
    if not found:
        return f"An error in Counterfoil: {error}."
    text = fill(found, error.params) if isinstance(found, str) else found(error.params)
    return " ".join(text.split())


def _as_in_the_window(code: str) -> str:
    title, happened, to_do = ERROR.get(code, ("", "", ""))
    return title and " ".join(part for part in (f"{title}.", happened, to_do) if part)


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
    return code in _SENTENCES or code in ERROR


def outcome_line(outcome: str, error: str | None) -> str:
    """One line for the outcome of a run; `error` is the code of its error."""
    line = _OUTCOMES.get(outcome, outcome)
    if (outcome, error) == ("needs_you", RESTORED) or (outcome == "error" and error in _CLOUD_ERRORS):
        return _CLOUD_ERRORS[str(error)]
    if outcome == "offline":
        return _NOT_REACHED.get(str(error), line)
    if run_exit_code(outcome, error) != EXIT_OF_OUTCOME.get(outcome, FAULT):
        line = "Not everything that the cloud answered could be used; the next run tries again."
    return f"{line} ({error})" if error and outcome in ("error", "waiting") else line


def headline(code: str, *, lost: str | None = None, detail: str | None = None) -> str:
    """One line for the headline of the sync status; `lost`: what a person is to decide about the cloud as a whole.

    `detail`: code of what is wrong.
    """
    if code == "offline":
        return _NOT_REACHED.get(str(detail), _HEADLINES[code])
    if code in ("needs_you", "error") and lost is not None:
        return lost
    return outcome_line("error", detail) if code == "error" and detail else _HEADLINES.get(code, code)


def clock_ahead(ahead: Mapping[str, int]) -> str:
    """That records are dated in the cloud's future; `ahead` in milliseconds by entity."""
    lists = ", ".join(f"{entity} by {-(-each // 60_000)} minutes" for entity, each in ahead.items())
    return f"The cloud's clock is or was wrong: records are dated in the future ({lists}). Nothing is missed; tell the vendor."


def own_clock(ahead: int) -> str:
    """That this computer's clock is so many milliseconds ahead of the cloud's, or behind it."""
    minutes = round(abs(ahead) / 60_000)
    days, hours = minutes // 1440, minutes // 60
    amount = f"{days} days" if days > 2 else f"{hours} hours" if hours > 2 else f"{minutes} minutes"
    side = "ahead of" if ahead > 0 else "behind"
    return f"The clock of this computer is {amount} {side} the cloud's: planned prices wait until both say that it is time. Set the clock."


def not_kept(schedule: PollSchedule, requests: RequestUsage) -> str:
    """Why the interval that was set is not kept, and which one is (F122)."""
    own = f" and {requests.share} of them are this computer's" if requests.share < requests.budget else ""
    return (
        f"sync.every_seconds = {schedule.every} is not kept: lists that change often are read every {schedule.hot} seconds"
        f" while people work and every {schedule.idle} otherwise, since the vendor allows {requests.budget} requests in"
        f" {requests.window_minutes} minutes{own} (sync.requests_per_30_minutes)."
    )


_WHY: Mapping[str, str] = {
    "budget": "the request limit is used up",
    "paused": "sync is paused",
    "cancelled": "the run was stopped",
    "offline": "the cloud does not answer",
    "portal": "something else answers in the cloud's place",
    "tls_refused": "the cloud's certificate cannot be trusted",
    "forbidden": "the token may not read it",
    "list_refused": "the cloud refuses to show it",
    "server_fault": "the cloud failed at it",
    "protocol_mismatch": "the cloud's answer could not be used",
    "mass_deletion": "many of its records are missing in the cloud",
    RESTORED: "the cloud has less than it confirmed",
    "count_differs": "the cloud counts another number of records",
}


def why(reason: str) -> str:
    """Why a list was not looked at; `reason` is a code of `NotLooked`, often that of an error."""
    code, _, about = reason.partition(":")
    if code == "unreadable":
        return f"records of it cannot be read: {about}"
    return _WHY.get(code) or clause(ERROR[code][0] if code in ERROR else reason)


def moment(ms: object) -> str:
    """A time in wall milliseconds, by this computer's clock; "never" for none."""
    if not isinstance(ms, int):
        return "never"
    return datetime.fromtimestamp(ms / 1000, UTC).astimezone().isoformat(" ", "seconds")


def list_name(entity: str, scope: int) -> str:
    """A list by its name, a warehouse's stock with the warehouse's id."""
    return f"{entity} of {scope}" if scope else entity


def _by(sentences: Mapping[str, str], params: Mapping[str, Any], name: str, otherwise: str) -> str:
    key = str(params.get(name))
    return fill(sentences[key], params) if key in sentences else f"{otherwise} ({key})."


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
