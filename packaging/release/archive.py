"""`library.zip`: every module that needs no file of its own, in one file, so that installing and removing take seconds.

Python imports from it as from a folder. It is not packed: Setup.exe is, and what is not packed starts sooner. Packages
with libraries of Windows in them stay folders, as do the files that the program itself reads. `program/lib` is searched
before the archive: whoever wants another version of a library puts its folder there.
"""

from __future__ import annotations

import shutil
import zipfile
from collections.abc import Collection, Iterator
from datetime import UTC, datetime
from pathlib import Path

from release import tree
from release.project import EPOCH

NAME = "library.zip"
NATIVE = frozenset({".pyd", ".dll"})
BYTE_CODE = "__pycache__"


def pack(target: Path, *, code: Path, libraries: Path, sources: Collection[str]) -> None:
    """Move the compiled modules of `code`, and the packages of `libraries` that can be, into a new archive `target`.

    Byte code alone: each entry costs time at every start. The sources go along of packages in `sources`, by their names
    in `libraries`; the others' are deleted.
    """
    moved = [*_named([each for each in tree.files(code) if each.suffix == ".pyc"], code)]
    for each in sorted(libraries.iterdir()):
        inside = [*tree.files(each)] if each.is_dir() else [each]
        if each.name != BYTE_CODE and not any(file.suffix in NATIVE for file in inside):
            moved += [
                (name, file)
                for name, file in _named(inside, libraries)
                if file.suffix != ".py" or each.name in sources
            ]
    for each in tree.files(libraries / BYTE_CODE):  # of modules that are no packages
        moved.append((_name(each, libraries), each))
    _write(target, dict(moved))
    for _, file in moved:
        file.unlink()
    for each in tree.files(code):
        if each.suffix == ".py":
            each.unlink()
    for each in sorted(libraries.iterdir()):
        if each.is_dir() and not any(file.suffix in NATIVE for file in tree.files(each)):
            shutil.rmtree(each)
        elif each.suffix == ".py":
            each.unlink()
    tree.drop(code)


def _named(files: Collection[Path], top: Path) -> Iterator[tuple[str, Path]]:
    return ((_name(each, top), each) for each in files)


def _name(file: Path, top: Path) -> str:
    """What a file is called in the archive, where byte code lies beside its source and names no Python."""
    place = file.relative_to(top)
    if file.suffix == ".pyc":
        place = place.parent.parent / f"{file.name.partition('.')[0]}.pyc"
    return place.as_posix()


def _write(target: Path, content: dict[str, Path]) -> None:
    day = datetime.fromtimestamp(EPOCH, UTC).timetuple()[:6]
    folders = {f"{parent.as_posix()}/" for name in content for parent in [*Path(name).parents][:-1]}
    with zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as archive:
        # a package without a module of its own is found by the entry of its folder
        for name in sorted({*content, *(each for each in folders if f"{each}__init__.pyc" not in content)}):
            entry = zipfile.ZipInfo(name, day)
            entry.external_attr = (0o40755 if name.endswith("/") else 0o100644) << 16
            archive.writestr(entry, b"" if name.endswith("/") else content[name].read_bytes())
