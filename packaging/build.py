#!/usr/bin/env python3
"""Make an installer: `python3 packaging/build.py windows | linux | macos`. The result lies in `dist`.

Prepares the same environment as `bootstrap.py` first. RELEASE.md tells what else a release needs.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import bootstrap

if TYPE_CHECKING:
    from collections.abc import Iterable

    from release.project import Stamp


FROZEN_FROM = bootstrap.ROOT / "build" / "python"
"""As `release/environment.py` says, which an older Python's build makes and goes on in."""


def parser() -> argparse.ArgumentParser:
    """The grammar of the command line."""
    top = argparse.ArgumentParser(prog="build.py", description=(__doc__ or "").partition("\n")[0])
    systems = top.add_subparsers(dest="system", required=True)
    windows = systems.add_parser(
        "windows", help="Setup.exe, and where wixl is an MSI, for Windows 10 and newer, 64 bit"
    )
    windows.add_argument("--runtime", type=Path, metavar="ZIP", help="the vendor's embeddable Python 3.13")
    windows.add_argument("--runtime-sha256", metavar="HASH", help="the SHA-256 that ZIP must have")
    linux = systems.add_parser("linux", help="a package for Debian 12 and newer")
    macos = systems.add_parser(
        "macos", help="a disk image for macOS 15 and newer on Apple's processors; runs on a Mac"
    )
    for each in (windows, linux, macos):
        each.add_argument("--version", help="another version than app/version.py's, for rehearsals")
        each.add_argument("--quick", action="store_true", help="pack fast instead of small")
    windows.add_argument("--sign", metavar="COMMAND", help="signs each program; {file} is its path")
    macos.add_argument("--identity", help="the signing identity; without it the bundle is signed ad hoc")
    macos.add_argument("--notary-profile", help="the keychain profile for notarytool")
    for each in (windows, linux, macos):
        each.add_argument(
            "--update-root", metavar="KEY", help="the public root key that updates are believed by"
        )
        each.add_argument("--update-address", metavar="URL", help="the folder where the manifest will lie")
        each.add_argument(
            "--homepage", metavar="URL", help="the maker's page, shown where programs are listed"
        )
        each.add_argument("--support", metavar="URL", help="the page for who needs help")
        each.add_argument(
            "--release", action="store_true", help="refuse to build without all that a release must have"
        )
    systems.add_parser("tools", help="install what builds and their tests need of Debian")
    lock = systems.add_parser("lock", help="bring the locks to what pyproject.toml asks for")
    lock.add_argument("--upgrade", action="store_true", help="take the newest of everything that it allows")
    key = systems.add_parser("key", help="a new key to sign with; prints its public half")
    key.add_argument("file", type=Path)
    third = systems.add_parser("notices", help="read what Qt contains of others out of its sources, anew")
    third.add_argument("folders", type=Path, nargs="+", help="unpacked sources: qtbase first, then qtsvg")
    key.add_argument("--no-passphrase", action="store_true", help="leave the file open, for rehearsals")
    trust = systems.add_parser(
        "trust", help="the list of keys that sign releases, signed by the root key, in dist"
    )
    trust.add_argument("--root", type=Path, required=True, help="the private root key")
    trust.add_argument("--next-root", type=Path, help="the private root key to believe from now on")
    trust.add_argument("--key", action="append", required=True, help="a public release key; may be repeated")
    trust.add_argument("--serial", type=int, required=True, help="one more than that of the last list")
    trust.add_argument("--days", type=int, default=730, help="days until it expires")
    trust.add_argument(
        "--address", action="append", default=[], help="where to look from now on; may be repeated"
    )
    winget = systems.add_parser(
        "winget", help="the manifests by which winget finds a released Setup.exe and MSI"
    )
    winget.add_argument("files", type=Path, nargs="+", help="Setup.exe, and the MSI if there is one")
    winget.add_argument("--url", required=True, help="the folder where those files lie on the web")
    winget.add_argument("--homepage", required=True, metavar="URL", help="the maker's page")
    winget.add_argument("--support", required=True, metavar="URL", help="the page for who needs help")
    winget.add_argument("--version", help="another version than app/version.py's, for rehearsals")
    manifest = systems.add_parser("manifest", help="the signed list of a release's files, in dist")
    manifest.add_argument("files", type=Path, nargs="+", help="the installers, one for each system")
    manifest.add_argument("--version", help="another version than app/version.py's, for rehearsals")
    manifest.add_argument("--serial", type=int, required=True, help="one more than that of the last manifest")
    manifest.add_argument("--key", type=Path, required=True, help="the private key")
    manifest.add_argument(
        "--published",
        type=Path,
        metavar="FOLDER",
        help="what lies on the web now: the list of keys and the last manifest; without it, dist",
    )
    manifest.add_argument("--days", type=int, default=90, help="days until it expires")
    manifest.add_argument(
        "--share", type=float, default=100, help="per cent of computers that take it by themselves"
    )
    manifest.add_argument(
        "--withdraw", action="append", default=[], metavar="VERSION", help="a version nobody is to have"
    )
    manifest.add_argument("--notes", type=Path, help="a text file that says what is new; the window shows it")
    verify = systems.add_parser("verify", help="do with a folder of updates what a shop would do")
    verify.add_argument("folder", type=Path, help="the list of keys, the manifest and the installers")
    verify.add_argument(
        "--published",
        type=Path,
        metavar="FOLDER",
        help="what shops have seen there before, if there was anything",
    )
    one = systems.add_parser("verify-release", help="check one downloaded installer as a shop does")
    one.add_argument("file", type=Path, help="the installer")
    one.add_argument(
        "--published",
        type=Path,
        metavar="FOLDER",
        help="the list of keys and the manifest, each with its signature; without it, the folder of the installer",
    )
    affected = systems.add_parser("affected", help="which releases have a faulty version of a package")
    affected.add_argument("package", help="its name; python is the runtime for Windows")
    affected.add_argument("--below", metavar="VERSION", default="", help="the version that mended it")
    affected.add_argument(
        "--parts", type=Path, metavar="FOLDER", help="the parts.json that were kept of releases"
    )
    for each in (manifest, verify, one):
        each.add_argument(
            "--update-root", metavar="KEY", required=True, help="the public root key that builds carry"
        )
    return top


TOLD = ("lock", "key", "verify", "verify-release", "affected", "notices")
"""What makes nothing to hand out, and prints lines instead."""


def told(asked: argparse.Namespace) -> Iterable[str]:
    """The lines that one of `TOLD` prints. Raises Stop."""
    from release import affected, lock, manifest, notices, shop

    if asked.system == "lock":
        return [str(lock.write(upgrade=asked.upgrade))]
    if asked.system == "key":
        passphrase = None if asked.no_passphrase else manifest.ask_passphrase(asked.file, twice=True)
        return [manifest.make_key(asked.file, passphrase)]
    if asked.system == "affected":
        return affected.look(asked.package, asked.below, parts=asked.parts)
    if asked.system == "notices":
        return [str(notices.make(asked.folders))]
    root = shop.root_key(asked.update_root)
    if asked.system == "verify-release":
        version = shop.verify_file(asked.file, asked.published or asked.file.parent, root)
        return [f"{asked.file} is the {version} that its maker signed: shops take it."]
    walked = shop.walk(asked.folder, root, published=asked.published)
    return [f"{system}: shops take {file.name}" for system, file in walked.items()]


def build(asked: argparse.Namespace) -> Path | None:
    """Make what was asked for; None when that is nothing to hand out. Raises Stop."""
    from release import manifest, project, shop

    if asked.system in TOLD:
        for line in told(asked):
            print(line)
        return None
    project.DIST.mkdir(exist_ok=True)
    if asked.system == "trust":
        return manifest.write_trust(
            project.DIST,
            roots=[each for each in (asked.root, asked.next_root) if each is not None],
            keys=asked.key,
            serial=asked.serial,
            days=asked.days,
            addresses=asked.address,
        )
    version = project.checked_version(asked.version or project.version())
    if asked.system == "winget":
        from release import winget

        links = project.Stamp(version, None, asked.homepage, asked.support)
        return winget.write(asked.files, project.DIST, links, address=asked.url)
    if asked.system == "manifest":
        order = manifest.Order(
            version=version,
            serial=asked.serial,
            notes=asked.notes.read_text(encoding="utf-8") if asked.notes is not None else "",
            days=asked.days,
            share=asked.share,
            withdrawn=asked.withdraw,
        )
        return manifest.write(
            asked.files,
            project.DIST,
            order,
            key=asked.key,
            root=shop.root_key(asked.update_root),
            published=asked.published or project.DIST,
        )
    if (asked.update_root is None) != (asked.update_address is None):
        raise project.Stop("--update-root and --update-address go together.")
    if asked.release:
        check_release(asked, version)
    release = manifest.identity(asked.update_root, asked.update_address) if asked.update_root else None
    if release is None:
        bootstrap.say(
            "A rehearsal: without --update-root and --update-address it finds no newer versions, and says so."
        )
    for link in (asked.homepage, asked.support):
        project.check_link(link)
    return package(asked, project.Stamp(version, release, asked.homepage, asked.support))


def check_release(asked: argparse.Namespace, version: str) -> None:
    """Raise Stop for a release without all that one must have, naming what is missing."""
    from release import project

    needed = {
        "windows": ("runtime", "sign"),
        "linux": (),
        "macos": ("identity", "notary_profile"),
    }
    wanted = ("update_root", "update_address", "homepage", "support", *needed[asked.system])
    missing = ["--" + each.replace("_", "-") for each in wanted if getattr(asked, each) is None]
    if asked.quick:
        missing.append("no --quick")
    if missing:
        raise project.Stop(f"A release needs {', '.join(missing)}.")
    if f"\n## [{version}] - " not in (project.ROOT / "CHANGELOG.md").read_text(encoding="utf-8"):
        raise project.Stop(f"CHANGELOG.md has no dated section for {version}.")
    if version != project.version():
        raise project.Stop(f"A release has the version of app/version.py, {project.version()}.")


def package(asked: argparse.Namespace, stamp: Stamp) -> Path:
    """Make one system's installer; raises Stop."""
    if asked.system != "windows":
        bootstrap.say(f"Python {sys.version.split()[0]} is frozen.")
    if asked.system == "windows":
        from release.project import Stop
        from release.runtime import Source
        from release.windows import Order, Packing, build_for_administrators
        from release.windows import build as build_windows

        if (asked.runtime is None) != (asked.runtime_sha256 is None):
            raise Stop("--runtime and --runtime-sha256 go together.")
        source = Source(asked.runtime, asked.runtime_sha256)
        packing: Packing = "none" if asked.quick else "lzma"
        current = asked.release
        order = Order(stamp=stamp, source=source, packing=packing, sign=asked.sign, current=current)
        setup = build_windows(order)
        if shutil.which("wixl"):
            bootstrap.say(f"For administrators: {build_for_administrators(order)}")
        else:
            bootstrap.say("No MSI for administrators: wixl makes it, on Debian (build.py tools).")
        return setup
    if asked.system == "linux":
        from release import linux

        return linux.build(stamp, quick=asked.quick)
    from release import macos

    return macos.build(stamp, identity=asked.identity, notary_profile=asked.notary_profile)


def freezing_python(asked: argparse.Namespace) -> Path:
    """The Python to freeze, which builds what it is frozen in; raises Stop for a release where the shipped one is lacking."""
    from release import environment, project

    if asked.system not in ("linux", "macos"):
        return Path(sys.executable)
    try:
        return environment.shipped()
    except project.Stop as stop:
        if asked.release:
            raise
        bootstrap.say(f"A rehearsal freezes Python {sys.version.split()[0]}, a release does not. {stop}")
        return Path(sys.executable)


def main() -> int:
    """Prepare, go on under the environment's Python, build; one line says what came of it."""
    asked = parser().parse_args()
    if Path(sys.prefix).resolve() == FROZEN_FROM.resolve():
        return make(asked)
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
    from release import project

    try:
        python = freezing_python(asked)
    except project.Stop as stop:
        bootstrap.say(str(stop))
        return 1
    if python != Path(sys.executable):
        return bootstrap.run([python, Path(__file__).resolve(), *sys.argv[1:]])
    return make(asked)


def make(asked: argparse.Namespace) -> int:
    """Build; one line says what came of it."""
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
