"""Qt's own dialogs and menus speak the language of the window, in its words."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAction
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import (
    QAbstractButton,
    QColorDialog,
    QComboBox,
    QFileDialog,
    QHeaderView,
    QLabel,
    QLineEdit,
    QMessageBox,
    QTextEdit,
    QWidget,
)

from ui.text import language

ALIKE = {"OK", "&HTML:", "Name", "&Name:"}
"""The same word in some of the languages."""
WORDS = {
    "cs": ("Uložit", "Zrušit", "&Ano", "&Vrátit zpět", "&Znovu"),
    "sk": ("Uložiť", "Zrušiť", "Án&o", "&Vrátiť späť", "&Znova"),
    "pl": ("Zapisz", "Anuluj", "&Tak", "&Cofnij", "&Ponów"),
    "de": ("Speichern", "Abbrechen", "&Ja", "&Rückgängig", "&Wiederholen"),
}
"""Save, Cancel and Yes of a message; Undo and Redo of a line."""


@pytest.fixture
def spoken(qapp):
    yield language.install
    language.install("en")


def told(dialog: QWidget) -> set[str]:
    """The texts of buttons, labels, boxes, heads and actions of a dialog."""
    found = {dialog.windowTitle()}
    for child in dialog.findChildren(QWidget):
        if isinstance(child, QAbstractButton | QLabel):
            found |= {child.text(), child.toolTip()}
        if isinstance(child, QComboBox):
            found |= {child.itemText(row) for row in range(child.count())}
        if isinstance(child, QHeaderView):
            heads = range(child.count())
            found |= {str(child.model().headerData(head, child.orientation())) for head in heads}
    found |= {action.text() for action in dialog.findChildren(QAction)}
    return {text for text in found if any(letter.isalpha() for letter in text) and "/" not in text}


def every_dialog(qtbot) -> dict[str, set[str]]:
    """The texts of each dialog that the program opens and Qt draws."""
    message = QMessageBox()
    for button in QMessageBox.StandardButton:
        if button.value & 0x0FFFFC00 and button.name not in ("ButtonMask", "FlagMask"):
            message.addButton(button)
    dialogs: dict[str, QWidget] = {
        "message": message, "colour": QColorDialog(), "print": QPrintDialog(QPrinter()),
        "save": QFileDialog(), "open": QFileDialog(), "folder": QFileDialog(),
    }  # fmt: skip
    dialogs["save"].setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialogs["folder"].setFileMode(QFileDialog.FileMode.Directory)
    found = {}
    for name, dialog in dialogs.items():
        qtbot.addWidget(dialog)
        if isinstance(dialog, QFileDialog):
            dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
        if isinstance(dialog, QColorDialog):
            dialog.setOption(QColorDialog.ColorDialogOption.DontUseNativeDialog)
        found[name] = told(dialog)
    for name, editor in (("line", QLineEdit("x")), ("text", QTextEdit("x"))):
        qtbot.addWidget(editor)
        menu = editor.createStandardContextMenu()
        found[name] = {action.text().partition("\t")[0] for action in menu.actions() if action.text()}
        menu.deleteLater()
    return found


@pytest.mark.parametrize("code", list(WORDS))
def test_no_dialog_of_qt_stays_english(spoken, qtbot, code):
    spoken("en")
    english = every_dialog(qtbot)
    spoken(code)
    translated = every_dialog(qtbot)
    for name, texts in english.items():
        assert len(texts) > 5, name
        assert (translated[name] & texts) - ALIKE == set(), name


@pytest.mark.parametrize("code", list(WORDS))
def test_they_use_the_words_of_the_window(spoken, qtbot, code):
    spoken(code)
    save, cancel, yes, undo, redo = WORDS[code]
    found = every_dialog(qtbot)
    assert {save, cancel, yes} <= found["message"]
    assert {undo, redo} <= found["line"] & found["text"]
    assert any(text.replace("&", "") == save for text in found["save"])
