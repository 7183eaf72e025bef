"""`changes`: the change report, who changed what since when.

Called by `app.cli.main`. Reads only; needs no internet.
"""

from __future__ import annotations

import argparse
import json
import time
from datetime import datetime
from typing import TYPE_CHECKING, Any

from app.cli.text import messages, problems

if TYPE_CHECKING:
    from app.queries.change_report import Change

DAY = 86_400_000
KINDS = {
    "created": "created",
    "edited": "changed",
    "deleted": "deleted",
    "restored": "restored",
    "cloud": "changed",
    "cloud_deleted": "deleted",
    "merged": "merged with the cloud's version",
    "resolved": "decided",
}
"""What was done to a record, by kind of event."""


def declare(parser: argparse.ArgumentParser) -> None:
    """Options of `changes`."""
    parser.add_argument(
        "--since", type=_moment, metavar="DATE", help="a date such as 2026-11-20; the last day when left out"
    )
    parser.add_argument("--by", metavar="WHO", help="a part of a person's name, or window, cli, v2, cloud")
    parser.add_argument("--entity", metavar="E", help="only these records, such as products")
    parser.add_argument("--json", action="store_true", help="print the changes as JSON")


def run(args: argparse.Namespace) -> int:
    """0; raises UnknownEntity."""
    from app.queries.change_report import change_report
    from app.runtime import Runtime

    since = round(time.time() * 1000) - DAY if args.since is None else args.since
    with Runtime(args.data, own=False, read_only=True, must_exist=True) as runtime:
        entity = None if args.entity is None else runtime.replica.catalogue[args.entity].name
        found = change_report(runtime.replica, since=since, by=args.by, entity=entity)
    if args.json:
        print(json.dumps([_as_json(each) for each in found], ensure_ascii=False))
        return messages.OK
    for each in found:
        print(_line(each))
    print(f"Changes: {len(found)}.")
    return messages.OK


def _line(change: Change) -> str:
    when = datetime.fromtimestamp(change.at / 1000).astimezone().strftime("%Y-%m-%d %H:%M")
    values = "; ".join(
        f"{name} {problems.value(old)} -> {problems.value(new)}" for name, (old, new) in change.fields.items()
    )
    by = f"{change.person} ({change.via})" if change.person else change.via
    said = f"{when}  {by}  {KINDS[change.kind]} {change.entity} {change.id}  {change.title}"
    return (
        f"{said}: {values}" if values and change.kind in ("edited", "cloud", "merged", "resolved") else said
    )


def _as_json(change: Change) -> dict[str, Any]:
    return {
        "at": change.at,
        "entity": change.entity,
        "id": change.id,
        "title": change.title,
        "kind": str(change.kind),
        "person": change.person,
        "via": change.via,
        "fields": {name: {"before": old, "after": new} for name, (old, new) in change.fields.items()},
    }


def _moment(text: str) -> int:
    try:
        return round(datetime.fromisoformat(text).timestamp() * 1000)
    except (ValueError, OverflowError, OSError):
        raise argparse.ArgumentTypeError(f"{text!r} is no date such as 2026-11-20") from None
