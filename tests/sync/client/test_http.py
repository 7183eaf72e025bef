"""`HttpTransport` against a real server on the loopback that misbehaves on the socket."""

from __future__ import annotations

import gzip
import logging
import socket
import ssl
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import quote, urlencode

import httpx
import pytest

from sync.client.addresses import base_address, complete_address
from sync.client.http import (
    HttpTransport,
    is_loopback_url,
    translate_error,
)
from sync.client.transport import Request
from sync.errors import BadAddress, Offline, ProtocolMismatch, SyncError, TlsRefused
from tests.fakes.wild_server import (
    Behaviour,
    Handler,
    WildServer,
    babbles,
    breaks_chunk,
    drips,
    drops,
    floods,
    hangs,
    hangs_in_body,
    resets,
    says,
    serving,
    truncates,
)

TOKEN = "eyJhbGciOi.very-secret.c2ln"
GET = Request("GET", "/v2/clouds/1/customers", headers={"Authorization": f"Bearer {TOKEN}"})
PATCH = Request("PATCH", "/v2/clouds/1/customers/2", headers={"Authorization": TOKEN}, body=b'{"zip":"1"}')


@contextmanager
def talking_to(behaviour: Behaviour, **options: float) -> Iterator[tuple[WildServer, HttpTransport]]:
    with serving(behaviour) as server:
        transport = HttpTransport(server.url, **options)  # type: ignore[arg-type]
        try:
            yield server, transport
        finally:
            transport.close()


def failing(behaviour: Behaviour, request: Request = GET, **options: float) -> SyncError:
    with talking_to(behaviour, **options) as (_, transport), pytest.raises(SyncError) as caught:
        transport.send(request)
    return caught.value


def test_an_exchange_carries_method_path_query_headers_and_body() -> None:
    query = (("filter", "name|like|Žižkov;deleted|in|0,1"), ("page", "2"))
    sent = Request("PUT", "/v2/clouds/1/customers", query, {"If-Match": '"A"'}, b"[]")
    with talking_to(says(200, b'{"a": 1}', ETag='"X"', X_Other="o")) as (server, transport):
        answer = transport.send(sent)
    method, path, headers, body = server.seen[0]
    assert (method, body, headers["If-Match"]) == ("PUT", b"[]", '"A"')
    assert path == (
        "/v2/clouds/1/customers?filter=name%7Clike%7C%C5%BDi%C5%BEkov%3Bdeleted%7Cin%7C0%2C1&page=2"
    )
    assert (answer.status, answer.body, answer.headers["etag"]) == (200, b'{"a": 1}', '"X"')
    assert all(name == name.lower() for name in answer.headers)


@pytest.mark.parametrize("tag", ['"caf\xe9"', '"\xc3\xa9"', '"\x80\xa0\xad\xff"'])
def test_F36_a_tag_with_bytes_beyond_ascii_goes_back_as_it_came(tag: str) -> None:
    with talking_to(says(200, b"{}", ETag=tag)) as (server, transport):
        seen = transport.send(GET).headers["etag"]
        for name in ("If-None-Match", "If-Match"):
            transport.send(Request("GET", "/v2/clouds/1/tags", headers={name: seen}))
    assert [headers.get("If-None-Match") or headers.get("If-Match") for _, _, headers, _ in server.seen] == [
        None,
        tag,
        tag,
    ]


@pytest.mark.parametrize("tag", ['"\u010d"', '"\x01"', '"\r\nX-Injected: 1"', '"\ud800"'])
def test_F36_a_tag_that_cannot_be_sent_matches_nothing(tag: str) -> None:
    with talking_to(says(200, b"{}")) as (server, transport):
        transport.send(Request("PATCH", "/v2/clouds/1/tags/1", headers={"If-Match": tag}, body=b"{}"))
    _, _, headers, _ = server.seen[0]
    assert "?" in headers["If-Match"] and "X-Injected" not in headers


def test_connections_are_kept_and_shared_by_four_threads() -> None:
    with talking_to(says(200, b"{}")) as (server, transport):
        for _ in range(5):
            transport.send(GET)
        assert server.connections == 1
        with ThreadPoolExecutor(4) as pool:
            answers = list(pool.map(transport.send, [GET] * 40))
    assert [each.status for each in answers] == [200] * 40
    assert len(server.seen) == 45


def test_an_answer_in_gzip_is_unpacked() -> None:
    packed = gzip.compress(b'{"data": []}')
    with talking_to(says(200, packed, Content_Encoding="gzip")) as (_, transport):
        assert transport.send(GET).body == b'{"data": []}'


def test_the_path_of_the_base_url_prefixes_every_path() -> None:
    with serving(says(200, b"{}")) as server:
        transport = HttpTransport(server.url + "/shop/v2/")
        transport.send(GET)
        transport.close()
    assert server.seen[0][1] == "/shop/v2/clouds/1/customers"


@pytest.mark.parametrize(
    "path",
    ["/v2/clouds/1/customers", "/v2", "/a b", "/Žofie", "/a/./b", "/a//b", "/a/%2e/b", "/a'(b)*;c=1,d:e@f", '/"<a>"', "/~a/", "/"],
)  # fmt: skip
@pytest.mark.parametrize("prefix", ["", "/shop", "/š h"])
def test_the_target_is_the_one_that_the_library_would_make(prefix: str, path: str) -> None:
    query = (("filter", "name|like|Žo fie & co;id|in|1,2"), ("empty", ""))
    with serving(says(200, b"{}")) as server:
        transport = HttpTransport(server.url + prefix)
        transport.send(Request("GET", path, query))
        expected = httpx.URL(f"{base_address(server.url + prefix)}{path}?{urlencode(query, quote_via=quote)}")
        transport.close()
    assert server.seen[0][1] == expected.raw_path.decode()


def test_F02_a_web_page_is_carried_as_it_is() -> None:
    with talking_to(says(200, b"<html>", Content_Type="text/html")) as (_, transport):
        assert transport.send(GET).headers["content-type"] == "text/html"


@pytest.mark.parametrize("status", [301, 302, 307, 308])
def test_F38_a_redirect_is_not_followed(status: int) -> None:
    with serving(says(200, b"stolen")) as elsewhere:
        with talking_to(says(status, Location=elsewhere.url)) as (_, transport):
            assert transport.send(GET).status == status
        assert elsewhere.seen == []


def test_F02_a_name_that_does_not_resolve(monkeypatch: pytest.MonkeyPatch) -> None:
    def unresolved(*_: object, **__: object) -> None:
        raise socket.gaierror(socket.EAI_NONAME, "no such name")

    monkeypatch.setattr(socket, "getaddrinfo", unresolved)
    transport = HttpTransport("http://cloud.invalid")
    with pytest.raises(Offline) as caught:
        transport.send(PATCH)
    transport.close()
    assert (caught.value.sent, caught.value.reason) == (False, "dns")


def test_F04_refused_means_nothing_was_sent() -> None:
    with socket.socket() as unused:
        unused.bind(("127.0.0.1", 0))
        port = unused.getsockname()[1]
    transport = HttpTransport(f"http://127.0.0.1:{port}")
    with pytest.raises(Offline) as caught:
        transport.send(PATCH)
    transport.close()
    assert (caught.value.sent, caught.value.reason) == (False, "refused")


@pytest.mark.parametrize("behaviour", [drops, resets])
def test_F05_a_connection_lost_before_the_answer_may_have_applied_the_write(behaviour: Behaviour) -> None:
    error = failing(behaviour, PATCH)
    assert isinstance(error, Offline)
    assert (error.sent, error.reason, error.maybe_applied) == (True, "reset", True)


@pytest.mark.parametrize("behaviour", [truncates, breaks_chunk])
def test_F06_a_truncated_answer_is_no_answer(behaviour: Behaviour) -> None:
    error = failing(behaviour)
    assert isinstance(error, Offline)
    assert (error.sent, error.reason) == (True, "truncated")


@pytest.mark.parametrize("behaviour", [hangs, hangs_in_body])
def test_F07_silence_ends_at_the_read_deadline(behaviour: Behaviour) -> None:
    error = failing(behaviour, PATCH, read=0.1)
    assert isinstance(error, Offline)
    assert (error.sent, error.reason) == (True, "timeout")


def test_F07_F12_a_dripping_answer_ends_at_the_total_deadline() -> None:
    error = failing(drips, read=5.0, total=0.2)
    assert isinstance(error, Offline)
    assert (error.sent, error.reason) == (True, "timeout")


def test_F07_a_request_may_bring_its_own_deadline() -> None:
    error = failing(drips, Request("GET", "/", timeout=0.1))
    assert isinstance(error, Offline) and error.reason == "timeout"


def test_F07_no_connection_in_time_means_nothing_was_sent() -> None:
    for error in (httpx.ConnectTimeout("late"), httpx.PoolTimeout("busy")):
        found = translate_error(error, "PATCH", answered=False)
        assert isinstance(found, Offline)
        assert (found.sent, found.reason) == (False, "timeout")


@pytest.mark.parametrize("behaviour", [floods, says(200, b"x" * 5000)])
def test_F32_a_body_beyond_the_limit_is_abandoned(behaviour: Behaviour) -> None:
    error = failing(behaviour, most=4096)
    assert isinstance(error, ProtocolMismatch)
    assert (error.reason, error.maybe_applied) == ("too_large", False)


def test_F32_a_write_with_too_long_an_answer_may_be_applied() -> None:
    assert failing(says(200, b"x" * 5000), PATCH, most=4096).maybe_applied


def test_an_answer_that_is_not_http_is_a_mismatch() -> None:
    error = failing(babbles)
    assert isinstance(error, ProtocolMismatch) and error.reason == "not_http"


def test_a_body_that_is_not_the_encoding_it_claims() -> None:
    error = failing(says(200, b"not gzip", Content_Encoding="gzip"))
    assert isinstance(error, ProtocolMismatch) and error.reason == "encoding"


def test_F03_tls_to_a_plain_port_is_refused() -> None:
    with serving(says(200, b"{}")) as server:
        transport = HttpTransport(server.url.replace("http:", "https:"))
        with pytest.raises(TlsRefused) as caught:
            transport.send(PATCH)
        transport.close()
    assert caught.value.reason == "handshake"
    assert not caught.value.maybe_applied


def test_F03_an_untrusted_certificate_is_refused(tmp_path: Path) -> None:
    certificates = pytest.importorskip(
        "tests.fakes.certificates", reason="cryptography makes the certificate"
    )
    with serving(says(200, b"{}"), tls=certificates.server_context(tmp_path)) as server:
        transport = HttpTransport(server.url)
        with pytest.raises(TlsRefused) as caught:
            transport.send(GET)
        transport.close()
    assert caught.value.reason == "untrusted"
    assert caught.value.params["detail"]
    assert server.seen == []


@pytest.mark.parametrize(("code", "reason"), [(10, "expired"), (62, "host"), (64, "host"), (19, "untrusted")])
def test_F03_the_reason_of_a_refused_certificate_is_given(code: int, reason: str) -> None:
    cause = ssl.SSLCertVerificationError(1, "certificate verify failed")
    cause.verify_code, cause.verify_message = code, "words of the library"
    error = _unreached(cause)
    assert isinstance(error, TlsRefused) and error.reason == reason


@pytest.mark.parametrize(
    ("cause", "reason"),
    [
        (ssl.SSLEOFError(8, "EOF"), "tls"),
        (ConnectionResetError(), "reset"),
        (ConnectionRefusedError(), "refused"),
        (OSError(113, "no route"), "unknown"),
    ],
)
def test_F04_the_reason_of_a_failed_connection_is_given(cause: OSError, reason: str) -> None:
    error = _unreached(cause)
    assert isinstance(error, Offline)
    assert (error.sent, error.reason) == (False, reason)


def _unreached(cause: BaseException) -> SyncError:
    outer = httpx.ConnectError("failed")
    outer.__cause__ = cause
    return translate_error(outer, "PATCH", answered=False)


@pytest.mark.parametrize(
    ("error", "sent", "reason"),
    [
        (httpx.ProxyError("407"), False, "refused"),
        (httpx.WriteError("broken pipe"), True, "reset"),
        (httpx.WriteTimeout("slow"), True, "timeout"),
        (httpx.TooManyRedirects("never"), True, "unknown"),
    ],
)
def test_F05_F13_a_request_that_may_have_left_counts_as_sent(
    error: Exception, sent: bool, reason: str
) -> None:
    found = translate_error(error, "PATCH", answered=False)
    assert isinstance(found, Offline)
    assert (found.sent, found.reason) == (sent, reason)


@pytest.mark.parametrize(
    "error", [httpx.LocalProtocolError("x"), httpx.UnsupportedProtocol("x"), httpx.InvalidURL("x")]
)
def test_an_invalid_request_is_a_mismatch_of_ours(error: Exception) -> None:
    found = translate_error(error, "PATCH", answered=False)
    assert isinstance(found, ProtocolMismatch)
    assert (found.reason, found.maybe_applied) == ("request", False)


def test_F06_a_connection_lost_in_the_body_is_a_truncation() -> None:
    found = translate_error(httpx.ReadError("reset"), "GET", answered=True)
    assert isinstance(found, Offline) and found.reason == "truncated"


def test_F107_no_token_in_any_error_repr_or_log(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    broken = Request("GET", "/", headers={"Authorization": f"Bearer {TOKEN}\n"})
    shown = [repr(GET), repr(PATCH), repr(broken)]
    for behaviour, request in ((drops, GET), (truncates, GET), (says(200, b"{}"), broken)):
        error = failing(behaviour, request)
        shown += [repr(error), str(error), repr(error.__cause__)]
    with talking_to(says(200, b"{}")) as (_, transport):
        shown.append(repr(transport.send(GET)))
        shown.append(repr(transport))
    assert TOKEN not in "\n".join([*shown, caplog.text])
    assert isinstance(error, ProtocolMismatch) and error.reason == "request"


def test_a_slow_request_does_not_hold_up_the_others() -> None:
    entered = threading.Event()

    def behave(handler: Handler) -> None:
        if handler.path == "/slow":
            entered.set()
            hangs(handler)
        else:
            says(200, b"{}")(handler)

    with talking_to(behave, read=5.0) as (server, transport), ThreadPoolExecutor(1) as pool:
        waiting = pool.submit(transport.send, Request("GET", "/slow"))
        assert entered.wait(5)
        assert transport.send(GET).status == 200
        server.released.set()
        assert isinstance(waiting.exception(), Offline)


@pytest.mark.parametrize(
    ("text", "address"),
    [
        ("https://api.example.com", "https://api.example.com"),
        (" HTTPS://api.example.com/ ", "https://api.example.com"),
        ("https://api.example.com/v2", "https://api.example.com"),
        ("http://127.0.0.1:8080/a b/", "http://127.0.0.1:8080/a%20b"),
        ("http://[::1]:8080", "http://[::1]:8080"),
    ],
)
def test_base_addresses(text: str, address: str) -> None:
    assert base_address(text) == address


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "scheme"),
        ("api.example.com", "scheme"),
        ("ftp://api.example.com", "scheme"),
        ("https://", "host"),
        ("https://a b/", "host"),
        ("https://user:pass@api.example.com", "credentials"),
        ("https://api.example.com:99999", "port"),
        ("https://api.example.com:0", "port"),
        ("https://api.example.com:x", "port"),
        ("https://api.example.com/?a=1", "query"),
        ("https://api.example.com/#a", "query"),
    ],
)
def test_unusable_addresses_are_refused(text: str, problem: str) -> None:
    with pytest.raises(BadAddress) as caught:
        HttpTransport(text)
    assert caught.value.params == {"problem": problem}


@pytest.mark.parametrize(
    ("typed", "address"),
    [
        (" api.example.com/v2 ", "https://api.example.com"),
        ("//api.example.com:8443/shop", "https://api.example.com:8443/shop"),
        ("localhost:8080", "http://localhost:8080"),
        ("127.0.0.1:9", "http://127.0.0.1:9"),
        ("http://api.example.com", "http://api.example.com"),
        ("HTTPS://api.example.com", "https://api.example.com"),
    ],
)
def test_an_address_without_its_scheme_is_completed(typed: str, address: str) -> None:
    assert base_address(complete_address(typed)) == address


@pytest.mark.parametrize(
    "typed", ["", " ", "https:api.example.com", "ftp://x", "a b", "x:y", "[::1", "me@shop.example.com"]
)
def test_what_is_no_address_stays_one_that_is_refused(typed: str) -> None:
    with pytest.raises(BadAddress):
        base_address(complete_address(typed))


@pytest.mark.parametrize(("url", "here"), [("http://till.localhost:1", True), ("http://192.168.0.7", False)])
def test_addresses_of_this_computer(url: str, here: bool) -> None:
    assert is_loopback_url(url) is here


def test_the_environments_proxy_is_used_but_never_for_this_computer(monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(says(200, b"proxied")) as proxy:
        monkeypatch.setenv("http_proxy", proxy.url)
        monkeypatch.delenv("no_proxy", raising=False)
        monkeypatch.delenv("NO_PROXY", raising=False)
        with talking_to(says(200, b"direct")) as (_, transport):
            assert transport.send(GET).body == b"direct"
        outside = HttpTransport("http://cloud.invalid")
        assert outside.send(GET).body == b"proxied"
        outside.close()


@pytest.mark.parametrize("proxied", [False, True])
def test_a_cookie_is_not_kept(monkeypatch: pytest.MonkeyPatch, proxied: bool) -> None:
    with serving(says(200, Set_Cookie="a=b; Path=/")) as server:
        for name in ("no_proxy", "NO_PROXY"):
            monkeypatch.delenv(name, raising=False)
        if proxied:
            monkeypatch.setenv("http_proxy", server.url)
        transport = HttpTransport("http://cloud.invalid" if proxied else server.url)
        assert [transport.send(GET).status for _ in range(2)] == [200, 200]
        transport.close()
    assert "Cookie" not in server.seen[1][2]
