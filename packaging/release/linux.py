"""Counterfoil for Debian and its like: one folder below /usr/lib, a command, a menu entry, and a package around them."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from bootstrap import QT_LIBRARIES

from release import frozen, icons, licences, parts, tree
from release.project import BUILD, DIST, IDENTIFIER, PACKAGING, Stamp, Stop, fresh, run, tool

SOURCES = PACKAGING / "linux"
LARGEST = 80_000_000
"""Bytes that the package may have, packed as it is released."""
LARGEST_INSTALLED = 200_000_000
"""Bytes that it may take on the disk, whichever way it was packed."""
NOT_NEEDED = ("xvfb", "xauth", "libglib2.0-0", "libgl1")
ICON_SIZES = (32, 48, 64, 128, 256)
PACKAGE = "counterfoil"


def build(stamp: Stamp, *, quick: bool = False) -> Path:
    """Make `dist/counterfoil_VERSION_amd64.deb`; raises Stop."""
    work = BUILD / "linux" / stamp.version
    folder = frozen.freeze(stamp, work) / "counterfoil"
    frozen.check_start(folder / PACKAGE, work / "code")
    root = fresh(work / "root")
    place = root / "usr" / "lib" / PACKAGE
    shutil.copytree(folder, place, symlinks=True)
    within(tree.size(root), LARGEST_INSTALLED, "Installed, it")
    shipped = licences.environment()
    _write(
        root / "usr" / "share" / "doc" / PACKAGE / "copyright",
        licences.document(shipped, runtime=licences.python()),
    )
    python = "CPython " + sys.version.split()[0]
    _write(
        root / "usr" / "share" / "doc" / PACKAGE / "parts.json",
        parts.document(shipped, version=stamp.version, runtime=python),
    )
    _write(root / "usr" / "share" / "applications" / f"{IDENTIFIER}.desktop", _source("counterfoil.desktop"))
    for size in ICON_SIZES:
        icon = root / "usr" / "share" / "icons" / "hicolor" / f"{size}x{size}" / "apps" / f"{IDENTIFIER}.png"
        icon.parent.mkdir(parents=True)
        icon.write_bytes(icons.png(size))
    command = root / "usr" / "bin" / PACKAGE
    command.parent.mkdir()
    command.symlink_to(f"../lib/{PACKAGE}/{PACKAGE}")
    control = _source("control").format(
        version=stamp.version,
        depends=", ".join(depends()),
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


def within(size: int, largest: int, what: str) -> None:
    """Raise Stop for something larger than the budget, both in bytes."""
    if size > largest:
        raise Stop(f"{what} has {size / 1e6:.1f} MB; {largest / 1e6:.0f} are allowed.")


def depends() -> list[str]:
    """What the package asks of the system: Qt's own list, under Debian's new names too."""
    wanted = [each for each in QT_LIBRARIES if each not in NOT_NEEDED]
    return [*wanted, "libglib2.0-0 | libglib2.0-0t64", "libgl1", "libc6 (>= 2.34)"]


def _source(name: str) -> str:
    return (SOURCES / name).read_text(encoding="utf-8")


def _write(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path
