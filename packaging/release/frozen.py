"""The program as one folder that needs no Python: PyInstaller, and what of its findings is left out.

Used by the builds for Linux and macOS, and by `counterfoil.spec`.
"""

from __future__ import annotations

import os
import re
import sys
import zipfile
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from importlib.metadata import packages_distributions
from pathlib import Path

from release import licences, spdx, tree
from release.project import BUILD, EPOCH, PACKAGES, PACKAGING, SHIPPED, Stamp, Stop, fresh, run

NEVER = (
    "tkinter",
    "_tkinter",
    "unittest",
    "pydoc",
    "lib2to3",
    "PySide6.QtQml",
    "PySide6.QtQuick",
    "PySide6.QtOpenGL",
    "PySide6.QtTest",
)
"""Parts of Python and Qt that PyInstaller would take along."""
DATA_SUFFIXES = frozenset({".svg", ".qm", ".html", ".css", ".js", ".json", ".csv"})
SLOWEST_START = 3.0
"""How many times the processor time that its sources take the frozen program may take to answer its first word."""
_UNWANTED = re.compile(
    r"""(Qt6?(Qml|Quick|Pdf|VirtualKeyboard|WebEngine|Designer|OpenGL|Labs|Wayland|WlShell|EglFS|EglFs|Test)
    |libgtk|libgdk|libpango|libcairo|libatk|libepoxy
    |platformthemes/libqgtk3|platforminputcontexts/libqtvirtualkeyboard
    |platforms/libq(eglfs|linuxfb|minimal|minimalegl|vkkhrdisplay|vnc|wayland)
    |\.dist-info/(RECORD|INSTALLER|REQUESTED|direct_url\.json)$
    |egldeviceintegrations|wayland-|imageformats/libq(pdf|tiff|tga|wbmp|icns|webp)|/generic/|networkinformation)""",
    re.VERBOSE,
)
_OUR_TRANSLATIONS = re.compile(r"translations/qtbase_(cs|sk|pl|de)\.qm$")


def wanted(name: str) -> bool:
    """Whether a file that PyInstaller found is to be shipped."""
    name = name.replace("\\", "/")
    if "PySide6" in name and "translations/" in name:
        return _OUR_TRANSLATIONS.search(name) is not None
    return _UNWANTED.search(name) is None


def excluded() -> list[str]:
    """Modules that are not shipped: `NEVER`, and all of this environment that the run-time lock does not name."""
    ours = {each.name.lower().replace("-", "_") for each in licences.environment()}
    others = [
        module
        for module, owners in packages_distributions().items()
        if not any(each.lower().replace("-", "_") in ours for each in owners)
    ]
    return [*NEVER, *sorted(each for each in others if each not in PACKAGES)]


def as_files() -> dict[str, str]:
    """Modules that are shipped as source files, not inside an archive: their LGPL lets everybody put others in their place."""
    ours = {
        each.name
        for each in licences.environment()
        if each.name not in licences.OF_QT and any("LGPL" in one for one in spdx.choose(each.licence) or ())
    }
    return {
        module: "py"
        for module, owners in packages_distributions().items()
        if any(each in ours for each in owners)
    }


def hidden(code: Path) -> list[str]:
    """Every module of the program: one that is imported by name only is shipped all the same."""
    return [
        ".".join(each.relative_to(code).with_suffix("").parts).removesuffix(".__init__")
        for package in PACKAGES
        for each in tree.files(code / package)
        if each.suffix == ".py"
    ]


def data(code: Path) -> list[tuple[str, str]]:
    """Files that the program reads beside its modules, each with its folder: pictures, translations, the page /docs."""
    return [
        (str(each), each.relative_to(code).parent.as_posix())
        for package in PACKAGES
        for each in tree.files(code / package)
        if each.suffix in DATA_SUFFIXES or each.name == "LICENSE"
    ]


def freeze(stamp: Stamp, work: Path, *, environment: Mapping[str, str] | None = None) -> Path:
    """Freeze the program below `work`; the answer is the folder `dist` there. Raises Stop.

    A release freezes the Python that is named as the one shipped; a rehearsal the one that it runs on.
    """
    if stamp.release is not None and sys.version_info[:2] != SHIPPED:
        wanted = ".".join(map(str, SHIPPED))
        raise Stop(
            f"A release has Python {wanted}, and this is {sys.version.split()[0]}. Run the build with python{wanted}."
        )
    code = fresh(work) / "code"
    tree.copy_program(code, stamp)
    run(
        [
            sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN",
            "--workpath", work / "made", "--distpath", work / "dist", PACKAGING / "counterfoil.spec",
        ],
        cwd=work,
        env={
            "COUNTERFOIL_CODE": str(code),
            "COUNTERFOIL_VERSION": stamp.version,
            "PYINSTALLER_CONFIG_DIR": str(BUILD / "pyinstaller"),
            **(environment or {}),
        },
    )  # fmt: skip
    settle(work / "dist")
    return work / "dist"


def settle(folder: Path) -> None:
    """Sort the modules in the archive of Python's own: PyInstaller writes them in an order that no two builds share."""
    for each in folder.rglob("base_library.zip"):
        if each.is_symlink():
            continue
        with zipfile.ZipFile(each) as archive:
            content = {name: archive.read(name) for name in sorted(archive.namelist())}
        day = datetime.fromtimestamp(EPOCH, UTC).timetuple()[:6]
        with zipfile.ZipFile(each, "w", zipfile.ZIP_STORED) as archive:
            for name, data in content.items():
                archive.writestr(zipfile.ZipInfo(name, day), data)


def check_start(program: Path, code: Path) -> float:
    """How many times as long as its sources the frozen program takes to answer `--help`; raises Stop if too long.

    Processor time, the best of five: a machine that is busy with something else slows nobody down there.
    """
    ways = ([str(program), "--help"], [sys.executable, "-m", "ui.main", "--help"])
    best = [min(_processor_seconds(command, code) for _ in range(5)) for command in ways]
    ratio = best[0] / best[1]
    if ratio > SLOWEST_START:
        raise Stop(
            f"{program.name} takes {ratio:.1f} times as long to start as its sources; {SLOWEST_START} are allowed."
        )
    return ratio


def _processor_seconds(command: Sequence[str | Path], folder: Path) -> float:
    before = os.times()
    run(command, cwd=folder)
    after = os.times()
    return (after.children_user - before.children_user) + (after.children_system - before.children_system)
