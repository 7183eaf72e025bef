"""`CloudClient` over an in-memory transport: the requests it sends, and signing in."""

from __future__ import annotations

import json
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from sync.client.api import CloudClient, Single
from sync.client.auth import lifetime
from sync.client.transport import Request, Response
from sync.errors import (
    Forbidden,
    Offline,
    ProtocolMismatch,
    RateLimited,
    ServerFault,
    SignInRefused,
    SyncError,
)
from tests.fakes.clock import ManualClock
from tests.fakes.cloud_calls import HTML, REFRESH, ROW, call, client, refusal
from tests.fakes.scripted import Scripted, answer, jwt, page, token

# --- what is asked


def test_sign_in_sends_the_cloud_id_and_the_refresh_token() -> None:
    wire = Scripted()
    client(wire).sign_in()
    (asked,) = wire.sign_ins
    assert (asked.method, asked.path, json.loads(asked.body)) == (
        "POST",
        "/v2/signin/token",
        {"_cloudId": 42},
    )
    assert asked.headers["Authorization"] == f"User {REFRESH}"
    assert asked.headers["Content-Type"] == "application/json"


def test_every_request_carries_the_clouds_headers() -> None:
    wire = Scripted(answer(200, page()))
    call(client(wire, agent="counterfoil/1.2"), "list")
    assert wire.asked[0].headers == {
        "Accept": "application/json",
        "Content-Type": "application/json",
        "Allow-Version": "BC1",
        "Authorization": "Bearer access-1",
        "User-Agent": "counterfoil/1.2",
    }


def test_a_list_request_has_page_filter_sort_and_includes() -> None:
    wire = Scripted(answer(200, page(currentPage="3")))
    client(wire).list(
        "warehouses/5/products",
        filter="deleted|in|0,1",
        sort="-versionDate",
        page=3,
        limit=50,
        include=("ingredients", "customizations"),
        if_none_match='"AB"',
    )
    (asked,) = wire.asked
    assert (asked.method, asked.path) == ("GET", "/v2/clouds/42/warehouses/5/products")
    assert dict(asked.query) == {
        "page": "3",
        "limit": "50",
        "filter": "deleted|in|0,1",
        "sort": "-versionDate",
        "include": "ingredients,customizations",
    }
    assert asked.headers["If-None-Match"] == '"AB"'


@pytest.mark.parametrize(
    ("verb", "method", "path", "body"),
    [
        ("get", "GET", "/v2/clouds/42/suppliers/7", None),
        ("put", "PUT", "/v2/clouds/42/suppliers/7", ROW),
        ("put_many", "PUT", "/v2/clouds/42/suppliers", [ROW]),
        ("post", "POST", "/v2/clouds/42/suppliers", [ROW]),
        ("post_one", "POST", "/v2/clouds/42/webhooks", ROW),
        ("patch", "PATCH", "/v2/clouds/42/suppliers/7", {"name": "B"}),
        ("delete", "DELETE", "/v2/clouds/42/suppliers/7", None),
    ],
)
def test_each_verb_sends_the_request_of_the_interface(verb: str, method: str, path: str, body: Any) -> None:
    wire = Scripted(answer(200, ROW, etag='"N"'))
    got = call(client(wire), verb)
    (asked,) = wire.asked
    assert (asked.method, asked.path) == (method, path)
    assert (json.loads(asked.body) if asked.body else None) == body
    assert got.etag == '"N"'
    assert (got.record if isinstance(got, Single) else got.records[0]) == ROW


def test_anonymize_is_a_query_parameter() -> None:
    wire = Scripted(answer(200, ROW), answer(200, ROW))
    cloud = client(wire)
    cloud.delete("customers", 7, anonymize=True)
    cloud.delete("customers", 7)
    assert [each.query for each in wire.asked] == [(("anonymize", "true"),), ()]
    assert "If-Match" not in wire.asked[0].headers


@pytest.mark.parametrize(
    ("tag", "sent"),
    [('"AB"', '"AB"'), ("AB", '"AB"'), ('W/"AB"', '"AB"'), ('"with space"', '"with space"'), ("*", "*")],
)
def test_F36_if_match_is_quoted_and_strong(tag: str, sent: str) -> None:
    wire = Scripted(answer(200, ROW))
    client(wire).patch("suppliers", 7, {}, if_match=tag)
    assert wire.asked[0].headers["If-Match"] == sent


def test_F36_if_none_match_is_sent_unchanged() -> None:
    wire = Scripted(answer(304))
    client(wire).get("suppliers", 7, if_none_match='W/"AB"')
    assert wire.asked[0].headers["If-None-Match"] == 'W/"AB"'


def test_without_an_etag_there_is_no_conditional_header() -> None:
    wire = Scripted(answer(200, ROW))
    client(wire).put("suppliers", 7, ROW)
    assert "If-Match" not in wire.asked[0].headers


class Heard:
    """A guard that lets everything pass and remembers it."""

    def __init__(self) -> None:
        self.told: list[tuple[str, str, object]] = []

    def admit(self) -> None:
        self.told.append(("admit", "", None))

    def answered(self, request: Request, answer: Response, seconds: float) -> None:
        self.told.append((request.method, request.path, answer.status))

    def failed(self, request: Request, error: BaseException, seconds: float) -> None:
        self.told.append((request.method, request.path, type(error)))


def test_the_guard_is_called_before_and_after_every_exchange() -> None:
    guard = Heard()
    wire = Scripted(answer(200, b'{"data": []}'), Offline(sent=True))
    cloud = client(wire, guard=guard)
    call(cloud, "list")
    with pytest.raises(Offline):
        call(cloud, "get")
    assert cloud.requests == 3
    assert guard.told == [
        ("admit", "", None),
        ("POST", "/v2/signin/token", 201),
        ("admit", "", None),
        ("GET", "/v2/clouds/42/suppliers", 200),
        ("admit", "", None),
        ("GET", "/v2/clouds/42/suppliers/7", Offline),
    ]


def test_a_request_refused_by_the_guard_is_not_sent() -> None:
    guard = Heard()
    wire = Scripted(answer(200, b'{"data": []}'))
    cloud = client(wire, guard=guard)
    cloud.sign_in()

    def refuse() -> None:
        raise RateLimited(retry_after=7.0)

    guard.admit = refuse  # type: ignore[method-assign]
    with pytest.raises(RateLimited):
        call(cloud, "list")
    assert (cloud.requests, wire.asked) == (1, [])


# --- signing in


def test_one_access_token_serves_all_requests() -> None:
    wire = Scripted(answer(200, page()), answer(200, page()))
    cloud = client(wire)
    call(cloud, "list")
    call(cloud, "list")
    assert (len(wire.sign_ins), cloud.requests) == (1, 3)


@pytest.mark.parametrize(
    "expired",
    [
        refusal(401),
        answer(401),
        refusal(401, "UNAUTHORIZED"),
        refusal(403, "ACCESS_TOKEN_EXPIRED"),
        refusal(403, "INVALID_ACCESS_TOKEN"),
    ],
)
@pytest.mark.parametrize("verb", ["list", "patch", "post"])
def test_F22_F23_an_expired_token_is_renewed_and_the_request_repeated_once(
    verb: str, expired: Response
) -> None:
    wire = Scripted(expired, answer(200, page() if verb == "list" else ROW))
    call(client(wire), verb)
    first, second = wire.asked
    assert first.headers["Authorization"] == "Bearer access-1"
    assert second.headers["Authorization"] == "Bearer access-2"
    assert (first.body, first.query, first.path) == (second.body, second.query, second.path)


@pytest.mark.parametrize("expired", [refusal(401, "UNAUTHORIZED"), refusal(403, "ACCESS_TOKEN_EXPIRED")])
def test_F22_a_second_refusal_is_sign_in_refused(expired: Response) -> None:
    wire = Scripted(expired, expired)
    with pytest.raises(SignInRefused) as caught:
        call(client(wire), "patch")
    assert caught.value.reason in {"UNAUTHORIZED", "ACCESS_TOKEN_EXPIRED"}
    assert (len(wire.asked), len(wire.sign_ins)) == (2, 2)


@pytest.mark.parametrize(
    ("refused", "kind"),
    [
        (refusal(401, "INVALID_REFRESH_TOKEN"), SignInRefused),
        (refusal(403, "INVALID_REFRESH_TOKEN"), SignInRefused),
        (refusal(403, "INVALID_ACCESS_TOKEN"), SignInRefused),
        (refusal(400), SignInRefused),
        (refusal(412), SignInRefused),
        (refusal(403, "CLOUD_FORBIDDEN"), Forbidden),
        (refusal(403, "LICENSE_UPGRADE_REQUIRED"), Forbidden),
        (answer(429, retry_after="3"), RateLimited),
        (answer(503), ServerFault),
        (answer(200, HTML), ProtocolMismatch),
        (answer(302, location="https://portal.example"), ProtocolMismatch),
        (answer(404), ProtocolMismatch),
        (answer(405), ProtocolMismatch),
        (answer(200, {"token": "x"}), ProtocolMismatch),
        (answer(200, ["x"]), ProtocolMismatch),
        (answer(200, {"accessToken": 7}), ProtocolMismatch),
        (answer(200, {"accessToken": "a b"}), ProtocolMismatch),
        (answer(200, {"accessToken": ""}), ProtocolMismatch),
        (Offline(sent=True, reason="timeout"), Offline),
    ],
)
def test_F22_F23_errors_of_signing_in(refused: Response | SyncError, kind: type[SyncError]) -> None:
    wire = Scripted(sign_in=lambda _: refused)
    with pytest.raises(SyncError) as caught:
        call(client(wire), "patch")
    assert type(caught.value) is kind
    assert not caught.value.maybe_applied, "the write never left"
    assert wire.asked == []


@pytest.mark.parametrize("status", [200, 201, 202])
def test_any_2xx_signs_in(status: int) -> None:
    wire = Scripted(answer(200, page()), sign_in=lambda count: answer(status, token(count)))
    call(client(wire), "list")


@pytest.mark.parametrize("bad", ["", "  ", "two words", "line\nbreak", "žeton"])
def test_F107_a_refresh_token_that_fits_no_header_is_refused_without_a_request(bad: str) -> None:
    wire = Scripted()
    with pytest.raises(SignInRefused) as caught:
        CloudClient(wire, 42, lambda: bad, clock=ManualClock()).sign_in()
    assert wire.sign_ins == []
    assert not bad.strip() or bad not in repr(caught.value)


def test_a_changed_refresh_token_counts_at_the_next_sign_in() -> None:
    tokens = iter(["old", "new"])
    wire = Scripted(refusal(401), answer(200, page()))
    refresh = next(tokens)
    cloud = CloudClient(wire, 42, lambda: refresh, clock=ManualClock())
    cloud.sign_in()
    refresh = next(tokens)
    call(cloud, "list")
    assert [each.headers["Authorization"] for each in wire.sign_ins] == ["User old", "User new"]


class Revoking:
    """A cloud that revokes the first access token once all threads are at the door."""

    def __init__(self, threads: int, *, failing: bool = False) -> None:
        self.together = threading.Barrier(threads)
        self.lock = threading.Lock()
        self.sign_ins = 0
        self.failing = failing

    def send(self, request: Request) -> Response:
        if request.path == "/v2/signin/token":
            with self.lock:
                self.sign_ins += 1
                count = self.sign_ins
            if count > 1:
                threading.Event().wait(0.1)
                if self.failing:
                    return refusal(401, "INVALID_REFRESH_TOKEN")
            return answer(201, token(count))
        if request.headers["Authorization"] == "Bearer access-1":
            self.together.wait(5)
            return refusal(403, "ACCESS_TOKEN_EXPIRED")
        return answer(200, page())


def test_F22_four_threads_share_one_renewal() -> None:
    wire = Revoking(4)
    cloud = client(wire)
    cloud.sign_in()
    with ThreadPoolExecutor(4) as pool:
        pages = list(pool.map(lambda _: call(cloud, "list"), range(4)))
    assert len(pages) == 4
    assert wire.sign_ins == 2
    assert cloud.requests == 10


def test_F22_four_threads_share_one_failed_renewal() -> None:
    wire = Revoking(4, failing=True)
    cloud = client(wire)
    cloud.sign_in()
    with ThreadPoolExecutor(4) as pool:
        runs = [pool.submit(call, cloud, "list") for _ in range(4)]
    assert all(isinstance(run.exception(), SignInRefused) for run in runs)
    assert wire.sign_ins < 5, "no storm of refused sign-ins"


def test_after_a_failed_sign_in_the_next_call_tries_again() -> None:
    wire = Scripted(
        answer(200, page()), sign_in=lambda count: answer(503) if count == 1 else answer(201, token(count))
    )
    cloud = client(wire)
    with pytest.raises(ServerFault):
        call(cloud, "list")
    call(cloud, "list")
    assert len(wire.sign_ins) == 2


def test_a_token_is_renewed_before_it_expires() -> None:
    clock = ManualClock()
    wire = Scripted(
        *[answer(200, page())] * 3,
        sign_in=lambda count: answer(201, {"accessToken": jwt(iat=5000, exp=8600, n=count)}),
    )
    cloud = client(wire, clock=clock)
    call(cloud, "list")
    clock.sleep(3539)
    call(cloud, "list")
    assert len(wire.sign_ins) == 1
    clock.sleep(2)
    call(cloud, "list")
    assert len(wire.sign_ins) == 2


@pytest.mark.parametrize("years", [-10, 10])
def test_F78_a_wrong_wall_clock_neither_renews_nor_refuses(years: int) -> None:
    clock = ManualClock()
    wire = Scripted(
        *[answer(200, page())] * 2,
        sign_in=lambda count: answer(201, {"accessToken": jwt(iat=1_790_000_000, exp=1_790_003_600)}),
    )
    cloud = client(wire, clock=clock)
    call(cloud, "list")
    clock.wall += years * 365 * 86_400_000
    call(cloud, "list")
    assert len(wire.sign_ins) == 1


def test_F78_the_lifetime_of_a_token_is_measured_by_the_clouds_clock() -> None:
    dated = answer(201, date="Sat, 21 Nov 2026 10:00:00 GMT")
    noon = 1_795_255_200
    assert lifetime(jwt(exp=noon + 3600), dated, now=0) == 3600
    assert lifetime(jwt(exp=noon + 3600, iat=noon + 600), dated, now=0) == 3000
    assert lifetime(jwt(exp=noon + 3600), answer(201), now=(noon + 100) * 1000) == 3500


@pytest.mark.parametrize(
    "odd",
    [
        "opaque",
        "a.b.c",
        "a.!!!.c",
        jwt(),
        jwt(exp="soon"),
        jwt(exp=None),
        jwt(exp=float("nan")),
        jwt(exp=10**400),
        jwt(exp=5),
        jwt(exp=10**12),
        jwt(exp=9, iat={}),
        "a.WzFd.c",
        "a.W1td.c",
    ],
)
def test_F78_a_token_without_expiry_is_used_until_it_is_refused(odd: str) -> None:
    assert lifetime(odd, answer(201), now=1_790_000_000_000) is None


# --- a connection that breaks


@pytest.mark.parametrize("verb", ["list", "get"])
@pytest.mark.parametrize("reason", ["reset", "truncated"])
@pytest.mark.parametrize("sent", [True, False])
def test_F122_a_read_whose_connection_broke_is_repeated_once(verb: str, reason: str, sent: bool) -> None:
    lost = Offline(sent=sent, reason=reason)
    good = answer(200, page() if verb == "list" else ROW)
    wire = Scripted(lost, good)
    assert call(client(wire), verb) is not None
    first, second = wire.asked
    assert first == second
    wire = Scripted(lost, lost, good)
    with pytest.raises(Offline):
        call(client(wire), verb)
    assert len(wire.asked) == 2, "once, not for ever"


@pytest.mark.parametrize("reason", ["timeout", "refused", "dns", "tls", "unknown"])
def test_F122_a_read_that_failed_otherwise_is_not_repeated_at_once(reason: str) -> None:
    wire = Scripted(Offline(sent=True, reason=reason), answer(200, page()))
    with pytest.raises(Offline):
        call(client(wire), "list")
    assert len(wire.asked) == 1


@pytest.mark.parametrize("verb", ["put", "put_many", "post", "post_one", "patch", "delete"])
def test_F05_F122_a_write_whose_connection_broke_is_never_repeated(verb: str) -> None:
    wire = Scripted(Offline(sent=True, reason="reset"), answer(200, ROW))
    with pytest.raises(Offline):
        call(client(wire), verb)
    assert len(wire.asked) == 1
