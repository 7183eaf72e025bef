"""The barcode scanner: scans are told from typing on every keyboard layout, and each is handled by where the focus is."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication
from stdnum import ean

from app.labels.gtin import canonical_code, equivalent_codes, find_owners, is_gtin
from app.settings.settings import Settings
from ui.scanner.timing import KeyPress, ScanDetector, decoded
from ui.style import theme

ESPRESSO = "8590000000015"
LAYOUTS = {
    "us": "1234567890", "pl": "1234567890", "de": "1234567890", "cs": "+ěščřžýáíé", "sk": "+ľščťžýáíé",
}  # fmt: skip
"""Characters of the number row without Shift."""


def typed_on(layout, code):
    return "".join(LAYOUTS[layout]["1234567890".index(each)] if each.isdecimal() else each for each in code)


class Gun:
    """A scanner on the window, with a clock of its own."""

    def __init__(self, window, qtbot):
        self.window, self.qtbot, self.at = window, qtbot, 10_000
        self.read = []
        self.target = window
        window.scanner.scanned.connect(lambda code, _: self.read.append(code))

    def press(self, key, text, gap, native=0):
        self.at += gap
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, native, 0, 0, text)
            event.setTimestamp(self.at)
            QApplication.sendEvent(self.target.windowHandle(), event)

    def scan(self, code, layout="us", *, gap=12, end=Qt.Key.Key_Return, after=1_000):
        self.at += after
        for letter in typed_on(layout, code):
            self.press(0, letter, gap)
        if end is not None:
            self.press(end, "\r" if end == Qt.Key.Key_Return else "\t", gap)


@pytest.fixture
def gun(window, context, qtbot):
    context.commands.save("products", {"ean": [ESPRESSO]}, id=101)
    window.activateWindow()
    return Gun(window, qtbot)


# codes


@pytest.mark.parametrize("code", [ESPRESSO, "4006381333931", "96385074", "036000291452", "10614141000415"])
def test_a_gtin_has_a_check_digit(code):
    assert is_gtin(code)
    assert not is_gtin(code[:-1] + str((int(code[-1]) + 1) % 10))
    assert not is_gtin(code[:-1])


@given(st.text("0123456789", min_size=12, max_size=12), st.sampled_from(sorted(LAYOUTS)))
def test_every_keyboard_layout_decodes_to_the_same_code(digits, layout):
    code = digits + ean.calc_check_digit(digits)
    strokes = [KeyPress(letter, at * 10.0) for at, letter in enumerate(typed_on(layout, code))]
    assert decoded(strokes) == code
    assert is_gtin(decoded(strokes))


def test_american_codes_are_kept_with_thirteen_digits():
    assert canonical_code("036000291452") == "0036000291452"
    assert canonical_code(ESPRESSO) == ESPRESSO
    assert canonical_code("CARD-1234567") == "CARD-1234567"
    assert {"036000291452", "0036000291452", "00036000291452"} <= set(equivalent_codes("036000291452"))


def test_letters_among_digits_are_decoded_by_the_position_of_the_keys():
    typed = [("A", ""), ("-", ""), ("+", "1"), ("é", "0"), ("7", "")]
    assert decoded([KeyPress(text, at * 10.0, digit) for at, (text, digit) in enumerate(typed)]) == "A-107"


def test_owners_are_found_in_every_form_of_a_code(context, replica):
    context.commands.save("products", {"ean": ["0036000291452", "x"]}, id=102)
    context.commands.save("customers", {"barcode": "2900000000018"}, id=1)
    assert [(each.entity, each.id) for each in find_owners(replica, "036000291452")] == [("products", 102)]
    assert [(each.entity, each.id) for each in find_owners(replica, "2900000000018")] == [("customers", 1)]
    assert find_owners(replica, "4006381333931") == []
    context.commands.delete("customers", [1])
    assert find_owners(replica, "2900000000018") == []


# telling a scanner from fingers


def frame(text, *, gap=10.0, end=True):
    frames = ScanDetector()
    for place, letter in enumerate(text):
        frames.feed(KeyPress(letter, place * gap))
    return frames.end(len(text) * gap if end else None)


def test_slow_short_or_uneven_key_strokes_are_no_scan():
    assert frame(ESPRESSO).code == ESPRESSO
    assert frame(ESPRESSO, end=False).ended is False
    assert frame(ESPRESSO, gap=60.0) is None
    assert frame("123") is None
    assert frame("1234").code == "1234"
    assert frame("1" * 151, gap=10.0) is None
    frames = ScanDetector()
    for letter, at in (("1", 0), ("2", 5), ("3", 10), ("4", 15)):
        frames.feed(KeyPress(letter, at))
    assert frames.end(200) is None


def test_a_pause_begins_a_new_scan():
    frames = ScanDetector()
    frames.feed(KeyPress("9", 0))
    assert frames.begins(101)
    for place, letter in enumerate(ESPRESSO):
        frames.feed(KeyPress(letter, 500 + place * 10))
    assert frames.end(640).code == ESPRESSO


# what a scan does


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("end", [Qt.Key.Key_Return, Qt.Key.Key_Tab, None])
def test_a_scan_in_a_list_opens_the_product(hands, gun, qtbot, layout, end):
    hands.open("customers", 1)
    hands.window.page.table.setFocus()
    gun.scan(ESPRESSO, layout, end=end)
    qtbot.waitUntil(lambda: hands.window.panel.shown == ("products", 101), timeout=10_000)
    assert hands.window.navigation.section == "products"
    assert gun.read == [ESPRESSO]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_scan_in_the_search_box_leaves_its_text_and_cursor(hands, gun, qtbot, layout):
    hands.window.sidebar.choose("customers")
    search = hands.window.page.search
    search.setText("novák")
    search.setFocus()
    search.setCursorPosition(2)
    gun.scan(ESPRESSO, layout)
    assert hands.window.panel.shown == ("products", 101)
    assert (search.text(), search.cursorPosition()) == ("novák", 2)


@pytest.mark.parametrize("layout", ["us", "cs"])
@pytest.mark.parametrize("scan", ["010{}17271231", "]C1010{}10AB\x1d17271231", "]E0{}", "{}05"])
def test_a_scan_with_more_than_the_gtin_opens_the_product(hands, gun, layout, scan):
    hands.window.sidebar.choose("products")
    hands.window.page.search.setFocus()
    gun.scan(scan.format(ESPRESSO), layout, gap=8)
    assert hands.window.panel.shown == ("products", 101)
    assert hands.window.page.search.text() == ""


def test_a_card_opens_its_customer(hands, context, gun):
    context.commands.save("customers", {"barcode": "2900000000018"}, id=2)
    hands.window.sidebar.choose("products")
    hands.window.page.table.setFocus()
    gun.scan("2900000000018", "cs")
    assert hands.window.panel.shown == ("customers", 2)


def test_a_card_without_a_check_digit_works_outside_of_text_fields(hands, context, gun):
    context.commands.save("customers", {"barcode": "KARTA-0042"}, id=2)
    hands.window.sidebar.choose("customers")
    hands.window.page.search.setFocus()
    gun.scan("KARTA-0042")
    assert gun.read == []
    assert hands.window.page.search.text() == "KARTA-0042"
    hands.window.page.search.clear()
    hands.window.page.table.setFocus()
    gun.scan("KARTA-0042")
    assert gun.read == ["KARTA-0042"]
    assert hands.window.panel.shown == ("customers", 2)


def test_an_unknown_code_offers_a_new_record_with_it(hands, gun, qtbot):
    hands.window.sidebar.choose("products")
    hands.window.page.table.setFocus()
    gun.scan("036000291452")
    assert hands.toast() == "Nothing has the code 036000291452."
    qtbot.mouseClick(hands.window.toast.button, Qt.MouseButton.LeftButton)
    assert hands.window.panel.shown == ("products", None)
    assert hands.window.panel.form.changes() == {"ean": ["0036000291452"]}


def test_a_scan_that_is_known_withdraws_the_offer_for_the_one_before(hands, gun):
    hands.window.page.table.setFocus()
    gun.scan("036000291452")
    assert hands.toast() == "Nothing has the code 036000291452."
    gun.scan(ESPRESSO)
    assert hands.window.panel.shown == ("products", 101)
    assert hands.toast() == ""
    hands.type("name", "Espresso 2")
    hands.save()
    gun.scan(ESPRESSO)
    assert hands.toast() == "Saved on this computer"


def test_a_scan_in_the_code_field_is_added_once(hands, context, gun):
    form = hands.open("products", 101)
    form.go_to("ean")
    gun.scan("4006381333931", "cs")
    gun.scan("4006381333931", "sk")
    gun.scan("96385074")
    assert form.rows["ean"].editor.value() == [ESPRESSO, "4006381333931", "96385074"]
    assert hands.window.panel.dirty
    hands.save()
    assert context.queries.record("products", 101).record["ean"] == [ESPRESSO, "4006381333931", "96385074"]


def test_a_scan_in_the_barcode_of_a_customer_replaces_the_old_one(hands, gun):
    form = hands.open("customers", 1)
    form.set_values({"barcode": "1"})
    form.go_to("barcode")
    gun.scan("2900000000018", "cs")
    assert form.changes() == {"barcode": "2900000000018"}


def test_a_scan_in_the_recipe_adds_an_ingredient(hands, context, gun):
    hands.open("products", 102)
    hands.window.panel.form.show_recipe()
    recipe = hands.window.panel.form.product.recipe
    recipe.search.line.setFocus()
    gun.scan(ESPRESSO, "cs")
    assert [line.product for line in recipe.lines] == [103, 101]
    assert recipe.search.line.text() == ""
    assert hands.window.focusWidget() is recipe.lines[1].quantity.line
    gun.scan("4006381333931")
    assert hands.toast() == "No product has the code 4006381333931."
    assert recipe.lines[1].quantity.line.text() == "1"
    hands.save()
    assert context.queries.count("product-ingredients") == 2


def test_typing_of_a_person_is_no_scan(hands, gun):
    form = hands.open("customers", 1)
    form.go_to("phone")
    line = form.rows["phone"].editor.line
    line.clear()
    gun.scan("602111222", end=None)
    gun.scan(ESPRESSO, gap=120, end=None)
    assert gun.read == []
    assert line.text() == "602111222" + ESPRESSO


def test_a_scan_in_the_middle_of_typing_keeps_what_was_typed(hands, gun):
    form = hands.open("customers", 1)
    form.go_to("note")
    editor = form.rows["note"].editor
    for letter in "volat ":
        gun.press(0, letter, 150)
    gun.scan(ESPRESSO, "cs")
    assert hands.window.panel.shown == ("products", 101)
    form = hands.open("customers", 1)
    assert form.rows["note"].editor.text.toPlainText() == "volat "
    assert editor.dirty


def test_the_same_code_twice_within_the_repeat_window_counts_once(hands, gun):
    hands.window.sidebar.choose("products")
    hands.window.page.table.setFocus()
    gun.scan(ESPRESSO)
    gun.scan(ESPRESSO, after=120)
    assert gun.read == [ESPRESSO]
    gun.scan(ESPRESSO)
    assert gun.read == [ESPRESSO, ESPRESSO]


def test_key_strokes_in_a_modal_dialog_are_no_scan(hands, gun, qtbot):
    from PySide6.QtWidgets import QDialog

    dialog = QDialog(hands.window)
    dialog.setModal(True)
    dialog.open()
    gun.scan(ESPRESSO)
    assert gun.read == []
    dialog.close()


def test_a_scan_in_a_reference_field_selects_the_product(hands, gun):
    form = hands.open("product-ingredients", 201)
    form.go_to("_productId")
    gun.scan(ESPRESSO, "cs")
    assert form.changes() == {"_productId": 101}
    assert hands.window.panel.shown == ("product-ingredients", 201)


def test_the_check_dialog_shows_code_speed_and_verdict(hands, window, context, qtbot):
    from ui.scanner.check_dialog import ScannerCheck

    window.named_actions["scanner"].trigger()
    check = window.findChild(ScannerCheck)
    qtbot.waitUntil(check.isVisible, timeout=10_000)
    gun = Gun(window, qtbot)
    gun.target = check
    gun.scan(ESPRESSO, "cs")
    assert (check.code.text(), check.raw.text()) == (ESPRESSO, "áříéééééééé+ř")
    assert (check.gap.text(), check.ended.text()) == ("12\N{NO-BREAK SPACE}ms", "yes")
    assert check.verdict.text().startswith("Correct check digit")
    gun.scan("8590000000016")
    assert check.verdict.text().startswith("Wrong check digit")
    gun.scan("KARTA-0042")
    assert check.verdict.text().startswith("No check digit")
    assert check.isVisible()
    assert gun.read == []
    check.close()


def test_a_scan_while_a_completion_popup_is_open_is_recognised(hands, gun, qtbot):
    """The popup has the keyboard then; the scan is recognised all the same, and its characters are removed."""
    form = hands.open("products", 101)
    editor = form.rows["_categoryId"].editor
    editor.line.setFocus()
    editor.line.setText("K")
    editor._search("K")
    editor._completer.complete()
    assert QApplication.activePopupWidget() is not None
    gun.scan(ESPRESSO)
    qtbot.waitUntil(lambda: gun.read == [ESPRESSO], timeout=10_000)
    assert editor.line.text() == "K"
    qtbot.waitUntil(lambda: hands.window.panel.shown == ("products", 101), timeout=10_000)


class Shown(QObject):
    """Counts how often a widget is shown."""

    count = 0

    def eventFilter(self, watched, event):
        self.count += event.type() == QEvent.Type.Show
        return False


def test_a_scan_opens_no_completions(hands, gun, qtbot):
    """What it typed was taken back; the next click would only close them."""
    editor = hands.open("products", 101).rows["_categoryId"].editor
    editor.line.setFocus()
    qtbot.keyClicks(editor.line, "k")
    before = editor.line.text()
    popup, shown = editor._completer.popup(), Shown()
    popup.hide()
    gun.scan("4006381333931")
    popup.installEventFilter(shown)
    assert gun.read == ["4006381333931"]
    assert editor.line.text() == before
    with qtbot.waitSignal(editor._search_timer.timeout):
        pass
    assert shown.count == 0


def test_completions_are_as_high_as_rows(hands, qtbot):
    editor = hands.open("products", 101).rows["_categoryId"].editor
    editor.line.setFocus()
    qtbot.keyClick(editor.line, Qt.Key.Key_Down)
    popup = QApplication.activePopupWidget()
    assert popup.sizeHintForRow(0) >= theme.row_height()
    popup.close()


def test_codes_with_a_prefix_of_the_shop_are_scans_even_in_text_fields(hands, gun, context, qtbot, tmp_path):
    context.settings = Settings.load(tmp_path)
    context.commands.save("customers", {"barcode": "CARD-1234567"}, id=1)
    search = hands.window.page.search
    search.setFocus()
    gun.scan("CARD-1234567")
    assert gun.read == []
    context.save_settings({"scanner.prefixes": "KARTA-, CARD-"})
    search.setText("abc")
    gun.scan("CARD-1234567")
    qtbot.waitUntil(lambda: hands.window.panel.shown == ("customers", 1), timeout=10_000)
    assert gun.read == ["CARD-1234567"]
    assert search.text() == "abc"
