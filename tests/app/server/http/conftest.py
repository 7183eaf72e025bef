"""Fixtures of the HTTP server's tests: the addresses that this computer seems to have."""

from __future__ import annotations

import pytest

from app.server.http import own_addresses


class Addresses:
    """What the system says of this computer's addresses."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._now: tuple[str, ...] = ()
        monkeypatch.setattr(own_addresses, "_of_interfaces", lambda: self._now)
        monkeypatch.setattr(own_addresses, "_of_host_name", lambda: ())

    def set(self, *addresses: str) -> None:
        """From now on it has these."""
        self._now = addresses


@pytest.fixture
def addresses(monkeypatch: pytest.MonkeyPatch) -> Addresses:
    """The addresses of this computer; none until they are set."""
    return Addresses(monkeypatch)
