"""Icons by the program's own names, drawn from the SVG files of Lucide in a colour of the palette.

The only module that knows the icon set.
"""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QByteArray, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QIconEngine, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QAbstractButton

from app.paths import shipped_beside
from ui.style import theme

FOLDER = shipped_beside(__file__).parent / "icons"
SIZES = (16, 20, 24, 32, 48)
GAP = 4
"""Pixels between the icon and the text of a button."""

NAMES = {
    "customers": "users", "products": "package", "product-ingredients": "wheat", "suppliers": "truck",
    "employees": "id-card", "tags": "tags", "eet-subjects": "receipt", "webhooks": "webhook",
    "categories": "layers", "taxes": "percent", "warehouses": "warehouse", "discount-groups": "badge-percent",
    "branches": "store",
    "warehouse-products": "boxes", "overview": "layout-dashboard",
    "search": "search", "new": "plus", "delete": "trash-2", "undo": "undo-2", "save": "save",
    "revert": "rotate-ccw", "sync": "refresh-cw", "restore": "archive-restore", "erase": "eraser",
    "close": "x", "clear": "x", "open": "chevron-down", "closed": "chevron-right", "next": "chevron-right",
    "previous": "chevron-left", "fold": "panel-left-close", "unfold": "panel-left-open",
    "in_step": "cloud-check", "waiting": "clock", "sending": "cloud-upload", "needs_you": "triangle-alert",
    "offline": "cloud-off", "never": "cloud", "sign_in": "key-round", "error": "cloud-alert", "stale": "cloud",
    "slowed": "cloud", "less_often": "cloud", "paused": "pause", "resume": "play", "table": "table-2", "sign_out": "log-out",
    "synced": "check",
    "problem": "circle-alert", "info": "info", "draft": "pencil", "read_only": "lock", "calendar": "calendar",
    "empty": "inbox", "no_match": "search-x", "download": "download", "practice": "store", "connect": "cloud",
    "filter": "funnel", "columns": "columns-3", "views": "bookmark", "more": "ellipsis", "copy": "copy",
    "import": "file-up", "export": "file-down", "sort": "arrow-up-down", "labels": "printer",
    "up": "arrow-up", "down": "arrow-down",
    "redo": "redo-2", "keyboard": "keyboard", "command": "command",
    "two_versions": "split", "settings": "settings", "language": "languages", "send": "send",
    "looks": "palette", "server": "server", "diagnostics": "activity", "unlock": "lock-open", "reveal": "eye",
    "hide": "eye-off", "menu": "menu", "schedule": "calendar-clock", "shop-check": "list-checks", "prices": "badge-percent",
}  # fmt: skip
"""Name in this program -> name in Lucide."""

ROLES = ("text", "muted", "accent", "on_accent", "amber", "red", "green", "on_toast")


def icon(name: str, role: str = "text") -> QIcon:
    """The icon `name` in the palette colour `role`; drawn grey on disabled widgets."""
    size = theme.scaled(theme.ICON_SIZE)
    return _icon(name, getattr(theme.tokens(), role), theme.tokens().disabled, size, size)


def set_button_icon(button: QAbstractButton, name: str, role: str = "text") -> None:
    """Set the icon of a button that also has a text, with a wider gap than Qt's."""
    size = theme.scaled(theme.ICON_SIZE)
    with_gap = QSize(size + theme.scaled(GAP), size)
    colours = theme.tokens()
    button.setIcon(_icon(name, getattr(colours, role), colours.disabled, size, with_gap.width()))
    button.setIconSize(with_gap)


def icon_size(size: int) -> QSize:
    """Size for icons that differ from ICON_SIZE: `size` logical pixels at normal text size."""
    return QSize(theme.scaled(size), theme.scaled(size))


def pixmap(name: str, role: str = "text", size: int = 20) -> QPixmap:
    """The icon as a pixmap of `size` logical pixels at normal text size, for labels."""
    return icon(name, role).pixmap(icon_size(size))


@lru_cache(maxsize=256)
def _icon(name: str, colour: str, disabled_colour: str, height: int, width: int) -> QIcon:
    """An icon `height` pixels high, with a gap at its right up to `width`."""
    return QIcon(_Engine(NAMES[name], colour, disabled_colour, height / width))


class _Engine(QIconEngine):
    """Draws an icon on demand, in the requested size; most icons are never shown.

    The icon takes `share` of the width; the rest is the gap at its right.
    """

    def __init__(self, file: str, colour: str, disabled_colour: str, share: float) -> None:
        super().__init__()
        self._file, self._colour, self._disabled_colour, self._share = file, colour, disabled_colour, share

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        """The icon in `size` device pixels."""
        colour = self._disabled_colour if mode is QIcon.Mode.Disabled else self._colour
        return _render(self._file, colour, self._share, size.width(), size.height())

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        """Paint the icon onto a widget."""
        pixels = rect.size() * painter.device().devicePixelRatio()
        painter.drawPixmap(rect, self.pixmap(pixels, mode, state))

    def availableSizes(self, mode: object = None, state: object = None) -> list[QSize]:
        """Sizes offered to docks and trays."""
        return [QSize(size, size) for size in SIZES]

    def clone(self) -> QIconEngine:
        """A copy, as Qt makes one before it changes an icon."""
        copy = _Engine(self._file, self._colour, self._disabled_colour, self._share)
        _clones.append(copy)
        return copy


_clones: list[_Engine] = []
"""Keeps the Python objects alive: Qt owns a returned engine, and it would be freed with its last reference here."""


@lru_cache(maxsize=512)
def _render(file: str, colour: str, share: float, width: int, height: int) -> QPixmap:
    """The icon as large as fits, centred in its share of the width."""
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
