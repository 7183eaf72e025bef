"""Files replaced and read while somebody has them open: run on Windows, too (`tests/packaging/test_windows_python.py`)."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from app.paths import write_whole
from storage.database.busy_files import read_text, replace_file
from storage.errors import FolderNotWritable

WINDOWS = os.name == "nt"


@pytest.fixture
def files(tmp_path: Path) -> tuple[Path, Path]:
    source, target = tmp_path / "new", tmp_path / "seen.json"
    source.write_text("new")
    target.write_text("old")
    return source, target


@pytest.mark.parametrize("which", [0, 1], ids=["the new file", "the old file"])
def test_F135_a_file_that_is_open_for_a_moment_is_replaced(files: tuple[Path, Path], which: int) -> None:
    with files[which].open("rb") as scanned:
        closing = threading.Timer(0.3, scanned.close)
        closing.start()
        replace_file(*files)
        closing.join()
    assert files[1].read_text() == "new" and not files[0].exists()


def test_F135_a_file_that_stays_open_is_refused_by_windows_alone(files: tuple[Path, Path]) -> None:
    with files[1].open("rb"):
        if WINDOWS:
            with pytest.raises(PermissionError):
                replace_file(*files, seconds=0.2)
        else:
            replace_file(*files, seconds=0.0)
    assert files[0].exists() == WINDOWS and files[1].read_text() == ("old" if WINDOWS else "new")


def test_F135_a_file_is_replaced_while_another_thread_reads_it_again_and_again(tmp_path: Path) -> None:
    path, over = tmp_path / "seen.json", threading.Event()
    write_whole(path, b"0" * 20_000)
    torn: list[str] = []

    def read() -> None:
        while not over.is_set():
            content = read_text(path)
            if len(set(content)) != 1 or len(content) != 20_000:
                torn.append(content)
            over.wait(0.001)

    reader = threading.Thread(target=read)
    reader.start()
    try:
        for number in range(60):
            write_whole(path, b"%d" % (number % 10) * 20_000)
    finally:
        over.set()
        reader.join()
    assert torn == [] and [each.name for each in tmp_path.iterdir()] == ["seen.json"]


@pytest.mark.parametrize(("system", "attempts"), [("nt", 4), ("posix", 1)])
def test_F135_only_windows_is_asked_again(
    files: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch, system: str, attempts: int
) -> None:
    monkeypatch.setattr("storage.database.busy_files.os", type("System", (), {"name": system}))
    for method, call in (
        ("replace", lambda: replace_file(*files)),
        ("read_text", lambda: read_text(files[1])),
    ):
        asked = _refusing(monkeypatch, method, times=3)
        if system == "nt":
            call()
        else:
            with pytest.raises(PermissionError):
                call()
        assert len(asked) == attempts


def test_F135_a_right_that_is_missing_is_said_after_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _refusing(monkeypatch, "replace", times=1_000_000)
    monkeypatch.setattr("storage.database.busy_files.os", type("System", (), {"name": "nt"}))
    monkeypatch.setattr(
        "app.paths.replace_file", lambda source, target: replace_file(source, target, seconds=0.1)
    )
    with pytest.raises(FolderNotWritable):
        write_whole(tmp_path / "seen.json", b"new")
    assert list(tmp_path.iterdir()) == []


def _refusing(monkeypatch: pytest.MonkeyPatch, method: str, *, times: int) -> list[Path]:
    """Let the system refuse so many calls of a method of `Path`; the list of those that were made."""
    asked: list[Path] = []
    real: Callable[..., object] = getattr(Path, method)

    def call(path: Path, *words: object) -> object:
        asked.append(path)
        if len(asked) <= times:
            raise PermissionError(13, "Access denied")
        return real(path, *words)

    monkeypatch.setattr(Path, method, call)
    return asked
