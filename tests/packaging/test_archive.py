"""`library.zip`: Python imports from it what it imports from folders, and what needs a file of its own stays one."""

from __future__ import annotations

import json
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from release import archive, runtime, tree

ASKED = """
import json, sys
from importlib.metadata import entry_points, version
from importlib.resources import files
import ours.inner, spread.leaf, single, plain, native
print(json.dumps([
    ours.inner.WHERE, spread.leaf.__file__, single.ONE, files("plain").joinpath("data.txt").read_text(), native.__file__,
    version("plain"), [each.value for each in entry_points(group="plain.things")],
]))
"""


def write(folder: Path, name: str, text: str = "") -> None:
    (folder / name).parent.mkdir(parents=True, exist_ok=True)
    (folder / name).write_text(text)


@pytest.fixture
def program(tmp_path: Path) -> Path:
    """A program's folder as the build for Windows makes it, packed."""
    code, libraries = tmp_path / "code", tmp_path / "lib"
    write(code, "ours/__init__.py")
    write(code, "ours/inner.py", "WHERE = __file__")
    write(code, "ours/icons/one.svg", "<svg/>")
    write(libraries, "plain/__init__.py")
    write(libraries, "plain/data.txt", "read")
    write(libraries, "plain-1.2.dist-info/METADATA", "Metadata-Version: 2.1\nName: plain\nVersion: 1.2\n")
    write(libraries, "plain-1.2.dist-info/entry_points.txt", "[plain.things]\none = plain:one\n")
    write(libraries, "spread/leaf.py", "")
    write(libraries, "lent/__init__.py")
    write(libraries, "single.py", "ONE = 1")
    write(libraries, "native/__init__.py")
    write(libraries, "native/inside/part.pyd", "MZ")
    write(libraries, "beside.pyd", "MZ")
    for folder in (code, libraries):
        subprocess.run(
            [sys.executable, "-m", "compileall", "-q", "--invalidation-mode", "unchecked-hash", folder],
            check=True,
        )
    archive.pack(tmp_path / archive.NAME, code=code, libraries=libraries, sources={"lent"})
    return tmp_path


def test_modules_data_and_what_is_known_of_packages_are_found_in_the_archive(program: Path) -> None:
    path = [str(program / "lib"), str(program / archive.NAME)]
    done = subprocess.run(
        [sys.executable, "-S", "-c", f"import sys; sys.path += {path}\n{ASKED}"],
        capture_output=True, text=True, check=False, cwd=program,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    where, leaf, one, data, native, version, points = json.loads(done.stdout)
    assert where.startswith(str(program / archive.NAME)) and leaf.startswith(str(program / archive.NAME))
    assert (one, data, version, points) == (1, "read", "1.2", ["plain:one"])
    assert native.startswith(str(program / "lib" / "native"))


def test_only_what_needs_a_file_of_its_own_stays_one(program: Path) -> None:
    left = {each.relative_to(program).as_posix() for each in tree.files(program) if each.suffix != ".pyc"}
    assert left == {
        archive.NAME,
        "code/ours/icons/one.svg",
        "lib/beside.pyd",
        "lib/native/__init__.py",
        "lib/native/inside/part.pyd",
    }
    with zipfile.ZipFile(program / archive.NAME) as packed:
        sources = {each for each in packed.namelist() if each.endswith(".py")}
    assert sources == {"lent/__init__.py"}, "what may be replaced, and no other, comes with its source"


def test_a_library_put_into_its_folder_comes_before_the_archive() -> None:
    assert runtime.SEARCH.index("..\\lib") < runtime.SEARCH.index(f"..\\{archive.NAME}")


def test_two_archives_of_the_same_content_are_the_same(program: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(program / archive.NAME) as packed:
        days = {each.date_time for each in packed.infolist()}
        assert [each.filename for each in packed.infolist()] == sorted(packed.namelist())
    assert days == {(2026, 1, 1, 0, 0, 0)}
