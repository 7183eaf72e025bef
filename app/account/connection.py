"""Connecting a data folder to a cloud: check the sign-in first, then store it.

Called by the command line's `connect` and `forget` and by the set-up wizard. The caller closes its runtime first, holds
the folder's locks, and opens a new runtime afterwards, which reads the right replica.
"""

from __future__ import annotations

import logging
from pathlib import Path

from app.settings.secrets import Secrets, open_secrets, read_before, secret_name
from app.settings.shop_file import Shop, alone_path, read_shop, replica_path, write_shop
from app.version import USER_AGENT
from storage.database import os_errors
from storage.database.busy_files import replace_file
from storage.errors import ShopError
from storage.schema.fields import Entity, Merge, Record

log = logging.getLogger(__name__)

CHECK_SECONDS = 20.0
"""Longest wait for the cloud's response while a person waits."""


def check(shop: Shop, refresh_token: str) -> None:
    """Sign in once and change nothing, here or there.

    Raises `sync.errors`: SignInRefused, Forbidden (another account's cloud), Offline, TlsRefused,
    ProtocolMismatch (the address answers with something else).
    """
    from sync.client.api import CloudClient
    from sync.client.http import HttpTransport

    transport = HttpTransport(shop.base_url, total=CHECK_SECONDS, agent=USER_AGENT)
    try:
        CloudClient(transport, shop.cloud_id, lambda: refresh_token, agent=USER_AGENT).sign_in()
    finally:
        transport.close()


def connect(folder: Path, shop: Shop, refresh_token: str, *, secrets: Secrets) -> None:
    """Store `shop` and its token in `folder`; records created before any cloud was connected are carried over.

    Another cloud's replica stays where it is, with its pending changes (F102); its token is deleted, so that nothing is
    sent there until somebody connects again. Raises SecretsUnavailable, FolderNotWritable; then the folder is connected
    as before.
    """
    name = secret_name(shop)
    before = read_before(secrets, name)
    secrets.write(name, refresh_token)
    try:
        earlier = shop_or_none(folder)
        alone = alone_path(folder) if earlier is None else None
        if alone is not None and alone.exists():
            carry_over(alone, replica_path(folder, shop), shop)
        write_shop(folder, shop)
        if alone is not None and alone.exists():
            _archive(alone.parent)
    except ShopError:
        if before is None:
            secrets.forget(name)
        else:
            secrets.write(name, before)
        raise
    if earlier is not None and secret_name(earlier) != name:
        _sign_out_earlier(folder, earlier)


def _sign_out_earlier(folder: Path, shop: Shop) -> None:
    try:
        sign_out(folder, shop)
    except ShopError as error:
        # A locked keychain must not undo the new connection.
        log.warning("the token of the former cloud was not deleted: %s", error)


def sign_out(folder: Path, shop: Shop, *, secrets: Secrets | None = None) -> None:
    """Delete the token and the key of the shop's programs; records and pending changes stay. Raises SecretsUnavailable."""
    from app.server.auth.tokens import forget_signing_key

    store = secrets if secrets is not None else open_secrets(shop.secrets, folder)
    store.forget(secret_name(shop))
    forget_signing_key(store, folder)


def carry_over(alone: Path, own: Path, shop: Shop) -> int:
    """Create the records made without a cloud in this cloud's replica, under the same ids; returns their number.

    Repeating it after a crash changes nothing. Raises OtherCloud, StorageError, InvalidRecord.
    """
    from app.commands.commands import Commands
    from app.commands.record_editor import Edit
    from storage.query.grammar import Query
    from storage.records.replica import Replica
    from storage.schema.validation import Op
    from sync.events import Bus

    carried = 0
    source = Replica.open(alone)
    try:
        target = Replica.open(own, cloud_id=shop.cloud_id)
        try:
            commands = Commands(target, Bus())
            for entity in source.catalogue.stored():
                ids = [each.id for each in source.changes(entity.name) if not each.blocked]
                live = source.page(entity.name, Query(ids=tuple(ids)), limit=max(len(ids), 1)).records
                whole = "replace" in entity.verbs
                edits = [
                    Edit(
                        op=Op.REPLACE if whole else Op.CREATE,
                        body=_body(entity, record, shop.cloud_id),
                        id=record["id"] if whole else None,
                    )
                    for record in live
                ]
                if edits:
                    commands.apply(entity.name, edits, origin="connect", step="connect")
                carried += len(edits)
        finally:
            target.close()
    finally:
        source.close()
    return carried


def _body(entity: Entity, record: Record, cloud_id: int) -> Record:
    """The record for this cloud, without server fields."""
    owned = {each.name for each in entity.fields if each.merge is Merge.SERVER or not each.writable}
    kept = {name: value for name, value in record.items() if name not in owned}
    kept |= {"id": record["id"], "_cloudId": cloud_id}
    return {**kept, "deleted": False} if "deleted" in entity.by_name else kept


def _archive(alone: Path) -> None:
    """Rename the folder of the replica without a cloud, out of the way of a later one."""
    number = 1
    while (target := alone.with_name(f"{alone.name}-{number}")).exists():
        number += 1
    try:
        replace_file(alone, target)
    except OSError as error:
        raise os_errors.translate(alone, error) from error


def shop_or_none(folder: Path) -> Shop | None:
    """The shop connected so far; a file that cannot be read counts as none, since it is being replaced."""
    try:
        return read_shop(folder)
    except ShopError:
        return None
