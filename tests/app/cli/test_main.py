"""The grammar of the command line; bad input gives one line and the right exit code, and changes nothing."""

from __future__ import annotations

import json
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from app.cli.main import COMMANDS, main
from tests.app.cli.conftest import command, contents


@pytest.mark.parametrize(
    "words", [[], *([each.name] for each in COMMANDS), ["token", "create"], ["config", "set"]]
)
def test_every_command_has_help(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main([*words, "--help"])
    assert ended.value.code == 0
    assert "usage: counterfoil" in capsys.readouterr().out


def test_help_imports_no_heavy_library() -> None:
    heavy = (
        "{'httpx', 'apscheduler', 'starlette', 'uvicorn', 'pydantic', 'sqlite_utils', 'keyring', 'PySide6'}"
    )
    code = f"import sys, app.cli.main; app.cli.main.parser().format_help(); print({heavy} & set(sys.modules) or '')"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == ""


@pytest.mark.parametrize(
    "words",
    [
        ["nonsense"],
        ["connect"],
        ["connect", "--base-url", "https://api.example", "--cloud-id", "0"],
        ["serve", "--port", "65536"],
        ["token"],
        ["resolve", "customers", "1"],
        ["resolve", "customers", "1", "--keep", "mine"],
        ["resolve", "customers", "1", "--keep", "local", "--set", "a=b"],
    ],
)
def test_usage_errors_are_one_line_and_2(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(words)
    assert ended.value.code == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_missing_window_is_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--data", str(tmp_path)]) == 2
    assert main(["--data", str(tmp_path), "demo"]) == 2
    assert capsys.readouterr().err.count("\n") == 2
    assert contents(tmp_path) == {}


def test_no_command_opens_the_window(tmp_path: Path) -> None:
    opened: list[tuple[Path, bool, bool]] = []

    def window(folder: Path, demo: bool, tray: bool) -> int:
        opened.append((folder, demo, tray))
        return 7

    assert main(["--data", str(tmp_path)], window=window) == 7
    assert main(["--data", str(tmp_path), "demo"], window=window) == 7
    assert main(["--data", str(tmp_path), "--tray"], window=window) == 7
    assert opened == [(tmp_path, False, False), (tmp_path, True, False), (tmp_path, False, True)]


@pytest.mark.parametrize(
    "words",
    [
        ["status"],
        ["status", "--json"],
        ["conflicts", "--json"],
        ["rollback", "--json"],
        ["token", "list"],
        ["config", "get"],
        ["check", "--json"],
    ],
)
def test_reading_commands_create_nothing(
    words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = tmp_path / "data"
    assert main(["--data", str(data), *words]) == 0
    assert capsys.readouterr().err == ""
    assert not data.exists()


@pytest.mark.parametrize(
    "words",
    [
        ["sync"],
        ["resolve", "customers", "1", "--keep", "local"],
        ["token", "revoke", "x"],
        ["check", "--repair"],
        ["config", "set", "sync.every_seconds", "5"],
        ["config", "get", "sync.never"],
    ],
)
def test_failing_commands_change_nothing(
    words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = tmp_path / "data"
    assert main(["--data", str(data), *words]) == 1
    assert capsys.readouterr().err.count("\n") == 1
    assert not data.exists()


@pytest.mark.parametrize(
    "words", [["serve", "--port", "0", "--receiver-port", "0"], ["token", "create", "till"]]
)
def test_a_data_folder_that_cannot_be_written(
    words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("kept")
    assert main(["--data", str(tmp_path / "file" / "data"), *words]) == 1
    assert "cannot be written (" in capsys.readouterr().err
    assert contents(tmp_path) == {"file": b"kept"}


def _alone(folder: Path) -> Path:
    """A data folder with a replica and no cloud; the path of its database."""
    from app.runtime import Runtime

    with Runtime(folder, keep_log=False) as runtime:
        return runtime.replica.path


@pytest.mark.parametrize(
    "words", [["status"], ["conflicts"], ["serve", "--port", "0", "--receiver-port", "0"]]
)
def test_F89_a_database_of_a_newer_version(
    words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = _alone(tmp_path)
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA user_version=999")
    connection.close()
    before = contents(tmp_path)
    assert main(["--data", str(tmp_path), *words]) == 1
    err = capsys.readouterr().err
    assert "newer version" in err
    assert err.count("\n") == 1
    assert contents(tmp_path) == before


@pytest.mark.parametrize("words", [["status"], ["conflicts"]])
def test_F86_a_damaged_database_is_reported_and_repaired_by_check(
    words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = _alone(tmp_path)
    path.write_bytes(b"not a database at all" * 50)
    before = contents(tmp_path)
    assert main(["--data", str(tmp_path), *words]) == 1
    err = capsys.readouterr().err
    assert "damaged" in err
    assert err.count("\n") == 1
    assert contents(tmp_path) == before
    assert main(["--data", str(tmp_path), "check"]) == 1
    assert main(["--data", str(tmp_path), "check", "--repair"]) == 0
    assert main(["--data", str(tmp_path), "check"]) == 0
    assert list(path.parent.glob("*damaged*"))


def test_check_lists_its_findings(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _alone(tmp_path)
    assert main(["--data", str(tmp_path), "check", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["ok"] is True
    assert {"sqlite", "tls", "folder", "settings", "database", "server", "keychain"} <= told["checks"].keys()
    assert not told["checks"]["keychain"]["needed"]


def test_F122_an_interval_that_the_allowed_requests_do_not_suffice_for_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def config(*words: str) -> tuple[str, str]:
        assert main(["--data", str(tmp_path), "config", *words]) == 0
        said = capsys.readouterr()
        return said.out, said.err

    out, err = config("set", "sync.every_seconds", "30")
    assert out == "" and "sync.every_seconds = 30 is not kept" in err and "150 requests in 30 minutes" in err
    out, err = config("get", "sync.every_seconds")
    assert out == "30\n" and "every 65 seconds while people work and every 300 otherwise" in err
    assert config("set", "sync.requests_per_30_minutes", "1000") == ("", "")
    assert config("get", "sync.every_seconds") == ("30\n", "")
    _, err = config("set", "sync.computers", "10")
    assert "100 of them are this computer's" in err
    assert config("set", "log.level", "info") == ("", "")


def test_settings_out_of_range_are_said_and_config_corrects_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "settings.toml").write_text("sync.every_seconds = 1\n")
    assert main(["--data", str(tmp_path), "status"]) == 0
    said = capsys.readouterr().err
    assert "warning: sync.every_seconds = 1 is not possible; allowed: 10..86400. Its default is used" in said
    assert main(["--data", str(tmp_path), "config", "set", "sync.every_seconds", "30"]) == 0
    assert main(["--data", str(tmp_path), "config", "get", "sync.every_seconds"]) == 0
    assert capsys.readouterr().out == "30\n"


def test_the_environment_names_the_data_folder(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "app", "config", "set", "server.port", "8500"],
        env={"COUNTERFOIL_DATA": str(tmp_path), "PATH": "", "SYSTEMROOT": ""}, capture_output=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "settings.toml").read_text() == "server.port = 8500\n"


def test_a_token_is_shown_once_and_kept_as_a_hash(tmp_path: Path) -> None:
    made = command(tmp_path, "token", "create", "till 1", "--read-only")
    assert made.code == 0
    token = made.out.strip()
    assert len(token) > 30
    assert token.encode() not in b"".join(contents(tmp_path).values())
    assert command(tmp_path, "token", "create", "till 1").code == 1
    assert (
        command(tmp_path, "token", "list", "--json").json[0].items()
        >= {"name": "till 1", "read_only": True}.items()
    )
    assert command(tmp_path, "token", "revoke", "till 1").code == 0
    assert command(tmp_path, "token", "list", "--json").json == []


def test_a_token_for_some_lists_says_so_in_the_list(tmp_path: Path) -> None:
    assert command(tmp_path, "token", "create", "till 1").code == 0
    assert command(tmp_path, "token", "create", "scales", "--only", "products, tags", "--read-only").code == 0
    listed = command(tmp_path, "token", "list", "--json").json
    assert [(each["only"], each["read_only"]) for each in listed] == [
        (None, False),
        (["products", "tags"], True),
    ]
    shown = command(tmp_path, "token", "list").out.splitlines()
    assert "only" not in shown[0] and shown[1].endswith("scales  (only products, tags)")
    for wrong in ("coffee", "", ","):
        refused = command(tmp_path, "token", "create", "third", "--only", wrong)
        assert (refused.code, refused.err.count("\n")) == (1, 1)
        assert "products" in refused.err
    assert len(command(tmp_path, "token", "list", "--json").json) == 2


def test_help_shows_the_id_of_the_practice_cloud() -> None:
    from app.cli import cloud
    from app.practice.cloud import CLOUD_ID

    assert cloud.CLOUD_ID == CLOUD_ID


def test_an_incomplete_installation_gives_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "app.diagnostics.selftest", None)
    ended = command(tmp_path, "check")
    assert ended.code == 1 and "install it again" in ended.err and ended.err.count("\n") == 1
