"""The one command of a fresh machine: what it says when it cannot, and that it costs nothing when it need not."""

from __future__ import annotations

import importlib.util
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

SCRIPT = Path(__file__).resolve().parents[2] / "packaging" / "bootstrap.py"


@pytest.fixture
def bootstrap(tmp_path: Path) -> ModuleType:
    """The script as it would be in a checkout of its own."""
    folder = tmp_path / "packaging"
    folder.mkdir()
    (tmp_path / "ui" / "i18n").mkdir(parents=True)
    copy = shutil.copy(SCRIPT, folder / "bootstrap.py")
    shutil.copy(SCRIPT.parent / "requirements-dev.txt", folder)
    spec = importlib.util.spec_from_file_location("bootstrap_copy", copy)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def made_up(bootstrap: ModuleType) -> None:
    bootstrap.PYTHON.parent.mkdir(parents=True)
    bootstrap.PYTHON.touch()
    bootstrap.STAMP.write_text(bootstrap.wanted_stamp())


def test_ready_only_with_the_stamp_of_this_lock(bootstrap: ModuleType) -> None:
    assert not bootstrap.ready()
    made_up(bootstrap)
    assert bootstrap.ready()
    bootstrap.LOCK.write_text(bootstrap.LOCK.read_text() + "\n")
    assert not bootstrap.ready()


def test_a_changed_translation_is_compiled_again(bootstrap: ModuleType) -> None:
    made_up(bootstrap)
    (bootstrap.ROOT / "ui" / "i18n" / "counterfoil_cs.ts").write_text("<TS/>")
    assert not bootstrap.ready()


def test_nothing_is_done_when_all_is_there(bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    made_up(bootstrap)

    def never(*_: object, **__: object) -> None:
        raise AssertionError("started a program")

    monkeypatch.setattr(bootstrap.subprocess, "run", never)
    bootstrap.prepare()


def test_an_old_python_is_told_so(bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bootstrap.sys, "version_info", (3, 9, 2))
    with pytest.raises(bootstrap.Stop, match=r"3\.11 or newer"):
        bootstrap.prepare()


def test_failed_packages_are_one_line_and_leave_no_stamp(
    bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bootstrap, "system_libraries", lambda: None)
    monkeypatch.setattr(bootstrap, "run", lambda *_, **__: 1)
    with pytest.raises(bootstrap.Stop, match="could not be installed"):
        bootstrap.prepare()
    assert not bootstrap.ready()


def test_a_missing_library_without_root_is_one_line_to_run(
    bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    if not hasattr(bootstrap.os, "geteuid"):
        pytest.skip("Windows has no apt-get and no root")
    monkeypatch.setattr(bootstrap.sys, "platform", "linux")
    monkeypatch.setattr(bootstrap.shutil, "which", lambda _: "found")
    answered = subprocess.CompletedProcess([], 0, stdout="libgl1 installed\n", stderr="")
    monkeypatch.setattr(bootstrap.subprocess, "run", lambda *_, **__: answered)
    monkeypatch.setattr(bootstrap.os, "geteuid", lambda: 1000)
    bootstrap.system_libraries()
    said = capsys.readouterr().err
    assert "sudo apt-get install" in said
    assert "libegl1" in said
    assert "libgl1 " not in said


def test_help_names_the_commands() -> None:
    shown = subprocess.run(
        [sys.executable, str(SCRIPT), "--help"], capture_output=True, text=True, check=True
    ).stdout
    assert all(word in shown for word in ("run", "test", "check", "shell"))
