"""Settings, About: the version, whose work is in it, and every licence in full.

Made by `settings_page`. The list is what is shipped (`app.diagnostics.licences`), so it cannot forget anything.
"""

from __future__ import annotations

import sys

from PySide6.QtCore import qVersion
from PySide6.QtWidgets import QPlainTextEdit

from app.diagnostics.licences import Part, parts
from app.version import VERSION
from ui.settings.group import SettingsGroup
from ui.settings.parts import button, buttons, copy_text
from ui.text.texts import translate
from ui.widgets.labels import WrappedLabel
from ui.widgets.simple_table import Head, Line, SimpleTable

ROWS = 9


class AboutGroup(SettingsGroup):
    """Version, notes, list, text."""

    def above(self) -> None:
        """The cards."""
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
            buttons(
                button(translate("About", "Copy for a message"), lambda: copy_text(self.version), icon="copy")
            )
        )
        card = self.add_card(translate("About", "Licences"))
        for words in (
            translate(
                "About",
                "The window is made with Qt and PySide6, used under the GNU Lesser General Public License, version 3. They lie beside the program as libraries of their own, so that you may put another version in their place.",
            ),
            translate("About", "The pictures are from Lucide, under the ISC licence."),
        ):
            card.body.addWidget(WrappedLabel(words))
        self.table = SimpleTable(
            translate("About", "What is shipped"),
            (
                Head(translate("About", "Part")),
                Head(translate("About", "Version"), 110),
                Head(translate("About", "Licence"), 300),
            ),
        )
        self.table.show_at_most(ROWS)
        card.body.addWidget(self.table)
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        self.text.setAccessibleName(translate("About", "Text of the licence"))
        self.text.setFixedHeight(220)
        self.text.setTabChangesFocus(True)
        card.body.addWidget(self.text)
        self.parts: tuple[Part, ...] = ()
        self.table.selected.connect(self._show)

    def refresh(self) -> None:
        """Read once, on a worker: there are some forty files."""
        if not self.parts and not self._asked:
            self._asked = True
            self.asks.context.bridge.submit(parts, done=self._take, owner=self, worker="background")

    _asked = False

    def _take(self, found: tuple[Part, ...]) -> None:
        self.parts = found
        self.table.show_lines(
            [Line((each.name, each.version, each.licence), at) for at, each in enumerate(found)]
        )
        if found:
            self.table.selectRow(0)

    def _show(self) -> None:
        chosen = self.table.keys()
        if chosen and self.parts:
            text = self.parts[chosen[0]].text
            self.text.setPlainText(
                text or translate("About", "The package has no text; its licence is named above.")
            )
