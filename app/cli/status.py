"""`status`: how things stand, from what is on disk; asks nobody and changes nothing.

Called by `app.cli.main`.
"""

from __future__ import annotations

import argparse
import json
from datetime import UTC, datetime

from app.cli import words

KEYS = ("headline", "waiting", "needs_you", "last_success", "online")


def declare(parser: argparse.ArgumentParser) -> None:
    """Options of `status`."""
    parser.add_argument(
        "--json", action="store_true", help="print it as JSON; last_success in ms since 1970 UTC"
    )


def run(args: argparse.Namespace) -> int:
    """Print the status; always 0 when it can be read."""
    from app.runtime import Runtime, has_replica

    shown: dict[str, object] = {
        "headline": "never", "waiting": 0, "needs_you": 0, "last_success": None, "online": None,
    }  # fmt: skip
    if has_replica(args.data):
        with Runtime(args.data, own=False) as runtime:
            found = runtime.queries.sync_status()
            shown = {key: getattr(found, key) for key in KEYS}
    if args.json:
        print(json.dumps(shown))
        return words.OK
    print(words.headline(str(shown["headline"])))
    print(
        f"{shown['waiting']} waiting, {shown['needs_you']} to decide; last in step {_when(shown['last_success'])}"
    )
    return words.OK


def _when(ms: object) -> str:
    return (
        datetime.fromtimestamp(ms / 1000, UTC).astimezone().isoformat(" ", "seconds")
        if isinstance(ms, int)
        else "never"
    )
