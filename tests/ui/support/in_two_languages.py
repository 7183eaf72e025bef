"""Fixtures of tests that run in English and in Czech: the small shop on real files, the window, a person at it.

A test module takes those it needs by assignment (`code = in_two_languages.code`), which is where pytest looks for them.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.ui.conftest import show
from tests.ui.support.counter import opened
from tests.ui.support.person import Person
from ui.context import AppContext


@pytest.fixture(params=["en", "cs"], autouse=True)
def code(request, spoken) -> str:
    """The language of the window; set before the window is made."""
    spoken(request.param)
    return request.param


@pytest.fixture
def context(code, tmp_path, filled) -> Iterator[AppContext]:
    """The context of a program that was started on files."""
    path = tmp_path / "shop" / "replica.db"
    path.parent.mkdir()
    path.write_bytes(filled)
    with opened(path) as made:
        yield made


@pytest.fixture
def window(context, qtbot):
    """The window on those files, shown."""
    return show(context, qtbot)


@pytest.fixture
def person(window, qtbot) -> Person:
    """A person at the window."""
    return Person(window, qtbot)
