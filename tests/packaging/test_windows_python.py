"""The tests that another system could fail differently, run by the Windows Python that is shipped, in Wine."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from release.project import ROOT

from tests.packaging.needs import FOR_WINDOWS, needs
from tests.packaging.wine_prefix import Prefix

pytestmark = [needs(FOR_WINDOWS), pytest.mark.timeout(900)]

TESTS = (
    "tests/app/backup",
    "tests/app/diagnostics",
    "tests/app/settings",
    "tests/app/test_autostart.py",
    "tests/app/test_folder_lock.py",
    "tests/app/test_logging_setup.py",
    "tests/app/test_paths.py",
    "tests/app/test_start_attempts.py",
    "tests/app/test_stop_event.py",
    "tests/app/updates",
    "tests/storage/database/test_busy_files.py",
    "tests/storage/database/test_connection.py",
    "tests/storage/outbox/test_journal.py",
    "tests/storage/records/test_hostile_backup.py",
    "tests/storage/records/test_recovery.py",
    "tests/storage/records/test_restore.py",
    "tests/sync/client/test_http.py",
    "tests/ui/editors",
    "tests/ui/window/test_main_window.py",
)
"""Locks, paths, the keychain, logs, files replaced and synced, SQLite's files, sockets; editors, and the window at its work."""
CANNOT = {
    "tests/app/cli/test_kill.py": "kills programs by a signal that Windows has not",
    "tests/app/cli/test_private_files.py": "is about mode bits",
    "tests/app/cli/test_serve.py": "ends programs by a signal that Windows has not",
    "tests/app/processes/test_kills.py": "kills programs by a signal that Windows has not",
    "tests/app/server/test_soak.py": "kills programs by a signal that Windows has not",
    "tests/contract/test_schemathesis.py": "needs libraries that the Python here is made without",
    "tests/packaging": "makes installers on Linux; installers.yml makes and tries those of Windows there",
    "tests/sync/test_kill.py": "kills programs by a signal that Windows has not",
    "tests/test_architecture.py": "judges the source, which is the same everywhere",
    "tests/ui/test_end_to_end.py": "moves the mouse of an X server",
    "tests/ui/test_hands.py": "moves the mouse of an X server",
}
"""What skips itself on Windows or has no sense there. The rest could run here at some tests a second; hosted Windows runs it."""
MOST_LEFT_OUT = 12
"""Tests among `TESTS` that are about mode bits and the like, which Windows has not."""
PROGRAM = """
import os, sys
os.chdir(sys.argv[1])
os.environ["HYPOTHESIS_PROFILE"] = "few"
# the tests outside Wine keep their files there, and clean up at the same time
os.environ.pop("PYTEST_DEBUG_TEMPROOT", None)
# Wine 8 ends at it; without it shutil copies as before Python 3.12
import _winapi
del _winapi.CopyFile2
import pytest
# pytest lists its own folders with iterators that it leaves open, which only Windows' Python warns of
options = ["-q", "-p", "no:cacheprovider", "-o", "timeout=300", "-o", "tmp_path_retention_policy=all"]
options += ["-W", "ignore:unclosed scandir iterator:ResourceWarning"]
sys.exit(pytest.main([*options, *sys.argv[2:]]))
"""


def test_the_tests_pass_on_windows(prefix: Prefix, python: str) -> None:
    fonts = prefix.path("C:\\windows\\Fonts")  # Wine's is empty
    for each in Path("/usr/share/fonts/truetype/dejavu").glob("*.ttf"):
        (fonts / each.name).symlink_to(each)
    ended = prefix.run(python, "-B", "-c", PROGRAM, str(ROOT).replace("/", "\\"), *TESTS, seconds=840)
    assert ended.code == 0, ended.said[-3000:]
    counted = {word: int(number) for number, word in re.findall(r"(\d+) (passed|skipped)", ended.said)}
    assert counted["passed"] > 600 and counted.get("skipped", 0) <= MOST_LEFT_OUT, ended.said[-500:]


def test_what_cannot_run_there_is_there_and_among_no_tests_that_do() -> None:
    assert all((ROOT / each).exists() for each in (*TESTS, *CANNOT)) and not CANNOT.keys() & {*TESTS}
