"""The form on a page of the practice cloud, read and sent as a browser does."""

from __future__ import annotations

import re
from urllib.parse import urljoin, urlsplit

import httpx

INPUT = re.compile(r'<input type="hidden" name="([^"]+)" value="([^"]*)">')
ACTION = re.compile(r'<form[^>]* action="([^"]+)"')


def read(page: httpx.Response) -> tuple[str, dict[str, str]]:
    """Where the form goes, and what is in it."""
    action = ACTION.search(page.text)
    assert action, page.text
    return urljoin(str(page.url), action.group(1)), dict(INPUT.findall(page.text))


def press(client: httpx.Client, page: httpx.Response) -> httpx.Response:
    """Send it, with the origin it came from."""
    where, fields = read(page)
    parts = urlsplit(str(page.url))
    return client.post(where, data=fields, headers={"Origin": f"{parts.scheme}://{parts.netloc}"})
