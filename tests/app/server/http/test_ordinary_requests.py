"""Ordinary requests: what is read at once is read as h11 reads it; anything else is left to h11."""

from __future__ import annotations

import h11
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from app.server.http.ordinary_requests import OrdinaryRequest, read_ordinary
from app.server.http.request_checks import MAX_HEADER_BYTES
from tests.app.server.http.raw_requests import RAW

PIECES = [
    b"GET ", b"POST ", b"PUT ", b"PATCH ", b"DELETE ", b"OPTIONS ", b"HEAD ", b"CONNECT ", b"get ", b"/", b"/x?a=b", b"*", b"http://h/",
    b" HTTP/1.1", b" HTTP/1.0", b" HTTP/2.0", b"\r\n", b"\n", b"\r", b"\r\n\r\n", b" ", b"\t", b":", b"\0", b"\x0b", b"\x7f", b"\x80", b"\xff",
    b"Host: a\r\n", b"host:b\r\n", b"X-A: b c \t\r\n", b"X-A:\r\n", b"X A: b\r\n", b"X-A : b\r\n", b" folded\r\n", b"Content-Length: 2\r\n",
    b"content-length:2\r\n", b"Content-Length: 02\r\n", b"Content-Length: 2, 2\r\n", b"Content-Length: +2\r\n", b"Content-Length: 3\r\n",
    b"Content-Length:\r\n", b"Transfer-Encoding: chunked\r\n", b"Connection: close\r\n", b"Connection: Keep-Alive\r\n", b"Connection: x, close\r\n",
    b"Connection: Upgrade\r\n", b"Upgrade: h2c\r\n", b"Expect: 100-continue\r\n", b"ab", b"0\r\n\r\n", b"GET /y HTTP/1.1\r\nHost: a\r\n\r\n",
]  # fmt: skip

heads = st.lists(st.sampled_from(PIECES), max_size=12).map(b"".join)
nearly = st.builds(
    lambda method, target, lines, body: method + target + b" HTTP/1.1\r\nHost: a\r\n" + b"".join(lines) + b"\r\n" + body,
    st.sampled_from(PIECES[:9]), st.sampled_from([b"/", b"/x?a=b", b"*", b"/\x7f"]), st.lists(st.sampled_from(PIECES[28:49]), max_size=3),
    st.sampled_from([b"", b"ab", b"abc"]),
)  # fmt: skip


@st.composite
def altered(draw: st.DrawFn) -> bytes:
    """A request of the table, some of its bytes others."""
    raw = draw(st.sampled_from([raw for raw, _ in RAW.values() if len(raw) < 1000]))
    for _ in range(draw(st.integers(0, 2))):
        at = draw(st.integers(0, len(raw)))
        raw = raw[:at] + draw(st.sampled_from([b"", *PIECES])) + raw[at + draw(st.integers(0, 2)) :]
    return raw


def read_by_h11(data: bytes) -> OrdinaryRequest | None:
    """The request that h11 reads, None when it needs more, has some left over, or would close the connection."""
    connection = h11.Connection(h11.SERVER, MAX_HEADER_BYTES)
    connection.receive_data(data)
    try:
        head = connection.next_event()
        if not isinstance(head, h11.Request):
            return None
        body = b""
        while isinstance(event := connection.next_event(), h11.Data):
            body += event.data
    except h11.RemoteProtocolError:
        return None
    if (
        not isinstance(event, h11.EndOfMessage)
        or connection.their_state is not h11.DONE
        or connection.trailing_data[0]
    ):
        return None
    return OrdinaryRequest(
        head.method, head.target, [(name.lower(), value) for name, value in head.headers], body
    )


@given(st.one_of(heads, nearly, altered()))
@example(b"GET / HTTP/1.1\r\nHost: a\r\n\r\n")
def test_what_is_read_at_once_is_read_as_h11_reads_it(data: bytes) -> None:
    found = read_ordinary(data)
    assert found is None or found == read_by_h11(data)


@pytest.mark.parametrize("name", RAW)
def test_no_odd_request_is_read_at_once(name: str) -> None:
    """The second line of defence: what says anything about the connection or the form of its body is left to h11."""
    raw, statuses = RAW[name]
    found = read_ordinary(raw)
    ORDINARY = {
        "get", "get with a query", "header values with blanks around", "a header twice", "text beyond ASCII in a value", "keep-alive", "post",
        "post without a length", "post of nothing", "get with a body", "an empty host", "a foreign host", "two slashes", "a fragment",
        "a hundred and one headers", "a long target", "a length with zeros", "an underscore in chunks",
    }  # fmt: skip
    assert (found is not None) is (name in ORDINARY)
    assert found is None or found == read_by_h11(raw)


@pytest.mark.parametrize("method", [b"GET", b"POST", b"PUT", b"PATCH", b"DELETE", b"OPTIONS"])
def test_requests_of_clients_in_the_field_are_read_at_once(method: bytes) -> None:
    """As httpx, requests, curl and browsers send them."""
    raw = (
        b" /v2/clouds/7/customers?limit=100 HTTP/1.1\r\nHost: 127.0.0.1:8765\r\nAccept: */*\r\nAccept-Encoding: gzip, deflate\r\n"
        b"Connection: keep-alive\r\nUser-Agent: a/1.0 (x; y)\r\nAuthorization: Bearer x.y-z\r\nContent-Type: application/json\r\n"
        b'Content-Length: 2\r\nIf-Match: "A"\r\n\r\n{}'
    )
    found = read_ordinary(method + raw)
    assert found is not None and found == read_by_h11(method + raw) and found.body == b"{}"
