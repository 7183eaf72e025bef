"""Settings, About: version and licences.

The list of licences is read from the installed packages (`app/diagnostics/licences.py`), so that it is complete.
"""

from __future__ import annotations

import sys

from PySide6.QtCore import qVersion
from PySide6.QtWidgets import QPlainTextEdit

from app.diagnostics.licences import Part, parts, qt_sources
from app.version import VERSION
from ui.settings.group import SettingsGroup
from ui.settings.parts import button, button_row, copy_text
from ui.text.texts import translate
from ui.widgets.labels import WrappedLabel
from ui.widgets.simple_table import Column, Row, SimpleTable

MAX_ROWS = 9


class AboutGroup(SettingsGroup):
    """Cards with the version and with the licences."""

    def add_cards_above(self) -> None:
        """Add both cards."""
        card = self.add_card("Counterfoil")
        self.version = (
            f"Counterfoil {VERSION}, Qt {qVersion()}, Python {sys.version.split()[0]}, {sys.platform}"
        )
        card.body.addWidget(WrappedLabel(self.version, ""))
        card.body.addWidget(
            WrappedLabel(
                translate("About", "The back office of the shop's counter, with the internet or without it.")
            )
        )
        card.body.addWidget(
            button_row(
                button(translate("About", "Copy for a message"), lambda: copy_text(self.version), icon="copy")
            )
        )
        card = self.add_card(translate("About", "Licences"))
        sources = qt_sources(qVersion())
        for text in (
            translate(
                "About",
                "The window is made with Qt and PySide6, used under the GNU Lesser General Public License, version 3. They lie beside the program as libraries of their own, so that you may put another version in their place.",
            ),
            translate(
                "About",
                "The sources of these versions of Qt and PySide6 are kept at {qt} and {pyside}.",
                qt=sources[0],
                pyside=sources[1],
            ),
            translate("About", "The pictures are from Lucide, under the ISC licence."),
        ):
            card.body.addWidget(WrappedLabel(text))
        self.table = SimpleTable(
            translate("About", "What is shipped"),
            (
                Column(translate("About", "Part")),
                Column(translate("About", "Version"), 110),
                Column(translate("About", "Licence"), 300),
            ),
        )
        self.table.set_max_rows(MAX_ROWS)
        card.body.addWidget(self.table)
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        self.text.setAccessibleName(translate("About", "Text of the licence"))
        self.text.setFixedHeight(220)
        self.text.setTabChangesFocus(True)
        card.body.addWidget(self.text)
        self.parts: tuple[Part, ...] = ()
        self.table.selection_changed.connect(self._show_licence)

    def refresh(self) -> None:
        """Read the licences once, on a worker thread: there are some forty files."""
        if not self._requested:
            self._requested = True
            self.settings_actions.context.bridge.submit(
                parts, done=self._show_parts, owner=self, worker="background"
            )

    _requested = False

    def _show_parts(self, found: tuple[Part, ...]) -> None:
        self.parts = found
        self.table.show_rows(
            [Row((part.name, part.version, part.licence), number) for number, part in enumerate(found)]
        )
        if found:
            self.table.selectRow(0)

    def _show_licence(self) -> None:
        selected = self.table.selected_keys()
        if selected and self.parts:
            text = self.parts[selected[0]].text
            self.text.setPlainText(
                text or translate("About", "The package has no text; its licence is named above.")
            )
