"""`plan`: prices that change at a time to come, and perhaps return; done by the window or `serve` of this computer.

Called by `app.cli.main`.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from app.cli import prices
from app.cli.prices import SHOWN
from app.cli.text import messages, problems

if TYPE_CHECKING:
    from app.change_set import ChangeLine
    from app.plans.planner import Added, Performed, Planner
    from app.runtime import Runtime
    from storage.plans.plan import Plan, PlanLine

REASONS = {
    **prices.REASONS,
    "gone": "is deleted",
    "new": "is no product",
    "changed": "was changed meanwhile",
    "twice": "is in two lines",
}
"""Why a product is left out of a plan."""
OUTCOMES = {
    "waiting": "waits",
    "set": "done",
    "same": "had it already",
    "ask": "changed meanwhile, needs a decision",
    "held": "waits for a decision about two versions",
    "kept": "stays as it is",
    "gone": "is deleted",
    "refused": "refused",
    "missed": "missed, the computer was off",
    "undone": "undone",
}


def declare(parser: argparse.ArgumentParser) -> None:
    """Actions of `plan`."""
    actions = parser.add_subparsers(metavar="ACTION", dest="action", required=True)
    listing = actions.add_parser("list", help="list upcoming and active plans, or the lines of one plan")
    listing.add_argument("id", metavar="ID", nargs="?", type=int, help="show the lines of this plan")
    listing.add_argument("--all", action="store_true", help="include ended plans")
    add = actions.add_parser("add", help="plan new prices by a rule or from a file")
    add.add_argument("--name", required=True, help="what the plan is called: Christmas")
    add.add_argument(
        "--start",
        metavar="WHEN",
        required=True,
        help="from when: 2026-12-01 (its midnight) or 2026-12-01T06:00, by the clock of this computer",
    )
    add.add_argument("--return", "--end", dest="end", metavar="WHEN", help="when the previous prices return")
    rule = prices.declare_rule(add)
    rule.add_argument(
        "--file",
        metavar="FILE",
        type=Path,
        help="a .csv or .xlsx file with a column that names products (id, ean, plu, name) and columns of prices",
    )
    add.add_argument("--dry-run", action="store_true", help="show what would be planned, plan nothing")
    cancel = actions.add_parser("cancel", help="cancel a plan; prices already set stay")
    cancel.add_argument("id", metavar="ID", type=int)
    cancel.add_argument(
        "--return", dest="give_back", action="store_true", help="restore the previous prices now"
    )
    decide = actions.add_parser("decide", help="decide about prices that were changed meanwhile")
    decide.add_argument("id", metavar="ID", type=int)
    decide.add_argument(
        "--keep", choices=("mine", "plan"), required=True, help="the current price, or the plan's"
    )
    decide.add_argument(
        "--product",
        metavar="ID",
        type=int,
        action="append",
        help="only this product (default: all undecided)",
    )
    for each in (listing, add, cancel, decide):
        each.add_argument("--json", action="store_true", help="print the result as JSON")


def run(args: argparse.Namespace) -> int:
    """0 when all of it was done, 4 when something was left out or needs a person."""
    from app.plans.planner import Planner
    from app.runtime import Runtime

    reads = args.action == "list" or (args.action == "add" and args.dry_run)
    with Runtime(args.data, own=False, read_only=reads, must_exist=True) as runtime:
        planner = Planner(runtime.replica, runtime.commands)
        if args.action == "list":
            return _list(args, runtime)
        if args.action == "add":
            return _add(args, runtime, planner)
        if args.action == "cancel":
            done = planner.cancel(args.id, origin="cli", give_back=args.give_back)
        else:
            done = planner.answer(args.id, args.keep, records=args.product, origin="cli")
        return _tell(args, runtime, done)


def _list(args: argparse.Namespace, runtime: Runtime) -> int:
    from app.plans.summary import summaries
    from storage.errors import Refused
    from storage.sync_state.cloud_time import own_clock_ahead

    plans = runtime.replica.plans
    shown = [
        each for each in summaries(runtime.replica)
        if (each.plan.id == args.id if args.id is not None else args.all or each.is_open)
    ]  # fmt: skip
    if args.id is not None and not shown:
        raise Refused(reason="no_plan", id=args.id)
    wanted = shown if args.json or args.id is not None else []
    lines = {each.plan.id: plans.lines(each.plan.id) for each in wanted}
    if args.json:
        found = [_plan_json(each.plan, lines[each.plan.id]) for each in shown]
        print(json.dumps({"plans": found}, ensure_ascii=False))
        return messages.OK
    for each in shown:
        asking = f"; to decide: {each.asking}" if each.asking else ""
        print(f"{_title(each.plan)}, products: {each.records}{asking}")
        of_plan = lines.get(each.plan.id, [])
        for line in of_plan[:SHOWN]:
            print(f"  {_line(runtime, line)}")
        problems.print_more(len(of_plan) - SHOWN, indent="  ")
    if not shown:
        print("Nothing is planned.")
    elif ahead := own_clock_ahead(runtime.replica.sync_state.meta, runtime.clock.now()):
        print(messages.own_clock(ahead))
    return messages.OK


def _add(args: argparse.Namespace, runtime: Runtime, planner: Planner) -> int:
    from app.price_work import pricing

    if args.file is None:
        found = pricing.preview(
            runtime.replica, prices.products_of(args, runtime.replica), prices.rule_of(args)
        )
        changes = found.ticked
        left_out = [line for line in found.lines if line.reason]
    else:
        changes, left_out = _from_file(args.file, runtime)
    added = planner.add(
        args.name, changes, start=args.start, end=args.end, origin="cli", dry_run=args.dry_run
    )
    left_out += added.left_out
    if args.json:
        plan = None if added.plan is None else _plan_json(added.plan, added.lines)
        told = [
            {**({"line": each.line} if each.id is None else {"id": each.id}), "reason": each.reason}
            for each in left_out
        ]
        print(json.dumps({"dry_run": args.dry_run, "plan": plan, "left_out": told}, ensure_ascii=False))
    else:
        _print_added(runtime, added, left_out, dry=args.dry_run)
    odd = any(each.reason != "same" for each in left_out)
    return messages.NEEDS_PERSON if odd or added.plan is None else messages.OK


def _from_file(file: Path, runtime: Runtime) -> tuple[list[ChangeLine], list[ChangeLine]]:
    """The prices of a file, and its lines that are of no use."""
    from app.change_set import ChangeLine, Effect
    from app.cli.transfer import read_file
    from app.prices import SELLING
    from app.transfer.importer import Importer
    from storage.errors import Problem

    importer = Importer(runtime.replica, runtime.commands, "products")
    options = argparse.Namespace(file=file, encoding="", delimiter="", sheet="", heads=None, key=None)
    changes, left_out = [], []
    for line in importer.plan(*read_file(options, importer.entity)).lines:
        values = {name: value for name, value in line.after.items() if name in SELLING}
        if line.effect is Effect.REFUSED:
            left_out.append(line)
        elif line.effect is Effect.NEW or line.id is None:
            left_out.append(replace(line, effect=Effect.REFUSED, id=None, problems=(Problem(None, "new"),)))
        elif values:
            changes.append(ChangeLine(effect=Effect.CHANGED, id=line.id, after=values))
        else:
            left_out.append(replace(line, effect=Effect.UNCHANGED))
    return changes, left_out


def _print_added(runtime: Runtime, added: Added, left_out: list[ChangeLine], *, dry: bool) -> None:
    for line in added.lines[:SHOWN]:
        print(_line(runtime, line))
    problems.print_more(len(added.lines) - SHOWN)
    odd = [each for each in left_out if each.reason != "same"]
    for each in odd[:SHOWN]:
        who = f"Line {each.line}" if each.id is None else _name(runtime, each.id)
        print(f"{who}: left out, it {REASONS.get(each.reason, f'would be refused ({each.reason})')}")
    if len(odd) > SHOWN:
        print(f"... and {len(odd) - SHOWN} more are left out.")
    counts = f"Left out: {len(odd)}. Same already: {len(left_out) - len(odd)}."
    if added.plan is None:
        print(f"There is nothing to plan. {counts}")
    elif dry:
        print(f"Would be planned: {len(added.lines)}. {counts} Nothing was planned.")
    else:
        print(f"{_title(added.plan)}. Products: {len(added.lines)}. {counts}")


def _tell(args: argparse.Namespace, runtime: Runtime, done: Performed) -> int:
    if args.json:
        print(json.dumps(_plan_json(done.plan, done.lines), ensure_ascii=False))
    else:
        changed = len(done.change.ids) if done.change is not None else 0
        print(f"{_title(done.plan)}. Changed now: {changed}.")
        for line in [each for each in done.lines if each.asks][:SHOWN]:
            print(f"  {_line(runtime, line)}")
    return messages.NEEDS_PERSON if any(line.asks for line in done.lines) else messages.OK


def _title(plan: Plan) -> str:
    until = "" if plan.end is None else f" until {_time(plan.end)}"
    number = f"{plan.id}  " if plan.id else ""
    return f"{number}{plan.name}: {plan.state.value}, from {_time(plan.start)}{until}"


def _time(text: str) -> str:
    return text.replace("T", " ")


def _line(runtime: Runtime, line: PlanLine) -> str:
    from app.plans.decisions import shown_outcome

    values = ", ".join(
        f"{name} {problems.value(line.before.get(name))} -> {problems.value(price)}"
        for name, price in line.after.items()
    )
    problem = f" ({line.problem})" if line.problem else ""
    return f"{_name(runtime, line.record)}: {values}; {OUTCOMES[shown_outcome(line)]}{problem}"


def _name(runtime: Runtime, product: int) -> str:
    record = runtime.replica.get("products", product)
    return f"{product}  {(record or {}).get('name') or '-'}"


def _plan_json(plan: Plan, lines: Any) -> dict[str, Any]:
    from app.plans.decisions import shown_outcome

    return {
        "id": plan.id or None,
        "name": plan.name,
        "state": plan.state.value,
        "start": plan.start,
        "return": plan.end,
        "to_decide": sum(line.asks for line in lines),
        "lines": [
            {
                "id": line.record,
                "before": {name: line.before.get(name) for name in line.after},
                "after": dict(line.after),
                "outcome": shown_outcome(line).value,
                "needs_decision": line.asks,
            }
            for line in lines
        ],
    }
