"""The program's icon in each system's form, drawn from the one SVG."""

from __future__ import annotations

import io
import os
from pathlib import Path

from release.project import PACKAGING

PICTURE = PACKAGING / "pictures" / "counterfoil.svg"
ICO_SIZES = (16, 20, 24, 32, 48, 64, 256)
"""Pixels; 20 is the task bar at 125 %."""


def png(size: int) -> bytes:
    """The icon, `size` pixels a side, as PNG."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QBuffer, QIODevice
    from PySide6.QtGui import QGuiApplication, QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    application = QGuiApplication.instance() or QGuiApplication([])
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(str(PICTURE)).render(painter)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    del application
    return bytes(buffer.data().data())


def write_ico(target: Path) -> None:
    """The icon for Windows."""
    from PIL import Image

    images = [Image.open(io.BytesIO(png(size))) for size in ICO_SIZES]
    images[-1].save(target, "ICO", sizes=[each.size for each in images], append_images=images[:-1])


def write_icns(target: Path) -> None:
    """The icon for macOS, up to 1024 pixels."""
    from PIL import Image

    Image.open(io.BytesIO(png(1024))).save(target, "ICNS")


SIDE, HEADER = (164, 314), (150, 57)
"""Pixels of the two pictures of Setup.exe, as its wizard wants them."""
PAPER, INK = (255, 255, 255), (11, 69, 67)


def write_wizard(side: Path, header: Path) -> None:
    """The pictures beside the first and last page of Setup.exe, and above the others: bitmaps without transparency."""
    from PIL import Image

    for target, size, icon, ground in ((side, SIDE, 96, INK), (header, HEADER, 44, PAPER)):
        picture = Image.new("RGB", size, ground)
        drawn = Image.open(io.BytesIO(png(icon)))
        # on the left one in the upper third, on the other at the right edge
        place = (
            ((size[0] - icon) // 2, size[1] // 4)
            if icon == 96
            else (size[0] - icon - 8, (size[1] - icon) // 2)
        )
        picture.paste(drawn, place, drawn)
        picture.save(target, "BMP")
