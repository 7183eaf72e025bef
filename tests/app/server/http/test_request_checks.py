"""Checks of request heads: origin, sizes, encoding, limits per address."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from app.server.asgi import AsgiApp
from app.server.http import request_checks
from app.server.http.errors import BodyNotJson
from app.server.http.rate_limits import Limits
from app.server.http.server import Server
from sync.client.transport import Request, Response
from tests.fakes.clock import ManualClock

CALLS: list[Request] = []


def answer(request: Request) -> Response:
    CALLS.append(request)
    return Response(200, {"content-type": "application/json", "etag": '"A"'}, b'"' + b"x" * 2000 + b'"')


@pytest.fixture
def client() -> Iterator[httpx.Client]:
    CALLS.clear()
    server = Server(AsgiApp(answer, hosts=frozenset({"till.local"})))
    server.start()
    with httpx.Client(base_url=server.url) as made:
        yield made
    server.stop()


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:1", "", "http://[", "x"])
@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE"])
def test_a_foreign_page_does_not_write(client: httpx.Client, origin: str, method: str) -> None:
    given = client.request(method, "/v2/x", headers={"Origin": origin}, content=b"{}")
    assert (given.status_code, given.json()["reason"]) == (403, "ORIGIN_FOREIGN")
    assert CALLS == []
    assert not any(name.startswith("access-control-allow") for name in given.headers)


def test_our_own_page_writes(client: httpx.Client) -> None:
    own = str(client.base_url).rstrip("/")
    assert client.post("/v2/x", headers={"Origin": own}).status_code == 200
    headers = {"Origin": "https://TILL.local", "Host": "till.local"}
    assert client.post("/v2/x", headers=headers).status_code == 200
    assert client.post("/v2/x").status_code == 200


def test_a_preflight_of_a_foreign_page_is_refused(client: httpx.Client) -> None:
    asked = {"Origin": "http://evil.example", "Access-Control-Request-Method": "PUT"}
    assert client.options("/v2/x", headers=asked).status_code == 403
    given = client.get("/v2/x", headers={"Origin": "http://evil.example"})
    assert given.status_code == 200
    assert not any(name.startswith("access-control-allow") for name in given.headers)


def test_a_foreign_page_does_not_delete_by_get(client: httpx.Client) -> None:
    headers = {"Origin": "http://evil.example"}
    assert client.get("/api/product/delete/7/1", headers=headers).status_code == 403
    assert CALLS == []


def test_an_address_of_more_than_8_kB_is_414(client: httpx.Client) -> None:
    room = request_checks.MAX_ADDRESS - len("/v2/x") - len("filter=")
    assert client.get("/v2/x?filter=" + "y" * room).status_code == 200
    assert client.get("/v2/x?filter=" + "y" * (room + 1)).status_code == 414
    assert client.get("/v2/" + "z" * request_checks.MAX_ADDRESS).status_code == 414
    assert client.get("/v2/" + "z" * 60_000).status_code == 414


def test_too_many_headers_are_431(client: httpx.Client) -> None:
    own = len(client.headers) + 1
    many = {f"x-{at}": "1" for at in range(request_checks.MAX_HEADERS - own)}
    assert client.get("/v2/x", headers=many).status_code == 200
    assert client.get("/v2/x", headers=many | {"x-more": "1"}).status_code == 431
    assert client.get("/v2/x", headers={"x": "1" * 33_000}).status_code == 431
    assert client.get("/v2/x", headers={"x": "1" * 200_000}).status_code == 400
    assert client.get("/v2/x").status_code == 200


def test_too_many_parameters_are_400(client: httpx.Client) -> None:
    most = "&".join(["a=1"] * request_checks.MAX_PARAMETERS)
    assert client.get(f"/v2/x?{most}").status_code == 200
    given = client.get(f"/v2/x?{most}&a=1")
    assert given.status_code == 400 and "at most 100 parameters" in given.json()["message"]


@pytest.mark.parametrize("encoding", ["gzip", "deflate", "br", "gzip, identity"])
def test_a_compressed_body_is_415(client: httpx.Client, encoding: str) -> None:
    given = client.post("/v2/x", content=b"{}", headers={"Content-Encoding": encoding})
    assert given.status_code == 415 and CALLS == []
    assert client.post("/v2/x", content=b"{}", headers={"Content-Encoding": "identity"}).status_code == 200


@pytest.mark.parametrize(
    ("kind", "taken"),
    [
        (None, True), ("", True), ("application/json", True), ('Application/JSON ; Charset="UTF-8"', True),
        ("application/merge-patch+json", True), ("text/plain", False), ("application/x-www-form-urlencoded", False),
        ("multipart/form-data; boundary=x", False), ("application/jsonp", False), ("text/csv; x=+json", False),
        ("application/json; charset=iso-8859-2", False), ("application/xml", False), ("json", False),
    ],
)  # fmt: skip
def test_a_body_that_says_it_is_no_json_is_refused(kind: str | None, taken: bool) -> None:
    if taken:
        request_checks.check_content_type(kind)
    else:
        with pytest.raises(BodyNotJson):
            request_checks.check_content_type(kind)


def test_a_response_is_gzip_if_the_client_accepts_it(client: httpx.Client) -> None:
    given = client.get("/v2/x", headers={"Accept-Encoding": "gzip"})
    assert given.headers["content-encoding"] == "gzip" and len(given.text) == 2002
    plain = client.get("/v2/x", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers and plain.text == given.text
    assert plain.headers["etag"] == given.headers["etag"]
    assert plain.headers["vary"] == given.headers["vary"] == "Accept-Encoding"


def test_the_connection_is_usable_after_a_rejected_body(client: httpx.Client) -> None:
    for _ in range(3):
        given = client.post("/v2/x", content=b"x" * 1_000_000, headers={"Origin": "http://evil.example"})
        assert given.status_code == 403 and given.headers.get("connection") != "close"
    assert client.get("/v2/x").status_code == 200


def test_an_address_over_its_limit_gets_429_with_retry_after() -> None:
    server = Server(AsgiApp(answer, limits=Limits(60, clock=ManualClock())))
    server.start()
    try:
        with httpx.Client(base_url=server.url) as client:
            statuses = [client.get("/v2/x").status_code for _ in range(45)]
            assert statuses == [200] * 40 + [429] * 5
            given = client.post("/v2/x", content=b"{}")
            assert given.status_code == 429 and given.headers["retry-after"] == "1"
            assert given.json()["reason"] == "TOO_MANY_REQUESTS"
    finally:
        server.stop()
