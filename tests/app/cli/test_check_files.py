"""`check` looks at what the data folder needs: space on its disk, and each file that a start reads."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.app.cli.conftest import command

from app.diagnostics import selftest


def test_a_disk_without_space_is_a_finding(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selftest, "_LEAST_SPACE", 1 << 62)
    said = command(tmp_path, "check")
    assert said.code == 1
    assert f"FAIL  folder: disk_full(path={tmp_path})" in said.out
