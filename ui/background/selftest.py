"""Self-test of the window's installation: Qt and its platform plugin, icons, translations, and a font with all letters.

Called by `check` through `ui.main`. Makes no window and needs no display.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator

Finding = tuple[str, bool, str]
"""(name, passed, detail)"""
LETTERS = "ěščřžýáíéúůťďňľĺŕôąćęłńóśźżäöüß"
"""Letters that the five languages need."""


def findings() -> Iterator[Finding]:
    """The finding of each part; without Qt that of the window alone."""
    try:
        from PySide6.QtGui import QGuiApplication

        if "QT_QPA_PLATFORM" not in os.environ and sys.platform.startswith("linux"):
            os.environ["QT_QPA_PLATFORM"] = "offscreen"
        app = QGuiApplication.instance() or QGuiApplication([])
        assert isinstance(app, QGuiApplication)
    except ImportError as error:
        yield "window", False, str(error)
        return
    from PySide6.QtCore import qVersion

    yield "window", True, f"Qt {qVersion()} on {app.platformName()}"
    yield _icons()
    yield _letters()
    yield from _languages()


def _icons() -> Finding:
    from ui.style import icons

    missing = [name for name in icons.NAMES if icons.pixmap(name).isNull()]
    return (
        "icons",
        not missing,
        f"{len(icons.NAMES)} drawn" if not missing else "missing: " + ", ".join(missing),
    )


def _letters() -> Finding:
    """Whether the system's fonts, with Qt's fallbacks, have a glyph for every letter."""
    from PySide6.QtGui import QFont, QTextLayout

    layout = QTextLayout(LETTERS, QFont())
    layout.beginLayout()
    layout.createLine()
    layout.endLayout()
    drawn = [glyph for run in layout.glyphRuns() for glyph in run.glyphIndexes()]
    fine = len(drawn) >= len(LETTERS) and 0 not in drawn
    return (
        "letters",
        fine,
        QFont().family() if fine else f"{drawn.count(0)} of {len(LETTERS)} are not in any font",
    )


def _languages() -> Iterator[Finding]:
    from PySide6.QtCore import QTranslator

    from ui.text import language

    for code, name in language.LANGUAGES.items():
        translator = QTranslator()
        loaded = translator.load(str(language.FOLDER / f"counterfoil_{code}.qm"))
        yield f"language {code}", loaded and not translator.isEmpty(), name
