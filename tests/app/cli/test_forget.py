"""`forget`: deletes the refresh token and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import keyring
import pytest

from app.folder_lock import FolderLock
from app.paths import tokens_file
from app.practice.cloud import PracticeCloud
from app.server.auth.tokens import Tokens
from app.settings.secrets import KeychainSecrets
from app.settings.shop_file import read_shop
from storage.clock import SystemClock
from tests.app.cli.conftest import command
from tests.app.settings.test_secrets import Keychain


@pytest.fixture
def keychain() -> Iterator[Keychain]:
    before = keyring.get_keyring()
    chosen = Keychain()
    keyring.set_keyring(chosen)
    yield chosen
    keyring.set_keyring(before)


def connected(data: Path, cloud: PracticeCloud, kind: str) -> None:
    ended = command(
        data, "connect", "--base-url", cloud.url, "--cloud-id", str(cloud.cloud_id), "--secrets", kind,
        given=cloud.refresh_token + "\n",
    )  # fmt: skip
    assert ended.code == 0, ended.err


def test_forget_deletes_the_token_from_the_keychain_and_keeps_records(
    tmp_path: Path, practice: Callable[[], PracticeCloud], keychain: Keychain
) -> None:
    cloud = practice()
    connected(tmp_path, cloud, "keychain")
    assert command(tmp_path, "sync").code == 0
    keychain.set_password("Counterfoil", "2@https://elsewhere", "another shop's")
    assert [*keychain.kept.values()] == [cloud.refresh_token, "another shop's"]
    # As the server for programs of the shop makes it.
    assert Tokens(tokens_file(tmp_path), clock=SystemClock(), open_secrets=KeychainSecrets).key
    assert len(keychain.kept) == 3

    ended = command(tmp_path, "forget")
    assert (ended.code, ended.err) == (0, "")
    assert cloud.refresh_token not in ended.out and cloud.url in ended.out
    assert [*keychain.kept.values()] == ["another shop's"]

    assert command(tmp_path, "forget").code == 0  # a second time is no fault
    assert read_shop(tmp_path) is not None
    refused = command(tmp_path, "sync")
    assert refused.code != 0 and "connect again" in refused.err
    connected(tmp_path, cloud, "keychain")
    assert command(tmp_path, "sync").code == 0


def test_forget_deletes_the_token_from_the_file(
    tmp_path: Path, practice: Callable[[], PracticeCloud]
) -> None:
    cloud = practice()
    connected(tmp_path, cloud, "file")
    assert command(tmp_path, "forget").code == 0
    assert cloud.refresh_token not in (tmp_path / "secrets.json").read_text()


def test_forget_without_a_connected_cloud_returns_0(tmp_path: Path) -> None:
    assert command(tmp_path, "forget").out == "No cloud is connected.\n"
    assert command(tmp_path / "none", "forget").code == 0
    assert not (tmp_path / "none").exists()


def test_a_running_program_keeps_its_token(
    tmp_path: Path, practice: Callable[[], PracticeCloud], keychain: Keychain
) -> None:
    connected(tmp_path, practice(), "keychain")
    lock = FolderLock(tmp_path)
    try:
        refused = command(tmp_path, "forget")
        assert refused.code != 0 and refused.err.count("\n") == 1
        assert len(keychain.kept) == 1
    finally:
        lock.release()
