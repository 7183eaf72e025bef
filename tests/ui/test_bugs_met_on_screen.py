"""Bugs that people saw on the screen or on paper: real keys in the real window, in English and Czech, judged by pixels."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QAbstractButton

from app.settings.paper_formats import LAYOUTS
from tests.ui.conftest import make
from tests.ui.support import in_two_languages
from tests.ui.support.counter import PATIENCE, dialog_of, field, save, search
from tests.ui.support.person import reach
from tests.ui.support.printed_page import pdf_pages
from ui.style import theme

code, context = in_two_languages.code, in_two_languages.context
window, person = in_two_languages.window, in_two_languages.person


def background(table, row: int, column: int) -> QColor:
    """The commonest colour inside a cell, away from its border and text."""
    area = table.visualRect(table.model().index(row, column)).adjusted(3, 3, -3, -3)
    image = table.viewport().grab(area).toImage()
    colours = [image.pixelColor(x, y).rgb() for x in range(image.width()) for y in range(image.height())]
    return QColor.fromRgb(max(set(colours), key=colours.count))


@pytest.mark.parametrize("colours", ["light", "dark", "contrast"])
def test_the_cell_with_the_keyboard_does_not_look_selected(window, person, qapp, qtbot, colours):
    theme.apply(qapp, colours)
    window.build()
    try:
        table = window.page.table
        qtbot.waitUntil(lambda: window.page.model.rowCount() > 200, timeout=PATIENCE)
        reach(person, table)
        person.press("Home")
        person.press("Down")
        person.press("Right")
        row, column = table.currentIndex().row(), table.currentIndex().column()
        table.clearSelection()
        assert table.hasFocus() and not table.selectionModel().hasSelection()
        plain, focused = background(table, row, column + 1), background(table, row, column)
        assert focused == plain
        person.press("Ctrl+Space")
        qtbot.waitUntil(table.selectionModel().hasSelection)
        assert background(table, row, column) == background(table, row, column + 1) != plain
        assert QColor(theme.tokens().selection) == background(table, row, column)
    finally:
        theme.apply(qapp, "light")


@pytest.mark.parametrize("size", [(1366, 768), (1024, 600)])
def test_the_toast_covers_no_button_of_the_sync_page(window, person, qtbot, size):
    window.resize(*size)
    search(person, "novak")
    field(person, "phone")
    person.type("777")
    save(person)
    qtbot.waitUntil(window.toast.isVisible)
    person.press("Ctrl+Shift+F6")  # no key of ours: the toast stays
    window.sidebar.sections.setFocus()
    while window.navigation.section != "sync":
        person.press("Down")
    page = window.navigation.pages["sync"]
    reach(person, page.tab_bar)
    person.press("Right")
    qtbot.waitUntil(page.waiting.bar.isVisible, timeout=PATIENCE)
    assert window.toast.isVisible()
    central = window.centralWidget()

    def area(widget) -> QRect:
        return QRect(widget.mapTo(central, QPoint(0, 0)), widget.size())

    def covered() -> list[str]:
        toast = area(window.toast)
        assert central.rect().contains(toast)
        return [each.text() for each in buttons if area(each).intersects(toast)]

    buttons = [
        each for each in central.findChildren(QAbstractButton)
        if each.isVisible() and not window.toast.isAncestorOf(each)
    ]  # fmt: skip
    assert len(buttons) > 3
    # Not at once: the toast looks for its place again a fifth of a second after what is below it changed.
    qtbot.waitUntil(lambda: not covered(), timeout=10_000)
    assert window.toast.isVisible()


@pytest.mark.parametrize("paper", ["a4_65", "roll_62"])
def test_an_amount_and_its_unit_stay_together_on_the_label(window, person, context, qtbot, tmp_path, paper):
    name = "Eidam platkovy bez laktozy 250 / g"
    with context.commands.replica.write() as tx:
        tx.put_many(
            "products", [make("products", 500, name=name, _categoryId=11, priceWithVat=39.0, vat=1.21)]
        )
    person.press("Ctrl+3")
    search(person, "eidam")
    person.press("Ctrl+P")
    dialog = dialog_of(window, qtbot)
    qtbot.waitUntil(dialog.save_button.isEnabled, timeout=PATIENCE)
    reach(person, dialog.paper)
    for key in ["Home", *["Down"] * list(LAYOUTS).index(paper)]:
        person.press(key)
    assert dialog.paper.currentIndex() == list(LAYOUTS).index(paper)
    with qtbot.waitSignal(dialog.printed, timeout=PATIENCE):
        dialog.save(tmp_path / "labels.pdf")
    (lines,) = [
        [each.replace("\u00a0", " ") for each in page]
        for page in pdf_pages((tmp_path / "labels.pdf").read_bytes())
    ]
    # Whole on one line, or cut off with the end of the name where a small label has no room for it.
    assert any("250 / g" in each or each.endswith("…") for each in lines)
    assert not [each for each in lines if each.rstrip(" /").endswith("250") or each.strip(" /") == "g"]
