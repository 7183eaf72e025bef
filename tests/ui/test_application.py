"""From the command line to the window: entry point, first run, connecting, practice shop, worker bridge, exit."""

from __future__ import annotations

import logging
import subprocess
import sys
import threading
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QDialog, QMessageBox

from app.settings.settings import Settings
from app.settings.shop_file import read_shop
from app.shutdown_request import REQUEST_FILE
from app.updates import service
from storage.errors import BugError, DiskFull
from sync.events import Bus, Progress, RecordsChanged, RunFinished, RunOutcome, RunStarted
from ui import application
from ui.background import session
from ui.background.long_job import LongJob
from ui.background.worker_bridge import Bridge
from ui.setup.wizard import ConnectDialog, SetupWizard, StartChoice
from ui.widgets.wait_dialog import WaitDialog


def test_commands_run_without_qt_and_without_the_network_stack():
    code = (
        "import sys\nfrom ui.main import main\n"
        "try:\n    main(['--help'])\nexcept SystemExit:\n    pass\n"
        "print([each for each in ('PySide6', 'httpx', 'starlette') if each in sys.modules])"
    )
    answer = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert answer.stdout.rstrip().endswith("[]")


def test_without_a_command_the_window_opens(monkeypatch, tmp_path):
    from ui import main

    seen = []
    monkeypatch.setattr(
        main, "open_window", lambda folder, practice, tray: seen.append((folder, practice, tray)) or 0
    )
    assert main.main(["--data", str(tmp_path)]) == 0
    assert main.main(["--data", str(tmp_path), "demo"]) == 0
    assert main.main(["--data", str(tmp_path), "--tray"]) == 0
    assert [ways for _, *ways in seen] == [[False, False], [True, False], [False, True]]
    assert seen[0][0] == tmp_path


@pytest.fixture
def cloud(tmp_path):
    from app.practice.cloud import PracticeCloud

    made = PracticeCloud(tmp_path / "cloud")
    made.start()
    yield made
    made.close()


def fill(form, cloud, token=None):
    form.address.setText(cloud.url)
    form.cloud.setText(str(cloud.cloud_id))
    form.token.setText(token or cloud.refresh_token)
    form.in_file.setChecked(True)


def test_the_first_run_connects_after_testing_the_connection(spoken, qtbot, cloud, tmp_path):
    folder = tmp_path / "till"
    dialog = SetupWizard(folder, Settings(folder / "settings.toml"), lambda: None)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.connect_button.click()
    assert not dialog.form.go.isEnabled()
    fill(dialog.form, cloud)
    with qtbot.waitSignal(dialog.accepted, timeout=10_000):
        dialog.form.go.click()
    assert dialog.choice is StartChoice.CLOUD
    assert read_shop(folder).cloud_id == cloud.cloud_id


def test_F22_a_wrong_token_is_said_and_nothing_is_kept(spoken, qtbot, cloud, tmp_path):
    folder = tmp_path / "till"
    dialog = SetupWizard(folder, Settings(folder / "settings.toml"), lambda: None)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.connect_button.click()
    fill(dialog.form, cloud, token="wrong")
    dialog.form.go.click()
    qtbot.waitUntil(lambda: "rejected the token" in dialog.form._token.problem.text(), timeout=10_000)
    assert dialog.form.go.isEnabled()
    assert dialog.form.token.text() == "wrong"
    assert read_shop(folder) is None
    dialog.form.address.setText("ftp://nowhere")
    dialog.form.go.click()
    qtbot.waitUntil(lambda: "address cannot be used" in dialog.form._address.problem.text(), timeout=10_000)
    assert dialog.form._token.problem.text() == ""
    dialog.form._bridge.stop()


def test_the_first_run_changes_to_the_chosen_language(spoken, qtbot, tmp_path):
    settings = Settings(tmp_path / "settings.toml")
    dialog = SetupWizard(tmp_path, settings, lambda: spoken(settings.text("appearance.language")))
    qtbot.addWidget(dialog)
    dialog.languages.setCurrentIndex(dialog.languages.findData("cs"))
    dialog.languages.activated.emit(dialog.languages.currentIndex())
    qtbot.waitUntil(lambda: dialog.practice_button.accessibleName() == "Vyzkoušet ukázkový obchod")
    assert settings.text("appearance.language") == "cs"
    dialog.practice_button.click()
    assert dialog.choice is StartChoice.PRACTICE
    dialog.form._bridge.stop()


def test_the_connect_form_is_prefilled_and_warns_of_pending_changes(spoken, qtbot, tmp_path):
    from app.settings.shop_file import SecretsKind, Shop

    shop = Shop(base_url="https://api.example.com", cloud_id=7, secrets=SecretsKind.FILE)
    dialog = ConnectDialog(tmp_path, shop, 3, None)
    qtbot.addWidget(dialog)
    assert dialog.values() == {
        "address": "https://api.example.com", "cloud_id": 7, "token": "", "in_file": True,
    }  # fmt: skip
    dialog.form._bridge.stop()


def test_an_empty_folder_opens_without_a_cloud_and_closes_again(tmp_path):
    opened = session.open_folder(tmp_path / "empty")
    assert opened.practice is None
    assert opened.runtime.queries.sync_status().headline == "never"
    assert not session.is_practice(tmp_path / "empty")
    opened.close()


@pytest.fixture
def small_practice(monkeypatch):
    """The practice cloud without its 1,500 products."""
    from app.practice import filled_cloud

    monkeypatch.setattr(filled_cloud, "fill", lambda cloud, **_: None)


def test_a_practice_folder_stays_a_practice_folder(small_practice, tmp_path):
    for practice in (True, False):
        opened = session.open_folder(tmp_path / "demo", practice=practice)
        assert opened.practice is not None
        assert opened.practice.running
        opened.close()
    assert session.is_practice(tmp_path / "demo")


def test_the_application_opens_changes_language_and_theme_and_closes(
    small_practice, spoken, qapp, qtbot, tmp_path, monkeypatch
):
    made = application.Application(qapp, tmp_path / "demo")
    seen = SimpleNamespace(done=False)

    def use():
        window = made.window
        if window is None or not window.isVisible():
            QTimer.singleShot(50, use)
            return
        made._save_settings({"appearance.language": "cs"})
        made._save_settings({"appearance.theme": "dark"})
        qtbot.waitUntil(lambda: made._settings.text("appearance.theme") == "dark")
        qtbot.wait(50)
        seen.title = window.windowTitle()
        seen.done = True
        window.close()

    QTimer.singleShot(50, use)
    assert made.run(practice=True) == 0
    assert seen.done
    assert made.window is not None
    assert made._session is None


@pytest.mark.parametrize(
    ("way", "expected"),
    [("close", [False]), ("update_asked", [True]), ("request", [])],
    ids=["a person closes it", "a person asks for the new version", "an installer asks it to close"],
)
def test_a_fetched_version_is_installed_once_and_opened_for_who_asked_for_it(
    small_practice, spoken, qapp, tmp_path, monkeypatch, way, expected
):
    installed = []
    monkeypatch.setattr(service, "install_on_closing", lambda _folder, *, reopen: installed.append(reopen))
    made = application.Application(qapp, tmp_path / "demo")

    def use():
        window = made.window
        if window is None or not window.isVisible():
            QTimer.singleShot(50, use)
        elif way == "close":
            window.close()
        elif way == "update_asked":
            window.update_asked.emit()
        else:
            (tmp_path / "demo" / REQUEST_FILE).touch()

    QTimer.singleShot(50, use)
    assert made.run(practice=True) == 0
    # The last window closes while the request ends the loop: a second end of it would wait for the next test.
    QCoreApplication.removePostedEvents(qapp, QEvent.Type.Quit)
    assert installed == expected


def test_the_window_moves_to_another_cloud_and_comes_back(cloud, spoken, qapp, qtbot, tmp_path, monkeypatch):
    made = application.Application(qapp, tmp_path / "till")
    values = {
        "address": cloud.url, "cloud_id": cloud.cloud_id, "token": cloud.refresh_token, "in_file": True,
    }  # fmt: skip
    monkeypatch.setattr(ConnectDialog, "exec", lambda dialog: 1)
    monkeypatch.setattr(ConnectDialog, "values", lambda dialog: values)
    monkeypatch.setattr(SetupWizard, "exec", lambda dialog: 1)
    seen = []

    def use():
        window = made.window
        if window is None or not window.isVisible():
            QTimer.singleShot(50, use)
            return
        seen.append(made._session.runtime.shop)
        if len(seen) == 1:
            made._reconnect()
            QTimer.singleShot(50, use)
        else:
            window.close()

    QTimer.singleShot(50, use)
    assert made.run(practice=False) == 0
    assert seen[0] is None
    assert seen[1].cloud_id == cloud.cloud_id


@pytest.mark.parametrize("token", [True, False])
def test_a_restore_without_a_token_asks_for_it(connected, qapp, qtbot, tmp_path, monkeypatch, token):
    from app.settings.secrets import MemorySecrets

    made = application.Application(qapp, tmp_path)
    made._context = connected.context
    made._session = SimpleNamespace(runtime=connected.runtime)
    if not token:
        connected.runtime._secrets = MemorySecrets()
    asked = []
    monkeypatch.setattr(made, "_reconnect", lambda: asked.append(1))
    made._ask_for_token()
    if token:
        connected.context.bridge.finish()
        qtbot.wait(50)
        assert asked == []
    else:
        qtbot.waitUntil(lambda: asked == [1])
        assert connected.runtime.queries.sync_status().headline == "sign_in"


def test_a_start_leaves_it_to_the_schedule_what_is_due(connected, qapp, qtbot, tmp_path, monkeypatch):
    made, asked, started = application.Application(qapp, tmp_path), [], []
    made._context = connected.context
    made._session = SimpleNamespace(runtime=connected.runtime, start=lambda: started.append(1))
    monkeypatch.setattr(connected.context, "sync_now", lambda: asked.append(1))
    made._start_background(connected.context, first_download=False)
    qtbot.waitUntil(lambda: started == [1])
    assert asked == []


def test_a_folder_in_use_shows_an_error_and_exits_with_1(small_practice, spoken, qapp, tmp_path, monkeypatch):
    said = []
    monkeypatch.setattr(QMessageBox, "exec", lambda box: said.append(box.text()) or 0)
    opened = session.open_folder(tmp_path / "till")
    try:
        made = application.Application(qapp, tmp_path / "till")
        assert made.run(practice=False) == 1
    finally:
        opened.close()
    assert said == ["Counterfoil is already running"]


def test_garbage_is_collected_on_the_main_thread_while_the_window_lives(qapp, qtbot):
    import gc
    import threading

    from ui.background.gc_on_main_thread import FREEZES, MainThreadGC

    seen = []
    gc.callbacks.append(
        lambda phase, info: seen.append(threading.current_thread() is threading.main_thread())
    )
    collector = MainThreadGC()
    try:
        assert not gc.isenabled()
        seen.clear()
        workers = [threading.Thread(target=lambda: [[number] for number in range(50_000)]) for _ in range(3)]
        for worker in workers:
            worker.start()
        for worker in workers:
            worker.join()
        assert seen == []
        for _ in range(FREEZES):
            assert collector.collect() == 0
        assert gc.get_freeze_count() > 0
        assert seen == []  # what was imported is set aside, not looked through
        keep = [[number] for number in range(2_000)]
        assert collector.collect() is not None
        assert collector.collect() is None
        assert set(seen) == {True}
        del keep
    finally:
        collector.stop()
        gc.callbacks.pop()
    assert gc.isenabled()


@pytest.fixture
def bridge(qapp):
    bus = Bus()
    made = Bridge(bus)
    made.bus = bus
    yield made
    made.stop()


def test_results_are_delivered_on_the_main_thread_in_order(bridge, qtbot):
    seen = []
    for number in range(20):
        bridge.submit(
            lambda number=number: (number, threading.current_thread() is threading.main_thread()),
            done=lambda value: seen.append((*value, threading.current_thread() is threading.main_thread())),
        )
    qtbot.waitUntil(lambda: len(seen) == 20)
    assert seen == [(number, False, True) for number in range(20)]


def test_a_result_after_closing_is_dropped(bridge, qtbot):
    seen, ended = [], threading.Event()
    bridge.submit(ended.set, done=seen.append)
    assert ended.wait(10)
    bridge.finish()
    bridge.stop()
    qtbot.waitUntil(lambda: bridge._under_way == 0)
    assert seen == []


def test_events_are_emitted_on_the_main_thread(bridge, qtbot):
    with qtbot.waitSignals([bridge.changed, bridge.run_started]):
        bridge.submit(
            lambda: (
                bridge.bus.publish(RecordsChanged("tags", (1,), "save")),
                bridge.bus.publish(RunStarted(0)),
            )
        )


def test_events_of_a_run_are_batched_and_the_order_of_all_events_is_kept(bridge, qtbot):
    seen = []
    for name in ("changed", "run_started", "run_progress", "run_finished"):
        getattr(bridge, name).connect(lambda *told, name=name: seen.append((name, *told)))
    tell = bridge.bus.publish
    tell(RunStarted(0))
    for page in range(200):
        tell(RecordsChanged("customers", (2 * page, 2 * page + 1), "pull"))
        tell(Progress("pull", "customers", page, 200))
    tell(RecordsChanged("tags", (1,), "save"))
    tell(RecordsChanged("customers", (7,), "pull"))
    tell(RecordsChanged("customers", (), "pull"))
    tell(RunFinished(RunOutcome(outcome="in_step")))
    tell(RecordsChanged("customers", (9,), "pull"))
    # Only what is left waits for its time.
    qtbot.waitUntil(lambda: len(seen) == 7, timeout=10_000)
    assert seen == [
        ("run_started",),
        ("changed", RecordsChanged("customers", tuple(range(400)), "pull")),
        ("run_progress", Progress("pull", "customers", 199, 200)),
        ("changed", RecordsChanged("tags", (1,), "save")),
        ("changed", RecordsChanged("customers", (), "pull")),
        ("run_finished", RunOutcome(outcome="in_step")),
        ("changed", RecordsChanged("customers", (9,), "pull")),
    ]


def test_an_error_without_a_callback_is_emitted_by_failed(bridge, qtbot, caplog):
    def fails(error):
        raise error

    taken = []
    bridge.submit(lambda: fails(DiskFull(path="x")), failed=taken.append)
    qtbot.waitUntil(lambda: len(taken) == 1)
    with qtbot.waitSignal(bridge.failed) as untaken:
        bridge.submit(lambda: fails(DiskFull(path="x")))
    assert isinstance(untaken.args[0], DiskFull)
    with qtbot.waitSignal(bridge.failed) as bug:
        bridge.submit(lambda: fails(RuntimeError("x")), failed=taken.append)
    assert isinstance(bug.args[0], BugError)
    assert bug.args[0].params["kind"] == "RuntimeError"
    assert len(taken) == 2


def closed_for_good(widget):
    widget.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def test_results_for_a_deleted_owner_are_dropped_but_a_failed_command_is_reported(bridge, qtbot):
    def fails():
        assert gone.wait(10)
        raise DiskFull(path="x")

    owner, gone, seen, told = QObject(), threading.Event(), [], []
    bridge.failed.connect(told.append)
    bridge.submit(lambda: gone.wait(10), done=seen.append, owner=owner)
    bridge.submit(fails, failed=seen.append, owner=owner, worker="background")
    bridge.submit(fails, failed=seen.append, owner=owner)
    closed_for_good(owner)
    gone.set()
    qtbot.waitUntil(lambda: bridge._under_way == 0)
    assert seen == [] and [type(each) for each in told] == [DiskFull]


def test_a_long_job_of_a_deleted_dialog_ends_without_an_error(bridge, qtbot, caplog):
    dialog, seen, gone = QDialog(), [], threading.Event()
    job = LongJob(bridge, dialog)
    job.progressed.connect(lambda *how_far: seen.append(how_far))

    def work(tell, cancel):
        tell(1, 2)
        assert gone.wait(10)
        tell(2, 2)
        return 7

    job.start(work, done=seen.append, failed=seen.append)
    qtbot.waitUntil(lambda: seen == [(1, 2)])
    closed_for_good(dialog)
    gone.set()
    qtbot.waitUntil(lambda: bridge._under_way == 0)
    # Windows of other tests may log their runs meanwhile: only faults count.
    assert seen == [(1, 2)] and not [each for each in caplog.records if each.levelno >= logging.WARNING]


def test_the_wait_dialog_returns_the_value_or_raises_and_cannot_be_closed(bridge, qtbot, spoken):
    import time

    dialog = WaitDialog(bridge, "Wait")
    qtbot.addWidget(dialog)
    QTimer.singleShot(250, lambda: (dialog.close(), dialog.reject()))
    assert dialog.wait(lambda: time.sleep(0.4) or 7) == 7
    with pytest.raises(DiskFull):
        dialog.wait(lambda: (_ for _ in ()).throw(DiskFull(path="x")))
    assert QApplication.activeModalWidget() is None
