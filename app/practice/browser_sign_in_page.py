"""Sign-in with the browser, the practice cloud's side: checks the form, asks the person, redirects the browser.

Called by the practice cloud for its two paths. As the vendor's: a form signed within a minute of now by a registered
application, a page for the person, then a redirect with `token`, `cloudid` and `state`. Redirects only to URLs of this
computer.
"""

from __future__ import annotations

import hmac
import html
import secrets
import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from urllib.parse import parse_qsl, urlencode, urlsplit

from app.account.browser_sign_in import SCOPE, Application, signature
from storage.clock import Clock
from sync.client.loopback import is_loopback
from sync.client.transport import Request, Response

PATH = "/client/connect/v2"
ALLOW = "/client/connect/v2/allow"
CLIENT_ID = "counterfoil-practice"
CLIENT_SECRET = "practise makes perfect"  # noqa: S105 - of the practice cloud, public
TOLERANCE = 60
"""Seconds that the form's timestamp may differ from our clock."""
FORM_SECONDS = 900.0
"""Seconds that the page for the person is valid."""
MAX_PENDING = 20


def application(base: str) -> Application:
    """The registration of this program at the practice cloud at `base`."""
    return Application(base + PATH, CLIENT_ID, CLIENT_SECRET)


@dataclass(frozen=True, slots=True)
class _PendingConsent:
    redirect: str
    state: str | None
    until: float


class PracticeConnector:
    """The two pages. `token` returns the refresh token for a person who agreed."""

    def __init__(self, cloud_id: int, token: Callable[[], str], clock: Clock) -> None:
        self._cloud_id = cloud_id
        self._token = token
        self._clock = clock
        self._pending: dict[str, _PendingConsent] = {}
        self._lock = threading.Lock()

    def answer(self, request: Request) -> Response | None:
        """The response to a request for one of the two pages; None for any other path."""
        if request.path not in (PATH, ALLOW):
            return None
        if request.method != "POST":
            return _page(405, "This page is reached from the program that wants to connect.")
        form = dict(parse_qsl(request.body.decode("utf-8", "replace")))
        return self._show_consent(form) if request.path == PATH else self._allow(form)

    def _show_consent(self, form: Mapping[str, str]) -> Response:
        stamp = form.get("timestamp", "")
        number = int(stamp) if stamp.isascii() and stamp.isdecimal() and len(stamp) < 13 else 0
        if abs(self._clock.now() // 1000 - number) > TOLERANCE:
            return _page(400, "The connection has expired. Check this computer's clock and begin again.")
        expected = signature(CLIENT_SECRET, number)
        signed = hmac.compare_digest(form.get("signature", "").encode(), expected.encode())
        if form.get("client_id") != CLIENT_ID or not signed or form.get("scope") != SCOPE:
            return _page(400, "The application is unknown, or its secret is wrong.")
        redirect = form.get("redirect_uri", "")
        if not _is_local(redirect):
            return _page(400, "The practice shop answers to programs on this computer only.")
        ticket = secrets.token_urlsafe(24)
        with self._lock:
            now = self._clock.monotonic()
            self._pending = {key: each for key, each in self._pending.items() if each.until > now}
            while len(self._pending) >= MAX_PENDING:
                self._pending.pop(next(iter(self._pending)))
            self._pending[ticket] = _PendingConsent(redirect, form.get("state"), now + FORM_SECONDS)
        consent = (
            f'<form method="post" action="{ALLOW}"><input type="hidden" name="ticket" value="{html.escape(ticket)}">'
            "<button>Connect the practice shop</button></form>"
        )
        return _page(200, f"A program on this computer wants to connect to cloud {self._cloud_id}.", consent)

    def _allow(self, form: Mapping[str, str]) -> Response:
        with self._lock:
            pending = self._pending.pop(form.get("ticket", ""), None)
        if pending is None or pending.until <= self._clock.monotonic():
            return _page(400, "The connection has expired. Begin again in the program.")
        parameters = {"token": self._token(), "cloudid": str(self._cloud_id)}
        if pending.state is not None:
            parameters["state"] = pending.state
        return Response(
            303, {"location": f"{pending.redirect}?{urlencode(parameters)}", "cache-control": "no-store"}
        )


def _is_local(redirect: str) -> bool:
    try:
        parts = urlsplit(redirect)
        return parts.scheme == "http" and is_loopback(parts.hostname or "") and not parts.query
    except ValueError:
        return False


def _page(status: int, text: str, form: str = "") -> Response:
    body = (
        '<!doctype html><meta charset="utf-8"><title>Practice cloud</title>'
        '<body style="font: 1.2rem system-ui; margin: 4rem auto; max-width: 34rem">'
        f"<h1>Practice cloud</h1><p>{html.escape(text)}</p>{form}"
    )
    headers = {
        "content-type": "text/html; charset=utf-8",
        "cache-control": "no-store",
        "referrer-policy": "no-referrer",
        "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
        "x-frame-options": "DENY",
    }
    return Response(status, headers, body.encode())
