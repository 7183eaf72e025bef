"""Restoring a backup, in an existing data folder or in a new one.

Called by the set-up wizard (new folder) and by `backups` (existing folder).
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from app.account import connection
from app.errors import BadFile
from app.folder_lock import INSTANCE, SYNC, hold_locks
from app.paths import prepare
from app.settings.secrets import Secrets, secret_name
from app.settings.shop_file import ALONE_CLOUD_ID, Shop, replica_path, write_shop
from storage.errors import DatabaseDamaged
from storage.records.restore import BackupFacts, RestoreReport, restore
from storage.records.restore import inspect_backup as inspect_database

__all__ = ["BackupFacts", "RestoreReport", "inspect_backup", "restore_into", "set_up_from_backup"]


def inspect_backup(source: Path) -> BackupFacts:
    """Facts about a backup; `cloud_id` is None for a shop that never had a cloud. Raises BadFile, DatabaseNewer."""
    try:
        facts = inspect_database(source)
    except DatabaseDamaged as error:
        raise BadFile(file=str(source), reason="backup") from error
    own = facts.cloud_id in (None, ALONE_CLOUD_ID)
    return BackupFacts(None if own else facts.cloud_id, facts.records, facts.edits, facts.written)


def restore_into(folder: Path, shop: Shop | None, source: Path) -> RestoreReport:
    """Replace the records of `shop` by the backup; the caller holds the folder's locks.

    Raises BadFile, DatabaseNewer, OtherCloud, DiskFull; then nothing was changed.
    """
    cloud_id = shop.cloud_id if shop is not None else ALONE_CLOUD_ID
    try:
        return restore(replica_path(folder, shop), source, cloud_id=cloud_id)
    except DatabaseDamaged as error:
        if error.params.get("path") == str(source):
            raise BadFile(file=str(source), reason="backup") from error
        raise


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
    DatabaseNewer, OtherCloud, DiskFull.
    """
    secrets: Secrets | None = None
    if shop is not None and token:
        connection.check(shop, token)
        if open_store is not None:
            secrets = open_store()
            secrets.read(secret_name(shop))
    with hold_locks(prepare(folder), INSTANCE, SYNC):
        report = restore_into(folder, shop, source)
        if shop is not None:
            if secrets is not None:
                connection.connect(folder, shop, token, secrets=secrets)
            else:
                write_shop(folder, shop)
    return report
