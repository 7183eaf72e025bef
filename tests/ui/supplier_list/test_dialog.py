"""The dialog of a supplier's price list in the real window: columns, rule, ticks, what cannot be read, and Undo."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QApplication

from app.change_set import Effect
from tests.gallery import layout_checks
from tests.ui.conftest import make
from ui.supplier_list.columns import columns
from ui.supplier_list.lines_page import LinesPage
from ui.text import language
from ui.window.main_window import MainWindow

PATIENCE = 10_000
PRODUCT, LINE, CODE, BOUGHT, BUYING, CHANGE, SELLING, SOLD, NOTE = range(9)
FILE = "EAN;Název;Cena\n8590000000017;Espresso;22\n;Rohlík;1,2,3\n8590000000053;Chleba;20\n8590000000060;;7\n;Mouka;12\n"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "mlyn.csv"
    path.write_text(FILE, encoding="utf-8")
    return path


@pytest.fixture
def window(context, replica, qtbot):
    """The list of suppliers; the mill delivers coffee, rolls and one more thing."""
    with replica.write() as tx:
        tx.put_many("products", [
            make("products", 101, name="Espresso", _categoryId=11, vat=1.21, priceWithVat=55.0, ean=["8590000000017"],
                 priceWithoutVat=45.4545454545455, _supplierId=41),
            make("products", 111, name="Žito", _categoryId=12, vat=1.12, _supplierId=41),
        ])  # fmt: skip
    made = MainWindow(context)
    qtbot.addWidget(made)
    made.resize(1366, 768)
    made.show()
    made.navigation.go_to("suppliers")
    return made


@pytest.fixture
def compared(window, file, qtbot):
    """The dialog over the file, compared."""
    window.list_actions.open_price_list(window.navigation.page, file)
    dialog = window.list_actions.dialog
    qtbot.waitUntil(lambda: dialog.first.columns.table is not None, timeout=PATIENCE)
    dialog.first.choose(41)
    qtbot.waitUntil(lambda: dialog.go.isEnabled() and not dialog._job.running, timeout=PATIENCE)
    dialog.go.click()
    qtbot.waitUntil(lambda: dialog.pages.currentIndex() == 1, timeout=PATIENCE)
    return dialog


def shown(dialog, kind):
    dialog.lines.changes.show_effect(kind)
    return {cell(line, PRODUCT): line for line in dialog.lines.changes.model.lines}


def cell(line, column):
    return columns()[column].text(line)


def tick(dialog, kind, name):
    model = dialog.lines.changes.model
    at = list(shown(dialog, kind)).index(name)
    return model.setData(model.index(at, PRODUCT), Qt.CheckState.Checked, Qt.ItemDataRole.CheckStateRole)


def applied(window, dialog, qtbot):
    with qtbot.waitSignal(window.list_actions.done, timeout=PATIENCE) as told:
        dialog.go.click()
    return told.args


def test_every_kind_of_line_has_its_tab_and_its_reasons(compared):
    counts = {kind: len(shown(compared, kind)) for kind in Effect if kind is not Effect.REFUSED}
    assert counts == {
        Effect.CHANGED: 2, Effect.NEW: 1, Effect.DOUBTFUL: 1, Effect.UNKNOWN: 1, Effect.GONE: 1,
        Effect.UNCHANGED: 0,
    }  # fmt: skip
    assert compared.lines.changes.tabs.tabText(0).endswith(
        " 2"
    ) and not compared.lines.changes.tabs.isTabEnabled(5)
    espresso = shown(compared, Effect.CHANGED)["Espresso"]
    assert (cell(espresso, BUYING), cell(espresso, CHANGE), cell(espresso, SOLD)) == ("22.00", "4.8%", "")
    roll = shown(compared, Effect.DOUBTFUL)["Rohlík"]
    assert cell(roll, NOTE).startswith("Purchase price: ") and not roll.can_tick
    assert not tick(compared, Effect.DOUBTFUL, "Rohlík")


def test_the_rule_makes_the_selling_prices_and_all_of_it_is_one_named_step(
    window, context, compared, replica, qtbot
):
    compared.lines.start.setCurrentIndex(compared.lines.start.findData("margin"))
    assert not compared.go.isEnabled()
    compared.lines.percent.setText("50")
    compared.lines.rounding.setCurrentIndex(compared.lines.rounding.findData(".90"))
    qtbot.waitUntil(lambda: compared.go.isEnabled() and not compared._job.running, timeout=PATIENCE)
    assert cell(shown(compared, Effect.CHANGED)["Espresso"], SOLD) == "52.90"
    assert tick(compared, Effect.CHANGED, "Mouka"), (
        "a price that changes by that much is not ticked by itself"
    )
    assert tick(compared, Effect.NEW, "Chleba") and tick(compared, Effect.GONE, "Žito")
    asked = compared.go.text()
    text, change = applied(window, compared, qtbot)
    assert asked == "Add 1, change 3 products" and text == "Mlýn Vltava: 1 added, 3 products changed"
    assert replica.known("products", 101)["priceWithVat"] == 52.9
    assert replica.known("products", 111)["_supplierId"] is None
    assert "Mlýn Vltava" in window.record_actions.undo_texts()[0]
    assert replica.supplier_prices.price(41, 101) == 22.0
    context.commands.undo(step=change.step)
    assert (
        replica.known("products", 101)["priceWithVat"] == 55.0
        and replica.supplier_prices.of_supplier(41) == {}
    )
    assert context.price_lists().terms(41).start == "margin", "kept for the next list"


def test_all_lines_of_a_tab_are_ticked_or_not(window, compared, replica, qtbot):
    shown(compared, Effect.CHANGED)
    compared.lines.changes.tick_none.click()
    assert not compared.go.isEnabled()
    shown(compared, Effect.GONE)
    compared.lines.changes.tick_all.click()
    assert [line.name for line in compared.lines.changes.model.ticked()] == ["Žito"]
    compared.back.click()
    assert compared.pages.currentIndex() == 0 and compared.go.isEnabled()


def test_a_slip_of_the_supplier_is_done_only_when_a_person_ticks_it(window, file, qtbot):
    file.write_text("EAN;Název;Cena\n8590000000017;Espresso;2\n", encoding="utf-8")
    window.list_actions.open_price_list(window.navigation.page, file)
    dialog = window.list_actions.dialog
    qtbot.waitUntil(lambda: dialog.first.columns.table is not None, timeout=PATIENCE)
    dialog.first.choose(41)
    qtbot.waitUntil(lambda: dialog.go.isEnabled() and not dialog._job.running, timeout=PATIENCE)
    dialog.go.click()
    qtbot.waitUntil(lambda: dialog.pages.currentIndex() == 1, timeout=PATIENCE)
    (espresso,) = shown(dialog, Effect.CHANGED).values()
    assert espresso.marks == ("outlier",) and cell(espresso, NOTE) == "Changes by more than 30%"
    assert dialog.lines.changes.ticked() == [] and not dialog.go.isEnabled()
    dialog.lines.changes.tick_all.click()
    assert dialog.lines.changes.ticked() == [espresso] and dialog.go.isEnabled()


def test_the_next_file_is_recognised_by_its_columns(window, compared, tmp_path, qtbot):
    applied(window, compared, qtbot)
    path = tmp_path / "next.csv"
    path.write_text(FILE.replace("22", "23"), encoding="utf-8")
    window.list_actions.open_price_list(None, path)
    dialog = window.list_actions.dialog
    qtbot.waitUntil(lambda: dialog.first.supplier.currentData() == 41, timeout=PATIENCE)
    qtbot.waitUntil(lambda: dialog.pages.currentIndex() == 1 and dialog.go.isEnabled(), timeout=PATIENCE)
    assert len(dialog.comparison.lines) == len(compared.comparison.lines)
    dialog.back.click()
    assert dialog.pages.currentIndex() == 0 and dialog.go.isEnabled(), "its columns can be looked at"


def test_a_selected_supplier_is_chosen_and_what_cannot_be_read_is_said(window, tmp_path, qtbot):
    path = tmp_path / "bad.xlsx"
    path.write_bytes(b"PK\x03\x04 half of it")
    window.navigation.page.open_row(0)
    window.navigation.page.table.selectRow(0)
    window.list_actions.open_price_list(window.navigation.page, path)
    dialog = window.list_actions.dialog
    qtbot.waitUntil(lambda: bool(dialog.message.text()), timeout=PATIENCE)
    assert dialog.first.supplier.currentData() == 41 and not dialog.go.isEnabled()
    dialog.first.pieces.setText("none")
    assert dialog.terms() is None


def test_what_keeps_a_list_from_being_compared_is_said_beside_its_field(window, file, qtbot):
    window.list_actions.open_price_list(None, file)
    dialog = window.list_actions.dialog
    dialog.activateWindow()
    first, said = dialog.first, dialog.first.problem
    qtbot.waitUntil(lambda: first.columns.table is not None and not dialog._job.running, timeout=PATIENCE)
    assert not dialog.go.isEnabled()
    assert said.isVisible() and said.text() == "Supplier: Choose one from the list."
    qtbot.waitUntil(first.supplier.hasFocus)
    first.choose(41)
    qtbot.waitUntil(lambda: dialog.go.isEnabled(), timeout=PATIENCE)
    assert not said.isVisible()
    for field, typed, words in (
        (first.pieces, "six", "Pieces per price: Enter a number above zero."),
        (first.exchange, "0", "Exchange rate: Enter a number above zero."),
        (first.exchange, "2000000", "Exchange rate: Enter 1,000,000 or less."),
    ):
        was = field.text()
        field.setText(typed)
        assert not dialog.go.isEnabled() and said.text() == words and field.text() == typed
        field.setText(was)
    assert dialog.go.isEnabled() and not said.isVisible()


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("", "Enter a number, e.g. 25"),
        ("a third", "Enter a number, e.g. 25"),
        ("-5", "Enter 0 or more."),
        ("120", "Enter 99.99 or less."),
    ],
)
def test_what_is_wrong_with_a_margin_is_said_beside_it(compared, typed, words):
    page = compared.lines
    page.start.setCurrentIndex(page.start.findData("margin"))
    page.percent.setText(typed)
    assert page.problem.isVisible() and page.problem.text() == words
    assert not compared.go.isEnabled()
    page.percent.setText("25 %")
    assert not page.problem.isVisible()
    page.percent.setText(typed)
    page.start.setCurrentIndex(page.start.findData("keep"))
    assert not page.problem.isVisible()


def test_a_file_dropped_on_the_window_is_asked_about(window, file, qtbot):
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file))])
    buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    event = QDropEvent(QPointF(50, 50), Qt.DropAction.CopyAction, data, buttons, keys)
    assert window.acceptDrops() and window.file_drop.eventFilter(window, event)
    menu = window.file_drop.menu
    assert [each.text() for each in menu.actions()] == ["Supplier price list…", "Import… Suppliers"]
    menu.actions()[0].trigger()
    menu.close()
    dialog = window.list_actions.dialog
    qtbot.waitUntil(lambda: dialog.first.columns.table is not None, timeout=PATIENCE)


def test_twenty_thousand_lines_are_shown_without_formatting_them(compared, monkeypatch):
    from dataclasses import replace

    line = shown(compared, Effect.CHANGED)["Espresso"]
    many = tuple(replace(line, line=number, id=number) for number in range(2, 20_002))
    asked = []
    model = compared.lines.changes.model
    text = lambda line: asked.append(line.line) or ""  # noqa: E731
    monkeypatch.setattr(model, "columns", [replace(each, text=text) for each in model.columns])
    compared.lines.changes.show_changes(replace(compared.comparison, lines=many))
    QApplication.processEvents()
    assert compared.lines.changes.model.rowCount() == 20_000 and 0 < len(set(asked)) < 200


@pytest.mark.parametrize("code", language.LANGUAGES)
def test_the_lines_fit_a_small_screen_and_leave_room_for_the_name(context, spoken, qtbot, code):
    spoken(code)
    page = LinesPage(context)
    qtbot.addWidget(page)
    page.resize(984, 480)
    page.show()
    assert page.minimumSizeHint().width() <= 984
    assert [each for each in layout_checks.layout_faults(page) if each.effect == "clipped"] == []
    header = page.changes.table.horizontalHeader()
    assert header.sectionSize(PRODUCT) >= 220 and header.sectionSize(NOTE) >= 150
    assert (
        header.sectionSize(CODE) >= page.changes.table.fontMetrics().horizontalAdvance("8597717033275") + 16
    )
    assert header.length() <= page.changes.table.viewport().width()
    # A laptop has room for a long name and for the number of the line as well.
    assert page.changes.table.isColumnHidden(LINE)
    page.resize(1240, 480)
    assert header.sectionSize(PRODUCT) >= 270 and not page.changes.table.isColumnHidden(LINE)
    assert header.length() <= page.changes.table.viewport().width()


def test_several_notes_have_commas_between_them_and_name_both_rates(window, file, qtbot):
    file.write_text("EAN;Název;Cena;DPH\n8590000000017;Espresso;60;12\n", encoding="utf-8")
    window.list_actions.open_price_list(window.navigation.page, file)
    dialog = window.list_actions.dialog
    qtbot.waitUntil(lambda: dialog.first.columns.table is not None, timeout=PATIENCE)
    dialog.first.choose(41)
    qtbot.waitUntil(lambda: dialog.go.isEnabled() and not dialog._job.running, timeout=PATIENCE)
    dialog.go.click()
    qtbot.waitUntil(lambda: dialog.pages.currentIndex() == 1, timeout=PATIENCE)
    espresso = shown(dialog, Effect.DOUBTFUL)["Espresso"]
    said = "Changes by more than 30%, below cost, VAT: The list says 12%, the product has 21%"
    assert cell(espresso, NOTE) == said
