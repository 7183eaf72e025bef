"""`setback`: records lost or set back by a cloud rollback, and their resolution.

Called by `app.cli.main`. A resolution is one transaction, so it may be made beside a running window or server.
"""

from __future__ import annotations

import argparse
import json

from app.cli import messages


def declare(parser: argparse.ArgumentParser) -> None:
    """Options of `setback`."""
    parser.add_argument(
        "--keep",
        choices=("local", "cloud"),
        help="local: send the records of this computer to the cloud again; cloud: keep the cloud's older copies and delete what it lacks",
    )
    parser.add_argument("--entity", metavar="ENTITY", help="only these records, for example customers")
    parser.add_argument("--json", action="store_true", help="print it as JSON")


def run(args: argparse.Namespace) -> int:
    """List the regressed records, or resolve them; 4 while they are open."""
    from app.runtime import Runtime, has_replica

    if not args.keep and not has_replica(args.data):
        return _show({}, None, as_json=args.json)
    with Runtime(args.data, own=False, read_only=not args.keep, must_exist=bool(args.keep)) as runtime:
        if args.keep:
            runtime.commands.resolve_rollback(args.keep, entity=args.entity, origin="cli")
        sync_state = runtime.replica.sync_state
        counts, rollback = sync_state.regressions.counts(), sync_state.rollback.get()
    if args.entity:
        counts = {name: count for name, count in counts.items() if name == args.entity}
    if args.keep:
        print("Decided; it is done with the next run.")
        return messages.OK
    return _show(counts, rollback.since if rollback is not None else None, as_json=args.json)


def _show(counts: dict[str, int], since: int | None, *, as_json: bool) -> int:
    if as_json:
        print(json.dumps({"restored_since": since, "records": counts}))
    elif not counts and since is None:
        print("The cloud has all that it confirmed.")
    else:
        if since is not None:
            print(
                "The cloud has less than it confirmed, as after a restored backup; nothing was deleted here."
            )
        for name, count in counts.items():
            print(f"{count} of {name}: the cloud has an older copy, or none")
        print("Decide with 'counterfoil setback --keep local' or '--keep cloud'.")
    return messages.NEEDS_PERSON if counts or since is not None else messages.OK
