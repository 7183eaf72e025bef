"""Which releases have a version of a package that is known to be faulty: what every tag pins, without any network."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from release.lock import plain
from release.project import ROOT, Stop, run, tool

PINS, RUNTIME = "packaging/requirements.txt", "packaging/windows/runtime.json"
Pin = tuple[str, str]
"""Name and version of a package."""


def look(package: str, below: str, *, parts: Path | None = None, root: Path = ROOT) -> Iterator[str]:
    """A line for each release that has a package, faulty below a version (always when that is empty).

    `parts` is where lists of parts of releases are kept: they name what no lock pins, such as OpenSSL. Raises Stop if one is faulty.
    """
    if re.fullmatch(r"(?i)(CVE|GHSA|PYSEC)-[\w-]+", package):
        raise Stop(
            f"{package} names no package: give the one that it is about, and --below the mended version."
        )
    releases = _releases(root, parts)
    found = [
        (release, version)
        for release, pins in releases.items()
        for name, version in sorted(pins)
        if name == plain(package)
    ]
    faulty = {version for _, version in found if not below or _numbers(version) < _numbers(below)}
    for release, version in found:
        yield f"{release}: {package} {version}, {'affected' if version in faulty else 'not affected'}"
    if faulty:
        hit = dict.fromkeys(release for release, version in found if version in faulty)
        raise Stop(f"Affected: {', '.join(hit)}. packaging/papers/CRA.md says what is to be done.")
    if len(releases) == 1:
        raise Stop("There are no releases here, only this checkout: 'git fetch --tags' brings them.")
    if not found:
        raise Stop(f"No package {package} in {', '.join(releases)}.")
    yield "None is affected."


def _releases(root: Path, parts: Path | None) -> dict[str, set[Pin]]:
    """Names and versions in each tag, in the checkout, and in each list of parts."""
    git = (tool("git", "git"), "-C", root)
    found = {}
    for tag in run([*git, "tag", "--list", "v*", "--sort=version:refname"]).split():
        found[tag] = _pins(*(run([*git, "show", f"{tag}:{each}"]) for each in (PINS, RUNTIME)))
    found["this checkout"] = _pins(*((root / each).read_text(encoding="utf-8") for each in (PINS, RUNTIME)))
    for file in sorted(parts.rglob("*.json")) if parts is not None else ():
        try:
            found[str(file)] = set(_components(json.loads(file.read_bytes())))
        except (OSError, ValueError, KeyError, AttributeError):
            raise Stop(f"{file} is no list of parts.") from None
    return found


def _pins(lock: str, runtime: str) -> set[Pin]:
    pinned = re.findall(r"(?m)^([\w.-]+)==([^\s;\\]+)", lock)
    return {(plain(name), version) for name, version in (*pinned, ("python", json.loads(runtime)["python"]))}


def _components(said: Any) -> Iterator[Pin]:
    for each in said.get("components", ()):
        yield plain(each["name"]), each.get("version", "")
        yield from _components(each)


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(map(int, re.findall(r"\d+", re.sub(r"(\.0)+$", "", version))))
