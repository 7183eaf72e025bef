"""A shutdown request, as of an installer or `counterfoil close`, closes the window of another process in order."""

from __future__ import annotations

import subprocess
import sys
import time

from app.errors import FolderInUse
from app.folder_lock import INSTANCE, FolderLock
from app.shutdown_request import REQUEST_FILE, request_shutdown


def owned(folder):
    try:
        FolderLock(folder, INSTANCE).release()
    except FolderInUse:
        return True
    return False


def test_the_window_closes_on_a_shutdown_request(tmp_path):
    folder = tmp_path / "shop"
    folder.mkdir()
    with subprocess.Popen(
        [sys.executable, "-m", "ui.main", "--data", str(folder), "demo"],
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
    ) as window:  # fmt: skip
        try:
            deadline = time.monotonic() + 60
            while not owned(folder):
                assert window.poll() is None and time.monotonic() < deadline
                time.sleep(0.1)
            assert request_shutdown(folder, seconds=60)
            said, _ = window.communicate(timeout=60)
        finally:
            window.kill()
    assert window.returncode == 0 and "Error" not in said, said
    assert not (folder / REQUEST_FILE).exists()
