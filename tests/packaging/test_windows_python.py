"""The tests that another system could fail differently, run by the Windows Python that is shipped, in Wine."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from release import runtime
from release.project import BUILD, PACKAGING, ROOT

from tests.packaging.wine_prefix import Prefix

pytestmark = [
    pytest.mark.skipif(
        not os.environ.get("COUNTERFOIL_INSTALLERS"),
        reason="takes minutes; after packaging/build.py tools, with COUNTERFOIL_INSTALLERS=1",
    ),
    pytest.mark.xdist_group("windows"),
    pytest.mark.timeout(900),
]

TOOLS = ("pytest", "pytest-qt", "pytest-randomly", "pytest-socket", "pytest-timeout", "hypothesis", "pluggy", "iniconfig",
         "packaging", "pygments", "colorama", "sortedcontainers")  # fmt: skip
TESTS = (
    "tests/app/test_lock.py",
    "tests/app/test_paths.py",
    "tests/app/test_secrets.py",
    "tests/app/test_settings.py",
    "tests/app/test_updates.py",
    "tests/storage/test_database.py",
    "tests/storage/test_journal.py",
    "tests/storage/test_migrations.py",
    "tests/storage/test_recovery.py",
    "tests/sync/test_client.py",
)
"""Locks, paths, the keychain, files replaced and synced, SQLite's files, sockets."""


def lock_of(names: set[str]) -> str:
    """The parts of the developers' lock about these packages, hashes and all."""
    text = (PACKAGING / "requirements-dev.txt").read_text(encoding="ascii")
    entries = re.findall(r"(?m)^[a-z0-9][^\n]*(?:\n    --hash[^\n]*)+", text)
    return "\n".join(each for each in entries if re.split(r"[=<> ;\[]", each)[0] in names) + "\n"


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The shipped Python with the tests' libraries, looking into this checkout."""
    folder = tmp_path_factory.mktemp("windows-python")
    shipped = {
        line.partition("==")[0]
        for line in (PACKAGING / "requirements.txt").read_text(encoding="ascii").splitlines()
        if "==" in line
    }
    wanted = folder / "requirements.txt"
    wanted.write_text(lock_of(shipped | set(TOOLS)))
    subprocess.run(
        [
            sys.executable, "-m", "uv", "pip", "install", "-q", "--no-config", "--target", folder / "lib", "--no-deps",
            "--python-platform", "x86_64-pc-windows-msvc", "--python-version", "3.11", "--only-binary", ":all:",
            "--require-hashes", "--link-mode", "copy", "-r", wanted,
        ],
        check=True, env={**os.environ, "UV_CACHE_DIR": str(BUILD / "uv")},
    )  # fmt: skip
    runtime.unpack(runtime.Source(), folder / "runtime")
    drive = "Z:" + str(ROOT).replace("/", "\\")
    (folder / "runtime" / "python311._pth").write_text(
        f"python311.zip\r\n.\r\n{drive}\r\n..\\lib\r\n", encoding="ascii"
    )
    return str(folder / "runtime" / "python.exe")


def test_the_tests_pass_on_windows(prefix: Prefix, python: str, tmp_path: Path) -> None:
    program = (
        "import os, sys; os.chdir(sys.argv[1]); os.environ['QT_QPA_PLATFORM'] = 'windows'; import pytest;"
        "sys.exit(pytest.main(['-q', '-p', 'no:cacheprovider', '-o', 'timeout=300', *sys.argv[2:]]))"
    )
    ended = prefix.run(python, "-B", "-c", program, str(ROOT).replace("/", "\\"), *TESTS, seconds=800)
    assert ended.code == 0, ended.said[-3000:]
    passed = re.search(r"(\d+) passed", ended.said)
    assert passed is not None and int(passed[1]) > 300
