"""The window with the engine, the schedule and the server in a process of their own (F134)."""

from __future__ import annotations

import os
import signal
import sys
import time

import pytest

from app.account.connection import connect
from app.paths import LEFT_RUNNING_FILE
from app.practice.cloud import PracticeCloud
from app.settings.secrets import open_secrets
from app.settings.settings import Settings
from app.settings.shop_file import SecretsKind, Shop
from app.shutdown_request import is_free, request_shutdown
from app.updates import service
from storage.schema.validation import blank
from sync.events import EngineEnded
from tests.fakes.lag import lag
from tests.ui.support import program


@pytest.fixture
def cloud(tmp_path):
    made = PracticeCloud(tmp_path / "cloud")
    made.start()
    yield made
    made.close()


@pytest.fixture
def folder(tmp_path, cloud):
    made = tmp_path / "till"
    made.mkdir()
    shop = Shop(base_url=cloud.url, cloud_id=cloud.cloud_id, secrets=SecretsKind.FILE)
    connect(made, shop, cloud.refresh_token, secrets=open_secrets(SecretsKind.FILE, made))
    Settings.load(made).set({"server.port": 0, "sync.after_edit_seconds": 1, "window.tray": False})
    return made


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL on Windows")
def test_F134_an_edit_is_sent_though_the_other_process_is_killed_and_the_window_closes_in_two_seconds(
    cloud, folder, qapp, qtbot
):
    processes, closing = [], []

    def use(made):
        runtime = made._session.runtime
        qtbot.waitUntil(lambda: made._context.queries.sync_status().headline == "in_step", timeout=60_000)
        for dialog in qapp.topLevelWidgets():
            if dialog is not made.window:
                dialog.close()
        processes.append(runtime.process_id)
        body = {**blank(runtime.replica.catalogue["tags"]), "name": "kept"}
        tag = runtime.commands.save("tags", body).ids[0]
        os.kill(processes[0], signal.SIGKILL)
        qtbot.waitUntil(lambda: cloud.replica.get("tags", tag) is not None, timeout=60_000)
        processes.append(runtime.process_id)
        closing.append(time.monotonic() - late())

    with lag() as late:
        program.run(qapp, folder, use, apart=True)
        assert time.monotonic() - late() - closing[0] <= 2.5
    assert None not in processes and len({*processes}) == 2
    assert not _runs(processes[1])


@pytest.mark.skipif(sys.platform == "win32", reason="os.kill ends a process there")
def test_F134_the_server_goes_on_when_the_window_closes_if_it_is_so_set(folder, qapp, qtbot):
    Settings.load(folder).set({"server.enabled": True, "server.keep_running": True})
    processes = []

    def use(made):
        runtime = made._session.runtime
        qtbot.waitUntil(lambda: runtime.shown_servers.v2 is not None, timeout=60_000)
        processes.append(runtime.process_id)

    program.run(qapp, folder, use, apart=True)
    assert _runs(processes[0]) and (folder / LEFT_RUNNING_FILE).exists()
    program.run(qapp, folder, use, apart=True)
    qtbot.waitUntil(lambda: not _runs(processes[0]), timeout=10_000)
    assert _runs(processes[1])
    qtbot.waitUntil(lambda: not is_free(folder), timeout=10_000)
    assert request_shutdown(folder, seconds=10)
    qtbot.waitUntil(lambda: not _runs(processes[1]), timeout=10_000)


@pytest.mark.parametrize("way", ["a fetched version waits", "an installer asks it to close"])
def test_F134_nothing_goes_on_where_the_program_is_replaced_next(folder, qapp, qtbot, monkeypatch, way):
    Settings.load(folder).set({"server.keep_running": True})
    asks = way.startswith("an installer")
    monkeypatch.setattr(service, "waits_to_be_installed", lambda _folder: not asks)
    monkeypatch.setattr(service, "install_on_closing", lambda _folder, *, reopen: None)
    processes = []

    def use(made):
        runtime = made._session.runtime
        qtbot.waitUntil(lambda: runtime.next_run() is not None, timeout=60_000)
        processes.append(runtime.process_id)
        if asks:
            made._quit_from_thread()

    program.run(qapp, folder, use, apart=True)
    assert not _runs(processes[0]) and not (folder / LEFT_RUNNING_FILE).exists()


def test_F134_it_is_said_from_the_second_time_on(open_window, context):
    window = open_window(context).window
    said = []
    window.messages.show = said.append
    for times in (1, 2, 3):
        window.messages.show_engine_ended(EngineEnded("hung", times))
    window.messages.show_engine_ended(EngineEnded("other_version", 1))
    assert len(said) == 3
    assert "2" in said[0] and "3" in said[1] and "newer version" in said[2]


def test_F134_an_end_reaches_the_window(open_window, context, qtbot):
    open_window(context)
    with qtbot.waitSignal(context.bridge.engine_ended) as signalled:
        context.bridge.bus.publish(EngineEnded("ended", 2))
    assert signalled.args == [EngineEnded("ended", 2)]


def _runs(process):
    try:
        os.kill(process, 0)
    except OSError:
        return False
    try:
        with open(f"/proc/{process}/stat") as status:
            return status.read().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return True
