"""`duplicates`: the records of one entity that may be one.

Called by `app.cli.main`. Reads only; needs no internet.
"""

from __future__ import annotations

import argparse
import json

from app.cli.text import messages

ENTITIES = ("customers", "suppliers", "products")
REASONS = {
    "company_id": "the same company id",
    "vat_id": "the same VAT number",
    "code": "the same code",
    "email": "the same e-mail",
    "phone": "the same phone",
    "name": "the same or a similar name",
}
"""What a group has in common, by reason."""


def declare(parser: argparse.ArgumentParser) -> None:
    """Options of `duplicates`."""
    parser.add_argument("--entity", required=True, choices=ENTITIES, help="which records")
    parser.add_argument("--json", action="store_true", help="print the groups as JSON, best first")


def run(args: argparse.Namespace) -> int:
    """0 when no two records seem to be one, else 4."""
    from app.duplicates.find import find_duplicates
    from app.runtime import Runtime

    with Runtime(args.data, own=False, read_only=True, must_exist=True) as runtime:
        found = find_duplicates(runtime.replica, args.entity)
        if args.json:
            groups = [
                {"ids": list(each.ids), "reason": each.reason, "certainty": each.certainty} for each in found
            ]
            print(json.dumps(groups))
        else:
            records = runtime.replica.many(args.entity, [id for each in found for id in each.ids])
            for each in found:
                print(f"{round(each.certainty * 100)} %  {REASONS[each.reason]}")
                for id in each.ids:
                    print(f"    {args.entity} {id}  {runtime.queries.title(args.entity, records[id])}")
            print(f"Groups to look at: {len(found)}." if found else "No two records seem to be one.")
    return messages.NEEDS_PERSON if found else messages.OK
