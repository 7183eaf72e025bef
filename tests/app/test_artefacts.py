"""After a day with every trouble, no file and no line of output holds a secret (F107)."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from app.account.connection import connect
from app.logging_setup import stop_log
from app.practice.cloud import PracticeCloud
from app.practice.faults import Fault, Rule
from app.runtime import Runtime
from app.server.auth.tokens import Tokens
from app.server.factory import Listen, Services
from app.settings.secrets import MemorySecrets
from app.settings.settings import Settings
from app.settings.shop_file import Shop
from storage.clock import SystemClock
from storage.records.recovery import back_up
from sync.client.http import HttpTransport
from sync.client.transport import Request, Response
from tests.app.cli.conftest import command

TROUBLE = (
    Fault.ERROR_BEFORE, Fault.ERROR_AFTER, Fault.GARBAGE, Fault.HTML, Fault.TRUNCATED, Fault.DROPPED_ANSWER,
    Fault.EXPIRED, Fault.RATE_LIMIT,
)  # fmt: skip


def test_F107_no_artefact_of_a_bad_day_holds_a_token(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    secrets: set[str] = set()
    send = HttpTransport.send

    def noting(transport: HttpTransport, request: Request) -> Response:
        if token := request.headers.get("Authorization", "").partition(" ")[2]:
            secrets.add(token)
        return send(transport, request)

    monkeypatch.setattr(HttpTransport, "send", noting)
    folder = tmp_path / "till"
    folder.mkdir()
    Settings.load(folder).set({"log.level": "debug"})
    cloud = PracticeCloud(tmp_path / "cloud")
    cloud.start()
    kept = MemorySecrets()
    shop = Shop(base_url=cloud.url, cloud_id=cloud.cloud_id)
    connect(folder, shop, cloud.refresh_token, secrets=kept)
    secrets |= {cloud.refresh_token, Tokens(folder / "tokens.json", clock=SystemClock()).create("till-app")}
    try:
        with Runtime(folder, secrets=kept) as till:
            till.start(Services(sync=False, v2=Listen("127.0.0.1", 0), receiver=Listen("127.0.0.1", 0)))
            till.commands.save("customers", {"lastName": "Nováková"})
            for fault in TROUBLE:
                cloud.faults.set(Rule(fault=fault, probability=0.5, seconds=0))
                till.run()
                said = f"Bearer {max(secrets, key=len)}"
                logging.getLogger("app").error("trouble with %s", said, exc_info=RuntimeError(said))
            cloud.faults.clear()
            back_up(till.replica)
            receiver = str(till.servers.receiver_url).rpartition("/")[2]
        for words in (
            ("status", "--json"),
            ("conflicts", "--json"),
            ("check", "--json"),
            ("config", "get", "log.level"),
        ):
            ended = command(folder, *words)
            assert not any(each in ended.out + ended.err for each in secrets | {receiver})
    finally:
        stop_log()
        cloud.close()
    assert len(secrets) >= 3 and all(len(each) > 20 for each in secrets)
    said = capsys.readouterr()
    logged = (folder / "logs" / "counterfoil.log").read_text("utf-8")
    assert "trouble" in logged and "***" in logged
    for path in (each for each in folder.rglob("*") if each.is_file()):
        content = path.read_bytes()
        assert not [each[:6] for each in secrets if each.encode() in content], path
        assert path.name == "receiver.json" or receiver.encode() not in content, path
    assert not any(each in said.out + said.err for each in secrets)
