"""`rollback`: records lost or set back by a cloud rollback, and their resolution.

Called by `app.cli.main`. A resolution is one transaction, so it may be made beside a running window or server.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping, Sequence
from typing import Any

from app.cli.text import messages

SHOWN = 100
"""Most records that are printed for people."""


def declare(parser: argparse.ArgumentParser) -> None:
    """Options of `rollback`."""
    parser.add_argument(
        "--keep",
        choices=("local", "cloud"),
        help="local: send the records of this computer to the cloud again; cloud: keep the cloud's older copies and delete what it lacks",
    )
    parser.add_argument("--entity", metavar="ENTITY", help="only these records, for example customers")
    parser.add_argument("--json", action="store_true", help="print it as JSON")


def run(args: argparse.Namespace) -> int:
    """List the regressed records, or resolve them; 4 while they are open."""
    from app.cli.text.cloud_state import disputed, lost_in_cloud
    from app.runtime import Runtime, has_replica

    if not args.keep and not has_replica(args.data):
        return _show(None, {}, [], None, as_json=args.json)
    with Runtime(args.data, own=False, read_only=not args.keep, must_exist=bool(args.keep)) as runtime:
        if args.keep:
            runtime.commands.resolve_rollback(args.keep, entity=args.entity, origin="cli")
            print("Decided; it is done with the next run.")
            return messages.OK
        replica = runtime.replica
        lost = lost_in_cloud(replica)
        counts, rollback = replica.sync_state.regressions.counts(), replica.sync_state.rollback.get()
        records = list(disputed(replica, runtime.queries, args.entity))
    if args.entity:
        counts = {name: count for name, count in counts.items() if name == args.entity}
    return _show(
        None if lost is None else lost.said,
        counts,
        records,
        rollback.since if rollback is not None else None,
        as_json=args.json,
    )


def _show(
    said: str | None,
    counts: dict[str, int],
    records: Sequence[Mapping[str, Any]],
    since: int | None,
    *,
    as_json: bool,
) -> int:
    if as_json:
        found = {"restored_since": since, "records": counts, "list": records}
        print(json.dumps(found, ensure_ascii=False))
    elif said is None:
        print("The cloud has all that it confirmed.")
    else:
        print(said)
        for each in records[:SHOWN]:
            print(f"  {each['entity']} {each['id']}  {each['title']}  ({each['cloud']} in the cloud)")
        if len(records) > SHOWN:
            print(f"  and {len(records) - SHOWN:,} more; --json lists all of them")
    return messages.NEEDS_PERSON if said is not None else messages.OK
