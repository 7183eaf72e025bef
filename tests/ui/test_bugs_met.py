"""Bugs of the window that people met at the counter, each as it was met: real keys in the real window, in English and Czech.

Those that need a cloud or a data folder are in `test_bugs_met_with_cloud.py`; a real process killed on a real screen is in `test_end_to_end.py`.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable

import openpyxl
import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from shiboken6 import isValid

from app.settings.draft_files import DraftFiles
from storage.errors import DiskFull
from tests.ui.conftest import CUSTOMERS, make, show
from tests.ui.scanner.test_scanner import ESPRESSO, Gun
from tests.ui.support import in_two_languages
from tests.ui.support.counter import (
    PATIENCE,
    back,
    dialog_of,
    field,
    import_file,
    names,
    opened,
    plan_of,
    save,
    search,
    search_nothing,
    shown_dialog,
)  # fmt: skip
from tests.ui.support.person import Person, reach
from ui.context import AppContext
from ui.lists.dialogs.delete_dialog import DeleteDialog
from ui.record.panel import RELATED
from ui.style import theme
from ui.text import formats, texts
from ui.text.texts import translate

NUMBERED = "0012345678905"
"""A code that a spreadsheet holds as a number, its noughts made by the format of the cell."""


code, context = in_two_languages.code, in_two_languages.context
window, person = in_two_languages.window, in_two_languages.person


# text typed in one record that became the draft of another


def to_next(person: Person, context: AppContext) -> None:
    person.press("Alt+Down")


def by_palette(person: Person, context: AppContext) -> None:
    person.press("Ctrl+K")
    person.qtbot.waitUntil(person.window.dialogs.palette.isVisible)
    person.type("zelena 011")
    person.press("Return")


def by_scan(person: Person, context: AppContext) -> None:
    context.commands.save("products", {"ean": [ESPRESSO]}, id=101)
    Gun(person.window, person.qtbot).scan(ESPRESSO)


def by_toast(person: Person, context: AppContext) -> None:
    context.commands.save("customers", {"note": "x"}, id=2)
    person.window.messages.show("Saved", "Open", lambda: person.window.panel.open("customers", 2))
    person.click(person.window.toast.button)


def by_link(person: Person, context: AppContext) -> None:
    panel = person.window.panel
    person.click_tab(panel.tabs, RELATED)
    person.qtbot.waitUntil(lambda: any(relation.total for relation in panel.related.relations))
    person.click(next(each for each in panel.related.findChildren(QPushButton) if each.isVisible()))


@pytest.mark.parametrize("leave", [to_next, by_palette, by_scan, by_toast, by_link])
def test_what_is_typed_stays_with_its_record_over_a_power_cut(
    window, person, context, qtbot, tmp_path, leave: Callable[[Person, AppContext], None]
):
    if leave is by_link:
        person.press("Ctrl+3")
        context.commands.save("products", {"_categoryId": 12}, id=101)
        search(person, "espresso")
        field(person, "name")
    else:
        search(person, "zelena" if leave is to_next else "novak")
        field(person, "phone")
    typed_into = window.panel.shown
    person.type("777")
    leave(person, context)
    qtbot.waitUntil(lambda: window.panel.shown not in (None, typed_into), timeout=PATIENCE)
    other = window.panel.shown
    files = DraftFiles(context.commands.replica.path)
    qtbot.waitUntil(lambda: bool(files.load()), timeout=PATIENCE)
    assert [(each.entity, each.id) for each in files.load()] == [typed_into]
    if leave is not to_next:
        return
    # The power fails: the files as they are, nothing closed.
    shutil.copytree(tmp_path / "shop", tmp_path / "later")
    with opened(tmp_path / "later" / "replica.db") as after:
        again = show(after, qtbot)
        later = Person(again, qtbot)
        was = after.queries.record(*other).record
        again.navigation.show_record(*other)
        later.press("Ctrl+S")
        assert not again.panel.dirty and after.queries.record(*other).record == was
        again.navigation.show_record(*typed_into)
        save(later)
        changed = {**after.queries.record(*typed_into).record}
        assert "777" in (changed.get("phone"), changed.get("name"))
        again.close()


# ticks, names and times that were not true


def test_nothing_is_green_in_a_shop_without_a_cloud(window, person, qtbot):
    person.press("Ctrl+1")
    page = window.navigation.pages["overview"]
    qtbot.waitUntil(page.first.isVisible)
    assert not page.nothing.isVisible()


def test_anonymising_offers_no_undo_and_leaves_the_older_ones(window, person, context, qtbot):
    search(person, "novak")
    field(person, "phone")
    person.type("777")
    save(person)
    person.press("Esc")
    search(person, "eva")
    person.press("Del")
    dialog = shown_dialog(window, qtbot, DeleteDialog)
    reach(person, dialog.plain)
    person.press("Down")
    assert dialog.anonymise.isChecked()
    reach(person, dialog.go)
    person.press("Space")
    qtbot.waitUntil(lambda: context.commands.replica.change("customers", 2) is not None, timeout=PATIENCE)
    assert context.commands.replica.change("customers", 2).anonymize
    qtbot.waitUntil(lambda: window.toast.isVisible() and not window.toast.button.isVisible())
    back(person)
    person.press("Ctrl+Z")
    gone, before = (
        texts.step("anonymize", {"entity": "customers", "count": 1}),
        texts.step("edit", {}, "Petr Novák"),
    )
    qtbot.waitUntil(lambda: gone in window.toast.label.text(), timeout=PATIENCE)
    assert before in window.toast.label.text()
    assert context.queries.record("customers", 1).record["phone"] == "777"
    person.press("Ctrl+Z")
    qtbot.waitUntil(lambda: context.queries.record("customers", 1).record["phone"] == "+420 602 111 000")
    qtbot.waitUntil(lambda: window.toast.label.text() == texts.undone(before), timeout=PATIENCE)


def test_an_own_edit_is_told_as_ones_own_and_at_the_moment_of_typing(window, person, context, qtbot):
    ahead = context.clock.now() + 3 * 3_600_000
    record = context.queries.record("customers", 1).record
    with context.commands.replica.write() as tx:
        tx.put("customers", {**record, "versionDate": ahead, "modifiedBy": "Kasa in spring"})
    search(person, "novak")
    field(person, "phone")
    person.type("777")
    typed = {formats.time_text(context.clock.now())}
    save(person)
    typed.add(formats.time_text(context.clock.now()))
    stamp = window.panel.stamp.text()
    assert "Kasa in spring" not in stamp and any(each in stamp for each in typed)


# lists


def test_delete_takes_the_open_record_after_the_language_sorted_the_list_anew(
    window, person, context, qtbot, code, spoken
):
    context.commands.save("customers", {"lastName": "Cukr"}, id=3)
    search(person, "eva")
    search_nothing(person)
    page = window.page
    before = page.model.row_of(2)
    spoken("cs" if code == "en" else "en")
    window.build()
    qtbot.waitUntil(lambda: not isValid(page))
    page = window.page
    assert page.model.row_of(2) != before
    assert window.panel.shown == ("customers", 2)
    page.table.setFocus()
    person.press("Del")
    dialog = shown_dialog(window, qtbot, DeleteDialog)
    assert any("Čermáková" in text for text in names(dialog.findChildren(QLabel)))
    person.press("Esc")


def test_a_new_record_highlights_no_other_and_is_scrolled_to_when_saved(window, person, qtbot):
    page = window.page
    search(person, "novak")
    search_nothing(person)
    person.press("Ctrl+N")
    assert page.selected() == []
    field(person, "lastName")
    person.type("Zelena 199a")
    save(person)
    qtbot.waitUntil(lambda: page.selected() == [window.panel.shown[1]], timeout=PATIENCE)
    row = page.table.selectionModel().selectedRows()[0]
    assert page.table.viewport().rect().contains(page.table.visualRect(row).center())


def test_tab_reaches_the_value_of_a_condition(window, person, qtbot):
    person.press("Ctrl+Shift+F")
    popup = window.page.filter.popup
    qtbot.waitUntil(popup.isVisible)
    assert popup.focusWidget() is popup.field
    while popup.field.currentData() != "city":
        was = popup.field.currentIndex()
        person.press("Down")
        assert popup.field.currentIndex() > was
    person.press("Tab")
    person.press("Tab")
    assert popup.editor.isAncestorOf(popup.focusWidget())
    for letter in "Brno":
        person.press(letter)
    person.press("Return")
    qtbot.waitUntil(lambda: window.page.model.rowCount() == 1, timeout=PATIENCE)
    assert window.page.model.record(0)["id"] == 1


def test_a_scan_over_completions_leaves_the_next_click_alone(window, person, context, qtbot):
    context.commands.save("products", {"ean": [ESPRESSO]}, id=101)
    person.press("Ctrl+3")
    search(person, "rohlik")
    field(person, "_categoryId")
    Gun(window, qtbot).scan("4006381333931")
    qtbot.waitUntil(window.toast.isVisible)
    with qtbot.waitSignal(
        window.panel.form.rows["_categoryId"].editor._search_timer.timeout, raising=False, timeout=500
    ):
        pass
    assert QApplication.activePopupWidget() is None
    person.click(window.toast.button)
    assert window.panel.form.changes() == {"ean": ["4006381333931"]}
    field(person, "_categoryId")
    person.press("Down")
    popup = QApplication.activePopupWidget()
    assert popup.sizeHintForRow(0) >= theme.row_height()
    popup.close()


def test_labels_are_in_the_order_of_the_list_and_every_page_is_seen(window, person, context, qtbot):
    with context.commands.replica.write() as tx:
        tx.put_many("products", [
            make("products", 500 + n, name=f"Goods {90 - n}", _categoryId=11, priceWithVat=10.0) for n in range(30)
        ])  # fmt: skip
    person.press("Ctrl+3")
    page = window.page
    qtbot.waitUntil(lambda: page.model.rowCount() == 33)
    page.table.setFocus()
    person.press("Ctrl+A")
    person.press("Ctrl+P")
    dialog = dialog_of(window, qtbot)
    qtbot.waitUntil(dialog.print_button.isEnabled, timeout=PATIENCE)
    assert [each.name for each in dialog.labels] == [page.model.record(row)["name"] for row in range(33)]
    first = dialog.page_number.text()
    reach(person, dialog.next_page)
    person.press("Space")
    assert dialog.page_number.text() not in ("", first)
    person.press("Esc")


# what is seen


def colours(widget) -> set[str]:
    image = widget.grab().toImage()
    return {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())}


def test_high_contrast_shows_that_save_has_nothing_to_save(window, person, qapp):
    theme.apply(qapp, "contrast")
    window.build()
    try:
        search(person, "novak")
        bright = {QColor(each).name() for each in (theme.CONTRAST.text, theme.CONTRAST.accent)}
        assert not window.panel.save_button.isEnabled()
        assert not colours(window.panel.save_button) & bright
        field(person, "phone")
        person.type("777")
        assert window.panel.save_button.isEnabled()
        assert colours(window.panel.save_button) & bright
    finally:
        theme.apply(qapp, "light")


def test_the_toast_is_not_alive_behind_a_dialog(window, person, qtbot):
    search(person, "novak")
    field(person, "phone")
    person.type("777")
    save(person)
    toast = window.toast
    qtbot.waitUntil(lambda: toast.isVisible() and toast.button.isVisible())
    person.press("Ctrl+E")
    dialog_of(window, qtbot)
    assert toast.isVisible() and not toast.button.isVisible()
    person.press("Esc")
    qtbot.waitUntil(toast.button.isVisible)


def test_the_numbers_of_a_form_are_written_alike(window, person, code):
    person.press("Ctrl+3")
    search(person, "rohlik")
    form = window.panel.form
    for name, typed in (("priceWithoutVat", "35.625"), ("margin", "12,5 %")):
        field(person, name)
        person.type(typed)
    field(person, "name")
    shown = [form.rows[each].editor.line.text() for each in ("priceWithVat", "priceWithoutVat")]
    assert shown == (["39,90", "35,625"] if code == "cs" else ["39.90", "35.625"])
    assert form.rows["margin"].editor.value() == "12.5%"


# prices and files


def test_a_changed_price_keeps_the_three_in_step(window, person, context, qtbot):
    person.press("Ctrl+3")
    window.page.table.setFocus()
    person.press("Ctrl+A")
    person.press("Ctrl+B")
    dialog = dialog_of(window, qtbot)
    reach(person, dialog.field)
    while dialog.field.currentData() != "priceWithVat":
        was = dialog.field.currentIndex()
        person.press("Down")
        assert dialog.field.currentIndex() > was
    reach(person, dialog.editor.control)
    person.type("+5 %")
    qtbot.waitUntil(dialog.go.isEnabled, timeout=PATIENCE)
    assert dialog.view.isVisible()
    with qtbot.waitSignal(window.list_actions.done, timeout=PATIENCE):
        reach(person, dialog.go)
        person.press("Space")
    for id in (101, 102):
        record = context.queries.record("products", id).record
        rate = record["vat"] or 1.21
        assert record["priceWithVat"] == pytest.approx(record["priceWithoutVat"] * rate)
    assert context.queries.record("products", 101).record["priceWithVat"] == 57.75


def test_a_price_of_29_digits_is_answered(window, person):
    person.press("Ctrl+3")
    search(person, "rohlik")
    field(person, "priceWithVat")
    person.type("1" + "0" * 28)
    field(person, "name")
    assert window.panel.form.rows["priceWithVat"].editor.value() == 1e28
    assert window.panel.dirty


def test_a_suppliers_workbook_is_matched_by_its_codes(window, person, context, qtbot, tmp_path):
    """With a hidden sheet in front, a code as a number with noughts by its format, and the price alone."""
    context.commands.save("products", {"ean": [NUMBERED]}, id=102)
    book = openpyxl.Workbook()
    book.active.title = "Old"
    book.active.append(["EAN", "Price with VAT"])
    book.active.append(["8590000000017", 1])
    book.active.sheet_state = "hidden"
    sheet = book.create_sheet("Prices")
    sheet.append(["EAN", "Price with VAT"])
    sheet.append([int(NUMBERED), 5])
    sheet["A2"].number_format = "0" * 13
    book.active = 1
    book.save(tmp_path / "supplier.xlsx")
    person.press("Ctrl+3")
    dialog = import_file(person, qtbot, tmp_path / "supplier.xlsx")
    assert dialog.columns.key.currentData() == "ean"
    plan_of(person, qtbot, dialog)
    qtbot.waitUntil(dialog.go.isEnabled, timeout=PATIENCE)
    reach(person, dialog.go)
    person.press("Space")
    qtbot.waitUntil(
        lambda: context.queries.record("products", 102).record["priceWithVat"] == 5, timeout=PATIENCE
    )
    record = context.queries.record("products", 102).record
    assert record["priceWithoutVat"] == pytest.approx(5 / 1.12) and record["ean"] == [NUMBERED]
    assert context.queries.record("products", 101).record["priceWithVat"] == 55.0


def test_what_is_no_address_and_a_line_of_one_cell_are_told_with_their_value(
    window, person, context, qtbot, tmp_path
):
    path = tmp_path / "people.csv"
    path.write_text("Last name;E-mail;Phone\nNova;to není mail;1\nDRINKS;;\nGood;d@b.cz;3\n", "utf-8")
    dialog = import_file(person, qtbot, path)
    plan = plan_of(person, qtbot, dialog)
    assert len(plan.doubtful) == 2
    model = dialog.check.told.model
    values = {model.columns[3].text(line) for line in model.lines}
    assert values == {"to není mail", "DRINKS"}
    person.press("Esc")


def test_a_full_disk_is_told_as_such_and_what_was_typed_stays(window, person, context, qtbot):
    search(person, "novak")
    with context.commands.replica.database.write() as connection:
        pages = connection.execute("PRAGMA page_count").fetchone()[0]
        connection.execute(f"PRAGMA max_page_count = {pages}")
    for length in (900, 90, 1):
        with pytest.raises(DiskFull):
            for number in range(CUSTOMERS):
                context.commands.save("customers", {"internalNote": f"{number}" * length}, id=10 + number)
    field(person, "note")
    QApplication.clipboard().setText("x" * 450)
    person.press("Ctrl+V")
    person.press("Ctrl+S")
    panel = window.panel
    qtbot.waitUntil(panel.banner.isVisible, timeout=PATIENCE)
    assert translate("Error", "Free some space and save again.") in panel.banner.label.text()
    assert panel.form.changes()["note"] == "x" * 450
    with context.commands.replica.database.write() as connection:
        connection.execute("PRAGMA max_page_count = 1000000")
    save(person)
    assert context.queries.record("customers", 1).record["note"] == "x" * 450
