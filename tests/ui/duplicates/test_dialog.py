"""Records that may be one, side by side: chosen, merged, undone, and called two for good."""

from __future__ import annotations

import pytest

from tests.storage.support.replicas import put, record
from ui.duplicates.dialog import DuplicatesDialog

PATIENCE = 10_000


@pytest.fixture
def dialog(hands, replica, qtbot):
    """The dialog over two customers who are one; the first says more."""
    jana = {"firstName": "Jana", "lastName": "Nováková", "phone": "777 123 456"}
    put(
        replica,
        "customers",
        record("customers", 801, **jana, email="jana@example.org", points=10.0, tags=["VIP"]),
        record(
            "customers",
            802,
            **{**jana, "phone": "+420777123456"},
            note="Calls first",
            points=5.0,
            tags=["Mail"],
        ),
    )
    hands.window.sidebar.choose("customers")
    hands.window.named_actions["duplicates"].trigger()
    found = hands.window.list_actions.dialog
    assert isinstance(found, DuplicatesDialog)
    qtbot.waitUntil(lambda: found.found is not None and found.go.isEnabled(), timeout=PATIENCE)
    return found


def test_two_become_one_and_two_again(dialog, hands, replica, context, qtbot):
    assert dialog.heading.text() == "1 group of records may be one"
    assert dialog.sides.keep == 801 and "Points: 10 + 5 = 15" in dialog.consequence.text()
    with qtbot.waitSignal(dialog.merged, timeout=PATIENCE):
        dialog.go.click()
    kept = replica.known("customers", 801)
    assert (kept["email"], kept["note"], kept["points"]) == ("jana@example.org", "Calls first", 15.0)
    assert sorted(kept["tags"]) == ["Mail", "VIP"] and replica.known("customers", 802)["deleted"]
    qtbot.waitUntil(lambda: dialog.heading.text() == "No duplicates found", timeout=PATIENCE)
    context.commands.undo()
    assert (
        not replica.known("customers", 802)["deleted"] and replica.known("customers", 801)["points"] == 10.0
    )


def test_a_person_chooses_who_stays_and_whose_values(dialog, replica, qtbot):
    _, buttons = next((names, buttons) for names, buttons in dialog.sides._blocks if names == ("phone",))
    buttons[1].click()
    with qtbot.waitSignal(dialog.merged, timeout=PATIENCE):
        dialog.go.click()
    assert replica.known("customers", 801)["phone"] == "+420777123456"


def test_what_a_person_calls_two_is_asked_about_no_more(dialog, hands, context, qtbot):
    dialog.two.click()
    qtbot.waitUntil(lambda: dialog.heading.text() == "No duplicates found", timeout=PATIENCE)
    dialog.reject()
    again = DuplicatesDialog(context, "customers", lambda _operation, callback, _refused=None: callback())
    again._apart = dialog._apart
    qtbot.addWidget(again)
    qtbot.waitUntil(lambda: again.found is not None, timeout=PATIENCE)
    assert again.found.groups == []


def test_a_record_that_changed_meanwhile_stops_the_merge(dialog, replica, context, qtbot):
    context.commands.save("customers", {"note": "other"}, id=802)
    dialog.go.click()
    qtbot.waitUntil(dialog.problem.isVisible, timeout=PATIENCE)
    assert "changed meanwhile" in dialog.problem.text() and not replica.known("customers", 802)["deleted"]


def test_lists_without_duplicates_say_so(hands, qtbot):
    hands.window.sidebar.choose("tags")
    with qtbot.waitSignal(hands.window.list_actions.done) as said:
        hands.window.named_actions["duplicates"].trigger()
    assert said.args[0].startswith("You can find duplicates")
