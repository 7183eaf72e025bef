"""Labels as a PDF for the command line: the window's painter without a window and without a display.

Called by `app.cli.labels` through `ui.main`.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from PySide6.QtGui import QGuiApplication

from app.labels.labels import Label
from app.settings.paper_formats import Layout


def label_pdf(
    labels: Sequence[Label], layout: Layout, language_setting: str, allergens: bool = False
) -> bytes:
    """The PDF of these labels, in the language of the setting."""
    if "QT_QPA_PLATFORM" not in os.environ and sys.platform.startswith("linux"):
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    application = QGuiApplication.instance() or QGuiApplication([])
    from ui.labels.painter import PrintJob, render_pdf
    from ui.text import language
    from ui.text.texts import translate

    language.install(language_setting)
    content = render_pdf(
        PrintJob(layout=layout, labels=labels, allergens=allergens), translate("Labels", "Labels")
    )
    assert application is not None  # it lives as long as its fonts are drawn with
    return content
