"""One door to the pictures: our own names for them, drawn from Lucide's outlines in the palette's colour.

Called by every widget. The set behind the names can change in this file alone.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from PySide6.QtCore import QByteArray, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QIconEngine, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QAbstractButton

from ui.style import theme

FOLDER = Path(__file__).parents[1] / "icons"
SIZES = (16, 20, 24, 32, 48)
GAP = 4
"""Pixels between a picture and the words after it."""

NAMES = {
    "customers": "users", "products": "package", "product-ingredients": "wheat", "suppliers": "truck",
    "employees": "id-card", "tags": "tags", "eet-subjects": "receipt", "webhooks": "webhook",
    "categories": "layers", "taxes": "percent", "warehouses": "warehouse", "discount-groups": "badge-percent",
    "warehouse-products": "boxes", "overview": "layout-dashboard",
    "search": "search", "new": "plus", "delete": "trash-2", "undo": "undo-2", "save": "save",
    "revert": "rotate-ccw", "sync": "refresh-cw", "restore": "archive-restore", "erase": "eraser",
    "close": "x", "clear": "x", "open": "chevron-down", "closed": "chevron-right", "next": "chevron-right",
    "previous": "chevron-left", "fold": "panel-left-close", "unfold": "panel-left-open",
    "in_step": "cloud-check", "waiting": "clock", "sending": "cloud-upload", "needs_you": "triangle-alert",
    "offline": "cloud-off", "never": "cloud", "sign_in": "key-round", "error": "cloud-alert", "stale": "cloud",
    "slowed": "cloud", "paused": "pause", "resume": "play", "table": "table-2", "sign_out": "log-out",
    "synced": "check",
    "problem": "circle-alert", "info": "info", "draft": "pencil", "read_only": "lock", "calendar": "calendar",
    "empty": "inbox", "no_match": "search-x", "download": "download", "practice": "store", "connect": "cloud",
    "filter": "funnel", "columns": "columns-3", "views": "bookmark", "more": "ellipsis", "copy": "copy",
    "import": "file-up", "export": "file-down", "sort": "arrow-up-down", "labels": "printer",
    "up": "arrow-up", "down": "arrow-down",
    "redo": "redo-2", "keyboard": "keyboard", "command": "command",
    "two_versions": "split", "settings": "settings", "language": "languages", "send": "send",
    "looks": "palette", "server": "server", "diagnostics": "activity", "unlock": "lock-open", "reveal": "eye",
    "hide": "eye-off", "schedule": "calendar-clock",
}  # fmt: skip
"""Our name -> Lucide's."""

ROLES = ("text", "muted", "accent", "on_accent", "amber", "red", "green", "on_toast")


def icon(name: str, role: str = "text") -> QIcon:
    """The picture called `name` in the colour of `role`; greyed by itself where the widget is disabled."""
    size = theme.grown(theme.PICTURE)
    return _icon(name, getattr(theme.tokens(), role), theme.tokens().muted, size, size)


def before_words(button: QAbstractButton, name: str, role: str = "text") -> None:
    """Put the same before the words of a button, with the gap that Qt leaves too small."""
    size = theme.grown(theme.PICTURE)
    room = QSize(size + theme.grown(GAP), size)
    colours = theme.tokens()
    button.setIcon(_icon(name, getattr(colours, role), colours.muted, size, room.width()))
    button.setIconSize(room)


def square(size: int) -> QSize:
    """Room for a picture of `size` logical pixels at the usual size of text; buttons without it have the usual one."""
    return QSize(theme.grown(size), theme.grown(size))


def picture(name: str, role: str = "text", size: int = 20) -> QPixmap:
    """The same as a pixmap of `size` logical pixels at the usual size of text, for labels."""
    return icon(name, role).pixmap(square(size))


@lru_cache(maxsize=256)
def _icon(name: str, colour: str, greyed: str, usual: int, wide: int) -> QIcon:
    """As wide as `wide` where it is `usual` pixels high."""
    return QIcon(_Engine(NAMES[name], colour, greyed, usual / wide))


class _Engine(QIconEngine):
    """Draws a picture when it is first looked at, in the very size that is asked for: most are never seen.

    `share` of the width is the picture's, what follows is a gap.
    """

    def __init__(self, file: str, colour: str, greyed: str, share: float) -> None:
        super().__init__()
        self._file, self._colour, self._greyed, self._share = file, colour, greyed, share

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        """The picture in `size` pixels of the device."""
        colour = self._greyed if mode is QIcon.Mode.Disabled else self._colour
        return _drawn(self._file, colour, self._share, size.width(), size.height())

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        """The same, right into a widget."""
        pixels = rect.size() * painter.device().devicePixelRatio()
        painter.drawPixmap(rect, self.pixmap(pixels, mode, state))

    def availableSizes(self, mode: object = None, state: object = None) -> list[QSize]:
        """For docks and trays, which choose among what there is."""
        return [QSize(each, each) for each in SIZES]

    def clone(self) -> QIconEngine:
        """For a copy that is about to be changed, which nothing here does."""
        copy = _Engine(self._file, self._colour, self._greyed, self._share)
        _clones.append(copy)
        return copy


_clones: list[_Engine] = []
"""Kept: what is answered to Qt belongs to it, and would go with its last name here."""


@lru_cache(maxsize=512)
def _drawn(file: str, colour: str, share: float, width: int, height: int) -> QPixmap:
    """As large as there is room, in the middle; where a gap belongs to it, at its left end."""
    pixmap = QPixmap(width, height)
    pixmap.fill(Qt.GlobalColor.transparent)
    side = min(width * share, height)
    painter = QPainter(pixmap)
    left = (width * share - side) / 2
    _renderer(file, colour).render(painter, QRectF(left, (height - side) / 2, side, side))
    painter.end()
    return pixmap


@lru_cache(maxsize=128)
def _renderer(file: str, colour: str) -> QSvgRenderer:
    return QSvgRenderer(QByteArray(_outline(file).replace("currentColor", colour).encode()))


@lru_cache(maxsize=128)
def _outline(file: str) -> str:
    return (FOLDER / f"{file}.svg").read_text(encoding="utf-8")
