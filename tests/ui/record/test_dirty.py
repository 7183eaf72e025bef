"""Whether a form has unsaved input: maintained by the editors, never asked of all fields again."""

from __future__ import annotations

from collections import Counter

import pytest

from ui.editors.base import Editor


@pytest.fixture
def comparisons(monkeypatch):
    """How often each field's content was compared with the saved one."""
    counted: Counter[str] = Counter()
    compare = Editor._update_dirty

    def counting(editor):
        counted[editor.field.name] += 1
        compare(editor)

    monkeypatch.setattr(Editor, "_update_dirty", counting)
    return counted


def test_a_key_stroke_compares_only_the_field_it_goes_to(hands, comparisons):
    hands.open("customers", 1)
    hands.window.panel.form.go_to("city")
    comparisons.clear()
    hands.type("city", "B")
    assert hands.window.panel.dirty
    assert comparisons.keys() == {"city"}
    assert comparisons["city"] <= 2


def test_a_save_compares_each_field_only_when_it_is_shown_again(hands, comparisons):
    form = hands.open("customers", 1)
    hands.type("city", "B")
    comparisons.clear()
    hands.save()
    assert not hands.window.panel.dirty
    # Once by `show_value` and once by the signal of a control whose text changes.
    assert max(comparisons.values()) <= 2 and len(comparisons) == len(form.rows)


def test_typing_the_saved_value_again_is_no_unsaved_input(hands, context):
    form = hands.open("customers", 1)
    hands.type("city", "B")
    hands.type("phone", "777")
    assert hands.window.panel.dirty and ("customers", 1) in context.drafts
    hands.type("city", "Brno")
    assert form.changes() == {"phone": "777"}
    hands.type("phone", "+420 602 111 000")
    assert not hands.window.panel.dirty and ("customers", 1) not in context.drafts
    assert not hands.window.panel.save_button.isEnabled()


def test_a_value_set_by_a_control_without_a_key_stroke_counts(hands):
    form = hands.open("products", 101)
    box = form.rows["unit"].editor.box
    saved = box.currentIndex()
    box.setCurrentIndex(saved + 1)
    assert hands.window.panel.dirty
    box.setCurrentIndex(saved)
    assert not hands.window.panel.dirty


def test_a_recipe_line_changed_and_changed_back_is_no_unsaved_input(hands):
    form = hands.open("products", 102)
    line = form.product.recipe.lines[0]
    line.toggle()
    assert hands.window.panel.dirty
    line.toggle()
    assert not hands.window.panel.dirty
    form.product.recipe.add_product(101)
    assert hands.window.panel.dirty
    form.product.recipe.lines[1].button.click()
    assert not hands.window.panel.dirty
