"""Entry point of the command line: parses the command, runs it, turns every error into one line and an exit code.

Called by `python -m app` and by the window's entry point, which passes a function that opens the window. Imports
nothing heavy, so that `--help` is fast.
"""

from __future__ import annotations

import argparse
import logging
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

from app import limited_child
from app.cli import (
    backup,
    check,
    close,
    cloud,
    config,
    conflicts,
    connect,
    deliveries,
    demo,
    invoice,
    labels,
    merge,
    plan,
    prices,
    rollback,
    serve,
    status,
    supplier_list,
    sync,
    token,
    transfer,
    update,
)
from app.cli.reports import changes, check_shop, duplicates
from app.cli.text import messages
from app.gc_thresholds import collect_rarely
from app.logging_setup import stop_log
from app.paths import APP_NAME, data_folder, demo_folder
from app.version import VERSION
from storage.database.os_errors import of_disk
from storage.errors import ShopError

Window = Callable[[Path, bool, bool], int]
"""Opens the window on a data folder; the flags are for the practice shop, and to begin in the tray. Returns the exit code."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Command:
    """A command: its arguments and its function."""

    name: str
    help: str
    declare: Callable[[argparse.ArgumentParser], None]
    run: Callable[[argparse.Namespace], int]


COMMANDS = (
    Command(
        "demo", "run the practice cloud with a filled shop, and the window on it", demo.declare, demo.run
    ),
    Command("connect", "connect this computer to a cloud", connect.declare, connect.run),
    Command("forget", "delete the saved refresh token", connect.declare_forget, connect.run_forget),
    Command("sync", "sync once: fetch, merge, send", sync.declare, sync.run),
    Command("status", "show the sync status", status.declare, status.run),
    Command(
        "serve",
        "run the /v2 server, the receiver and the schedule without a window",
        serve.declare,
        serve.run,
    ),
    Command("cloud", "run only the practice cloud", cloud.declare, cloud.run),
    Command("token", "manage the tokens of programs that use the /v2 server", token.declare, token.run),
    Command("deliveries", "list webhook calls that failed for good", deliveries.declare, deliveries.run),
    Command("conflicts", "list the records that need a decision", conflicts.declare, conflicts.run),
    Command("resolve", "decide about a record", conflicts.declare_resolve, conflicts.run_resolve),
    Command(
        "rollback", "decide about records that went missing in the cloud", rollback.declare, rollback.run
    ),
    Command("import", "import records from a CSV or XLSX file", transfer.declare_import, transfer.run_import),
    Command("export", "export records to a CSV or XLSX file", transfer.declare_export, transfer.run_export),
    Command("backup", "back up all records into one file", backup.declare_backup, backup.run_backup),
    Command(
        "restore", "restore a backup; waiting changes are kept", backup.declare_restore, backup.run_restore
    ),
    Command("config", "read and change settings", config.declare, config.run),
    Command("close", "ask a running Counterfoil to close", close.declare, close.run),
    Command("update", "check for a newer version and download it", update.declare, update.run),
    Command("prices", "set new prices for many products by one rule", prices.declare, prices.run),
    Command("labels", "make a PDF of price labels, all or only changed prices", labels.declare, labels.run),
    Command(
        "supplier-list",
        "update prices from a supplier's CSV or XLSX file",
        supplier_list.declare,
        supplier_list.run,
    ),
    Command("invoice", "update prices from a supplier's electronic invoice", invoice.declare, invoice.run),
    Command("plan", "plan price changes for later", plan.declare, plan.run),
    Command("check-shop", "find what is wrong or odd in the records", check_shop.declare, check_shop.run),
    Command("duplicates", "find records that may be one", duplicates.declare, duplicates.run),
    Command("merge", "make one record of several", merge.declare, merge.run),
    Command("changes", "show who changed what since when", changes.declare, changes.run),
    Command("check", "test this installation and its data", check.declare, check.run),
)

_TELL_THEMSELVES = frozenset({"check", "cloud", "config", "demo", "serve"})
"""Commands that read no settings, or say themselves what is wrong with them."""


class _Parser(argparse.ArgumentParser):
    """Usage errors in one line, as every other error."""

    def error(self, message: str) -> NoReturn:
        self.exit(messages.USAGE, f"{self.prog}: {message} (--help shows how)\n")


def parser() -> argparse.ArgumentParser:
    """The parser of the command line."""
    top = _Parser(prog="counterfoil", description="A shop's back office that works without the cloud.")
    top.add_argument(
        "--data",
        metavar="DIR",
        type=Path,
        help="data folder (default: $COUNTERFOIL_DATA, then the user's own folder)",
    )
    top.add_argument("--version", action="version", version=f"{APP_NAME} {VERSION}", help="print the version")
    top.add_argument(
        "--tray", action="store_true", help="begin in the system tray, as at sign-in (no command)"
    )
    commands = top.add_subparsers(metavar="COMMAND", dest="command")
    for command in COMMANDS:
        sub = commands.add_parser(
            command.name, help=command.help, description=f"{command.help[0].upper()}{command.help[1:]}."
        )
        command.declare(sub)
        sub.set_defaults(run=command.run)
    return top


def main(argv: Sequence[str] | None = None, *, window: Window | None = None) -> int:
    """Run one command; returns its exit code and raises nothing (but argparse's SystemExit for --help and usage)."""
    argv = sys.argv[1:] if argv is None else argv
    if [*argv] == [limited_child.ARGUMENT]:
        return limited_child.run()
    # Until the log is open its lines are dropped: standard error is for the one line a person reads.
    logging.getLogger().addHandler(logging.NullHandler())
    args = parser().parse_args(argv)
    try:
        return _run(args, window)
    except ShopError as error:
        log.warning("%s ended: %s", args.command, error)
        return print_error(messages.sentence(error), messages.exit_code(error))
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # The reader of our output is gone; Python would fail again while closing it.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return messages.FAULT
    except ImportError as error:
        log.exception("%s ended", args.command)
        return print_error(messages.damaged(error), messages.FAULT)
    except Exception as error:
        log.exception("%s failed", args.command)
        if isinstance(error, OSError) and (disk := of_disk(error)) is not None:
            return print_error(messages.sentence(disk), messages.exit_code(disk))
        _suspect(args.data)
        # Not the message, which may quote a value of a customer.
        return print_error(f"A fault of ours: {type(error).__name__}.", messages.FAULT)
    finally:
        stop_log()


def _run(args: argparse.Namespace, window: Window | None) -> int:
    given: Path | None = args.data
    if args.command is None:
        return _open(window, data_folder(given), demo=False, tray=args.tray)
    if args.command == "demo" and not args.headless:
        return _open(window, demo_folder(given), demo=True)
    collect_rarely()
    if args.command not in ("demo", "cloud"):
        args.data = data_folder(given)
    if args.command not in _TELL_THEMSELVES:
        _warn_of_settings(args.data)
    run: Callable[[argparse.Namespace], int] = args.run
    code = run(args)
    sys.stdout.flush()
    return code


def _warn_of_settings(folder: Path) -> None:
    """Say on standard error what is wrong with the settings; the command goes on with the defaults."""
    from app.settings.settings import Settings

    if (problem := Settings.load(folder).problem) is not None and sys.stderr is not None:
        print(f"counterfoil: warning: {messages.sentence(problem)}", file=sys.stderr)


def _suspect(folder: Path | None) -> None:
    """Let the next start check the whole database: a rotten value may have brought the fault about (F109)."""
    with suppress(Exception):
        from app.settings.shop_file import read_shop, replica_path
        from storage.database.suspicion import mark_suspect

        if folder is not None and (path := replica_path(folder, read_shop(folder))).exists():
            mark_suspect(path)


def print_error(line: str, code: int) -> int:
    """Print one line on stderr, where there is one, and return the code."""
    if sys.stderr is not None:
        print(f"counterfoil: {line}", file=sys.stderr)
    elif sys.platform == "win32":
        # Started by a double-click: the system's own message box, since Qt may be missing.
        import ctypes

        ctypes.windll.user32.MessageBoxW(None, line, APP_NAME, 0x10)
    return code


def _open(window: Window | None, folder: Path, *, demo: bool, tray: bool = False) -> int:
    if window is None:
        hint = "use 'demo --headless'" if demo else "give a command (--help lists them)"
        return print_error(f"This is the half without a window; {hint}.", messages.USAGE)
    return window(folder, demo, tray)
