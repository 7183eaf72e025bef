"""Gives a dialog the height that its wrapped texts need, as far as the screen has it.

Called by dialogs whose texts come and go. Qt takes two thirds of the screen at most when it first shows a dialog, and
never grows one for a text that wraps; on a small screen that is enlarged, words were cut so.
"""

from __future__ import annotations

from PySide6.QtWidgets import QDialog

FRAME = 30
"""Pixels that a dialog's title takes."""


def shrink(dialog: QDialog) -> None:
    """Make `dialog` as high as its layout needs at its width: Qt reserves lines for texts that turn out shorter."""
    layout = dialog.layout()
    if layout is not None and layout.hasHeightForWidth():
        width = max(dialog.minimumWidth(), layout.totalMinimumSize().width())
        dialog.resize(width, layout.totalHeightForWidth(width))


def grow_to_content(dialog: QDialog, wanted: int = 0) -> None:
    """Make `dialog` as high as its layout needs at its width, or `wanted` pixels; never lower than it is."""
    layout = dialog.layout()
    if layout is None:
        return
    needed = max(wanted, layout.totalSizeHint().height())
    if layout.hasHeightForWidth():
        needed = max(needed, layout.totalHeightForWidth(dialog.width()))
    room = dialog.screen().availableGeometry().height() - FRAME
    if dialog.height() < min(needed, room):
        dialog.resize(dialog.width(), min(needed, room))
