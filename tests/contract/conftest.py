"""The servers that every case runs against, over real loopback HTTP, with a few prepared records: the practice cloud,
`serve` alone, and `serve` whose schedule sends every edit to a practice cloud while the cases run.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest

from app.account.connection import connect
from app.commands.commands import Commands
from app.paths import tokens_file
from app.practice.cloud import PracticeCloud
from app.runtime import Runtime
from app.server.asgi import AsgiApp
from app.server.auth.tokens import Tokens
from app.server.factory import Listen, Services
from app.server.http.server import Server
from app.server.request_context import Behaviour, ServedCloud
from app.server.service import Service
from app.settings.secrets import MemorySecrets
from app.settings.shop_file import Shop
from storage.clock import SystemClock
from storage.records.replica import Replica
from storage.tables.stock import put_stock
from sync.events import Bus

CLOUD_ID = 7
YESTERDAY = 1_700_000_000_000

BEHAVIOUR = Behaviour(v1_deletes=True)
"""The defaults, except that deletions by GET work, so that every row of the interface can be tested."""


@dataclass(frozen=True)
class Target:
    """A running server that cases run against."""

    kind: str
    client: httpx.Client
    replica: Replica
    refresh_token: str
    limited: Mapping[str, str]
    """Refresh tokens with fewer rights: `reader` only reads, `scales` uses products only."""
    sent: Callable[[], None] = lambda: None
    """Waits until the cloud has every edit, and its confirmation was read back."""


SETTLED = 500_000
"""Ids of customers and suppliers that are in step with the cloud, from here on, one of each for a case."""
CASES = 400


def limited_tokens(tokens: Tokens) -> dict[str, str]:
    """Make tokens with fewer rights."""
    return {
        "reader": tokens.create("reader", read_only=True),
        "scales": tokens.create("scales", only=["products"]),
    }


def prepare(replica: Replica) -> None:
    """Store what cases need and cannot create: a product in a warehouse, the administrator, a tax."""
    stamps = {"_cloudId": CLOUD_ID, "deleted": False, "versionDate": YESTERDAY}
    rights = {"enabled": True, "accessLevel": 1, "stockAccessLevel": 1}
    with replica.write() as tx:
        tx.put("warehouses", {**stamps, "id": 1, "name": "Sklad", "enabled": True})
        tx.put("employees", {**stamps, "id": 0, "name": "Admin", **rights})
        tx.put("taxes", {**stamps, "id": 1, "name": "21 %", "value": 21.0, "flags": 0})
        for product_id in (11, 12):
            tx.put("products", {**stamps, "id": product_id, "name": f"Chléb {product_id}", "vat": 1.12})
        row = {
            "_warehouseId": 1,
            "_productId": 11,
            "stockQuantityStatus": 7.5,
            "purchasePriceWithoutVat": 10.0,
            "stockStatusVersiondate": YESTERDAY,
        }
        put_stock(tx.connection, [row])
        texts = dict.fromkeys(("addressLine1", "city", "companyId", "email", "phone", "vatId", "zip"), "")
        names = {"firstName": "Eva", "lastName": "Malá", "companyName": "", "barcode": "", "headerPrint": ""}
        shown = {**stamps, **texts, "display": True}
        ids = range(SETTLED, SETTLED + CASES)
        tx.put_many("suppliers", [{**shown, "id": each, "name": "Mlýn"} for each in ids])
        more = {"points": 3.0, "tags": [], "flags": 0}
        tx.put_many("customers", [{**shown, **names, **more, "id": each} for each in ids])


def sign_in(url: str, refresh_token: str) -> httpx.Client:
    """A client with an access token."""
    client = httpx.Client(base_url=url, timeout=20)
    headers = {"Authorization": f"User {refresh_token}"}
    answer = client.post("/v2/signin/token", headers=headers, json={"_cloudId": CLOUD_ID})
    client.headers["Authorization"] = f"Bearer {answer.json()['accessToken']}"
    return client


@pytest.fixture(scope="session")
def practice_target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    """The practice cloud: a server over an authoritative replica."""
    cloud = PracticeCloud(tmp_path_factory.mktemp("practice"), cloud_id=CLOUD_ID, behaviour=BEHAVIOUR)
    prepare(cloud.replica)
    cloud.start()
    with closing(sign_in(cloud.url, cloud.refresh_token)) as client:
        yield Target("practice", client, cloud.replica, cloud.refresh_token, limited_tokens(cloud.tokens))
    cloud.close()


@pytest.fixture(scope="session")
def replica_target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    """The `/v2` server of a shop: a server over an ordinary replica with its outbox."""
    folder: Path = tmp_path_factory.mktemp("replica")
    replica = Replica.open(folder / "replica.db")
    prepare(replica)
    tokens = Tokens(folder / "tokens.json", clock=SystemClock())
    refresh_token = tokens.create("contract")
    cloud = ServedCloud(cloud_id=CLOUD_ID, replica=replica, commands=Commands(replica, Bus()))
    server = Server(AsgiApp(Service([cloud], tokens, behaviour=BEHAVIOUR).handle))
    server.start()
    with closing(sign_in(server.url, refresh_token)) as client:
        yield Target("replica", client, replica, refresh_token, limited_tokens(tokens))
    server.stop()
    replica.close()


@pytest.fixture(scope="session")
def scheduled_target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    """`serve` with its schedule on, connected to a practice cloud of its own."""
    folder = tmp_path_factory.mktemp("scheduled")
    cloud = PracticeCloud(folder / "cloud", cloud_id=CLOUD_ID)
    prepare(cloud.replica)
    cloud.start()
    secrets = MemorySecrets()
    shop = Shop(base_url=cloud.url, cloud_id=CLOUD_ID)
    connect(folder, shop, cloud.refresh_token, secrets=secrets)
    with Runtime(folder, secrets=secrets, keep_log=False) as runtime:
        runtime.settings.set(
            {
                "sync.after_edit_seconds": 1,
                "sync.requests_per_30_minutes": 1_000_000,
                "server.first_generation_deletes": True,
            }
        )
        tokens = Tokens(tokens_file(folder), clock=SystemClock())
        refresh_token = tokens.create("contract")
        assert runtime.run().outcome == "in_step"
        runtime.start(Services(v2=Listen("127.0.0.1", 0)))
        assert runtime.servers.v2 is not None

        def sent() -> None:
            for _ in range(5):
                runtime.run()
                if all(each.blocked for each in runtime.replica.changes()):
                    return
            raise AssertionError("not sent")

        with closing(sign_in(runtime.servers.v2.url, refresh_token)) as client:
            limited = limited_tokens(tokens)
            yield Target("scheduled", client, runtime.replica, refresh_token, limited, sent)
    cloud.close()


@pytest.fixture(params=["practice", "replica", "scheduled"])
def target(request: pytest.FixtureRequest) -> Target:
    """Each server in turn."""
    found: Target = request.getfixturevalue(f"{request.param}_target")
    return found
