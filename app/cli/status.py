"""`status`: the sync status from disk; sends no request and changes nothing.

Called by `app.cli.main`.
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import asdict
from typing import TYPE_CHECKING

from app.cli.text import messages

if TYPE_CHECKING:
    from sync.events import RequestUsage

KEYS = ("headline", "waiting", "needs_you", "last_success", "online")
ITEM = ("entity", "id", "title", "kind", "reason", "action", "next_try", "attempts", "since")
MOST_ITEMS = 100
EVERY = "sync.every_seconds"
REQUESTS = ("used", "budget", "window_minutes", "share", "others", "computers")


def declare(parser: argparse.ArgumentParser) -> None:
    """Options of `status`."""
    parser.add_argument(
        "--json", action="store_true", help="print it as JSON; last_success in ms since 1970 UTC"
    )


def run(args: argparse.Namespace) -> int:
    """Print the status; always 0 when it can be read."""
    from app.cli.text.cloud_state import lost_in_cloud, unread_lists
    from app.errors import ShopFileMissing
    from app.queries.pending_changes import ChangeStatus
    from app.queries.status import Status
    from app.runtime import Runtime, has_replica
    from app.settings.definitions import SETTINGS
    from app.settings.found_shops import find_shops
    from sync.not_looked import as_json

    for shop in find_shops(args.data):
        missing = ShopFileMissing(folder=str(args.data), cloud_id=shop.cloud_id, edits=shop.edits)
        print(f"counterfoil: {messages.sentence(missing)}", file=sys.stderr)
    found = Status(headline="never")
    items: list[ChangeStatus] = []
    lost, asked = None, False
    if has_replica(args.data):
        with Runtime(args.data, own=False, read_only=True) as runtime:
            found = runtime.queries.sync_status()
            items = runtime.queries.waiting(limit=MOST_ITEMS) if found.waiting else []
            lost = lost_in_cloud(runtime.replica)
            asked = runtime.settings.number(EVERY) != SETTINGS[EVERY].default
    shown: dict[str, object] = {key: getattr(found, key) for key in KEYS}
    shown["detail"], shown["problems"] = found.detail, dict(found.problems)
    shown["disputed"] = dict(found.disputed)
    shown["requests"] = {key: getattr(found.requests, key) for key in REQUESTS}
    shown["cloud_clock_ahead"] = dict(found.cloud_clock_ahead)
    shown["own_clock_ahead"] = found.own_clock_ahead
    shown["schedule"] = asdict(found.schedule)
    shown["not_looked"] = as_json(found.not_looked)
    shown["items"] = [{key: getattr(each, key) for key in ITEM} for each in items]
    if args.json:
        print(json.dumps(shown))
        return messages.OK
    said = None if lost is None else lost.said
    decide = found.needs_you + (0 if lost is None else lost.records)
    print(messages.headline(found.headline, lost=said, detail=found.detail))
    print(
        f"{shown['waiting']} waiting, {decide} to decide; last synced {messages.moment(shown['last_success'])};"
        f" {found.requests.used} of {found.requests.budget} requests in {found.requests.window_minutes} minutes"
        f"{_share(found.requests)}"
    )
    if found.cloud_clock_ahead:
        print(messages.clock_ahead(found.cloud_clock_ahead))
    if found.own_clock_ahead:
        print(messages.own_clock(found.own_clock_ahead))
    if found.schedule.reason is not None and asked:
        print(messages.not_kept(found.schedule, found.requests))
    for line in unread_lists(found.not_looked):
        print(line)
    return messages.OK


def _share(requests: RequestUsage) -> str:
    """The share of this computer in the allowance, where others use it too."""
    text = f"; {requests.share} of them are this computer's" if requests.share < requests.budget else ""
    return text + (f"; others used about {requests.others}" if requests.others else "")
