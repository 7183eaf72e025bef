"""Sign-in with the browser: the vendor's own page authenticates the person and redirects the token to this computer.

Version 2 of the vendor's connector: fields posted by the browser, signed with the application's secret, and a redirect
to an address of ours with `token`, `cloudid` and our `state`. The listener is on loopback only, answers on one
unguessable path, accepts one callback, and never logs it. Called by the set-up wizard. Knows no Qt.
"""

from __future__ import annotations

import hashlib
import hmac
import html
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

from app.json_files import read_json
from app.paths import shipped_beside
from app.server.asgi import AsgiApp
from app.server.http.server import Server
from storage.clock import Clock, SystemClock
from sync.client.loopback import is_loopback
from sync.client.transport import Request, Response

FILE = shipped_beside(__file__).parent / "connector.json"
MAX_TOKEN_LENGTH = 4096
SCOPE = "*"
"""The only scope of the connector."""


@dataclass(frozen=True, slots=True)
class Application:
    """The registration of this program with the vendor. `page` is the address the form is posted to."""

    page: str
    client_id: str
    client_secret: str = field(repr=False)


def read_application(path: Path = FILE) -> Application | None:
    """The registration of this release; None for a checkout, where a person types it."""
    try:
        content = read_json(path)
        return Application(str(content["page"]), str(content["client_id"]), str(content["client_secret"]))
    except (OSError, ValueError, KeyError, TypeError):
        return None


def usable_page(address: str) -> bool:
    """Whether the form may be posted there: https, or http on this computer."""
    try:
        parts = urlsplit(address)
        host = parts.hostname or ""
    except ValueError:
        return False
    return bool(host) and (parts.scheme == "https" or (parts.scheme == "http" and is_loopback(host)))


def signature(client_secret: str, timestamp: int) -> str:
    """HMAC-SHA256 of the timestamp (Unix seconds, as decimal text), in hex."""
    return hmac.new(client_secret.encode(), str(timestamp).encode(), hashlib.sha256).hexdigest()


def form_fields(application: Application, *, redirect: str, state: str, now: int) -> dict[str, str]:
    """The fields the browser posts; `now` in ms since 1970 UTC. The page accepts them for about a minute."""
    timestamp = now // 1000
    return {
        "client_id": application.client_id,
        "timestamp": str(timestamp),
        "signature": signature(application.client_secret, timestamp),
        "scope": SCOPE,
        "redirect_uri": redirect,
        "state": state,
    }


@dataclass(frozen=True, slots=True)
class SignedIn:
    """Result of a sign-in."""

    token: str = field(repr=False)
    cloud_id: int


@dataclass(frozen=True, slots=True)
class PageTexts:
    """Texts of our pages, in the window's language."""

    continue_label: str
    done: str
    refused: str


class BrowserSignIn:
    """One attempt. `start` returns the address to open in the browser; `on_signed_in` is called once, on a server's thread."""

    def __init__(
        self,
        application: Application,
        on_signed_in: Callable[[SignedIn], object],
        words: PageTexts,
        *,
        clock: Clock | None = None,
    ) -> None:
        self._application = application
        self._arrived = on_signed_in
        self._texts = words
        self._clock: Clock = clock if clock is not None else SystemClock()
        self._key = secrets.token_urlsafe(24)
        self._state = secrets.token_urlsafe(24)
        self._accepted = False
        self._server = Server(AsgiApp(self.handle, limit=0), name="connector")

    def start(self) -> str:
        """Listen; the address of the page that sends the form. Raises PortInUse."""
        self._server.start()
        return f"{self._server.url}/{self._key}/begin"

    def stop(self) -> None:
        """Stop listening; idempotent."""
        self._server.stop()

    @property
    def redirect(self) -> str:
        """Where the vendor's page sends the browser back to."""
        return f"{self._server.url}/{self._key}/back"

    def handle(self, request: Request) -> Response:
        """Answer the browser; 404 for everybody who does not know the path."""
        key, _, page = request.path.removeprefix("/").partition("/")
        known = hmac.compare_digest(key.encode("latin-1", "replace"), self._key.encode())
        if not known or request.method not in ("GET", "HEAD"):
            return _page(404, "")
        match page:
            case "begin":
                return self._begin()
            case "back":
                return self._back(dict(request.query))
            case "done":
                return _page(200, self._texts.done)
        return _page(404, "")

    def _begin(self) -> Response:
        fields = form_fields(
            self._application, redirect=self.redirect, state=self._state, now=self._clock.now()
        )
        inputs = "".join(
            f'<input type="hidden" name="{html.escape(name)}" value="{html.escape(value)}">'
            for name, value in fields.items()
        )
        nonce = secrets.token_urlsafe(16)
        form = (
            f'<form id="go" method="post" action="{html.escape(self._application.page)}">{inputs}'
            f"<button>{html.escape(self._texts.continue_label)}</button></form>"
            f'<script nonce="{nonce}">document.getElementById("go").submit()</script>'
        )
        return _page(200, "", form=form, nonce=nonce)

    def _back(self, query: Mapping[str, str]) -> Response:
        """The callback: accepted only with the state of this attempt, and only once."""
        state = query.get("state", "")
        token, number = query.get("token", ""), query.get("cloudid", "")
        state_matches = hmac.compare_digest(state.encode("utf-8", "surrogatepass"), self._state.encode())
        token_valid = 0 < len(token) <= MAX_TOKEN_LENGTH and token.isprintable() and " " not in token
        number_valid = (
            number.isascii() and number.isdecimal() and len(number) < 11 and 0 < int(number) < 2**31
        )
        if not (state_matches and token_valid and number_valid) or self._accepted:
            return _page(400, self._texts.refused)
        self._accepted = True
        self._arrived(SignedIn(token, int(number)))
        # Redirect away from the address with the token, so that it stays in no history.
        return Response(303, {**_HEADERS, "location": f"/{self._key}/done"})


_HEADERS = {
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
}


def _page(status: int, text: str, *, form: str = "", nonce: str = "") -> Response:
    scripts = f"; script-src 'nonce-{nonce}'" if nonce else ""
    body = (
        '<!doctype html><meta charset="utf-8"><title>Counterfoil</title>'
        '<body style="font: 1.2rem system-ui; margin: 4rem auto; max-width: 34rem">'
        f"<p>{html.escape(text)}</p>{form}"
    )
    policy = f"default-src 'none'; style-src 'unsafe-inline'{scripts}"
    headers = {**_HEADERS, "content-type": "text/html; charset=utf-8", "content-security-policy": policy}
    return Response(status, headers, body.encode())
