"""Settings in the whole program: language and servers at run time, a backup restored, signing out, rights kept."""

from __future__ import annotations

import json

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QMessageBox

from app.backup.backups import make_backup
from app.practice.cloud import PracticeCloud
from app.settings.permissions import Permissions
from ui import application
from ui.background.session import connect
from ui.setup.wizard import SetupWizard
from ui.window.unsent_dialog import UnsentDialog


@pytest.fixture
def running(spoken, qapp, qtbot, tmp_path, monkeypatch):
    """Runs the program on a folder, lets `steps` use it one after the other, each on the window that is open then."""
    monkeypatch.setattr(SetupWizard, "exec", lambda dialog: 1)

    def run(folder, *steps):
        made = application.Application(qapp, folder)
        left = list(steps)
        faults = []

        def use():
            window = made.window
            if window is None or not window.isVisible() or made._session is None:
                QTimer.singleShot(50, use)
                return
            try:
                if left:
                    left.pop(0)(made, window)
                else:
                    window.quit()
                    return
            except BaseException as error:
                faults.append(error)
                window.quit()
                return
            QTimer.singleShot(50, use)

        QTimer.singleShot(50, use)
        assert made.run(practice=False) == 0
        if faults:
            raise faults[0]
        return made

    return run


def page_of(window, group):
    window.sidebar.choose("settings")
    page = window.navigation.pages["settings"]
    page.go_to(group)
    return page.group


def test_language_and_server_change_while_the_program_runs(running, qtbot, tmp_path):
    def speak(made, window):
        made._settings.set({"server.port": 0})
        row = page_of(window, "general").rows["appearance.language"]
        row.chosen.emit("appearance.language", "cs")
        qtbot.waitUntil(lambda: window.windowTitle() == "Nastavení – Counterfoil", timeout=10_000)
        assert window.navigation.pages["settings"].key == "general"

    def serve(made, window):
        page_of(window, "server").on_off.click()
        servers = made._session.runtime.servers
        qtbot.waitUntil(lambda: servers.v2 is not None and servers.v2.running, timeout=10_000)

    def lock(made, window):
        window.named_actions["lock"].trigger()

    running(tmp_path / "till", speak, serve, lock)
    assert Permissions(tmp_path / "till").view_only

    def still(made, window):
        assert window.notices.bar.isVisible() and not window.named_actions["new"].isEnabled()
        made._session.runtime.commands.save("suppliers", {"name": "A till writes on"}, origin="v2:till")

    running(tmp_path / "till", still)


def test_a_backup_takes_the_place_of_the_records(running, qtbot, tmp_path):
    kept = []

    def change(made, window):
        runtime = made._session.runtime
        runtime.commands.save("suppliers", {"name": "Mlýn"})
        kept.append(make_backup(runtime.replica).path)
        window.restore_asked.emit(kept[0])

    def look(made, window):
        assert "restored" in window.toast.label.text()
        assert [each["name"] for each in made._session.runtime.queries.page("suppliers").records] == ["Mlýn"]

    running(tmp_path / "till", change, look)


def test_a_backup_that_is_none_leaves_all_as_it_was(running, qtbot, tmp_path, monkeypatch):
    said = []
    monkeypatch.setattr(QMessageBox, "exec", lambda box: said.append(box.text()) or 0)
    bad = tmp_path / "bad.db"
    bad.write_text("x" * 500)

    def change(made, window):
        made._session.runtime.commands.save("suppliers", {"name": "Mlýn"})
        window.restore_asked.emit(bad)

    def look(made, window):
        assert len(made._session.runtime.queries.page("suppliers").records) == 1

    running(tmp_path / "till", change, look)
    assert len(said) == 1


def test_signing_out_takes_the_token_and_leaves_records_and_waiting_changes(
    running, qtbot, tmp_path, monkeypatch
):
    monkeypatch.setattr(UnsentDialog, "open", lambda dialog: dialog.accept())
    cloud = PracticeCloud(tmp_path / "cloud")
    cloud.start()
    folder = tmp_path / "till"
    connect(folder, address=cloud.url, cloud_id=cloud.cloud_id, token=cloud.refresh_token, in_file=True)

    def leave(made, window):
        cloud.stop()
        made._session.runtime.commands.save("suppliers", {"name": "Mlýn"})
        window.sign_out_asked.emit()

    def look(made, window):
        runtime = made._session.runtime
        assert [each["name"] for each in runtime.queries.page("suppliers").records] == ["Mlýn"]
        assert runtime.queries.sync_status().waiting == 1

    try:
        running(folder, leave, look)
    finally:
        cloud.close()
    assert cloud.refresh_token not in (folder / "secrets.json").read_text()
    assert json.loads((folder / "secrets.json").read_text()) == {}
