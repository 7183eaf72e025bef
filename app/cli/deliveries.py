"""`deliveries`: webhook deliveries that were given up, and replaying them.

Called by `app.cli.main`. A running server starts a replay within seconds.
"""

from __future__ import annotations

import argparse
import json
import sys
from datetime import UTC, datetime

from app.cli.text import messages

EVERY = "all"


def declare(parser: argparse.ArgumentParser) -> None:
    """Options of `deliveries`."""
    parser.add_argument("--json", action="store_true", help="print them as JSON; times in ms since 1970 UTC")
    parser.add_argument("--replay", metavar="ID", help=f"try this one again, or '{EVERY}'")


def run(args: argparse.Namespace) -> int:
    """List deliveries that were given up, or queue them again; 1 for an unknown id."""
    from app.runtime import Runtime

    with Runtime(args.data, own=False, read_only=args.replay is None, must_exist=True) as runtime:
        queue = runtime.replica.deliveries
        if args.replay is not None:
            count = queue.replay(None if args.replay == EVERY else [args.replay])
            if not count and args.replay != EVERY:
                print(f"counterfoil: No given-up delivery has the id {args.replay}.", file=sys.stderr)
                return messages.FAULT
            print(f"{count} will be tried again.")
            return messages.OK
        dead, waiting = queue.dead(), len(queue.waiting())
    if args.json:
        shown = [
            {
                "id": each.id,
                "webhook": each.hook,
                "records": list(each.records),
                "created": each.created,
                "given_up": each.dead,
                "attempts": each.attempts,
                "problem": each.problem,
            }
            for each in dead
        ]
        print(json.dumps({"waiting": waiting, "given_up": shown}))
        return messages.OK
    print(f"{waiting} waiting, {len(dead)} given up")
    for each in dead:
        at = datetime.fromtimestamp((each.dead or 0) / 1000, UTC)
        print(
            f"{each.id}  {at:%Y-%m-%d %H:%M}  webhook {each.hook}, {len(each.records)} records: {each.problem}"
        )
    return messages.OK
