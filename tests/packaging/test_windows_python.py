"""The tests that another system could fail differently, run by the Windows Python that is shipped, in Wine."""

from __future__ import annotations

import re

import pytest
from release.project import ROOT

from tests.packaging.needs import FOR_WINDOWS, needs
from tests.packaging.wine_prefix import Prefix

pytestmark = [needs(FOR_WINDOWS), pytest.mark.timeout(900)]

TESTS = (
    "tests/app/test_folder_lock.py",
    "tests/app/test_paths.py",
    "tests/app/settings/test_secrets.py",
    "tests/app/settings/test_settings.py",
    "tests/storage/database/test_connection.py",
    "tests/storage/database/test_busy_files.py",
    "tests/storage/outbox/test_journal.py",
    "tests/storage/records/test_recovery.py",
    "tests/sync/client/test_http.py",
    "tests/ui/window/test_main_window.py",
)
"""Locks, paths, the keychain, files replaced and synced, SQLite's files, sockets; and the window at its work."""
MOST_LEFT_OUT = 8
"""Tests among them that are about mode bits and the like, which Windows has not."""
PROGRAM = """
import os, sys
os.chdir(sys.argv[1])
# here, as Wine hands no variable of Qt's on; and its offscreen platform brings no fonts along
os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ["QT_QPA_FONTDIR"] = "Z:\\\\usr\\\\share\\\\fonts\\\\truetype\\\\dejavu"
os.environ["HYPOTHESIS_PROFILE"] = "few"
# the tests outside Wine keep their files there, and clean up at the same time
os.environ.pop("PYTEST_DEBUG_TEMPROOT", None)
import pytest
# pytest lists its own folders with iterators that it leaves open, which only Windows' Python warns of
options = ["-q", "-p", "no:cacheprovider", "-o", "timeout=300", "-o", "tmp_path_retention_policy=all"]
options += ["-W", "ignore:unclosed scandir iterator:ResourceWarning"]
sys.exit(pytest.main([*options, *sys.argv[2:]]))
"""


def test_the_tests_pass_on_windows(prefix: Prefix, python: str) -> None:
    ended = prefix.run(python, "-B", "-c", PROGRAM, str(ROOT).replace("/", "\\"), *TESTS, seconds=840)
    assert ended.code == 0, ended.said[-3000:]
    counted = {word: int(number) for number, word in re.findall(r"(\d+) (passed|skipped)", ended.said)}
    assert counted["passed"] > 20 * len(TESTS) and counted.get("skipped", 0) <= MOST_LEFT_OUT, ended.said[
        -500:
    ]
