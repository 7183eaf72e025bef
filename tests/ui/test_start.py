"""Start-up: what is imported and painted before the window is first shown, and what starts only afterwards."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer

from app.cli.main import main
from app.runtime import Runtime
from ui import application
from ui.background import session
from ui.window.state import WindowState
from ui.window.tray import Tray

ROOT = Path(__file__).resolve().parents[2]
FIRST_SIGHT = """
import json, linecache, sys
from pathlib import Path
from ui.background.plain_imports import use_plain_imports
use_plain_imports()
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from ui import application

app = QApplication([])
made = application.Application(app, Path(sys.argv[1]), apart=sys.argv[2:] == ["apart"])
known = ["httpx", "apscheduler", "asyncio", "starlette", "uvicorn", "openpyxl", "keyring", "sync.engine",
    "sync.push.run", "ui.overview.page", "ui.sync.page", "ui.settings.page", "ui.record.form", "ui.conflicts.dialog",
    "ui.window.command_palette", "ui.lists.dialogs.condition_popup", "ui.lists.dialogs.columns_dialog", "ui.lists.dialogs.delete_dialog", "ui.permissions.pin_dialog", "ui.conflicts.rollback_dialog",
    "ui.setup.wizard", "app.transfer.tables", "app.commands.save_with_related", "app.commands.resolve", "pydantic", "msgspec",
    "app.transfer.unsent_changes", "app.account.connection", "app.updates.source", "sync.client.http",
    "sync.client.api", "sync.limits.gate", "sync.change.step", "ssl", "http.client", "email", "urllib.request",
    "app.processes.supervisor", "app.processes.channel", "app.processes.messages", "app.server.view",
    "PySide6.QtNetwork", "ui.window.tray", "ui.window.unsent_dialog", "ui.transfer.import_dialog", "app.plans.planner",
    "app.price_work.rule", "storage.records.transaction", "storage.records.history", "storage.tables.migrations",
    "storage.database.backups", "storage.schema.validation", "app.commands.record_editor", "app.commands.undo",
    "app.queries.costs", "ui.record.history_tab", "logging.handlers", "subprocess", "tomllib"]

def look():
    window = made.window
    if window is None or not window.isVisible():
        QTimer.singleShot(5, look)
        return
    window.grab()
    from ui.style import icons
    print(json.dumps({
        "imported": [each for each in known if each in sys.modules],
        "ours": sum(each.split(".")[0] in ("ui", "app", "sync", "storage") for each in sys.modules),
        "modules": len(sys.modules),
        "pages": list(window.navigation.pages),
        "sources": [each for each in linecache.cache if each.startswith(str(Path(application.__file__).parent))],
        "pictures": icons._render.cache_info().currsize,
        "started": made._session.runtime.schedule is not None,
    }))
    window.close()

QTimer.singleShot(0, look)
raise SystemExit(made.run(practice=False))
"""

OURS_AT_MOST, MODULES_AT_MOST = 255, 442
"""Ceilings of the modules imported before the first paint: of this program, and with those of Python and of Qt."""


@pytest.mark.parametrize("apart", [[], ["apart"]], ids=["together", "apart"])
def test_nothing_is_imported_or_made_before_the_window_is_shown_that_is_not_visible_in_it(tmp_path, apart):
    Runtime(tmp_path, keep_log=False).stop()
    WindowState(tmp_path).put("section", "customers")
    code = [sys.executable, "-c", FIRST_SIGHT, str(tmp_path), *apart]
    answer = subprocess.run(code, capture_output=True, text=True, check=True)
    seen = json.loads(answer.stdout.splitlines()[-1])
    assert seen["imported"] == []
    assert seen["sources"] == []
    # Each costs a millisecond. A new one that the first sight does not need is imported where it is used.
    assert seen["ours"] <= OURS_AT_MOST
    assert seen["modules"] <= MODULES_AT_MOST
    assert seen["pages"] == ["customers"]
    # Those in sight, of several hundred in all their colours and sizes.
    assert 20 < seen["pictures"] < 60
    assert seen["started"] is False


def test_background_work_starts_on_a_worker_after_the_window_is_shown(
    spoken, qapp, qtbot, tmp_path, monkeypatch
):
    Runtime(tmp_path, keep_log=False).stop()
    made = application.Application(qapp, tmp_path)
    shown = []
    start = session.Session.start

    def noted(opened):
        shown.append((made.window.isVisible(), threading.current_thread() is threading.main_thread()))
        start(opened)

    monkeypatch.setattr(session.Session, "start", noted)

    def use():
        opened = made._session
        if opened is None or opened.runtime.schedule is None:
            QTimer.singleShot(20, use)
            return
        made.window.close()

    QTimer.singleShot(20, use)
    assert made.run(practice=False) == 0
    assert shown == [(True, False)]


@pytest.mark.qt_log_ignore("systemTrayWindowChanged", "This plugin does not support")
@pytest.mark.parametrize("tray", [True, False])
def test_at_sign_in_the_window_stays_in_the_tray_or_is_minimised(
    spoken, qapp, qtbot, tmp_path, monkeypatch, tray
):
    Runtime(tmp_path, keep_log=False).stop()
    monkeypatch.setattr(Tray, "possible", lambda: tray)
    made = application.Application(qapp, tmp_path, in_tray=True)
    seen = []

    def look():
        if made._session is None or made._session.runtime.schedule is None:
            QTimer.singleShot(10, look)
            return
        seen.append((made.window.isVisible(), made.window.isMinimized()))
        made._to_front()
        seen.append((made.window.isVisible(), made.window.isMinimized()))
        made.window.hide_on_close = False
        made.window.close()

    QTimer.singleShot(0, look)
    assert made.run(practice=False) == 0
    assert seen == [(not tray, not tray), (True, False)]


def test_the_option_of_the_installer_reaches_the_window():
    asked = []
    assert main(["--tray"], window=lambda *given: asked.append(given) or 0) == 0
    assert [(practice, tray) for _, practice, tray in asked] == [(False, True)]


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems always have a display")
def test_without_a_display_the_window_says_so_in_one_sentence(tmp_path):
    environment = {name: value for name, value in os.environ.items() if not name.startswith("QT_")}
    for display in ({}, {"DISPLAY": ":4077"}):
        without = {**environment, "DISPLAY": "", "WAYLAND_DISPLAY": "", **display}
        done = subprocess.run(
            [sys.executable, "-m", "ui.main", "--data", str(tmp_path)],
            cwd=ROOT, env=without, capture_output=True, text=True, check=False, timeout=60,
        )  # fmt: skip
        assert (done.returncode, done.stdout) == (1, "")
        assert done.stderr.count("\n") == 1 and "no display" in done.stderr and "serve" in done.stderr
