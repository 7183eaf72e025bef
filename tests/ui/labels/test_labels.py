"""Labels through the window: read back from the picture and from the PDF, printed, refused, remembered."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtWidgets import QLabel

from app.labels import labels as app_labels
from app.labels.labels import Label, PerUnit
from app.settings.paper_formats import LAYOUTS
from app.settings.settings import Settings
from tests.ui.conftest import make
from tests.ui.lists.test_views import select
from tests.ui.support.printed_page import pdf_pages, pdf_sizes, read_barcodes
from tests.ui.text.test_texts import nameless
from ui.labels.dialog import LabelDialog
from ui.labels.painter import PrintJob, page_image, render_pdf, wrap_text

WAIT = 10_000


@pytest.fixture
def products(hands, replica, qtbot):
    """The list of thirty products more than the small shop has."""
    with replica.write() as tx:
        tx.put_many(
            "products",
            [make("products", 500 + n, name=f"Zboží {n:02}", _categoryId=11, priceWithVat=10.0 + n, currency="CZK")
             for n in range(27)],
        )  # fmt: skip
    hands.window.sidebar.choose("products")
    hands.window.page.refresh()
    qtbot.waitUntil(lambda: hands.window.page.model.rowCount() == 30, timeout=WAIT)
    return hands.window.page


def opened(hands, qtbot) -> LabelDialog:
    hands.window.named_actions["labels"].trigger()
    dialog = hands.window.list_actions.dialog
    assert isinstance(dialog, LabelDialog)
    qtbot.waitUntil(lambda: dialog.print_button.isEnabled(), timeout=WAIT)
    return dialog


def saved(dialog, qtbot, path: Path) -> list[list[str]]:
    with qtbot.waitSignal(dialog.printed, timeout=WAIT) as printed:
        dialog.save(path)
    assert printed.args[1] == str(path)
    return pdf_pages(path.read_bytes())


# painting


@pytest.mark.parametrize("paper", LAYOUTS)
@pytest.mark.parametrize("code", ["8590000000015", "8590000000017", "036000291452", "55123457", "ABC-1234"])
def test_the_bars_on_every_paper_are_read_back(spoken, paper, code):
    layout = LAYOUTS[paper]
    job = PrintJob(layout=layout, labels=[Label("Espresso", 55.0, "CZK", PerUnit(110.0, "Kilogram"), code)])
    image = page_image(job)
    ((_, text),) = read_barcodes(image)
    # An American code of twelve digits is one of thirteen that begins with a nought.
    assert text in (code, f"0{code}")


def test_a_code_too_long_for_the_label_or_for_bars_stays_in_letters(spoken):
    for code in ("THIS-CODE-IS-FAR-TOO-LONG", "kód-1"):
        page = pdf_pages(
            render_pdf(PrintJob(layout=LAYOUTS["a4_65"], labels=[Label("x", None, "", None, code)]), "t")
        )
        assert page[0][0] == "x" or page[0][-1] == "x"
        assert any(code[:4] in each for each in page[0])
        image = page_image(PrintJob(layout=LAYOUTS["a4_65"], labels=[Label("", None, "", None, code)]))
        assert read_barcodes(image) == []


def test_a_long_name_is_cut_with_an_ellipsis_within_the_label(spoken):
    name = "Káva zrnková výběrová z malých farem Kostariky pražená v Brně v sobotu ráno a ještě kousek dál"
    texts = pdf_pages(render_pdf(PrintJob(layout=LAYOUTS["a4_24"], labels=[Label(name, 1.0)]), "t"))[0]
    assert texts[0].startswith("Káva zrnková") and texts[1].endswith("…") and name.endswith("dál")
    metrics = QFontMetricsF(QFont())
    width = metrics.horizontalAdvance("Káva zrnková")
    lines = wrap_text(name, 3, width, metrics)
    assert len(lines) == 3 and all(metrics.horizontalAdvance(line) <= width for line in lines)
    assert wrap_text("", 2, width, metrics) == [] and wrap_text("Káva", 2, width, metrics) == ["Káva"]


@pytest.mark.parametrize(
    ("code", "price", "per_unit"),
    [
        ("en", "1,234.50 Kč", "110.00 Kč / kg"),
        ("cs", "1 234,50 Kč", "110,00 Kč / kg"),
        ("de", "1.234,50 Kč", "110,00 Kč / kg"),
    ],
)
def test_money_is_written_as_the_language_does(spoken, code, price, per_unit):
    spoken(code)
    job = PrintJob(layout=LAYOUTS["roll_62"], labels=[Label("x", 1234.5, "CZK", PerUnit(110.0, "Kilogram"))])
    assert pdf_pages(render_pdf(job, "t"))[0] == ["x", price, per_unit]


def test_a_roll_has_a_page_of_its_size_for_each_label(spoken):
    content = render_pdf(PrintJob(layout=LAYOUTS["roll_57"], labels=[Label("a"), Label("b")], first=3), "t")
    assert [each for each in pdf_pages(content)] == [["a"], ["b"]]
    # 57 x 32 mm in points.
    assert content.count(b"/MediaBox [0 0 162.000000 91.000000]") == 2


# the dialog


def test_thirty_labels_go_into_a_pdf_of_two_sheets_without_a_printer(hands, products, qtbot, tmp_path):
    dialog = opened(hands, qtbot)
    assert dialog.count.text() == "30 labels on 2 sheets"
    assert not dialog.records.selected_records.isVisible() and dialog.records.all_records.isChecked()
    pages = saved(dialog, qtbot, tmp_path / "labels.pdf")
    said = [text for page in pages for text in page]
    assert len(pages) == 2
    assert {f"Zboží {n:02}" for n in range(27)} | {"Espresso", "Rohlík", "Mouka"} <= {*said}
    assert {"10.00 Kč", "36.00 Kč", "55.00", "8590000000017"} <= {*said}
    assert hands.toast() == f"30 labels written to {tmp_path / 'labels.pdf'}"
    assert not dialog.isVisible()


def test_every_page_can_be_looked_at_before_it_is_printed(hands, products, qtbot):
    dialog = opened(hands, qtbot)
    assert dialog.page_number.text() == "Page 1 of 2"
    assert not dialog.previous_page.isEnabled()
    first = dialog.preview.grab().toImage()
    dialog.next_page.click()
    assert dialog.page_number.text() == "Page 2 of 2"
    assert not dialog.next_page.isEnabled()
    assert dialog.preview.grab().toImage() != first
    # Only the first sheet can be a used one.
    qtbot.mouseClick(dialog.preview, Qt.MouseButton.LeftButton, pos=dialog.preview.paper.center().toPoint())
    assert dialog.first.value() == 1
    dialog.paper.setCurrentIndex(dialog.paper.findData("a4_65"))
    qtbot.waitUntil(lambda: not dialog.next_page.isVisible())
    assert dialog.preview.number == 0


def test_all_selected_records_are_printed_and_exported_in_the_order_of_the_list(
    hands, products, qtbot, tmp_path
):
    products.sort_by("name")  # it is by name already: from the last one now
    products.table.selectAll()
    names = [products.model.record(row)["name"] for row in range(products.model.rowCount())]
    assert names == sorted(names, key=str.casefold, reverse=True)
    dialog = opened(hands, qtbot)
    assert [each.name for each in dialog.labels] == names
    dialog.reject()
    hands.window.named_actions["export"].trigger()
    export = hands.window.list_actions.dialog
    with qtbot.waitSignal(export.written, timeout=WAIT):
        export.write(tmp_path / "products.csv")
    lines = (tmp_path / "products.csv").read_text("utf-8-sig").splitlines()[1:]
    found = [next(name for name in names if name in line) for line in lines]
    assert found == names


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("Mouka hladká 250 g", "250\u00a0g"), ("Mléko 1,5 l plnotučné", "1,5\u00a0l"), ("Ocet 8 % kvasný", "8\u00a0%"),
        ("Sýr 250 / g", "250\u00a0/\u00a0g"), ("Sýr 39 Kč / kg", "39\u00a0Kč\u00a0/\u00a0kg"),
    ],
)  # fmt: skip
def test_an_amount_is_never_parted_from_its_unit(spoken, text, kept):
    assert kept in wrap_text(text, 9, 1, _Exact())


class _Exact:
    """Metrics that break after each word."""

    def horizontalAdvance(self, text):
        return len(text) * 100

    def elidedText(self, text, _mode, _width):
        return text


def test_what_is_selected_goes_alone_with_copies_from_the_first_free_place(hands, products, qtbot, tmp_path):
    select(products, 1, 2)
    assert products.selection_bar.labels_button.isVisible()
    products.selection_bar.labels_button.click()
    dialog = hands.window.list_actions.dialog
    qtbot.waitUntil(lambda: dialog.print_button.isEnabled(), timeout=WAIT)
    assert dialog.records.selected_records.isChecked() and dialog.count.text() == "2 labels on 1 sheet"
    dialog.copies.setValue(3)
    dialog.first.setValue(22)
    qtbot.waitUntil(lambda: dialog.count.text() == "6 labels on 2 sheets", timeout=WAIT)
    names = [label.name for label in dialog.labels]
    pages = saved(dialog, qtbot, tmp_path / "a.pdf")
    assert [[text for text in page if text in names] for page in pages] == [[names[0]] * 3, [names[1]] * 3]


def test_price_and_code_can_be_left_out_and_the_choice_is_kept(hands, products, context, qtbot, tmp_path):
    context.settings = Settings.load(tmp_path)
    dialog = opened(hands, qtbot)
    dialog.paper.setCurrentIndex(dialog.paper.findData("a4_65"))
    dialog.with_price.setChecked(False)
    dialog.with_code.setChecked(False)
    qtbot.waitUntil(lambda: dialog.count.text() == "30 labels on 1 sheet", timeout=WAIT)
    said = saved(dialog, qtbot, tmp_path / "a.pdf")[0]
    assert "Espresso" in said and "55.00" not in said and "8590000000017" not in said
    kept = Settings.load(tmp_path)
    assert kept.text("labels.layout") == "a4_65" and not kept.flag("labels.price")
    again = opened(hands, qtbot)
    assert again.paper.currentData() == "a4_65" and not again.with_code.isChecked()
    again.reject()


def test_a_click_on_the_preview_says_where_to_begin_and_a_roll_has_no_such_place(hands, products, qtbot):
    dialog = opened(hands, qtbot)
    preview = dialog.preview
    scale = preview.paper.width() / 210
    place = preview.paper.topLeft() + QPointF(75 * scale, 45 * scale)
    qtbot.mouseClick(preview, Qt.MouseButton.LeftButton, pos=place.toPoint())
    assert dialog.first.value() == 5
    qtbot.waitUntil(lambda: dialog.job().first == 4, timeout=WAIT)
    dialog.paper.setCurrentIndex(dialog.paper.findData("roll_57"))
    qtbot.waitUntil(lambda: not dialog.first.isEnabled(), timeout=WAIT)
    assert dialog.count.text() == "30 labels" and dialog.job().pages == 30
    qtbot.mouseClick(preview, Qt.MouseButton.LeftButton)
    dialog.paper.setCurrentIndex(dialog.paper.findData("a4_24"))
    qtbot.waitUntil(lambda: dialog.first.isEnabled(), timeout=WAIT)
    assert dialog.first.value() == 5
    dialog.reject()


def test_a_printer_prints_the_same_pages(hands, products, qtbot, tmp_path):
    from PySide6.QtPrintSupport import QPrinter

    dialog = opened(hands, qtbot)
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "printed.pdf"))
    with qtbot.waitSignal(dialog.printed, timeout=WAIT) as printed:
        dialog.print_on(printer)
    assert printed.args == [30, ""]
    pages = pdf_pages((tmp_path / "printed.pdf").read_bytes())
    assert len(pages) == 2 and "Zboží 00" in [text for page in pages for text in page]
    assert hands.toast() == "30 labels sent to the printer"


@pytest.mark.qt_log_ignore("QPainter::begin", "This plugin does not support")
def test_a_printer_that_takes_nothing_is_told_and_the_dialog_stays(hands, products, qtbot, tmp_path):
    from PySide6.QtPrintSupport import QPrinter

    dialog = opened(hands, qtbot)
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "no" / "printed.pdf"))
    dialog.print_on(printer)
    qtbot.waitUntil(lambda: "printer did not respond" in dialog.message.text(), timeout=WAIT)
    assert dialog.isVisible() and dialog.print_button.isEnabled()
    dialog.reject()


def test_a_computer_without_a_printer_says_what_to_do(hands, products, qtbot, monkeypatch):
    from PySide6.QtPrintSupport import QPrinterInfo

    monkeypatch.setattr(QPrinterInfo, "availablePrinterNames", staticmethod(list))
    dialog = opened(hands, qtbot)
    dialog.print_button.click()
    assert "save the labels as a PDF" in dialog.message.text() and dialog.message.isVisible()
    dialog.reject()


def test_a_file_that_cannot_be_written_says_what_to_do_and_loses_nothing(
    hands, products, qtbot, tmp_path, monkeypatch
):
    dialog = opened(hands, qtbot)
    dialog.copies.setValue(2)
    dialog.save(tmp_path / "no" / "a.pdf")
    assert not dialog._preview_timer.isActive() and not dialog.save_button.isEnabled()
    qtbot.waitUntil(lambda: "cannot be reached" in dialog.message.text(), timeout=WAIT)
    assert dialog.isVisible() and dialog.save_button.isEnabled() and dialog.copies.value() == 2
    full, write = os.open("/dev/full", os.O_WRONLY), os.write
    with monkeypatch.context() as patched:
        patched.setattr(os, "write", lambda _handle, data: write(full, data))
        dialog.save(tmp_path / "a.pdf")
        qtbot.waitUntil(lambda: "The disk is full. Free some space" in dialog.message.text(), timeout=WAIT)
    os.close(full)
    assert not (tmp_path / "a.pdf").exists()
    assert len(saved(dialog, qtbot, tmp_path / "a.pdf")) == 3


def test_more_than_the_most_are_cut_with_a_word(hands, products, qtbot, monkeypatch):
    monkeypatch.setattr("ui.labels.dialog.MAX_LABELS", 40)
    monkeypatch.setattr(app_labels, "MAX_LABELS", 40)
    dialog = opened(hands, qtbot)
    assert dialog.message.text() == ""
    dialog.copies.setValue(2)
    qtbot.waitUntil(lambda: dialog.count.text() == "40 labels on 2 sheets", timeout=WAIT)
    assert dialog.message.text().startswith("Only 40 labels can be printed at once.")
    dialog.reject()


def test_ingredients_get_the_labels_of_what_they_are(hands, context, qtbot):
    hands.window.sidebar.choose("product-ingredients")
    dialog = opened(hands, qtbot)
    assert [label.name for label in dialog.labels] == ["Mouka"]
    dialog.reject()


def test_lists_of_no_things_say_where_labels_are_printed(hands, qtbot):
    page = hands.window.page
    assert page.entity.name == "customers" and not page.toolbar.labels_action.isVisible()
    select(page, 0, 1)
    assert page.selection_bar.isVisible() and not page.selection_bar.labels_button.isVisible()
    hands.window.named_actions["labels"].trigger()
    assert hands.toast() == "You can print labels from the lists of products and ingredients."
    assert not isinstance(hands.window.list_actions.dialog, LabelDialog)


def test_a_list_that_shows_nothing_prints_nothing(hands, products, qtbot):
    products.search.setText("zzzqqq")
    qtbot.waitUntil(lambda: products.model.rowCount() == 0, timeout=WAIT)
    hands.window.named_actions["labels"].trigger()
    dialog = hands.window.list_actions.dialog
    qtbot.waitUntil(lambda: "Nothing to print" in dialog.message.text(), timeout=WAIT)
    assert not dialog.print_button.isEnabled() and not dialog.save_button.isEnabled()
    dialog.reject()


def test_who_may_only_look_may_print(hands, products, context, qtbot, tmp_path):
    context.permissions.lock()
    dialog = opened(hands, qtbot)
    assert len(saved(dialog, qtbot, tmp_path / "a.pdf")) == 2


@pytest.mark.parametrize("code", ["en", "cs", "sk", "pl", "de"])
def test_the_dialog_fits_names_every_control_and_has_no_word_cut(context, qtbot, spoken, code, open_window):
    spoken(code)
    window = open_window(context).window
    window.sidebar.choose("products")
    dialog = LabelDialog(context, window.page.entity, window.page.model.query, 3, [101, 102], window)
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitUntil(lambda: dialog.print_button.isEnabled(), timeout=WAIT)
    assert nameless(dialog) == []
    assert dialog.height() <= 640 and dialog.width() <= 1000
    assert dialog.preview.accessibleDescription() == dialog.count.text() != ""
    for each in dialog.findChildren(QLabel):
        assert not each.isVisible() or each.height() >= each.heightForWidth(each.width()), each.text()
    for box in (dialog.copies, dialog.first):
        assert box.lineEdit().width() >= box.fontMetrics().horizontalAdvance(str(box.maximum())) + 8
    dialog.reject()


def test_the_price_is_never_smaller_than_that_of_a_kilogram(spoken):
    label = Label("Arašídy", 38.0, "CZK", PerUnit(253.33, "Kilogram"))
    page = render_pdf(PrintJob(layout=LAYOUTS["a4_65"], labels=[label]), "t")
    sizes = dict(zip(pdf_pages(page)[0], pdf_sizes(page)[0], strict=True))
    assert sizes["38.00 Kč"] > sizes["253.33 Kč / kg"] > 0


def test_a_window_that_prints_nothing_does_not_load_printing():
    known = "import sys, ui.window.main_window, ui.settings.page; print([n for n in sys.modules if 'Print' in n or 'label_' in n])"
    done = subprocess.run([sys.executable, "-c", known], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
