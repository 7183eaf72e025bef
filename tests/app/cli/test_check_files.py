"""`check` looks at what the data folder needs: space on its disk, and each file that a start reads."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.diagnostics import selftest
from app.runtime import Runtime
from app.settings.found_shops import find_shops
from app.settings.shop_file import SecretsKind, Shop, set_shop_file_aside, write_shop
from tests.app.cli.conftest import command


def test_a_disk_without_space_is_a_finding(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selftest, "_LEAST_SPACE", 1 << 62)
    said = command(tmp_path, "check")
    assert said.code == 1
    assert "FAIL  folder: The disk is full" in said.out


def test_every_file_that_a_start_reads_is_looked_at(tmp_path: Path) -> None:
    fine = command(tmp_path, "check", "--json").json["checks"]
    files = {
        "settings": "settings.toml",
        "shop": "shop.json",
        "rights": "rights.json",
        "tokens": "tokens.json",
    }
    assert all(fine[name]["ok"] for name in files)
    assert list(tmp_path.iterdir()) == []
    for file in files.values():
        (tmp_path / file).write_text("{")
    said = command(tmp_path, "check", "--json")
    assert said.code == 1
    for name, file in files.items():
        assert not said.json["checks"][name]["ok"] and file in said.json["checks"][name]["detail"]
    assert {each.name: each.read_text() for each in tmp_path.iterdir()} == dict.fromkeys(files.values(), "{")
    (tmp_path / "settings.toml").write_text("server.port = -1")
    said = command(tmp_path, "check")
    assert "FAIL  settings: " in said.out and "server.port" in said.out and "bad_setting" not in said.out


@pytest.mark.parametrize(
    ("content", "words"), [("{", "secrets.json cannot be read"), ("{}", "The refresh token is missing")]
)
def test_a_token_that_cannot_be_used_is_a_finding_in_words(tmp_path: Path, content: str, words: str) -> None:
    write_shop(tmp_path, Shop(base_url="https://cloud.example", cloud_id=7, secrets=SecretsKind.FILE))
    path = tmp_path / "secrets.json"
    path.write_text(content)
    path.chmod(0o600)
    said = command(tmp_path, "check")
    assert said.code == 1
    (line,) = (each for each in said.out.splitlines() if each.startswith("FAIL  token: "))
    assert words in line and "connect again" in line
    assert "secrets_unavailable" not in said.out


def test_damaged_settings_stop_no_command_and_are_said(tmp_path: Path) -> None:
    (tmp_path / "settings.toml").write_text("[server")
    for words in (("status",), ("config", "get", "server.port"), ("token", "list")):
        said = command(tmp_path, *words)
        assert said.code == 0
        assert f"{tmp_path / 'settings.toml'} is not TOML" in said.err
        assert "every setting has its default. Correct or delete it." in said.err
    assert (tmp_path / "settings.toml").read_text() == "[server", "one command among many leaves the file"
    changed = command(tmp_path, "config", "set", "server.port", "8600")
    assert changed.code == 0 and f"It is kept as {tmp_path / 'settings.toml.damaged'}." in changed.err
    assert command(tmp_path, "config", "get", "server.port").out == "8600\n"
    assert (tmp_path / "settings.toml.damaged").read_text() == "[server"


def test_who_owns_the_folder_sets_damaged_settings_aside(tmp_path: Path) -> None:
    (tmp_path / "settings.toml").write_text("[server")
    with Runtime(tmp_path, keep_log=False) as runtime:
        assert runtime.settings.problem is not None
        assert runtime.settings.problem.params["kept"] == str(tmp_path / "settings.toml.damaged")
    with Runtime(tmp_path, keep_log=False) as runtime:
        assert runtime.settings.problem is None


def test_F127_a_damaged_shop_file_asks_for_a_sign_in_and_loses_nothing(tmp_path: Path) -> None:
    write_shop(tmp_path, Shop(base_url="https://cloud.example", cloud_id=7))
    with Runtime(tmp_path, own=False, keep_log=False) as runtime:
        runtime.commands.save("tags", {"name": "new"})
    (tmp_path / "shop.json").write_text("{")
    for words in (("status",), ("sync",), ("backup",)):
        said = command(tmp_path, *words)
        assert said.code == 5, said
        assert (
            "run 'counterfoil connect' to create it again. The records and unsent edits were not changed."
            in said.err
        )
    aside = set_shop_file_aside(tmp_path)
    assert aside is not None and aside.params["kept"] == str(tmp_path / "shop.json.damaged")
    assert [(each.cloud_id, each.edits) for each in find_shops(tmp_path)] == [(7, 1)]
    assert set_shop_file_aside(tmp_path) is None


def test_damaged_tokens_are_told_as_such(tmp_path: Path) -> None:
    (tmp_path / "tokens.json").write_text("{")
    said = command(tmp_path, "token", "list")
    assert said.code == 1 and "the tokens of the shop's programs" in said.err
    assert (tmp_path / "tokens.json").read_text() == "{"
