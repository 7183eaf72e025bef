"""Starts that ended at once are counted until one settles or is closed."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.start_attempts import STARTS_FILE, StartAttempts


def test_after_two_starts_that_ended_at_once_the_next_is_in_safe_mode(tmp_path: Path) -> None:
    assert [StartAttempts(tmp_path).begin() for _ in range(4)] == [False, False, True, True]
    StartAttempts(tmp_path).finish()
    assert list(tmp_path.iterdir()) == []
    assert not StartAttempts(tmp_path).begin()


def test_a_start_that_settled_begins_the_count_anew(tmp_path: Path) -> None:
    for _ in range(5):
        starts = StartAttempts(tmp_path)
        assert not starts.begin()
        starts.finish()
        assert not StartAttempts(tmp_path).begin()
        StartAttempts(tmp_path).finish()


@pytest.mark.parametrize("content", ["", "{", "[]", '{"unfinished": "x"}', '{"other": 1}'])
def test_a_damaged_count_counts_none(tmp_path: Path, content: str) -> None:
    (tmp_path / STARTS_FILE).write_text(content)
    assert not StartAttempts(tmp_path).begin()


def test_a_folder_that_is_not_there_is_not_created(tmp_path: Path) -> None:
    assert not StartAttempts(tmp_path / "new").begin()
    StartAttempts(tmp_path / "new").finish()
    assert list(tmp_path.iterdir()) == []
