"""`close`: ask a running Counterfoil to close, and report pending changes; for installers and scripts.

Called by `app.cli.main`.
"""

from __future__ import annotations

import argparse
import json

from app.cli.text import messages

SECONDS = 15.0
"""A run in progress ends between two requests; the rest takes less than two seconds."""


def declare(parser: argparse.ArgumentParser) -> None:
    """Options of `close`."""
    parser.add_argument(
        "--seconds", type=float, default=SECONDS, help="how long to wait for it (default: 15)"
    )
    parser.add_argument("--json", action="store_true", help="print what was found as JSON")


def run(args: argparse.Namespace) -> int:
    """0 not running and nothing pending, 4 not running and changes pending, 6 it did not close."""
    from app.runtime import Runtime, has_replica
    from app.shutdown_request import is_free, request_shutdown

    if not args.data.exists():
        return _say(args, "is not running", waiting=0)
    now = "is not running" if is_free(args.data) else "is closed"
    if not request_shutdown(args.data, seconds=args.seconds):
        return _say(args, "", waiting=None)
    waiting = 0
    if has_replica(args.data):
        with Runtime(args.data, own=False, read_only=True, keep_log=False) as runtime:
            waiting = runtime.queries.sync_status().waiting
    return _say(args, now, waiting=waiting)


def _say(args: argparse.Namespace, now: str, *, waiting: int | None) -> int:
    """Say how it is `now`; nothing where it did not close."""
    if args.json:
        print(json.dumps({"closed": bool(now), "waiting": waiting}))
    elif not now:
        print("Counterfoil is still running.")
    else:
        print(f"Counterfoil {now}; {waiting} changes wait to be sent.")
    if not now:
        return messages.STILL_RUNNING
    return messages.NEEDS_PERSON if waiting else messages.OK
