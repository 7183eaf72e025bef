"""The editor of a text in several languages: a row for each language, and a menu that adds one.

Made by `make_editor`. Languages have codes in the record and their own names on the screen.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from PySide6.QtCore import QEvent, QLocale, QObject, Qt
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QMenu,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from storage.schema.fields import Field
from ui.editors.base import Editor
from ui.style import icons
from ui.text import texts
from ui.widgets.elided import ElidingLabel

OFFERED = (
    "cs", "sk", "pl", "de", "en", "hu", "uk", "ru", "vi", "fr", "it", "es", "nl", "ro", "hr", "sl", "pt", "sv", "da",
    "fi", "el", "bg", "lt", "lv", "et", "tr", "zh", "ja",
)  # fmt: skip
"""Codes in the menu; others that a record has are shown as well."""
NAME_WIDTH = 84


def language_name(code: str) -> str:
    """The language's name in that language; the code itself if unknown."""
    locale = QLocale(code)
    if locale.language() in (QLocale.Language.C, QLocale.Language.AnyLanguage):
        return code
    name = locale.nativeLanguageName().partition(" (")[0]
    return name[:1].upper() + name[1:] if name else code


class TranslationsEditor(Editor):
    """Texts by language; languages with an empty text are left out of the value."""

    def __init__(self, field: Field, parent: QWidget | None = None) -> None:
        frame = QFrame()
        self._rows = QVBoxLayout(frame)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setSpacing(4)
        self.lines: dict[str, QLineEdit] = {}
        self._language_rows: dict[str, QWidget] = {}
        self._name = ""
        self._read_only = False
        self.add_button = QPushButton(texts.translate("Form", "Add a language"))
        self.add_button.setIcon(icons.icon("new", "accent"))
        self.add_button.setProperty("role", "row")
        self.menu = QMenu(self.add_button)
        self.menu.aboutToShow.connect(self._fill_menu)
        self.add_button.clicked.connect(self._show_menu)
        self._rows.addWidget(self.add_button)
        super().__init__(field, frame, parent)
        self.setFocusProxy(self.add_button)

    def set_read_only(self, read_only: bool) -> None:
        """Forbid or allow editing; the text can be copied all the same."""
        self._read_only = read_only
        self.add_button.setVisible(not read_only)
        for line in self.lines.values():
            line.setReadOnly(read_only)
        for button in self.control.findChildren(QToolButton):
            button.setEnabled(not read_only)

    def set_name(self, name: str) -> None:
        """Set the accessible name."""
        super().set_name(name)
        self._name = name
        self.add_button.setAccessibleName(f"{texts.translate('Form', 'Add a language')}: {name}")
        for code, line in self.lines.items():
            line.setAccessibleName(f"{name}: {language_name(code)}")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Report the lost focus of each line."""
        if watched in self.lines.values() and event.type() == QEvent.Type.FocusOut:
            self.focus_lost.emit()
        return super().eventFilter(watched, event)

    def add_language(self, code: str) -> None:
        """Add a row for a language and focus it."""
        if code not in self.lines:
            self._add(code, "")
        self.lines[code].setFocus(Qt.FocusReason.OtherFocusReason)
        self.edited.emit()

    def _write(self, value: Any) -> None:
        self._restore(list(value.items()) if isinstance(value, Mapping) else [])

    def _content(self) -> Any:
        return [[code, line.text()] for code, line in self.lines.items()]

    def _restore(self, typed: Any) -> None:
        if [code for code, _ in typed] != list(self.lines):
            for code in list(self.lines):
                self._drop(code)
            for code, text in typed:
                self._add(str(code), str(text or ""))
        else:
            for code, text in typed:
                if self.lines[code].text() != text:
                    self.lines[code].setText(str(text or ""))

    def _parse(self) -> Any:
        texts_by_code = {code: line.text() for code, line in self.lines.items() if line.text().strip()}
        return None if not texts_by_code and self.field.null else texts_by_code

    def _add(self, code: str, text: str) -> None:
        row = QWidget()
        layout = QHBoxLayout(row)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        name = ElidingLabel(language_name(code), role="muted")
        name.setFixedWidth(NAME_WIDTH)
        layout.addWidget(name)
        line = QLineEdit(text)
        line.setReadOnly(self._read_only)
        line.setAccessibleName(f"{self._name}: {language_name(code)}")
        line.textChanged.connect(lambda _: self._update_dirty())
        line.textEdited.connect(lambda _: self.edited.emit())
        line.installEventFilter(self)
        layout.addWidget(line, 1)
        remove = QToolButton()
        remove.setIcon(icons.icon("clear", "muted"))
        remove.setEnabled(not self._read_only)
        remove.setToolTip(texts.translate("Form", "Remove"))
        remove.setAccessibleName(f"{texts.translate('Form', 'Remove')}: {language_name(code)}")
        remove.clicked.connect(partial(self._remove, code))
        layout.addWidget(remove)
        self.lines[code], self._language_rows[code] = line, row
        self._rows.insertWidget(self._rows.count() - 1, row)

    def _remove(self, code: str) -> None:
        self._drop(code)
        self.edited.emit()

    def _drop(self, code: str) -> None:
        del self.lines[code]
        row = self._language_rows.pop(code)
        row.hide()
        row.deleteLater()

    def _fill_menu(self) -> None:
        self.menu.clear()
        for code in OFFERED:
            if code not in self.lines:
                self.menu.addAction(language_name(code)).triggered.connect(partial(self.add_language, code))

    def _show_menu(self) -> None:
        self.menu.popup(self.add_button.mapToGlobal(self.add_button.rect().bottomLeft()))
