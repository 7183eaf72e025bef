"""The licences of everything shipped, read from the packages themselves and put into one text.

What is shipped must say under which licence, have that licence's text, and no text that forbids to ship it.
"""

from __future__ import annotations

import json
import re
import sys
import sysconfig
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from importlib.metadata import Distribution, PackageMetadata, distributions
from pathlib import Path, PurePosixPath
from typing import Any

from release import lock, notices, spdx
from release.project import NAME, ROOT, Stop

LOCK = ROOT / "packaging" / "requirements.txt"
TEXTS = ("licen", "copying", "notice", "authors")
OF_QT = frozenset({"PySide6_Essentials", "shiboken6"})
"""Packages whose wheels carry no text; `packaging/licences` has it."""
NOT_SHIPPED = frozenset({"pip"})
"""Asked for by sqlite-utils; the program does not use it."""


@dataclass(frozen=True, slots=True)
class Part:
    """One package that is shipped."""

    name: str
    version: str
    licence: str
    """An SPDX expression."""
    texts: tuple[str, ...]
    sha256: str = ""
    """Of the wheel, as the lock has it; of a crate: its archive; of what lies beside the wheels: its library."""
    inside: tuple[Part, ...] = ()
    """What was compiled into it: crates of Rust, OpenSSL."""
    purl: str = ""
    authors: str = ""
    note: str = ""


def installed(folder: Path) -> tuple[Part, ...]:
    """Every package in a folder of packages. Raises Stop for one whose licence does not allow shipping it."""
    shipped = _sorted(_part(each) for each in distributions(path=[str(folder)]))
    if not shipped:
        raise Stop(f"No packages in {folder}.")
    return shipped


def environment() -> tuple[Part, ...]:
    """The packages of this environment that the run-time lock names: what a frozen program is made of."""
    locked = {
        line.partition("==")[0].strip().lower()
        for line in LOCK.read_text(encoding="ascii").splitlines()
        if "==" in line
    }
    found = (each for each in distributions() if lock.plain(each.metadata["Name"]) in locked)
    return _sorted(_part(each) for each in found)


def _sorted(found: Iterable[Part]) -> tuple[Part, ...]:
    ours = {each.name: each for each in found if each.name not in NOT_SHIPPED}
    for each in ours.values():
        check(each)
        for inner in each.inside:
            check(inner)
    return tuple(sorted(ours.values(), key=lambda each: each.name.lower()))


def check(part: Part) -> None:
    """Raise Stop unless the licence that a part names allows shipping, and its texts are that licence's and no other's."""
    chosen = spdx.choose(part.licence)
    name = f"{part.name} {part.version}"
    if chosen is None:
        raise Stop(f"{name} may not be shipped, or does not say so: {part.licence!r}.")
    found = frozenset().union(*(spdx.recognise(each) for each in part.texts))
    for each in chosen:
        if each.partition(" WITH ")[0] not in found:
            said = ", ".join(sorted(found)) or "no licence that is known"
            raise Stop(f"{name} is under {each} and has no text of it: its texts are of {said}.")
    others = found - set(re.findall(r"[\w.-]+", part.licence)) - spdx.ALLOWED
    if others:
        raise Stop(
            f"{name} says {part.licence!r}, and its texts are also of {', '.join(sorted(others))}. It may not be shipped."
        )
    for text in part.texts:
        if words := spdx.forbids(text):
            raise Stop(f"A text of {name} says: {words!r}. It may not be shipped.")


def _part(package: Distribution) -> Part:
    about = package.metadata
    name = str(about["Name"])
    texts = tuple(
        Path(str(package.locate_file(each))).read_text(encoding="utf-8", errors="replace").strip()
        for each in package.files or []
        if ".dist-info" in str(each) and any(word in each.name.lower() for word in TEXTS)
    )
    if name in OF_QT:
        texts = (*texts, *notices.gnu_texts())
    return Part(
        name, package.version, _expression(about, texts), texts,
        sha256=lock.wheel_hash(package), inside=tuple(_inside(package)), purl=f"pkg:pypi/{lock.plain(name)}@{package.version}",
    )  # fmt: skip


def _expression(about: PackageMetadata, texts: Sequence[str]) -> str:
    """The SPDX expression of a package; where its words are older than SPDX or too broad, its text decides."""
    names = [
        each.removeprefix("License :: ")
        for each in about.get_all("Classifier") or []
        if each.startswith("License")
    ]
    named = _word(about, "License").partition("\n")[0]
    said = _word(about, "License-Expression") or " / ".join(names) or named
    if spdx.choose(named) is not None and not _word(about, "License-Expression"):
        return named
    if said in spdx.CLASSIFIED:
        return spdx.CLASSIFIED[said]
    if said in ("OSI Approved :: BSD License", "Public Domain"):
        found = sorted(frozenset().union(*(spdx.recognise(each) for each in texts)))
        return " AND ".join(found) or said
    return said


def _word(about: PackageMetadata, name: str) -> str:
    return str(about[name]) if name in about else ""


def _inside(package: Distribution) -> Iterator[Part]:
    """What the makers of a wheel say they compiled into it (dist-info/sboms, PEP 770), or only its sources say."""
    for name, licence, authors in UNLISTED.get(package.metadata["Name"], ()):
        yield Part(name, "", licence, _texts(licence), authors=authors)
    for file in package.files or []:
        if "sboms" not in PurePosixPath(file).parts or file.suffix != ".json":
            continue
        said: dict[str, Any] = json.loads(Path(str(package.locate_file(file))).read_text(encoding="utf-8"))
        for each in said.get("components", []):
            named = each.get("licenses") or [{"expression": BY_NAME.get(each["name"], "")}]
            licence = str(named[0].get("expression") or named[0].get("license", {}).get("id", ""))
            yield Part(
                each["name"], each["version"], licence, _texts(licence),
                sha256=next((h["content"] for h in each.get("hashes", []) if h["alg"] == "SHA-256"), ""),
                purl=str(each.get("purl", "")).partition("?")[0], authors=str(each.get("author") or ""),
            )  # fmt: skip


def _texts(licence: str) -> tuple[str, ...]:
    return tuple(notices.text_of(one.partition(" WITH ")[0]) for one in spdx.choose(licence) or ())


BY_NAME = {"openssl": "Apache-2.0"}
"""Licences of parts that a wheel names without one."""
UNLISTED = {
    "msgspec": (
        ("Wuffs", "Apache-2.0", "The Wuffs Authors"),
        ("Ryu", "Apache-2.0 OR BSL-1.0", "Ulf Adams"),
        ("yyjson", "MIT", "YaoYuan"),
    ),
}
"""By wheel: what is compiled into it by the heads of its sources (name, licence, authors), and no list of it tells."""


def document(shipped: Sequence[Part], *, runtime: str, beside: Sequence[Part] = ()) -> str:
    """One text: our own licence, the icons', the runtime's, Qt's notices, each package's, and of what lies `beside` them."""
    rule = "=" * 100
    sections = [
        (NAME, (ROOT / "LICENSE").read_text(encoding="utf-8")),
        ("Icons (Lucide)", (ROOT / "ui" / "icons" / "LICENSE").read_text(encoding="utf-8")),
    ]
    if runtime:
        sections.append(("Python", runtime))
        sections.append(("What Python contains of others", notices.of_python()))
    qt = next((each.version for each in shipped if each.name in OF_QT), None)
    if qt is not None:
        sections.append((f"Qt {qt} (LGPL-3.0-only)", notices.document(qt)))
    for each in (*(each for each in beside if each.texts), *shipped):
        named = f"{each.name} {each.version}".strip()
        sections.append((f"{named} ({each.licence})", "\n\n".join(each.texts)))
        if each.inside:
            chosen = sorted({one for inner in each.inside for one in spdx.choose(inner.licence) or ()})
            title = f"What is linked into {each.name} {each.version} ({' AND '.join(chosen)})"
            sections.append((title, _compiled_in(each.inside, chosen)))
    return "\n".join(f"{rule}\n{title}\n{rule}\n\n{text.strip()}\n" for title, text in sections)


def _compiled_in(inside: Sequence[Part], chosen: Sequence[str]) -> str:
    lines = [
        f"{each.name} {each.version}".strip()
        + f", {each.licence}"
        + (f", {each.authors}" if each.authors else "")
        for each in sorted(inside, key=lambda each: each.name)
    ]
    texts = {one.partition(" WITH ")[0] for one in chosen}
    return "\n\n".join(["\n".join(lines), *(notices.text_of(each) for each in sorted(texts))])


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
