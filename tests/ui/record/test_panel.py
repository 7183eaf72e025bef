"""One record in the panel: opened, edited, saved, undone, refused, deleted, restored."""

from __future__ import annotations

import threading

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from storage.errors import BugError, DiskFull
from ui.drafts import Draft
from ui.record.panel import DETAILS, HISTORY, RELATED


def test_a_change_is_saved_is_pending_and_can_be_undone(hands, context, qtbot):
    hands.open("customers", 1)
    hands.type("phone", "+420 602 123 001")
    assert hands.window.panel.dirty
    assert hands.window.panel.save_button.isEnabled()
    hands.save()
    assert context.queries.record("customers", 1).record["phone"] == "+420 602 123 001"
    assert hands.window.panel.state_label.text() == "Saved here, waiting to be sent."
    assert hands.toast() == "Saved on this computer"
    assert not hands.window.panel.dirty

    with qtbot.waitSignal(context.bridge.changed):
        qtbot.mouseClick(hands.window.toast.button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: hands.window.panel.form.rows["phone"].editor.line.text() == "+420 602 111 000")
    assert context.queries.sync_status().waiting == 0


def test_ctrl_z_in_a_saved_field_undoes_the_save(hands, context, qtbot):
    hands.open("suppliers", 41)

    def saved() -> str:
        return context.queries.record("suppliers", 41).record["city"]

    def press(key: Qt.Key) -> None:
        # Sent to the window handle, as by the system, so that shortcuts and fields get the key in the real order.
        with qtbot.waitActive(hands.window):
            hands.window.activateWindow()
        QTest.keyClick(hands.window.windowHandle(), key, Qt.KeyboardModifier.ControlModifier)

    hands.type("city", "Tábor")
    line = hands.window.panel.form.rows["city"].editor.control
    press(Qt.Key.Key_Z)
    assert line.text() == "Písek" and saved() == "Písek"
    hands.type("city", "Tábor")
    hands.save()
    assert hands.window.focusWidget() is line
    with qtbot.waitSignal(context.bridge.changed):
        press(Qt.Key.Key_Z)
    qtbot.waitUntil(lambda: line.text() == "Písek" and not hands.window.panel.dirty)
    assert saved() == "Písek"
    with qtbot.waitSignal(context.bridge.changed):
        press(Qt.Key.Key_Y)
    assert saved() == "Tábor"


def test_only_fields_that_differ_are_saved(hands, context, replica):
    hands.open("products", 101)
    hands.type("name", "Espresso lungo")
    hands.save()
    assert dict(replica.change("products", 101).intent.set) == {"name": "Espresso lungo"}


def test_points_entered_as_a_difference_are_added(hands, context, replica):
    hands.open("customers", 1)
    hands.type("points", "+10")
    hands.save()
    change = replica.change("customers", 1)
    assert (dict(change.intent.set), dict(change.intent.add)) == ({}, {"points": 10.0})
    assert context.queries.record("customers", 1).record["points"] == 25.0
    assert hands.window.panel.form.rows["points"].editor.line.text() == "25"
    hands.type("points", "-5")
    hands.save()
    assert context.queries.record("customers", 1).record["points"] == 20.0
    hands.type("points", "7,5")
    hands.save()
    assert context.queries.record("customers", 1).record["points"] == 7.5


def test_points_below_zero_are_refused_before_anything_is_written(hands, context):
    hands.open("customers", 1)
    hands.type("points", "-20")
    hands.window.panel.save()
    assert hands.window.panel.form.rows["points"].problem.text() == "Enter 0 or more."
    assert context.queries.record("customers", 1).record["points"] == 15.0


def test_a_problem_is_shown_under_its_field(hands, context):
    hands.open("customers", 1)
    hands.type("vatId", "123")
    hands.window.panel.save()
    row = hands.window.panel.form.rows["vatId"]
    assert row.problem.isVisible()
    assert row.problem.text().startswith("Enter the VAT ID with the country")
    assert row.editor.control.accessibleDescription() == row.problem.text()
    assert context.queries.record("customers", 1).record["vatId"] == "CZ12345678"
    hands.type("vatId", "CZ87654321")
    assert not row.problem.isVisible()
    hands.save()
    assert context.queries.record("customers", 1).record["vatId"] == "CZ87654321"


def test_problems_are_shown_only_after_the_field_lost_the_focus(hands, qtbot):
    hands.open("customers", 1)
    hands.type("vatId", "1")
    row = hands.window.panel.form.rows["vatId"]
    assert not row.problem.isVisible()
    hands.window.panel.form.go_to("phone")
    qtbot.waitUntil(row.problem.isVisible)


def test_a_new_customer_needs_one_name(hands, context):
    hands.window.navigation.new("customers")
    hands.type("phone", "777")
    hands.window.panel.save()
    assert hands.window.panel.form.rows["firstName"].problem.text().startswith("Fill in the first name")
    hands.type("companyName", "Nová firma")
    hands.save()
    entity, id = hands.window.panel.shown
    record = context.queries.record(entity, id).record
    assert (record["companyName"], record["_cloudId"], record["deleted"]) == (
        "Nová firma",
        context.cloud_id,
        False,
    )
    assert 0 < id < 2**53
    assert hands.window.panel.title.text() == "Nová firma"


def test_a_new_product_with_reference_rate_and_money(hands, context, qtbot):
    hands.window.navigation.new("products")
    form = hands.window.panel.form
    hands.type("name", "Flat white")
    hands.type("_categoryId", "kava")
    form.go_to("name")
    assert form.rows["_categoryId"].editor.line.text() == "Káva"
    hands.type("priceWithVat", "1 079,50")
    hands.type("vat", "12")
    hands.save()
    record = context.queries.record(*hands.window.panel.shown).record
    assert (record["_categoryId"], record["priceWithVat"], record["vat"]) == (11, 1079.5, 1.12)


def test_price_entry_and_its_flag_bit_are_one_checkbox(hands, context):
    hands.open("products", 101)
    box = hands.window.panel.form.rows["requiresPriceEntry"].editor.box
    box.click()
    hands.save()
    record = context.queries.record("products", 101).record
    assert (record["requiresPriceEntry"], record["flags"]) == (True, 0b101)


def test_a_clean_form_keeps_every_digit(hands, context, replica):
    form = hands.open("products", 102)
    assert form.changes() == {}
    assert not form.dirty
    assert form.rows["priceWithoutVat"].editor.value() == 3.48214285714286


def test_delete_can_be_undone_from_the_toast(hands, context, qtbot):
    hands.open("products", 101)
    hands.window.panel.delete()
    qtbot.waitUntil(lambda: hands.toast() == "1 record deleted")
    assert hands.window.panel.shown is None
    assert context.queries.record("products", 101).record["deleted"]
    qtbot.mouseClick(hands.window.toast.button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not context.queries.record("products", 101).record["deleted"])


@pytest.mark.parametrize("anonymise", [False, True])
def test_a_customer_is_deleted_after_a_dialog(hands, context, replica, qtbot, anonymise):
    from ui.lists.dialogs.delete_dialog import DeleteDialog

    hands.open("customers", 1)
    hands.window.record_actions.delete("customers", [2])
    dialog = hands.window.findChild(DeleteDialog)
    assert dialog is not None
    assert dialog.plain.isChecked()
    context.drafts.keep(Draft(("customers", 2), {"id": 2}, {"phone": "777"}))
    dialog.anonymise.setChecked(anonymise)
    assert dialog.go.text() == ("Delete for good" if anonymise else "Delete")
    with qtbot.waitSignal(context.bridge.changed):
        dialog.accept()
    assert replica.change("customers", 2).anonymize is anonymise
    # The draft is deleted with the personal data.
    qtbot.waitUntil(lambda: hands.toast() == "1 record deleted", timeout=10_000)
    assert (("customers", 2) in context.drafts) is not anonymise
    assert hands.window.toast.button.isVisible() is not anonymise, "nothing of it can be undone"


def test_F53_drafts_of_people_anonymised_elsewhere_go(context, qtbot):
    for id in (2, 3):
        context.drafts.keep(Draft(("customers", id), {"id": id}, {"phone": "777"}))
    threading.Thread(target=context.drafts.forget, args=([("customers", 2)],)).start()
    qtbot.waitUntil(lambda: ("customers", 2) not in context.drafts)
    assert ("customers", 3) in context.drafts


def test_a_deleted_record_is_read_only_and_can_be_restored(hands, context, replica, qtbot):
    context.commands.delete("suppliers", [41])
    hands.open("suppliers", 41)
    panel = hands.window.panel
    assert panel.restore_button.isVisible()
    assert not panel.save_button.isVisible()
    assert panel.form.rows["name"].editor.line.isReadOnly()
    with qtbot.waitSignal(panel.saved):
        panel.restore_button.click()
    qtbot.waitUntil(panel.save_button.isVisible)
    assert not context.queries.record("suppliers", 41).record["deleted"]


def test_a_product_used_in_a_recipe_cannot_be_deleted_and_the_reason_is_shown(hands, context, qtbot):
    hands.open("products", 103)
    hands.window.panel.delete()
    qtbot.waitUntil(lambda: "Other recipes use it" in hands.toast())
    assert not context.queries.record("products", 103).record["deleted"]


def test_the_administrator_cannot_be_deleted_and_the_reason_is_shown(hands, context, qtbot):
    hands.open("employees", 0)
    hands.window.panel.delete()
    qtbot.waitUntil(lambda: "administrator" in hands.toast())
    assert not context.queries.record("employees", 0).record["deleted"]


def test_taxes_are_read_only(hands):
    form = hands.open("taxes", 21)
    panel = hands.window.panel
    assert form.rows["name"].editor.line.isReadOnly()
    assert not panel.save_button.isVisible()
    assert not panel.delete_button.isVisible()
    assert not hands.window.page.toolbar.new_button.isVisible()


def test_webhooks_are_registered_and_deleted_but_not_changed(hands, context, qtbot):
    form = hands.open("webhooks", 91)
    panel = hands.window.panel
    assert form.rows["url"].editor.line.isReadOnly()
    assert panel.delete_button.isVisible()
    assert not panel.save_button.isVisible()
    hands.window.navigation.new("webhooks")
    hands.type("url", "https://example.com/other")
    hands.save()
    assert context.queries.count("webhooks") == 2


def test_values_changed_elsewhere_replace_clean_fields_only(hands, context, qtbot):
    form = hands.open("customers", 1)
    hands.type("phone", "777")
    context.commands.save("customers", {"city": "Olomouc", "phone": "888"}, id=1, origin="lan")
    qtbot.waitUntil(lambda: form.rows["city"].editor.line.text() == "Olomouc")
    row = form.rows["phone"]
    assert row.editor.line.text() == "777"
    assert row.elsewhere.isVisible()
    assert "888" in row.elsewhere.text()
    row.elsewhere.linkActivated.emit("take")
    assert row.editor.line.text() == "888"
    assert not hands.window.panel.dirty


def test_a_refresh_does_not_move_the_text_cursor(hands, context, qtbot):
    form = hands.open("customers", 1)
    line = form.rows["email"].editor.line
    form.go_to("lastName")
    form.rows["lastName"].editor.line.setCursorPosition(3)
    context.commands.save("customers", {"email": "petr@example.com"}, id=1, origin="lan")
    qtbot.waitUntil(lambda: line.text() == "petr@example.com")
    assert form.rows["lastName"].editor.line.cursorPosition() == 3


def test_a_closed_form_keeps_its_draft_and_its_row_is_marked(hands, context):
    hands.open("customers", 1)
    hands.type("phone", "777")
    hands.open("customers", 2)
    page = hands.window.page
    row = page.model.row_of(1)
    if row is not None:
        assert page.model.state(page.model.record(row)) == "draft"
    assert ("customers", 1) in context.drafts
    form = hands.open("customers", 1)
    assert form.rows["phone"].editor.line.text() == "777"
    assert hands.window.panel.dirty
    hands.window.panel.revert()
    assert form.rows["phone"].editor.line.text() == "+420 602 111 000"
    assert ("customers", 1) not in context.drafts


def test_F82_a_full_disk_keeps_the_input_and_shows_advice(hands, context, replica, qtbot):
    with replica.database.write() as connection:
        pages = connection.execute("PRAGMA page_count").fetchone()[0]
        connection.execute(f"PRAGMA max_page_count = {pages}")
    hands.open("customers", 1)
    hands.window.panel.form.set_values({"internalNote": "x" * 1000, "phone": "777", "headerPrint": "y" * 256})
    for number in range(200):
        # Fill the last free pages of the database.
        try:
            context.commands.save("customers", {"internalNote": f"{number}" * 300}, id=10 + number)
        except DiskFull:
            break
    panel = hands.window.panel
    panel.save()
    qtbot.waitUntil(panel.banner.isVisible, timeout=10_000)
    assert "Free some space" in panel.banner.label.text()
    assert panel.form.changes()["internalNote"] == "x" * 1000
    assert panel.save_button.isEnabled()
    assert context.queries.record("customers", 1).record["phone"] == "+420 602 111 000"
    with replica.database.write() as connection:
        connection.execute("PRAGMA max_page_count = 1000000")
    hands.save()
    assert context.queries.record("customers", 1).record["phone"] == "777"
    assert not panel.banner.isVisible()


def test_F83_a_locked_database_keeps_the_input_and_shows_advice(hands, context, replica, qtbot):
    import sqlite3

    replica.database._writer.execute("PRAGMA busy_timeout=1")
    other = sqlite3.connect(replica.path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    hands.open("customers", 1)
    hands.type("phone", "777")
    panel = hands.window.panel
    panel.save()
    qtbot.waitUntil(panel.banner.isVisible, timeout=20_000)
    assert "Try again" in panel.banner.label.text()
    assert panel.form.rows["phone"].editor.line.text() == "777"
    other.execute("ROLLBACK")
    other.close()
    hands.save()
    assert context.queries.record("customers", 1).record["phone"] == "777"


def test_an_internal_error_is_reported_once_and_the_input_stays(hands, context, qtbot, monkeypatch, caplog):
    from PySide6.QtWidgets import QMessageBox

    def broken(*args, **kwargs):
        raise ZeroDivisionError("x")

    hands.open("customers", 1)
    hands.type("phone", "777")
    monkeypatch.setattr("app.commands.save_with_related.save_with_related", broken)
    with qtbot.waitSignal(context.bridge.failed) as said:
        hands.window.panel.save()
    assert isinstance(said.args[0], BugError)
    dialogs = hands.window.findChildren(QMessageBox)
    assert len(dialogs) == 1
    dialogs[0].close()
    with qtbot.waitSignal(context.bridge.failed):
        hands.window.panel.save()
    assert hands.toast()
    assert hands.window.panel.form.rows["phone"].editor.line.text() == "777"


def test_a_record_removed_elsewhere_is_closed_unless_there_is_input(hands, context, replica, qtbot):
    hands.open("webhooks", 91)
    with replica.write() as tx:
        tx.forget("webhooks", 91)
    hands.window.panel.record.reload()
    assert hands.window.panel.shown is None
    hands.open("customers", 1)
    hands.type("phone", "777")
    with replica.write() as tx:
        tx.forget("customers", 1)
    hands.window.panel.record.reload()
    assert "removed elsewhere" in hands.window.panel.banner.label.text()
    assert hands.window.panel.form.rows["phone"].editor.line.text() == "777"


def test_a_copy_keeps_the_draft_of_another_new_record(hands, context, qtbot):
    from PySide6.QtWidgets import QPushButton

    hands.window.navigation.new("suppliers")
    hands.type("name", "Nedopsaný")
    hands.open("suppliers", 41)
    panel = hands.window.panel
    panel.copy_record()
    assert panel.form.rows["name"].editor.line.text() == "Mlýn Vltava"
    assert panel.banner.label.text() == "You have another new record that is not saved."
    qtbot.mouseClick(panel.banner.findChild(QPushButton), Qt.MouseButton.LeftButton)
    assert panel.form.rows["name"].editor.line.text() == "Nedopsaný"
    assert not panel.banner.isVisible()
    hands.save()
    assert context.queries.record(*panel.shown).record["name"] == "Nedopsaný"


def test_fields_that_were_only_passed_by_are_not_red(hands, qtbot):
    with qtbot.waitActive(hands.window):
        hands.window.activateWindow()
    hands.window.navigation.new("customers")
    rows = hands.window.panel.form.rows
    for _ in range(4):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    assert not any(row.problem.isVisible() for row in rows.values())
    hands.type("phone", "777")
    assert not rows["firstName"].problem.isVisible()
    hands.window.panel.save()
    assert rows["firstName"].problem.isVisible()


@pytest.mark.parametrize("button", ["revert_button", "save_button"])
def test_the_focus_returns_to_the_field_when_its_button_is_done(hands, context, qtbot, button):
    with qtbot.waitActive(hands.window):
        hands.window.activateWindow()
    form = hands.open("customers", 1)
    hands.type("phone", "777")
    pressed = getattr(hands.window.panel, button)
    pressed.setFocus()
    QTest.keyClick(pressed, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: not form.dirty)
    assert form.rows["phone"].editor.line.hasFocus()
    hands.window.panel.close_button.setFocus()
    QTest.keyClick(hands.window.panel.close_button, Qt.Key.Key_Space)
    assert hands.window.page.table.hasFocus()


def test_a_new_record_has_its_history_once_it_is_saved(hands):
    hands.window.navigation.new("customers")
    panel = hands.window.panel
    assert not panel.tabs.isVisible()
    hands.type("lastName", "Nova")
    hands.save()
    assert panel.tabs.isVisible()
    panel.tabs.setCurrentIndex(HISTORY)
    assert len(panel.history.events) == 1


def test_another_page_begins_with_the_details(hands):
    panel = hands.window.panel
    hands.open("customers", 1)
    panel.tabs.setCurrentIndex(RELATED)
    hands.open("customers", 2)
    assert panel.tabs.currentIndex() == RELATED
    hands.window.sidebar.choose("products")
    hands.window.page.open_row(0)
    assert panel.tabs.currentIndex() == DETAILS and panel.form_area.isVisible()


def test_several_selected_close_the_record_that_was_open_and_keep_its_input(hands, context):
    page, panel = hands.window.page, hands.window.panel
    page.open_row(0)
    hands.type("phone", "777")
    page.table.setFocus()
    QTest.keyClick(page.table, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    assert page.selection.count == 2
    assert panel.shown is None and not panel.delete_button.isVisible()
    assert page.selection_bar.delete_button.isVisible()
    QTest.keyClick(page.table, Qt.Key.Key_Up)
    assert panel.form.rows["phone"].editor.line.text() == "777"
    QTest.keyClick(page.table, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    hands.window.navigation.new("customers")
    page.refresh()
    assert panel.shown == ("customers", None)
