"""Settings changed while the program runs take effect at once: servers, receiver, schedule, log."""

from __future__ import annotations

import logging
import socket
from pathlib import Path

import pytest

from app.runtime import Runtime
from app.server.factory import Services
from app.settings.settings import Settings
from sync.client.http import HttpTransport
from sync.client.transport import Request
from sync.errors import SyncError


@pytest.fixture
def runtime(tmp_path: Path):
    settings = Settings.load(tmp_path)
    settings.set({"server.port": 0, "receiver.port": 0})
    with Runtime(tmp_path, keep_log=False) as opened:
        opened.start(lenient=True)
        yield opened


def change(runtime: Runtime, **values: object) -> None:
    named = {name.replace("__", "."): value for name, value in values.items()}
    runtime.settings.set(named)
    runtime.apply_settings(named)


def status(url: str, path: str) -> int | None:
    transport = HttpTransport(url, total=5.0)
    try:
        return transport.send(Request("GET", path)).status
    except SyncError:
        return None
    finally:
        transport.close()


def test_the_v2_server_is_switched_on_and_off_and_keeps_its_clients(runtime):
    servers = runtime.servers
    assert servers.v2 is None
    change(runtime, server__enabled=True)
    url, seen = servers.v2.url, servers.clients
    assert status(url, "/v2/clouds/1/customers") == 401
    assert status(url, "/api/supplier/1") == 401
    change(runtime, server__first_generation=False)
    assert status(servers.v2.url, "/api/supplier/1") == 410
    assert servers.clients is seen
    change(runtime, server__enabled=False)
    assert servers.v2 is None and servers.deliverer is None
    assert status(url, "/v2/clouds/1/customers") is None


def test_a_setting_of_one_server_leaves_the_other_alone(runtime):
    change(runtime, server__enabled=True, receiver__enabled=True)
    v2, receiver = runtime.servers.v2, runtime.servers.receiver
    change(runtime, receiver__public_url="https://shop.example.com/in", server__numbers="json")
    assert runtime.servers.receiver is receiver and runtime.servers.v2 is not v2
    change(runtime, receiver__enabled=False)
    assert runtime.servers.receiver is None and runtime.servers.receiver_url is None
    assert status(runtime.servers.v2.url, "/v2/clouds/1/customers") == 401


def test_a_taken_port_is_a_problem_until_another_is_set(runtime):
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen(1)
        change(runtime, receiver__enabled=True, receiver__port=other.getsockname()[1])
        assert runtime.servers.receiver is None
        assert runtime.servers.problems["receiver"].code == "port_in_use"
        change(runtime, receiver__port=0)
        assert runtime.servers.problems == {}
        assert status(runtime.servers.receiver.url, "/") == 404


def test_the_lan_is_reached_only_when_allowed(runtime):
    change(runtime, server__enabled=True, server__host="0.0.0.0")
    assert runtime.servers.problems["v2"].code == "lan_off"
    change(runtime, server__lan=True)
    assert runtime.servers.problems == {} and runtime.servers.v2.running


def test_a_window_opens_although_a_port_is_taken(tmp_path):
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen(1)
        Settings.load(tmp_path).set({"server.enabled": True, "server.port": other.getsockname()[1]})
        with Runtime(tmp_path, keep_log=False) as opened:
            opened.start(lenient=True)
            assert opened.servers.problems["v2"].code == "port_in_use"
            assert opened.schedule is not None


def test_the_log_level_changes_at_once(runtime):
    root = logging.getLogger()
    before = root.level
    try:
        change(runtime, log__level="debug")
        assert root.level == logging.DEBUG
    finally:
        root.setLevel(before)


def test_settings_changed_before_the_start_are_used(tmp_path):
    with Runtime(tmp_path, keep_log=False) as opened:
        opened.settings.set({"server.enabled": True, "server.port": 0})
        opened.apply_settings(["server.enabled"])
        assert opened.servers.v2 is None
        opened.start(lenient=True)
        assert opened.servers.v2 is not None and opened.servers.v2.running


def test_a_start_after_the_stop_starts_nothing(tmp_path):
    opened = Runtime(tmp_path, keep_log=False)
    opened.settings.set({"server.enabled": True, "server.port": 0})
    opened.stop()
    opened.start(lenient=True)
    assert opened.schedule is None and opened.servers.v2 is None


def test_nothing_starts_again_after_the_stop(tmp_path):
    opened = Runtime(tmp_path, keep_log=False)
    opened.start(Services(sync=False))
    opened.stop()
    opened.settings.set({"server.enabled": True, "server.port": 0})
    opened.apply_settings(["server.enabled"])
    assert opened.servers.v2 is None
