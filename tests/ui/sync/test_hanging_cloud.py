"""With the cloud hanging, refusing or gone, everything a person can do in the window still answers at once.

No time is laid down: each thing done is compared with itself on a cloud that answers. What waits for the cloud on the
window's thread would wait for as long as a request may last, many times what anything takes here.
"""

from __future__ import annotations

import time

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from app.practice.faults import Fault, Rule
from tests.ui.support.event_loop_stalls import Beats
from ui.window import actions

NOT_PLAYED = {"quit"}
TOTAL_SECONDS = 60.0
"""What a request of the engine may last."""
SPARE = TOTAL_SECONDS / 4
"""Seconds that a busy machine may add to one thing; a request that hangs takes four times as long."""


def breathe(beats, least=30):
    """Let the event loop go round; it must."""
    before = beats.count
    deadline = time.monotonic() + TOTAL_SECONDS * 2
    while beats.count < before + least and time.monotonic() < deadline:
        QCoreApplication.processEvents()
    assert beats.count >= before + least


def clear(window):
    """Close what came up, as Esc does."""
    if (popup := QApplication.activePopupWidget()) is not None:
        popup.close()
    for each in QApplication.topLevelWidgets():
        if each is not window and each.isVisible():
            each.close()


SECTIONS = ("overview", "customers", "products", "sync")
"""One of each kind of page, in which everything is done; the others are opened, with their first record."""


def walk(window, beats):
    """Everything that can be done; the longest absence by what was done."""
    took = {}
    for section in window.sidebar.all_names():
        done = [each.name for each in actions.ACTIONS] if section in SECTIONS else []
        for name in ("go", *done):
            if name in NOT_PLAYED:
                continue
            beats.restart()
            if name == "go":
                window.sidebar.choose(section)
                if (page := window.navigation.list_page) is not None and page.model.rowCount():
                    page.open_row(0)
            elif window.named_actions[name].isEnabled():
                window.named_actions[name].trigger()
            breathe(beats)
            took[section, name] = beats.longest
            clear(window)
    return took


@pytest.fixture(scope="module")
def usual() -> dict:
    """How long each thing takes on a cloud that answers; measured by the first test, for all three."""
    return {}


@pytest.mark.timeout(400)
@pytest.mark.parametrize("how", ["hanging", "refusing", "gone"])
def test_every_action_answers_while_the_cloud_does_not(connected, qtbot, how, usual):
    window, cloud = connected.window, connected.cloud
    beats = Beats()
    try:
        if not usual:
            usual.update(walk(window, beats))
        match how:
            case "hanging":
                cloud.faults.set(Rule(fault=Fault.HANG))
            case "refusing":
                cloud.faults.set(Rule(fault=Fault.UNAVAILABLE))
            case "gone":
                cloud.stop()
        connected.runtime.sync_now()
        now = walk(window, beats)
        late = {
            what: (seconds, usual[what])
            for what, seconds in now.items()
            if seconds > usual[what] * 10 + SPARE
        }
        assert late == {}
        assert len(now) > len(SECTIONS) * (len(actions.ACTIONS) - len(NOT_PLAYED))
    finally:
        beats.stop()
        cloud.faults.clear()
        cloud.faults.release()
