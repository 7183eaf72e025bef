"""The window's program is ended by the system: SIGTERM of a log-out, and a log-off that ends the process at once."""

from __future__ import annotations

import signal
import sqlite3
import subprocess
import sys
from contextlib import closing

import pytest

from app.runtime import Runtime
from app.settings.draft_files import DraftFiles
from app.settings.shop_file import replica_path

USED = """
import signal, sys
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from ui import application

app = QApplication([])
made = application.Application(app, Path(sys.argv[1]))

def use():
    window = made.window
    if window is None or not window.isVisible() or made._session.runtime.schedule is None:
        QTimer.singleShot(20, use)
        return
    {steps}
    print("ready", flush=True)

QTimer.singleShot(20, use)
raise SystemExit(made.run(practice=False))
"""
TYPE = """window.navigation.new("customers")
    window.panel.form.rows["lastName"].editor.line.setText("Half-typed")
"""
EDITS = """import signal
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    tag = made._context.commands.save("tags", {"name": "one"}).ids[0]
    for number in range(200):
        made._context.commands.save("tags", {"name": f"{number:03} " + "x" * 20}, id=tag)
"""
QUIT_WITHOUT_RETURN = """import os
    app.aboutToQuit.connect(lambda: os._exit(7))
    QTimer.singleShot(0, app.quit)
"""


def stopped_cleanly(folder):
    with closing(sqlite3.connect(replica_path(folder, None))) as connection:
        ((value,),) = connection.execute("SELECT value FROM meta WHERE key = 'clean'")
    return value == "true"


def window(folder, steps):
    Runtime(folder, keep_log=False).stop()
    code = [sys.executable, "-c", USED.replace("{steps}", steps), str(folder)]
    started = subprocess.Popen(code, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert started.stdout is not None
    if started.stdout.readline() != "ready\n":
        started.kill()
        raise AssertionError(started.communicate())
    return started


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signal for another process")
@pytest.mark.parametrize("number", [signal.SIGTERM, getattr(signal, "SIGHUP", signal.SIGTERM)])
def test_F125_a_stop_signal_closes_the_window_as_quitting_does(tmp_path, number):
    with window(tmp_path, TYPE) as started:
        try:
            assert not stopped_cleanly(tmp_path)
            started.send_signal(number)
            said, complaints = started.communicate(timeout=30)
        finally:
            started.kill()
    assert started.returncode == 0 and said == "" and "Traceback" not in complaints, complaints
    assert stopped_cleanly(tmp_path)
    drafts = DraftFiles(replica_path(tmp_path, None)).load()
    assert [each.typed for each in drafts] == [{"lastName": "Half-typed"}]


def test_F125_a_log_off_that_ends_the_process_with_its_windows_is_a_clean_stop(tmp_path):
    with window(tmp_path, QUIT_WITHOUT_RETURN) as started:
        try:
            started.communicate(timeout=30)
        finally:
            started.kill()
    assert started.returncode == 7
    assert stopped_cleanly(tmp_path)


def test_F82_a_full_disk_ends_the_window_in_order_and_says_so_in_one_line(tmp_path):
    """The journal could not be rewritten while closing; the process's own limit stands for a small disk."""
    resource = pytest.importorskip("resource")
    with window(tmp_path, EDITS) as started:
        try:
            largest = max(each.stat().st_size for each in tmp_path.rglob("*.journal"))
            resource.prlimit(started.pid, resource.RLIMIT_FSIZE, (largest // 2, resource.RLIM_INFINITY))
            started.send_signal(signal.SIGTERM)
            said, complaints = started.communicate(timeout=30)
        finally:
            started.kill()
    assert started.returncode == 0 and said == "" and "Traceback" not in complaints, complaints
    assert not stopped_cleanly(tmp_path)
    log = (tmp_path / "logs" / "counterfoil.log").read_text("utf-8")
    assert "no clean stop: " in log and "Traceback" not in log
    with Runtime(tmp_path, keep_log=False) as runtime:
        assert len(runtime.replica.changes()) == 1
