"""The log of clients: counted, stored, bounded, and shown by `token list`."""

from __future__ import annotations

import json
import logging
from pathlib import Path

import pytest

from app.paths import clients_file
from app.server.auth import clients_seen
from app.server.auth.clients_seen import Client, ClientLog, last_seen, read_clients
from app.server.auth.tokens import Tokens
from storage.clock import SystemClock
from storage.errors import FolderGone
from tests.app.cli.conftest import command
from tests.fakes.clock import ManualClock


def test_each_name_at_each_address_is_one_client(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    clock = ManualClock()
    began = clock.now()
    found = ClientLog(tmp_path / "clients.json", clock=clock)
    for name, address in (
        ("till", "10.0.0.1"),
        ("till", "10.0.0.2"),
        ("till", "10.0.0.1"),
        ("scales", "10.0.0.1"),
    ):
        found.record_request(name, address)
        clock.sleep(1)
    till = Client(name="till", address="10.0.0.1", first=began, last=began + 2000, count=2)
    assert [(each.name, each.address) for each in found.list()] == [
        ("scales", "10.0.0.1"), ("till", "10.0.0.1"), ("till", "10.0.0.2"),
    ]  # fmt: skip
    assert found.list()[1] == till
    assert caplog.text.count("new client") == 3
    found.flush()
    assert ClientLog(tmp_path / "clients.json", clock=clock).list() == found.list()
    assert last_seen(tmp_path / "clients.json") == {"till": began + 2000, "scales": began + 3000}


def test_an_unchanged_log_is_not_written(tmp_path: Path) -> None:
    path = tmp_path / "clients.json"
    found = ClientLog(path, clock=ManualClock())
    found.flush()
    assert not path.exists()
    found.record_request("till", "")
    found.flush()
    path.unlink()
    found.flush()
    assert not path.exists()


def test_a_failed_write_is_tried_again(tmp_path: Path) -> None:
    path = tmp_path / "gone" / "clients.json"
    found = ClientLog(path, clock=ManualClock())
    found.record_request("till", "")
    with pytest.raises(FolderGone):
        found.flush()
    path.parent.mkdir()
    found.flush()
    assert [each.name for each in read_clients(path)] == ["till"]


@pytest.mark.parametrize("content", ["", "{}", "[1]", '[{"name": "x"}]', "\xff"])
def test_a_damaged_file_counts_as_empty(tmp_path: Path, content: str) -> None:
    path = tmp_path / "clients.json"
    path.write_text(content, "latin-1")
    assert read_clients(path) == ()


def test_the_least_recently_seen_client_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clients_seen, "MAX_CLIENTS", 3)
    clock = ManualClock()
    found = ClientLog(None, clock=clock)
    for name in ("a", "b", "c", "a", "d"):
        found.record_request(name, "")
        clock.sleep(1)
    assert {each.name for each in found.list()} == {"a", "c", "d"}


def test_the_list_of_tokens_shows_the_last_use(tmp_path: Path) -> None:
    for name in ("till", "scales"):
        command(tmp_path, "token", "create", name)
    found = ClientLog(clients_file(tmp_path), clock=ManualClock())
    found.record_request("till", "127.0.0.1")
    found.flush()
    lines = command(tmp_path, "token", "list").out.splitlines()
    assert "never used" in lines[1] and "never used" not in lines[0]
    listed = {each["name"]: each["last_seen"] for each in command(tmp_path, "token", "list", "--json").json}
    assert listed == {"till": found.list()[0].last, "scales": None}
    assert len(Tokens(tmp_path / "tokens.json", clock=SystemClock()).list()) == 2
    assert json.loads(clients_file(tmp_path).read_text())[0]["name"] == "till"
