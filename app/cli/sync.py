"""`sync`: one run of the engine, now; the exit code tells its outcome.

Called by `app.cli.main`. May run beside a `serve`: the process that runs the engine holds its lock.
"""

from __future__ import annotations

import argparse
import json
import sys

from app.cli import messages

KEYS = ("outcome", "pulled", "pushed", "merged", "needs_you", "waiting", "requests", "seconds")


def declare(parser: argparse.ArgumentParser) -> None:
    """Options of `sync`."""
    parser.add_argument("--full", action="store_true", help="read everything again, not only what changed")
    parser.add_argument("--json", action="store_true", help="print the outcome as JSON")


def run(args: argparse.Namespace) -> int:
    """One run; 0 in step, 3 out of reach or unusable, 4 needs a person, 5 sign-in refused, 1 a fault of ours."""
    from app.errors import NotConnected
    from app.runtime import Runtime
    from app.settings.shop_file import read_shop

    if read_shop(args.data) is None:
        raise NotConnected
    with Runtime(args.data, own=False) as runtime:
        if runtime.repair_notice is not None:
            print(messages.sentence(runtime.repair_notice), file=sys.stderr)
        outcome = runtime.run(full=args.full)
    if args.json:
        shown = {key: getattr(outcome, key) for key in KEYS}
        shown["seconds"] = round(outcome.seconds, 3)
        print(json.dumps(shown))
    else:
        print(messages.outcome_line(outcome.outcome, outcome.error))
        print(
            f"{outcome.pulled} fetched, {outcome.pushed} sent, {outcome.merged} merged, {outcome.waiting} waiting,"
            f" {outcome.needs_you} to decide; {outcome.requests} requests in {outcome.seconds:.1f} s"
        )
    return messages.run_exit_code(outcome.outcome, outcome.error)
