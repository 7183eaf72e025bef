"""Sheets are read in the tests' own process, which takes a tenth of the time, but where a test is about the other one."""

from __future__ import annotations

import pytest

from app.transfer import tables

IN_CHILD = tables.in_child


@pytest.fixture(autouse=True)
def read_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """No other process."""
    monkeypatch.setattr(
        tables, "in_child", lambda function, path, *arguments, **_: function(path, *arguments)
    )


@pytest.fixture
def in_a_child(read_here: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """A process with limits, as in the program."""
    monkeypatch.setattr(tables, "in_child", IN_CHILD)
