"""`connect` and `forget`: connect this data folder to a cloud after a successful sign-in, and delete its refresh token.

Called by `app.cli.main`. Nothing is written before the cloud has accepted the token. The uninstaller calls `forget` when the
data is removed, too; records stay, and pending changes are sent after connecting again.
"""

from __future__ import annotations

import argparse
import os
import sys
from contextlib import suppress
from pathlib import Path

from app.cli.text import messages
from storage.errors import ShopError

TOKEN_NAME = "COUNTERFOIL_REFRESH_TOKEN"  # noqa: S105 - the name of a variable, not a token


def declare(parser: argparse.ArgumentParser) -> None:
    """Options of `connect`."""
    parser.add_argument("--base-url", required=True, metavar="URL", help="address of the cloud, without /v2")
    parser.add_argument("--cloud-id", required=True, type=cloud_id, metavar="N", help="number of the cloud")
    parser.add_argument(
        "--secrets",
        choices=("keychain", "file"),
        default="keychain",
        help="where the refresh token is kept: the system's keychain, or a file only you can read",
    )
    parser.epilog = f"The refresh token is read from ${TOKEN_NAME}, else from standard input."


def run(args: argparse.Namespace) -> int:
    """Check and connect; the exit code of the refusal otherwise."""
    from app.account.connection import check, connect, shop_or_none
    from app.folder_lock import INSTANCE, SYNC, hold_locks
    from app.paths import prepare
    from app.settings.secrets import open_secrets
    from app.settings.shop_file import SecretsKind, Shop, replica_path
    from sync.client.addresses import base_address, complete_address, is_loopback_url

    base_url = base_address(complete_address(args.base_url))
    shop = Shop(base_url=base_url, cloud_id=args.cloud_id, secrets=SecretsKind(args.secrets))
    token = _token()
    if not token:
        print(f"counterfoil: no refresh token in ${TOKEN_NAME} or on standard input", file=sys.stderr)
        return messages.USAGE
    if base_url.startswith("http://") and not is_loopback_url(base_url):
        print(
            "counterfoil: warning: http:// sends the token unprotected; use https:// if you can",
            file=sys.stderr,
        )
    check(shop, token)
    secrets = open_secrets(shop.secrets, args.data)
    with hold_locks(prepare(args.data), INSTANCE, SYNC):
        before, left = shop_or_none(args.data), 0
        if before is not None and replica_path(args.data, before) != replica_path(args.data, shop):
            with suppress(ShopError):  # what cannot be read is no reason to stay connected to it
                left = _waiting(args.data)
        connect(args.data, shop, token, secrets=secrets)
    waiting = _waiting(args.data)
    told = f" Changes made on this computer that the next sync sends: {waiting}." if waiting else ""
    print(f"Connected to cloud {shop.cloud_id} at {shop.base_url}.{told}")
    if left and before is not None:
        print(
            f"Changes that wait for cloud {before.cloud_id} at {before.base_url}: {left}. They stay on this computer, "
            "and are sent when it is connected to that cloud again."
        )
    return messages.OK


def _waiting(folder: Path) -> int:
    """Number of changes that wait to be sent."""
    from app.runtime import Runtime, has_replica

    if not has_replica(folder):
        return 0
    with Runtime(folder, own=False, read_only=True, keep_log=False) as runtime:
        return runtime.queries.sync_status().waiting


def cloud_id(text: str) -> int:
    """A cloud's number from a command line; argparse reports a ValueError."""
    number = int(text)
    if not 0 < number < 2**31:
        raise argparse.ArgumentTypeError(f"must be from 1 to {2**31 - 1}")
    return number


def _token() -> str:
    named = os.environ.get(TOKEN_NAME)
    if named is not None:
        return named.strip()
    if sys.stdin is None:
        return ""
    if sys.stdin.isatty():
        import getpass

        return getpass.getpass("Refresh token: ").strip()
    return sys.stdin.readline().strip()


def declare_forget(parser: argparse.ArgumentParser) -> None:
    """No options."""
    del parser


def run_forget(args: argparse.Namespace) -> int:
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
