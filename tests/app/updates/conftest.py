"""A place of releases, and the updates of a computer that looks there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import app.updates.downloader
from app.updates.downloader import Updates
from app.updates.source import Release
from sync.client.http import HttpTransport
from tests.app.updates.release_place import NOW, ROOT_KEY, Place, public, serving_place
from tests.fakes.clock import ManualClock


@pytest.fixture
def place() -> Iterator[Place]:
    with serving_place() as there:
        yield there


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock(now=NOW)


@pytest.fixture
def computer(
    place: Place, clock: ManualClock, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Callable[..., Updates]]:
    """Makes the updates of a data folder, of which some may be another build."""
    monkeypatch.setattr(app.updates.downloader, "CHUNK_BYTES", 100_000)
    monkeypatch.setattr(app.updates.downloader, "RETRY_SECONDS", (0.0, 0.0))
    opened: dict[tuple[str, int], HttpTransport] = {}

    def connect(address: str, most: int) -> HttpTransport:
        if (address, most) not in opened:
            opened[address, most] = HttpTransport(address, most=most)
        return opened[address, most]

    def make(folder: Path, *, running: str = "1.2.9", root: bytes | None = None, **other: str) -> Updates:
        release = Release(public(ROOT_KEY) if root is None else root, other.pop("address", place.url))
        return Updates(
            folder, release, connect, running=running, system=other.pop("system", "windows"), clock=clock
        )

    yield make
    for each in opened.values():
        each.close()


@pytest.fixture
def updates(computer: Callable[..., Updates], tmp_path: Path) -> Updates:
    return computer(tmp_path)
