"""Secrets: a keychain or a file on request, never a silent plain file; none in the log (F107)."""

from __future__ import annotations

import json
import logging
import os
import stat
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import keyring
import pytest
from keyring.backend import KeyringBackend
from keyring.backends.fail import Keyring as FailKeyring

from app.errors import SecretsUnavailable
from app.logging_setup import MASK, redact, start_log, stop_log
from app.settings.secrets import (
    FileSecrets,
    KeychainSecrets,
    MemorySecrets,
    Secrets,
    open_secrets,
    secret_name,
)
from app.settings.shop_file import SecretsKind, Shop

TOKEN = "d41d8cd98f00b204e9800998ecf8427e"


class Keychain(KeyringBackend):
    """A keychain of this process; `forgetful` says yes and keeps nothing."""

    priority = 1

    def __init__(self, *, forgetful: bool = False) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self.kept: dict[tuple[str, str], str] = {}
        self.forgetful = forgetful

    def get_password(self, service: str, username: str) -> str | None:
        return self.kept.get((service, username))

    def set_password(self, service: str, username: str, password: str) -> None:
        if not self.forgetful:
            self.kept[service, username] = password

    def delete_password(self, service: str, username: str) -> None:
        del self.kept[service, username]


@pytest.fixture
def chosen() -> Iterator[None]:
    before = keyring.get_keyring()
    yield
    keyring.set_keyring(before)


def _walk(secrets: Secrets) -> None:
    assert secrets.read("a") is None
    secrets.write("a", TOKEN)
    secrets.write("b", "other")
    secrets.write("a", TOKEN + "2")
    assert (secrets.read("a"), secrets.read("b")) == (TOKEN + "2", "other")
    secrets.forget("a")
    secrets.forget("a")
    assert (secrets.read("a"), secrets.read("b")) == (None, "other")


def test_memory_stores_secrets() -> None:
    _walk(MemorySecrets())


def test_the_file_is_for_this_user_only(tmp_path: Path) -> None:
    path = tmp_path / "secrets.json"
    _walk(FileSecrets(path))
    if sys.platform != "win32":
        assert stat.S_IMODE(path.stat().st_mode) == 0o600


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no mode bits")
def test_a_file_others_can_read_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "secrets.json"
    FileSecrets(path).write("a", TOKEN)
    os.chmod(path, 0o644)
    with pytest.raises(SecretsUnavailable) as refused:
        FileSecrets(path).read("a")
    assert refused.value.params["reason"] == "open_file"


def test_a_damaged_file_is_said(tmp_path: Path) -> None:
    path = tmp_path / "secrets.json"
    path.touch(mode=0o600)
    with pytest.raises(SecretsUnavailable):
        FileSecrets(path).read("a")


@pytest.mark.parametrize("content", ["{", "[]", pytest.param(
    json.dumps({"a": "shown to others"}),
    marks=pytest.mark.skipif(sys.platform == "win32", reason="Windows has no mode bits"),
)])  # fmt: skip
def test_whoever_signs_in_again_replaces_an_unusable_file(tmp_path: Path, content: str) -> None:
    path = tmp_path / "secrets.json"
    for act in (lambda: FileSecrets(path).write("b", TOKEN), lambda: FileSecrets(path).forget("b")):
        path.write_text(content)
        os.chmod(path, 0o644)
        act()
        assert "shown to others" not in path.read_text()
        if sys.platform != "win32":
            assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert FileSecrets(path).read("b") is None
    FileSecrets(path).write("b", TOKEN)
    assert FileSecrets(path).read("b") == TOKEN


def test_the_keychain_stores_secrets(chosen: None) -> None:
    keyring.set_keyring(Keychain())
    _walk(KeychainSecrets())


def test_a_keychain_that_loses_a_secret_is_detected(chosen: None) -> None:
    keyring.set_keyring(Keychain(forgetful=True))
    with pytest.raises(SecretsUnavailable):
        KeychainSecrets().write("a", TOKEN)


def test_without_a_keychain_it_raises_and_writes_no_file(chosen: None, tmp_path: Path) -> None:
    keyring.set_keyring(FailKeyring())  # type: ignore[no-untyped-call]
    with pytest.raises(SecretsUnavailable) as refused:
        open_secrets(SecretsKind.KEYCHAIN, tmp_path)
    assert refused.value.params["reason"] == "no_backend"
    assert list(tmp_path.iterdir()) == []


def test_the_file_is_used_on_request(tmp_path: Path) -> None:
    shop = Shop(base_url="https://api.example", cloud_id=7, secrets=SecretsKind.FILE)
    open_secrets(shop.secrets, tmp_path).write(secret_name(shop), TOKEN)
    assert FileSecrets(tmp_path / "secrets.json").read("7@https://api.example") == TOKEN


@pytest.mark.parametrize(
    "text",
    [
        f"Authorization: User {TOKEN}",
        f"headers={{'authorization': 'Bearer {TOKEN}'}}",
        f'{{"refresh_token": "{TOKEN}"}}',
        f"refreshToken={TOKEN}",
        f"GET /connected?token={TOKEN}&cloudid=1",
        f"sent User {TOKEN}",
        f"got eyJhbGciOiJIUzI1NiJ9.{TOKEN}.{TOKEN} back",
        f"token cfr_{TOKEN}",
        f'{{"password": "{TOKEN}", "name": "x"}}',
        f'{{"smtp_password":"a\\"{TOKEN}"}}',
        f"{{'client_secret': '{TOKEN}'}}",
        json.dumps(json.dumps({"password": TOKEN})),
        f"password = {TOKEN}",
        f"password: {TOKEN}",
        f"grant_type=x&client_secret={TOKEN}&scope=y",
        f'{{"Authorization": "Token {TOKEN}"}}',
        f"proxy http://jana:{TOKEN}@proxy.shop:3128",
        f"calls https://jana:a@{TOKEN}@hooks.example/path?x=1",
        f"https://{TOKEN}@hooks.example",
    ],
)
def test_F107_no_token_survives_redaction(text: str) -> None:
    assert TOKEN not in redact(text)
    assert MASK in redact(text)


@pytest.mark.parametrize("quote", ['"', "'", '\\"'])
def test_F107_a_password_that_is_a_number_does_not_survive_redaction(quote: str) -> None:
    line = f"{{{quote}password{quote}: 90210417, {quote}id{quote}: 5}}"
    assert redact(line) == f"{{{quote}password{quote}: {MASK}, {quote}id{quote}: 5}}"


def test_redaction_leaves_ordinary_lines_alone() -> None:
    line = "user saved customer 12; 3 waiting; token create till1; status=200 path=/v2/clouds/1/customers"
    assert redact(line) == line
    line = "GET https://api.example/v2?email=a@b.cz 'name': 'x' password wrong http://[::1]:80/a@b"
    assert redact(line) == line


def test_F107_redaction_takes_no_time_for_a_long_line() -> None:
    for line in ("a." * 200_000, "a-" * 200_000, '"' * 200_000, "'secret': " * 40_000, "://" * 100_000):
        start = time.monotonic()
        redact(line)
        assert time.monotonic() - start < 5


def test_F107_arguments_and_tracebacks_in_the_log_are_redacted(tmp_path: Path) -> None:
    path = start_log(tmp_path)
    assert path is not None
    try:
        log = logging.getLogger("app.test")
        log.warning("headers %s", {"Authorization": f"User {TOKEN}"})
        try:
            raise ValueError(f"refresh_token={TOKEN}")
        except ValueError:
            log.exception("failed")
    finally:
        stop_log()
    written = path.read_text()
    assert TOKEN not in written
    assert "failed" in written


def test_F83_the_program_works_without_a_log(tmp_path: Path) -> None:
    (tmp_path / "logs").write_text("in the way")
    assert start_log(tmp_path) is None
    stop_log()
