"""The settings' groups: server and tokens, receiver, backups, updates, diagnostics, licences; over real servers."""

from __future__ import annotations

import json
import sqlite3
import sys
import threading
from contextlib import closing
from functools import partial

import pytest
from PySide6.QtCore import Qt, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel, QToolButton
from shiboken6 import isValid

from app.autostart import Registered
from app.backup import backups
from app.diagnostics.selftest import findings
from app.errors import SecretsUnavailable
from app.paths import PRACTICE_FOLDER, tokens_file
from app.practice.cloud import CLOUD_ID
from app.runtime import Runtime
from app.server.auth.tokens import Tokens
from app.server.http import own_addresses
from app.settings.shop_file import Shop, write_shop
from app.updates import source
from app.updates.manifest import UpdateFile
from app.updates.service import Standing
from app.updates.state import ReadyUpdate
from storage.clock import SystemClock
from storage.records.replica import Replica
from sync.client.http import HttpTransport
from sync.client.transport import Request
from tests.ui.support.runtime_window import restore_input
from ui.scanner.check_dialog import ScannerCheck
from ui.settings import updates as updates_group
from ui.settings.general import _registered_text
from ui.settings.parts import Facts
from ui.settings.receiver import HIDDEN
from ui.text import formats
from ui.widgets.qr_code import modules

# the server


def ask(url: str, path: str, secret: str) -> int:
    transport = HttpTransport(url, total=5.0)
    try:
        request = Request("POST", path, headers={"Authorization": f"User {secret}"}, body=b"{}")
        return transport.send(request).status
    finally:
        transport.close()


def test_the_server_is_switched_on_shows_its_address_and_serves_a_token_made_here(house, qtbot):
    group = house.group("server")
    assert group.state.text() == "Off." and not group.qr.isVisible()
    assert group.no_tokens.isVisible() and not group.tokens.isVisible() and not group.revoke.isVisible()
    copies = [each.isVisible() for each in group.findChildren(Facts)[0].findChildren(QToolButton)]
    assert copies == [False, True, False], "what is not known cannot be copied"
    group.on_off.click()
    qtbot.waitUntil(lambda: house.runtime.servers.v2 is not None, timeout=10_000)
    house.page.refresh()
    url = house.runtime.servers.v2.url
    assert group.state.text() == "Running." and group.address.text() == url == group.qr.text
    group._create()
    assert group.problem.text() == "Enter what the token is for."
    restore_input(qtbot, group.name, "Till 2")
    qtbot.keyClick(group.name, Qt.Key.Key_Return)
    secret = group.new_token.text()
    assert secret.startswith("cfr_")
    group.copy.click()
    assert QGuiApplication.clipboard().text() == secret
    assert secret not in tokens_file(house.runtime.folder).read_text()
    assert ask(url, "/v2/signin/token", secret) == 201
    assert [line.cells[:2] for line in group.tokens.rows_model.rows] == [("Till 2", "reads and writes")]
    assert group.tokens.isVisible() and not group.no_tokens.isVisible()
    # No higher than its one line.
    assert group.tokens.height() < 3 * group.tokens.verticalHeader().defaultSectionSize()
    group.hide_token.click()
    assert group.new_token.text() == "" and not group.new_token.isVisible()
    restore_input(qtbot, group.name, "Till 2")
    group._create()
    assert group.problem.text().startswith("A token with this name already exists")
    group.tokens.selectRow(0)
    group.revoke.click()
    assert ask(url, "/v2/signin/token", secret) == 401
    assert group.tokens.rows_model.rows == []


def test_tokens_that_only_read_say_so_and_clients_are_seen(house, qtbot):
    Tokens(tokens_file(house.runtime.folder), clock=SystemClock()).create("Shop", read_only=True)
    group = house.group("server")
    group.on_off.click()
    qtbot.waitUntil(lambda: house.runtime.servers.clients is not None, timeout=10_000)
    house.runtime.servers.clients.record_request("Shop", "192.168.1.7")
    house.page.refresh()
    (line,) = group.tokens.rows_model.rows
    assert line.cells[1] == "reads" and line.cells[3].endswith("192.168.1.7")


def test_a_token_for_some_lists_is_made_and_shown(house, qtbot):
    group = house.group("server")
    assert group.lists.text() == "All lists" and group.lists.chosen() is None
    group.lists.actions_by_name["products"].trigger()
    assert group.lists.text() == "Only Products"
    group.lists.actions_by_name["tags"].trigger()
    assert group.lists.text() == "Only Products + 1"
    group.read_only.setChecked(True)
    restore_input(qtbot, group.name, "Scales")
    group._create()
    (made,) = Tokens(tokens_file(house.runtime.folder), clock=SystemClock()).list()
    assert (set(made.only), made.read_only) == ({"products", "tags"}, True)
    (line,) = group.tokens.rows_model.rows
    assert line.cells[1] == "reads: Products, Tags"
    assert group.lists.chosen() is None, "the next token begins with all"


def test_the_menu_of_lists_stays_open_while_lists_are_ticked(house, qtbot):
    menu = house.group("server").lists.menu()
    menu.popup(house.page.mapToGlobal(house.page.rect().center()))
    for name in ("tags", "suppliers"):
        place = menu.actionGeometry(house.group("server").lists.actions_by_name[name]).center()
        qtbot.mouseClick(menu, Qt.MouseButton.LeftButton, pos=place)
        assert menu.isVisible()
    assert set(house.group("server").lists.chosen()) == {"tags", "suppliers"}
    menu.close()


def test_the_address_shown_is_one_that_works_from_elsewhere(house, qtbot, monkeypatch):
    monkeypatch.setattr(own_addresses, "_of_interfaces", lambda: ["127.0.0.1", "10.0.0.3", "192.168.1.5"])
    everywhere = {"server.lan": True, "server.host": "0.0.0.0", "server.port": 0}
    house.runtime.settings.set({**everywhere, "receiver.host": "0.0.0.0", "receiver.port": 0})
    group = house.group("server")
    group.on_off.click()
    qtbot.waitUntil(lambda: house.runtime.servers.v2 is not None, timeout=10_000)
    house.page.refresh()
    assert group.address.text() == group.qr.text == f"http://192.168.1.5:{house.runtime.servers.v2.port}"


def test_a_taken_port_is_said_on_the_page(house, qtbot):
    import socket

    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen(1)
        port = other.getsockname()[1]
        house.runtime.settings.set({"server.port": port})
        group = house.group("server")
        group.on_off.click()
        qtbot.waitUntil(lambda: "v2" in house.runtime.servers.problems, timeout=10_000)
        house.page.refresh()
        assert str(port) in group.state.text() and group.state.text().startswith("Not running.")


def test_the_code_is_a_square_with_its_three_eyes():
    rows = modules("http://192.168.1.5:8420")
    assert len(rows) >= 21 and all(len(row) == len(rows) for row in rows)
    eye = [[True] * 7, [True, *[False] * 5, True], [True, False, True, True, True, False, True]]
    for top, left in ((0, 0), (0, len(rows) - 7), (len(rows) - 7, 0)):
        assert [row[left : left + 7] for row in rows[top : top + 3]] == eye


# the shop


def test_the_practice_shop_says_that_it_is_one(house):
    group = house.group("shop")
    assert group.token_place.text() == formats.NOTHING and group.note.text() == ""
    folder = house.runtime.folder
    (folder / PRACTICE_FOLDER).mkdir()
    write_shop(folder, Shop(base_url="http://127.0.0.1:1", cloud_id=CLOUD_ID))
    group.refresh()
    # Its token is in no keychain, and nobody signs out of it.
    assert group.token_place.text() == "memory only, until you quit"
    assert group.note.text().startswith("This is the practice shop") and not group.sign_out.isVisible()


# the receiver


def test_the_receivers_secret_is_hidden_until_somebody_asks(house, qtbot):
    house.runtime.settings.set(
        {"receiver.enabled": True, "receiver.public_url": "https://shop.example.com/in"}
    )
    house.runtime.apply_settings(["receiver.enabled"])
    card = house.group("receiver").card
    secret = json.loads((house.runtime.folder / "receiver.json").read_text())["secret"]
    house.page.refresh()
    assert card.local_address.text().endswith(HIDDEN) and secret not in card.public_address.text()
    assert str(house.runtime.servers.receiver.port) in card.state.text()
    card.copy.click()
    assert QGuiApplication.clipboard().text() == f"https://shop.example.com/in/{secret}"
    card.reveal.click()
    assert card.public_address.text() == f"https://shop.example.com/in/{secret}"
    card.reveal.click()
    assert card.public_address.text() == f"https://shop.example.com/in/{HIDDEN}"


@pytest.mark.skipif(sys.platform != "linux", reason="registers with this system")
def test_the_start_at_sign_in_is_what_the_system_has(house, qtbot, monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    entry = tmp_path / "config" / "autostart" / "counterfoil.desktop"

    def says(found):
        return _registered_text(found)[0]

    group = house.group("general")
    group.refresh()
    assert not group.autostart.isChecked() and not entry.exists()
    group.autostart.click()
    assert f"--data {house.runtime.folder} --tray" in entry.read_text()
    assert group.autostart.isChecked() and group.autostart_line.text() == says(Registered.YES)
    entry.write_text(entry.read_text() + "Hidden=true\n")
    group.refresh()
    assert not group.autostart.isChecked() and group.autostart_line.text() == says(Registered.SWITCHED_OFF)
    group.autostart.click()
    assert group.autostart.isChecked()
    entry.write_text(entry.read_text().replace("Exec=", "Exec=/elsewhere/"))
    group.refresh()
    assert group.autostart_line.text() == says(Registered.OTHER)
    entry.unlink()
    group.refresh()
    assert not group.autostart.isChecked() and group.autostart_line.text() == says(Registered.NO)


# backups, updates, diagnostics, licences


def test_a_backup_is_made_and_one_is_looked_into_before_it_is_restored(house, qtbot):
    group = house.group("backup")
    assert group.last.text() == "No backups yet."
    assert not group.table.isVisible() and not group.restore.isVisible()
    house.runtime.commands.save("suppliers", {"name": "Mlýn"})
    group.backup_now.click()
    qtbot.waitUntil(lambda: len(group.table.rows_model.rows) == 1, timeout=10_000)
    house.runtime.commands.save("suppliers", {"name": "Pekárna"})
    group.table.selectRow(0)
    group.restore.click()
    qtbot.waitUntil(lambda: group.dialog is not None and group.dialog.isVisible(), timeout=10_000)
    assert [line.cells for line in group.dialog.table.rows_model.rows] == [
        ("Suppliers", "1", "2", "1 only here: Pekárna")
    ]
    with qtbot.waitSignal(house.window.restore_asked) as asked:
        group.dialog.restore.click()
    file = asked.args[0]
    folder = house.runtime.folder
    house.close()
    report = backups.restore_folder(folder, file)
    assert report.kept is not None
    with Runtime(folder, keep_log=False) as again:
        # The edit that was never sent is in the journal, and so outlives the older file.
        assert {each["name"] for each in again.queries.page("suppliers").records} == {"Mlýn", "Pekárna"}


def test_a_file_that_cannot_be_restored_is_told_with_its_own_reason(house, qtbot, tmp_path):
    def said_of(file):
        group.message.show_message("")
        group._compare(file)
        qtbot.waitUntil(lambda: group.message.text() != "", timeout=10_000)
        return group.message.text()

    group = house.group("backup")
    bad = tmp_path / "bad.db"
    bad.write_text("x" * 500)
    assert "not a Counterfoil backup" in said_of(bad)
    assert "cannot be opened" in said_of(tmp_path / "none.db")
    whole = backups.make_backup(house.runtime.replica, tmp_path / "whole.db").path
    bad.write_bytes(whole.read_bytes()[:9000])
    assert "incomplete" in said_of(bad)
    with closing(sqlite3.connect(whole)) as connection:
        connection.execute("PRAGMA user_version=99")
    said = said_of(whole)
    assert "newer version of Counterfoil made this backup" in said and "in this folder" not in said
    assert group.dialog is None


def test_F102_a_backup_of_another_cloud_is_named_before_anything_is_asked(house, qtbot, tmp_path):
    other = Replica.open(tmp_path / "other" / "replica.db", cloud_id=343951305)
    file = backups.make_backup(other, tmp_path / "other.db").path
    other.close()
    group = house.group("backup")
    group._compare(file)
    qtbot.waitUntil(lambda: group.message.text() != "", timeout=10_000)
    assert "records of cloud 343951305, but this computer is not connected to a cloud" in group.message.text()
    assert "Connect to cloud 343951305 first." in group.message.text() and group.dialog is None


def test_the_self_test_runs_and_shows_what_it_found(house, qtbot):
    group = house.group("diagnostics")
    group.run_button.click()
    qtbot.waitUntil(lambda: group.verdict.text() not in ("", "Checking…"), timeout=60_000)
    found = {line.key: line.cells for line in group.table.rows_model.rows}
    assert found["server"][1] == "OK" and "answer" in found["server"][2]
    assert found["settings"][0] == "Settings"
    assert any(name.startswith("language") for name in found)


def test_what_failed_in_the_self_test_is_told_in_words(house, qtbot, monkeypatch):
    def no_keychain():
        raise SecretsUnavailable(reason="no_backend")

    monkeypatch.setattr("app.settings.secrets._keychain", no_keychain)
    group = house.group("diagnostics")
    found = [*findings(house.runtime.folder)]
    group._show_findings(found)
    keychain = next(row for row in group.table.rows_model.rows if row.key == "keychain")
    assert "keychain of this computer is not available" in keychain.cells[2]
    assert "secrets_unavailable" not in " ".join(
        cell for row in group.table.rows_model.rows for cell in row.cells
    )


def test_the_scanner_is_tried_from_the_settings(house):
    group = house.group("general")
    group.try_scanner.click()
    dialog = house.window.findChild(ScannerCheck)
    assert dialog.isVisible()
    dialog.close()


def test_an_answer_that_comes_when_the_window_was_built_anew_is_passed_over(house, qtbot):
    group = house.group("about")
    answers = []
    ready = threading.Event()
    group.settings_actions.context.bridge.submit(
        lambda: ready.wait(20), done=answers.append, owner=group, worker="background"
    )
    house.window.build()
    qtbot.waitUntil(lambda: not isValid(group), timeout=10_000)
    ready.set()
    qtbot.waitUntil(lambda: house.bridge._under_way == 0, timeout=20_000)
    assert answers == []


def test_every_licence_is_shown_with_its_text(house, qtbot):
    group = house.group("about")
    qtbot.waitUntil(lambda: bool(group.parts), timeout=30_000)
    names = {each.name.lower() for each in group.parts}
    assert {"counterfoil", "httpx", "segno", "pyside6_essentials", "icons (lucide)"} <= names
    assert "pip" not in names
    assert "MIT License" in group.text.toPlainText()
    assert all(each.licence for each in group.parts)


def test_the_licences_page_says_where_the_sources_of_qt_and_pyside_are(house, qtbot):
    group = house.group("about")
    said = " ".join(label.text() for label in group.findChildren(QLabel))
    assert f"qt-everywhere-src-{qVersion()}" in said and f"PySide6-{qVersion()}-src" in said
    qtbot.waitUntil(lambda: bool(group.parts), timeout=30_000)
    texts = {each.name: each.text for each in group.parts}
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in texts["PySide6_Essentials"]
    assert {"truststore", "httptools"} <= set(texts)


def test_a_copy_without_a_release_looks_for_no_updates_and_says_so(house):
    group = house.group("updates")
    assert not group.check.isEnabled() and "installer" in group.state.text()


def test_an_installer_built_without_an_address_for_updates_says_so(house, tmp_path, monkeypatch):
    group = house.group("updates")
    marker = tmp_path / "release.json"
    marker.write_text("{}")
    monkeypatch.setattr(updates_group, "is_rehearsal", lambda: source.is_rehearsal(marker))
    group.refresh()
    assert not group.check.isEnabled() and "trial version" in group.state.text()


def test_a_program_that_an_administrator_installed_says_who_updates_it(house, tmp_path, monkeypatch):
    group = house.group("updates")
    marker = tmp_path / "release.json"
    marker.write_text('{"managed": true}')
    for name in ("is_rehearsal", "is_managed"):
        monkeypatch.setattr(updates_group, name, partial(getattr(source, name), marker))
    group.refresh()
    assert not group.check.isEnabled() and "for all users of this computer" in group.state.text()


@pytest.mark.parametrize("windows", [True, False])
def test_a_downloaded_version_can_be_installed_at_once_where_a_program_does_it(house, monkeypatch, windows):
    group = house.group("updates")
    asked = []
    group.settings_actions.update_asked.connect(lambda: asked.append(1))
    monkeypatch.setattr(updates_group, "read_release", lambda: object())
    monkeypatch.setattr(updates_group, "installs_itself", lambda: windows)
    group.refresh()
    assert group.install.isHidden()
    ready = ReadyUpdate("1.3.0", UpdateFile("Setup-1.3.0.exe", 1, "0" * 64))
    monkeypatch.setattr(updates_group, "standing", lambda folder: Standing(ready))
    group.refresh()
    assert group.install.isHidden() is not windows
    group.install.click()
    assert asked == [1]


@pytest.mark.parametrize(
    ("known", "said"),
    [
        (Standing(), "No update is ready."),
        (Standing(withdrawn=True), "withdrawn by its publisher"),
        (Standing(quiet_since=1_790_000_000_000), "No update information since 21/09/2026"),
    ],
)
def test_the_group_says_what_is_known_of_newer_versions(house, monkeypatch, known, said):
    group = house.group("updates")
    monkeypatch.setattr(updates_group, "read_release", lambda: object())
    monkeypatch.setattr(updates_group, "standing", lambda folder: known)
    group.refresh()
    assert said in group.state.text()
