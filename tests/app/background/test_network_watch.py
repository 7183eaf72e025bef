"""Another network is noticed; none, and the same one, are no reason to try."""

from __future__ import annotations

import socket

import pytest

from app.background import network_watch
from app.background.network_watch import NetworkWatch


def test_another_network_is_noticed_and_a_network_that_is_gone_is_not() -> None:
    seen: list[tuple[str, ...]] = [
        ("192.168.1.5",), ("192.168.1.5",), (), (), ("192.168.1.5",), ("10.0.0.7",), ("10.0.0.7", "2001:db8::5"), (),
    ]  # fmt: skip
    addresses = iter(seen)
    watch = NetworkWatch(lambda: next(addresses))
    assert [watch.changed() for _ in seen] == [False, False, False, False, True, True, True, False]


def test_a_start_without_a_network_is_followed_by_one() -> None:
    addresses = iter([(), ("192.168.1.5",)])
    watch = NetworkWatch(lambda: next(addresses))
    assert [watch.changed(), watch.changed()] == [False, True]


def test_the_system_is_asked_for_the_route_and_no_route_is_no_network(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(network_watch, "_BEYOND", ((socket.AF_INET, "127.0.0.1"),))
    assert local() == ("127.0.0.1",)
    monkeypatch.setattr(network_watch, "_BEYOND", ((9999, "127.0.0.1"),))
    assert local() == ()


local = network_watch.local_addresses
"""Imported before the tests' own network is put in its place."""
