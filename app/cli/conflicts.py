"""`conflicts` and `resolve`: list open conflicts with all three values, and resolve them.

Called by `app.cli.main`. A resolution is one transaction, so it may be made beside a running window or server.
"""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING, Any

from app.cli import messages
from app.json_files import parse_json

if TYPE_CHECKING:
    from app.queries.queries import Conflict
    from app.runtime import Runtime


def declare(parser: argparse.ArgumentParser) -> None:
    """Options of `conflicts`."""
    parser.add_argument("--json", action="store_true", help="print them as JSON")


def run(args: argparse.Namespace) -> int:
    """List open conflicts; always 0."""
    from app.runtime import Runtime, has_replica

    conflicts: list[Conflict] = []
    if has_replica(args.data):
        with Runtime(args.data, own=False, read_only=True) as runtime:
            conflicts = list(runtime.queries.needs_you())
    if args.json:
        print(json.dumps([as_json(each) for each in conflicts], ensure_ascii=False))
        return messages.OK
    for each in conflicts:
        print(f"{each.entity} {each.id}  {each.title}  ({each.reason})")
        for name, versions in each.fields.items():
            shown = (messages.value(part) for part in (versions.base, versions.local, versions.cloud))
            print("  {}: was {}, here {}, in the cloud {}".format(name, *shown))
        for problem in each.problems:
            print(f"  {problem.get('field') or 'record'}: {problem.get('message') or problem.get('code')}")
    if not conflicts:
        print("Nothing needs a decision.")
    return messages.OK


def as_json(conflict: Conflict) -> dict[str, Any]:
    """A conflict as other programs read it: entity, id, reason, and per field base, local and cloud value."""
    return {
        "entity": conflict.entity,
        "id": conflict.id,
        "reason": str(conflict.reason),
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
    print(
        "Decided; it is sent with the next run."
        if left is None
        else "Decided in part; the rest is still held."
    )
    return messages.OK


def _resolve_all(runtime: Runtime, args: argparse.Namespace) -> int:
    from storage.errors import Refused
    from storage.outbox.changes import HoldReason

    if args.reason is not None and args.reason not in [*HoldReason]:
        raise Refused(reason="held_reason", given=args.reason, known=", ".join(HoldReason))
    reason = None if args.reason is None else HoldReason(args.reason)
    decided = runtime.commands.keep_all(args.keep, entity=args.of, reason=reason, origin="cli")
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
