"""`config`: read and change settings.

Called by `app.cli.main`. Reads files with values out of range, so that they can be corrected; a running window
or server applies a change at its next start.
"""

from __future__ import annotations

import argparse
import json

from app.cli import messages


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
    from app.settings.settings import SETTINGS, Settings, setting

    settings = Settings.load(args.data, lenient=True)
    if args.action == "set":
        if args.value is None:
            settings.reset([args.key])
        else:
            settings.set({args.key: setting(args.key).parse(args.value)})
        return messages.OK
    if args.key is not None:
        found = settings.get(args.key)
        print(found if isinstance(found, str) else _literal(found))
        return messages.OK
    for name, declared in SETTINGS.items():
        print(f"{name} = {_literal(settings.get(name))}  # {declared.doc} {declared.allowed}")
    return messages.OK


def _literal(value: bool | int | str) -> str:
    """The value as TOML writes it; JSON writes these types the same way."""
    return json.dumps(value, ensure_ascii=False)
