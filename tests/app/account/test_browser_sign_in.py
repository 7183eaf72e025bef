"""Sign-in with the browser, with a real HTTP client against the practice cloud's page."""

from __future__ import annotations

from urllib.parse import parse_qs, urlsplit

import httpx
import pytest

from app.account.browser_sign_in import (
    Application,
    BrowserSignIn,
    PageTexts,
    SignedIn,
    read_application,
    signature,
    usable_page,
)
from app.practice.browser_sign_in_page import CLIENT_ID, application
from app.practice.cloud import PracticeCloud
from tests.fakes.clock import ManualClock
from tests.fakes.web_form import press, read

WORDS = PageTexts(continue_label="Go on", done="You can close this page", refused="Begin again")


@pytest.fixture
def cloud(tmp_path):
    made = PracticeCloud(tmp_path / "cloud")
    made.start()
    yield made
    made.close()


@pytest.fixture
def stopped_cloud(tmp_path):
    """A cloud whose clock stands still, for limits of one second."""
    made = PracticeCloud(tmp_path / "cloud", clock=ManualClock())
    made.start()
    yield made
    made.close()


@pytest.fixture
def browser():
    with httpx.Client(trust_env=False) as client:
        yield client


@pytest.fixture
def begin(cloud):
    """Begins an attempt; what arrives is in the list."""
    attempts = []

    def started(known: Application | None = None):
        on_signed_in: list[SignedIn] = []
        attempt = BrowserSignIn(known or application(cloud.url), on_signed_in.append, WORDS)
        attempts.append(attempt)
        return attempt, attempt.start(), on_signed_in

    yield started
    for each in attempts:
        each.stop()


def test_the_browser_returns_token_and_cloud_id(cloud, browser, begin):
    attempt, address, on_signed_in = begin()
    first = browser.get(address)
    assert "Go on" in first.text and "nonce" in first.headers["content-security-policy"]
    asked = press(browser, first)
    assert asked.status_code == 200 and str(cloud.cloud_id) in asked.text
    back = press(browser, asked)
    assert back.status_code == 303
    assert parse_qs(urlsplit(back.headers["location"]).query)["token"] == [cloud.refresh_token]
    last = browser.get(back.headers["location"], follow_redirects=True)
    assert last.text.count(WORDS.done) == 1
    assert "token" not in str(last.url)
    assert on_signed_in == [SignedIn(cloud.refresh_token, cloud.cloud_id)]
    assert cloud.refresh_token not in repr(on_signed_in)
    again = browser.get(back.headers["location"])
    assert again.status_code == 400 and len(on_signed_in) == 1


@pytest.mark.parametrize("change", [
    {"state": "guessed"}, {"state": ""}, {"token": ""}, {"token": "x" * 5000}, {"token": "a b"}, {"cloudid": "x"},
    {"cloudid": "0"}, {"cloudid": str(2**31)}, {"cloudid": "٣"}, {"state": "é"},
])  # fmt: skip
def test_a_callback_with_a_wrong_state_or_token_is_refused(browser, begin, change):
    attempt, _, on_signed_in = begin()
    said = {"token": "t", "cloudid": "7", "state": attempt._state, **change}
    answer = browser.get(attempt.redirect, params=said)
    assert answer.status_code == 400 and WORDS.refused in answer.text
    assert on_signed_in == []


def test_requests_to_another_path_get_404(browser, begin):
    attempt, address, on_signed_in = begin()
    base = address.rsplit("/", 2)[0]
    for path in ("/", "/begin", "/x/begin", "/x/back?state=y", f"/{attempt._key}/other"):
        assert browser.get(base + path).status_code == 404
    assert browser.post(address).status_code == 404
    assert browser.get(address, headers={"Host": "evil.example"}).status_code >= 400
    assert on_signed_in == []


def fields(known, **changes):
    from app.account.browser_sign_in import form_fields

    said = form_fields(known, redirect="http://127.0.0.1:9/back", state="s", now=changes.pop("now"))
    return {**said, **changes}


@pytest.mark.parametrize(("changes", "words"), [
    ({"late": 61}, "expired"), ({"late": -61}, "expired"), ({"timestamp": "soon"}, "expired"),
    ({"client_id": "somebody"}, "unknown"), ({"signature": "0" * 64}, "unknown"), ({"scope": "some"}, "unknown"),
    ({"redirect_uri": "https://evil.example/back"}, "on this computer only"),
    ({"redirect_uri": "http://[bad"}, "on this computer only"),
])  # fmt: skip
def test_the_practice_connector_refuses_what_the_vendor_refuses(stopped_cloud, browser, changes, words):
    said = dict(changes)
    now = stopped_cloud.replica.clock.now() - 1000 * said.pop("late", 0)
    page = application(stopped_cloud.url)
    answer = browser.post(page.page, data=fields(page, now=now, **said))
    assert answer.status_code == 400 and words in answer.text


@pytest.mark.parametrize("late", [60, 0, -60])
def test_the_practice_connector_accepts_a_minute_of_difference(stopped_cloud, browser, late):
    page = application(stopped_cloud.url)
    now = stopped_cloud.replica.clock.now() - 1000 * late
    assert browser.post(page.page, data=fields(page, now=now)).status_code == 200


def test_a_ticket_is_valid_once_and_the_pages_accept_forms_only(cloud, browser):
    page = application(cloud.url)
    assert browser.get(page.page).status_code == 405
    asked = browser.post(page.page, data=fields(page, now=cloud.replica.clock.now()))
    where, ticket = read(asked)
    foreign = browser.post(where, data=ticket, headers={"Origin": "https://evil.example"})
    assert foreign.status_code == 403
    assert browser.post(where, data=ticket).status_code == 303
    assert browser.post(where, data=ticket).status_code == 400


def test_the_signature_is_that_of_the_connector():
    # HMAC-SHA256("secret", "1700000000"), computed with OpenSSL.
    assert (
        signature("secret", 1_700_000_000)
        == "4b227f8831b3763d066901751ad4c583ed08832bf1924a4ec50c2e871b1e8586"
    )


def test_the_form_is_posted_to_https_or_loopback_only():
    assert usable_page("https://admin.example.com/client/connect/v2")
    assert usable_page("http://127.0.0.1:8080/client/connect/v2")
    for address in (
        "http://admin.example.com/x",
        "ftp://x",
        "javascript:alert(1)",
        "",
        "https://",
        "http://[bad",
    ):
        assert not usable_page(address)


def test_a_release_has_a_registration_and_a_checkout_has_none(tmp_path):
    assert read_application(tmp_path / "none.json") is None
    (tmp_path / "a.json").write_text('{"page": "https://x/y", "client_id": "c", "client_secret": "s"}')
    known = read_application(tmp_path / "a.json")
    assert known == Application("https://x/y", "c", "s")
    assert "'s'" not in repr(known)
    (tmp_path / "b.json").write_text("[]")
    assert read_application(tmp_path / "b.json") is None
    assert CLIENT_ID
