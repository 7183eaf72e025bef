"""Connecting a folder to another cloud: what is kept of the former one, and what is deleted."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.account import connection
from app.settings.secrets import open_secrets, secret_name
from app.settings.shop_file import SecretsKind, Shop, read_shop
from storage.errors import FolderNotWritable

FIRST = Shop(base_url="http://127.0.0.1:1", cloud_id=1, secrets=SecretsKind.FILE)
SECOND = Shop(base_url="http://127.0.0.1:2", cloud_id=2, secrets=SecretsKind.FILE)


def kept(folder: Path, shop: Shop) -> str | None:
    return open_secrets(SecretsKind.FILE, folder).read(secret_name(shop))


def join(folder: Path, shop: Shop, token: str) -> None:
    connection.connect(folder, shop, token, secrets=open_secrets(shop.secrets, folder))


def test_the_token_of_the_former_cloud_is_deleted(tmp_path: Path) -> None:
    join(tmp_path, FIRST, "one")
    join(tmp_path, SECOND, "two")
    assert (kept(tmp_path, FIRST), kept(tmp_path, SECOND)) == (None, "two")
    assert read_shop(tmp_path) == SECOND


def test_reconnecting_the_same_cloud_keeps_the_new_token(tmp_path: Path) -> None:
    join(tmp_path, FIRST, "one")
    join(tmp_path, FIRST, "two")
    assert kept(tmp_path, FIRST) == "two"


def test_a_failed_connect_changes_neither_shop_nor_token(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    join(tmp_path, FIRST, "one")

    def full(*_texts: object) -> None:
        raise FolderNotWritable(path=str(tmp_path), reason="full")

    monkeypatch.setattr(connection, "write_shop", full)
    with pytest.raises(FolderNotWritable):
        join(tmp_path, SECOND, "two")
    assert (kept(tmp_path, FIRST), kept(tmp_path, SECOND)) == ("one", None)
    assert read_shop(tmp_path) == FIRST
