"""`packaging/bootstrap.py`: its messages when it cannot prepare, no work when all is ready, and what `test` runs."""

from __future__ import annotations

import ast
import importlib.util
import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path
from types import ModuleType

import pytest

from tests.packaging.needs import without_index

SCRIPT = Path(__file__).resolve().parents[2] / "packaging" / "bootstrap.py"


@pytest.fixture
def bootstrap(tmp_path: Path) -> ModuleType:
    """The script as it would be in a checkout of its own."""
    folder = tmp_path / "packaging"
    folder.mkdir()
    (tmp_path / "ui" / "i18n").mkdir(parents=True)
    copy = shutil.copy(SCRIPT, folder / "bootstrap.py")
    for lock in ("requirements.txt", "requirements-dev.txt"):
        shutil.copy(SCRIPT.parent / lock, folder)
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


def test_run_installs_the_programs_packages_and_test_adds_the_others(
    bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    installed: list[str] = []

    def pip(words: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        if "-r" in words:
            installed.append(Path(words[-1]).name)
        return subprocess.CompletedProcess(words, 0, stdout="", stderr="")

    def made(*_: object, **__: object) -> None:
        installed.append("made")
        bootstrap.PYTHON.parent.mkdir(parents=True)
        bootstrap.PYTHON.touch()

    monkeypatch.setattr(bootstrap, "system_libraries", lambda **_: None)
    monkeypatch.setattr(bootstrap, "link_checkout", lambda _: None)
    monkeypatch.setattr(bootstrap, "make_command", lambda: None)
    monkeypatch.setattr(bootstrap, "compile_translations", lambda: installed.append("translations"))
    monkeypatch.setattr("venv.create", made)
    monkeypatch.setattr(bootstrap.subprocess, "run", pip)
    bootstrap.prepare(window=False, development=False)
    assert installed == ["made", "requirements.txt"]
    assert bootstrap.ready(window=False, development=False) and not bootstrap.ready()
    bootstrap.prepare(window=True, development=False)
    assert installed[2:] == ["translations"]
    bootstrap.prepare()
    assert installed[3:] == ["requirements-dev.txt", "translations"]
    # what has more is enough for less
    bootstrap.prepare(window=False, development=False)
    bootstrap.prepare(window=True, development=False)
    assert len(installed) == 5


def test_the_locks_are_what_pyproject_asks_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Made anew from it, with the pins that they have, they are the same."""
    from release import lock
    from release.project import Stop

    for name in ("PROGRAM", "DEVELOPMENT"):
        monkeypatch.setattr(lock, name, Path(shutil.copy(getattr(lock, name), tmp_path)))
    try:
        lock.write()
    except Stop as stop:
        without_index(subprocess.CompletedProcess([], 1, stdout="", stderr=str(stop)))
        raise
    for made in (lock.PROGRAM, lock.DEVELOPMENT):
        assert made.read_text("ascii") == (SCRIPT.parent / made.name).read_text("ascii"), "build.py lock"


def test_without_a_display_run_asks_for_nothing_of_qt(
    bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[dict[str, bool]] = []
    monkeypatch.setattr(bootstrap, "prepare", lambda **needs: asked.append(needs))
    monkeypatch.setattr(bootstrap, "run", lambda *_, **__: 0)
    monkeypatch.setattr(bootstrap.sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    for words, display in (["run"], ""), (["run"], ":0"), (["run", "--headless"], ":0"):
        monkeypatch.setattr(bootstrap.sys, "argv", ["bootstrap.py", *words])
        monkeypatch.setenv("DISPLAY", display)
        assert bootstrap.main() == 0
    assert [each["window"] for each in asked] == [False, True, False]
    assert not any(each["development"] for each in asked)
    wanted: list[str] = []
    monkeypatch.setattr(bootstrap, "system_packages", lambda names, **_: wanted.extend(names))
    bootstrap.system_libraries(window=False, development=False)
    assert set(wanted) <= {"python3-venv"}
    bootstrap.system_libraries(window=True, development=False)
    assert "libgssapi-krb5-2" in wanted and "xvfb" not in wanted


def test_a_damaged_translation_is_named(bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    import translations

    folder = bootstrap.ROOT / "ui" / "i18n"
    (folder / "counterfoil_cs.ts").write_text("<TS><context>")
    monkeypatch.setattr(translations, "I18N", folder)
    with pytest.raises(bootstrap.Stop, match="could not be compiled: no element found"):
        bootstrap.compile_translations()
    assert not [*folder.glob("*.qm")]


def test_qt_without_a_library_of_the_system_is_told_as_what_to_install(
    bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    failed = subprocess.CompletedProcess([], 1, stdout="", stderr="libgssapi_krb5.so.2: cannot open")
    monkeypatch.setattr(bootstrap.subprocess, "run", lambda *_, **__: failed)
    monkeypatch.setattr(bootstrap, "missing_packages", lambda _: ["libgssapi-krb5-2"])
    with pytest.raises(bootstrap.Stop, match="sudo apt-get install libgssapi-krb5-2"):
        bootstrap.check_qt()
    monkeypatch.setattr(bootstrap, "missing_packages", lambda _: [])
    with pytest.raises(bootstrap.Stop, match="Qt does not start: libgssapi_krb5"):
        bootstrap.check_qt()


def test_a_library_that_debian_renamed_is_there(
    bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    answered = "libglib2.0-0t64 installed\nlibgl1 installed\nlibegl1 config-files\n"
    monkeypatch.setattr(bootstrap.sys, "platform", "linux")
    monkeypatch.setattr(bootstrap.shutil, "which", lambda _: "found")
    monkeypatch.setattr(
        bootstrap.subprocess,
        "run",
        lambda *_, **__: subprocess.CompletedProcess([], 1, stdout=answered, stderr=""),
    )
    assert bootstrap.missing_packages(["libglib2.0-0", "libgl1", "libegl1"]) == ["libegl1"]


def test_failed_packages_are_one_line_and_leave_no_stamp(
    bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bootstrap, "system_libraries", lambda **_: None)
    complaint = "WARNING: Retrying after connection broken by ...\nERROR: No matching distribution found\n"
    failed = subprocess.CompletedProcess([], 1, stdout="", stderr=complaint)
    monkeypatch.setattr("venv.create", lambda *_, **__: bootstrap.VENV.mkdir())
    monkeypatch.setattr(bootstrap.subprocess, "run", lambda *_, **__: failed)
    with pytest.raises(bootstrap.Stop, match=r"could not be installed: .*does not answer") as stop:
        bootstrap.prepare()
    assert "\n" not in str(stop.value)
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


def test_pip_is_quoted_by_its_first_complaint(bootstrap: ModuleType) -> None:
    assert bootstrap.pip_error("WARNING: a\nERROR: hashes differ\nERROR: more\n") == "ERROR: hashes differ"
    assert bootstrap.pip_error("") == "pip gave no reason."


def test_a_python_without_venv_is_told_the_package(
    bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bootstrap, "system_libraries", lambda **_: None)
    monkeypatch.setattr(bootstrap, "has_venv", lambda: False)
    with pytest.raises(bootstrap.Stop, match="python3-venv"):
        bootstrap.prepare()


@pytest.mark.skipif(os.name == "nt", reason="links need rights on Windows")
def test_the_environment_of_another_checkout_is_never_cleared(bootstrap: ModuleType, tmp_path: Path) -> None:
    other = tmp_path / "other checkout" / ".venv"
    other.mkdir(parents=True)
    (other / "kept").touch()
    bootstrap.VENV.symlink_to(other)
    with pytest.raises(bootstrap.Stop, match="is a link to"):
        bootstrap.prepare()
    assert (other / "kept").exists()


def test_a_killed_try_is_made_anew(bootstrap: ModuleType) -> None:
    bootstrap.PYTHON.parent.mkdir(parents=True)
    bootstrap.PYTHON.touch()
    assert not bootstrap.ready()


def test_a_translation_that_went_missing_is_noticed(bootstrap: ModuleType) -> None:
    source = bootstrap.ROOT / "ui" / "i18n" / "counterfoil_cs.ts"
    source.write_text("<TS/>")
    source.with_suffix(".qm").touch()
    made_up(bootstrap)
    assert bootstrap.ready()
    source.with_suffix(".qm").unlink()
    assert not bootstrap.ready()


def test_an_old_python_can_read_the_script_to_say_so() -> None:
    ast.parse(SCRIPT.read_text("utf-8"), feature_version=(3, 8))


@pytest.mark.skipif(os.name == "nt", reason="the command is a shell script only off Windows")
def test_the_command_works_in_a_folder_with_blanks_and_among_namesakes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    root = tmp_path / "my shop"
    (root / "ui").mkdir(parents=True)
    (root / "ui" / "__init__.py").touch()
    (root / "ui" / "main.py").write_text("import sys\nprint('ours', *sys.argv[1:])\n")
    spec = importlib.util.spec_from_file_location("bootstrap_here", SCRIPT)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    environment = root / ".venv"
    venv.create(environment, with_pip=False)
    monkeypatch.setattr(module, "ROOT", root)
    monkeypatch.setattr(module, "BIN", environment / "bin")
    monkeypatch.setattr(module, "PYTHON", environment / "bin" / "python")
    module.link_checkout(module.PYTHON)
    module.make_command()
    elsewhere = tmp_path / "elsewhere"
    (elsewhere / "ui").mkdir(parents=True)
    (elsewhere / "ui" / "__init__.py").write_text("raise SystemExit('not ours')\n")
    (elsewhere / "counterfoil").symlink_to(environment / "bin" / "counterfoil")
    monkeypatch.delenv("PYTHONPATH", raising=False)  # it may name this checkout
    shown = subprocess.run(
        ["./counterfoil", "two words"], cwd=elsewhere, capture_output=True, text=True, check=False
    )
    assert (shown.stdout, shown.stderr) == ("ours two words\n", "")


def test_help_names_the_commands() -> None:
    shown = subprocess.run(
        [sys.executable, str(SCRIPT), "--help"], capture_output=True, text=True, check=True
    ).stdout
    assert all(word in shown for word in ("run", "test", "check", "shell"))


@pytest.mark.parametrize(
    ("words", "chosen"),
    [
        (["tests/packaging/test_bootstrap.py::test_x"], True),
        (["tests/sync"], True),
        (["-k", "merge"], True),
        (["-kmerge"], True),
        (["-x", "--durations=5"], False),
        (["-n", "3"], False),
        ([], False),
    ],
)
def test_chosen_tests_are_told_by_their_path_or_expression(
    bootstrap: ModuleType, words: list[str], chosen: bool
) -> None:
    (bootstrap.ROOT / "tests" / "packaging").mkdir(parents=True)
    (bootstrap.ROOT / "tests" / "sync").mkdir()
    (bootstrap.ROOT / "tests" / "packaging" / "test_bootstrap.py").touch()
    assert bootstrap.selects(words) is chosen


def commands(
    bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch, words: list[str], *, fast: bool = False
) -> list[list[str]]:
    """The programs that `test` with these words would run, the checks as one word."""
    ran: list[list[str]] = []
    monkeypatch.setattr(bootstrap, "do_check", lambda **_: ran.append(["checks"]) or 0)
    monkeypatch.setattr(bootstrap, "system_packages", lambda *_, **__: ran.append(["installer tools"]))
    monkeypatch.setattr(bootstrap, "run", lambda command, **_: ran.append([*map(str, command)]) or 0)
    assert bootstrap.do_test(words, fast=fast) == 0
    return ran


def test_one_test_runs_alone_without_checks_and_workers(
    bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    [tests] = commands(bootstrap, monkeypatch, ["-k", "merge"])
    assert tests[-3:] == ["-k", "merge", "-n0"]


def test_the_fast_lane_needs_no_installer_tools(
    bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    [tests] = commands(bootstrap, monkeypatch, [], fast=True)
    assert "--fast" in tests and tests[-2:] == ["-n", "2"]


def test_the_whole_suite_comes_with_the_checks(
    bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    *before, tests = commands(bootstrap, monkeypatch, [])
    assert sorted(before) == [["checks"], ["installer tools"]]
    assert "--fast" not in tests and tests[-2:] == ["-n", "3"]


def test_help_says_what_the_fast_lane_leaves_out() -> None:
    shown = subprocess.run(
        [sys.executable, str(SCRIPT), "test", "--help"], capture_output=True, text=True, check=True
    ).stdout
    assert all(word in shown for word in ("--fast", "leaves out", "tests/lanes.py", "checks"))
