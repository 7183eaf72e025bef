"""The system's certificates are trusted, and the issuer of one that is not is named."""

from __future__ import annotations

import ssl
import sys
from pathlib import Path

import pytest

from sync.client.http import HttpCaller, HttpTransport
from sync.client.proxies import system_proxies
from sync.client.system_trust import client_context, peer_issuer
from sync.client.transport import Request
from sync.errors import TlsRefused
from tests.fakes.certificates import server_context
from tests.fakes.wild_server import says, serving

LINUX = pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the system is asked, and no file")


@LINUX
def test_a_certificate_that_the_system_trusts_is_accepted(tmp_path: Path, monkeypatch) -> None:
    """As a virus scanner's or a proxy's is, which the administrator has added."""
    tls = server_context(tmp_path)
    with serving(says(200, b"{}"), tls=tls) as server:
        monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "server.pem"))
        transport, caller = HttpTransport(server.url), HttpCaller()
        try:
            assert transport.send(Request("GET", "/")).status == 200
            assert caller.call("GET", server.url, headers={}) == 200
        finally:
            transport.close()
            caller.close()


def test_F03_the_issuer_of_a_refused_certificate_is_named(tmp_path: Path) -> None:
    with serving(says(200, b"{}"), tls=server_context(tmp_path)) as server:
        transport = HttpTransport(server.url)
        try:
            with pytest.raises(TlsRefused) as caught:
                transport.send(Request("GET", "/"))
        finally:
            transport.close()
    assert caught.value.params["reason"] == "untrusted"
    assert caught.value.params["issuer"] == "127.0.0.1"


def test_an_issuer_that_cannot_be_learned_is_no_other_error(tmp_path: Path) -> None:
    with serving(says(200, b"{}")) as server:
        host, port = server.url.removeprefix("http://").split(":")
        assert peer_issuer(host, int(port)) == ""
    assert peer_issuer("127.0.0.1", int(port)) == ""


@LINUX
def test_without_certificates_of_the_system_the_usual_authorities_are_trusted(tmp_path, monkeypatch) -> None:
    loaded: list[str] = []
    monkeypatch.setattr("sync.client.system_trust._BUNDLES", (str(tmp_path / "none.pem"),))
    none = ssl.DefaultVerifyPaths(None, str(tmp_path / "none"), "", "", "", "")
    monkeypatch.setattr(ssl, "get_default_verify_paths", lambda: none)
    context = client_context()
    monkeypatch.undo()
    loaded += [each["serialNumber"] for each in context._ctx.get_ca_certs()]
    assert len(loaded) > 50


@pytest.mark.parametrize(
    ("code", "reason"),
    [(0x800B0101, "expired"), (-2146762495, "expired"), (-67818, "expired"), (0x800B010F, "host"), (-67602, "host"),
     (0x800B0109, "untrusted")],
)  # fmt: skip
def test_F03_reasons_of_windows_and_macos_are_understood(code: int, reason: str) -> None:
    import httpx

    from sync.client.http import translate_error

    cause = ssl.SSLCertVerificationError("refused")
    cause.verify_code, cause.verify_message = code, "refused"
    outer = httpx.ConnectError("refused")
    outer.__cause__ = cause
    assert translate_error(outer, "GET", answered=False).params["reason"] == reason


def test_proxies_are_shown_without_names_and_passwords(monkeypatch) -> None:
    for name in ("http_proxy", "HTTPS_PROXY", "https_proxy", "all_proxy", "no_proxy"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("https_proxy", "http://jana:s3cr3t@proxy.shop:3128/x")
    monkeypatch.setenv("http_proxy", "proxy.shop:8080")
    monkeypatch.setenv("no_proxy", "localhost")
    assert system_proxies() == {"https": "http://proxy.shop:3128", "http": "proxy.shop:8080"}
