"""Fixtures of the tests of commands and queries."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.app.support.workstation import Workstation
from tests.storage.support.replicas import assert_one_account, assert_view_law


@pytest.fixture
def station(tmp_path: Path) -> Iterator[Workstation]:
    """A computer of the shop; afterwards the local copies must follow from the outbox, and the journal must agree."""
    made = Workstation(tmp_path)
    yield made
    assert_view_law(made.replica)
    assert_one_account(made.replica)
    made.replica.close()


@pytest.fixture
def cloud(tmp_path: Path) -> Iterator[Workstation]:
    """A replica that is its own cloud."""
    made = Workstation(tmp_path / "cloud", authoritative=True)
    yield made
    assert made.replica.changes() == [] and made.replica.journal.size == 0
    made.replica.close()
