"""A computer's first day with a backup: what the file holds, and a data folder made of it.

Called by the set-up wizard. A shop that has a folder already restores with the command line or its settings page.
"""

from __future__ import annotations

from pathlib import Path

from app import connection
from app.errors import BadFile
from app.lock import INSTANCE, SYNC, held
from app.paths import prepare
from app.secrets import Secrets
from app.shopfile import ALONE_CLOUD_ID, Shop, replica_path, write_shop
from storage.errors import DatabaseDamaged
from storage.restoring import BackupFacts, RestoreReport, restore
from storage.restoring import look_into as look_into_database

__all__ = ["BackupFacts", "RestoreReport", "begin_with", "look_into"]


def look_into(source: Path) -> BackupFacts:
    """What the file holds; `cloud_id` is None for a shop that never had a cloud. Raises BadFile, DatabaseNewer."""
    try:
        facts = look_into_database(source)
    except DatabaseDamaged as error:
        raise BadFile(file=str(source), reason="backup") from error
    own = facts.cloud_id in (None, ALONE_CLOUD_ID)
    return BackupFacts(None if own else facts.cloud_id, facts.records, facts.edits, facts.written)


def begin_with(
    folder: Path, source: Path, *, shop: Shop | None, token: str = "", secrets: Secrets | None = None
) -> RestoreReport:
    """Make a new data folder of a backup. `shop` says where its cloud is, None for a backup of no cloud.

    With a `token` the cloud must take it before anything is written; without one the shop works from the backup and
    signs in later. Raises what signing in raises, BadFile, DatabaseNewer, OtherCloud, DiskFull.
    """
    if shop is not None and token:
        connection.check(shop, token)
    cloud_id = shop.cloud_id if shop is not None else ALONE_CLOUD_ID
    with held(prepare(folder), INSTANCE, SYNC):
        try:
            report = restore(replica_path(folder, shop), source, cloud_id=cloud_id)
        except DatabaseDamaged as error:
            if error.params.get("path") == str(source):
                raise BadFile(file=str(source), reason="backup") from error
            raise
        if shop is not None:
            if token and secrets is not None:
                connection.connect(folder, shop, token, secrets=secrets)
            else:
                write_shop(folder, shop)
    return report
