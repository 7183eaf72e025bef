"""Raw requests, ordinary and odd, with the statuses of the responses on their connection.

Whoever replaces a part that reads requests holds it to this table: what is refused here must stay refused, since a proxy
that reads such a request otherwise takes a part of it for a second one (request smuggling).
"""

from __future__ import annotations

LAST = b"GET /last HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
"""Sent behind the first response; its status is missing where the connection was closed."""

_HOST = b"Host: localhost\r\n"


def _get(*lines: bytes, target: bytes = b"/x", version: bytes = b"HTTP/1.1") -> bytes:
    return (
        b"GET "
        + target
        + b" "
        + version
        + b"\r\n"
        + _HOST
        + b"".join(line + b"\r\n" for line in lines)
        + b"\r\n"
    )


def _post(*lines: bytes, body: bytes = b"") -> bytes:
    return b"POST /x HTTP/1.1\r\n" + _HOST + b"".join(line + b"\r\n" for line in lines) + b"\r\n" + body


RAW: dict[str, tuple[bytes, tuple[int, ...]]] = {
    # ordinary ones
    "get": (_get(), (200, 200)),
    "get with a query": (_get(target=b"/x?a=1&a=%20b;c"), (200, 200)),
    "header values with blanks around": (_get(b"X-A: \t b c \t", b"X-B:", b"X-C:d"), (200, 200)),
    "a header twice": (_get(b"X-A: 1", b"x-a: 2"), (200, 200)),
    "text beyond ASCII in a value": (_get(b"X-A: \xc5\xbe"), (200, 200)),
    "keep-alive": (_get(b"Connection: Keep-Alive"), (200, 200)),
    "close": (_get(b"Connection: close"), (200,)),
    "keep-alive and close": (_get(b"Connection: keep-alive, close"), (200,)),
    "connection names a header": (_get(b"Connection: X-A", b"X-A: 1"), (200, 200)),
    "post": (_post(b"Content-Length: 3", body=b"abc"), (200, 200)),
    "post without a length": (_post(), (200, 200)),
    "post of nothing": (_post(b"Content-Length: 0"), (200, 200)),
    "get with a body": (_get(b"Content-Length: 3") + b"abc", (200, 200)),
    "chunked": (_post(b"Transfer-Encoding: chunked", body=b"3\r\nabc\r\n0\r\n\r\n"), (200, 200)),
    "head": (b"HEAD /x HTTP/1.1\r\n" + _HOST + b"\r\n", (200, 200)),
    "a method in small letters": (b"get /x HTTP/1.1\r\n" + _HOST + b"\r\n", (400,)),
    "a method of nobody": (b"BREW /x HTTP/1.1\r\n" + _HOST + b"\r\n", (400,)),
    "expectation": (_post(b"Expect: 100-continue", b"Content-Length: 3", body=b"abc"), (200, 200)),
    "two at once": (_get() + _get(target=b"/y"), (200, 200, 200)),
    "post and get at once": (_post(b"Content-Length: 3", body=b"abc") + _get(), (200, 200, 200)),
    # versions and forms of a target
    "version 1.0": (_get(version=b"HTTP/1.0"), (200,)),
    "version 1.0 without a host": (b"GET /x HTTP/1.0\r\n\r\n", (400,)),
    "version 1.0 kept alive": (_get(b"Connection: keep-alive", version=b"HTTP/1.0"), (200,)),
    "version 0.9": (b"GET /x\r\n\r\n", (400,)),
    "version 1.2": (_get(version=b"HTTP/1.2"), (400,)),
    "version 2.0": (b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", (400,)),
    "version of three digits": (_get(version=b"HTTP/1.11"), (400,)),
    "version in small letters": (_get(version=b"http/1.1"), (400,)),
    "another protocol": (_get(version=b"ICY/1.1"), (400,)),
    "absolute target": (_get(target=b"http://localhost/x"), (200, 200)),
    "absolute target of another host": (_get(target=b"http://evil.example/x"), (200, 200)),
    "asterisk": (b"OPTIONS * HTTP/1.1\r\n" + _HOST + b"\r\n", (200, 200)),
    "authority": (b"CONNECT localhost:80 HTTP/1.1\r\n" + _HOST + b"\r\n", (400,)),
    "two slashes": (_get(target=b"//x"), (200, 200)),
    "a fragment": (_get(target=b"/x#y"), (200, 200)),
    "a blank in the target": (_get(target=b"/x y"), (400,)),
    "a target beyond ASCII": (_get(target=b"/\xc5\xbe"), (400,)),
    "a zero byte in the target": (_get(target=b"/\0"), (400,)),
    "two blanks before the target": (_get(target=b" /x"), (200, 200)),
    "a tab before the target": (b"GET\t/x HTTP/1.1\r\n" + _HOST + b"\r\n", (400,)),
    "a blank behind the version": (_get(version=b"HTTP/1.1 "), (400,)),
    "an empty target": (b"GET  HTTP/1.1\r\n" + _HOST + b"\r\n", (400,)),
    "blank lines before": (b"\r\n\r\n" + _get(), (200, 200)),
    # header lines
    "bare line feeds": (_get().replace(b"\r\n", b"\n"), (400,)),
    "a bare carriage return": (_get(b"X-A: b\rc"), (400,)),
    "a carriage return too many": (_get(b"X-A: b\r"), (400,)),
    "a zero byte in a value": (_get(b"X-A: b\0c"), (400,)),
    "a zero byte in a name": (_get(b"X\0A: b"), (400,)),
    "a control character in a value": (_get(b"X-A: b\x01c"), (400,)),
    "a vertical tab in a value": (_get(b"X-A: b\x0bc"), (400,)),
    "a blank before the colon": (_get(b"X-A : b"), (400,)),
    "a blank in a name": (_get(b"X A: b"), (400,)),
    "no name": (_get(b": b"), (400,)),
    "no colon": (_get(b"X-A"), (400,)),
    "a folded line": (_get(b"X-A: b", b" c"), (400,)),
    "a folded first line": (b"GET /x HTTP/1.1\r\n " + _HOST + b"\r\n", (400,)),
    "a folded length": (_post(b"Content-Length:", b" 3", body=b"abc"), (400,)),
    "a name beyond ASCII": (_get(b"X-\xc5\xbe: b"), (400,)),
    "two hosts": (_get(b"Host: localhost"), (400, 200)),
    "no host": (b"GET /x HTTP/1.1\r\nX-A: b\r\n\r\n", (400, 200)),
    "no header": (b"GET /x HTTP/1.1\r\n\r\n", (400, 200)),
    "an empty host": (b"GET /x HTTP/1.1\r\nHost:\r\n\r\n", (400, 200)),
    "a foreign host": (b"GET /x HTTP/1.1\r\nHost: evil.example\r\n\r\n", (400, 200)),
    "a hundred and one headers": (_get(*[b"X-A: b"] * 100), (431, 200)),
    "a long target": (_get(target=b"/" + b"x" * 9000), (414, 200)),
    "a long value": (_get(b"X-A: " + b"x" * 33_000), (431, 200)),
    # the length of a body
    "a length twice": (_post(b"Content-Length: 3", b"Content-Length: 3", body=b"abc"), (400,)),
    "a list of one length": (_post(b"Content-Length: 3, 3", body=b"abc"), (400,)),
    "two lengths": (_post(b"Content-Length: 3", b"Content-Length: 4", body=b"abcd"), (400,)),
    "a list of two lengths": (_post(b"Content-Length: 3, 4", body=b"abcd"), (400,)),
    "an empty length": (_post(b"Content-Length:", body=b"abc"), (400,)),
    "a signed length": (_post(b"Content-Length: +3", body=b"abc"), (400,)),
    "a negative length": (_post(b"Content-Length: -3", body=b"abc"), (400,)),
    "a hexadecimal length": (_post(b"Content-Length: 0x3", body=b"abc"), (400,)),
    "a length with a blank": (_post(b"Content-Length: 3 3", body=b"abc"), (400,)),
    "a length with zeros": (_post(b"Content-Length: 0003", body=b"abc"), (200, 200)),
    "a length of twenty-five digits": (_post(b"Content-Length: " + b"9" * 25, body=b"abc"), (400,)),
    "a length of ten digits": (_post(b"Content-Length: 9999999999", body=b"abc"), (413,)),
    "a length and chunks": (_post(b"Content-Length: 3", b"Transfer-Encoding: chunked", body=b"0\r\n\r\n"), (400,)),
    "chunks and a length": (_post(b"Transfer-Encoding: chunked", b"Content-Length: 0", body=b"0\r\n\r\n"), (400,)),
    "chunked twice": (_post(b"Transfer-Encoding: chunked", b"Transfer-Encoding: chunked", body=b"0\r\n\r\n"), (400,)),
    "a list of chunked": (_post(b"Transfer-Encoding: chunked, chunked", body=b"0\r\n\r\n"), (400,)),
    "compressed and chunked": (_post(b"Transfer-Encoding: gzip, chunked", body=b"0\r\n\r\n"), (415, 200)),
    "identity": (_post(b"Transfer-Encoding: identity", body=b"0\r\n\r\n"), (400,)),
    "chunked with a vertical tab": (_post(b"Transfer-Encoding: \x0bchunked", body=b"0\r\n\r\n"), (400,)),
    "chunked in quotes": (_post(b'Transfer-Encoding: "chunked"', body=b"0\r\n\r\n"), (400,)),
    "xchunked": (_post(b"Transfer-Encoding: xchunked", body=b"0\r\n\r\n"), (400,)),
    "a blank before the colon of chunks": (_post(b"Transfer-Encoding : chunked", body=b"0\r\n\r\n"), (400,)),
    "an underscore in chunks": (_post(b"Transfer_Encoding: chunked", body=b""), (200, 200)),
    # chunks
    "a chunk extension": (_post(b"Transfer-Encoding: chunked", body=b"3;a=b\r\nabc\r\n0\r\n\r\n"), (200, 200)),
    "a chunk extension without an end": (_post(b"Transfer-Encoding: chunked", body=b"3;" + b"a" * 70_000), (408,)),
    "a chunk size in blanks": (_post(b"Transfer-Encoding: chunked", body=b" 3\r\nabc\r\n0\r\n\r\n"), (400,)),
    "a signed chunk size": (_post(b"Transfer-Encoding: chunked", body=b"+3\r\nabc\r\n0\r\n\r\n"), (400,)),
    "a chunk size of a prefix": (_post(b"Transfer-Encoding: chunked", body=b"0x3\r\nabc\r\n0\r\n\r\n"), (400,)),
    "a huge chunk size": (_post(b"Transfer-Encoding: chunked", body=b"f" * 21 + b"\r\nabc"), (400,)),
    "a chunk longer than its size": (_post(b"Transfer-Encoding: chunked", body=b"2\r\nabc\r\n0\r\n\r\n"), (400,)),
    "a trailer": (_post(b"Transfer-Encoding: chunked", body=b"0\r\nX-A: b\r\n\r\n"), (200, 200)),
    "a trailer that says a length": (_post(b"Transfer-Encoding: chunked", body=b"0\r\nContent-Length: 9\r\n\r\n"), (400,)),
    "a malformed trailer": (_post(b"Transfer-Encoding: chunked", body=b"0\r\nX A: b\r\n\r\n"), (400,)),
    # other protocols
    "upgrade to web sockets": (_get(b"Connection: Upgrade", b"Upgrade: websocket", b"Sec-WebSocket-Version: 13"), (200, 200)),
    "upgrade to h2c": (_get(b"Connection: Upgrade, HTTP2-Settings", b"Upgrade: h2c", b"HTTP2-Settings: AA"), (200, 200)),
    "upgrade without connection": (_get(b"Upgrade: websocket"), (200, 200)),
    "a handshake of TLS": (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\0" * 100 + b"\r\n\r\n", (400,)),
    "garbage behind a request": (_get() + b"GARBAGE\r\n\r\n", (400,)),
}  # fmt: skip
