"""Unsaved input stays with its record, whichever way the form is left: no other record ever has it as its draft."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from app.settings.draft_files import DraftFiles
from tests.ui.scanner.test_scanner import ESPRESSO, Gun
from ui.drafts import Drafts
from ui.record.panel import RELATED


@pytest.fixture
def kept(context, monkeypatch):
    """All drafts there were after each time that one was kept: (entity, id) -> input."""
    seen = []
    keep = context.drafts.keep

    def noted(*arguments):
        keep(*arguments)
        seen.append({key: dict(context.drafts.get(*key).typed) for key in context.drafts.kept()})

    monkeypatch.setattr(context.drafts, "keep", noted)
    return seen


def begin(hands, qtbot, entity, id, field, text):
    """Type into a record with real keys; the cursor stays in the field."""
    window = hands.window
    window.activateWindow()
    if id is None:
        window.navigation.new(entity)
    else:
        hands.open(entity, id)
    window.panel.form.go_to(field)
    line = window.panel.form.rows[field].editor.control
    qtbot.waitUntil(lambda: line is QApplication.focusWidget())
    line.selectAll()
    QTest.keyClicks(line, text)
    return line


def only(kept, *keys):
    """No other record had a draft at any moment; answers the input of these at the end."""
    assert {key for drafts in kept for key in drafts} == set(keys)
    return [kept[-1][key] for key in keys]


# each way that a record is left with the cursor in a field


def test_the_next_record_by_keyboard(hands, kept, qtbot):
    line = begin(hands, qtbot, "customers", 2, "phone", "777")
    QTest.keyClick(line, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert hands.window.panel.shown not in (None, ("customers", 2))
    assert only(kept, ("customers", 2)) == [{"phone": "777"}]


def test_an_empty_date_stays_empty_when_the_next_record_is_shown(hands, kept, qtbot):
    box = begin(hands, qtbot, "customers", 2, "expireDate", "")
    QTest.keyClick(box, Qt.Key.Key_Up)
    QTest.keyClick(box, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert hands.window.panel.shown not in (None, ("customers", 2))
    assert not hands.window.panel.dirty
    only(kept, ("customers", 2))


def test_a_scan_over_a_new_record(hands, context, kept, qtbot):
    context.commands.save("products", {"ean": [ESPRESSO]}, id=101)
    gun = Gun(hands.window, qtbot)
    begin(hands, qtbot, "products", None, "name", "Half")
    form_id = hands.window.panel.form.id
    gun.scan(ESPRESSO)
    qtbot.waitUntil(lambda: hands.window.panel.shown == ("products", 101))
    assert only(kept, ("products", form_id)) == [{"name": "Half"}]


def test_the_palette(hands, context, kept, qtbot):
    line = begin(hands, qtbot, "customers", 1, "phone", "777")
    QTest.keyClick(line, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    palette = hands.window.dialogs.palette
    title = context.title("customers", context.queries.record("customers", 2).record)
    QTest.keyClicks(palette.line, title.split()[0])
    QTest.keyClick(palette.line, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: hands.window.panel.shown == ("customers", 2))
    assert only(kept, ("customers", 1)) == [{"phone": "777"}]


def test_the_button_of_a_toast(hands, kept, qtbot):
    begin(hands, qtbot, "customers", 1, "phone", "777")
    hands.window.offer_drafts()
    begin(hands, qtbot, "customers", 2, "phone", "888")
    qtbot.mouseClick(hands.window.toast.button, Qt.MouseButton.LeftButton)
    assert hands.window.panel.shown == ("customers", 1)
    assert only(kept, ("customers", 1), ("customers", 2)) == [{"phone": "777"}, {"phone": "888"}]


def test_a_link_to_a_related_record(hands, context, kept, qtbot):
    context.commands.save("products", {"_categoryId": 12}, id=101)
    begin(hands, qtbot, "products", 101, "name", "Half")
    panel = hands.window.panel
    panel.tabs.setCurrentIndex(RELATED)
    qtbot.waitUntil(lambda: any(relation.total for relation in panel.related.relations))
    link = next(each for each in panel.related.findChildren(QPushButton) if each.isVisible())
    qtbot.mouseClick(link, Qt.MouseButton.LeftButton)
    assert panel.shown not in (None, ("products", 101))
    assert only(kept, ("products", 101)) == [{"name": "Half"}]


# records that are begun or left while another is being saved


def test_a_second_new_record_begun_while_the_first_is_saved_stays_a_new_one(hands, context, qtbot):
    window = hands.window
    window.navigation.new("customers")
    hands.type("lastName", "First")
    with qtbot.waitSignal(window.panel.saved, timeout=10_000) as saved:
        window.panel.save()
        window.panel.open_new("customers", {"lastName": "Second"})
        hands.type("phone", "222")
    assert window.panel.shown == ("customers", None)
    assert window.panel.form.changes() == {"lastName": "Second", "phone": "222"}
    first = context.queries.record("customers", saved.args[0].ids[0]).record
    assert (first["lastName"], first["phone"]) == ("First", "")
    assert [key[1] for key in context.drafts.kept()] == [window.panel.form.id]
    hands.save()
    second = context.queries.record(*window.panel.shown).record
    assert (second["lastName"], second["phone"]) == ("Second", "222") and second["id"] != first["id"]


def test_what_is_typed_after_save_and_before_leaving_is_a_draft_of_the_saved_record(hands, context, qtbot):
    window = hands.window
    begin(hands, qtbot, "customers", 1, "phone", "777")
    with qtbot.waitSignal(window.panel.saved, timeout=10_000):
        window.panel.save()
        hands.type("city", "Olomouc")
        window.panel.open("customers", 2)
    assert context.drafts.kept() == [("customers", 1)]
    assert context.drafts.get("customers", 1).typed == {"city": "Olomouc"}
    assert hands.open("customers", 1).changes() == {"city": "Olomouc"}


def test_a_failed_save_of_a_record_that_was_left_offers_the_way_back(hands, context, monkeypatch, qtbot):
    from storage.errors import DiskFull

    def full(*arguments, **named):
        raise DiskFull(path="x")

    window = hands.window
    begin(hands, qtbot, "customers", 1, "phone", "777")
    monkeypatch.setattr("app.commands.save_with_related.save_with_related", full)
    window.panel.save()
    window.panel.open("customers", 2)
    qtbot.waitUntil(lambda: hands.toast().startswith("Not saved: "))
    assert not window.panel.banner.isVisible()
    qtbot.mouseClick(window.toast.button, Qt.MouseButton.LeftButton)
    assert window.panel.shown == ("customers", 1)
    assert window.panel.form.changes() == {"phone": "777"}


# several new records


def test_a_copy_leaves_the_half_typed_new_record_alone(hands, context, qtbot):
    window = hands.window
    begin(hands, qtbot, "customers", None, "lastName", "Half")
    half = window.panel.form.id
    hands.open("customers", 1)
    window.panel.copy_record()
    hands.type("phone", "222")
    assert context.drafts.get("customers", half).typed == {"lastName": "Half"}
    copy = window.panel.form.id
    button = next(each for each in window.panel.banner.findChildren(QPushButton) if each.isVisible())
    assert button.text() == "Open it"
    button.click()
    assert window.panel.form.changes() == {"lastName": "Half"}
    assert context.drafts.get("customers", copy).typed["phone"] == "222"


def test_a_scanned_code_begins_a_new_record_beside_the_half_typed_one(hands, context, kept, qtbot):
    gun = Gun(hands.window, qtbot)
    begin(hands, qtbot, "products", None, "name", "Half")
    half = hands.window.panel.form.id
    hands.open("products", 101)
    hands.window.page.table.setFocus()
    gun.scan("4006381333931")
    qtbot.mouseClick(hands.window.toast.button, Qt.MouseButton.LeftButton)
    assert hands.window.panel.form.changes() == {"ean": ["4006381333931"]}
    assert context.drafts.get("products", half).typed == {"name": "Half"}


# the power cut


def test_F81_after_a_power_cut_each_record_has_its_own_input(hands, context, replica, open_window, qtbot):
    files = DraftFiles(replica.path)
    context.drafts = Drafts(files, clock=context.clock)
    line = begin(hands, qtbot, "customers", 2, "phone", "777")
    QTest.keyClick(line, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    entity, other = hands.window.panel.shown
    context.drafts.flush()
    qtbot.waitUntil(lambda: bool(files.load()), timeout=10_000)
    # Nothing is closed: what a power cut leaves are the files.
    assert [(each.id, each.typed) for each in files.load()] == [(2, {"phone": "777"})]
    hands.window.panel.close_record()
    context.drafts.finish()
    context.drafts = Drafts(files, clock=context.clock)
    fresh = open_window(context)
    assert fresh.open(entity, other).changes() == {}
    assert fresh.open("customers", 2).changes() == {"phone": "777"}
    context.drafts.finish()
