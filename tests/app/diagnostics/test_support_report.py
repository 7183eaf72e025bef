"""The support report: its contents, what it must not hold, and writing it whole."""

from __future__ import annotations

import json
import os
import zipfile
from pathlib import Path

import pytest

from app.diagnostics.selftest import Finding, findings
from app.diagnostics.support_report import MAX_LOG_CHARACTERS, ReportFile, build_report, write_report
from app.logging_setup import start_log, stop_log
from app.runtime import Runtime
from storage.errors import FolderNotWritable, StorageError

TOKEN = "eyJhbGciOiJIUzI1NiJ9.c2VjcmV0.c2ln"


@pytest.fixture
def parts(tmp_path: Path) -> dict[str, str]:
    folder = tmp_path / "shop"
    folder.mkdir()
    (folder / "logs").mkdir()
    start_log(folder)
    with Runtime(folder, keep_log=False) as runtime:
        runtime.commands.save("customers", {"firstName": "Božena", "lastName": "Němcová"})
        (folder / "logs" / "counterfoil.log.1").write_text("x" * (MAX_LOG_CHARACTERS + 7), "utf-8")
        (folder / "logs" / "crash.log").write_text(f"Bearer {TOKEN}\n{Path.home()}/lost\n", "utf-8")
        made = build_report(
            runtime, [*findings(folder), Finding("language xx", False, "missing", needed=False)]
        )
    stop_log()
    return {each.name: each.text for each in made}


def test_the_report_has_program_state_settings_and_log(parts: dict[str, str]) -> None:
    assert {"program.txt", "self-test.txt", "state.json", "settings.json", "logs/crash.log"} <= parts.keys()
    state = json.loads(parts["state.json"])
    assert (state["records"]["customers"], state["status"]["waiting"]) == (1, 1)
    assert state["waiting"][0]["entity"] == "customers"
    assert json.loads(parts["settings.json"])["sync.every_seconds"] > 0
    assert "missing\tlanguage xx" in parts["self-test.txt"] and "fine\tdatabase" in parts["self-test.txt"]
    assert len(parts["logs/counterfoil.log.1"]) == MAX_LOG_CHARACTERS


def test_F107_the_report_has_no_token_no_record_and_no_user_name(parts: dict[str, str]) -> None:
    whole = "\n".join(parts.values())
    assert TOKEN not in whole and "Němcová" not in whole and "Božena" not in whole
    assert str(Path.home()) not in parts["logs/crash.log"] and "~/lost" in parts["logs/crash.log"]


def test_the_file_holds_just_what_was_shown(tmp_path: Path) -> None:
    write_report(tmp_path / "report.zip", [ReportFile("a.txt", "ř"), ReportFile("logs/b.log", "b")])
    with zipfile.ZipFile(tmp_path / "report.zip") as archive:
        assert {name: archive.read(name).decode() for name in archive.namelist()} == {
            "a.txt": "ř",
            "logs/b.log": "b",
        }
    assert [each.name for each in tmp_path.iterdir()] == ["report.zip"]


@pytest.mark.parametrize("there", [True, False], ids=["a folder in its place", "no such folder"])
def test_a_report_that_cannot_be_written_leaves_no_file(tmp_path: Path, there: bool) -> None:
    path = tmp_path / "none" / "report.zip"
    if there:
        path.mkdir(parents=True)
    with pytest.raises((FolderNotWritable, StorageError)):
        write_report(path, [ReportFile("a.txt", "a")])
    assert not path.with_name("report.zip.part").exists()
    assert not there or os.listdir(path) == []
