"""Filter chips: built by clicking, shown in the syntax of the /v2 interface, and parsed back."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from storage.query.grammar import Operator, parse_filter
from storage.schema.entities import CATALOGUE
from ui.lists import filter_text
from ui.lists.dialogs.condition_popup import TickList


@pytest.fixture
def page(hands):
    return hands.window.page


def build(page, qtbot, field, operator, value=None):
    """Build a condition by clicking."""
    page.add_condition()
    popup = page.filter.popup
    popup.choose(field, operator)
    if isinstance(popup.editor, TickList):
        popup.editor.tick(tuple(value))
    elif value is not None:
        popup.editor.set_value(value)
    qtbot.mouseClick(popup.apply, Qt.MouseButton.LeftButton)
    return popup


def chips(page):
    return [chip.button.text() for chip in page.filter.chips]


def test_a_condition_built_by_clicking_is_shown_as_text(page, qtbot, context):
    build(page, qtbot, "points", "gteq", 350)
    assert chips(page) == ["Points at least 350"]
    assert page.filter.text == "points|gteq|350"
    assert page.model.rowCount() == context.queries.count("customers", filter="points|gteq|350") == 6
    build(page, qtbot, "lastName", "like", "zelená 24")
    assert page.filter.text == "points|gteq|350;lastName|like|zelená 24"
    assert page.model.rowCount() == 0
    assert page.empty.title.text() == "Nothing matches the filter"
    page.filter.chips[1].remove_button.click()
    qtbot.waitUntil(lambda: chips(page) == ["Points at least 350"])
    assert page.model.rowCount() == 6


def test_a_new_condition_begins_with_the_default_sort_field(page):
    page.add_condition()
    assert page.filter.popup.field.currentData() == "lastName"
    page.filter.popup.close()


def tab_stops(popup, qtbot):
    """The widgets that Tab reaches from the field on."""
    popup.field.setFocus()
    found = []
    while (focus := popup.focusWidget()) not in found:
        found.append(focus)
        qtbot.keyClick(focus, Qt.Key.Key_Tab)
    assert focus is popup.field, "Tab goes round all of them"
    return found


@pytest.mark.parametrize(
    ("field", "operator"),
    [("points", "gteq"), ("lastName", "like"), ("_discountGroupId", "in"), ("_discountGroupId", "eq")],
)
def test_tab_passes_through_the_value(page, qtbot, field, operator):
    page.add_condition()
    popup = page.filter.popup
    popup.choose(field, operator)
    stops = tab_stops(popup, qtbot)
    assert stops[:2] == [popup.field, popup.operator]
    assert stops[-2:] == [popup.apply, popup.cancel]
    assert stops[2:-2] and all(
        stop is popup.editor or popup.editor.isAncestorOf(stop) for stop in stops[2:-2]
    )
    popup.close()


def test_clicking_a_chip_changes_it(page, qtbot):
    build(page, qtbot, "points", "gteq", 350)
    page.filter.chips[0].button.click()
    popup = page.filter.popup
    assert (popup.field.currentData(), popup.operator.currentText()) == ("points", "at least")
    assert popup.editor.value() == 350
    popup.editor.set_value(357)
    popup.apply.click()
    assert page.filter.text == "points|gteq|357" and page.model.rowCount() == 2


def test_the_filter_text_is_copied_typed_and_pasted(page, qtbot):
    page.toolbar.filter_text_action.setChecked(True)
    line = page.filter.line
    assert line.isVisible()
    line.setText("tags|eq|VIP")
    qtbot.keyClick(line, Qt.Key.Key_Return)
    assert chips(page) == ["Tags has VIP"] and page.model.rowCount() == 1
    page.filter.copy.click()
    assert QGuiApplication.clipboard().text() == "tags|eq|VIP"
    line.clear()
    assert page.filter.conditions == () and page.model.rowCount() == 233


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("points", "Enter conditions as field|operator|value, separated by ;"),
        ("nothing|eq|1", "The field nothing does not exist."),
        ("points|like|1", "The field points allows only these operators: gt, gteq, lt, lteq."),
        ("points|gt|many", "many is not a valid value for points."),
        ("birthday|eq|1", "You cannot filter by the field birthday."),
        ("deleted|eq|null", "The field deleted is never empty; enter 0 or 1."),
    ],
)
def test_an_invalid_filter_stays_in_the_line_with_its_problem(page, qtbot, typed, said):
    page.toolbar.filter_text_action.setChecked(True)
    page.filter.line.setText(typed)
    qtbot.keyClick(page.filter.line, Qt.Key.Key_Return)
    assert page.filter.problem.text() == said and page.filter.problem.isVisible()
    assert page.filter.line.text() == typed
    assert page.model.rowCount() == 233
    page.filter.line.setText("")
    assert not page.filter.problem.isVisible()


def test_an_empty_value_is_refused_in_the_popup(page, qtbot):
    popup = build(page, qtbot, "points", "gt")
    assert popup.isVisible() and popup.problem.text() == "Fill this in."
    popup.editor.line.setText("many")
    popup.apply.click()
    assert popup.problem.text().startswith("Enter a number")
    popup.editor.line.setText("1 000,5")
    popup.apply.click()
    assert page.filter.text == "points|gt|1000.5"


def test_a_value_that_the_grammar_cannot_express_is_refused(page, qtbot):
    popup = build(page, qtbot, "barcode", "eq", "a;b")
    assert popup.problem.text().startswith("A value cannot contain ;")
    assert page.filter.conditions == ()


def test_records_are_chosen_by_name_one_or_several(hands, qtbot, context):
    hands.window.sidebar.choose("products")
    page = hands.window.page
    build(page, qtbot, "_categoryId", "in", [11, 12])
    assert page.filter.text == "_categoryId|in|11,12" and chips(page) == ["Category is one of Káva, Pečivo"]
    assert page.model.rowCount() == 3
    page.filter.clear()
    build(page, qtbot, "_categoryId", "eq", 11)
    assert chips(page) == ["Category is Káva"] and page.model.rowCount() == 1
    page.filter.clear()
    build(page, qtbot, "flags", "bin", 1)
    assert page.filter.text == "flags|bin|1" and chips(page) == ["Settings has Quick button on the till"]
    assert page.model.rowCount() == 1


def test_the_operator_empty_needs_no_value(page, qtbot, context):
    build(page, qtbot, "externalId", "empty")
    assert page.filter.text == "externalId|eq|null" and chips(page) == ["External ID is empty"]
    assert page.model.rowCount() == 233
    page.filter.chips[0].button.click()
    assert page.filter.popup.operator.currentText() == "is empty"
    page.filter.popup.choose("externalId", "filled")
    page.filter.popup.apply.click()
    assert page.filter.text == "externalId|ne|null" and page.model.rowCount() == 0


@pytest.mark.parametrize("entity", [each.name for each in CATALOGUE])
def test_every_filterable_field_has_operators_and_an_editor(hands, qtbot, entity):
    """A condition on any filterable field can be built, and its text is parsed back to the same condition."""
    hands.window.sidebar.choose(entity)
    page = hands.window.page
    for field in filter_text.filterable(page.entity):
        for choice in filter_text.operator_choices(field):
            page.add_condition()
            popup = page.filter.popup
            popup.choose(field.name, choice.key)
            assert popup.operator.currentText() == filter_text.operator_text(field, choice.key) != choice.key
            if isinstance(popup.editor, TickList):
                if not popup.editor.count():
                    popup.close()
                    continue
                popup.editor.item(0).setCheckState(Qt.CheckState.Checked)
            elif popup.editor is not None and field.references is None:
                popup.editor.set_value(_sample(popup, field, choice))
            elif popup.editor is not None:
                popup.editor.set_value(1)
                popup.editor._title = popup.editor.line.text()
            popup.apply.click()
            if popup.isVisible():
                raise AssertionError(f"{field.name} {choice.key}: {popup.problem.text()}")
            assert parse_filter(page.entity, page.filter.text, derived=True) == page.filter.conditions
            assert chips(page)[0].strip()
            page.filter.clear()


def _sample(popup, field, choice):
    from storage.schema.fields import Kind

    if choice.operator is Operator.LIKE or field.kind in filter_text.LIST_KINDS:
        return "a"
    text = {Kind.STRING: "x", Kind.BOOLEAN: True, Kind.TIMESTAMP: 1_790_000_000_000}
    if field.choices:
        return field.choices[0]
    if field.bits:
        return 1 << min(field.bits)
    if choice.operator in filter_text.LIST_OPERATORS:
        return {Kind.BOOLEAN: "1", Kind.TIMESTAMP: "1790000000000", Kind.STRING: "x, y"}.get(
            field.kind, "1, 2"
        )
    return text.get(field.kind, 1)


def test_the_filter_is_translated(page, qtbot, spoken):
    spoken("cs")
    field = CATALOGUE["customers"].by_name["expireDate"]
    assert filter_text.operator_text(field, "gteq") == "od"
    page.filter.show_filter("points|gteq|1234.5")
    assert chips(page) == ["Body nejméně 1\u00a0234,5"]
