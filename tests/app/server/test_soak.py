"""A short run of `tests.soak`, and a kill behind each kind of request: what a server said yes to is there afterwards."""

from __future__ import annotations

import json
import shutil
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from storage.records.recovery import open_or_repair
from storage.schema.entities import CATALOGUE
from storage.schema.validation import blank
from tests import soak
from tests.app.cli.conftest import background, command
from tests.app.server.conftest import SUPPLIER
from tests.fakes.quick_client import Client

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="kill is not SIGKILL on Windows")
BASE = "/v2/clouds/1"
HOOK = {"method": "POST", "url": "http://10.0.0.1/x", "payloadEntity": "PRODUCT", "payloadVersion": "V1"}
PERSON = {**blank(CATALOGUE["customers"]), "lastName": "Nová", "id": 7}


@pytest.mark.parametrize("what", ["serve", "cloud"])
def test_F81_every_acknowledged_write_survives_kill_9(tmp_path: Path, what: str) -> None:
    report = soak.run(tmp_path, seconds=2.0, clients=4, what=what)
    assert report.wrong == []
    assert report.acknowledged >= 4 * soak.RECORDS_PER_CLIENT
    assert {"create", "read", "page", "filtered", "patch", "put"} == report.requests.keys()


REQUESTS: list[tuple[str, str, Any, dict[str, str]]] = [
    ("POST", f"{BASE}/suppliers", [SUPPLIER], {}),
    ("POST", f"{BASE}/suppliers", [SUPPLIER], {"Idempotency_Key": "a"}),
    ("POST", f"{BASE}/webhooks", HOOK, {"Idempotency_Key": "b"}),
    ("POST", "/api/supplier/1/create", SUPPLIER, {"Idempotency_Key": "c"}),
    ("PUT", f"{BASE}/customers/7", PERSON, {}),
    ("PUT", f"{BASE}/customers", [{**PERSON, "id": 8}], {}),
    ("PATCH", f"{BASE}/customers/7", {"note": "n"}, {"If_Match": "*"}),
    ("GET", f"{BASE}/_changes", None, {}),
    ("GET", f"{BASE}/customers?filter=note%7Clike%7Cn&sort=lastName", None, {}),
    ("DELETE", f"{BASE}/customers/8", None, {}),
    ("DELETE", f"{BASE}/customers/7?anonymize=true", None, {}),
]


def test_F86_a_kill_behind_each_kind_of_request_sets_nothing_aside(tmp_path: Path) -> None:
    data = tmp_path / "data"
    token = command(data, "token", "create", "till").out.strip()
    with background(data, "serve", "--port", "0", "--receiver-port", "0", "--no-sync") as serving:
        port, headers = soak._sign_in(serving, token, 1)
        with closing(Client(port, headers)) as client:
            for number, (method, path, body, more) in enumerate(REQUESTS):
                client.send(method, path, b"" if body is None else json.dumps(body).encode(), **more)
                # What a kill leaves: the files as they are, between two requests.
                left = shutil.copytree(data, tmp_path / f"left-{number}")
                (file,) = left.rglob("replica*.db")
                replica, notice = open_or_repair(file)
                with closing(replica):
                    assert notice is None and [*left.rglob("*damaged*")] == [], (method, path)
