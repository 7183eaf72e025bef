"""`backup` and `restore`: write the shop's records to one file, and restore them.

Called by `app.cli.main`. A backup can be made while the window is open; a restore needs the folder for itself.
"""

from __future__ import annotations

import argparse
import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from app.cli.text import messages

if TYPE_CHECKING:
    from app.backup.backups import Named, OwnWork


def declare_backup(parser: argparse.ArgumentParser) -> None:
    """Options of `backup`."""
    parser.add_argument(
        "file", metavar="FILE", type=Path, nargs="?", help="where to (default: dated, in the data folder)"
    )


def declare_restore(parser: argparse.ArgumentParser) -> None:
    """Options of `restore`."""
    chosen = parser.add_mutually_exclusive_group(required=True)
    chosen.add_argument("file", metavar="FILE", type=Path, nargs="?", help="a backup of this shop")
    chosen.add_argument(
        "--decline",
        action="store_true",
        help="continue without the backup that is offered because the data was lost",
    )
    parser.add_argument(
        "--dry-run", action="store_true", help="only say how the backup differs from the records here"
    )
    parser.add_argument(
        "--yes", action="store_true", help="even if changes are waiting to be sent (they are kept)"
    )


def run_backup(args: argparse.Namespace) -> int:
    """Write the file and print where it is."""
    from app.backup.backups import make_backup
    from app.runtime import Runtime

    target = args.file.expanduser().absolute() if args.file is not None else None
    with Runtime(args.data, own=False, read_only=True, must_exist=True) as runtime:
        print(make_backup(runtime.replica, target).path)
    return messages.OK


def run_restore(args: argparse.Namespace) -> int:
    """Restore the backup; 4 without --yes while there are pending changes, and then nothing is changed."""
    if args.decline:
        return _decline(args.data)
    if args.dry_run:
        return _compare(args.data, args.file.expanduser().absolute())
    from app.backup.backups import own_work, restore_locked
    from app.backup.restore import check_cloud, inspect_backup
    from app.errors import BadFile
    from app.folder_lock import INSTANCE, SYNC, hold_locks
    from app.paths import prepare
    from app.runtime import Runtime, has_replica
    from app.settings.shop_file import read_shop
    from storage.errors import DatabaseDamaged

    source: Path = args.file.expanduser().absolute()
    if not source.is_file():
        raise BadFile(file=str(source), reason="unreadable", detail="no such file")
    with hold_locks(prepare(args.data), INSTANCE, SYNC):
        # The file is checked before anything is asked about it.
        found = inspect_backup(source).cloud_id
        shop = read_shop(args.data)
        check_cloud(source, found, None if shop is None else shop.cloud_id)
        waiting, own = 0, ""
        if has_replica(args.data):
            with (
                suppress(DatabaseDamaged),
                Runtime(args.data, own=False, read_only=True, keep_log=False) as runtime,
            ):
                waiting = runtime.queries.sync_status().waiting
                own = _own_work(own_work(runtime.replica, source))
        if waiting and not args.yes:
            print(
                f"counterfoil: {waiting} changes wait to be sent. They would be kept and go on waiting;"
                f" say --yes to restore the backup around them.{own}",
                file=sys.stderr,
            )
            return messages.NEEDS_PERSON
        report = restore_locked(args.data, source)
    kept = f" What was there before is {report.kept}." if report.kept else ""
    copied = (
        f" {report.copied} of them may have been sent already, and wait for your answer."
        if report.copied
        else ""
    )
    print(
        f"Restored; {report.edits} unsent edits are in it.{copied}{own}{kept} The next sync reads the cloud from the beginning."
    )
    return messages.OK


def _compare(folder: Path, source: Path) -> int:
    """Print how the backup differs; also while the window is open."""
    from app.backup.backups import compare
    from app.runtime import Runtime

    with Runtime(folder, own=False, read_only=True, must_exist=True) as runtime:
        found = compare(runtime.replica, source)
    for each in found.lists:
        print(f"{each.entity}: {each.there} in the backup, {each.now} now")
        for text, named in (
            ("only in the backup", each.only_there),
            ("only here", each.only_now),
            ("different", each.different),
        ):
            if named.count:
                print(f"    {named.count} {text}: {_examples(named)}")
    if not found.lists:
        print("The backup holds the same records as there are here.")
    if found.kept.count:
        print(f"{found.kept.count} changes wait to be sent and would be kept: {_examples(found.kept)}")
    if said := _own_work(found.own):
        print(said.strip())
    if found.returning:
        print(f"{found.returning} changes waited when the backup was made; they would be looked at again.")
    print("Nothing was changed.")
    return messages.OK


def _own_work(own: OwnWork) -> str:
    """What goes back to the backup's state and no cloud brings again; empty for nothing, else after a space."""
    plans, prices = own.plans.count, own.purchase_prices
    parts = [f"{plans} plan{'s' * (plans > 1)} ({_examples(own.plans)})"] if plans else []
    if prices:
        parts.append(f"{prices} purchase price{'s' * (prices > 1)} of suppliers")
    return (
        f" Kept on this computer only, and as in the backup after it: {' and '.join(parts)}." if parts else ""
    )


def _examples(named: Named) -> str:
    more = named.count - len(named.examples)
    return "; ".join((*named.examples, *([f"and {more} more"] if more else ())))


def _decline(folder: Path) -> int:
    from app.backup.backups import decline_offered
    from app.runtime import Runtime

    with Runtime(folder, own=False, must_exist=True) as runtime:
        declined = decline_offered(runtime.replica)
    print("It is offered no more; the file stays for now." if declined else "No backup is offered.")
    return messages.OK
