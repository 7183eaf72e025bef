"""The page that draws `/openapi.json`: one HTML text with its style and script in it, and nothing from elsewhere.

Served by `about`. The policy beside it names style and script by their hashes, so that nothing else can run in it.
"""

from __future__ import annotations

import base64
import hashlib

from app.server.openapi.docs_script import SCRIPT

STYLE = """
:root { color-scheme: light dark; --line: light-dark(#d8dce3, #3a404a); --soft: light-dark(#f4f6f9, #20242b);
  --ink: light-dark(#1c2430, #e6e9ee); --dim: light-dark(#586273, #a3acba); --page: light-dark(#ffffff, #171a1f);
  --accent: light-dark(#1f5fd6, #82aeff); }
* { box-sizing: border-box; }
body { margin: 0; font: 15px/1.5 system-ui, "Segoe UI", sans-serif; color: var(--ink); background: var(--page);
  display: grid; grid-template-columns: 232px minmax(0, 1fr); }
nav { position: sticky; top: 0; height: 100vh; overflow-y: auto; padding: 16px 12px; background: var(--soft);
  border-right: 1px solid var(--line); }
nav strong { display: block; padding: 0 8px; font-size: 17px; }
nav small { display: block; padding: 0 8px 10px; color: var(--dim); }
nav a { display: block; padding: 5px 8px; border-radius: 6px; color: inherit; text-decoration: none; }
nav a:hover, nav a:focus-visible { background: var(--line); }
nav a[aria-current] { background: var(--accent); color: var(--page); }
input { width: 100%; margin-bottom: 10px; padding: 7px 9px; font: inherit; color: inherit; background: var(--page);
  border: 1px solid var(--line); border-radius: 6px; }
main { padding: 20px 28px 80px; max-width: 1180px; }
h1 { margin: 0 0 8px; font-size: 24px; } h2 { margin: 40px 0 8px; font-size: 20px; scroll-margin-top: 12px; }
h3 { margin: 20px 0 6px; font-size: 15px; } p { margin: 6px 0; max-width: 80ch; }
a { color: var(--accent); }
code, pre { font: 13px/1.45 ui-monospace, Consolas, "DejaVu Sans Mono", monospace; }
pre { margin: 6px 0; padding: 10px 12px; overflow-x: auto; max-height: 320px; background: var(--soft);
  border: 1px solid var(--line); border-radius: 6px; }
details { border: 1px solid var(--line); border-radius: 6px; margin: 6px 0; }
summary { display: flex; align-items: baseline; gap: 10px; padding: 7px 10px; cursor: pointer; }
summary:hover { background: var(--soft); }
summary span { color: var(--dim); margin-left: auto; text-align: right; }
details > div { padding: 2px 14px 12px; border-top: 1px solid var(--line); }
.method { flex: none; min-width: 74px; padding: 1px 0; text-align: center; font: bold 12px/1.6 system-ui, sans-serif;
  color: #ffffff; border-radius: 4px; background: #5a6472; }
.get { background: #1f6fc4; } .post { background: #23803c; } .put { background: #95610a; }
.patch { background: #7a4bb5; } .delete { background: #b5342c; }
table { width: 100%; border-collapse: collapse; font-size: 14px; }
th { text-align: left; font-weight: 600; color: var(--dim); white-space: nowrap; }
th, td { padding: 5px 10px 5px 0; border-bottom: 1px solid var(--line); vertical-align: top; }
td:first-child { white-space: nowrap; } td.more { color: var(--dim); overflow-wrap: anywhere; }
.fields td { overflow-wrap: anywhere; }
.fields { table-layout: fixed; } .fields th:nth-child(1) { width: 224px; } .fields th:nth-child(2) { width: 172px; }
.listed th:nth-child(3) { width: 216px; } .listed th:nth-child(4) { width: 52px; }
@media (max-width: 760px) { body { display: block; } nav { position: static; height: auto; } }
"""

_HTML = """<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Counterfoil: the /v2 interface</title>
<style>{style}</style>
</head>
<body>
<nav aria-label="Contents"><strong>Counterfoil</strong><small id="version"></small>
<input id="search" type="search" placeholder="Find a path or field" aria-label="Find a path or field">
<div id="contents"></div></nav>
<main id="main"><p>Reading <a href="/openapi.json">/openapi.json</a> …</p>
<noscript><p>This page draws the description with JavaScript; the description itself is complete without.</p></noscript>
</main>
<script>{script}</script>
</body>
</html>
"""

PAGE = _HTML.format(style=STYLE, script=SCRIPT).encode()
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
