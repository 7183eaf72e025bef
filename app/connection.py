"""Connecting a data folder to a cloud: first prove that it works, then keep it.

Called by the command line's `connect` and by the set-up wizard. The caller closes its runtime in between and
holds the folder's locks; afterwards it opens a new one, which then reads the right replica.
"""

from __future__ import annotations

from pathlib import Path

from app.paths import alone_folder, cloud_folder
from app.secrets import Secrets, secret_name
from app.shopfile import Shop, read_shop, write_shop
from storage.errors import FolderNotWritable, ShopError

CHECK_SECONDS = 20.0
"""Longest wait for the cloud's answer while somebody watches."""


def check(shop: Shop, refresh_token: str) -> None:
    """Sign in once and change nothing, here or there.

    Raises `sync.errors`: SignInRefused, Forbidden (another account's cloud), Offline, TlsRefused,
    ProtocolMismatch (the address answers with something else).
    """
    from sync.client import HttpTransport
    from sync.cloud import CloudClient

    transport = HttpTransport(shop.base_url, total=CHECK_SECONDS)
    try:
        CloudClient(transport, shop.cloud_id, lambda: refresh_token).sign_in()
    finally:
        transport.close()


def connect(folder: Path, shop: Shop, refresh_token: str, *, secrets: Secrets) -> None:
    """Keep `shop` and its token in `folder`; what was edited before any cloud was connected comes along.

    Another cloud's replica is left where it is (F102). Raises SecretsUnavailable, FolderNotWritable; then the
    folder is connected as before.
    """
    name = secret_name(shop)
    before = secrets.read(name)
    secrets.write(name, refresh_token)
    try:
        adopt(folder, shop)
        write_shop(folder, shop)
    except ShopError:
        if before is None:
            secrets.forget(name)
        else:
            secrets.write(name, before)
        raise


def adopt(folder: Path, shop: Shop) -> None:
    """Let the replica that was kept without a cloud become this cloud's, unless the cloud has one already."""
    alone, own = alone_folder(folder), cloud_folder(folder, shop.base_url, shop.cloud_id)
    if read_shop_or_none(folder) is None and alone.is_dir() and not own.exists():
        try:
            alone.rename(own)
        except OSError as error:
            raise FolderNotWritable(folder=str(folder), reason=error.strerror or "") from error


def read_shop_or_none(folder: Path) -> Shop | None:
    """The shop connected so far; a file that cannot be read counts as none, since it is being replaced."""
    try:
        return read_shop(folder)
    except ShopError:
        return None
