"""A short run of `tests.soak`: what a server said yes to is there after `kill -9`."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests import soak


@pytest.mark.skipif(sys.platform == "win32", reason="kill is not SIGKILL on Windows")
@pytest.mark.parametrize("what", ["serve", "cloud"])
def test_F81_every_acknowledged_write_survives_kill_9(tmp_path: Path, what: str) -> None:
    report = soak.run(tmp_path, seconds=2.0, clients=4, what=what)
    assert report.wrong == []
    assert report.acknowledged >= 4 * soak.RECORDS_PER_CLIENT
    assert {"create", "read", "page", "filtered", "patch", "put"} == report.requests.keys()
