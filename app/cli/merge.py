"""`merge`: make one record of several, as one undo step.

Called by `app.cli.main`. Needs no internet; what it does is sent with the next run.
"""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING, Any

from app.cli.text import messages, problems

if TYPE_CHECKING:
    from app.duplicates.merge import MergePlan


def declare(parser: argparse.ArgumentParser) -> None:
    """Options of `merge`."""
    parser.add_argument("--entity", required=True, help="customers, suppliers or products")
    parser.add_argument("--keep", required=True, type=int, metavar="ID", help="the record that stays")
    parser.add_argument("ids", nargs="+", type=int, metavar="ID", help="the records that go")
    parser.add_argument("--dry-run", action="store_true", help="only tell what it would do")
    parser.add_argument("--json", action="store_true", help="print it as JSON")


def run(args: argparse.Namespace) -> int:
    """0; raises UnknownRecord and Refused."""
    from app.duplicates.merge import merge, plan_merge
    from app.runtime import Runtime

    with Runtime(args.data, own=False, read_only=args.dry_run, must_exist=True) as runtime:
        plan = plan_merge(runtime.replica, args.entity, args.keep, args.ids)
        change = None if args.dry_run else merge(runtime.commands, plan, origin="cli")
        titles = runtime.queries.lookup(args.entity, plan.seen)
    if args.json:
        print(json.dumps(_as_json(plan, done=change is not None), ensure_ascii=False))
        return messages.OK
    print(f"Stays: {plan.entity} {plan.keep}  {titles[plan.keep]}")
    for name, (before, after) in plan.values.items():
        print(f"    {name}: {problems.value(before)} -> {problems.value(after)}")
    for name, added in plan.add.items():
        print(f"    {name}: + {added:g}")
    for id in plan.gone:
        print(f"Goes:  {plan.entity} {id}  {titles[id]}")
    for each in plan.moved:
        print(f"Moved: {each.entity} {each.id}, {each.field}")
    print("Nothing was changed." if change is None else "Merged; it is sent with the next run.")
    return messages.OK


def _as_json(plan: MergePlan, *, done: bool) -> dict[str, Any]:
    return {
        "entity": plan.entity,
        "keep": plan.keep,
        "gone": list(plan.gone),
        "fields": {name: {"before": before, "after": after} for name, (before, after) in plan.values.items()},
        "added": dict(plan.add),
        "moved": [{"entity": each.entity, "id": each.id, "field": each.field} for each in plan.moved],
        "done": done,
    }
