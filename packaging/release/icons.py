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
