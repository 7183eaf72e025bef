"""`token`: refresh tokens for the programs in the shop that use the `/v2` server.

Called by `app.cli.main`. A change takes effect with the next request to a running server.
"""

from __future__ import annotations

import argparse
import json
import sys
from datetime import UTC, datetime

from app.cli.text import messages


def declare(parser: argparse.ArgumentParser) -> None:
    """Actions of `token`."""
    actions = parser.add_subparsers(metavar="ACTION", dest="action", required=True)
    create = actions.add_parser("create", help="create a token and print it once")
    create.add_argument("name", metavar="NAME", help="what the token is for")
    create.add_argument("--read-only", action="store_true", help="allow reading only")
    create.add_argument(
        "--only",
        metavar="E,E",
        help="allow only these lists, such as products,tags; warehouse-products are stock and purchase prices"
        " (default: all)",
    )
    listing = actions.add_parser("list", help="names, rights and last use of all tokens")
    listing.add_argument("--json", action="store_true", help="print them as JSON")
    revoke = actions.add_parser("revoke", help="revoke a token at once")
    revoke.add_argument("name", metavar="NAME")


def run(args: argparse.Namespace) -> int:
    """Create, list or revoke; 1 for a name in use or unknown."""
    from app.paths import clients_file, prepare, tokens_file
    from app.server.auth.clients_seen import last_seen
    from app.server.auth.tokens import Tokens
    from storage.clock import SystemClock

    if args.action != "create" and not tokens_file(args.data).exists():
        kept = Tokens(None, clock=SystemClock())
    else:
        prepare(args.data)
        kept = Tokens(tokens_file(args.data), clock=SystemClock())
    if args.action == "create":
        only = None if args.only is None else [name.strip() for name in args.only.split(",") if name.strip()]
        print(kept.create(args.name, read_only=args.read_only, only=only))
        print("How to use it: the page /docs of the server that 'counterfoil serve' starts.", file=sys.stderr)
        return messages.OK
    if args.action == "revoke":
        if kept.revoke(args.name):
            return messages.OK
        print(f"counterfoil: There is no token named {args.name}.", file=sys.stderr)
        return messages.FAULT
    seen = last_seen(clients_file(args.data))
    found = [
        {
            "name": each.name,
            "read_only": each.read_only,
            "only": each.only,
            "created": each.created,
            "last_seen": seen.get(each.name),
        }
        for each in kept.list()
    ]
    if args.json:
        print(json.dumps(found))
    for each in [] if args.json else kept.list():
        rights = "read-only " if each.read_only else "read-write"
        used = f"{_at(seen[each.name]):%Y-%m-%d %H:%M}" if each.name in seen else "never used"
        limited = f"  (only {', '.join(each.only)})" if each.only is not None else ""
        print(f"{rights}  {_at(each.created):%Y-%m-%d}  {used:16}  {each.name}{limited}")
    return messages.OK


def _at(milliseconds: int) -> datetime:
    return datetime.fromtimestamp(milliseconds / 1000, UTC)
