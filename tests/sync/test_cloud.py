"""CloudClient over an in-memory transport: each answer the cloud may give, and what it becomes."""

from __future__ import annotations

import json
import logging
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from sync.answers import complaint
from sync.cloud import CloudClient, Many, Single, user_agent
from sync.errors import (
    CloudChanged,
    CloudConflict,
    CloudRecordMissing,
    CloudStale,
    Forbidden,
    IfMatchMissing,
    Offline,
    ProtocolMismatch,
    RateLimited,
    Rejected,
    ServerFault,
    SignInRefused,
    SyncError,
    VerbRefused,
    Violation,
)
from sync.signin import lifetime
from sync.transport import Request, Response
from tests.fakes.clock import ManualClock
from tests.fakes.scripted import Scripted, answer, jwt, page, token

REFRESH = "refresh-6f1c"
ROW = {"id": "7", "_cloudId": "42", "name": "Alza"}
HTML = b"<!DOCTYPE html><title>Hotel Wi-Fi</title>"
WRITES = ("put", "put_many", "post", "post_one", "patch", "delete")


def client(transport: Any, **options: Any) -> CloudClient:
    return CloudClient(transport, 42, lambda: REFRESH, clock=options.pop("clock", ManualClock()), **options)


def call(cloud: CloudClient, verb: str) -> Any:
    """Any verb with ordinary arguments."""
    match verb:
        case "list":
            return cloud.list("suppliers")
        case "get":
            return cloud.get("suppliers", 7)
        case "put":
            return cloud.put("suppliers", 7, ROW, if_match='"A"')
        case "put_many":
            return cloud.put_many("suppliers", [ROW], if_match='"A"')
        case "post":
            return cloud.post("suppliers", [ROW])
        case "post_one":
            return cloud.post_one("webhooks", ROW)
        case "patch":
            return cloud.patch("suppliers", 7, {"name": "B"}, if_match='"A"')
        case _:
            return cloud.delete("suppliers", 7, etag='"A"')


def failing(verb: str, *answers: Response | SyncError, **options: Any) -> SyncError:
    with pytest.raises(SyncError) as caught:
        call(client(Scripted(*answers), **options), verb)
    return caught.value


def refusal(status: int, reason: str | None = None, **more: Any) -> Response:
    return answer(status, {"status": str(status), "error": "Refused", "reason": reason, **more})


# --- what is asked


def test_sign_in_asks_for_this_cloud_with_the_refresh_token() -> None:
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


def test_the_agent_is_named_with_a_version() -> None:
    assert user_agent().startswith("counterfoil/")


def test_a_list_is_asked_with_its_page_filter_sort_and_includes() -> None:
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
def test_each_verb_asks_as_the_interface_says(verb: str, method: str, path: str, body: Any) -> None:
    wire = Scripted(answer(200, ROW, etag='"N"'))
    got = call(client(wire), verb)
    (asked,) = wire.asked
    assert (asked.method, asked.path) == (method, path)
    assert (json.loads(asked.body) if asked.body else None) == body
    assert got.etag == '"N"'
    assert (got.record if isinstance(got, Single) else got.records[0]) == ROW


def test_anonymize_is_said_in_the_query() -> None:
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


def test_F36_if_none_match_goes_as_it_came() -> None:
    wire = Scripted(answer(304))
    client(wire).get("suppliers", 7, if_none_match='W/"AB"')
    assert wire.asked[0].headers["If-None-Match"] == 'W/"AB"'


def test_no_etag_no_header() -> None:
    wire = Scripted(answer(200, ROW))
    client(wire).put("suppliers", 7, ROW)
    assert "If-Match" not in wire.asked[0].headers


def test_the_ledger_hears_of_every_exchange() -> None:
    heard: list[tuple[str, str, int, int]] = []
    wire = Scripted(answer(200, b'{"data": []}'), Offline(sent=True))
    cloud = client(wire, on_request=lambda *entry: heard.append(entry))
    call(cloud, "list")
    with pytest.raises(Offline):
        call(cloud, "get")
    assert cloud.requests == 3
    assert heard[1:] == [
        ("GET", "/v2/clouds/42/suppliers", 200, 12),
        ("GET", "/v2/clouds/42/suppliers/7", 0, 0),
    ]


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
def test_F22_a_second_refusal_asks_for_a_person(expired: Response) -> None:
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
def test_F22_F23_how_signing_in_fails(refused: Response | SyncError, kind: type[SyncError]) -> None:
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


def test_a_token_is_renewed_ahead_of_its_end() -> None:
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


def test_F78_the_life_of_a_token_is_counted_on_the_clouds_clock() -> None:
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
def test_F78_a_token_that_tells_no_life_is_used_until_refused(odd: str) -> None:
    assert lifetime(odd, answer(201), now=1_790_000_000_000) is None


# --- lists


def test_a_page_is_read_with_numbers_as_text_or_as_numbers() -> None:
    for numbers in ({"totalItemsCount": "250", "nextPage": "2"}, {"totalItemsCount": 250, "nextPage": 2.0}):
        wire = Scripted(answer(200, page(ROW, **numbers), etag='"P"'))
        got = client(wire).list("suppliers", limit=1)
        assert (got.records, got.total, got.next_page, got.etag) == ((ROW,), 250, 2, '"P"')
        assert not got.not_modified and not got.empty_404


def test_F45_an_uncounted_list_has_no_total() -> None:
    got = call(client(Scripted(answer(200, page(ROW, totalItemsCount=None, lastPage=None)))), "list")
    assert got.total is None


def test_without_a_word_on_the_next_page_a_full_page_promises_one() -> None:
    cloud = client(Scripted(answer(200, {"data": [ROW, ROW]}), answer(200, {"data": [ROW]})))
    assert cloud.list("suppliers", page=4, limit=2).next_page == 5
    assert cloud.list("suppliers", page=5, limit=2).next_page is None


def test_an_empty_page_ends_the_list_whatever_it_says() -> None:
    assert client(Scripted(answer(200, page(nextPage="2")))).list("suppliers").next_page is None


def test_F18_404_on_a_list_is_an_empty_listing() -> None:
    cloud = client(Scripted(answer(404), answer(404), refusal(404)))
    first = cloud.list("suppliers")
    assert (first.records, first.total, first.next_page, first.empty_404) == ((), 0, None, True)
    assert cloud.list("suppliers", page=9).total is None
    assert cloud.list("suppliers").empty_404


def test_F18_N4_a_portals_404_is_neither_an_empty_list_nor_a_missing_record() -> None:
    for body in (HTML, b"default backend - 404"):
        for verb in ("list", "get", "delete"):
            assert isinstance(failing(verb, answer(404, body)), ProtocolMismatch)


def test_F19_410_on_a_list_is_no_empty_list() -> None:
    assert isinstance(failing("list", answer(410)), CloudRecordMissing)


def test_304_says_that_the_page_is_as_it_was() -> None:
    cloud = client(Scripted(answer(304), answer(304, etag='"B"')))
    got = cloud.list("suppliers", if_none_match='"A"')
    assert (got.not_modified, got.etag, got.records) == (True, '"A"', ())
    one = cloud.get("suppliers", 7, if_none_match='"A"')
    assert (one.not_modified, one.etag, one.record) == (True, '"B"', None)


@pytest.mark.parametrize("verb", ["list", "get", "patch"])
def test_F37_304_to_a_question_nobody_asked(verb: str) -> None:
    error = failing(verb, answer(304))
    assert isinstance(error, ProtocolMismatch) and error.reason == "not_modified"


def test_webhooks_may_come_bare_or_wrapped() -> None:
    rows = [{"id": 1, "_cloudId": 42}, {"id": 2}]
    bare = client(Scripted(answer(200, rows))).list("webhooks")
    wrapped = client(Scripted(answer(200, page(*rows)))).list("webhooks")
    assert bare.records == wrapped.records == tuple(rows)
    assert (bare.total, bare.next_page) == (2, None)


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        (HTML, "html"),
        (b"\xef\xbb\xbf <html>", "html"),
        (b"", "json"),
        (b'{"data": [', "json"),
        (b'{"data": [NaN]}', "json"),
        (b"\xff\xfe\x00", "json"),
        (b"[" * 100_000, "json"),
        (b'{"n": ' + b"9" * 5000 + b"}", "json"),
        (b"null", "data"),
        (b'"ok"', "data"),
        ({"items": []}, "data"),
        ({"data": {}}, "data"),
        ({"data": None}, "data"),
        ({"data": [1]}, "row"),
        ({"data": [[]]}, "row"),
        (page(ROW, totalItemsCount="many"), "envelope"),
        (page(ROW, totalItemsCount=-1), "envelope"),
        (page(ROW, totalItemsCount=True), "envelope"),
        (page(ROW, totalItemsCount=1.5), "envelope"),
        (page(ROW, nextPage=[]), "envelope"),
        (page(ROW, nextPage="1"), "paging"),
        (page(ROW, nextPage="0"), "paging"),
        (page({"id": 1, "_cloudId": "43"}), "other_cloud"),
        (page({"id": 1, "_cloudId": ["42"]}), "other_cloud"),
    ],
)
def test_F02_F28_F56_an_answer_that_is_no_page_moves_nothing(body: Any, reason: str) -> None:
    error = failing("list", answer(200, body))
    assert isinstance(error, ProtocolMismatch)
    assert (error.reason, error.maybe_applied) == (reason, False)


def test_F32_more_rows_than_asked_for() -> None:
    wire = Scripted(answer(200, page(ROW, ROW, ROW)))
    with pytest.raises(ProtocolMismatch) as caught:
        client(wire).list("suppliers", limit=2)
    assert caught.value.reason == "too_many_rows"
    bare = failing("list", answer(200, [{"id": each} for each in range(1001)]))
    assert isinstance(bare, ProtocolMismatch) and bare.reason == "too_many_rows"


def test_F30_unknown_members_come_through_untouched() -> None:
    row = {**ROW, "novelty": {"deep": [1, None]}, "price": "1.10"}
    assert call(client(Scripted(answer(200, page(row)))), "list").records == (row,)


# --- single records and arrays


@pytest.mark.parametrize("status", [200, 201, 202])
@pytest.mark.parametrize("verb", WRITES)
def test_any_2xx_is_a_success(verb: str, status: int) -> None:
    call(client(Scripted(answer(status, ROW))), verb)


@pytest.mark.parametrize("verb", ["put", "patch", "delete", "post_one"])
def test_a_write_may_be_confirmed_without_a_body(verb: str) -> None:
    assert call(client(Scripted(answer(204, etag='"A"'))), verb) == Single(record=None, etag='"A"')


@pytest.mark.parametrize("verb", ["put_many", "post"])
def test_F33_an_array_is_answered_in_any_order_and_number(verb: str) -> None:
    rows = [{"id": 3}, {"id": 1}, {"id": 2}]
    for body in (rows, page(*rows)):
        assert call(client(Scripted(answer(200, body))), verb).records == tuple(rows)
    assert call(client(Scripted(answer(204))), verb) == Many(records=())


def test_one_record_may_come_in_an_array_of_one() -> None:
    assert call(client(Scripted(answer(200, [ROW]))), "get").record == ROW


@pytest.mark.parametrize("verb", ["get", *WRITES])
@pytest.mark.parametrize(
    ("body", "reason"),
    [(HTML, "html"), (b"{", "json"), ("text", "data"), ({"id": 7, "_cloudId": 43}, "other_cloud")],
)
def test_F02_F28_a_success_that_makes_no_sense_may_still_have_written(
    verb: str, body: Any, reason: str
) -> None:
    error = failing(verb, answer(200, body))
    assert isinstance(error, ProtocolMismatch)
    assert (error.reason, error.maybe_applied) == (reason, verb != "get")


def test_two_records_where_one_was_asked_for() -> None:
    error = failing("get", answer(200, [ROW, ROW]))
    assert isinstance(error, ProtocolMismatch) and error.reason == "data"


def test_a_get_without_a_body_is_no_record() -> None:
    assert isinstance(failing("get", answer(200)), ProtocolMismatch)


# --- refusals


@pytest.mark.parametrize("verb", ["get", "put", "patch", "delete"])
@pytest.mark.parametrize("status", [404, 410])
def test_F17_F19_no_such_record(verb: str, status: int) -> None:
    assert isinstance(failing(verb, answer(status)), CloudRecordMissing)


@pytest.mark.parametrize("verb", ["put", "put_many", "patch", "delete"])
def test_F14_412_means_the_cloud_changed(verb: str) -> None:
    assert type(failing(verb, refusal(412))) is CloudChanged


@pytest.mark.parametrize(
    ("verb", "kind"),
    [
        ("put", CloudStale),
        ("put_many", CloudStale),
        ("patch", CloudStale),
        ("post", CloudConflict),
        ("delete", CloudConflict),
    ],
)
def test_F15_409_is_a_stale_version_or_another_record_in_the_way(verb: str, kind: type[SyncError]) -> None:
    error = failing(verb, refusal(409, "X", message="Category has products"))
    assert type(error) is kind
    assert error.params["message"] == "Category has products"
    assert error.params["reason"] == "X"


@pytest.mark.parametrize("verb", ["put", "put_many", "patch"])
def test_F16_428_means_that_an_etag_was_missing(verb: str) -> None:
    assert isinstance(failing(verb, answer(428)), IfMatchMissing)


@pytest.mark.parametrize("status", [400, 413, 422, 402, 499])
def test_F20_refused_values_keep_the_clouds_words(status: int) -> None:
    body = {"violations": [{"fieldName": "vatId", "message": "must match"}]}
    error = failing("patch", answer(status, body))
    assert isinstance(error, Rejected)
    assert error.violations == (Violation("vatId", "must match"),)
    assert error.params["status"] == status
    assert not error.maybe_applied


@pytest.mark.parametrize(
    ("body", "violations"),
    [
        (b"", ()),
        (b"{}", ()),
        (b"null", ()),
        (b"42", (Violation(None, "42"),)),
        (b"  ", ()),
        (b"plain words", (Violation(None, "plain words"),)),
        (b"\xffodd", (Violation(None, "\ufffdodd"),)),
        ("quoted words", (Violation(None, "quoted words"),)),
        ({"message": "Unknown field"}, (Violation(None, "Unknown field"),)),
        ({"error": "Bad Request", "path": "/v2/clouds/1"}, (Violation(None, "Bad Request"),)),
        ({"error": "Bad Request", "message": "No gte"}, (Violation(None, "No gte"),)),
        ({"status": "400", "message": " "}, (Violation(None, '{"status": "400", "message": " "}'),)),
        ({"errors": ["one", "two"]}, (Violation(None, "one"), Violation(None, "two"))),
        ({"errors": [{"field": "a.name", "defaultMessage": "blank"}]}, (Violation("name", "blank"),)),
        ({"errors": [], "message": "only this"}, (Violation(None, "only this"),)),
        ({"violations": [{"fieldName": None, "message": "m"}]}, (Violation(None, "m"),)),
        ({"violations": [{"fieldName": "[3].vatId", "message": "m"}]}, (Violation("vatId", "m", 3),)),
        (
            {"violations": [{"fieldName": "create.entities[12].points", "message": "m", "x": 1}]},
            (Violation("points", "m", 12),),
        ),
        ({"violations": [{"fieldName": "[0]", "message": "m"}]}, (Violation(None, "m", 0),)),
        ({"violations": [{"fieldName": "zip"}]}, (Violation("zip", '{"fieldName": "zip"}'),)),
        (
            {"violations": [{"fieldName": "a", "message": "x"}], "errors": ["y"]},
            (Violation("a", "x"), Violation(None, "y")),
        ),
        ([{"fieldName": "a", "message": "x"}, "z"], (Violation("a", "x"), Violation(None, "z"))),
    ],
)
def test_F20_violations_in_every_shape_and_no_text_lost(body: Any, violations: tuple[Violation, ...]) -> None:
    error = failing("patch", answer(400, body))
    assert isinstance(error, Rejected)
    assert error.violations == violations


def test_F20_a_flood_of_words_is_cut() -> None:
    assert len(complaint(answer(400, b"x" * 100_000)).violations[0].message) == 2000


@pytest.mark.parametrize(
    "reason", ["CLOUD_FORBIDDEN", "DOMAIN_FORBIDDEN", "ACCESS_DENIED", "LICENSE_UPGRADE_REQUIRED", None]
)
def test_F23_403_keeps_its_reason_and_asks_for_no_new_token(reason: str | None) -> None:
    wire = Scripted(refusal(403, reason))
    with pytest.raises(Forbidden) as caught:
        call(client(wire), "patch")
    assert caught.value.reason == reason
    assert len(wire.sign_ins) == 1


@pytest.mark.parametrize("status", [401, 403])
def test_F02_F23_a_web_page_is_no_refusal_of_the_clouds(status: int) -> None:
    wire = Scripted(answer(status, HTML, content_type="text/html"))
    with pytest.raises(ProtocolMismatch):
        call(client(wire), "list")
    assert len(wire.sign_ins) == 1


@pytest.mark.parametrize("status", [405, 501])
def test_F24_a_verb_the_cloud_does_not_offer(status: int) -> None:
    assert isinstance(failing("patch", refusal(status)), VerbRefused)


def test_F24_a_gateways_501_disproves_nothing() -> None:
    assert isinstance(failing("patch", answer(501, HTML)), ServerFault)


@pytest.mark.parametrize(
    ("headers", "seconds"),
    [
        ({}, None),
        ({"retry_after": "30"}, 30.0),
        (
            {"retry_after": "Sat, 21 Nov 2026 10:00:10 GMT", "date": "Sat, 21 Nov 2026 10:00:00 GMT"},
            10.0,
        ),
    ],
)
def test_F25_429_says_when_to_come_back(headers: dict[str, str], seconds: float | None) -> None:
    error = failing("patch", answer(429, HTML, **headers))
    assert isinstance(error, RateLimited)
    assert (error.retry_after, error.maybe_applied) == (seconds, False)


@pytest.mark.parametrize("status", [500, 502, 503, 504, 599, 408, 425])
@pytest.mark.parametrize("verb", ["list", *WRITES])
def test_F26_F27_a_failing_cloud_may_have_written(verb: str, status: int) -> None:
    error = failing(verb, answer(status, HTML))
    assert isinstance(error, ServerFault)
    assert (error.status, error.maybe_applied) == (status, verb != "list")


def test_F26_503_may_say_when_to_come_back() -> None:
    error = failing("list", answer(503, retry_after="5"))
    assert isinstance(error, ServerFault) and error.retry_after == 5.0


@pytest.mark.parametrize("status", [300, 301, 302, 303, 307, 308])
def test_F38_a_redirect_goes_nowhere(status: int) -> None:
    error = failing("patch", answer(status, location="https://elsewhere.example"))
    assert isinstance(error, ProtocolMismatch) and error.reason == "redirect"


@pytest.mark.parametrize(("status", "reason"), [(407, "portal"), (511, "portal"), (101, "status")])
def test_F02_answers_of_something_in_between(status: int, reason: str) -> None:
    error = failing("list", answer(status))
    assert isinstance(error, ProtocolMismatch) and error.reason == reason


@pytest.mark.parametrize("sent", [False, True])
def test_F04_F05_the_transports_word_on_what_left_comes_through(sent: bool) -> None:
    error = failing("patch", Offline(sent=sent, reason="reset"))
    assert isinstance(error, Offline)
    assert (error.sent, error.maybe_applied) == (sent, sent)


# --- secrets


def test_F107_no_token_in_any_error_repr_or_log(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    echo = {"message": f"bad {REFRESH} and access-1", "reason": f"X-{REFRESH}-access-1"}
    shown: list[str] = []
    for status in (400, 401, 403, 404, 405, 409, 412, 422, 428, 429, 500, 501, 503):
        for verb in ("list", "put", "post", "delete"):
            wire = Scripted(answer(status, echo), answer(status, echo))
            cloud = client(wire)
            try:
                call(cloud, verb)
            except SyncError as error:
                shown += [repr(error), str(error), repr(error.params), repr(error.__cause__)]
            shown += [repr(cloud), repr(wire.asked), repr(wire.sign_ins)]
        early = answer(status, {"message": f"bad {REFRESH}", "reason": REFRESH})
        refused = Scripted(sign_in=lambda _, early=early: early)  # type: ignore[misc]
        with pytest.raises(SyncError) as caught:
            client(refused).sign_in()
        shown.append(repr(caught.value))
    text = "\n".join([*shown, caplog.text])
    assert REFRESH not in text
    assert "access-" not in text
    assert "bad *** and ***" in text
