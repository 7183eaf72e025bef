"""`conflicts` and `resolve`: list open conflicts with all three values, and resolve them.

Called by `app.cli.main`. A resolution is one transaction, so it may be made beside a running window or server.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from app.cli.text import messages, problems
from app.json_files import parse_json
from app.texts.status import HELD
from storage.outbox.questions import QUESTIONS, Answer

if TYPE_CHECKING:
    from app.cli.text.cloud_state import Lost
    from app.queries.queries import Conflict
    from app.runtime import Runtime


DISCARD = "discard our change"


DECISIONS: Mapping[str, tuple[str, str]] = {
    "overlap": ("send ours", "take the cloud's"),
    "deleted_there": ("keep the record and send it", "delete it here too"),
    "edited_there": ("delete it all the same", "keep the cloud's"),
    "rejected": ("send it again", DISCARD),
    "rule_broken": ("send it again", DISCARD),
    "verb_refused": ("send it again", DISCARD),
    "counter_unknown": ("add it again", "leave the cloud's number"),
    "copied": ("send it from here; points may count twice", "leave it to the other computer"),
    "possible_duplicate": ("it is one record; keep one", "they differ; keep all"),
    "rewritten": ("send ours again", "take the cloud's"),
}
"""By the code of a question: what --keep local and --keep cloud do. Why there is a question is said as in the window."""


def declare(parser: argparse.ArgumentParser) -> None:
    """Options of `conflicts`."""
    parser.add_argument("--json", action="store_true", help="print them as JSON")


def run(args: argparse.Namespace) -> int:
    """List open conflicts; always 0."""
    from app.cli.text.cloud_state import lost_in_cloud
    from app.runtime import Runtime, has_replica

    conflicts: list[Conflict] = []
    lost: Lost | None = None
    disputed: Mapping[str, int] = {}
    if has_replica(args.data):
        with Runtime(args.data, own=False, read_only=True) as runtime:
            lost = lost_in_cloud(runtime.replica)
            disputed = runtime.replica.sync_state.regressions.counts()
            conflicts = list(runtime.queries.needs_you())
            titles = {each: _titles(runtime, conflict) for each, conflict in enumerate(conflicts)}
    if args.json:
        lists = [
            {"entity": name, "id": None, "reason": "rollback", "records": n} for name, n in disputed.items()
        ]
        print(json.dumps([*lists, *map(as_json, conflicts)], ensure_ascii=False))
        return messages.OK
    if lost is not None:
        print(lost.said)
    for number, each in enumerate(conflicts):
        print("\n".join(_lines(each, titles[number])))
    if not conflicts and lost is None:
        print("Nothing needs a decision.")
    return messages.OK


def _titles(runtime: Runtime, conflict: Conflict) -> Mapping[int, str]:
    """Titles of the possible duplicates, by id."""
    ids = [each for problem in conflict.problems for each in problem.get("ids", ())]
    return runtime.queries.lookup(conflict.entity, ids) if ids else {}


def _lines(conflict: Conflict, titles: Mapping[int, str]) -> Iterator[str]:
    """What happened, the values, and what each decision does. `titles` of the possible duplicates, by id."""
    local, cloud = DECISIONS[conflict.reason]
    is_new = conflict.base_at is None and conflict.cloud_at is None and not conflict.deleted_here
    yield f"{conflict.entity} {conflict.id}  {conflict.title}  ({conflict.reason})"
    yield f"  {HELD[conflict.reason]}."
    for name, versions in conflict.fields.items():
        if is_new and versions.local in (None, "", [], {}):
            continue
        shown = [problems.value(part) for part in (versions.base, versions.local, versions.cloud)]
        yield f"  {name}: " + (shown[1] if is_new else "was {}, here {}, in the cloud {}".format(*shown))
    for problem in conflict.problems:
        if said := _problem(problem, titles):
            yield f"  {said}"
    discard = "delete the new record here" if is_new and cloud == DISCARD else cloud
    yield f"  --keep local: {local}; --keep cloud: {discard}" + (
        "; --set FIELD=VALUE: another value" if QUESTIONS[conflict.reason].answer is not Answer.WHOLE else ""
    )


def _problem(problem: Mapping[str, Any], titles: Mapping[int, str]) -> str:
    """A message of the cloud, a broken rule, or the possible duplicates; empty for none."""
    from storage.errors import Problem

    field, code = problem.get("field"), str(problem.get("code") or "")
    if code == "possible_duplicate":
        return "other records: " + ", ".join(
            f"{each} {titles.get(each, '')}".rstrip() for each in problem.get("ids", ())
        )
    if message := problem.get("message"):
        return f"{field or 'record'}: {message}"
    params = {name: each for name, each in problem.items() if name not in ("field", "code", "message")}
    return problems.problem(Problem(field, code, params)) if code else ""


def as_json(conflict: Conflict) -> dict[str, Any]:
    """A conflict as other programs read it: entity, id, reason, what the cloud said, and base, local and cloud by field."""
    return {
        "entity": conflict.entity,
        "id": conflict.id,
        "reason": str(conflict.reason),
        "problems": list(conflict.problems),
        "fields": {
            name: {"base": each.base, "local": each.local, "cloud": each.cloud}
            for name, each in conflict.fields.items()
        },
    }


def declare_resolve(parser: argparse.ArgumentParser) -> None:
    """Options of `resolve`."""
    parser.add_argument("entity", metavar="ENTITY", nargs="?", help="for example customers")
    parser.add_argument("id", metavar="ID", type=int, nargs="?")
    parser.add_argument("--all", action="store_true", help="all records that need a decision, with --keep")
    parser.add_argument("--entity", dest="of", metavar="E", help="with --all: of this kind only")
    parser.add_argument(
        "--reason", metavar="R", help="with --all: held for this reason only, as `conflicts` names it"
    )
    parser.add_argument("--json", action="store_true", help="print what was decided as JSON")
    choice = parser.add_mutually_exclusive_group(required=True)
    choice.add_argument("--keep", choices=("local", "cloud"), help="all held fields: ours, or the cloud's")
    choice.add_argument(
        "--set",
        action="append",
        metavar="FIELD=VALUE",
        help="a value of your own, a text or JSON; may be given for several fields",
    )


def run_resolve(args: argparse.Namespace) -> int:
    """Resolve; 1 when nothing is held there or a rule is broken."""
    from app.runtime import Runtime
    from storage.errors import Refused

    if args.all == (args.entity is not None) or (not args.all and args.id is None):
        raise Refused(reason="resolve_what")
    if (args.all and not args.keep) or (not args.all and (args.of or args.reason)):
        raise Refused(reason="resolve_what")
    with Runtime(args.data, own=False, must_exist=True) as runtime:
        return _resolve_all(runtime, args) if args.all else _resolve_one(runtime, args)


def _resolve_one(runtime: Runtime, args: argparse.Namespace) -> int:
    from app.commands.resolve import Value
    from storage.errors import Refused

    if args.keep:
        runtime.commands.keep(args.entity, args.id, args.keep, origin="cli")
    else:
        choices = {}
        for given in args.set:
            name, equals, text = given.partition("=")
            if not equals:
                raise Refused(reason="field_value", given=given)
            choices[name] = Value(_typed(runtime, args.entity, name, text))
        runtime.commands.resolve(args.entity, args.id, choices, origin="cli")
    left = runtime.queries.conflict(args.entity, args.id)
    if args.json:
        print(json.dumps({"decided": 1, "refused": [], "held": int(left is not None)}))
        return messages.OK
    if left is not None:
        print("Decided in part; the rest is still held.")
    elif runtime.replica.change(args.entity, args.id) is not None:
        print("Decided; it is sent with the next run.")
    else:
        print("Decided; nothing is left to send.")
    return messages.OK


def _resolve_all(runtime: Runtime, args: argparse.Namespace) -> int:
    from storage.errors import Refused

    if args.reason is not None and args.reason not in QUESTIONS:
        raise Refused(reason="held_reason", given=args.reason, known=", ".join(QUESTIONS))
    decided = runtime.commands.keep_all(args.keep, entity=args.of, reason=args.reason, origin="cli")
    left = len(runtime.queries.needs_you())
    if args.json:
        refused = [{"entity": entity, "id": record, "code": code} for entity, record, code in decided.refused]
        print(json.dumps({"decided": decided.count, "refused": refused, "held": left}))
    else:
        print(f"Decided: {decided.count}. Still held: {left}.")
        for entity, record, code in decided.refused:
            print(f"{entity} {record}: {code}")
    return messages.FAULT if decided.refused else messages.OK


def _typed(runtime: Runtime, entity: str, name: str, text: str) -> object:
    """The value of `text`: as it is for a text field, else parsed as JSON."""
    from storage.schema.fields import Kind

    declared = runtime.replica.catalogue[entity].by_name.get(name)
    if declared is None or declared.kind is Kind.STRING:
        return None if text == "null" and declared is not None and declared.null else text
    try:
        return parse_json(text)
    except ValueError:
        return text
