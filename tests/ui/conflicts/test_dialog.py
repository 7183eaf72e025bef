"""The conflict dialog: third values, keeping both, automatically merged fields, each reason, keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from storage.outbox.changes import Intent
from storage.outbox.questions import Answer, Hold, HoldReason
from tests.fakes.changes_by_name import but
from ui.conflicts.rows import AutoMergedList
from ui.text import formats


@pytest.fixture
def hold(replica):
    """Puts a hold on the pending change of a record, as the engine does."""

    def held(entity, id, reason, *fields, remote=None, problems=(), **more):
        with replica.write() as tx:
            change = tx.change(entity, id)
            newest = {**(change.base or {}), **(remote or {})} if change.base else None
            held = Hold(reason, fields, tuple(problems), tx.now)
            tx.put_change(but(change, held=held, remote=newest, **more))

    return held


@pytest.fixture
def overlap(context, hold, window):
    """An overlap of the phone and the address of a customer, and fields that merge."""
    mine = {"phone": "111", "addressLine1": "Lipová 12", "city": "Brno", "note": "here"}
    theirs = {
        "phone": "222",
        "addressLine1": "Květná 3",
        "city": "Olomouc",
        "modifiedBy": "till 2",
        "email": "new@b.cz",
    }
    context.commands.save("customers", mine, id=1)
    hold("customers", 1, HoldReason.OVERLAP, "phone", "addressLine1", "city", remote=theirs)
    window.dialogs.show_conflict("customers", 1)
    return window.dialogs.conflicts


def settle(qtbot, dialog, press):
    with qtbot.waitSignal(dialog.resolved):
        press()


def press(dialog, words):
    buttons = [dialog._buttons.itemAt(at).widget() for at in range(dialog._buttons.count())]
    return next(each for each in buttons if each is not None and each.text() == words)


def words(dialog):
    buttons = [dialog._buttons.itemAt(at).widget() for at in range(dialog._buttons.count())]
    return [each.text() for each in buttons if each is not None]


def test_the_dialog_is_as_high_as_its_content(context, hold, window):
    context.commands.save("customers", {"phone": "111"}, id=1)
    hold("customers", 1, HoldReason.DELETED_IN_CLOUD, remote={"deleted": True})
    window.dialogs.show_conflict("customers", 1)
    small = window.dialogs.conflicts
    inside = small._scroll.widget()
    assert small._scroll.height() <= inside.sizeHint().height() + 2
    assert small.height() < 260


def test_a_third_value_is_typed_for_one_block(overlap, context, replica, qtbot):
    phone = next(block for block in overlap.rows.blocks if block.names == ("phone",))
    address = next(block for block in overlap.rows.blocks if "city" in block.names)
    address.cloud.setChecked(True)
    assert not overlap.resolve_button.isEnabled()
    pencil = overlap.rows.findChildren(type(overlap._next))[0]
    pencil.click()
    assert phone.other.isChecked()
    assert overlap.focusWidget() is phone.editors["phone"].control
    editor = phone.editors["phone"]
    editor.line.selectAll()
    qtbot.keyClicks(editor.line, "333")
    assert overlap.resolve_button.isEnabled()
    settle(qtbot, overlap, overlap.resolve_button.click)
    change = replica.change("customers", 1)
    assert change.held is None
    assert change.intent.set == {"phone": "333", "note": "here"}
    record = context.queries.record("customers", 1).record
    assert (record["phone"], record["city"], record["email"]) == ("333", "Olomouc", "new@b.cz")


def test_typing_a_third_value_selects_it(overlap, qtbot):
    phone = next(block for block in overlap.rows.blocks if block.names == ("phone",))
    phone.local.setChecked(True)
    phone.editors["phone"].line.textEdited.emit("3")
    assert phone.other.isChecked()
    assert not phone.local.isChecked()


def test_both_versions_are_kept_as_two_records(overlap, context, qtbot):
    before = context.queries.count("customers")
    settle(qtbot, overlap, press(overlap, "Keep both records").click)
    assert context.queries.count("customers") == before + 1
    assert context.queries.needs_you() == []
    assert context.queries.record("customers", 1).record["phone"] == "222"
    assert context.queries.count("customers", search="Lipová 12") == 1


def test_the_headers_show_who_and_when(overlap, context):
    said = [label.text() for label in overlap.rows.findChildren(type(overlap._position))]
    assert any(each.startswith("you, today ") for each in said)
    assert any(each.startswith("till 2, ") for each in said)


def test_automatically_merged_fields_are_folded_and_can_be_edited(overlap, window):
    merged = overlap.findChild(AutoMergedList)
    assert merged.header.text() == "Merged automatically: 2 fields"
    assert not merged.body.isVisible()
    merged.header.click()
    assert merged.body.isVisible()
    said = [label.text() for label in merged.body.findChildren(type(overlap._position))]
    assert f"{formats.NOTHING} → here (This computer)" in said
    merged.body.findChildren(type(overlap._next))[0].click()
    assert not overlap.isVisible()
    assert window.panel.shown == ("customers", 1)
    assert window.focusWidget() is not None


def test_the_title_sets_the_company_apart_from_the_person(context, hold, window):
    context.commands.save("customers", {"companyName": "Lípa s.r.o.", "phone": "111"}, id=1)
    hold("customers", 1, HoldReason.OVERLAP, "phone", remote={"phone": "222"})
    window.dialogs.show_conflict("customers", 1)
    assert window.dialogs.conflicts._title.text() == "Petr Novák, Lípa s.r.o. – Customer"


def test_keys_resolve_and_step_through_the_conflicts(overlap, context, hold, qtbot):
    context.commands.save("suppliers", {"city": "Tábor"}, id=41)
    hold("suppliers", 41, HoldReason.OVERLAP, "city", remote={"city": "Písek 2"})
    overlap.open_conflict("customers", 1)
    assert overlap._position.text() == "1 of 2"
    qtbot.keyClick(overlap, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert overlap.conflict.entity == "suppliers"
    qtbot.keyClick(overlap, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert overlap.conflict.entity == "customers"
    for block in overlap.rows.blocks:
        block.local.setFocus()
        qtbot.keyClick(block.local, Qt.Key.Key_Space)
        assert block.local.isChecked()
        qtbot.keyClick(block.local, Qt.Key.Key_Right)
        assert block.cloud.isChecked()
    with qtbot.waitSignal(overlap.resolved):
        qtbot.keyClick(overlap, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: overlap.conflict.entity == "suppliers")
    assert overlap.focusWidget() is overlap.close_button


def ask(context, hold, window, reason, problem=None):
    if reason is HoldReason.EDITED_IN_CLOUD:
        context.commands.delete("customers", [1])
        hold("customers", 1, reason, remote={"phone": "222"})
    elif reason in (HoldReason.COUNTER_UNKNOWN, HoldReason.COPIED):
        context.commands.save("customers", {}, id=1, add={"points": 10.0})
        asked = ("points",) if reason is HoldReason.COUNTER_UNKNOWN else ()
        hold("customers", 1, reason, *asked, remote={"points": 15.0})
    elif reason in (HoldReason.OVERLAP, HoldReason.REWRITTEN):
        context.commands.save("customers", {"phone": "111"}, id=1)
        hold("customers", 1, reason, "phone", remote={"phone": "222"})
    else:
        context.commands.save("customers", {"phone": "111"}, id=1)
        problem = problem or {"field": "phone", "code": "cloud", "message": "number is blocked"}
        gone = {"deleted": True} if reason is HoldReason.DELETED_IN_CLOUD else {}
        hold("customers", 1, reason, remote=gone, problems=(problem,) if "e" in reason and not gone else ())
    window.dialogs.show_conflict("customers", 1)
    return window.dialogs.conflicts


EXPECTED = {
    HoldReason.OVERLAP: (Answer.CHOOSE, ["Keep both records", "Keep all the cloud's", "Keep all mine", "Use selected values"]),
    HoldReason.DELETED_IN_CLOUD: (Answer.WHOLE, ["Delete here too", "Keep the record"]),
    HoldReason.EDITED_IN_CLOUD: (Answer.WHOLE, ["Keep the cloud's", "Delete anyway"]),
    HoldReason.REJECTED: (Answer.TYPE, ["Discard my change", "Correct the record", "Save and try again"]),
    HoldReason.RULE_BROKEN: (
        Answer.TYPE, ["Keep both records", "Discard my change", "Correct the record", "Save and try again"],
    ),
    HoldReason.VERB_REFUSED: (Answer.WHOLE, ["Discard my change", "Try again"]),
    HoldReason.COUNTER_UNKNOWN: (Answer.TYPE, ["Keep the cloud's", "Add the points again", "Use this number"]),
    HoldReason.COPIED: (Answer.WHOLE, ["Leave it to the other computer", "Send from here"]),
    HoldReason.REWRITTEN: (Answer.CHOOSE, ["Keep all the cloud's", "Keep all mine", "Use selected values"]),
    HoldReason.POSSIBLE_DUPLICATE: (Answer.WHOLE, ["Different records, keep all", "Keep one, delete the rest"]),
}  # fmt: skip


def test_F76_F138_possible_duplicates_are_named(context, hold, window):
    other = context.queries.page("customers", limit=1).records[0]
    problem = {"field": None, "code": "possible_duplicate", "ids": [other["id"], 10**9]}
    dialog = ask(context, hold, window, HoldReason.POSSIBLE_DUPLICATE, problem)
    title = context.title("customers", other)
    assert dialog._problems.text().endswith(f": {title} (#{other['id']}), #1000000000")


@pytest.mark.parametrize("reason", list(HoldReason))
@pytest.mark.parametrize("at", [0, 1, 2, 3])
def test_every_conflict_reason_has_its_buttons_and_each_resolves_it(context, hold, window, qtbot, reason, at):
    mode, offered = EXPECTED[reason]
    if at >= len(offered):
        return
    dialog = ask(context, hold, window, reason)
    assert words(dialog) == ["Decide later", *offered]
    assert dialog.rows.question.answer is mode
    assert dialog.focusWidget() is dialog.close_button
    button = press(dialog, offered[at])
    if button is dialog.resolve_button:
        for block in dialog.rows.blocks:
            if mode is Answer.CHOOSE:
                block.local.setChecked(True)
            for editor in block.editors.values():
                editor.set_value("40" if reason is not HoldReason.COUNTER_UNKNOWN else 40.0)
                editor.edited.emit()
                if mode is Answer.CHOOSE:
                    block.local.setChecked(True)
        assert button.isEnabled()
    if offered[at] == "Correct the record":
        button.click()
        assert window.panel.shown == ("customers", 1)
        return
    settle(qtbot, dialog, button.click)
    assert context.queries.needs_you() == []
    qtbot.waitUntil(lambda: not dialog.isVisible())


def test_F20_a_value_typed_after_a_rejection_is_pushed_again(context, hold, window, replica, qtbot):
    dialog = ask(context, hold, window, HoldReason.REJECTED)
    editor = dialog.rows.blocks[0].editors["phone"]
    assert editor.line.text() == "111"
    editor.line.selectAll()
    qtbot.keyClicks(editor.line, "x" * 21)
    settle_error = dialog.resolve_button
    settle_error.click()
    qtbot.waitUntil(lambda: dialog._problems.text().startswith("Phone: At most 20"))
    assert editor.line.text() == "x" * 21
    editor.line.selectAll()
    qtbot.keyClicks(editor.line, "444")
    settle(qtbot, dialog, dialog.resolve_button.click)
    assert replica.change("customers", 1).intent == Intent({"phone": "444"})


def test_F62_points_with_an_unknown_result_become_the_number_typed(context, hold, window, replica, qtbot):
    dialog = ask(context, hold, window, HoldReason.COUNTER_UNKNOWN)
    assert not dialog.resolve_button.isEnabled()
    editor = dialog.rows.blocks[0].editors["points"]
    editor.line.selectAll()
    qtbot.keyClicks(editor.line, "abc")
    assert not dialog.resolve_button.isEnabled()
    assert dialog._problems.text() == "Points: Enter a number, e.g. 12.50"
    editor.line.selectAll()
    qtbot.keyClicks(editor.line, "33,5")
    settle(qtbot, dialog, dialog.resolve_button.click)
    assert context.queries.record("customers", 1).record["points"] == 33.5


def test_a_new_record_that_the_cloud_rejects_is_a_conflict(context, hold, window, qtbot):
    change = context.commands.save("suppliers", {"name": "Nový", "_cloudId": context.cloud_id})
    problem = {"field": "name", "code": "cloud", "message": "exists"}
    hold("suppliers", change.ids[0], HoldReason.REJECTED, problems=(problem,))
    window.dialogs.show_conflict("suppliers", change.ids[0])
    dialog = window.dialogs.conflicts
    assert context.queries.conflict("suppliers", change.ids[0]) is not None
    assert dialog.conflict.title == "Nový"
    settle(qtbot, dialog, press(dialog, "Discard my change").click)
    assert context.queries.count("suppliers", search="Nový") == 0
