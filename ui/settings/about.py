"""Settings, About: version and licences.

The list of licences is read from the installed packages (`app/diagnostics/licences.py`), so that it is complete.
"""

from __future__ import annotations

import sys

from PySide6.QtCore import Qt, qVersion
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
            WrappedLabel(translate("About", "The back office for your shop's counter, online or offline."))
        )
        card.body.addWidget(
            button_row(
                button(translate("About", "Copy details"), lambda: copy_text(self.version), icon="copy")
            )
        )
        card = self.add_card(translate("About", "Licences"))
        qt, pyside = map(_link, qt_sources(qVersion()))
        for text in (
            translate(
                "About",
                "The window uses Qt and PySide6 under the GNU Lesser General Public License, version 3. They are separate libraries in the program's folder, so you can replace them with another version.",
            ),
            translate(
                "About",
                "The source code of these versions of Qt and PySide6 is at {qt} and {pyside}.",
                qt=qt,
                pyside=pyside,
            ),
            translate("About", "Icons by Lucide, under the ISC licence."),
        ):
            label = WrappedLabel(text)
            label.setTextFormat(Qt.TextFormat.AutoText)
            label.setOpenExternalLinks(True)
            card.body.addWidget(label)
        self.table = SimpleTable(
            translate("About", "Components"),
            (
                Column(translate("About", "Component")),
                Column(translate("About", "Version"), 110),
                Column(translate("About", "Licence"), 300),
            ),
        )
        self.table.set_max_rows(MAX_ROWS)
        card.body.addWidget(self.table)
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        self.text.setAccessibleName(translate("About", "Licence text"))
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
                text
                or translate("About", "This component includes no licence text. Its licence is named above.")
            )


def _link(address: str) -> str:
    """A link that shows the name of the file alone: an address of that length fits no line and cannot be broken."""
    return f'<a href="{address}">{address.rsplit("/", 1)[1]}</a>'
