"""Restoring a backup, in an existing data folder or in a new one.

Called by the set-up wizard (new folder) and by `backups` (existing folder).
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import replace
from pathlib import Path

from app.account import connection
from app.errors import BadFile, SecretsUnavailable
from app.folder_lock import INSTANCE, SYNC, hold_locks
from app.paths import prepare
from app.server.auth.tokens import forget_signing_key
from app.settings.secrets import Secrets, open_secrets, read_before, secret_name
from app.settings.shop_file import ALONE_CLOUD_ID, SecretsKind, Shop, replica_path, write_shop
from storage.errors import DatabaseDamaged, DatabaseNewer, DatabaseOlder, OtherCloud, StorageError
from storage.records.replica import Replica
from storage.records.restore import BackupFacts, RestoreReport, restore
from storage.records.restore import opened_backup as open_database

__all__ = [
    "BackupFacts",
    "RestoreReport",
    "check_cloud",
    "inspect_backup",
    "opened_backup",
    "restore_into",
    "set_up_from_backup",
]


_REASONS = {"foreign": "backup", "cut": "backup_cut"}
"""What is wrong with a backup -> reason of BadFile."""


def inspect_backup(source: Path) -> BackupFacts:
    """Facts about a backup; `cloud_id` is None for a shop that never had a cloud. Raises BadFile, DiskFull."""
    with opened_backup(source) as (_replica, facts):
        return facts


@contextmanager
def opened_backup(source: Path) -> Iterator[tuple[Replica, BackupFacts]]:
    """A checked copy of a backup, open inside the block, with its facts. Raises as `inspect_backup`."""
    with ExitStack() as stack:
        with _file_errors(source):
            replica, facts = stack.enter_context(open_database(source))
        own = facts.cloud_id in (None, ALONE_CLOUD_ID)
        yield replica, replace(facts, cloud_id=None if own else facts.cloud_id)


def check_cloud(source: Path, found: int | None, cloud_id: int | None) -> None:
    """Raise OtherCloud for a backup of the cloud `found` that is not this folder's; None stands for no cloud."""
    if found is not None and found != _real(cloud_id):
        raise _other_cloud(source, found, cloud_id)


def _other_cloud(source: Path, found: object, asked: object) -> OtherCloud:
    return OtherCloud(path=str(source), found=_real(found), asked=_real(asked))


def _real(cloud_id: object) -> object:
    return None if cloud_id == ALONE_CLOUD_ID else cloud_id


@contextmanager
def _file_errors(source: Path) -> Iterator[None]:
    """Raise what is wrong with the file that was chosen as BadFile, each cause with its own reason."""
    if not os.access(source, os.R_OK):
        raise BadFile(file=str(source), reason="unreadable", detail="no right to read it")
    if not source.is_file() and not source.is_dir():
        raise BadFile(file=str(source), reason="unreadable", detail="no ordinary file")
    try:
        yield
    except DatabaseDamaged as error:
        if error.params.get("path") != str(source):
            raise
        reason = _REASONS.get(str(error.params.get("how")), "backup_damaged")
        raise BadFile(file=str(source), reason=reason) from error
    except (DatabaseNewer, DatabaseOlder) as error:
        if error.params.get("path") != str(source):
            raise
        reason = "backup_newer" if isinstance(error, DatabaseNewer) else "backup_older"
        raise BadFile(file=str(source), reason=reason) from error


def restore_into(folder: Path, shop: Shop | None, source: Path) -> RestoreReport:
    """Replace the records of `shop` by the backup; the caller holds the folder's locks.

    Programs of the shop sign in again: what they were told before was of other records. Raises BadFile, OtherCloud, DiskFull; then nothing was changed.
    """
    cloud_id = shop.cloud_id if shop is not None else ALONE_CLOUD_ID
    with _file_errors(source):
        try:
            report = restore(replica_path(folder, shop), source, cloud_id=cloud_id)
        except OtherCloud as error:
            raise _other_cloud(source, error.params.get("found"), cloud_id) from error
    with suppress(SecretsUnavailable, StorageError):  # then no key is stored there
        kind = shop.secrets if shop is not None else SecretsKind.KEYCHAIN
        forget_signing_key(open_secrets(kind, folder), folder)
    return report


def set_up_from_backup(
    folder: Path,
    source: Path,
    *,
    shop: Shop | None,
    token: str = "",
    open_store: Callable[[], Secrets] | None = None,
) -> RestoreReport:
    """Create a data folder from a backup. `shop` is its cloud, None for a backup without a cloud.

    A `token` is checked by signing in before anything is written, and `open_store` opens what keeps it; without one the
    shop works from the backup and signs in later. Raises what signing in raises, SecretsUnavailable, BadFile,
    OtherCloud, DiskFull.
    """
    secrets: Secrets | None = None
    if shop is not None and token:
        connection.check(shop, token)
        if open_store is not None:
            secrets = open_store()
            read_before(secrets, secret_name(shop))
    with hold_locks(prepare(folder), INSTANCE, SYNC):
        report = restore_into(folder, shop, source)
        if shop is not None:
            if secrets is not None:
                connection.connect(folder, shop, token, secrets=secrets)
            else:
                write_shop(folder, shop)
    return report
