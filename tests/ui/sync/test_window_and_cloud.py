"""The window beside a real cloud on loopback: two versions, the truth of the strip, a cloud that hangs."""

from __future__ import annotations

import dataclasses

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton

from app.practice.faults import Fault, Rule
from storage.outbox.questions import HoldReason
from storage.sync_state.regressions import CloudRollback, Dispute, RegressedRecord
from sync.run_scope import OWN_CHANGES
from tests.fakes.changes_by_name import but
from tests.ui.support.event_loop_stalls import HANG, answering
from ui.conflicts.rows import AutoMergedList
from ui.text import formats

PATIENCE = 10_000
HOUR = 3_600_000


def run(connected):
    return connected.runtime.run()


def edit_both(connected, local, cloud, entity="customers", id=1):
    connected.runtime.commands.save(entity, local, id=id)
    connected.cloud.commands.save(entity, cloud, id=id, origin="till")
    return run(connected)


def dialog_of(connected):
    connected.window.dialogs.show_conflict("customers", 1)
    return connected.window.dialogs.conflicts


def settle(qtbot, dialog, press):
    with qtbot.waitSignal(dialog.resolved, timeout=PATIENCE):
        press()


def test_what_merged_is_told_although_it_was_sent_long_ago(connected):
    edit_both(connected, {"phone": "1", "email": "a@b.cz", "note": "here"}, {"phone": "2", "city": "Praha"})
    run(connected)
    assert connected.runtime.replica.change("customers", 1).intent.fields == {"phone"}
    dialog = dialog_of(connected)
    merged = dialog.findChild(AutoMergedList)
    assert merged.header.text() == "Merged automatically: 3 fields"
    told = {label.text() for label in merged.body.findChildren(QLabel)}
    assert {"– → a@b.cz (This computer)", "Brno → Praha (Cloud)", "– → here (This computer)"} <= told
    # The date of the agreed version is that of the rest of the record by now.
    assert dialog.conflict.base_at is None


def test_a_version_that_was_deleted_here_says_so(connected):
    # As another program deletes; a person's deletion waits for its undo first.
    connected.runtime.commands.delete("customers", [1], origin="lan:Kasa")
    connected.cloud.commands.save("customers", {"phone": "2", "note": "new"}, id=1, origin="till")
    run(connected)
    shown = [label.text() for label in dialog_of(connected).rows.findChildren(QLabel)]
    assert shown.count("deleted here") == 2
    assert "+420 602 111 000" in shown and "2" in shown


def test_F58_two_versions_are_settled_field_by_field(connected, qtbot):
    both = {"phone": "111", "note": "mine", "addressLine1": "Lipová 12", "city": "Brno"}
    theirs = {"phone": "222", "note": "theirs", "addressLine1": "Květná 3", "city": "Olomouc"}
    assert edit_both(connected, both, theirs).outcome == "needs_you"
    dialog = dialog_of(connected)
    assert dialog.isVisible()
    rows = dialog.rows
    names = [block.names for block in rows.blocks]
    assert ("addressLine1", "city") in names
    assert not dialog.resolve_button.isEnabled()
    for block in rows.blocks:
        (block.local if block.names != ("phone",) else block.cloud).setChecked(True)
    assert rows.complete
    assert dialog.resolve_button.isEnabled()
    settle(qtbot, dialog, dialog.resolve_button.click)
    qtbot.waitUntil(lambda: not dialog.isVisible())
    assert run(connected).outcome == "in_step"
    record = connected.cloud.replica.get("customers", 1)
    assert (record["phone"], record["note"], record["addressLine1"], record["city"]) == (
        "222", "mine", "Lipová 12", "Brno",
    )  # fmt: skip


@pytest.mark.parametrize(("button", "phone"), [("Keep all mine", "111"), ("Keep all the cloud's", "222")])
def test_one_button_settles_everything_for_one_side(connected, qtbot, button, phone):
    edit_both(connected, {"phone": "111"}, {"phone": "222"})
    dialog = dialog_of(connected)
    buttons = [dialog._buttons.itemAt(at).widget() for at in range(dialog._buttons.count())]
    chosen = next(each for each in buttons if each is not None and each.text() == button)
    settle(qtbot, dialog, chosen.click)
    run(connected)
    assert connected.cloud.replica.get("customers", 1)["phone"] == phone
    assert connected.runtime.replica.get("customers", 1)["phone"] == phone


def test_F47_delete_against_edit_is_a_question_of_two_buttons(connected, qtbot):
    connected.runtime.commands.delete("customers", [1])
    connected.cloud.commands.save("customers", {"phone": "222"}, id=1, origin="till")
    run(connected)
    dialog = dialog_of(connected)
    assert dialog.conflict.reason is HoldReason.EDITED_IN_CLOUD
    buttons = [dialog._buttons.itemAt(at).widget() for at in range(dialog._buttons.count())]
    words = [each.text() for each in buttons if each is not None]
    assert words == ["Decide later", "Keep the cloud's", "Delete anyway"]
    keep = next(each for each in buttons if each is not None and each.text().startswith("Keep"))
    settle(qtbot, dialog, keep.click)
    run(connected)
    assert connected.runtime.replica.get("customers", 1)["deleted"] is False
    assert connected.runtime.queries.sync_status().headline == "in_step"


def test_esc_leaves_the_question_and_no_destructive_button_has_the_focus(connected, qtbot):
    edit_both(connected, {"phone": "111"}, {"phone": "222"})
    dialog = dialog_of(connected)
    assert dialog.focusWidget() is dialog.close_button
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    assert connected.runtime.queries.sync_status().needs_you == 1
    assert dialog.maximumHeight() <= 640


def test_a_question_settled_elsewhere_goes_away_by_itself(connected, qtbot):
    edit_both(connected, {"phone": "111"}, {"phone": "222"})
    dialog = dialog_of(connected)
    connected.runtime.commands.keep("customers", 1, "cloud", origin="cli")
    qtbot.waitUntil(lambda: not dialog.isVisible())


def test_F20_what_the_cloud_refuses_leads_to_the_field(connected, qtbot):
    from storage.outbox.questions import Hold

    connected.runtime.commands.save("customers", {"phone": "111"}, id=1)
    with connected.runtime.replica.write() as tx:
        change = tx.change("customers", 1)
        problem = {"field": "phone", "code": "cloud", "message": "number is blocked"}
        tx.put_change(but(change, held=Hold(HoldReason.REJECTED, (), (problem,))))
    dialog = dialog_of(connected)
    assert "number is blocked" in dialog._problems.text()
    dialog._edit_in_form()
    panel = connected.window.panel
    assert panel.shown == ("customers", 1)
    assert panel.form.isAncestorOf(connected.window.focusWidget())


def test_N7_the_strip_says_what_is_true(connected, qtbot):
    strip = connected.window.status_bar
    strip.refresh()
    assert strip.headline.text() == "Everything is synced"
    connected.runtime.commands.save("customers", {"phone": "111"}, id=1)
    qtbot.waitUntil(lambda: strip.headline.text() == "1 change waiting")
    assert not strip.waiting.isVisible()
    connected.cloud.stop()
    with qtbot.waitSignal(connected.context.bridge.run_finished, timeout=PATIENCE):
        strip.sync.click()
    assert strip.headline.text() == "Offline – working with the local copy"
    assert strip.waiting.isVisible() and strip.waiting.text() == "1 change waiting"
    connected.cloud.start()
    with qtbot.waitSignal(connected.context.bridge.run_finished, timeout=PATIENCE):
        connected.window.named_actions["sync"].trigger()
    assert strip.headline.text() == "Everything is synced"
    assert not strip.waiting.isVisible()
    assert strip.age.text().startswith("synced ")


def test_the_strip_says_when_changes_were_sent_after_the_lists_were_read(connected):
    replica, strip = connected.runtime.replica, connected.window.status_bar
    with replica.write() as tx:
        earlier = replica.clock.now() - HOUR
        tx.sync_state.meta.put("last_success", earlier)
        for cursor in tx.sync_state.cursors.all():
            tx.sync_state.cursors.put(dataclasses.replace(cursor, last_success=earlier))
    connected.runtime.commands.save("customers", {"phone": "111"}, id=1)
    connected.runtime.run(run_scope=OWN_CHANGES)
    strip.refresh()
    assert strip.status.last_success == earlier < strip.status.last_sent
    assert strip.age.text() == f"sent {formats.time_text(strip.status.last_sent)}"
    assert "synced" in strip.age.toolTip()
    run(connected)
    strip.refresh()
    assert strip.age.text().startswith("synced ")


def test_a_held_record_is_on_the_strip_the_rail_the_row_and_the_panel(connected, qtbot):
    edit_both(connected, {"phone": "111"}, {"phone": "222"})
    window = connected.window
    qtbot.waitUntil(lambda: window.status_bar.needs_you.isVisible())
    assert window.status_bar.headline.text() == "1 record needs your decision"
    assert window.status_bar.needs_you.text() == "Decide…"
    assert not window.status_bar.waiting.isVisible()
    qtbot.waitUntil(lambda: window.sidebar.sections.item(1).data(Qt.ItemDataRole.UserRole + 1) == 1)
    page = window.page
    qtbot.waitUntil(lambda: page.model.index(page.model.row_of(1), 0).data() == "Needs you")
    connected.hands.open("customers", 1)
    assert window.panel.banner.isVisible()
    window.panel.banner.findChild(type(window.panel.save_button)).click()
    assert window.dialogs.conflicts.isVisible()


def test_a_refused_token_offers_to_sign_in(connected, qtbot):
    connected.cloud.tokens.revoke("practice")
    connected.runtime._transport.close()
    connected.runtime._engine = None
    with qtbot.waitSignal(connected.context.bridge.run_finished, timeout=PATIENCE):
        connected.window.record_actions.sync()
    strip = connected.window.status_bar
    assert strip.sign_in.isVisible()
    with qtbot.waitSignal(connected.window.connect_asked):
        strip.sign_in.click()


def test_F07_a_hanging_cloud_stops_nothing_but_the_run(connected, qtbot):
    """Every click answers while the cloud hangs; the longest silence of the event loop is measured."""
    cloud, window, hands = connected.cloud, connected.window, connected.hands
    cloud.faults.set(Rule(fault=Fault.HANG, seconds=HANG))
    before = cloud.faults.requests
    window.status_bar.sync.click()
    qtbot.waitUntil(lambda: cloud.faults.requests > before, timeout=PATIENCE)
    with answering():
        hands.open("customers", 1)
        hands.type("phone", "+420 777")
        hands.save()
        window.page.search.setText("novak")
        qtbot.waitUntil(lambda: window.page.model.rowCount() == 1)
        for entity in window.sidebar.names():
            window.sidebar.choose(entity)
            qtbot.wait(1)
        window.record_actions.undo()
        qtbot.waitUntil(lambda: connected.runtime.queries.sync_status().waiting == 0)
        hands.open("customers", 2)
        window.panel.delete()
        window.findChildren(_delete_dialog())[-1].accept()
        qtbot.waitUntil(lambda: connected.runtime.replica.get("customers", 2)["deleted"])
        window.status_bar.sync.click()
    assert not window.status_bar.sync.isEnabled()
    cloud.faults.clear()
    cloud.faults.set()


def _delete_dialog():
    from ui.lists.dialogs.delete_dialog import DeleteDialog

    return DeleteDialog


@pytest.mark.parametrize("side", ["local", "cloud"])
def test_F56_a_mass_deletion_is_decided_from_the_strip(connected, qtbot, side):
    many = connected.cloud.replica
    with many.write() as tx:
        for number in range(30):
            row = {**tx.get("customers", 1), "id": 9000 + number, "versionDate": 1_700_000_000_000 + number}
            tx.put("customers", row)
    connected.runtime.run(full=True)
    with many.write() as tx:
        for number in range(30):
            tx.forget("customers", 9000 + number)
    connected.cloud.commands.save("customers", {"note": "news"}, id=1, origin="till")
    for _ in range(2):
        run(connected)
    strip = connected.window.status_bar
    strip.refresh()
    assert strip.decide.isVisibleTo(strip) and strip.status.disputed == {"customers": 30}
    strip.decide.click()
    assert "30" in "".join(each.text() for each in strip.dialog.findChildren(QLabel))
    with qtbot.waitSignal(strip.dialog.accepted, timeout=PATIENCE):
        getattr(strip.dialog, side).click()
    qtbot.waitUntil(lambda: not strip.decide.isVisibleTo(strip), timeout=PATIENCE)
    for _ in range(2):
        run(connected)
    there = many.many("customers", [9000 + number for number in range(30)])
    rows = connected.runtime.replica.many("customers", [9000 + number for number in range(30)])
    here = [each for each in rows.values() if not each["deleted"]]
    assert len(here) == len(there) == (30 if side == "local" else 0)


def test_F101_a_rollback_is_named_where_decisions_are_and_offers_no_choice_while_it_counts(connected, qtbot):
    """Once the last list is compared, also in the dialog that is open."""
    connected.window.sidebar.choose("sync")
    page, sync_state = connected.window.navigation.pages["sync"], connected.runtime.replica.sync_state
    gone = RegressedRecord(entity="customers", id=1, dispute=Dispute.UNSEEN, at=1)

    def found(*pending: str) -> None:
        with connected.runtime.replica.write() as tx:
            tx.sync_state.rollback.put(CloudRollback(since=1, pending=pending))
            tx.sync_state.regressions.put([gone])
        page.refresh()

    found("products")
    empty = page.conflicts.empty
    qtbot.waitUntil(lambda: "restored" in empty.title.text(), timeout=PATIENCE)
    assert "Still counting" in empty.sentence.text() and page.tab_bar.tabText(0) == "Needs you (1)"
    qtbot.waitUntil(
        lambda: any(each.isVisible() for each in empty.findChildren(QPushButton)), timeout=PATIENCE
    )
    next(each for each in empty.findChildren(QPushButton) if each.isVisible()).click()
    dialog = connected.window.status_bar.dialog
    assert not dialog.cloud.isEnabled() and not dialog.local.isEnabled()
    found()
    assert sync_state.rollback.get() is not None and dialog.cloud.isEnabled()
    assert "Still counting" not in empty.sentence.text()
    dialog.reject()


def test_F126_the_page_never_shows_another_headline_than_the_status_bar(connected):
    """After a night the status bar looked first, and the page beside it stayed green until it looked itself."""
    window, replica = connected.window, connected.runtime.replica
    window.sidebar.choose("sync")
    page, strip = window.navigation.pages["sync"], window.status_bar
    assert page.header.title.text() == strip.headline.text() == "Everything is synced"
    with replica.write() as tx:
        for cursor in tx.sync_state.cursors.all():
            tx.sync_state.cursors.put(
                dataclasses.replace(cursor, last_success=cursor.last_success - 8 * HOUR)
            )
    strip.refresh()
    assert strip.status.headline == "stale"
    assert page.header.title.text() == strip.headline.text() != "Everything is synced"
    connected.runtime.run()
    page.refresh()
    assert page.header.title.text() == strip.headline.text() == "Everything is synced"
