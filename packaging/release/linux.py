"""Counterfoil for Debian and its like: one folder below /usr/lib, a command, a menu entry, and a package around them."""

from __future__ import annotations

import gzip
import shutil
import sys
from collections.abc import Iterable
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path

from app.diagnostics import library_age
from release import components, frozen, icons, licences, parts, shared_libraries, tree
from release.project import BUILD, DIST, EPOCH, IDENTIFIER, PACKAGING, ROOT, Stamp, Stop, fresh, run, tool

SOURCES = PACKAGING / "linux"
LARGEST = 80_000_000
"""Bytes that the package may have, packed as it is released."""
LARGEST_INSTALLED = 200_000_000
"""Bytes that it may take on the disk, whichever way it was packed."""
ICON_SIZES = (32, 48, 64, 128, 256)
PACKAGE = "counterfoil"


def build(stamp: Stamp, *, quick: bool = False) -> Path:
    """Make `dist/counterfoil_VERSION_amd64.deb`; raises Stop."""
    check_python(stamp)
    work = BUILD / "linux" / stamp.version
    folder = frozen.freeze(stamp, work) / "counterfoil"
    frozen.check_start(folder / PACKAGE, work / "code")
    root = fresh(work / "root")
    place = root / "usr" / "lib" / PACKAGE
    shutil.copytree(folder, place, symlinks=True)
    within(tree.size(root), LARGEST_INSTALLED, "Installed, it")
    files = shared_libraries.binaries(place)
    shared_libraries.lighten(set(files) - {place / PACKAGE})
    shipped = licences.environment()
    if unknown := shared_libraries.without_licence(
        set(files) - {place / PACKAGE}, [each.name for each in shipped]
    ):
        raise Stop(f"Nothing says under which licence these are: {', '.join(unknown)}.")
    beside = components.frozen(files, shipped)
    _write(place / "LICENCES.txt", licences.document(shipped, runtime=licences.python(), beside=beside))
    _write(place / "parts.json", parts.document((*beside, *shipped), version=stamp.version))
    _write(root / "usr" / "share" / "applications" / f"{IDENTIFIER}.desktop", _source("counterfoil.desktop"))
    _describe(root, stamp)
    for size in ICON_SIZES:
        icon = root / "usr" / "share" / "icons" / "hicolor" / f"{size}x{size}" / "apps" / f"{IDENTIFIER}.png"
        icon.parent.mkdir(parents=True)
        icon.write_bytes(icons.png(size))
    command = root / "usr" / "bin" / PACKAGE
    command.parent.mkdir()
    command.symlink_to(f"../lib/{PACKAGE}/{PACKAGE}")
    control = _source("control").format(
        version=stamp.version,
        homepage=f"Homepage: {stamp.homepage}\n" if stamp.homepage else "",
        depends=", ".join(depends(files)),
        size=tree.size(root) // 1024,
        architecture="amd64",
    )
    _write(root / "DEBIAN" / "control", control)
    for script in ("postinst", "postrm"):
        _write(root / "DEBIAN" / script, _source(script)).chmod(0o755)
    tree.date_alike(root)
    DIST.mkdir(exist_ok=True)
    package = DIST / f"{PACKAGE}_{stamp.version}_amd64.deb"
    compress = ["-Zgzip", "-z1"] if quick else ["-Zxz"]
    run([tool("dpkg-deb", "dpkg"), "--root-owner-group", *compress, "-b", root, package])
    if not quick:
        within(package.stat().st_size, LARGEST, package.name)
    return package


def check_python(stamp: Stamp) -> None:
    """Raise Stop for a release from a Python with libraries of its own inside, which Debian has and keeps safe."""
    own = sorted({*library_age.of_this_process()} - library_age.kept_by_the_system())
    if own and stamp.release is not None:
        raise Stop(
            f"{sys.executable} has {' and '.join(own)} of its own inside, as those of uv have. A release depends on Debian's:"
            " RELEASE.md says how to make a Python that does."
        )


def _describe(root: Path, stamp: Stamp) -> None:
    """What software centres, `man`, lawyers and readers of changes find."""
    share = root / "usr" / "share"
    day = datetime.fromtimestamp(EPOCH, UTC)
    date = day.strftime("%Y-%m-%d")
    version = stamp.version
    links = {"homepage": stamp.homepage, "help": stamp.support}
    urls = "".join(f'\n  <url type="{kind}">{link}</url>' for kind, link in links.items() if link)
    about = _source("metainfo.xml").format(version=version, date=date, urls=urls)
    _write(share / "metainfo" / f"{IDENTIFIER}.metainfo.xml", about)
    _pack(share / "man" / "man1" / f"{PACKAGE}.1.gz", manual(version, date))
    documents = share / "doc" / PACKAGE
    _write(documents / "copyright", _copyright())
    _pack(documents / "CHANGELOG.md.gz", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    changed = _source("changelog").format(version=version, date=format_datetime(day))
    _pack(documents / "changelog.gz", changed)
    _write(share / "lintian" / "overrides" / PACKAGE, _source("lintian-overrides"))


def _copyright() -> str:
    """Our own licence, in the form that Debian asks for."""
    _, holder, *lines = [
        each for each in (ROOT / "LICENSE").read_text(encoding="utf-8").split("\n\n") if each
    ]
    indented = [f" {line}" if line else " ." for line in "\n\n".join(lines).strip().splitlines()]
    return _source("copyright").format(
        holder=holder.removeprefix("Copyright (c) "), licence="\n".join(indented)
    )


def manual(version: str, date: str) -> str:
    """The page of the manual; its commands are those of the program."""
    from app.cli.main import COMMANDS

    commands = "\n".join(f".TP\n.B {each.name}\n{each.help[0].upper()}{each.help[1:]}." for each in COMMANDS)
    return _source(f"{PACKAGE}.1").format(version=version, date=date, commands=commands.replace("-", "\\-"))


def _pack(path: Path, text: str) -> None:
    """As Debian keeps its texts, and the same bytes each time."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress(text.encode(), mtime=0))


def within(size: int, largest: int, what: str) -> None:
    """Raise Stop for something larger than the budget, both in bytes."""
    if size > largest:
        raise Stop(f"{what} has {size / 1e6:.1f} MB; {largest / 1e6:.0f} are allowed.")


def depends(files: Iterable[Path]) -> list[str]:
    """What the package asks of the system: the packages of every library that its files need, and a font."""
    names, libc = shared_libraries.needed(files)
    return [*shared_libraries.packages(names), "fonts-dejavu-core", f"libc6 (>= {libc})"]


def _source(name: str) -> str:
    return (SOURCES / name).read_text(encoding="utf-8")


def _write(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path
