"""Kinto as the peer: a general JSON record store over HTTP with ETags, filters and batches, kept in memory.

Called by the server part with the Python of an environment that has `kinto` and `waitress`; nothing of it is
imported here.
"""

from __future__ import annotations

import base64
import json
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.bench.load import Get, Patch, Work
from tests.fakes.quick_client import Client

RECORDS = "/v1/buckets/shop/collections/customers/records"

_CONFIG = """\
[app:main]
use = egg:kinto
kinto.storage_backend = kinto.core.storage.memory
kinto.permission_backend = kinto.core.permission.memory
kinto.cache_backend = kinto.core.cache.memory
kinto.userid_hmac_secret = bench
kinto.paginate_by = 100
kinto.batch_max_requests = 100
multiauth.policies = basicauth
multiauth.policy.basicauth.use = kinto.core.authentication.BasicAuthAuthenticationPolicy
kinto.bucket_create_principals = system.Authenticated

[server:main]
use = egg:waitress#main
listen = 127.0.0.1:{port}
threads = 4

[loggers]
keys = root
[handlers]
keys = console
[formatters]
keys = generic
[logger_root]
level = CRITICAL
handlers = console
[handler_console]
class = StreamHandler
args = (sys.stderr,)
formatter = generic
[formatter_generic]
format = %(message)s
"""


class Kinto:
    """A running Kinto with the same records; offers the same five requests."""

    name = "Kinto"

    def __init__(self, port: int) -> None:
        self.port = port

    def connect(self) -> Client:
        """A client that is signed in."""
        word = base64.b64encode(b"bench:bench").decode()
        return Client(self.port, {"Authorization": f"Basic {word}"})

    def fill(self, records: Sequence[dict[str, Any]]) -> None:
        """Put all records there."""
        client = self.connect()
        for path in ("/v1/buckets/shop", "/v1/buckets/shop/collections/customers"):
            client.send("PUT", path)
        for at in range(0, len(records), 100):
            put(client, records[at : at + 100])
        client.close()

    def get(self, ids: Sequence[int]) -> Work:
        """GET by id."""
        return Get([f"{RECORDS}/{id}" for id in ids])

    def page(self) -> Work:
        """A page of 100."""
        return Get([f"{RECORDS}?_limit=100&_sort=lastName"])

    def filtered(self, group: int) -> Work:
        """A page of at most 100 of one discount group."""
        return Get([f"{RECORDS}?_discountGroupId={group}&_limit=100&_sort=lastName"])

    def patch(self, ids: Sequence[int], *, read: bool = False) -> Work:
        """PATCH of one field under If-Match."""
        return Patch([f"{RECORDS}/{id}" for id in ids], member="data", read=read)

    def put_many(self, records: Sequence[dict[str, Any]]) -> Work:
        """100 records at once."""
        return PutMany(records)


@dataclass(slots=True)
class PutMany:
    """A batch of PUTs; Kinto has no tag for it."""

    records: Sequence[dict[str, Any]]

    def prepare(self, client: Client) -> None:
        """Nothing."""

    def __call__(self, client: Client, number: int) -> None:
        """Send it."""
        put(client, [{**each, "note": f"{number}"} for each in self.records])


def put(client: Client, records: Sequence[dict[str, Any]]) -> None:
    """Records in one request."""
    requests = [
        {
            "method": "PUT",
            "path": f"{RECORDS}/{each['id']}",
            "body": {"data": {**each, "id": str(each["id"])}},
        }
        for each in records
    ]
    answer = client.send("POST", "/v1/batch", json.dumps({"requests": requests}).encode())
    assert all(each["status"] in (200, 201) for each in answer.json["responses"]), answer.body[:300]


@contextmanager
def running(python: Path, folder: Path, port: int) -> Iterator[Kinto]:
    """Kinto in a process of its own."""
    config = folder / "kinto.ini"
    config.write_text(_CONFIG.format(port=port), "utf-8")
    command: list[str | Path] = [
        python,
        "-c",
        "from kinto.__main__ import main; main()",
        "start",
        "--ini",
        config,
    ]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        try:
            kinto = Kinto(port)
            deadline = time.monotonic() + 30
            while True:
                try:
                    kinto.connect().close()
                    break
                except OSError:
                    if process.poll() is not None or time.monotonic() > deadline:
                        raise
                    time.sleep(0.1)
            yield kinto
        finally:
            process.kill()
