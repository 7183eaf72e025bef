"""Folders of files as they are shipped: copied, compiled, dated alike, counted and hashed."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import translations

from release.project import EPOCH, PACKAGES, ROOT, SHIPPED, Stamp, Stop, run

VERSION_FILE = "app/version.py"
"""Tells the running program its version."""
RELEASE_FILE = "app/release.json"
"""Tells it where newer ones lie."""
REHEARSAL = "{}\n"
"""What it says in a rehearsal: nothing, and the window says so."""


def files(folder: Path) -> Iterator[Path]:
    """Every file below, in an order that does not depend on the disk."""
    yield from sorted(each for each in folder.rglob("*") if each.is_file())


def copy_program(target: Path, stamp: Stamp) -> None:
    """Put the program's packages below `target`, stamped: sources, icons, web pages and compiled translations, not what
    translators work with.
    """
    for package in PACKAGES:
        for source in files(ROOT / package):
            if "__pycache__" in source.parts or source.suffix in (".pyc", ".ts", ".qm", ".md", ".toml"):
                continue
            copied = target / source.relative_to(ROOT)
            copied.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, copied)
    said = target / VERSION_FILE
    text, found = re.subn(
        r'(?m)^VERSION = ".*"$', f'VERSION = "{stamp.version}"', said.read_text(encoding="utf-8")
    )
    if found != 1:
        raise Stop(f"{VERSION_FILE} does not say the version in one line.")
    said.write_text(text, encoding="utf-8")
    (target / RELEASE_FILE).write_text(stamp.release or REHEARSAL, encoding="utf-8")
    translations.compile_all(target / "ui" / "i18n")


def compile_all(folder: Path) -> None:
    """Byte code beside every source, never checked against it: a run leaves nothing new in the program's folder.

    It is done by a Python of the version that is shipped, `SHIPPED`, as no other writes what that one reads. Raises Stop
    where there is none, and for a source that does not compile.
    """
    run(
        [
            compiler(), "-I", "-m", "compileall", "-q", "-f", "-s", folder,
            "--invalidation-mode", "unchecked-hash", folder,
        ]
    )  # fmt: skip


@cache
def compiler() -> Path:
    """A Python of the version that is shipped; raises Stop."""
    found = python_of(SHIPPED)
    if found is None:
        wanted = ".".join(map(str, SHIPPED))
        raise Stop(
            f"Python {wanted} is shipped, and compiles what is shipped: install it, or run the build with it."
        )
    return found


def python_of(version: tuple[int, int]) -> Path | None:
    """A Python of this version: this one, one on the PATH, or one that pyenv installed."""
    wanted = ".".join(map(str, version))
    if sys.version_info[:2] == version:
        return Path(sys.executable)
    pyenv = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv") / "versions"
    named = shutil.which(f"python{wanted}")
    found = [Path(named)] if named else []
    for each in (*found, *sorted(pyenv.glob(f"{wanted}.*/bin/python{wanted}"))):
        asked = [str(each), "-I", "-c", "import sys; print(*sys.version_info[:2], sep='.')"]
        said = subprocess.run(asked, capture_output=True, text=True, check=False)
        if said.returncode == 0 and said.stdout.strip() == wanted:
            return each
    return None


def drop(folder: Path, *patterns: str) -> None:
    """Remove what matches, and folders that are empty then."""
    for pattern in patterns:
        for each in sorted(folder.glob(pattern), reverse=True):
            if each.is_dir():
                shutil.rmtree(each)
            elif each.exists():
                each.unlink()
    for each in sorted((each for each in folder.rglob("*") if each.is_dir()), reverse=True):
        if not any(each.iterdir()):
            each.rmdir()


def date_alike(folder: Path) -> None:
    """Give every file and folder the same date and the usual rights, so that archives of the same content are the same bytes."""
    for each in [*folder.rglob("*"), folder]:
        if not each.is_symlink():
            each.chmod(0o755 if each.is_dir() or each.stat().st_mode & 0o100 else 0o644)
        os.utime(each, (EPOCH, EPOCH), follow_symlinks=False)


def size(folder: Path) -> int:
    """Bytes of all files, each counted once."""
    return sum(each.stat().st_size for each in files(folder) if not each.is_symlink())


def digest(path: Path) -> str:
    """SHA-256 of a file; of a folder, of its files' names and contents."""
    total = hashlib.sha256()
    if path.is_file():
        total.update(path.read_bytes())
        return total.hexdigest()
    for each in files(path):
        total.update(f"{each.relative_to(path).as_posix()}\n".encode())
        total.update(hashlib.sha256(each.read_bytes()).digest())
    return total.hexdigest()
