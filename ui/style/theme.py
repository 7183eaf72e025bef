"""Colours and sizes of the window: Fusion, three palettes and one short style sheet.

Called once at start and again when the system or the setting changes. Knows no widget of ours by class; the style
sheet addresses them by object name or by the dynamic property `role`.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from pathlib import Path
from string import Template

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QStyleFactory

FOLDER = Path(__file__).parents[1] / "icons"
TEXT_POINTS = 10.5
"""The smallest text of the window."""
PICTURE = 16
"""Pixels of the picture on a button, in a menu or in a list."""
_TICK, _RING, _ARROW, _HEAD = 14, 5, 24, 32
"""Pixels of a box to tick, of the ring in a chosen round one, of the room for an arrow, and of a list's head."""
_RAIL_FOLDED = 56
_RAIL_WIDTH = 176
_PANEL_WIDTH = 360
_ROWS = {"compact": 28, "normal": 36, "touch": 44}
_FIELDS = {"compact": (3, 6), "normal": (5, 7), "touch": (9, 9)}
_BUTTONS = {"compact": "4px 10px", "normal": "6px 12px", "touch": "10px 16px"}
"""By density: height of a list's row, room inside fields and buttons."""
_NARROW_BELOW = 1180
"""Window width under which the rail folds to its icons."""
_PANEL_COVERS_BELOW = 1000
"""Window width under which an open record takes the list's place."""

HEADLINE_ROLES = {
    "in_step": "green", "waiting": "amber", "needs_you": "red", "offline": "amber", "never": "muted",
    "sign_in": "red", "error": "red", "stale": "amber", "slowed": "amber",
    "paused": "amber",
}  # fmt: skip
"""Colour role of each headline of the sync status (`app.queries.status.Headline`)."""


@dataclass(frozen=True, slots=True)
class Tokens:
    """One palette; every pair of text and ground used together has a contrast of at least 4.5:1."""

    window: str
    base: str
    stripe: str
    text: str
    muted: str
    border: str
    hover: str
    accent: str
    on_accent: str
    selection: str
    amber: str
    amber_ground: str
    red: str
    red_ground: str
    green: str
    toast: str
    on_toast: str


LIGHT = Tokens(
    window="#f3f5f7", base="#ffffff", stripe="#f9fafb", text="#1b1f24", muted="#586069", border="#d3d9df",
    hover="#e6eaef", accent="#0b5cad", on_accent="#ffffff", selection="#d8e7f8", amber="#7d4a00",
    amber_ground="#fff1d2", red="#a9200f", red_ground="#fdeae7", green="#156a2e", toast="#22272e", on_toast="#ffffff",
)  # fmt: skip
DARK = Tokens(
    window="#1d2126", base="#15181c", stripe="#191d21", text="#e6e9ed", muted="#a3aeb9", border="#3a424c",
    hover="#2a3037", accent="#6cb2ff", on_accent="#0a1826", selection="#21405f", amber="#f2bb52",
    amber_ground="#392d13", red="#ff958b", red_ground="#401d1a", green="#63cd81", toast="#e6e9ed", on_toast="#15181c",
)  # fmt: skip
CONTRAST = Tokens(
    window="#000000", base="#000000", stripe="#000000", text="#ffffff", muted="#ffffff", border="#ffffff",
    hover="#333333", accent="#ffff00", on_accent="#000000", selection="#003c8f", amber="#ffd75e",
    amber_ground="#000000", red="#ff9d94", red_ground="#000000", green="#8df7a8", toast="#ffffff", on_toast="#000000",
)  # fmt: skip

PALETTES = {"light": LIGHT, "dark": DARK, "contrast": CONTRAST}

STYLE = """
QWidget#rail { background: $window; border-right: 1px solid $border; }
QWidget#strip { background: $base; border-top: 1px solid $border; }
QWidget#recordPanel { background: $base; border-left: 1px solid $border; }
QScrollArea#form, QWidget#formBody { background: $base; border: none; }
QListView#sections { background: transparent; border: none; outline: 0; }
QTableView { background: $base; alternate-background-color: $stripe; border: none; gridline-color: $border; outline: 0;
    selection-background-color: $selection; selection-color: $text; }
QTableView::item { padding: 0 6px; border: none; }
QTableView::item:focus { background: $selection; color: $text; }
QPushButton, QToolButton, QComboBox, QAbstractItemView, QMenu { icon-size: ${picture}px; }
QHeaderView::section { background: $window; color: $muted; border: none; border-bottom: 1px solid $border;
    padding: 0 8px; height: ${head}px; }
QHeaderView::section:hover { color: $text; }
QLineEdit, QPlainTextEdit, QComboBox, QAbstractSpinBox { background: $base; color: $text; border: 1px solid $border;
    placeholder-text-color: $muted;
    border-radius: 4px; padding: $field; selection-background-color: $accent; selection-color: $on_accent; }
QLineEdit:focus, QPlainTextEdit:focus, QComboBox:focus, QAbstractSpinBox:focus { border: 1px solid $accent; }
QLineEdit[readOnly="true"], QPlainTextEdit[readOnly="true"], QDateTimeEdit[readOnly="true"] { background: $window; }
QLineEdit:disabled, QPlainTextEdit:disabled, QComboBox:disabled, QAbstractSpinBox:disabled { background: $window;
    color: $muted; }
QLineEdit[role="problem"], QPlainTextEdit[role="problem"], QComboBox[role="problem"],
QDateTimeEdit[role="problem"] { border: 1px solid $red; }
QLineEdit[role="problem"]:focus, QPlainTextEdit[role="problem"]:focus, QComboBox[role="problem"]:focus,
QDateTimeEdit[role="problem"]:focus { border: 2px solid $red; padding: $inner; }
QComboBox::drop-down, QDateTimeEdit::drop-down { border: none; width: ${arrow}px; }
QSpinBox QLineEdit { border: none; padding: 0 0 0 8px; background: transparent; }
QSpinBox::up-button, QSpinBox::down-button { border: none; background: transparent;
    width: ${arrow}px; }
QSpinBox::up-arrow, QSpinBox::down-arrow { image: none; }
QFrame#line { background: $border; border: none; }
QComboBox QAbstractItemView { background: $base; color: $text; border: 1px solid $border;
    selection-background-color: $selection; selection-color: $text; }
QPushButton { background: $base; color: $text; border: 1px solid $border; border-radius: 4px; padding: $button; }
QPushButton:hover { background: $hover; }
QPushButton:focus { border: 1px solid $accent; }
QPushButton:disabled { color: $muted; background: $window; }
QPushButton[role="primary"] { background: $accent; color: $on_accent; border: 1px solid $accent; font-weight: 600; }
QPushButton[role="primary"]:focus { border: 2px solid $text; }
QPushButton[role="primary"]:disabled { background: $hover; color: $muted; border: 1px solid $border; }
QPushButton[role="danger"] { color: $red; }
QPushButton[role="danger"]:disabled { color: $muted; }
QPushButton[role="link"] { background: transparent; border: none; color: $accent; padding: 4px 6px; }
QPushButton[role="link"]:hover, QPushButton[role="link"]:focus { text-decoration: underline; }
QPushButton[role="row"] { background: transparent; border: 1px solid transparent; text-align: left; padding: 5px 4px; }
QPushButton[role="row"]:hover { background: $hover; }
QPushButton[role="row"]:focus { border: 1px solid $accent; }
QTabBar::tab { background: transparent; color: $muted; border: none; border-bottom: 2px solid $border; padding: 7px 8px; }
QTabBar::tab:selected { color: $text; border-bottom: 2px solid $accent; font-weight: 600; }
QTabBar::tab:hover { color: $text; }
QTabBar::tab:focus { color: $accent; }
QToolButton { background: transparent; border: 1px solid transparent; border-radius: 4px; padding: 5px; }
QToolButton:hover { background: $hover; }
QToolButton:focus { border: 1px solid $accent; }
QToolButton[role="bar"] { border: 1px solid $border; background: $base; padding: 6px; }
QToolButton[role="bar"]:focus { border: 1px solid $accent; }
QToolButton::menu-indicator { image: none; width: 0; }
QFrame#chip { background: $selection; border: 1px solid $border; border-radius: 12px; }
QFrame#chip QPushButton { color: $text; padding: 3px 4px 3px 8px; }
QFrame#chip QToolButton { padding: 3px; }
QFrame#selectionBar { background: $selection; border: 1px solid $accent; border-radius: 4px; }
QToolButton[role="group"] { font-weight: 600; color: $text; padding: 6px 2px; text-align: left; }
QLabel[role="title"] { font-size: ${title}pt; font-weight: 600; }
QLabel[role="heading"] { font-weight: 600; }
QLabel[role="muted"] { color: $muted; }
QLabel[role="problem"] { color: $red; }
QLabel[role="elsewhere"] { color: $amber; }
QLabel[role="amber"] { color: $amber; font-weight: 600; }
QLabel[role="red"] { color: $red; font-weight: 600; }
QLabel[role="green"] { color: $green; font-weight: 600; }
QFrame#banner { background: $amber_ground; border: 1px solid $amber; border-radius: 4px; }
QFrame#banner[role="red"] { background: $red_ground; border: 1px solid $red; }
QFrame#toast { background: $toast; border-radius: 6px; }
QFrame#toast QLabel { color: $on_toast; }
QFrame#toast QPushButton { background: transparent; color: $on_toast; border: 1px solid $on_toast; }
QProgressBar { border: 1px solid $border; border-radius: 4px; background: $base; color: $text; text-align: center; }
QProgressBar::chunk { background: $selection; border-radius: 3px; }
QListWidget#ticks { background: $base; color: $text; border: 1px solid $border; border-radius: 4px; }
QListWidget#ticks::item { padding: 5px 4px; }
QListWidget#ticks::item:selected { background: $selection; color: $text; }
QMenu { background: $base; color: $text; border: 1px solid $border; padding: 4px; }
QMenu::item { padding: 7px 24px 7px 10px; border-radius: 4px; }
QMenu::item:selected { background: $selection; color: $text; }
QMenu::item:disabled { color: $muted; }
QMenu::separator { height: 1px; background: $border; margin: 4px 8px; }
QMenu::icon { padding-left: 8px; }
QMenu::indicator { width: ${tick}px; height: ${tick}px; margin-left: 8px; background: $base; border: 1px solid $muted;
    border-radius: 3px; }
QMenu::indicator:checked { background: $accent; border: 1px solid $accent; image: url("$mark"); }
QCheckBox::indicator, QRadioButton::indicator, QListWidget#ticks::indicator { width: ${tick}px; height: ${tick}px;
    background: $base; border: 1px solid $muted; }
QCheckBox::indicator, QListWidget#ticks::indicator { border-radius: 3px; }
QListWidget#ticks::indicator:checked { background: $accent; border: 1px solid $accent; image: url("$mark"); }
QRadioButton::indicator { border-radius: ${round}px; }
QCheckBox::indicator:checked { background: $accent; border: 1px solid $accent; image: url("$mark"); }
QRadioButton::indicator:checked { width: ${dot}px; height: ${dot}px; background: $base;
    border: ${ring}px solid $accent; }
QCheckBox::indicator:focus, QRadioButton::indicator:focus { border-color: $accent; }
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled { background: $window; border: 1px solid $border; }
QCheckBox::indicator:checked:disabled { background: $muted; image: url("$mark"); }
QScrollBar:vertical { background: transparent; width: 12px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 0; }
QScrollBar::handle { background: $border; border-radius: 4px; margin: 2px; min-height: 28px; min-width: 28px; }
QScrollBar::handle:hover { background: $muted; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QSplitter::handle { background: $border; width: 1px; }
QToolTip { background: $toast; color: $on_toast; border: none; padding: 4px; }
QDialog#palette { background: $base; border: 1px solid $muted; }
QListWidget#choices { background: $base; border: none; outline: 0; }
QListWidget#choices::item { padding: 6px 8px; border-radius: 4px; }
QListWidget#choices::item:selected { background: $selection; color: $text; }
QWidget#drop { background: $base; border: 2px dashed $border; border-radius: 6px; }
QFrame#card { background: $base; border: 1px solid $border; border-radius: 6px; }
QFrame#card[role="choice"]:hover { border: 1px solid $accent; background: $hover; }
"""

_current: Tokens = LIGHT
_density = "normal"
_scale = 1.0
_system_points: float | None = None
_styled: QApplication | None = None


def tokens() -> Tokens:
    """The palette in force."""
    return _current


def grown(pixels: int) -> int:
    """So many pixels at the usual size of text, larger where the text is."""
    return round(pixels * max(_scale, 1.0))


def field_frame() -> int:
    """Pixels above and below the text of a field together, its frame included."""
    return 2 * (_FIELDS[_density][0] + 1)


def row_height() -> int:
    """Height of a row of a list, in pixels; grows with the text."""
    return max(_ROWS[_density], round(_ROWS["compact"] * _scale))


def rail_width() -> int:
    """Width of the open rail."""
    return grown(_RAIL_WIDTH)


def rail_folded() -> int:
    """Width of the rail that shows its pictures alone."""
    return grown(_RAIL_FOLDED)


def narrow_below() -> int:
    """Width of the window below which the rail folds; larger text needs more room."""
    return grown(_NARROW_BELOW)


def covers_below() -> int:
    """Width of the window below which a record covers the list."""
    return grown(_PANEL_COVERS_BELOW)


def panel_width() -> int:
    """Width a record gets at first."""
    return grown(_PANEL_WIDTH)


def wanted(app: QApplication, setting: str) -> str:
    """Name of the palette for a setting of `light`, `dark`, `contrast` or anything else: as the system says."""
    if setting in PALETTES:
        return setting
    hints = app.styleHints()
    accessibility = getattr(hints, "accessibility", lambda: None)()
    if accessibility is not None and accessibility.contrastPreference() == Qt.ContrastPreference.HighContrast:
        return "contrast"
    return "dark" if hints.colorScheme() == Qt.ColorScheme.Dark else "light"


def apply(app: QApplication, setting: str = "", *, text_size: int = 100, density: str = "normal") -> str:
    """Dress the application; returns the palette's name. Icons made before keep their colour, so call it first.

    `text_size` is per cent of the system's; `density` one of compact, normal, touch.
    """
    global _current, _density, _scale, _styled, _system_points  # noqa: PLW0603 - one program wears one palette
    name = wanted(app, setting)
    _current = PALETTES[name]
    _density = density if density in _ROWS else "normal"
    _scale = text_size / 100
    if _styled is not app:
        # Once only: a style that goes while one of its animations runs takes the program with it.
        app.setStyle(QStyleFactory.create("Fusion"))
        _styled = app
    if _system_points is None:
        _system_points = max(app.font().pointSizeF(), TEXT_POINTS)
    app.setPalette(_palette(_current))
    app.setStyleSheet(Template(STYLE).substitute(asdict(_current), mark=_mark(name), **_sizes()))
    # Last: a style that is set brings Windows' own, smaller fonts back for lists, menus and messages.
    font = app.font()
    font.setPointSizeF(_system_points * _scale)
    app.setFont(font)
    return name


def _sizes() -> dict[str, str]:
    """What the style sheet takes from density and size of text."""
    tick, ring = grown(_TICK), grown(_RING)
    return {
        "field": "{}px {}px".format(*_FIELDS[_density]),
        # A frame twice as thick takes its second pixel from the room inside, so that no letter moves.
        "inner": "{}px {}px".format(*(each - 1 for each in _FIELDS[_density])),
        "button": _BUTTONS[_density], "title": f"{15 * _scale:.1f}",
        "picture": str(grown(PICTURE)), "head": str(grown(_HEAD)), "arrow": str(grown(_ARROW)),
        "tick": str(tick), "round": str(tick // 2 + 1), "ring": str(ring), "dot": str(tick + 2 - 2 * ring),
    }  # fmt: skip


def _mark(name: str) -> str:
    """The tick of a checked box; a style sheet takes pictures from files only."""
    return (FOLDER / f"mark-{'light' if name == 'light' else 'dark'}.svg").as_posix()


def _palette(colours: Tokens) -> QPalette:
    role = QPalette.ColorRole
    palette = QPalette()
    for each, colour in {
        role.Window: colours.window, role.WindowText: colours.text, role.Base: colours.base,
        role.AlternateBase: colours.stripe, role.Text: colours.text, role.Button: colours.window,
        role.ButtonText: colours.text, role.BrightText: colours.red, role.Highlight: colours.accent,
        role.HighlightedText: colours.on_accent, role.Link: colours.accent, role.LinkVisited: colours.accent,
        role.PlaceholderText: colours.muted, role.ToolTipBase: colours.toast, role.ToolTipText: colours.on_toast,
        role.Mid: colours.border, role.Midlight: colours.hover, role.Dark: colours.border,
        role.Light: colours.base, role.Accent: colours.accent,
    }.items():  # fmt: skip
        palette.setColor(each, QColor(colour))
    for each in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, each, QColor(colours.muted))
    return palette
