"""`update`: check for a newer version, download it, install it; the window does so automatically.

Called by `app.cli.main`.
"""

from __future__ import annotations

import argparse
import json

from app.cli.text import messages


def declare(parser: argparse.ArgumentParser) -> None:
    """Options of `update`."""
    parser.add_argument("--fetch", action="store_true", help="download it as well")
    parser.add_argument("--install", action="store_true", help="start the installer that was downloaded")
    parser.add_argument("--json", action="store_true", help="print what was found as JSON")


def run(args: argparse.Namespace) -> int:
    """0 when the check succeeded."""
    from app.updates.service import updates_of
    from app.version import VERSION

    with updates_of(args.data) as updates:
        found = updates.check(by_person=True)
        if found is not None and (args.fetch or args.install):
            updates.fetch(*found)
        ready = updates.ready()
        started = updates.install() if args.install else None
        withdrawn = updates.is_withdrawn()
    shown = {
        "version": VERSION,
        "newer": found[0] if found else None,
        "ready": ready.version if ready else None,
        "started": started is not None,
        "withdrawn": withdrawn,
    }
    if args.json:
        print(json.dumps(shown))
    elif found is None:
        print(f"{VERSION} is the newest version.")
    else:
        print(f"{found[0]} is newer than {VERSION}." + (" It is downloaded and checked." if ready else ""))
    if withdrawn and not args.json:
        print(f"{VERSION} was withdrawn by its maker; install a newer version as soon as there is one.")
    return messages.OK
