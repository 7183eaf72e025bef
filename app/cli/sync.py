"""`sync`: one run of the engine, now; the exit code tells its outcome.

Called by `app.cli.main`. May run beside a `serve`: the process that runs the engine holds its lock. A damaged database
is repaired first, unless another process has the folder open.
"""

from __future__ import annotations

import argparse
import json
import sys
from typing import TYPE_CHECKING

from app.cli.text import messages

if TYPE_CHECKING:
    from app.cli.text.cloud_state import Lost
    from storage.errors import StorageError
    from sync.events import RunOutcome

KEYS = ("outcome", "pulled", "pushed", "merged", "needs_you", "waiting", "requests", "seconds", "error")


def declare(parser: argparse.ArgumentParser) -> None:
    """Options of `sync`."""
    parser.add_argument("--full", action="store_true", help="read everything again, not only what changed")
    parser.add_argument("--json", action="store_true", help="print the outcome as JSON")


def run(args: argparse.Namespace) -> int:
    """One run; 0 in step, 3 out of reach or unusable, 4 needs a person, 5 sign-in refused, 1 a fault of ours."""
    from app.cli.text.cloud_state import unread_lists
    from app.errors import NotConnected, SecretsUnavailable
    from app.settings.shop_file import read_shop
    from storage.sync_state.regressions import RESTORED
    from sync.events import RunOutcome
    from sync.not_looked import as_json
    from sync.pull.mass_deletion import MASS_DELETION

    if read_shop(args.data) is None:
        raise NotConnected
    try:
        outcome, lost = _repaired_run(args)
    except SecretsUnavailable as error:
        # Without a usable token no run begins: a refused sign-in, of whose reason only we know.
        print(f"counterfoil: {messages.sentence(error)}", file=sys.stderr)
        outcome, lost = RunOutcome(outcome="sign_in", error=error.code), None
        if not args.json:
            return messages.run_exit_code(outcome.outcome, outcome.error)
    if args.json:
        shown = {key: getattr(outcome, key) for key in KEYS}
        shown["seconds"] = round(outcome.seconds, 3)
        shown["not_looked"] = as_json(outcome.not_looked)
        print(json.dumps(shown))
    else:
        stopped = lost is not None and outcome.error in (MASS_DELETION, RESTORED)
        print(
            lost.said
            if lost is not None and stopped
            else messages.outcome_line(outcome.outcome, outcome.error)
        )
        until = [each.until for each in outcome.not_looked if each.until is not None]
        if outcome.error == "rate_limited" and until:
            print(f"It is asked again after {messages.moment(max(until))}.")
        print(
            f"{outcome.pulled} fetched, {outcome.pushed} sent, {outcome.merged} merged, {outcome.waiting} waiting,"
            f" {outcome.needs_you + (0 if lost is None else lost.records)} to decide; {outcome.requests} requests in {outcome.seconds:.1f} s"
        )
        silent = stopped or (outcome.outcome == "offline" and outcome.error != "server_fault")
        for line in () if silent else unread_lists(outcome.not_looked):
            print(line)
    return messages.run_exit_code(outcome.outcome, outcome.error)


def _repaired_run(args: argparse.Namespace) -> tuple[RunOutcome, Lost | None]:
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


def _run(args: argparse.Namespace) -> tuple[RunOutcome, Lost | None]:
    """The outcome, and what is to be decided about the cloud as a whole."""
    from app.cli.text.cloud_state import lost_in_cloud
    from app.runtime import Runtime

    with Runtime(args.data, own=False) as runtime:
        _tell(runtime.repair_notice)
        return runtime.run(full=args.full), lost_in_cloud(runtime.replica)


def _tell(notice: StorageError | None) -> None:
    if notice is not None:
        print(messages.sentence(notice), file=sys.stderr)
