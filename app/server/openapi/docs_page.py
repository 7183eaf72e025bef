"""The page `/docs` that renders `/openapi.json`: `docs.html` with `docs.css` and `docs.js` inlined.

Served by `about`. The page loads nothing but `/openapi.json`. Its Content-Security-Policy names style and script by
their hashes, so that nothing else can run in it.
"""

from __future__ import annotations

import base64
import hashlib

from app.paths import shipped_beside

_FOLDER = shipped_beside(__file__)


def _read(name: str) -> str:
    return (_FOLDER / name).read_text(encoding="utf-8")


# The line break after the opening tag belongs to the element's text, and so to its hash.
STYLE = "\n" + _read("docs.css")
SCRIPT = "\n" + _read("docs.js")

PAGE = _read("docs.html").replace("{style}", STYLE).replace("{script}", SCRIPT).encode()
"""The page in UTF-8."""


def _hash(text: str) -> str:
    return "'sha256-" + base64.b64encode(hashlib.sha256(text.encode()).digest()).decode() + "'"


CSP = "; ".join(
    (
        "default-src 'none'",
        f"style-src {_hash(STYLE)}",
        f"script-src {_hash(SCRIPT)}",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
"""Content-Security-Policy of the page."""
