"""The Windows Python that is shipped: the vendor's embeddable distribution, checked, and told where our code lies.

A rehearsal takes it out of a source package of the Python index, pinned by hash (`windows/runtime.json`); a release
names the vendor's own archive and its hash on the command line.
"""

from __future__ import annotations

import hashlib
import io
import json
import re
import sys
import tarfile
import zipfile
from dataclasses import dataclass
from datetime import date
from pathlib import Path, PurePosixPath

from app.diagnostics import library_age
from release import archive
from release.project import BUILD, PACKAGING, SHIPPED, Stop, run

PIN = PACKAGING / "windows" / "runtime.json"
UNUSED = ("python.cat", "_msi.pyd", "winsound.pyd", "python3._pth", "_elementtree.pyd")
SEARCH = ("{zip}", ".", "..\\code", "..\\lib", f"..\\{archive.NAME}")
"""Where the shipped Python looks for modules, and nowhere else: no environment variable, no registry."""


@dataclass(frozen=True, slots=True)
class Source:
    """Where the runtime comes from: an archive of a person's, or None for the pinned package."""

    archive: Path | None = None
    sha256: str | None = None


def unpack(source: Source, target: Path) -> str:
    """Put the runtime into `target`; the answer names what it is. Raises Stop when the bytes are not those expected."""
    content, name = _vendors(source) if source.archive is not None else _pinned()
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        members = {PurePosixPath(each).name: each for each in archive.namelist() if not each.endswith("/")}
        library = next(
            (each for each in members if each.startswith("python3") and each.endswith(".zip")), None
        )
        wanted = f"python{SHIPPED[0]}{SHIPPED[1]}"
        if library is None or f"{wanted}.dll" not in members:
            raise Stop(f"{name} is no embeddable Python {SHIPPED[0]}.{SHIPPED[1]} for Windows.")
        target.mkdir(parents=True)
        for short, member in sorted(members.items()):
            if short not in UNUSED and not short.endswith("._pth"):
                (target / short).write_bytes(archive.read(member))
    lines = [each.format(zip=library) for each in SEARCH]
    (target / f"{wanted}._pth").write_bytes("".join(f"{line}\r\n" for line in lines).encode("ascii"))
    return name


def check_age(folder: Path, today: date) -> None:
    """Raise Stop when OpenSSL or SQLite of an unpacked runtime are older than a year: no shop should start with those."""
    crypto = next(folder.glob("libcrypto-*.dll")).read_bytes()
    sqlite = (folder / "sqlite3.dll").read_bytes()
    openssl = re.search(rb"OpenSSL \d\S* \d{1,2} [A-Z][a-z]{2} \d{4}", crypto)
    made = re.search(rb"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d [0-9a-f]{40}", sqlite)
    days = {
        "OpenSSL": library_age.openssl_day(openssl[0].decode()) if openssl else None,
        "SQLite": library_age.sqlite_day(made[0].decode()) if made else None,
    }
    if unknown := [name for name, day in days.items() if day is None]:
        raise Stop(f"{' and '.join(unknown)} of this runtime do not say of which day they are.")
    if old := library_age.outdated(days, today):
        said = ", ".join(f"{name} of {days[name]}" for name in old)
        raise Stop(f"{said}: older than a year. A release takes a newer runtime (--runtime).")


def _vendors(source: Source) -> tuple[bytes, str]:
    assert source.archive is not None
    try:
        content = source.archive.read_bytes()
    except OSError as error:
        raise Stop(f"{source.archive}: {error.strerror}") from None
    _check(content, source.sha256 or "", source.archive.name)
    return content, source.archive.name


def _pinned() -> tuple[bytes, str]:
    """The embeddable distribution inside the pinned source package, fetched once."""
    pin = json.loads(PIN.read_text(encoding="utf-8"))
    folder = BUILD / "fetched"
    package = folder / pin["file"]
    if not package.exists():
        folder.mkdir(parents=True, exist_ok=True)
        wish = folder / "runtime.txt"
        wish.write_text(f"{pin['package']} --hash=sha256:{pin['sha256']}\n", encoding="ascii")
        run(
            [
                sys.executable, "-m", "pip", "download", "-q", "--disable-pip-version-check", "--no-deps",
                "--no-binary", ":all:", "--require-hashes", "-r", wish, "-d", folder,
            ]
        )  # fmt: skip
    content = package.read_bytes()
    _check(content, pin["sha256"], pin["file"])
    with tarfile.open(fileobj=io.BytesIO(content)) as archive:
        member = archive.extractfile(pin["member"])
        if member is None:
            raise Stop(f"{pin['file']} has no {pin['member']}.")
        return member.read(), f"CPython {pin['python']} ({pin['package']})"


def _check(content: bytes, expected: str, name: str) -> None:
    found = hashlib.sha256(content).hexdigest()
    if found != expected.lower():
        raise Stop(f"{name} is not the file expected: its SHA-256 is {found}.")
