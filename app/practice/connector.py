"""The practice cloud's side of signing in with the browser: checks the form, asks, and sends the browser back.

Called by the practice cloud for its two paths. As the vendor's: a form signed within a minute of now by a registered
application, then a page for the person, then a redirect with `token`, `cloudid` and `state`. Only addresses of this
computer are sent anything.
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
CLIENT_SECRET = "practise makes perfect"  # noqa: S105 - of the practice shop, known to everybody
TOLERANCE = 60
"""Seconds that the signature's clock may differ from ours."""
FORM_SECONDS = 900.0
"""Seconds a person has on the page."""
MAX_PENDING = 20


def application(base: str) -> Application:
    """How the practice cloud at `base` knows this program."""
    return Application(base + PATH, CLIENT_ID, CLIENT_SECRET)


@dataclass(frozen=True, slots=True)
class _PendingConsent:
    redirect: str
    state: str | None
    until: float


class PracticeConnector:
    """The two pages. `token` gives the refresh token when a person has said yes."""

    def __init__(self, cloud_id: int, token: Callable[[], str], clock: Clock) -> None:
        self._cloud_id = cloud_id
        self._token = token
        self._clock = clock
        self._asked: dict[str, _PendingConsent] = {}
        self._guard = threading.Lock()

    def answer(self, request: Request) -> Response | None:
        """None for a path that is not ours."""
        if request.path not in (PATH, ALLOW):
            return None
        if request.method != "POST":
            return _page(405, "This page is reached from the program that wants to connect.")
        said = dict(parse_qsl(request.body.decode("utf-8", "replace")))
        return self._ask(said) if request.path == PATH else self._allow(said)

    def _ask(self, said: Mapping[str, str]) -> Response:
        stamp = said.get("timestamp", "")
        number = int(stamp) if stamp.isascii() and stamp.isdecimal() and len(stamp) < 13 else 0
        if abs(self._clock.now() // 1000 - number) > TOLERANCE:
            return _page(400, "The connection has expired. Check this computer's clock and begin again.")
        expected = signature(CLIENT_SECRET, number)
        signed = hmac.compare_digest(said.get("signature", "").encode(), expected.encode())
        if said.get("client_id") != CLIENT_ID or not signed or said.get("scope") != SCOPE:
            return _page(400, "The application is unknown, or its secret is wrong.")
        redirect = said.get("redirect_uri", "")
        if not _is_local(redirect):
            return _page(400, "The practice shop answers to programs on this computer only.")
        ticket = secrets.token_urlsafe(24)
        with self._guard:
            now = self._clock.monotonic()
            self._asked = {key: each for key, each in self._asked.items() if each.until > now}
            while len(self._asked) >= MAX_PENDING:
                self._asked.pop(next(iter(self._asked)))
            self._asked[ticket] = _PendingConsent(redirect, said.get("state"), now + FORM_SECONDS)
        form = (
            f'<form method="post" action="{ALLOW}"><input type="hidden" name="ticket" value="{html.escape(ticket)}">'
            "<button>Connect the practice shop</button></form>"
        )
        return _page(200, f"A program on this computer wants to connect to cloud {self._cloud_id}.", form)

    def _allow(self, said: Mapping[str, str]) -> Response:
        with self._guard:
            asked = self._asked.pop(said.get("ticket", ""), None)
        if asked is None or asked.until <= self._clock.monotonic():
            return _page(400, "The connection has expired. Begin again in the program.")
        back = {"token": self._token(), "cloudid": str(self._cloud_id)}
        if asked.state is not None:
            back["state"] = asked.state
        return Response(303, {"location": f"{asked.redirect}?{urlencode(back)}", "cache-control": "no-store"})


def _is_local(redirect: str) -> bool:
    try:
        parts = urlsplit(redirect)
        return parts.scheme == "http" and is_loopback(parts.hostname or "") and not parts.query
    except ValueError:
        return False


def _page(status: int, words: str, form: str = "") -> Response:
    body = (
        '<!doctype html><meta charset="utf-8"><title>Practice cloud</title>'
        '<body style="font: 1.2rem system-ui; margin: 4rem auto; max-width: 34rem">'
        f"<h1>Practice cloud</h1><p>{html.escape(words)}</p>{form}"
    )
    headers = {
        "content-type": "text/html; charset=utf-8",
        "cache-control": "no-store",
        "referrer-policy": "no-referrer",
        "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
        "x-frame-options": "DENY",
    }
    return Response(status, headers, body.encode())
