"""Licence texts that no wheel carries: the GNU licences of Qt and PySide, and what Qt itself contains of others.

`packaging/licences` has them: a text for each SPDX id, ICU's, the page of Python's documentation on what Python contains
of others, MinGW-w64's notices, and `qt.json`, which `build.py notices` makes anew from Qt's sources when the pinned Qt changes.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any

from app.diagnostics.licences import qt_sources
from release.project import PACKAGING, SHIPPED, Stop

FOLDER = PACKAGING / "licences"
QT = FOLDER / "qt.json"
MODULES = ("qtcore", "qtgui", "qtnetwork", "qtdbus", "qtwidgets", "qtprintsupport", "qtsvg")
"""The modules of Qt that are shipped, as Qt's own lists name them."""
ELSEWHERE = re.compile(r"Android|WebAssembly|build system|Qt Test", re.IGNORECASE)
"""Uses that no file shipped has."""
GNU = ("LGPL-3.0-only", "GPL-3.0-only")
"""Qt and PySide are used under the first, which the second is a part of."""

HACL = "Copyright (c) INRIA, Microsoft Corporation, and the contributors of HACL*: hash functions."
"""Not on the page of Python's documentation."""


@dataclass(frozen=True, slots=True)
class Notice:
    """Something of somebody else's inside Qt."""

    name: str
    version: str
    licence: str
    """An SPDX expression."""
    usage: str
    homepage: str
    copyright: str
    text: str


@dataclass(frozen=True, slots=True)
class Notices:
    """What one version of Qt says about itself."""

    qt: str
    found: tuple[Notice, ...]


def text_of(identifier: str) -> str:
    """The text of a licence by its SPDX id; raises Stop for one that `packaging/licences` does not have."""
    try:
        return (FOLDER / f"{identifier}.txt").read_text(encoding="utf-8").strip()
    except OSError:
        raise Stop(f"packaging/licences has no text of {identifier}.") from None


def of_python() -> str:
    """What Python itself contains of others, by the page of its documentation; raises Stop for a Python that none is kept of."""
    version = ".".join(map(str, SHIPPED))
    try:
        page = (FOLDER / f"python{version}.rst").read_text(encoding="utf-8")
    except OSError:
        raise Stop(
            f"packaging/licences has no page of what Python {version} contains of others: it is the second half of"
            " Doc/license.rst in its sources."
        ) from None
    return f"{page.strip()}\n\n\nHACL*\n-----\n\n{HACL}\n\n{text_of('MIT')}"


def of_mingw() -> str:
    """The notices that MinGW-w64 asks for of every program that is linked with its runtime."""
    return (FOLDER / "mingw-w64.rst").read_text(encoding="utf-8").strip()


def gnu_texts() -> tuple[str, ...]:
    """The LGPL, and the GPL that it refers to."""
    return tuple(text_of(each) for each in GNU)


@cache
def qt() -> Notices:
    """The notices kept in the repository."""
    said = json.loads(QT.read_text(encoding="utf-8"))
    return Notices(said["qt"], tuple(Notice(**each) for each in said["notices"]))


def for_version(version: str) -> Notices:
    """The notices for an installed Qt; raises Stop when those kept are of another minor version."""
    kept = qt()
    if kept.qt.split(".")[:2] != version.split(".")[:2]:
        raise Stop(
            f"packaging/licences/qt.json is of Qt {kept.qt}, and Qt {version} is shipped. Fetch its sources, then run:"
            " python3 packaging/build.py notices FOLDER"
        )
    return kept


def document(version: str) -> str:
    """What stands in the licences' text about Qt: addresses of the sources, then each notice with its text."""
    kept = for_version(version)
    lines = [
        f"Qt {version} and PySide {version} are used under the GNU Lesser General Public License, version 3.",
        "They are libraries of their own, which you may replace by other builds of the same version.",
        "You may take them apart and change them for your own use, and look into how that works. Their sources:",
        *(f"  {each}" for each in qt_sources(version)),
        "",
        f"Qt contains work of others. Its sources ({kept.qt}) name it as follows.",
    ]
    said: dict[str, str] = {}
    for each in kept.found:
        lines += ["", "-" * 80, f"{each.name} {each.version}".strip(), f"Licence: {each.licence}"]
        lines += [line for line in (each.usage, each.homepage, each.copyright) if line]
        if each.text in said:
            lines.append(f"The text is the same as that of {said[each.text]}.")
        else:
            said[each.text] = each.name
            lines += ["", each.text]
    return "\n".join(lines)


# made anew from Qt's sources


def make(folders: Sequence[Path]) -> Path:
    """Write `qt.json` from unpacked sources of Qt; the first folder's name says the version. Raises Stop."""
    version = re.search(r"\d+\.\d+\.\d+", folders[0].name)
    if version is None:
        raise Stop(f"{folders[0].name} does not say which Qt it is, as qtbase-everywhere-src-6.11.2 does.")
    found = {
        each.name: each
        for folder in folders
        for file in sorted(folder.rglob("qt_attribution.json"))
        for each in _read(file, folders[0])
    }
    if not found:
        raise Stop(f"No qt_attribution.json in {folders[0]}.")
    listed = [asdict(found[name]) for name in sorted(found, key=str.lower)]
    QT.write_text(
        json.dumps({"qt": version[0], "notices": listed}, indent=1, ensure_ascii=False) + "\n",
        encoding="utf-8",
    )
    return QT


def _read(file: Path, sources: Path) -> Iterator[Notice]:
    said = json.loads(file.read_text(encoding="utf-8"), strict=False)
    for each in said if isinstance(said, list) else [said]:
        usage = _line(each.get("QtUsage", ""))
        parts = each.get("QtParts", ["libs"])
        if each["QDocModule"] in MODULES and "libs" in parts and not ELSEWHERE.search(usage):
            yield Notice(
                name=each["Name"],
                version=each.get("Version", ""),
                licence=each["LicenseId"],
                usage=usage,
                homepage=each.get("Homepage", ""),
                copyright=_lines(each.get("Copyright", "")),
                text=_text(each, file.parent, sources),
            )


def _text(said: dict[str, Any], folder: Path, sources: Path) -> str:
    """The licence files that an entry names, or else the texts of its ids."""
    named = said.get("LicenseFiles") or said.get("LicenseFile") or []
    files = [folder / each for each in ([named] if isinstance(named, str) else named)]
    if not files:
        ids = sorted(set(re.findall(r"[\w.-]+", said["LicenseId"])) - {"AND", "OR", "WITH"})
        files = [sources / "LICENSES" / f"{each}.txt" for each in ids]
    try:
        texts = [each.read_text(encoding="utf-8", errors="replace") for each in files]
    except OSError as error:
        raise Stop(f"{said['Name']}: {error.strerror}: {os.fspath(error.filename)}") from None
    return "\n\n".join("\n".join(line.rstrip() for line in each.strip().splitlines()) for each in texts)


def _line(text: str) -> str:
    return " ".join(text.split())


def _lines(said: str | list[str]) -> str:
    return "\n".join(_line(each) for each in (said.splitlines() if isinstance(said, str) else said))
