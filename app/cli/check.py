"""`check`: the self-test that installers run, the repair of a damaged database, and the check of prices.

Called by `app.cli.main`. The window adds its own checks through `EXTRA`. Without a data folder
it checks that one can be created.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from app.cli.text import messages
from storage.errors import Refused

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
    parser.add_argument(
        "--prices", action="store_true", help="list products whose prices with and without VAT do not match"
    )
    parser.add_argument(
        "--fix",
        choices=("shelf", "net"),
        help="with --prices: keep the price with VAT (shelf) or without (net), and calculate the other one",
    )


def run(args: argparse.Namespace) -> int:
    """0 when nothing is wrong; a missing keychain and old libraries are reported but are no failures."""
    if args.prices:
        return _check_prices(args)
    if args.fix:
        raise Refused(reason="fix_prices_only")
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
            mark = "ok  " if each.fine else "FAIL" if each.needed else "warn"
            said = each.detail if each.error is None else messages.sentence(each.error)
            print(f"{mark}  {each.name}: {said}")
    return messages.OK if fine else messages.FAULT


def _named(extra: Extra) -> list[Finding]:
    from app.diagnostics.selftest import Finding

    return [Finding(name, fine, detail) for name, fine, detail in extra()]


def _check_prices(args: argparse.Namespace) -> int:
    """1 when there are contradictions that were not fixed."""
    from app import prices
    from app.commands.price_check import contradictions, fix_prices
    from app.runtime import Runtime

    with Runtime(args.data, own=False, read_only=not args.fix, must_exist=True) as runtime:
        found = list(contradictions(runtime.replica))
        fixed = fix_prices(runtime.replica, runtime.commands, args.fix, origin="cli") if args.fix else None
    count = len(fixed.ids) if fixed is not None else 0
    if args.json:
        products = [
            {
                **{name: each.record[name] for name in ("id", "name", *prices.LINKED)},
                "net_at_shelf_price": each.without_vat,
                "shelf_at_net_price": each.with_vat,
            }
            for each in found
        ]
        print(json.dumps({"contradictions": products, "fixed": count}))
    else:
        for each in found:
            with_it, without, rate = (each.record[name] for name in prices.LINKED)
            print(
                f"{each.record['id']}  {each.record['name']}: {with_it} with VAT, {without} without, rate {rate};"
                f" either {each.without_vat} without or {each.with_vat} with VAT"
            )
        if fixed is not None:
            print(f"Fixed: {count}. The next sync sends the changes; the window can undo them.")
        elif found:
            print(
                f"Prices that contradict: {len(found)}. '--fix shelf' keeps the prices with VAT, '--fix net' those without."
            )
        else:
            print("All prices agree.")
    return messages.FAULT if found and fixed is None else messages.OK


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
