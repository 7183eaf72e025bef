"""Drafts of unsaved input: written automatically, restored after a crash, never asked about."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from app.settings.draft_files import DraftFiles
from ui.drafts import Draft, Drafts

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture
def files(replica):
    return DraftFiles(replica.path)


@pytest.fixture
def context(context, files):
    context.drafts = Drafts(files, clock=context.clock)
    yield context
    context.drafts.finish()


def again(context, files):
    """The context as after the next start of the program."""
    context.drafts.finish()
    context.drafts = Drafts(files, clock=context.clock)
    return context


def test_unsaved_input_is_on_disk_half_a_second_later(hands, files, qtbot):
    hands.open("customers", 1)
    hands.type("phone", "777")
    qtbot.waitUntil(lambda: [each.typed for each in files.load()] == [{"phone": "777"}], timeout=10_000)
    assert files.load()[0].base["versionDate"] == hands.window.panel.form.base["versionDate"]
    hands.type("phone", "+420 602 111 000")
    qtbot.waitUntil(lambda: files.load() == [], timeout=10_000)


def test_saving_and_reverting_delete_the_draft_file(hands, files, qtbot):
    hands.open("customers", 1)
    hands.type("phone", "777")
    hands.window.context.drafts.flush()
    qtbot.waitUntil(lambda: len(files.load()) == 1)
    hands.save()
    qtbot.waitUntil(lambda: files.load() == [], timeout=10_000)
    hands.type("phone", "888")
    hands.window.context.drafts.flush()
    qtbot.waitUntil(lambda: len(files.load()) == 1)
    hands.window.panel.revert()
    qtbot.waitUntil(lambda: files.load() == [], timeout=10_000)


def test_quitting_asks_nothing_and_the_next_start_offers_the_draft(hands, context, files, open_window, qtbot):
    hands.open("products", 101)
    hands.type("name", "Ristretto")
    hands.window.panel.form.rows["flags"].editor.boxes[1].click()
    hands.window.navigation.new("customers")
    hands.type("lastName", "Nový")
    hands.window.panel.form.rows["birthday"].editor.show_value(None)
    assert hands.window.close()
    fresh = open_window(again(context, files))
    fresh.window.offer_drafts()
    assert fresh.toast() == "2 records with unsaved changes"
    qtbot.mouseClick(fresh.window.toast.button, Qt.MouseButton.LeftButton)
    assert fresh.window.panel.shown == ("customers", None)
    assert fresh.window.panel.form.rows["lastName"].editor.line.text() == "Nový"
    form = fresh.open("products", 101)
    assert form.rows["name"].editor.line.text() == "Ristretto"
    assert form.changes() == {"name": "Ristretto", "flags": 3}


def test_a_draft_restores_every_kind_of_editor(hands, context, files, open_window):
    typed = {"customers": {}, "products": {}}
    values = {
        "customers": {"firstName": "Ř", "points": 12.5, "birthday": 86_400_000, "_discountGroupId": 61,
                      "tags": ["VIP", "x"], "note": "a\nb", "display": False, "hexColor": "#112233"},
        "products": {"vat": 1.12, "unit": "Kilogram", "translatedName": {"de": "Kaffee"}, "allergens": [1, 7],
                     "ean": ["4006381333931"], "flags": 9, "margin": "25 %", "_categoryId": 12},
    }  # fmt: skip
    for entity, id in (("customers", 1), ("products", 101)):
        form = hands.open(entity, id)
        form.set_values(values[entity])
        typed[entity] = form.changes()
        assert typed[entity].keys() == values[entity].keys()
    hands.window.close()
    fresh = open_window(again(context, files))
    for entity, id in (("customers", 1), ("products", 101)):
        assert fresh.open(entity, id).changes() == typed[entity]


def test_a_draft_shows_saved_values_that_changed_since(hands, context, files, open_window):
    hands.open("customers", 1)
    hands.type("phone", "777")
    hands.window.close()
    context.commands.save("customers", {"phone": "888", "city": "Olomouc"}, id=1, origin="lan")
    fresh = open_window(again(context, files))
    form = fresh.open("customers", 1)
    assert form.rows["phone"].editor.line.text() == "777"
    assert "888" in form.rows["phone"].elsewhere.text()
    assert form.rows["city"].editor.line.text() == "Olomouc"


def test_a_draft_of_a_removed_record_can_be_kept_as_new(hands, context, files, replica, open_window):
    hands.open("customers", 1)
    hands.type("phone", "777")
    hands.window.close()
    with replica.write() as tx:
        tx.forget("customers", 1)
    fresh = open_window(again(context, files))
    fresh.window.panel.open("customers", 1)
    panel = fresh.window.panel
    assert "removed elsewhere" in panel.banner.label.text()
    panel.keep_as_new()
    assert panel.shown == ("customers", None)
    fresh.save()
    record = context.queries.record(*panel.shown).record
    assert (record["lastName"], record["phone"]) == ("Novák", "777")
    assert record["id"] != 1
    assert len(context.drafts) == 0


def test_input_over_a_record_deleted_meanwhile_is_kept(hands, context, qtbot):
    hands.open("customers", 1)
    hands.type("phone", "777")
    context.commands.delete("customers", [1], origin="lan")
    panel = hands.window.panel
    qtbot.waitUntil(lambda: "removed elsewhere" in panel.banner.label.text())
    assert panel.form.rows["phone"].editor.line.text() == "777"
    panel.give_up()
    assert panel.shown is None
    assert len(context.drafts) == 0


def test_F82_a_full_disk_is_reported_and_the_input_stays(hands, context, files, monkeypatch, qtbot):
    from storage.errors import FolderNotWritable

    def full(draft):
        raise FolderNotWritable(path="x", reason="full")

    monkeypatch.setattr(files, "write", full)
    hands.open("customers", 1)
    hands.type("phone", "777")
    context.drafts.flush()
    qtbot.waitUntil(lambda: "Cannot save to the folder" in hands.toast())
    assert hands.window.panel.form.rows["phone"].editor.line.text() == "777"


def test_drafts_are_written_in_order_and_off_the_main_thread(context, files, monkeypatch):
    import threading

    seen = []
    write = files.write

    def slow(draft):
        time.sleep(0.02)
        seen.append((draft.typed["note"], threading.current_thread() is threading.main_thread()))
        write(draft)

    monkeypatch.setattr(files, "write", slow)
    for number in range(5):
        context.drafts.keep(Draft(("customers", 1), {"id": 1}, {"note": number}))
        context.drafts.flush()
    context.drafts.finish()
    assert seen == [(number, False) for number in range(5)]
    assert files.load()[0].typed == {"note": 4}


TYPIST = """
import sys
from pathlib import Path
from PySide6.QtWidgets import QApplication
from ui.background.session import open_folder
from ui.application import Application

app = QApplication(["x"])
made = Application(app, Path(sys.argv[1]))
assert made._open(practice=False)
window = made.window
window.navigation.new("customers")
line = window.panel.form.rows["lastName"].editor.line
line.setText("Nedopsan")
line.textEdited.emit("Nedopsan")
print("typed", flush=True)
app.exec()
"""


def test_F81_a_draft_survives_a_kill_half_a_second_after_the_last_key(tmp_path):
    """Kills a real process with a real window half a second after the last key stroke."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    typist = subprocess.Popen(
        [sys.executable, "-c", TYPIST, str(tmp_path)], cwd=ROOT, env=environment, stdout=subprocess.PIPE
    )
    try:
        assert typist.stdout.readline() == b"typed\n"
        files = DraftFiles(tmp_path / "no-cloud" / "replica.db")
        deadline = time.monotonic() + 20
        while not files.load() and time.monotonic() < deadline:
            time.sleep(0.05)
    finally:
        typist.send_signal(signal.SIGKILL if hasattr(signal, "SIGKILL") else signal.SIGTERM)
        typist.communicate()
    (found,) = files.load()
    assert (found.entity, found.typed) == ("customers", {"lastName": "Nedopsan"})
    assert str(found.id).startswith("new-")
