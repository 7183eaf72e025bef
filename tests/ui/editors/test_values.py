"""Parsing and showing of numbers, dates and lists, editor by editor."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QDate, QLocale

from storage.schema.entities import CATALOGUE
from storage.schema.fields import Field, Kind, Merge
from ui.editors.base import Unreadable
from ui.editors.factory import editor_kind, make_editor
from ui.text import formats, language

CUSTOMERS = CATALOGUE["customers"].by_name
PRODUCTS = CATALOGUE["products"].by_name


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("12,50", 12.5), ("12.50", 12.5), ("1 234,5", 1234.5), ("1\u00a0234,5", 1234.5), ("1.234,5", 1234.5),
        ("1,234.5", 1234.5), ("1.234.567", 1234567.0), ("1,234,567", 1234567.0), ("-3", -3.0), ("\u22123", -3.0),
        ("+4", 4.0), (".5", 0.5), ("5.", 5.0), ("0", 0.0), ("1'000", 1000.0),
    ],
)  # fmt: skip
def test_numbers_are_parsed_with_either_decimal_mark(typed, meant):
    assert formats.parse_number(typed) == meant


@pytest.mark.parametrize(
    ("code", "typed", "meant", "shown"),
    [
        ("en", "1,234", 1234.0, "1234"),
        ("en", "\u22121,234", -1234.0, "-1234"),
        ("en", "12,5", 12.5, "12.5"),
        ("en", "0,125", 0.125, "0.125"),
        ("cs", "1,234", 1.234, "1,234"),
        ("cs", "1.234", 1.234, "1,234"),
        ("sk", "1.234", 1.234, "1,234"),
        ("pl", "1,234", 1.234, "1,234"),
        ("de", "1.234", 1234.0, "1234"),
        ("de", "1,234", 1.234, "1,234"),
    ],
)
def test_what_groups_thousands_in_the_language_is_no_decimal_mark(code, typed, meant, shown, spoken):
    spoken(code)
    assert formats.parse_number(typed) == meant and formats.localised(typed) == shown
    if meant.is_integer():
        assert formats.parse_whole(typed) == meant


@pytest.mark.parametrize("typed", ["", "x", "1e5", "1,2,3.4.5", "--1", "12a", "nan", "inf", "1-2"])
def test_texts_that_are_no_number_are_refused(typed):
    with pytest.raises(ValueError):
        formats.parse_number(typed)


@pytest.mark.parametrize("typed", ["", "1.5", "x", "1e3"])
def test_texts_that_are_no_whole_number_are_refused(typed):
    with pytest.raises(ValueError):
        formats.parse_whole(typed)


@given(st.integers(-(2**63), 2**63 - 1))
def test_whole_numbers_of_any_size_are_exact(number):
    assert formats.parse_whole(f"{number:,}".replace(",", " ")) == number


@given(
    st.floats(-1e12, 1e12).map(lambda x: float(f"{x:.12g}")),
    st.sampled_from(["cs_CZ", "de_DE", "en_GB", "pl_PL"]),
)
def test_a_formatted_number_is_parsed_back_exactly(number, locale):
    before = QLocale()
    QLocale.setDefault(QLocale(locale))
    try:
        shown = formats.number_text(number, grouping=False)
        if "e" not in shown:
            assert formats.parse_number(shown) == pytest.approx(number, rel=1e-14, abs=1e-300)
    finally:
        QLocale.setDefault(before)


def test_days_have_years_of_four_digits_in_every_language(spoken):
    for code in language.LANGUAGES:
        spoken(code)
        assert "2026" in formats.day_text(formats.start_of_day(formats.moment(1_790_000_000_000).date()))
        assert "2026" in formats.moment_text(1_790_000_000_000)


def editor(field, context=None, qtbot=None):
    made = make_editor(field, "Label", context, without=frozenset())
    qtbot.addWidget(made)
    return made


SAMPLES = {
    "lastName": "Novák", "note": "two\nlines", "points": 41.3223140495868, "birthday": -1_234_567_891, "tags": ["VIP", "b"],
    "display": True, "hexColor": "#abcdef", "country": None, "expireDate": None,
    "vat": 1.21, "flags": 0b100_0000_0001, "allergens": [1, 7], "notes": ["a", "b"], "unit": "Kilogram",
    "unitMeasurement": None, "translatedName": {"de": "Kaffee", "en": "Coffee: hot"}, "sortOrder": 2**53 - 1,
    "priceWithoutVat": 45.4545454545455, "margin": "25.5%", "stockOverdraft": "A_NEW_ONE", "ean": None, "description": None,
}  # fmt: skip


@pytest.mark.parametrize("name", SAMPLES)
@pytest.mark.parametrize("code", ["en", "cs"])
def test_a_clean_editor_returns_the_value_it_was_shown(context, qtbot, spoken, name, code):
    spoken(code)
    field = PRODUCTS.get(name) or CUSTOMERS[name]
    made = editor(field, context, qtbot)
    made.show_value(SAMPLES[name])
    assert made.value() == SAMPLES[name]
    assert not made.dirty
    typed = made.current_input()
    made.show_value(None if field.null else SAMPLES[name])
    made.restore_input(typed)
    assert made._parse() is not Unreadable


@pytest.mark.parametrize(
    ("name", "typed", "value"),
    [
        ("points", "+2,5", 12.5), ("points", "-4", 6.0), ("points", "3", 3.0),
        ("vat", "12 %", 1.12), ("vat", "21", 1.21), ("vat", "0", 1.0), ("vat", "5,5", 1.055),
        ("tags", ["a", "b", "a"], ["a", "b"]), ("allergens", [1, 3, 7], [1, 7, 3]), ("margin", "25,5 %", "25.5%"),
        ("country", "", None), ("lastName", "", ""), ("sortOrder", "", None), ("priceWithVat", "1 079,5", 1079.5),
        ("hexColor", "#ff0000", "#ff0000"),
    ],
)  # fmt: skip
def test_typed_texts_are_parsed_as_values(context, qtbot, name, typed, value):
    field = PRODUCTS.get(name) if name != "points" else CUSTOMERS[name]
    made = editor(field or CUSTOMERS[name], context, qtbot)
    made.show_value(10.0 if name == "points" else "#000000" if name == "hexColor" else SAMPLES.get(name))
    made.restore_input(typed)
    assert made.value() == value


@pytest.mark.parametrize(
    ("name", "typed", "code"),
    [
        ("priceWithoutVat", "", "missing"), ("priceWithoutVat", "abc", "bad_number"), ("sortOrder", "1,5", "bad_whole_number"),
        ("vat", "lots", "bad_number"),
        ("hexColor", "blue", "bad_colour"),
    ],
)  # fmt: skip
def test_unparsable_texts_give_the_reason(context, qtbot, name, typed, code):
    made = editor(PRODUCTS[name], context, qtbot)
    made.show_value({"priceWithoutVat": 1.0, "vat": 1.21, "hexColor": "#000000"}.get(name))
    made.restore_input(typed)
    with pytest.raises(Unreadable) as error:
        made.value()
    assert error.value.code == code


def test_flag_bits_without_a_name_are_kept(context, qtbot):
    made = editor(PRODUCTS["flags"], context, qtbot)
    made.show_value(1 << 20 | 1)
    made.boxes[0].click()
    made.boxes[1].click()
    assert made.value() == 1 << 20 | 2


@pytest.mark.parametrize(("code", "first"), [("en", "Gluten (1)"), ("cs", "Lepek (1)")])
def test_allergens_are_ticked_by_name_and_unknown_ones_are_kept(context, qtbot, spoken, code, first):
    spoken(code)
    made = editor(PRODUCTS["allergens"], context, qtbot)
    made.show_value([7, 99])
    assert len(made.boxes) == 14 and made.boxes[1].text() == first
    assert [number for number, box in made.boxes.items() if box.isChecked()] == [7]
    made.boxes[3].click()
    made.boxes[1].click()
    assert made.value() == [7, 99, 1, 3] and made.dirty
    made.boxes[7].click()
    assert made.value() == [99, 1, 3] and made.current_input() == [1, 3]
    for number in (7, 1, 3):
        made.boxes[number].click()
    assert made.value() == [7, 99] and not made.dirty


def test_numbers_are_typed_with_commas(context, qtbot):
    made = editor(Field(name="codes", kind=Kind.INTEGERS, default=()), context, qtbot)
    made.show_value([1])
    made.restore_input("1, 3;7")
    assert made.value() == [1, 3, 7]
    made.restore_input("1, x")
    with pytest.raises(Unreadable) as error:
        made.value()
    assert error.value.code == "bad_whole_number"


def test_a_day_can_be_set_and_cleared(context, qtbot):
    made = editor(CUSTOMERS["birthday"], context, qtbot)
    made.show_value(None)
    assert made.value() is None
    day = formats.moment(1_000_000_000_000)
    made.restore_input(1_000_000_000_000)
    assert made.value() == formats.midnight(day.date())
    for midnight in (-2 * 3_600_000, -3_600_000, 0):
        made.show_value(midnight)
        assert made.edit.date() == QDate(1970, 1, 1) and made.value() == midnight
        made.edit.setDate(QDate(1980, 5, 5))
        assert made.value() == 326_332_800_000
    made.show_value(5_000_000)
    made.edit.setDate(made.edit.date().addDays(1))
    assert made.value() == 5_000_000 + 86_400_000
    made.clear.click()
    assert made.value() is None
    assert made.edit.calendarPopup()


def test_a_reference_is_searched_picked_and_cleared(context, qtbot):
    made = editor(PRODUCTS["_supplierId"], context, qtbot)
    made.show_value(41)
    assert made.line.text() == "Mlýn Vltava"
    made.line.setText("somebody else")
    with pytest.raises(Unreadable):
        made.value()
    made.line.setText("mlyn")
    made._pick_only_match()
    assert made.value() == 41
    made.line.setText("")
    assert made.value() is None
    made.show_value(999)
    assert made.line.text() == "#999"
    assert made.value() == 999


def test_tags_are_completed_while_typing(context, qtbot):
    made = editor(CUSTOMERS["tags"], context, qtbot)
    made.show_value(["VIP"])
    made.show()
    made.line.setText("vy")
    made._show_completions()
    assert made._completions.stringList() == ["výprodej"]
    made._insert("výprodej")
    assert made.value() == ["VIP", "výprodej"]
    assert made.line.text() == ""
    made.line.setText("v")
    made._show_completions()
    assert made._completions.stringList() == []


def test_a_field_of_each_kind_has_an_editor(context, qtbot):
    for kind in Kind:
        made = editor(Field(name="some", kind=kind, null=True), context, qtbot)
        made.show_value(None)
        assert made.value() is None
    assert editor_kind(Field(name="some", kind=Kind.DOUBLE, merge=Merge.COUNTER)) == "counter"


def test_two_columns_of_ticks_become_one_in_a_narrow_panel(context, qtbot, spoken):
    spoken("pl")
    shown = editor(context.catalogue["products"].by_name["allergens"], context, qtbot)
    shown.resize(500, 500)
    shown.show()
    first, last = shown.boxes[1], shown.boxes[14]
    assert last.x() > first.x()
    shown.resize(shown.minimumSizeHint().width(), 500)
    qtbot.waitUntil(lambda: last.x() == first.x() and last.y() > first.y())
