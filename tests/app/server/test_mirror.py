"""A short run of `tests.mirror`: who follows the change feed has what the lists have, whatever happens to the server."""

from __future__ import annotations

import random
import sys
from pathlib import Path

import pytest

from tests import mirror


@pytest.mark.skipif(sys.platform == "win32", reason="kill is not SIGKILL on Windows")
def test_a_mirror_kept_by_the_change_feed_is_equal_after_kills(tmp_path: Path) -> None:
    report = mirror.run(tmp_path, edits=400, kills=3, seed=random.randrange(10**6))
    assert report.wrong == []
    assert report.edits >= 400 and report.restarts == 3
    assert report.told >= 100
    assert {"200", "201"} <= report.statuses.keys()
