"""Colours and sizes of the window: the Fusion style, three palettes and one style sheet.

Applied at start and whenever the system's or the user's choice changes. The style sheet selects widgets by object name or
by the dynamic property `role`, never by a class of this program.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from string import Template

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QStyleFactory

from app.paths import shipped_beside

FOLDER = shipped_beside(__file__).parent / "icons"
TEXT_POINTS = 10.5
"""The smallest base size of text, in points."""
ICON_SIZE = 16
"""Pixels of an icon on a button, in a menu or in a list, at normal text size."""
_TICK, _RING, _ARROW, _HEAD = 14, 5, 24, 32
"""Pixels of a check box, of the ring of a chosen radio button, of a combo box's arrow, and of a table's header."""
_SIDEBAR_FOLDED = 56
_SIDEBAR_WIDTH = 176
_PANEL_WIDTH = 360
_ROWS = {"compact": 28, "normal": 36, "touch": 44}
_FIELDS = {"compact": (3, 6), "normal": (5, 7), "touch": (9, 9)}
_BUTTONS = {"compact": "4px 10px", "normal": "6px 12px", "touch": "10px 16px"}
"""By density: height of a table row, padding of fields (vertical, horizontal) and of buttons."""
_NARROW_BELOW = 1180
"""Window width below which the sidebar folds to its icons."""
_PANEL_COVERS_BELOW = 1000
"""Window width below which an open record covers the list."""

HEADLINE_ROLES = {
    "in_step": "green", "waiting": "amber", "needs_you": "red", "offline": "amber", "never": "muted",
    "sign_in": "red", "error": "red", "stale": "amber", "slowed": "amber",
    "paused": "amber", "less_often": "amber",
}  # fmt: skip
"""Colour role of each headline of the sync status (`app.queries.status.Headline`)."""


@dataclass(frozen=True, slots=True)
class Tokens:
    """One palette; every text colour has a contrast of at least 4.5:1 on the backgrounds it is used on (WCAG 2, AA)."""

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
    disabled: str
    """Text of what cannot be used now; in high contrast the muted text is as bright as any other."""
    disabled_border: str
    match: str
    """Ground of what a search found in a text, which keeps its colour, and the line under it."""
    match_line: str


LIGHT = Tokens(
    window="#f3f5f7", base="#ffffff", stripe="#f9fafb", text="#1b1f24", muted="#586069", border="#d3d9df",
    hover="#e6eaef", accent="#0b5cad", on_accent="#ffffff", selection="#d8e7f8", amber="#7d4a00",
    amber_ground="#fff1d2", red="#a9200f", red_ground="#fdeae7", green="#156a2e", toast="#22272e", on_toast="#ffffff",
    disabled="#586069", disabled_border="#d3d9df",
    match="#ffe28a", match_line="#ffe28a",
)  # fmt: skip
DARK = Tokens(
    window="#1d2126", base="#15181c", stripe="#191d21", text="#e6e9ed", muted="#a3aeb9", border="#3a424c",
    hover="#2a3037", accent="#6cb2ff", on_accent="#0a1826", selection="#21405f", amber="#f2bb52",
    amber_ground="#392d13", red="#ff958b", red_ground="#401d1a", green="#63cd81", toast="#e6e9ed", on_toast="#15181c",
    disabled="#a3aeb9", disabled_border="#3a424c",
    match="#6a5108", match_line="#6a5108",
)  # fmt: skip
CONTRAST = Tokens(
    window="#000000", base="#000000", stripe="#000000", text="#ffffff", muted="#ffffff", border="#ffffff",
    hover="#333333", accent="#ffff00", on_accent="#000000", selection="#003c8f", amber="#ffd75e",
    amber_ground="#000000", red="#ff9d94", red_ground="#000000", green="#8df7a8", toast="#ffffff", on_toast="#000000",
    disabled="#9a9a9a", disabled_border="#5c5c5c",
    match="#5a4a00", match_line="#ffff00",
)  # fmt: skip

PALETTES = {"light": LIGHT, "dark": DARK, "contrast": CONTRAST}

STYLE = """
QWidget#rail { background: $window; border-right: 1px solid $border; }
QWidget#strip { background: $base; border-top: 1px solid $border; }
QWidget#recordPanel { background: $base; border-left: 1px solid $border; }
QScrollArea#form, QWidget#formBody { background: $base; border: none; }
QScrollArea#page, QWidget#pageBody { background: $window; border: none; }
QLabel#shop { font-weight: 600; }
QListView#sections { background: transparent; border: none; outline: 0; }
QTableView { background: $base; alternate-background-color: $stripe; border: none; gridline-color: $border; outline: 0;
    selection-background-color: $selection; selection-color: $text; }
QTableView::item { padding: 0 6px; border: none; }
QTableView::item:focus { padding: 0 5px; border: 1px solid $accent; color: $text; }
QTableView::item:selected:focus { padding: 0 6px; border: none; background: $selection; color: $text; }
QTreeView#runs::item { padding: 0 6px; }
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
    color: $disabled; border: 1px solid $disabled_border; }
QLineEdit[role="problem"], QPlainTextEdit[role="problem"], QComboBox[role="problem"],
QDateTimeEdit[role="problem"] { border: 1px solid $red; }
QLineEdit[role="problem"]:focus, QPlainTextEdit[role="problem"]:focus, QComboBox[role="problem"]:focus,
QDateTimeEdit[role="problem"]:focus { border: 2px solid $red; padding: $inner; }
QComboBox::drop-down, QDateTimeEdit::drop-down { border: none; width: ${arrow}px; }
QSpinBox QLineEdit { border: none; padding: 0; background: transparent; }
QSpinBox::up-button, QSpinBox::down-button { border: none; background: transparent;
    width: ${arrow}px; }
QSpinBox::up-arrow, QSpinBox::down-arrow { image: none; }
QFrame#line { background: $border; border: none; }
QComboBox QAbstractItemView { background: $base; color: $text; border: 1px solid $border;
    selection-background-color: $selection; selection-color: $text; }
QComboBox QAbstractItemView::item { padding: 0 8px; min-height: ${row}px; }
QComboBox QAbstractItemView::item:hover, QComboBox QAbstractItemView::item:selected { background: $selection; color: $text; }
QPushButton { background: $base; color: $text; border: 1px solid $border; border-radius: 4px; padding: $button; }
QPushButton:hover { background: $hover; }
QPushButton:focus { border: 1px solid $accent; }
QPushButton:disabled { color: $disabled; background: $window; border: 1px solid $disabled_border; }
QPushButton[role="primary"] { background: $accent; color: $on_accent; border: 1px solid $accent; font-weight: 600; }
QPushButton[role="primary"]:focus { border: 2px solid $text; }
QPushButton[role="primary"]:disabled { background: $hover; color: $disabled; border: 1px solid $disabled_border; }
QPushButton[role="danger"] { color: $red; }
QPushButton[role="danger"]:disabled { color: $disabled; }
QPushButton[role="link"] { background: transparent; border: none; color: $accent; padding: 4px 6px; }
QPushButton[role="link"]:disabled { color: $disabled; }
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
QToolButton:disabled { color: $disabled; }
QToolButton[role="bar"] { border: 1px solid $border; background: $base; padding: 6px; }
QToolButton[role="bar"]:focus { border: 1px solid $accent; }
QToolButton[role="bar"]:disabled { border: 1px solid $disabled_border; }
QToolButton::menu-indicator { image: none; width: 0; }
QFrame#chip { background: $selection; border: 1px solid $border; border-radius: 12px; }
QFrame#chip QPushButton { color: $text; padding: 3px 4px 3px 8px; }
QFrame#chip QToolButton { padding: 3px; }
QFrame#chips { background: $base; border: 1px solid $border; border-radius: 4px; }
QFrame#chips[role="focused"] { border: 1px solid $accent; }
QFrame#chips[role="problem"] { border: 1px solid $red; }
QFrame#chips[readOnly="true"] { background: $window; }
QFrame#chips QLineEdit, QFrame#chips QLineEdit:focus { background: transparent; border: none; padding: 2px; }
QFrame#textChip { background: $window; border: 1px solid $border; border-radius: 4px; }
QFrame#textChip[role="doubtful"] { background: $amber_ground; border: 1px solid $amber; }
QFrame#textChip[role="chosen"] { background: $selection; border: 1px solid $accent; }
QFrame#textChip QToolButton { padding: 1px; }
QToolButton[role="swatch"] { padding: 3px; }
QToolButton[role="swatch"]:checked { border: 2px solid $text; padding: 2px; }
QFrame#cell { background: $base; border: 1px solid $accent; }
QFrame#selectionBar { background: $selection; border: 1px solid $accent; border-radius: 4px; }
QCheckBox[role="group"] { font-weight: 600; padding: 6px 2px 6px 8px; }
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
QProgressBar[role="amber"]::chunk { background: $amber; }
QListWidget#ticks { background: $base; color: $text; border: 1px solid $border; border-radius: 4px; }
QListWidget#ticks::item { padding: 5px 4px; }
QListWidget#ticks::item:selected { background: $selection; color: $text; }
QMenu { background: $base; color: $text; border: 1px solid $border; padding: 4px; }
QMenu::item { padding: 7px 24px 7px 10px; border-radius: 4px; }
QMenu::item:selected { background: $selection; color: $text; }
QMenu::item:disabled { color: $disabled; }
QMenu::separator { height: 1px; background: $border; margin: 4px 8px; }
QMenu::icon { padding-left: 8px; }
QMenu::indicator { width: ${tick}px; height: ${tick}px; margin-left: 8px; background: $base; border: 1px solid $muted;
    border-radius: 3px; }
QMenu::indicator:checked { background: $accent; border: 1px solid $accent; image: url("$mark"); }
QCheckBox::indicator, QRadioButton::indicator, QListWidget#ticks::indicator, QTableView::indicator {
    width: ${tick}px; height: ${tick}px; background: $base; border: 1px solid $muted; }
QCheckBox::indicator, QListWidget#ticks::indicator, QTableView::indicator { border-radius: 3px; }
QListWidget#ticks::indicator:checked, QTableView::indicator:checked { background: $accent; border: 1px solid $accent; image: url("$mark"); }
QRadioButton::indicator { border-radius: ${round}px; }
QCheckBox::indicator:checked { background: $accent; border: 1px solid $accent; image: url("$mark"); }
QRadioButton::indicator:checked { width: ${dot}px; height: ${dot}px; background: $base;
    border: ${ring}px solid $accent; }
QCheckBox::indicator:focus, QRadioButton::indicator:focus { border-color: $accent; }
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled { background: $window; border: 1px solid $disabled_border; }
QCheckBox::indicator:checked:disabled { background: $disabled; image: url("$mark"); }
QScrollBar:vertical { background: transparent; width: 12px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 0; }
QScrollBar::handle { background: $border; border-radius: 4px; margin: 2px; min-height: 28px; min-width: 28px; }
QScrollBar::handle:hover { background: $muted; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QAbstractScrollArea::corner { background: $base; border: none; }
QSplitter::handle { background: $window; width: 6px; }
QSplitter::handle:hover { background: $accent; }
QFrame#callout { background: $base; border: 1px solid $accent; border-radius: 6px; }
QFrame#highlight { background: transparent; border: 2px solid $accent; border-radius: 6px; }
QToolTip { background: $toast; color: $on_toast; border: none; padding: 4px; }
QDialog#palette { background: $base; border: 1px solid $muted; }
QListWidget#choices { background: $base; border: none; outline: 0; }
QListWidget#choices::item { padding: 6px 8px; border-radius: 4px; }
QListWidget#choices::item:selected { background: $selection; color: $text; }
QListView#completions { background: $base; color: $text; border: 1px solid $muted; outline: 0; }
QListView#completions::item { padding: 0 8px; min-height: ${row}px; }
QListView#completions::item:hover { background: $hover; color: $text; }
QListView#completions::item:selected { background: $selection; color: $text; }
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


def scaled(pixels: int) -> int:
    """`pixels` enlarged with the text size; never reduced."""
    return round(pixels * max(_scale, 1.0))


def field_frame() -> int:
    """Vertical padding and frame of a field, in pixels, top and bottom together."""
    return 2 * (_FIELDS[_density][0] + 1)


def row_height() -> int:
    """Height of a table row in pixels; grows with the text size."""
    return max(_ROWS[_density], round(_ROWS["compact"] * _scale))


def sidebar_width() -> int:
    """Width of the open sidebar."""
    return scaled(_SIDEBAR_WIDTH)


def folded_sidebar_width() -> int:
    """Width of the sidebar folded to its icons."""
    return scaled(_SIDEBAR_FOLDED)


def narrow_below() -> int:
    """Window width below which the sidebar folds; grows with the text size."""
    return scaled(_NARROW_BELOW)


def covers_below() -> int:
    """Window width below which an open record covers the list."""
    return scaled(_PANEL_COVERS_BELOW)


def panel_width() -> int:
    """Initial width of the record panel."""
    return scaled(_PANEL_WIDTH)


def palette_name(app: QApplication, setting: str) -> str:
    """The palette for a setting: `light`, `dark` or `contrast`; anything else follows the system."""
    if setting in PALETTES:
        return setting
    hints = app.styleHints()
    accessibility = getattr(hints, "accessibility", lambda: None)()
    if accessibility is not None and accessibility.contrastPreference() == Qt.ContrastPreference.HighContrast:
        return "contrast"
    return "dark" if hints.colorScheme() == Qt.ColorScheme.Dark else "light"


def apply(app: QApplication, setting: str = "", *, text_size: int = 100, density: str = "normal") -> str:
    """Style the application; returns the palette's name. Existing icons keep their colours, so call it first.

    `text_size` is in per cent of the system's; `density` is compact, normal or touch.
    """
    global _current, _density, _scale, _styled, _system_points  # noqa: PLW0603 - one program has one palette
    name = palette_name(app, setting)
    _current = PALETTES[name]
    _density = density if density in _ROWS else "normal"
    _scale = text_size / 100
    if _styled is not app:
        # Only once: Qt crashes when a style is destroyed while one of its animations runs.
        app.setStyle(QStyleFactory.create("Fusion"))
        _styled = app
    if _system_points is None:
        _system_points = max(app.font().pointSizeF(), TEXT_POINTS)
    app.setPalette(_palette(_current))
    app.setStyleSheet(Template(STYLE).substitute(asdict(_current), mark=_check_mark(name), **_sizes()))
    # Last: setting a style resets the fonts of lists, menus and messages on Windows to smaller ones.
    font = app.font()
    font.setPointSizeF(_system_points * _scale)
    app.setFont(font)
    return name


def _sizes() -> dict[str, str]:
    """Values of the style sheet's placeholders that depend on density and text size."""
    tick, ring = scaled(_TICK), scaled(_RING)
    return {
        "field": "{}px {}px".format(*_FIELDS[_density]),
        # The frame of an invalid focused field is a pixel thicker; its padding is a pixel less, so that the text stays put.
        "inner": "{}px {}px".format(*(padding - 1 for padding in _FIELDS[_density])),
        "button": _BUTTONS[_density], "title": f"{15 * _scale:.1f}",
        "picture": str(scaled(ICON_SIZE)), "head": str(scaled(_HEAD)), "arrow": str(scaled(_ARROW)),
        "row": str(row_height()),
        "tick": str(tick), "round": str(tick // 2 + 1), "ring": str(ring), "dot": str(tick + 2 - 2 * ring),
    }  # fmt: skip


def _check_mark(palette: str) -> str:
    """File of the tick of a check box; a style sheet takes images from files only."""
    return (FOLDER / f"mark-{'light' if palette == 'light' else 'dark'}.svg").as_posix()


def _palette(colours: Tokens) -> QPalette:
    role = QPalette.ColorRole
    palette = QPalette()
    for colour_role, colour in {
        role.Window: colours.window, role.WindowText: colours.text, role.Base: colours.base,
        role.AlternateBase: colours.stripe, role.Text: colours.text, role.Button: colours.window,
        role.ButtonText: colours.text, role.BrightText: colours.red, role.Highlight: colours.accent,
        role.HighlightedText: colours.on_accent, role.Link: colours.accent, role.LinkVisited: colours.accent,
        role.PlaceholderText: colours.muted, role.ToolTipBase: colours.toast, role.ToolTipText: colours.on_toast,
        role.Mid: colours.border, role.Midlight: colours.hover, role.Dark: colours.border,
        role.Light: colours.base, role.Accent: colours.accent,
    }.items():  # fmt: skip
        palette.setColor(colour_role, QColor(colour))
    for colour_role in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, colour_role, QColor(colours.disabled))
    return palette
