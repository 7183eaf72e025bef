"""TLS: self-signed and given certificates, the printed fingerprint, invalid files."""

from __future__ import annotations

import asyncio
import hashlib
import os
import socket
import ssl
import stat
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path

import httpx
import pytest

from app.errors import CertificateUnusable
from app.runtime import Runtime
from app.server.asgi import AsgiApp
from app.server.factory import Listen, Services
from app.server.http import tls
from app.server.http.server import Server
from app.server.http.tls import fingerprint, names_in, self_signed, server_context
from app.server.webhooks import admin
from app.settings.settings import Settings
from sync.client.transport import Request, Response
from sync.errors import TlsRefused
from tests.app.cli.conftest import background, command, told_to_stop
from tests.app.server.http.conftest import Addresses

ANY = ("serve", "--port", "0", "--receiver-port", "0", "--no-sync")


def answer(request: Request) -> Response:
    return Response(200, {}, request.path.encode())


def shown(port: int) -> str:
    """The fingerprint of a server's certificate."""
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    with socket.create_connection(("127.0.0.1", port), 5) as peer, context.wrap_socket(peer) as wrapped:
        digest = hashlib.sha256(wrapped.getpeercert(binary_form=True) or b"").hexdigest().upper()
    return ":".join(digest[at : at + 2] for at in range(0, 64, 2))


def test_a_client_that_trusts_the_self_signed_certificate_connects(tmp_path: Path) -> None:
    certificate, key = self_signed(tmp_path, names={"till.example"})
    server = Server(AsgiApp(answer), tls=server_context(certificate, key))
    server.start()
    try:
        assert server.url.startswith("https://127.0.0.1:")
        with httpx.Client(verify=ssl.create_default_context(cafile=str(certificate))) as client:
            assert client.get(f"{server.url}/x").text == "/x"
            assert client.get(f"https://localhost:{server.port}/x").text == "/x"
        assert shown(server.port) == fingerprint(certificate)
        with pytest.raises(httpx.ConnectError):
            httpx.get(f"{server.url}/x")
        with pytest.raises(httpx.HTTPError):
            httpx.get(f"http://127.0.0.1:{server.port}/x")
        with httpx.Client(verify=ssl.create_default_context(cafile=str(certificate))) as client:
            assert client.get(f"{server.url}/x").status_code == 200
    finally:
        server.stop()


def test_a_connection_without_a_handshake_is_dropped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asyncio.constants, "SSL_HANDSHAKE_TIMEOUT", 0.3)
    server = Server(AsgiApp(answer), tls=server_context(*self_signed(tmp_path, names=())))
    server.start()
    with socket.create_connection(("127.0.0.1", server.port), 5) as peer:
        assert peer.recv(100) == b""
    server.stop()


def test_a_certificate_is_generated_once_and_again_before_it_expires(tmp_path: Path) -> None:
    now = datetime(2030, 1, 1, tzinfo=UTC)
    certificate, key = self_signed(tmp_path, names=(), now=now)
    first = fingerprint(certificate)
    if os.name == "posix":
        assert stat.S_IMODE(key.stat().st_mode) == 0o600
        assert stat.S_IMODE(key.parent.stat().st_mode) & 0o077 == 0
    assert self_signed(tmp_path, names=(), now=now + tls.LIFE - timedelta(days=31)) == (certificate, key)
    assert fingerprint(certificate) == first
    self_signed(tmp_path, names=(), now=now + tls.LIFE - timedelta(days=29))
    assert fingerprint(certificate) != first
    second = fingerprint(certificate)
    certificate.write_text("no certificate")
    self_signed(tmp_path, names=(), now=now)
    assert fingerprint(certificate) not in (first, second)
    key.unlink()
    server_context(*self_signed(tmp_path, names=(), now=now))


def test_a_certificate_names_the_addresses_of_the_networks_and_is_made_anew_when_they_change(
    tmp_path: Path, addresses: Addresses
) -> None:
    addresses.set("192.168.1.5", "10.0.0.7")
    certificate, key = self_signed(tmp_path, names={"till.example"})
    assert {"192.168.1.5", "10.0.0.7", "127.0.0.1", "localhost", "till.example"} <= names_in(certificate)
    first, secret = fingerprint(certificate), key.read_bytes()
    self_signed(tmp_path, names={"till.example"})
    addresses.set("10.0.0.7")
    self_signed(tmp_path, names=())
    assert fingerprint(certificate) == first, "a name too many does no harm"
    addresses.set("192.168.1.99", "2001:db8::5")
    self_signed(tmp_path, names=())
    assert fingerprint(certificate) != first
    assert {"192.168.1.99", "2001:db8::5"} <= names_in(certificate)
    assert "192.168.1.5" not in names_in(certificate)
    assert key.read_bytes() == secret, "who trusts the key need not compare again"
    second = fingerprint(certificate)
    addresses.set("192.168.1.99", "2001:db8::6")
    self_signed(tmp_path, names=())
    assert fingerprint(certificate) == second, "IPv6 addresses change by the day"
    self_signed(tmp_path, names={"shop.example"})
    assert "shop.example" in names_in(certificate)


def test_servers_that_run_show_the_new_certificate_and_drop_no_connection(
    tmp_path: Path, addresses: Addresses
) -> None:
    addresses.set("192.168.1.5")
    Settings.load(tmp_path).set({"server.tls": "self"})
    here = Listen("127.0.0.1", 0)
    with Runtime(tmp_path) as runtime:
        runtime.start(Services(sync=False, v2=here, receiver=here))
        servers = runtime.servers
        assert servers.v2 is not None
        assert servers.receiver is not None
        assert servers.certificate is not None
        first = servers.fingerprint
        assert first == shown(servers.v2.port) == shown(servers.receiver.port)
        trusted = ssl.create_default_context(cafile=str(servers.certificate))
        with httpx.Client(base_url=servers.v2.url, verify=trusted) as client:
            assert client.get("/docs").status_code == 200
            servers.renew_certificate()
            assert servers.fingerprint == first
            addresses.set("192.168.1.6")
            servers.renew_certificate()
            assert servers.fingerprint != first
            assert servers.fingerprint == shown(servers.v2.port) == shown(servers.receiver.port)
            assert client.get("/docs").status_code == 200
        assert "192.168.1.6" in names_in(servers.certificate)


def test_the_receiver_follows_the_switch(tmp_path: Path) -> None:
    here = Listen("127.0.0.1", 0)
    Settings.load(tmp_path).set({"receiver.enabled": True, "receiver.port": 0})
    with Runtime(tmp_path) as runtime:
        runtime.start(Services(sync=False, receiver=here))
        servers = runtime.servers
        assert servers.receiver_url is not None
        assert servers.receiver_url.startswith("http://") and servers.fingerprint is None
        assert admin.call_receiver(servers.receiver_url, servers.certificate) == 202
        runtime.settings.set({"server.tls": "self"})
        runtime.apply_settings({"server.tls"})
        assert servers.receiver is not None
        assert servers.receiver_url.startswith("https://")
        assert servers.fingerprint == shown(servers.receiver.port)
        assert admin.call_receiver(servers.receiver_url, servers.certificate) == 202
        with pytest.raises(TlsRefused):
            admin.call_receiver(servers.receiver_url, None)
        other = tmp_path / "other"
        other.mkdir()
        with pytest.raises(TlsRefused):
            admin.call_receiver(servers.receiver_url, self_signed(other, names=())[0])


def test_invalid_certificate_files_raise_an_error(tmp_path: Path) -> None:
    certificate, key = self_signed(tmp_path, names=())
    (tmp_path / "empty").write_text("")
    other = tmp_path / "other"
    other.mkdir()
    _, foreign = self_signed(other, names=())
    for pair in (
        (tmp_path / "none.pem", key),
        (certificate, tmp_path / "none.pem"),
        (tmp_path / "empty", key),
        (key, certificate),
        (certificate, foreign),
        (Path(), Path()),
    ):
        with pytest.raises(CertificateUnusable) as caught:
            server_context(*pair)
        assert caught.value.params["reason"]
    for path in (tmp_path / "none.pem", tmp_path / "empty", key):
        with pytest.raises(CertificateUnusable):
            fingerprint(path)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows cannot send SIGTERM to a process")
def test_serve_prints_the_fingerprint(tmp_path: Path) -> None:
    command(tmp_path, "config", "set", "server.tls", "self")
    with background(tmp_path, *ANY) as serving:
        assert serving.ready.keys() == {"v2", "receiver", "fingerprint"}
        assert serving.ready["v2"].startswith("https://") and serving.ready["receiver"].startswith("https://")
        assert shown(int(serving.ready["v2"].rpartition(":")[2])) == serving.ready["fingerprint"]
        assert told_to_stop(serving) == 0
    made = tmp_path / tls.FOLDER
    command(tmp_path, "config", "set", "server.tls", "files")
    command(tmp_path, "config", "set", "server.tls_certificate", str(made / tls.CERTIFICATE_FILE))
    command(tmp_path, "config", "set", "server.tls_key", str(made / tls.KEY_FILE))
    with background(tmp_path, *ANY) as again:
        assert again.ready["fingerprint"] == serving.ready["fingerprint"]
    command(tmp_path, "config", "set", "server.tls_key", str(tmp_path / "none.pem"))
    refused = command(tmp_path, *ANY)
    assert (refused.code, refused.err.count("\n")) == (1, 1)
    assert "none.pem" in refused.err
