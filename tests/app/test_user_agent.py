"""Every request that leaves the program says its true version, in a checkout and in each build."""

from __future__ import annotations

from contextlib import suppress

import pytest

from app.account import connection
from app.runtime import Runtime
from app.server.webhooks.matching import Webhook
from app.server.webhooks.request import build_webhook_request
from app.settings.secrets import MemorySecrets
from app.settings.shop_file import Shop, write_shop
from app.updates import service
from app.updates.source import Release
from app.version import VERSION
from storage.errors import ShopError
from tests.fakes.wild_server import says, serving

TRUE = f"counterfoil/{VERSION}"


@pytest.fixture
def server():
    with serving(says(404, b"{}")) as found:
        yield found


def agents(server):
    return {headers.get("User-Agent") for _, _, headers, _ in server.seen}


def test_signing_in_and_synchronising(server, tmp_path):
    shop = Shop(base_url=server.url, cloud_id=7)
    with suppress(ShopError):
        connection.check(shop, "token")
    assert agents(server) == {TRUE}
    write_shop(tmp_path, shop)
    secrets = MemorySecrets()
    secrets.write(connection.secret_name(shop), "token")
    with Runtime(tmp_path, secrets=secrets, keep_log=False) as till:
        before = len(server.seen)
        till.run()
    assert len(server.seen) > before and agents(server) == {TRUE}


def test_looking_for_updates(server, tmp_path, monkeypatch):
    monkeypatch.setattr(service, "read_release", lambda: Release(bytes(32), server.url))
    with service.updates_of(tmp_path) as updates, suppress(ShopError):
        updates.check()
    assert agents(server) == {TRUE}


def test_calling_a_webhook():
    hook = Webhook(id=1, url="https://shop.example/hook", method="POST", kind="products")
    request = build_webhook_request(hook, {}, cloud_id=7, delivery="d", now=0)
    assert request.headers["User-Agent"] == TRUE
