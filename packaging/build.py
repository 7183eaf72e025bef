#!/usr/bin/env python3
"""Make an installer: `python3 packaging/build.py windows | linux | macos`. The result lies in `dist`.

Prepares the same environment as `bootstrap.py` first. RELEASE.md tells what else a release needs.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import bootstrap

if TYPE_CHECKING:
    from release.project import Stamp


def parser() -> argparse.ArgumentParser:
    """The grammar of the command line."""
    top = argparse.ArgumentParser(prog="build.py", description=(__doc__ or "").partition("\n")[0])
    systems = top.add_subparsers(dest="system", required=True)
    windows = systems.add_parser("windows", help="Setup.exe for Windows 10 and newer, 64 bit")
    windows.add_argument("--runtime", type=Path, metavar="ZIP", help="the vendor's embeddable Python 3.13")
    windows.add_argument("--runtime-sha256", metavar="HASH", help="the SHA-256 that ZIP must have")
    linux = systems.add_parser("linux", help="a package for Debian 12 and newer")
    macos = systems.add_parser("macos", help="a disk image for macOS 13 and newer; runs on a Mac")
    for each in (windows, linux, macos):
        each.add_argument("--version", help="another version than pyproject.toml's, for rehearsals")
        each.add_argument("--quick", action="store_true", help="pack fast instead of small")
    windows.add_argument("--sign", metavar="COMMAND", help="signs each program; {file} is its path")
    macos.add_argument("--identity", help="the signing identity; without it the bundle is signed ad hoc")
    macos.add_argument("--notary-profile", help="the keychain profile for notarytool")
    for each in (windows, linux, macos):
        each.add_argument("--update-key", metavar="KEY", help="the public key that updates are signed with")
        each.add_argument("--update-address", metavar="URL", help="the folder where the manifest will lie")
    systems.add_parser("tools", help="install what builds and their tests need of Debian")
    key = systems.add_parser("key", help="a new key to sign updates with; prints its public half")
    key.add_argument("file", type=Path)
    third = systems.add_parser("notices", help="read what Qt contains of others out of its sources, anew")
    third.add_argument("folders", type=Path, nargs="+", help="unpacked sources: qtbase first, then qtsvg")
    manifest = systems.add_parser("manifest", help="the signed list of a release's files, in dist")
    manifest.add_argument("files", type=Path, nargs="+", help="the installers, one for each system")
    manifest.add_argument("--version", help="another version than pyproject.toml's, for rehearsals")
    manifest.add_argument("--serial", type=int, required=True, help="one more than that of the last manifest")
    manifest.add_argument("--key", type=Path, required=True, help="the private key")
    manifest.add_argument("--notes", type=Path, help="a text file that says what is new; the window shows it")
    return top


def build(asked: argparse.Namespace) -> Path | None:
    """Make what was asked for; None when that is nothing to hand out. Raises Stop."""
    from release import manifest, notices, project

    if asked.system == "key":
        print(manifest.make_key(asked.file))
        return None
    if asked.system == "notices":
        print(notices.make(asked.folders))
        return None
    version = project.checked_version(asked.version or project.version())
    if asked.system == "manifest":
        notes = asked.notes.read_text(encoding="utf-8") if asked.notes is not None else ""
        return manifest.write(
            asked.files, project.DIST, version=version, serial=asked.serial, key=asked.key, notes=notes
        )
    if (asked.update_key is None) != (asked.update_address is None):
        raise project.Stop("--update-key and --update-address go together.")
    release = manifest.identity(asked.update_key, asked.update_address) if asked.update_key else None
    return package(asked, project.Stamp(version, release))


def package(asked: argparse.Namespace, stamp: Stamp) -> Path:
    """Make one system's installer; raises Stop."""
    if asked.system == "windows":
        from release.project import Stop
        from release.runtime import Source
        from release.windows import Order, Packing
        from release.windows import build as build_windows

        if (asked.runtime is None) != (asked.runtime_sha256 is None):
            raise Stop("--runtime and --runtime-sha256 go together.")
        source = Source(asked.runtime, asked.runtime_sha256)
        packing: Packing = "none" if asked.quick else "lzma"
        current = asked.update_key is not None
        return build_windows(
            Order(stamp=stamp, source=source, packing=packing, sign=asked.sign, current=current)
        )
    if asked.system == "linux":
        from release import linux

        return linux.build(stamp, quick=asked.quick)
    from release import macos

    return macos.build(stamp, identity=asked.identity, notary_profile=asked.notary_profile)


def main() -> int:
    """Prepare, go on under the environment's Python, build; one line says what came of it."""
    asked = parser().parse_args()
    try:
        if asked.system == "tools":
            bootstrap.system_packages(bootstrap.INSTALLER_TOOLS, without="no installer can be made")
            return 0
        bootstrap.prepare()
    except bootstrap.Stop as stop:
        bootstrap.say(str(stop))
        return 1
    if Path(sys.prefix).resolve() != bootstrap.VENV.resolve():
        return bootstrap.run(
            [bootstrap.PYTHON, Path(__file__).resolve(), *sys.argv[1:]], env={**os.environ, "PYTHONUTF8": "1"}
        )
    from release import project, tree

    try:
        made = build(asked)
    except project.Stop as stop:
        bootstrap.say(str(stop))
        return 1
    if made is not None:
        print(f"{made}  {made.stat().st_size / 1e6:.1f} MB  sha256 {tree.digest(made)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
