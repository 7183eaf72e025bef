"""gzip: for large responses only, for clients that accept it, with the same ETag."""

from __future__ import annotations

import gzip

import pytest

from app.server.http.gzip import MIN_BYTES, accepts_gzip, gzip_response
from sync.client.transport import Response

JSON = {"content-type": "application/json;charset=UTF-8", "etag": '"A"'}


@pytest.mark.parametrize(
    ("accepted", "takes"),
    [
        ("gzip", True),
        ("deflate, GZIP;q=0.5", True),
        ("*", True),
        ("x-gzip", True),
        ("gzip;q=0", False),
        ("gzip;q=0, *", False),
        ("gzip; q=0.0", False),
        ("gzip;q=high", False),
        ("identity", False),
        ("br", False),
        ("", False),
        (None, False),
    ],
)
def test_which_accept_encoding_allows_gzip(accepted: str | None, takes: bool) -> None:
    assert accepts_gzip(accepted) is takes


def test_a_large_response_is_compressed_and_keeps_its_etag() -> None:
    body = b'{"name":"bread"}' * 200
    given = gzip_response(Response(200, JSON, body), "gzip")
    assert gzip.decompress(given.body) == body and len(given.body) < len(body) / 5
    assert given.headers == {**JSON, "vary": "Accept-Encoding", "content-encoding": "gzip"}
    assert gzip_response(Response(200, JSON, body), "gzip") == given


def test_small_responses_and_other_types_are_not_compressed() -> None:
    small = gzip_response(Response(200, JSON, b"x" * MIN_BYTES), "gzip")
    assert small.headers == {**JSON, "vary": "Accept-Encoding"} and len(small.body) == MIN_BYTES
    assert gzip_response(Response(200, {"content-type": "image/png"}, b"x" * 9999), "gzip").headers == {
        "content-type": "image/png"
    }
    assert gzip_response(Response(304, {"etag": '"A"'}), "gzip").headers == {"etag": '"A"'}
