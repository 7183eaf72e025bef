"""The shared libraries of a frozen program for Debian: which come from the system, and which package has each of them.

A library that Debian has is depended on: the system keeps it safe, and nobody has to ship its licence.
"""

from __future__ import annotations

import re
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from importlib.metadata import distributions
from pathlib import Path

from release import tree
from release.project import Stop, run, tool

OPTIONAL = frozenset({"libcups.so.2"})
"""Recommended only: the system's printers; without it labels are saved as PDF."""
OF_THE_C_LIBRARY = re.compile(r"ld-linux|lib(c|m|dl|rt|pthread|util|resolv)\.so")
_ELF = b"\x7fELF"


def of_the_system(source: str) -> bool:
    """Whether a library that was found while freezing lies among the system's; Python's own library never counts."""
    path = Path(source)
    multiarch = sysconfig.get_config_var("MULTIARCH") or "x86_64-linux-gnu"
    places = {Path(root, multiarch) for root in ("/lib", "/usr/lib")}
    return path.parent in places and not path.name.startswith("libpython")


def binaries(folder: Path) -> tuple[Path, ...]:
    """Every program and library in a folder."""
    return tuple(each for each in tree.files(folder) if not each.is_symlink() and _is_elf(each))


def _is_elf(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(4) == _ELF


def lighten(libraries: Iterable[Path]) -> None:
    """Take from libraries what only their makers need: symbols, and the folder that the builder's Python lies in.

    A folder beside the library itself ($ORIGIN) stays. Libraries are not programs, so they get no right to be started.
    """
    listed = sorted(libraries)
    run([tool("strip", "binutils"), "--strip-unneeded", "--enable-deterministic-archives", *listed])
    said = run([tool("objdump", "binutils"), "-p", *listed])
    blocks = re.split(r"(?m)^(\S.*):\s+file format .*$", said)[1:]
    for name, block in zip(blocks[::2], blocks[1::2], strict=True):
        if re.search(r"(?m)^\s+R(UN)?PATH\s+/", block):
            run([tool("chrpath", "chrpath"), "-d", name])
    for each in listed:
        each.chmod(0o644)


def needed(files: Iterable[Path]) -> tuple[frozenset[str], str]:
    """What binaries ask of the system: names of libraries, and the newest version of the C library, as `2.36`."""
    listed = [*files]
    said = run([tool("objdump", "binutils"), "-p", *listed])
    names = frozenset(re.findall(r"^\s+NEEDED\s+(\S+)$", said, re.MULTILINE))
    versions = {
        tuple(map(int, each.split("."))) for each in re.findall(r"\bGLIBC_(\d+\.\d+(?:\.\d+)?)", said)
    }
    there = {each.name for each in listed}
    return names - there, ".".join(map(str, max(versions)))


def packages(names: Iterable[str]) -> tuple[str, ...]:
    """Debian's packages that have these libraries; raises Stop for one that no package has."""
    multiarch = sysconfig.get_config_var("MULTIARCH") or "x86_64-linux-gnu"
    wanted = sorted(each for each in names if each not in OPTIONAL and not OF_THE_C_LIBRARY.match(each))
    places = {f"{root}/{multiarch}/{name}": name for name in wanted for root in ("/lib", "/usr/lib")}
    # it fails when one of them is unknown, and answers for the others all the same
    asked = [tool("dpkg-query", "dpkg"), "-S", *(f"*{multiarch}/{name}" for name in wanted)]
    said = subprocess.run(asked, capture_output=True, text=True, check=False).stdout
    found: dict[str, str] = {}
    for line in said.splitlines():
        package, _, path = line.partition(": ")
        if path in places and not package.startswith("diversion"):
            found[places[path]] = package.partition(":")[0]
    if missing := [each for each in wanted if each not in found]:
        raise Stop(f"No package of Debian here has {', '.join(missing)}.")
    return tuple(sorted(set(found.values())))


def without_licence(files: Iterable[Path], shipped: Iterable[str]) -> list[str]:
    """Names of binaries that are neither Python's nor in one of the wheels `shipped`: nothing says under which licence."""
    wheels = {*shipped}
    known = {
        path.name for each in distributions() if each.metadata["Name"] in wheels for path in each.files or ()
    }
    python = f"libpython{sys.version_info[0]}.{sys.version_info[1]}"
    return [
        each.name
        for each in files
        if each.name not in known and not each.name.startswith(python) and "lib-dynload" not in each.parts
    ]
