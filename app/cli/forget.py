"""`forget`: delete this computer's refresh token; the uninstaller calls it when the data is removed, too.

Called by `app.cli.main`. Records stay, and pending changes are sent after connecting again.
"""

from __future__ import annotations

import argparse

from app.cli import messages


def declare(parser: argparse.ArgumentParser) -> None:
    """No options."""
    del parser


def run(args: argparse.Namespace) -> int:
    """0 also when there was none."""
    from app.account.connection import sign_out
    from app.folder_lock import INSTANCE, SYNC, hold_locks
    from app.settings.shop_file import read_shop

    if not args.data.exists():
        return _print_line("No cloud is connected.")
    with hold_locks(args.data, INSTANCE, SYNC):
        shop = read_shop(args.data)
        if shop is None:
            return _print_line("No cloud is connected.")
        sign_out(args.data, shop)
    return _print_line(
        f"The refresh token of cloud {shop.cloud_id} at {shop.base_url} is removed from this computer."
    )


def _print_line(line: str) -> int:
    print(line)
    return messages.OK
