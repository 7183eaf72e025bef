"""After an unclean stop the window is there before its file is checked; nothing is saved or sent until it was."""

from __future__ import annotations

import threading

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QMessageBox

from app.errors import NotConnected
from app.runtime import Runtime
from storage.query.grammar import Query
from storage.records import recovery
from ui import application


def kill(folder, *, rotten=False):
    """Leave a folder as a killed program does, with two records that wait to be sent, one of them `rotten` on the disk."""
    with Runtime(folder, keep_log=False) as till:
        till.commands.save("tags", {"name": "VIP"})
        till.commands.save("suppliers", {"name": "Pekárna"})
        if rotten:
            with till.replica.database.write() as connection:
                connection.execute("UPDATE suppliers SET name = CAST(x'ff' AS TEXT)")
        files = [each for each in till.replica.path.parent.iterdir() if each.suffix != ".db-shm"]
        left = {each: each.read_bytes() for each in files}
    for each, content in left.items():
        each.write_bytes(content)


@pytest.fixture
def killed(tmp_path):
    """The folder of a killed program."""
    kill(tmp_path)
    return tmp_path


@pytest.fixture
def held(monkeypatch):
    """The check, which begins only when this event is set."""
    event = threading.Event()
    check = recovery.check_file

    def check_late(*given):
        assert event.wait(30)
        check(*given)

    monkeypatch.setattr(recovery, "check_file", check_late)
    yield event
    event.set()


def run(qapp, folder, look):
    """Run the program until the window was shown and `look(made)` was called; then close it."""
    made = application.Application(qapp, folder)
    looked = []

    def when_shown():
        if made.window is None or not made.window.isVisible():
            QTimer.singleShot(20, when_shown)
            return
        try:
            looked.append(look(made))
        finally:
            made.window.close()

    QTimer.singleShot(20, when_shown)
    assert made.run(practice=False) == 0
    assert looked


def test_F109_the_window_is_there_before_the_check_and_saves_after_it(spoken, qapp, qtbot, killed, held):
    def look(made):
        runtime, saved = made._session.runtime, []
        assert runtime.unchecked and runtime.schedule is None
        assert [each["name"] for each in runtime.queries.page("tags").records] == ["VIP"]
        made._context.bridge.submit(
            lambda: runtime.commands.save("tags", {"name": "Regular"}), done=saved.append
        )
        qtbot.wait(application.START_DELAY + 100)
        assert runtime.unchecked and not saved and runtime.schedule is None
        held.set()
        qtbot.waitUntil(lambda: bool(saved))
        assert runtime.replica.count("tags", Query()) == 2
        qtbot.waitUntil(lambda: runtime.schedule is not None)

    run(qapp, killed, look)
    with Runtime(killed, keep_log=False, check_later=True) as till:
        assert not till.unchecked and till.repair_notice is None and len(till.replica.changes()) == 3


def test_F86_damage_opens_the_window_again_with_what_was_repaired(
    spoken, qapp, qtbot, tmp_path, held, monkeypatch
):
    said = []
    monkeypatch.setattr(QMessageBox, "exec", lambda box: said.append(box.text()) or 0)
    kill(tmp_path, rotten=True)

    def look(made):
        first, failed = made.window, []
        commands = made._session.runtime.commands
        made._context.bridge.submit(lambda: commands.save("tags", {"name": "Regular"}), failed=failed.append)
        held.set()
        qtbot.waitUntil(lambda: made.window is not first and bool(said), timeout=20_000)
        assert [each.code for each in failed] == ["database_damaged"]
        runtime = made._session.runtime
        assert not runtime.unchecked
        assert [each["name"] for each in runtime.queries.page("tags").records] == ["VIP"]
        assert [each["name"] for each in runtime.queries.page("suppliers").records] == ["Pekárna"]

    run(qapp, tmp_path, look)
    assert said == ["The data file was damaged and is repaired"]


def test_a_run_waits_for_the_check(killed, held):
    till = Runtime(killed, keep_log=False, check_later=True)
    try:
        asked = till.sync_now()
        assert not asked.done() and till._engine is None
        held.set()
        assert till.finish_opening() is None
        assert isinstance(asked.exception(10), NotConnected) or asked.result().error == "not_connected"
    finally:
        till.stop()
