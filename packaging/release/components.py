"""What is shipped beside the wheels: Python with its OpenSSL and SQLite, Qt, ICU, Microsoft's libraries, MinGW-w64's."""

from __future__ import annotations

import re
import ssl
import sys
from collections.abc import Sequence
from importlib.metadata import distribution
from pathlib import Path

from app.diagnostics import library_age
from app.diagnostics.licences import qt_sources
from release import notices, tree
from release.licences import OF_QT, Part
from release.project import Stop

SQLITE = "blessing"
"""SQLite's SPDX id: public domain, with a blessing in the place of a licence."""
STARTER = "GPL-2.0-or-later WITH Bootloader-exception"
ICU = "Unicode-DFS-2016"
MICROSOFT = "LicenseRef-Microsoft-Visual-Cpp-Redistributable"
MICROSOFT_TEXT = (
    "Microsoft Visual C++ runtime libraries, (c) Microsoft Corporation, passed on unchanged as the distributable code of"
    " Visual Studio that they are: with Python and with Qt, and for use with this program only."
)
MINGW = "ZPL-2.1 AND SMLNJ"
IN_PYTHON = (("expat", "MIT"), ("HACL*", "MIT"), ("libmpdec", "BSD-2-Clause"), ("mimalloc", "MIT"))
"""What Python's own sources contain of others' libraries; their texts are in `notices.of_python`."""
FROM_THE_SYSTEM = "Of the system; this is the version that the program was built with."
INSIDE = "Brought by the Python that was frozen."


def frozen(files: Sequence[Path], shipped: Sequence[Part]) -> tuple[Part, ...]:
    """The parts of a frozen program: the Python that runs this build, and Qt and ICU among its `files`."""
    import sqlite3

    version = sys.version.split()[0]
    library = next((each for each in files if each.name.startswith("libpython")), None)
    openssl = re.sub(r"OpenSSL (\S+).*", r"\1", ssl.OPENSSL_VERSION)
    beside = [
        _python(version, library),
        _library("OpenSSL", openssl, "Apache-2.0", "libcrypto", files),
        _library("SQLite", sqlite3.sqlite_version, SQLITE, "libsqlite3", files),
    ]  # fmt: skip
    beside.append(_starter())
    icu = sorted((each for each in files if each.name.startswith("libicu")), key=lambda each: each.name)
    if icu:
        number = icu[0].name.rpartition(".")[2]
        text = notices.text_of("ICU")
        beside.append(
            Part("ICU", number, ICU, (text,), sha256=tree.digest(icu[0]), purl=_purl("icu", number))
        )
    return (*beside, *_qt(shipped, files, "libQt6Core"))


def _python(version: str, file: Path | None) -> Part:
    inside = tuple(Part(name, "", licence, ()) for name, licence in IN_PYTHON)
    return Part(
        "CPython", version, "Python-2.0.1", (), sha256=tree.digest(file) if file else "", inside=inside,
        purl=_purl("cpython", version),
    )  # fmt: skip


def _library(name: str, version: str, licence: str, file: str, files: Sequence[Path]) -> Part:
    """One of Python's libraries: depended on, or shipped with the text of its licence, as a file or inside Python."""
    if name in library_age.kept_by_the_system():
        return Part(name, version, licence, (), purl=_purl(name, version), note=FROM_THE_SYSTEM)
    found = next((each for each in files if each.name.startswith(file)), None)
    return Part(
        name,
        version,
        licence,
        () if licence == SQLITE else (notices.text_of(licence),),
        sha256=tree.digest(found) if found else "",
        purl=_purl(name, version),
        note=INSIDE,
    )


def windows(runtime: Path, libraries: Path, shipped: Sequence[Part]) -> tuple[Part, ...]:
    """The parts of the folder for Windows; the files themselves say their versions."""
    files = [*tree.files(runtime), *tree.files(libraries)]
    python = next((each for each in files if re.fullmatch(r"python3\d+\.dll", each.name)), None)
    beside = [_python(file_version(python), python)] if python is not None else []
    for name, licence, pattern in (
        ("OpenSSL", "Apache-2.0", r"libcrypto-.*\.dll"),
        ("SQLite", SQLITE, r"sqlite3\.dll"),
        ("libffi", "MIT", r"libffi-.*\.dll"),
    ):
        found = next((each for each in files if re.fullmatch(pattern, each.name)), None)
        if found is not None:
            version = file_version(found)
            beside.append(
                Part(name, version, licence, (), sha256=tree.digest(found), purl=_purl(name, version))
            )
    microsoft = {each.name: each for each in files if re.match(r"(msvcp|vcruntime|concrt)\d+", each.name)}
    if microsoft:
        first = microsoft[min(microsoft)]
        beside.append(
            Part(
                "Microsoft Visual C++ runtime", file_version(first), MICROSOFT, (MICROSOFT_TEXT,), sha256=tree.digest(first)
            )
        )  # fmt: skip
    beside.append(
        Part("MinGW-w64 runtime", "", MINGW, (notices.of_mingw(),), note="Linked into the launchers.")
    )
    return (*beside, *_qt(shipped, files, "Qt6Core"))


def file_version(path: Path) -> str:
    """The version of its product that a Windows file names, empty when it names none."""
    import pefile

    with pefile.PE(str(path), fast_load=True) as image:
        image.parse_data_directories(directories=[pefile.DIRECTORY_ENTRY["IMAGE_DIRECTORY_ENTRY_RESOURCE"]])
        for block in (each for info in getattr(image, "FileInfo", []) for each in info):
            for table in getattr(block, "StringTable", []):
                said = table.entries.get(b"ProductVersion", b"").decode("utf-8", "replace").strip()
                if said:
                    return str(said)
    return ""


def _starter() -> Part:
    """The small program that PyInstaller puts before a frozen one; its exception lets it be part of any program."""
    package = distribution("pyinstaller")
    texts = [
        Path(str(package.locate_file(each))).read_text(encoding="utf-8").strip()
        for each in package.files or ()
        if ".dist-info" in str(each) and "COPYING" in each.name
    ]
    if not texts or "exception" not in texts[0].lower():
        raise Stop("PyInstaller's licence was not found, or has no exception for its starter any more.")
    return Part(
        "PyInstaller starter",
        package.version,
        STARTER,
        tuple(texts),
        purl=f"pkg:pypi/pyinstaller@{package.version}",
    )


def _qt(shipped: Sequence[Part], files: Sequence[Path], core: str) -> list[Part]:
    version = next((each.version for each in shipped if each.name in OF_QT), None)
    if version is None:
        return []
    found = next((each for each in files if each.name.startswith(core) and not each.is_symlink()), None)
    inside = tuple(
        Part(each.name, each.version, each.licence, (), note=each.usage)
        for each in notices.for_version(version).found
    )
    return [
        Part(
            "Qt", version, notices.GNU[0], (), sha256=tree.digest(found) if found else "", inside=inside,
            purl=_purl("qt", version), note=f"Sources: {qt_sources(version)[0]}",
        )
    ]  # fmt: skip


def _purl(name: str, version: str) -> str:
    return f"pkg:generic/{name.lower()}" + (f"@{version}" if version else "")
