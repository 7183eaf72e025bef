"""`/docs`, `/health` and HEAD: access and content."""

from __future__ import annotations

import base64
import hashlib
import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import httpx
import pytest
from jsonschema import Draft202012Validator

from app.commands.commands import Commands
from app.practice.cloud import PracticeCloud
from app.queries.status import Status
from app.server.auth.tokens import Tokens
from app.server.openapi import docs_page
from app.server.openapi.document import document
from app.server.request_context import ServedCloud
from app.server.service import Service
from storage.clock import SystemClock
from storage.records.replica import Replica
from storage.schema.entities import CATALOGUE
from sync.client.transport import Request, Response
from sync.events import Bus
from tests.app.server.conftest import SUPPLIER, Caller

HEALTH = document(CATALOGUE)["components"]["schemas"]["Health"]


def health(service: Service, *, peer: str | None = None, **headers: str) -> Response:
    return service.handle(Request("GET", "/health", headers=headers, peer=peer))


def served(replica: Replica, **values: Any) -> Service:
    cloud = ServedCloud(
        cloud_id=7, replica=replica, commands=Commands(replica, Bus()), status=lambda: Status(**values)
    )
    return Service([cloud], Tokens(None, clock=SystemClock()))


def test_the_script_of_the_page_is_valid_javascript() -> None:
    node = shutil.which("node")
    if node is None:
        pytest.skip("node is not installed")
    script = Path(docs_page.__file__).with_name("docs.js")
    checked = subprocess.run([node, "--check", str(script)], capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stderr


def test_the_script_finds_every_element_it_asks_for() -> None:
    page = docs_page.PAGE.decode()
    ids = set(re.findall(r'getElementById\("([^"]+)"\)', page))
    assert ids >= {"main", "contents", "search", "version"}
    assert all(f'id="{each}"' in page for each in ids)
    assert "{style}" not in page and "{script}" not in page


def test_the_docs_page_loads_nothing_from_elsewhere_and_its_policy_allows_nothing_else(
    cloud: PracticeCloud,
) -> None:
    answer = cloud.service.handle(Request("GET", "/docs"))
    page = answer.body.decode()
    assert answer.headers["content-type"] == "text/html;charset=UTF-8"
    assert "://" not in page and "src=" not in page and "innerHTML" not in page
    policy = answer.headers["content-security-policy"]
    assert policy.startswith("default-src 'none'") and "unsafe" not in policy
    for tag in ("style", "script"):
        text = re.search(f"<{tag}>(.*?)</{tag}>", page, re.DOTALL)
        assert text is not None
        digest = base64.b64encode(hashlib.sha256(text[1].encode()).digest()).decode()
        assert f"{tag}-src 'sha256-{digest}'" in policy
    known = {"if-none-match": answer.headers["etag"]}
    assert cloud.service.handle(Request("GET", "/docs/", headers=known)).status == 304


def test_the_address_of_the_server_leads_to_the_page(cloud: PracticeCloud) -> None:
    for path in ("/", ""):
        found = cloud.service.handle(Request("GET", path, (), {}, b""))
        assert (found.status, found.headers["location"]) == (307, "/docs")


def test_health_is_ok_or_degraded_by_the_headline(tmp_path: Path) -> None:
    replica = Replica.open(tmp_path / "r.db")
    for headline, status in (
        ("in_step", "ok"), ("waiting", "ok"), ("needs_you", "degraded"), ("offline", "degraded"), ("stale", "degraded"),
    ):  # fmt: skip
        answer = health(
            served(replica, headline=headline, waiting=2, needs_you=1, last_success=5, online=True)
        )
        told = json.loads(answer.body)
        Draft202012Validator(HEALTH).validate(told)
        assert (answer.status, told["status"], told["headline"]) == (200, status, headline)
        assert (told["waiting"], told["needs_you"], told["last_success"], told["online"]) == (
            None,
            None,
            5,
            True,
        )
    replica.close()


def test_health_is_503_when_the_records_cannot_be_read(tmp_path: Path) -> None:
    replica = Replica.open(tmp_path / "r.db")
    service = served(replica, headline="in_step")
    replica.close()
    (tmp_path / "r.db").write_bytes(b"no database " * 1000)
    answer = health(service)
    Draft202012Validator(HEALTH).validate(json.loads(answer.body))
    assert (answer.status, json.loads(answer.body)["status"]) == (503, "down")


def test_health_of_several_clouds_is_that_of_the_worst(tmp_path: Path) -> None:
    replicas = [Replica.open(tmp_path / f"{each}.db") for each in range(3)]
    told = [Status(headline="in_step", waiting=1), Status(headline="offline", waiting=3, needs_you=1)]
    clouds = [
        ServedCloud(cloud_id=at + 1, replica=each, commands=Commands(each, Bus()), status=status)
        for at, (each, status) in enumerate(
            zip(replicas, (lambda: told[0], lambda: told[1], None), strict=True)
        )
    ]
    tokens = Tokens(None, clock=SystemClock())
    secret = tokens.create("till")
    service = Service(clouds, tokens)
    signed = service.handle(
        Request("POST", "/v2/signin/token", headers={"authorization": f"User {secret}"}, body=b"{}")
    )
    bearer = f"Bearer {json.loads(signed.body)['accessToken']}"
    found = json.loads(health(service, authorization=bearer).body)
    assert (found["status"], found["headline"], found["waiting"], found["needs_you"]) == (
        "degraded",
        "offline",
        4,
        1,
    )
    without = json.loads(health(service).body)
    assert without == {**found, "waiting": None, "needs_you": None}
    assert health(service, authorization="Bearer x").status == 403
    unknown = json.loads(health(Service(clouds[2:], Tokens(None, clock=SystemClock()))).body)
    assert (unknown["status"], unknown["headline"], unknown["waiting"]) == ("ok", None, None)
    for each in replicas:
        each.close()


@pytest.mark.parametrize("peer", ["192.168.1.20", "fe80::1", "", "::ffff:10.0.0.1"])
def test_health_requires_a_token_from_other_computers(
    cloud: PracticeCloud, caller: Caller, peer: str
) -> None:
    assert health(cloud.service, peer=peer).status == 401
    assert health(cloud.service, peer=peer, authorization="Bearer x").status == 403
    assert health(cloud.service, peer=peer, authorization=f"Bearer {caller.token}").status == 200


@pytest.mark.parametrize("peer", ["127.0.0.1", "::1", "::ffff:127.0.0.1", "127.8.8.8", None])
def test_health_requires_no_token_from_this_computer(cloud: PracticeCloud, peer: str | None) -> None:
    told = health(cloud.service, peer=peer)
    assert told.status == 200 and json.loads(told.body)["waiting"] is None


@pytest.mark.parametrize("path", ["/docs", "/health", "/openapi.json"])
def test_the_paths_about_the_server_are_read_only(cloud: PracticeCloud, path: str) -> None:
    refused = cloud.service.handle(Request("POST", path))
    assert (refused.status, refused.headers["allow"]) == (405, "GET, HEAD, OPTIONS")
    assert cloud.service.handle(Request("OPTIONS", path)).headers["allow"] == "GET, HEAD, OPTIONS"


def test_HEAD_has_the_headers_of_GET_and_no_body(cloud: PracticeCloud, caller: Caller) -> None:
    record = caller.add_supplier()["id"]
    caller.send("POST", "/suppliers", [{**SUPPLIER, "name": f"Mlýn {at}"} for at in range(20)])
    cloud.start()
    paths = ["/health", "/docs", "/openapi.json", "/v2/clouds", caller.base]
    paths += [f"{caller.base}/suppliers{each}" for each in ("", f"/{record}", "?filter=x", "/999")]
    with httpx.Client(base_url=cloud.url, headers={"Authorization": f"Bearer {caller.token}"}) as client:
        for path in paths:
            for accepted in ("identity", "gzip"):
                got = client.get(path, headers={"Accept-Encoding": accepted})
                head = client.head(path, headers={"Accept-Encoding": accepted})
                assert (head.status_code, head.content) == (got.status_code, b""), path
                differ = {"date"} | ({"content-length"} if got.status_code >= 400 else set())
                assert {name: each for name, each in head.headers.items() if name not in differ} == {
                    name: each for name, each in got.headers.items() if name not in differ
                }, path
                assert "content-length" in head.headers
        tag = client.get(f"{caller.base}/suppliers").headers["etag"]
        same = client.head(f"{caller.base}/suppliers", headers={"If-None-Match": tag})
        assert (same.status_code, same.headers["etag"]) == (304, tag)
