"""`check`: the self-test that installers run, and the repair of a damaged database.

Called by `app.cli.main`. The window adds its own checks through `EXTRA`. Without a data folder
it checks that one can be created.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from app.cli import messages

if TYPE_CHECKING:
    from app.diagnostics.selftest import Finding

Extra = Callable[[], Sequence[tuple[str, bool, str]]]
"""More findings: (name, fine, detail)."""

EXTRA: list[Extra] = []
"""Checks of other layers, added by them."""


def declare(parser: argparse.ArgumentParser) -> None:
    """Options of `check`."""
    parser.add_argument("--json", action="store_true", help="print the findings as JSON")
    parser.add_argument(
        "--repair", action="store_true", help="rebuild a damaged database from its backup and its journal"
    )


def run(args: argparse.Namespace) -> int:
    """0 when nothing is wrong; a missing keychain is reported but is no failure."""
    if args.repair:
        return _repair(args)
    from app.diagnostics.selftest import findings

    found = [*findings(args.data), *(each for extra in EXTRA for each in _named(extra))]
    fine = all(each.fine or not each.needed for each in found)
    if args.json:
        checks = {
            each.name: {"ok": each.fine, "needed": each.needed, "detail": each.detail} for each in found
        }
        print(json.dumps({"ok": fine, "checks": checks}))
    else:
        for each in found:
            mark = "ok  " if each.fine else "FAIL" if each.needed else "none"
            print(f"{mark}  {each.name}: {each.detail}")
    return messages.OK if fine else messages.FAULT


def _named(extra: Extra) -> list[Finding]:
    from app.diagnostics.selftest import Finding

    return [Finding(name, fine, detail) for name, fine, detail in extra()]


def _repair(args: argparse.Namespace) -> int:
    from app.errors import FolderMissing
    from app.folder_lock import INSTANCE, SYNC, hold_locks
    from app.runtime import has_replica
    from app.settings.shop_file import read_shop, replica_path
    from storage.records.recovery import repair

    if not has_replica(args.data):
        raise FolderMissing(folder=str(args.data))
    with hold_locks(args.data, INSTANCE, SYNC):
        report = repair(replica_path(args.data, read_shop(args.data)))
    shown = {
        "set_aside": report.set_aside and str(report.set_aside),
        "backup": report.backup and str(report.backup),
        "edits": report.edits,
        "salvaged": report.salvaged,
        "unreadable_lines": report.lines,
    }
    if args.json:
        print(json.dumps(shown))
    elif report.intact:
        print(f"The database is sound; {report.edits} unsent edits are in it.")
    else:
        if report.set_aside is not None:
            print(f"The damaged database is kept as {report.set_aside}.")
        source = "its readable rows" if report.salvaged else report.backup or "an empty database"
        print(f"Started from {source}; {report.edits} unsent edits are back.")
    if report.lines and not args.json:
        print(f"{report.lines} lines of the journal of unsent edits could not be read; a copy of it is kept.")
    return messages.OK
