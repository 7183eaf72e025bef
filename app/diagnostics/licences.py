"""Licences of everything shipped: from the installer's own list, or from the packages.

An installer writes one text of all licences (`packaging/release/licences.py`) beside the program; a checkout and an
installed wheel have the packages with their texts.
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FILE = "LICENCES.txt"
PROGRAM = "Counterfoil"
ICONS = "Icons (Lucide)"
NOT_SHIPPED = frozenset({"pip"})
"""Dependencies of libraries that are not shipped."""
QT_SOURCES = (
    "https://download.qt.io/archive/qt/{minor}/{version}/single/qt-everywhere-src-{version}.tar.xz",
    (
        "https://download.qt.io/official_releases/QtForPython/pyside6/PySide6-{version}-src/"
        "pyside-setup-everywhere-src-{version}.tar.xz"
    ),
)
"""Where the sources of a version of Qt and of PySide lie; both have the same number."""
_OF_QT = frozenset({"PySide6_Essentials", "shiboken6"})
"""Packages whose wheels carry no text; a checkout has it in `packaging/licences`."""
_GNU = ("LGPL-3.0-only.txt", "GPL-3.0-only.txt")
_RULE = "=" * 100
_TITLE = re.compile(
    r"(?P<name>.+?)(?: (?P<version>\d[\w.+-]*))?(?: \((?P<licence>[^()]*(?:\([^()]*\))?[^()]*)\))?$"
)
_NAME = re.compile(r"[A-Za-z0-9._-]+")
_TEXTS = ("licen", "copying", "notice")


@dataclass(frozen=True, slots=True)
class Part:
    """A shipped component with its licence."""

    name: str
    version: str
    licence: str
    text: str


def qt_sources(version: str) -> tuple[str, str]:
    """Where Qt's and PySide's sources of a version can be had."""
    qt, pyside = (each.format(version=version, minor=version.rpartition(".")[0]) for each in QT_SOURCES)
    return qt, pyside


def parts(installed: Path | None = None) -> tuple[Part, ...]:
    """The program, its icons, and every library; `installed` is the text an installer left, looked for by default."""
    file = installed if installed is not None else _installed()
    return tuple(_read(file.read_text("utf-8", errors="replace")) if file is not None else _found())


def _installed() -> Path | None:
    """Beside the program, on macOS among its resources."""
    here = Path(sys.executable).resolve().parent
    candidates = [here / FILE, here.parent / "Resources" / FILE, *(each / FILE for each in ROOT.parents[:2])]
    return next((each for each in candidates if each.is_file()), None)


def _read(text: str) -> Iterator[Part]:
    lines = text.splitlines()
    starts = [
        at for at in range(len(lines) - 2) if lines[at] == _RULE and lines[at + 2] == _RULE and lines[at + 1]
    ]
    for start, end in zip(starts, [*starts[1:], len(lines)], strict=True):
        said = _TITLE.match(lines[start + 1])
        body = "\n".join(lines[start + 3 : end]).strip()
        if said is not None:
            if said["version"] is None:
                yield Part(lines[start + 1], "", _first_line(body), body)
            else:
                yield Part(said["name"], said["version"], said["licence"] or "", body)


def _first_line(text: str) -> str:
    return text.partition("\n")[0].strip()


def _found() -> Iterator[Part]:
    own = _own()
    yield Part(PROGRAM, "", _first_line(own), own)
    icons = (ROOT / "ui" / "icons" / "LICENSE").read_text("utf-8")
    yield Part(ICONS, "", _first_line(icons), icons)
    for each in sorted(_closure(), key=lambda each: str(each.metadata["Name"]).lower()):
        yield Part(str(each.metadata["Name"]), each.version, _licence(each), _text(each))


def _own() -> str:
    """The program's licence, which a checkout has at its top and a wheel beside its metadata."""
    if (ROOT / "LICENSE").is_file():
        return (ROOT / "LICENSE").read_text("utf-8")
    files = distribution("counterfoil").files or ()
    return next(each.read_text("utf-8") for each in files if each.as_posix().endswith("/licenses/LICENSE"))


def _needed() -> list[str]:
    """Names of the program's direct dependencies."""
    project = ROOT / "pyproject.toml"
    if project.is_file():
        asked = tomllib.loads(project.read_text("utf-8"))["project"]["dependencies"]
    else:
        asked = distribution("counterfoil").requires or []
    return [found[0] for each in asked if (found := _NAME.match(each))]


def _closure() -> list[Distribution]:
    found: dict[str, Distribution] = {}
    waiting = _needed()
    while waiting:
        name = waiting.pop()
        key = name.lower().replace("_", "-").replace(".", "-")
        if key in found or key in NOT_SHIPPED:
            continue
        try:
            found[key] = distribution(name)
        except PackageNotFoundError:
            # For another system, or an extra that is not installed.
            continue
        waiting += [
            match[0]
            for each in found[key].requires or ()
            if "extra ==" not in each and (match := _NAME.match(each))
        ]
    return list(found.values())


def _licence(package: Distribution) -> str:
    about = package.metadata
    named = [
        each.rpartition(" :: ")[2]
        for each in about.get_all("Classifier") or ()
        if each.startswith("License ::")
    ]
    said = {name: str(about[name]) for name in ("License-Expression", "License") if name in about}
    return said.get("License-Expression") or " / ".join(named) or _first_line(said.get("License", ""))


def _text(package: Distribution) -> str:
    texts = [
        each.read_text("utf-8")
        for each in package.files or ()
        if ".dist-info" in str(each) and any(word in each.name.lower() for word in _TEXTS)
    ]
    if package.metadata["Name"] in _OF_QT:
        kept = ROOT / "packaging" / "licences"
        texts += [(kept / each).read_text("utf-8") for each in _GNU if (kept / each).is_file()]
    return "\n\n".join(texts)
