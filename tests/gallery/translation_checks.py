"""Untranslated texts: those that a screen shows alike in English and another language, and that are not shop data.

`visible_texts` reads a screen; `untranslated` compares two readings of the same screen. `number_faults` finds percentages
that another language writes so, and hyphens that stand for no value.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QGroupBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QListWidget,
    QMenu,
    QProgressBar,
    QTabBar,
    QTableView,
    QWidget,
)

from storage.query.grammar import Query
from storage.records.replica import Replica
from storage.schema.fields import Catalogue, Kind
from tests.gallery.openers import IMPORT, PRICE_LIST_HEADS
from ui.text import language

WORD = re.compile(r"[^\W\d_]{2,}")
PERCENTAGE = re.compile(r"[-+\u2212]?[0-9][0-9.,\u00a0\u202f ]*?([\s\u00a0]*)%")
CLOSE_PERCENT = ("en", "pl")
"""Languages that write no space before the sign; the others write one that does not break."""
ROWS = 8
"""Rows of a table whose values are looked at."""
ADDRESS = re.compile(r"(https?:/)?/\S+")
"""Paths and URLs."""
SAME_IN_ALL_LANGUAGES = {
    "Counterfoil": "the program's name",
    "EAN": "a code's own name", "PLU": "a code's own name", "EET": "a law's own name", "VAT": "in examples only",
    "PIN": "the same everywhere", "QR": "the same everywhere", "URL": "the same everywhere",
    "CSV": "a format's name", "XLSX": "a format's name", "UTF": "a format's name", "Windows": "a format's name",
    "Ctrl": "as on the key", "Alt": "as on the key", "Shift": "as on the key", "Esc": "as on the key",
    "Enter": "as on the key", "Del": "as on the key", "Delete": "as on the key", "Space": "as on the key",
    "Return": "as on the key", "Num": "as on the key", "Tab": "as on the key", "Up": "as on the key", "Down": "as on the key",
    "https": "part of an address", "http": "part of an address", "api": "part of an address",
    "example": "part of an address", "com": "part of an address", "text": "the same word in both",
    "points": "the interface's own filter string", "gteq": "the interface's own filter string",
    "city": "the interface's own filter string", "like": "the interface's own filter string",
    "brno": "the interface's own filter string", "utf": "a format's name", "cp": "a format's name",
    "zakaznici": "the name of the file", "csv": "the name of the file", "pekarna": "typed for the picture",
    "objednavky": "typed for the picture", "gram": "the same word", "kilogram": "the same word", "ID": "the same word",
    "Qt": "a library's name", "Python": "a language's name", "linux": "a system's name",
    "Cloud": "the trade's own word", "Token": "the trade's own word",
    "iso": "a standard's name",
    **dict.fromkeys(WORD.findall(f"{IMPORT} {PRICE_LIST_HEADS} cenik"), "in the file of the picture"),
    "stálý": "typed in the story", "host": "typed in the story",
    **dict.fromkeys(re.findall(r"\w+", " ".join(language.LANGUAGES.values())), "a language's own name"),
}  # fmt: skip
"""Words that are the same in every language, with the reason."""
SAME_IN_SOME_LANGUAGES = {
    "Detail": "Detail is Czech and Slovak for detail",
    "Filter": "the same word in several of the languages",
    "Import": "the same word in several of the languages", "Export": "the same word in several of the languages",
    "Normal": "German for normal", "System": "German for system", "Start": "the same word in several of the languages",
    "Information": "German for information", "Name": "German for name", "Land": "German for country",
    "Region": "German and Polish for region", "Status": "the same word in several of the languages",
    "Produkt": "the same word in several of the languages", "Webhooks": "a term of the trade", "Webhook": "a term",
    "Model": "the same word in several of the languages", "Port": "the same word in all of the languages",
    "Problem": "German and Polish for problem", "Plan": "German and Polish for plan",
    "Program": "Czech, Slovak and Polish for program", "Licence": "Czech for licence",
    "Barcode": "German for barcode", "Barcodes (EAN)": "German for barcodes", "Code": "German for code",
    "Details": "German for details", "Standard": "German for standard", "Touch": "a term of the trade",
    "Updates": "a term of the trade", "Version": "German for version", "Orange": "German for orange",
    "Operator": "German and Polish for operator", "Gluten": "German and Polish for gluten",
    "Folder": "Polish for folder", "Separator": "Polish for separator",
}  # fmt: skip
"""Whole texts that are spelled alike in some languages."""
_BESIDE = re.compile(r"^[▲▼]\d? |&| \*$| \(\d+\)$|: [\d, ]+$|, #\w+$| – .*$")
"""What a screen puts beside a text: the order, the mark of a required field, a number, codes, a colour, the shop."""


def visible_texts(top: QWidget) -> set[str]:
    """Every text of a screen, with tooltips and accessible names."""
    found: set[str] = {top.windowTitle()}
    for widget in (top, *top.findChildren(QWidget)):
        if not widget.isVisible():
            continue
        found |= {widget.toolTip(), widget.accessibleName()}
        match widget:
            case QLabel() | QAbstractButton():
                found.add(widget.text())
            case QLineEdit():
                found.add(widget.placeholderText())
            case QComboBox():
                found |= {widget.itemText(at) for at in range(widget.count())}
            case QGroupBox():
                found.add(widget.title())
            case QTabBar():
                found |= {widget.tabText(at) for at in range(widget.count())}
            case QListWidget():
                found |= {widget.item(at).text() for at in range(widget.count())}
            case QMenu():
                found |= {each.text() for each in widget.actions()}
            case QHeaderView():
                found |= set(_headers(widget))
    # A text that begins with a slash is a path.
    return {each for each in found if each and WORD.search(each) and not each.startswith("/")}


def number_faults(top: QWidget, code: str) -> Iterator[tuple[QWidget, str]]:
    """Percentages that are not written as the language does, and hyphens where a dash stands for no value."""
    for widget, text in _shown_values(top):
        found = PERCENTAGE.fullmatch(text)
        if text == "-" or (found is not None and found[1] != ("" if code in CLOSE_PERCENT else "\u00a0")):
            yield widget, text


def _shown_values(top: QWidget) -> Iterator[tuple[QWidget, str]]:
    """What labels, progress bars, choices and the first rows of tables say; not what a person typed."""
    for widget in top.findChildren(QWidget):
        if not widget.isVisible():
            continue
        match widget:
            case QLabel() | QProgressBar():
                yield widget, widget.text()
            case QComboBox() if not widget.isEditable():
                for at in range(widget.count()):
                    yield widget, widget.itemText(at)
            case QTableView():
                model = widget.model()
                for row in range(min(model.rowCount(), ROWS) if model is not None else 0):
                    for column in range(model.columnCount()):
                        yield widget, str(model.index(row, column).data() or "")


def _headers(header: QHeaderView) -> Iterator[str]:
    model = header.model()
    if model is not None and header.orientation() is Qt.Orientation.Horizontal:
        for section in range(header.count()):
            text = model.headerData(section, Qt.Orientation.Horizontal)
            if isinstance(text, str):
                yield text


def shop_words(replica: Replica, catalogue: Catalogue) -> frozenset[str]:
    """Words in the shop's records, in lower case."""
    found: set[str] = set()
    for entity in catalogue.stored():
        names = [
            field.name
            for field in entity.fields
            if field.kind in (Kind.STRING, Kind.STRINGS) and not field.choices
        ]
        for record in replica.page(entity.name, Query(deleted="all"), limit=5000).records:
            for name in names:
                found.update(WORD.findall(str(record.get(name) or "").lower()))
    return frozenset(found)


def untranslated(english: Iterable[str], other: Iterable[str], data: frozenset[str]) -> Iterator[str]:
    """Texts that are alike in both languages and should not be."""
    for text in sorted(set(english) & set(other)):
        bare = _BESIDE.sub("", text)
        words = [each for each in WORD.findall(bare) if each not in SAME_IN_ALL_LANGUAGES]
        if bare in SAME_IN_SOME_LANGUAGES or not words or ADDRESS.fullmatch(text):
            continue
        if any(each.lower() not in data for each in words):
            yield text
