"""`config`: read and change settings.

Called by `app.cli.main`. A value out of range can be corrected, and a damaged file is set aside by `set`; a running window
or server applies a change at its next start.
"""

from __future__ import annotations

import argparse
import json
import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from app.cli.text import messages

if TYPE_CHECKING:
    from app.queries.poll_schedule import PollSchedule
    from app.settings.settings import Settings
    from sync.events import RequestUsage

INTERVAL = frozenset({"sync.every_seconds", "sync.requests_per_30_minutes", "sync.computers"})
"""Settings that decide together how often lists are polled."""


def declare(parser: argparse.ArgumentParser) -> None:
    """Actions of `config`."""
    actions = parser.add_subparsers(metavar="ACTION", dest="action", required=True)
    get = actions.add_parser("get", help="print a setting, or all of them with what they mean")
    get.add_argument("key", metavar="KEY", nargs="?")
    change = actions.add_parser("set", help="change a setting; without VALUE back to its default")
    change.add_argument("key", metavar="KEY")
    change.add_argument("value", metavar="VALUE", nargs="?")


def run(args: argparse.Namespace) -> int:
    """Get or set; 1 for an unknown key or a value out of range."""
    from app.settings.settings import Settings

    settings = Settings.load(args.data)
    code = _get_or_set(args, settings)
    if settings.problem is not None:
        print(f"counterfoil: {messages.sentence(settings.problem)}", file=sys.stderr)
    return code


def _get_or_set(args: argparse.Namespace, settings: Settings) -> int:
    from app.settings.settings import SETTINGS, setting

    if args.action == "set":
        if args.value is None:
            settings.reset([args.key])
        else:
            settings.set({args.key: setting(args.key).parse(args.value)})
        _warn_if_not_kept(args)
        return messages.OK
    if args.key is not None:
        found = settings.get(args.key)
        print(found if isinstance(found, str) else _literal(found))
        _warn_if_not_kept(args)
        return messages.OK
    for name, declared in SETTINGS.items():
        print(f"{name} = {_literal(settings.get(name))}  # {declared.doc} {declared.allowed}")
    return messages.OK


def _warn_if_not_kept(args: argparse.Namespace) -> None:
    """Say on standard error when the allowed requests do not suffice for the interval that is set (F122)."""
    if args.key not in INTERVAL:
        return
    from storage.errors import ShopError

    with suppress(ShopError):
        schedule, requests = _in_force(args.data)
        if schedule.reason is not None:
            print(f"counterfoil: {messages.not_kept(schedule, requests)}", file=sys.stderr)


def _in_force(folder: Path) -> tuple[PollSchedule, RequestUsage]:
    """The schedule and the share of requests with the settings as they are now; before a shop is connected, without a warehouse."""
    from app.queries.poll_schedule import poll_schedule
    from app.runtime import Runtime, has_replica
    from app.settings.settings import Settings
    from storage.schema.entities import CATALOGUE
    from sync.events import RequestUsage

    if has_replica(folder):
        with Runtime(folder, own=False, read_only=True, keep_log=False) as runtime:
            status = runtime.queries.sync_status()
        return status.schedule, status.requests
    settings = Settings.load(folder)
    budget, computers = settings.number("sync.requests_per_30_minutes"), settings.number("sync.computers")
    requests = RequestUsage(budget=budget, share=max(1, budget // computers), computers=computers)
    every = settings.number("sync.every_seconds")
    return poll_schedule(CATALOGUE, warehouses=0, share=requests.share, every=every), requests


def _literal(value: bool | int | str) -> str:
    """The value as TOML writes it; JSON writes these types the same way."""
    return json.dumps(value, ensure_ascii=False)
