"""Counterfoil for Windows: payload, launchers, `Setup.exe`, and the signing that a certificate's owner asks for."""

from __future__ import annotations

import shlex
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from app.diagnostics import library_age
from release import icons, msi, payload, tree
from release.project import BUILD, DIST, NAME, PACKAGING, SHIPPED, Stamp, Stop, fresh, run, tool
from release.runtime import Source, check_age

SOURCES = PACKAGING / "windows"
LARGEST = 40_000_000
"""Bytes that `Setup.exe` may have, packed as it is released."""
Packing = Literal["lzma", "zlib", "none"]
COMPILER = "x86_64-w64-mingw32-gcc"
RESOURCES, RESOURCES_ON_WINDOWS = "x86_64-w64-mingw32-windres", "windres"
"""MinGW for Windows has no prefix before the tools that it has for one system only."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Order:
    """What is to be built."""

    stamp: Stamp
    source: Source = Source()
    packing: Packing = "lzma"
    """As it is released; `zlib` in a tenth of the time, `none` at once: for what tests throw away."""
    current: bool = False
    """Whether it is for shops: then nothing in its runtime may be older than a year."""
    sign: str | None = None
    """A command that signs a file in place; its path takes the place of `{file}` (see RELEASE.md)."""


def build(order: Order) -> Path:
    """Make `dist/Counterfoil-VERSION-setup.exe`; raises Stop."""
    folder = BUILD / "windows" / order.stamp.version
    shipped = folder / "payload"
    payload.build(order.source, shipped, order.stamp)
    if order.current:
        check_age(shipped / "program" / "runtime", library_age.today())
    for name in _launchers(folder, shipped, order.stamp.version):
        _sign(order, shipped / name)
    tree.date_alike(shipped)
    tree.date_alike(folder / "launcher")  # the wizard's pictures are unpacked with their dates
    DIST.mkdir(exist_ok=True)
    setup = DIST / f"{NAME}-{order.stamp.version}-setup.exe"
    setup.unlink(missing_ok=True)
    run(
        [
            tool("makensis", "nsis"), "-V2", "-INPUTCHARSET", "UTF8",
            f"-DVERSION={order.stamp.version}", f"-DPAYLOAD={shipped}", f"-DOUT={setup}",
            f"-DICON={folder / 'launcher' / 'counterfoil.ico'}",
            f"-DSIDE={folder / 'launcher' / 'side.bmp'}", f"-DHEADER={folder / 'launcher' / 'header.bmp'}",
            *_links(order.stamp),
            *([] if order.packing == "none" else [f"-DPACKING={order.packing}"]),
            *([] if order.sign is None else [f"-DSIGN={_signing(order.sign, '%1')}"]),
            SOURCES / "installer.nsi",
        ]
    )  # fmt: skip
    _sign(order, setup)
    if setup.stat().st_size > LARGEST and order.packing == "lzma":
        raise Stop(f"{setup.name} has {setup.stat().st_size / 1e6:.1f} MB; {LARGEST / 1e6:.0f} are allowed.")
    return setup


def build_for_administrators(order: Order) -> Path:
    """Make `dist/Counterfoil-VERSION.msi` of what `build` has made before; raises Stop."""
    folder = BUILD / "windows" / order.stamp.version
    made = msi.build(folder / "payload", folder / "launcher" / "counterfoil.ico", order.stamp)
    _sign(order, made)
    return made


def _launchers(folder: Path, target: Path, version: str) -> tuple[str, str]:
    """Compile the window's and the command line's launcher into `target`; answers their names."""
    work = fresh(folder / "launcher")
    icons.write_ico(work / "counterfoil.ico")
    icons.write_wizard(work / "side.bmp", work / "header.bmp")
    (work / "counterfoil.manifest").write_bytes((SOURCES / "counterfoil.manifest").read_bytes())
    numbers = version.replace(".", ",") + ",0"
    run(
        [
            tool(RESOURCES, "binutils-mingw-w64-x86-64", elsewhere=RESOURCES_ON_WINDOWS), SOURCES / "launcher.rc", "-O", "coff", "-o", "launcher.o",
            f"-DVERSION_NUMBERS={numbers}", f'-DVERSION_TEXT=\\"{version}\\"', f"-I{work}",
        ],
        cwd=work,
    )  # fmt: skip
    compiler = tool(COMPILER, "gcc-mingw-w64-x86-64-win32")
    flags = ["-O2", "-s", "-Wall", "-Wextra", "-municode", "-Wl,--no-insert-timestamp", "-static"]
    flags.append(f"-DPYTHON=python{SHIPPED[0]}{SHIPPED[1]}")
    for name, kind in (("Counterfoil.exe", ["-mwindows"]), ("counterfoil.com", ["-mconsole", "-DCONSOLE"])):
        run([compiler, *flags, *kind, SOURCES / "launcher.c", "launcher.o", "-o", target / name], cwd=work)
    return "Counterfoil.exe", "counterfoil.com"


def _sign(order: Order, file: Path) -> None:
    if order.sign is not None:
        run(shlex.split(_signing(order.sign, shlex.quote(str(file)))))


def _links(stamp: Stamp) -> list[str]:
    links = {"HOMEPAGE": stamp.homepage, "SUPPORT": stamp.support}
    return [f"-D{name}={address}" for name, address in links.items() if address is not None]


def _signing(command: str, file: str) -> str:
    return command.replace("{file}", file)
