"""`serve` and `cloud`: the first line, the servers, one instance, and a clean end."""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from pathlib import Path

import pytest

from app.server.http.own_addresses import host_for_others
from app.server.http.server import bind
from sync.client.http import HttpTransport
from sync.client.transport import Request
from tests.app.cli.conftest import background, command, contents, told_to_stop

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows cannot send SIGTERM to a process")

ANY = ("serve", "--port", "0", "--receiver-port", "0", "--no-sync")


def test_serve_prints_its_addresses_and_SIGTERM_ends_it_with_0_in_two_seconds(tmp_path: Path) -> None:
    token = command(tmp_path, "token", "create", "till").out.strip()
    with background(tmp_path, *ANY) as serving:
        assert serving.ready.keys() == {"v2", "receiver"}
        transport = HttpTransport(serving.ready["v2"])
        body = json.dumps({"_cloudId": 1}).encode()
        headers = {"Authorization": f"User {token}", "Content-Type": "application/json"}
        assert transport.send(Request("POST", "/v2/signin/token", headers=headers, body=body)).status == 201
        assert command(tmp_path, "token", "revoke", "till").code == 0
        assert transport.send(Request("POST", "/v2/signin/token", headers=headers, body=body)).status == 401
        transport.close()
        receiver = HttpTransport(serving.ready["receiver"])
        assert receiver.send(Request("POST", "/PRODUCT", body=b"[]")).status == 202
        receiver.close()
        at = time.monotonic()
        assert told_to_stop(serving) == 0
        assert time.monotonic() - at < 10
    assert token.encode() not in b"".join(contents(tmp_path).values())


def test_F85_a_second_serve_is_refused_while_reading_is_allowed(tmp_path: Path) -> None:
    with background(tmp_path, *ANY) as serving:
        second = command(tmp_path, *ANY)
        assert (second.code, second.err.count("\n")) == (1, 1)
        assert str(serving.process.pid) in second.err
        assert command(tmp_path, "status", "--json").json["headline"] == "never"
    assert command(tmp_path, "status").code == 0


def test_the_receiver_keeps_its_address_over_a_restart(tmp_path: Path) -> None:
    secrets = []
    for _ in range(2):
        with background(tmp_path, *ANY) as serving:
            secrets.append(serving.ready["receiver"].rsplit("/", 1)[1])
            told_to_stop(serving)
    assert secrets[0] == secrets[1]


def test_any_port_is_any_port_for_the_receiver_too(tmp_path: Path) -> None:
    taken = bind("127.0.0.1", 0)
    usual = str(taken.getsockname()[1])
    command(tmp_path, "config", "set", "receiver.port", usual)
    with background(tmp_path, "serve", "--port", "0", "--no-sync") as serving:
        assert f":{usual}/" not in serving.ready["receiver"]
        assert told_to_stop(serving) == 0
    refused = command(tmp_path, "serve", "--no-sync", "--port", "0", "--receiver-port", usual)
    assert refused.code == 1 and usual in refused.err
    taken.close()


def test_a_port_in_use_is_one_line(tmp_path: Path) -> None:
    taken = bind("127.0.0.1", 0)
    port = str(taken.getsockname()[1])
    for words in (("--port", port, "--receiver-port", "0"), ("--port", "0", "--receiver-port", port)):
        ended = command(tmp_path, "serve", "--no-sync", *words)
        assert (ended.code, ended.err.count("\n"), ended.out) == (1, 1, "")
        assert port in ended.err
    assert command(tmp_path, "cloud", "--empty", "--port", port).code == 1
    taken.close()


def test_other_computers_are_allowed_by_a_setting_only(tmp_path: Path) -> None:
    wide = ("serve", "--no-sync", "--host", "0.0.0.0", "--port", "0", "--receiver-port", "0")
    refused = command(tmp_path, *wide)
    assert refused.code == 1
    assert "server.lan" in refused.err
    assert command(tmp_path, "config", "set", "server.lan", "true").code == 0
    with background(tmp_path, *wide) as serving:
        assert serving.ready["v2"].startswith(f"http://{host_for_others('0.0.0.0')}:")


def test_the_practice_cloud_keeps_its_token_over_a_restart(tmp_path: Path) -> None:
    told = []
    for _ in range(2):
        with background(tmp_path, "cloud", "--cloud-id", "7", "--empty") as serving:
            assert serving.ready.keys() == {"v2", "cloud_id", "refresh_token"}
            told.append((serving.ready["cloud_id"], serving.ready["refresh_token"]))
            os.kill(serving.process.pid, signal.SIGINT)
            assert serving.process.wait(10) == 0
    assert told[0] == told[1]
    assert told[0][0] == 7
