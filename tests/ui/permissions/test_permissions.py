"""Permissions in the window: view-only disables what writes, the PIN protects operations; and the notice bar."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from app.commands.authorized import AuthorizedCommands
from app.settings.permissions import FREE_TRIES, PIN_VALID_SECONDS, Permissions
from app.updates.manifest import UpdateFile
from app.updates.service import Standing
from app.updates.state import ReadyUpdate
from storage.outbox.questions import Hold, HoldReason
from sync.events import Bus
from tests.fakes.changes_by_name import but
from tests.fakes.clock import ManualClock
from ui.permissions.guard import view_only_reason
from ui.window import actions
from ui.window.notices import WhatsNew

PIN = "2468"

pytestmark = pytest.mark.usefixtures("quick_pins")


@pytest.fixture
def clock():
    return ManualClock()


@pytest.fixture
def guarded(context, replica, tmp_path, clock, open_window):
    context.permissions = Permissions(tmp_path, clock=clock)
    context.commands = AuthorizedCommands(replica, context.bridge.bus, context.permissions)
    return open_window(context)


def writing(window):
    return {each.name: window.named_actions[each.name] for each in actions.ACTIONS if each.writes}


def locked(hands):
    hands.window.named_actions["lock"].trigger()
    return hands.window


def pin_dialog(window, qtbot, pin):
    dialog = window.guard.dialog
    qtbot.waitUntil(dialog.isVisible, timeout=10_000)
    dialog.line.clear()
    qtbot.keyClicks(dialog.line, pin)
    dialog.go.click()
    return dialog


def test_ctrl_l_disables_everything_that_writes_and_says_why(guarded, context, qtbot):
    window = guarded.window
    guarded.open("customers", 1)
    before = {name: (action.isEnabled(), action.toolTip()) for name, action in writing(window).items()}
    qtbot.keyClick(window, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    assert context.permissions.view_only
    for action in writing(window).values():
        assert not action.isEnabled() and action.toolTip() == view_only_reason()
    page = window.page
    for button in (
        page.toolbar.new_button,
        page.selection_bar.delete_button,
        page.selection_bar.change_button,
        window.panel.delete_button,
    ):
        assert not button.isEnabled() and button.toolTip() == view_only_reason()
    assert window.panel.form.rows["phone"].editor.line.isReadOnly()
    assert window.notices.bar.isVisible()
    window.sidebar.choose("suppliers")  # a page that is made later
    assert not window.page.toolbar.new_button.isEnabled()
    assert not window.navigation.may_create("suppliers")
    window.sidebar.choose("customers")
    guarded.open("customers", 1)
    window.notices.bar.button.click()
    assert not context.permissions.view_only and not window.notices.bar.isVisible()
    after = {name: (action.isEnabled(), action.toolTip()) for name, action in writing(window).items()}
    assert after == before
    assert (
        page.toolbar.new_button.isEnabled() and not window.panel.form.rows["phone"].editor.line.isReadOnly()
    )


def test_input_before_view_only_stays_a_draft_and_comes_back(guarded, context, qtbot):
    guarded.open("customers", 1)
    guarded.type("phone", "777")
    window = locked(guarded)
    assert window.panel.form.rows["phone"].editor.line.text() == "777"
    assert not window.panel.save_button.isEnabled()
    window.panel.save()
    window.named_actions["lock"].trigger()
    assert window.panel.save_button.isEnabled()
    guarded.save()
    assert context.queries.record("customers", 1).record["phone"] == "777"


def test_a_command_in_view_only_is_refused_with_a_toast(guarded, context, qtbot):
    window = locked(guarded)
    window.record_actions._delete("suppliers", [41], anonymize=False)
    qtbot.waitUntil(lambda: "view only" in guarded.toast(), timeout=10_000)
    assert context.queries.record("suppliers", 41).record["deleted"] is False
    window.record_actions.delete("suppliers", [41])
    assert guarded.toast() == view_only_reason()


def test_a_conflict_can_be_viewed_but_not_resolved_in_view_only(guarded, context, replica):
    context.commands.save("customers", {"phone": "111"}, id=1)
    with replica.write() as tx:
        change = tx.change("customers", 1)
        held = Hold(HoldReason.OVERLAP, ("phone",), (), tx.now)
        tx.put_change(but(change, held=held, remote={**change.base, "phone": "222"}))
    window = locked(guarded)
    window.dialogs.show_conflict("customers", 1)
    buttons = [
        window.dialogs.conflicts._buttons.itemAt(at).widget()
        for at in range(window.dialogs.conflicts._buttons.count())
    ]
    deciding = [each for each in buttons if each not in (None, window.dialogs.conflicts.close_button)]
    assert deciding
    for each in deciding:
        assert not each.isEnabled() and each.toolTip() == view_only_reason()
    window.dialogs.conflicts.close()


def test_a_new_record_in_view_only_says_why_not(guarded):
    window = locked(guarded)
    window.navigation.new("customers")
    assert guarded.toast() == view_only_reason() and window.panel.form is None


def test_another_program_can_write_while_the_window_is_view_only(guarded, context, replica):
    from app.commands.commands import Commands

    locked(guarded)
    Commands(replica, Bus()).save("suppliers", {"city": "Tábor"}, id=41, origin="v2:till")
    assert context.queries.record("suppliers", 41).record["city"] == "Tábor"


def test_with_a_pin_set_unlocking_needs_it(guarded, context, qtbot):
    context.permissions.set_pin(PIN)
    window = locked(guarded)
    window.named_actions["lock"].trigger()
    dialog = pin_dialog(window, qtbot, "0000")
    qtbot.waitUntil(lambda: dialog.message.text() != "", timeout=10_000)
    assert context.permissions.view_only and dialog.isVisible()
    pin_dialog(window, qtbot, PIN)
    qtbot.waitUntil(
        lambda: not context.permissions.view_only and window.named_actions["new"].isEnabled(), timeout=10_000
    )


def test_deleting_asks_for_the_pin_again_after_it_expires(guarded, context, qtbot, clock):
    context.permissions.set_pin(PIN)
    clock.sleep(PIN_VALID_SECONDS)
    window = guarded.window
    window.record_actions.delete("suppliers", [41])
    dialog = window.guard.dialog
    dialog.cancel.click()
    assert context.queries.record("suppliers", 41).record["deleted"] is False
    window.record_actions.delete("suppliers", [41])
    with qtbot.waitSignal(window.record_actions.deleted, timeout=10_000):
        pin_dialog(window, qtbot, PIN)
    with qtbot.waitSignal(window.record_actions.deleted, timeout=10_000):
        window.record_actions.delete("tags", [71])


@pytest.mark.parametrize("name", ["import", "change", "connect"])
def test_bulk_change_import_and_connecting_ask_for_the_pin(guarded, context, qtbot, clock, name):
    context.permissions.set_pin(PIN)
    clock.sleep(PIN_VALID_SECONDS)
    window = guarded.window
    window.sidebar.choose("suppliers")
    window.page.table.selectAll()
    window.named_actions[name].trigger()
    assert window.guard.dialog is not None and window.guard.dialog.isVisible()
    assert window.list_actions.dialog is None
    window.guard.dialog.cancel.click()


def test_the_keypad_types_and_too_many_wrong_pins_cause_a_delay(guarded, context, qtbot, clock):
    context.permissions.set_pin(PIN)
    window = locked(guarded)
    window.named_actions["lock"].trigger()
    dialog = window.guard.dialog
    for key in ("1", "2", "<", "3"):
        dialog._press(key)
    assert dialog.line.text() == "13"
    for _ in range(FREE_TRIES):
        qtbot.waitUntil(lambda: not dialog._checking, timeout=10_000)
        wrong = context.permissions._state.wrong
        pin_dialog(window, qtbot, "0000")
        qtbot.waitUntil(
            lambda wrong=wrong: context.permissions._state.wrong > wrong and not dialog._checking,
            timeout=10_000,
        )
    qtbot.waitUntil(lambda: "Wait 5 seconds" in dialog.message.text(), timeout=10_000)
    assert not dialog.go.isEnabled()
    clock.sleep(5)
    dialog._refresh()
    assert dialog.go.isEnabled() and dialog.message.text() == ""
    dialog.cancel.click()


def test_a_ready_version_has_one_toast_and_a_dismissible_notice(guarded, qtbot):
    window = guarded.window
    found = ReadyUpdate("9.9.9", UpdateFile("Setup.exe", 1, "0" * 64), notes="Faster lists.")
    window.named_actions["whats_new"].trigger()
    assert guarded.toast() == "No update is ready."
    window.notices.show_update(Standing(found))
    strip = window.notices.bar
    assert "9.9.9" in guarded.toast() and strip.isVisible()
    assert strip.label.text() == "Version 9.9.9 is ready; it is installed when you close Counterfoil."
    window.toast.hide()
    window.notices.show_update(Standing(found))
    assert guarded.toast() == ""
    strip.button.click()
    (dialog,) = [each for each in window.findChildren(WhatsNew) if each.isVisible()]
    assert dialog.text.toPlainText() == "Faster lists." and dialog.sizeHint().height() <= 640
    dialog.reject()
    window.build()
    qtbot.waitUntil(window.notices.bar.isVisible, timeout=10_000)
    window.notices.bar.dismiss.click()
    assert not window.notices.bar.isVisible()
    window.named_actions["lock"].trigger()
    assert window.notices.bar.isVisible()  # view only is still said
    window.named_actions["lock"].trigger()
    assert not window.notices.bar.isVisible()


def test_who_runs_a_withdrawn_version_is_told_until_a_newer_one_is_ready(guarded):
    window = guarded.window
    strip = window.notices.bar
    window.notices.show_update(Standing(withdrawn=True))
    assert strip.isVisible() and "withdrawn by its publisher" in strip.label.text()
    assert not strip.button.isVisible() and not strip.dismiss.isVisible()
    window.notices.show_update(
        Standing(ReadyUpdate("9.9.9", UpdateFile("Setup.exe", 1, "0" * 64)), withdrawn=True)
    )
    assert "9.9.9 is ready" in strip.label.text() and strip.button.isVisible()
    window.notices.show_update(Standing())
    assert not strip.isVisible()


def test_F90_a_data_folder_that_a_service_copies_is_told_at_the_bottom(guarded, monkeypatch, qtbot):
    window = guarded.window
    strip = window.notices.bar
    assert not strip.isVisible()
    window.notices.watch.drive_found.emit("OneDrive")
    assert strip.isVisible() and strip.label.text().startswith("OneDrive copies the data folder")
    window.build()
    qtbot.waitUntil(window.notices.bar.isVisible, timeout=10_000)
    assert not window.notices.bar.dismiss.isVisible()
