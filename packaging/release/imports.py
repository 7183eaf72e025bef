"""Which of Qt's Windows libraries the program needs: the closure of what their import tables name."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

MODULES = ("QtCore", "QtGui", "QtWidgets", "QtNetwork", "QtPrintSupport", "QtSvg")
"""The parts of Qt that `ui` imports. Printing on Windows needs no plugin: Qt 6 has it in the library itself."""
PLUGINS = (
    "platforms/qwindows.dll",
    "platforms/qoffscreen.dll",
    "styles/qmodernwindowsstyle.dll",
    "imageformats/qico.dll",
    "imageformats/qsvg.dll",
    "imageformats/qjpeg.dll",
    "iconengines/qsvgicon.dll",
)
FOLDERS = (
    "scripts", "typesystems", "glue", "include", "metatypes", "qml", "resources", "doc", "support", "QtAsyncio",
    "lib", "libexec",
)  # fmt: skip
"""Parts of the wheel that are for developers."""


def imported(path: Path) -> set[str]:
    """Names of the libraries a Windows executable loads, at start or later, in lower case."""
    import pefile

    with pefile.PE(str(path), fast_load=True) as image:
        image.parse_data_directories(
            directories=[
                pefile.DIRECTORY_ENTRY["IMAGE_DIRECTORY_ENTRY_IMPORT"],
                pefile.DIRECTORY_ENTRY["IMAGE_DIRECTORY_ENTRY_DELAY_IMPORT"],
            ]
        )
        tables = [getattr(image, f"DIRECTORY_ENTRY_{kind}", []) for kind in ("IMPORT", "DELAY_IMPORT")]
        return {entry.dll.decode("ascii").lower() for table in tables for entry in table}


def closure(start: Iterable[Path], folder: Path) -> set[Path]:
    """The files given and every library in `folder` that they need, directly or not."""
    there = {each.name.lower(): each for each in folder.iterdir() if each.is_file()}
    kept: set[Path] = set()
    waiting = [*start]
    while waiting:
        path = waiting.pop()
        if path not in kept:
            kept.add(path)
            waiting += [there[name] for name in imported(path) if name in there]
    return kept
