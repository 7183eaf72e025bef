"""Fits a dialog into the screen, and its height to its wrapped texts.

The latter is for dialogs whose texts change. Qt gives a new dialog at most two thirds of the screen and never enlarges it for a text
that wraps, which cut texts on small screens with a scale factor.
"""

from __future__ import annotations

from PySide6.QtWidgets import QDialog

FRAME = 30
"""Pixels of a dialog's title bar."""


def open_at(dialog: QDialog, width: int, height: int) -> None:
    """Give `dialog` its first size, in pixels, or as much of it as the screen has."""
    available = dialog.screen().availableGeometry()
    dialog.resize(min(width, available.width()), min(height, available.height() - FRAME))


def shrink_to_content(dialog: QDialog) -> None:
    """Reduce `dialog` to the height that its layout needs: Qt reserves lines for texts that turn out shorter."""
    layout = dialog.layout()
    if layout is not None and layout.hasHeightForWidth():
        width = max(dialog.minimumWidth(), layout.totalMinimumSize().width())
        dialog.resize(width, layout.totalHeightForWidth(width))


def grow_to_content(dialog: QDialog, wanted: int = 0) -> None:
    """Enlarge `dialog` to the height that its layout needs, or to `wanted` pixels; never shrinks it."""
    layout = dialog.layout()
    if layout is None:
        return
    needed = max(wanted, layout.totalSizeHint().height())
    if layout.hasHeightForWidth():
        needed = max(needed, layout.totalHeightForWidth(dialog.width()))
    available = dialog.screen().availableGeometry().height() - FRAME
    if dialog.height() < min(needed, available):
        dialog.resize(dialog.width(), min(needed, available))
