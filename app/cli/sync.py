"""`sync`: one run of the engine, now; the exit code tells its outcome.

Called by `app.cli.main`. May run beside a `serve`: the process that runs the engine holds its lock. A damaged database
is repaired first, unless another process has the folder open.
"""

from __future__ import annotations

import argparse
import json
import sys
from typing import TYPE_CHECKING

from app.cli import messages

if TYPE_CHECKING:
    from storage.errors import StorageError
    from sync.events import RunOutcome

KEYS = ("outcome", "pulled", "pushed", "merged", "needs_you", "waiting", "requests", "seconds")


def declare(parser: argparse.ArgumentParser) -> None:
    """Options of `sync`."""
    parser.add_argument("--full", action="store_true", help="read everything again, not only what changed")
    parser.add_argument("--json", action="store_true", help="print the outcome as JSON")


def run(args: argparse.Namespace) -> int:
    """One run; 0 in step, 3 out of reach or unusable, 4 needs a person, 5 sign-in refused, 1 a fault of ours."""
    from app.errors import NotConnected, SecretsUnavailable
    from app.settings.shop_file import read_shop
    from sync.events import RunOutcome

    if read_shop(args.data) is None:
        raise NotConnected
    try:
        outcome = _repaired_run(args)
    except SecretsUnavailable as error:
        # Without a usable token no run begins: a refused sign-in, of whose reason only we know.
        print(f"counterfoil: {messages.sentence(error)}", file=sys.stderr)
        outcome = RunOutcome(outcome="sign_in", error=error.code)
        if not args.json:
            return messages.run_exit_code(outcome.outcome, outcome.error)
    if args.json:
        shown = {key: getattr(outcome, key) for key in KEYS}
        shown["seconds"] = round(outcome.seconds, 3)
        print(json.dumps(shown))
    else:
        print(messages.outcome_line(outcome.outcome, outcome.error))
        until = [each.until for each in outcome.not_looked if each.until is not None]
        if outcome.error == "rate_limited" and until:
            print(f"It is asked again after {messages.moment(max(until))}.")
        print(
            f"{outcome.pulled} fetched, {outcome.pushed} sent, {outcome.merged} merged, {outcome.waiting} waiting,"
            f" {outcome.needs_you} to decide; {outcome.requests} requests in {outcome.seconds:.1f} s"
        )
    return messages.run_exit_code(outcome.outcome, outcome.error)


def _repaired_run(args: argparse.Namespace) -> RunOutcome:
    """A run after the repair that was due, and again after one that became due in it (F109)."""
    from app.backup.repair import repair_suspect

    _tell(repair_suspect(args.data))
    try:
        return _run(args)
    except Exception as error:
        repaired = repair_suspect(args.data, error)
        if repaired is None:
            raise
        _tell(repaired)
        return _run(args)


def _run(args: argparse.Namespace) -> RunOutcome:
    from app.runtime import Runtime

    with Runtime(args.data, own=False) as runtime:
        _tell(runtime.repair_notice)
        return runtime.run(full=args.full)


def _tell(notice: StorageError | None) -> None:
    if notice is not None:
        print(messages.sentence(notice), file=sys.stderr)
