"""The window's state is a file of the data folder like any other."""

from __future__ import annotations

import os
import stat
import sys

import pytest

from ui.window.state import FILE, WindowState


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no mode bits")
def test_the_state_is_for_its_owner_only(tmp_path):
    before = os.umask(0)
    try:
        for section in ("customers", "products"):
            state = WindowState(tmp_path)
            state.put("section", section)
            state.flush()
            assert WindowState(tmp_path).text("section") == section
    finally:
        os.umask(before)
    assert [each.name for each in tmp_path.iterdir()] == [FILE]
    assert stat.S_IMODE((tmp_path / FILE).stat().st_mode) == 0o600
