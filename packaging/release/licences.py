"""The licences of everything shipped, read from the packages themselves and put into one text."""

from __future__ import annotations

import sys
import sysconfig
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.metadata import Distribution, PackageMetadata, distributions
from pathlib import Path

from release.project import NAME, ROOT, Stop

ALLOWED = (
    "mit", "bsd", "apache", "isc", "psf", "python software foundation", "python-2.0", "zpl", "mpl", "lgpl", "unlicense",
    "public domain",
)  # fmt: skip
"""Words of licences that a closed program may ship under."""
FORBIDDEN = ("agpl", "affero", "gnu general public license v2 (gplv2)", "gpl-3.0-only", "sspl")
LOCK = ROOT / "packaging" / "requirements.txt"
TEXTS = ("licen", "copying", "notice", "authors")


@dataclass(frozen=True, slots=True)
class Part:
    """One package that is shipped."""

    name: str
    version: str
    licence: str
    texts: tuple[str, ...]


def installed(folder: Path) -> tuple[Part, ...]:
    """Every package in a folder of packages. Raises Stop for one whose licence does not allow shipping it."""
    found = (_part(each) for each in distributions(path=[str(folder)]))
    shipped = sorted((each for each in found if each.name != "pip"), key=lambda each: each.name.lower())
    if not shipped:
        raise Stop(f"No packages in {folder}.")
    return _allowed(shipped)


def _allowed(shipped: Sequence[Part]) -> tuple[Part, ...]:
    for each in shipped:
        word = each.licence.lower()
        if any(bad in word and "lgpl" not in word for bad in FORBIDDEN) or not any(
            w in word for w in ALLOWED
        ):
            raise Stop(
                f"{each.name} {each.version} may not be shipped, or does not say so: {each.licence!r}."
            )
    return tuple(shipped)


def _part(package: Distribution) -> Part:
    about = package.metadata
    names = [
        each.removeprefix("License :: ")
        for each in about.get_all("Classifier") or []
        if each.startswith("License")
    ]
    said = (
        _word(about, "License-Expression") or " / ".join(names) or _word(about, "License").partition("\n")[0]
    )
    texts = [
        Path(str(package.locate_file(each))).read_text(encoding="utf-8", errors="replace").strip()
        for each in package.files or []
        if ".dist-info" in str(each) and any(word in each.name.lower() for word in TEXTS)
    ]
    return Part(str(about["Name"]), package.version, said, tuple(texts))


def _word(about: PackageMetadata, name: str) -> str:
    return str(about[name]) if name in about else ""


def document(shipped: Sequence[Part], *, runtime: str) -> str:
    """One text: our own licence, the icons', the runtime's, then each package's."""
    rule = "=" * 100
    sections = [
        (NAME, (ROOT / "LICENSE").read_text(encoding="utf-8")),
        ("Icons (Lucide)", (ROOT / "ui" / "icons" / "LICENSE").read_text(encoding="utf-8")),
    ]
    if runtime:
        sections.append(("Python", runtime))
    sections += [
        (f"{each.name} {each.version} ({each.licence})", "\n\n".join(each.texts) or "No text in the package.")
        for each in shipped
    ]
    return "\n".join(f"{rule}\n{title}\n{rule}\n\n{text.strip()}\n" for title, text in sections)


def environment() -> tuple[Part, ...]:
    """The packages of this environment that the run-time lock names: what a frozen program is made of."""
    locked = {
        line.partition("==")[0].strip().lower()
        for line in LOCK.read_text(encoding="ascii").splitlines()
        if "==" in line
    }
    found = [_part(each) for each in distributions()]
    ours = {each.name: each for each in found if each.name.lower().replace("_", "-") in locked}
    return _allowed(sorted(ours.values(), key=lambda each: each.name.lower()))


def python() -> str:
    """The licence of the Python that runs the build, and is frozen; raises Stop when it cannot be found."""
    release = f"python{sys.version_info[0]}.{sys.version_info[1]}"
    for place in (Path(sys.base_prefix, "lib", release), Path(sysconfig.get_path("stdlib"))):
        if (place / "LICENSE.txt").exists():
            return (place / "LICENSE.txt").read_text(encoding="utf-8", errors="replace")
    debian = Path("/usr/share/doc", release, "copyright")
    if debian.exists():
        return debian.read_text(encoding="utf-8", errors="replace")
    raise Stop("The licence of this Python was not found; it has to be shipped.")
