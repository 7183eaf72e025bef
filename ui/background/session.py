"""The session behind the window: the runtime of a data folder and, for practice, the practice cloud.

Called by `application` on a worker thread. Imports no Qt.
"""

from __future__ import annotations

import logging
from contextlib import suppress
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from app.paths import PRACTICE_FOLDER, prepare
from app.runtime import Runtime
from app.settings.secrets import MemorySecrets, open_secrets, read_before, secret_name
from app.settings.shop_file import SecretsKind, Shop, read_shop, replica_path
from storage.database.suspicion import mark_suspect
from storage.errors import DatabaseDamaged, ShopError, StorageError

if TYPE_CHECKING:
    from app.practice.cloud import PracticeCloud

log = logging.getLogger(__name__)

FIRST_RUN = 1.0
"""Seconds until the first scheduled sync run; the window starts one itself before."""

FIRST_USED = (
    "app.commands.undo", "app.queries.last_change", "app.queries.related", "app.queries.timeline", "storage.query.group_counts",
)  # fmt: skip
"""Modules that the first sight does not need, and the first record that is opened or saved does, with all they import."""


@dataclass(slots=True)
class Session:
    """A runtime, and the practice cloud when there is one."""

    runtime: Runtime
    practice: PracticeCloud | None = field(default=None)
    new: bool = False
    """The folder has no records and was never synchronised."""

    def start(self) -> None:
        """Start schedule and servers, and import what the window needs next; on a worker, since that takes a while.

        A server that cannot run is reported by `Servers.problems`.
        """
        self.runtime.start(lenient=True, first_run=FIRST_RUN)
        for name in FIRST_USED:
            import_module(name)

    def close(self, *, go_on: bool = False) -> None:
        """Stop the runtime, then the practice cloud. A full disk keeps neither open: the next start checks the file.

        `go_on`: what runs in a process of its own goes on without the window.
        """
        from app.processes.window_runtime import WindowRuntime

        try:
            if go_on and isinstance(self.runtime, WindowRuntime):
                self.runtime.leave_running()
            else:
                self.runtime.stop()
        except StorageError as error:
            log.warning("no clean stop: %s", error)
        if self.practice is not None:
            self.practice.close()


def open_folder(
    folder: Path, *, practice: bool = False, check_later: bool = False, apart: bool = False
) -> Session:
    """Open a data folder; one that was opened for practice once stays so. Raises what `Runtime` raises.

    `apart`: engine, schedule and servers run in a process of their own; never those of a practice folder, whose token is in
    memory only. `check_later`: after an unclean stop the session may come unchecked (`Runtime.finish_opening`). Nothing runs in the background until `Session.start`, which can wait until the window is painted.
    """
    if practice or is_practice(folder):
        return _open_practice(folder)
    kind = Runtime
    if apart:
        from app.processes.window_runtime import WindowRuntime

        kind = WindowRuntime
    if check_later:
        try:
            return _mark_new(Session(kind(folder, check_later=True)))
        except DatabaseDamaged:
            log.warning("damaged, and checked at once")
    return _mark_new(Session(kind(folder)))


def suspect(folder: Path) -> None:
    """Let opening check the whole database: a rotten value may be what ended the last starts (F109)."""
    with suppress(ShopError):
        path = replica_path(folder, read_shop(folder))
        if path.exists():
            mark_suspect(path)


def is_practice(folder: Path) -> bool:
    """Whether the folder is connected to a practice cloud inside it."""
    if not (folder / PRACTICE_FOLDER).is_dir():
        return False
    from app.practice.cloud import CLOUD_ID

    shop = read_shop(folder)
    return shop is not None and shop.cloud_id == CLOUD_ID


def connect(folder: Path, *, address: str, cloud_id: int, token: str, in_file: bool) -> None:
    """Sign in to the cloud with the token, then store both in `folder`, which must not be open.

    The store of the token is opened only then: a wrong address or token is said first.

    Raises BadAddress, SignInRefused, Forbidden, Offline, TlsRefused, ProtocolMismatch, SecretsUnavailable.
    """
    from app.account import connection
    from app.folder_lock import INSTANCE, SYNC, hold_locks

    shop = _shop(address=address, cloud_id=cloud_id, in_file=in_file)
    connection.check(shop, token)
    secrets = open_secrets(shop.secrets, folder)
    with hold_locks(prepare(folder), INSTANCE, SYNC):
        connection.connect(folder, shop, token, secrets=secrets)


def check(folder: Path, *, address: str, cloud_id: int, token: str, in_file: bool) -> None:
    """Only sign in, without storing anything; raises as `connect`."""
    from app.account import connection

    shop = _shop(address=address, cloud_id=cloud_id, in_file=in_file)
    connection.check(shop, token)
    read_before(open_secrets(shop.secrets, folder), secret_name(shop))


def restore(
    folder: Path, file: Path, *, address: str, cloud_id: int | None, token: str, in_file: bool
) -> None:
    """Fill the new `folder` from a backup; `cloud_id` None: without a cloud.

    An empty token is not checked; the shop signs in later. Raises as `connect`, BadFile, DatabaseNewer, DatabaseOlder.
    """
    from app.backup.restore import set_up_from_backup

    if cloud_id is None:
        set_up_from_backup(folder, file, shop=None)
        return
    shop = _shop(address=address, cloud_id=cloud_id, in_file=in_file)
    set_up_from_backup(
        folder, file, shop=shop, token=token, open_store=lambda: open_secrets(shop.secrets, folder)
    )


def _shop(*, address: str, cloud_id: int, in_file: bool) -> Shop:
    from sync.client.addresses import base_address

    kind = SecretsKind.FILE if in_file else SecretsKind.KEYCHAIN
    return Shop(base_url=base_address(address), cloud_id=cloud_id, secrets=kind)


def _open_practice(folder: Path) -> Session:
    from app.account import connection
    from app.practice.filled_cloud import open_cloud

    cloud = open_cloud(prepare(folder / PRACTICE_FOLDER))
    try:
        cloud.start()
        shop = Shop(base_url=cloud.url, cloud_id=cloud.cloud_id)
        secrets = MemorySecrets()
        connection.connect(folder, shop, cloud.refresh_token, secrets=secrets)
        return _mark_new(Session(Runtime(folder, secrets=secrets), cloud))
    except BaseException:
        cloud.close()
        raise


def _mark_new(session: Session) -> Session:
    runtime = session.runtime
    try:
        never = runtime.replica.sync_state.meta.get("last_success") is None
        session.new = never and not any(count.total for count in runtime.queries.counts().values())
    except BaseException:
        session.runtime.stop()
        raise
    return session
