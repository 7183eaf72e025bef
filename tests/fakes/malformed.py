"""Requests that no honest program sends: bytes by kind, from a seeded source, so that a find can be had again.

Used by the fuzz. Some are well-formed HTTP around a body or a path that is not; some are no HTTP at all.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Aim:
    """What a request needs to get past the door: the cloud, an access token, a record that exists."""

    base: str
    access: str
    customer: int


@dataclass(frozen=True, slots=True)
class Sent:
    """Bytes to send. `whole` says whether the server can tell that nothing more comes."""

    kind: str
    data: bytes
    whole: bool = True


METHODS = (b"GET", b"POST", b"PUT", b"PATCH", b"DELETE", b"OPTIONS", b"HEAD")
ODD = (b"\x00", b"\xff", b"\r", b"\n", b"\t", b"%", b"\\", b'"', b"\x1b[2J", "é€😀".encode(), b"\xed\xa0\x80")


def _head(
    aim: Aim, method: bytes, target: bytes, headers: Mapping[bytes, bytes] | None = None, *, length: int = 0
) -> bytes:
    lines = {
        b"Host": b"127.0.0.1",
        b"Authorization": b"Bearer " + aim.access.encode(),
        b"Content-Type": b"application/json",
        **({b"Content-Length": b"%d" % length} if length else {}),
        **(headers or {}),
    }
    return (
        method + b" " + target + b" HTTP/1.1\r\n"
        + b"".join(name + b": " + value + b"\r\n" for name, value in lines.items()) + b"\r\n"
    )  # fmt: skip


def _request(
    aim: Aim, method: bytes, target: bytes, body: bytes = b"", headers: Mapping[bytes, bytes] | None = None
) -> bytes:
    return _head(aim, method, target, headers, length=len(body)) + body


def _honest(aim: Aim, rng: random.Random) -> bytes:
    customers = f"{aim.base}/customers".encode()
    one = customers + b"/%d" % aim.customer
    return rng.choice(
        (
            _request(aim, b"GET", customers + b"?limit=3&filter=points%7Cgt%7C0&sort=-lastName"),
            _request(aim, b"GET", one, headers={b"If-None-Match": b'"A"'}),
            _request(aim, b"PATCH", one, b'{"note":"x"}', {b"If-Match": b"*"}),
            _request(aim, b"POST", f"{aim.base}/suppliers".encode(), b'[{"name":"x"}]'),
            _request(aim, b"OPTIONS", customers),
        )
    )


def noise(aim: Aim, rng: random.Random) -> Sent:
    """Bytes by chance."""
    return Sent("noise", rng.randbytes(rng.choice((1, 5, 50, 500, 5000))) + b"\r\n\r\n", whole=False)


def first_line(aim: Aim, rng: random.Random) -> Sent:
    """Methods, targets and versions that are none."""
    method = rng.choice(
        (b"get", b"", b"G ET", b"BREW", b"PRI", b"TRACE", b"CONNECT", b"X" * 9000, b"GET\x00")
    )
    version = rng.choice((b"HTTP/1.1", b"HTTP/0.9", b"HTTP/2.0", b"HTTP/1.11", b"http/1.1", b"HTTP", b""))
    target = rng.choice(
        (b"/v2/clouds", b"", b"*", b"v2", b"http://127.0.0.1/v2/clouds", b"127.0.0.1:1", b"/ /")
    )
    end = rng.choice((b"\r\n", b"\n", b"\r", b"\r\n\r\n"))
    return Sent("first line", method + b" " + target + b" " + version + end + b"Host: x\r\n\r\n", whole=False)


def headers(aim: Aim, rng: random.Random) -> Sent:
    """Headers too large, too many, doubled, folded, without colon or with bytes they must not have."""
    size = rng.choice((1, 100, 8000, 33_000, 120_000))
    line = rng.choice(
        (
            b"X: " + b"x" * size,
            b"X" * size + b": x",
            b"\r\n".join(b"X-%d: y" % at for at in range(min(size, 5000))),
            b"X" + rng.choice(ODD) + b": x",
            b"X: " + rng.choice(ODD) + b"x",
            b"X : x",
            b": x",
            b"no colon",
            b"X: a\r\n folded",
            b"Host: other.example",
            b"Host: ",
            b"Authorization: Bearer x",
            b"Content-Length: 3",
            b"Content-Length: 99999999999999999999999",
            b"Transfer-Encoding: chunked, gzip",
            b"Content-Encoding: gzip",
            b"Origin: http://evil.example",
            b"Accept-Encoding: " + b"gzip;q=," * 100,
            b"Upgrade: websocket\r\nConnection: upgrade\r\nSec-WebSocket-Key: x",
            b"Upgrade: h2c\r\nConnection: upgrade, HTTP2-Settings",
            b"Expect: 100-continue",
            b"Expect: 999-never",
            b"Allow-Version: " + rng.choice(ODD),
            b"If-None-Match: " + b'"A",' * 2000,
        )
    )
    honest = _honest(aim, rng)
    first, _, rest = honest.partition(b"\r\n")
    return Sent("headers", first + b"\r\n" + line + b"\r\n" + rest, whole=False)


def chunks(aim: Aim, rng: random.Random) -> Sent:
    """Chunked bodies that count wrong."""
    head = _head(aim, b"POST", f"{aim.base}/suppliers".encode(), {b"Transfer-Encoding": b"chunked"})
    body = rng.choice(
        (
            b"ZZ\r\nabc\r\n0\r\n\r\n",
            b"-1\r\nabc\r\n",
            b"5\r\nabc\r\n0\r\n\r\n",
            b"3\r\nabcdef\r\n0\r\n\r\n",
            b"3\r\nabc0\r\n\r\n",
            b"ffffffffffffffff\r\nabc",
            b"3;" + b"x" * 70_000 + b"\r\nabc\r\n0\r\n\r\n",
            b"0\r\nTrailer: x\r\n\r\n",
            b"0\r\n" + b"T: x\r\n" * 9000 + b"\r\n",
            b"3\nabc\n0\n\n",
            b"0x3\r\nabc\r\n0\r\n\r\n",
            b"1\r\n[\r\n" * 3000 + b"0\r\n\r\n",
            b"",
        )
    )
    return Sent("chunks", head + body, whole=False)


def lengths(aim: Aim, rng: random.Random) -> Sent:
    """Content-Length that is not the body's."""
    value = rng.choice(
        (b"-1", b"+5", b"0x5", b"5 5", b"", b"99", b"1", b"6000000", b"99999999999", b"1e3", b"NaN")
    )
    target = f"{aim.base}/suppliers".encode()
    return Sent(
        "lengths", _head(aim, b"POST", target, {b"Content-Length": value}) + b'[{"a":1}]', whole=False
    )


def halves(aim: Aim, rng: random.Random) -> Sent:
    """An honest request that breaks off."""
    honest = _honest(aim, rng)
    return Sent("halves", honest[: rng.randrange(1, len(honest))], whole=False)


def flips(aim: Aim, rng: random.Random) -> Sent:
    """An honest request with a few bytes changed."""
    honest = bytearray(_honest(aim, rng))
    for _ in range(rng.randrange(1, 6)):
        honest[rng.randrange(len(honest))] = rng.randrange(256)
    return Sent("flips", bytes(honest), whole=False)


def paths(aim: Aim, rng: random.Random) -> Sent:
    """Paths that climb, hide, repeat or count too far."""
    base = aim.base.encode()
    piece = rng.choice(
        (
            b"/../../../../etc/passwd", b"/%2e%2e/%2e%2e/tokens.json", b"/..%2f..%2fsettings.toml", b"//", b"/./",
            b"/%00", b"/customers%00.json", b"/%ff%fe", b"/%c0%ae%c0%ae/", b"/customers;x=1", b"/customers/%",
            b"/customers/1e3", b"/customers/-1", b"/customers/" + b"9" * 30, b"/customers/0x10", b"/customers/%D9%A1",
            b"/customers/1/2/3", b"/Customers", b"/customers\\1", b"/warehouses/1/products/x", b"/warehouses//products",
            b"/" + b"a/" * 2000, b"/" + b"%41" * 2000, b"/\x7f", b"/customers/1%0d%0aX-Injected:1", b"/sqlite_master",
            b"/customers'--", b"/%F0%9F%98%80", b"/%ED%A0%80",
        )
    )  # fmt: skip
    root = rng.choice(
        (base, b"", b"/v2", b"/v2/clouds/999", b"/v2/clouds/x", b"/clouds/1", b"/api", b"/api/product")
    )
    return Sent("paths", _request(aim, rng.choice(METHODS), root + piece, b"{}"))


def queries(aim: Aim, rng: random.Random) -> Sent:
    """Filters, sorts and pages that are none."""
    value = rng.choice(
        (
            b"|||", b"id|eq|", b"id|eq|1;;", b"id|in|" + b"1," * 3000, b"id|eq|1' OR '1'='1", b"name|like|%25_%5c",
            b"nope|eq|1", b"id|between|1,2", b"deleted|in|0,1,2", b"%ff", b"%", b"%zz", b"%00", b"created|gt|9e99",
            b"created|gt|" + b"9" * 400, b"flags|bin|-1", b"flags|bin|" + b"9" * 25, b"points|gt|nan", b"points|gt|inf",
            b"lastName|like|" + b"a" * 3000, b"-", b"-" * 500, b"id,id,id,-id", b"1" * 40, b"-5", b"1.5", b"\\", b'"',
            b"lastName|like|%ED%A0%80", b"lastName|like|" + b"%25" * 1000, b";".join([b"id|ne|1"] * 400),
        )
    )  # fmt: skip
    name = rng.choice((b"filter", b"sort", b"page", b"limit", b"include", b"anonymize", b"", b"%00"))
    pairs = b"&".join([name + b"=" + value] * rng.choice((1, 1, 2, 150)))
    entity = rng.choice((b"customers", b"products", b"employees", b"webhooks", b"product-ingredients"))
    return Sent("queries", _request(aim, b"GET", aim.base.encode() + b"/" + entity + b"?" + pairs))


def bodies(aim: Aim, rng: random.Random) -> Sent:
    """JSON too deep, too long, cut, with halves of surrogates, NUL, NaN, numbers beyond all bounds."""
    depth = rng.choice((49, 51, 1000, 100_000))
    body = rng.choice(
        (
            b"[" * depth + b"]" * depth,
            b"[" * depth,
            b'{"a":' * depth + b"1" + b"}" * depth,
            b'[{"name":"\\ud800"}]',
            b'[{"name":"\\udc00\\ud800"}]',
            b'[{"name":"\xed\xa0\x80"}]',
            b'[{"name":"\\u0000"}]',
            b'[{"name":"\x00"}]',
            b'[{"\\ud800":1}]',
            b"[NaN]",
            b"[Infinity,-Infinity]",
            b"[1e999]",
            b"[" + b"9" * 5000 + b"]",
            b"[-0.0, 1E400]",
            b"\xef\xbb\xbf[]",
            b"\xff\xfe[\x00]\x00",
            b"[]",
            b"null",
            b"1",
            b'"x"',
            b"[null]",
            b"[[]]",
            b"{}",
            b'[{"name":"' + b"x" * 300_000 + b'"}]',
            b"[" + b"{}," * 101 + b"{}]",
            b"[" + b"1," * 50_000 + b"1]",
            b'[{"a":1,"a":2,',
            b"a=1&b=2",
            b"<xml/>",
            json.dumps([_odd_record(rng) for _ in range(rng.choice((1, 3, 100)))]).encode(),
            json.dumps(_odd_record(rng)).encode(),
        )
    )
    entity = rng.choice(("customers", "suppliers", "products", "webhooks", "tags"))
    one = f"/{aim.customer}" if rng.random() < 0.4 else ""
    method = rng.choice((b"POST", b"PUT", b"PATCH"))
    target = f"{aim.base}/{entity}{one}".encode()
    if rng.random() < 0.1:
        target = b"/v2/signin/token"
    return Sent("bodies", _request(aim, method, target, body, {b"If-Match": b"*"}))


def _odd_record(rng: random.Random) -> dict[str, Any]:
    odd: tuple[Any, ...] = (
        None, True, -1, 2**63, 2**64, 1e308, "", "x" * 5000, "\ud800", "\x00", [], [[]], {}, {"a": {}}, ["a"] * 300,
        "9" * 400, "2024-13-45T99:99:99Z", "-0", " 1 ", "1e3", "https://127.0.0.1/", "javascript:x",
    )  # fmt: skip
    names = (
        "id", "_cloudId", "name", "firstName", "lastName", "email", "tags", "points", "deleted", "display", "flags",
        "versionDate", "created", "birthday", "hexColor", "barcode", "url", "method", "payloadEntity", "ean", "__proto__",
    )  # fmt: skip
    return {rng.choice(names): rng.choice(odd) for _ in range(rng.randrange(1, 12))}


def signatures(aim: Aim, rng: random.Random) -> Sent:
    """Authorization and tags that are none."""
    first, _, rest = aim.access.partition(".")
    value = rng.choice(
        (
            b"", b"Bearer", b"Bearer " + b"x" * 7000, b"User x", b"Basic eDp5", b"Bearer ..", b"Bearer a.b.c",
            f"Bearer {first}.{rest}x".encode(), f"Bearer {first}..".encode(), b"Bearer eyJhbGciOiJub25lIn0.e30.",
            f"bearer  {aim.access}".encode(), b"Bearer \xe9", b"Digest " + b"a=b," * 500,
        )
    )  # fmt: skip
    tag = rng.choice((b'"', b'""', b'"\xff"', b"W/", b"*,*", b'"A"' * 500, b",,,", b"'A'"))
    # No DELETE: some of these are in order after all, and the record is needed.
    method = rng.choice((b"GET", b"HEAD", b"OPTIONS", b"POST", b"PUT", b"PATCH"))
    fields = {b"Authorization": value} if rng.random() < 0.7 else {b"If-Match": tag, b"If-None-Match": tag}
    target = rng.choice((b"/v2/signin/token", f"{aim.base}/customers/{aim.customer}".encode()))
    return Sent("signatures", _request(aim, method, target, b"{}", fields))


def pipelines(aim: Aim, rng: random.Random) -> Sent:
    """Several requests at once, something odd among them."""
    parts = [_honest(aim, rng) for _ in range(rng.randrange(1, 6))]
    parts.insert(rng.randrange(len(parts) + 1), rng.choice(KINDS[:-1])(aim, rng).data)
    return Sent("pipelines", b"".join(parts), whole=False)


KINDS: tuple[Callable[[Aim, random.Random], Sent], ...] = (
    noise, first_line, headers, chunks, lengths, halves, flips, paths, queries, bodies, signatures, pipelines,
)  # fmt: skip


def malformed(aim: Aim, rng: random.Random) -> Sent:
    """One of any kind."""
    return rng.choice(KINDS)(aim, rng)
