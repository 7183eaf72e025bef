"""The dialog to try the barcode scanner: the code, the raw key strokes, their speed, and whether the check digit fits.

Opened from the menu. Looks nothing up and changes nothing.
"""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QFormLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from app.labels.scanned import gtin_in, looks_like_gtin, meant_code
from ui.scanner.scanner import Scanner
from ui.scanner.timing import Scan
from ui.text import formats, texts
from ui.text.texts import translate
from ui.widgets.dialog_buttons import DialogButtons
from ui.widgets.elided import ElidingLabel


class ScannerCheck(QDialog):
    """Shows the latest scan."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(translate("Scan", "Test the scanner"))
        self.setMinimumWidth(460)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 16, 20, 16)
        layout.setSpacing(10)
        layout.addWidget(
            _wrapped_label(translate("Scan", "Scan any code now. This changes nothing."), "heading")
        )
        self.code = ElidingLabel(formats.NOTHING, role="title")
        layout.addWidget(self.code)
        self.verdict = _wrapped_label(translate("Scan", "Nothing scanned yet."), "muted")
        layout.addWidget(self.verdict)
        details = QFormLayout()
        details.setSpacing(6)
        self.raw, self.gap, self.ended = (
            ElidingLabel(formats.NOTHING),
            QLabel(formats.NOTHING),
            QLabel(formats.NOTHING),
        )
        for title, label in (
            (translate("Scan", "Received"), self.raw),
            (translate("Scan", "Time between keys"), self.gap),
            (translate("Scan", "Ends with Enter or Tab"), self.ended),
        ):
            details.addRow(title, label)
        layout.addLayout(details)
        layout.addWidget(
            _wrapped_label(
                translate(
                    "Scan",
                    "Nothing appears? Set the scanner to act as a keyboard and to end each code with Enter. Its manual has the codes for both.",
                ),
                "muted",
            )
        )
        # No default button: the Enter of the scanner must not close the dialog.
        layout.addWidget(DialogButtons(self, translate("Form", "Close")))
        self._scanner = Scanner(self)
        self._scanner.detected.connect(self._show)
        self.setFocus()

    def _show(self, scan: Scan) -> None:
        code = meant_code(scan.code)
        self.code.setText(code)
        self.raw.setText(scan.raw)
        self.gap.setText(translate("Scan", "{number} ms", number=formats.number_text(round(scan.gap))))
        self.ended.setText(texts.yes(scan.ended))
        if gtin_in(scan.code) is not None:
            verdict = translate("Scan", "Correct check digit. It works everywhere in the window.")
        elif looks_like_gtin(code):
            verdict = translate("Scan", "Wrong check digit. Scan it again, or check the code on the package.")
        else:
            verdict = translate("Scan", "No check digit. It works in lists, but not while you type a text.")
        self.verdict.setText(verdict)


def _wrapped_label(text: str, role: str) -> QLabel:
    label = QLabel(text)
    label.setWordWrap(True)
    label.setProperty("role", role)
    return label
