"""Leaving a cloud: when quitting asks, the file of pending changes, and signing out."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from app.account.connection import connect
from app.errors import BadFile, NotConnected, SecretsUnavailable
from app.practice.cloud import PracticeCloud
from app.queries.status import Status
from app.runtime import Runtime
from app.server.factory import Listen, Services
from app.settings.secrets import FileSecrets, MemorySecrets, secret_name
from app.settings.shop_file import SecretsKind, Shop
from app.transfer.tables import read_table
from app.transfer.unsent_changes import COLUMNS, has_unsendable_changes, newest_change, write_pending_changes
from storage.query.grammar import Query
from tests.app.support.workstation import Workstation


@pytest.mark.parametrize(
    ("status", "connected", "scheduled", "asks"),
    [
        (Status(headline="in_step"), True, True, False),
        (Status(headline="waiting", waiting=2, unsent_since=1), True, True, False),
        (Status(headline="offline", waiting=2, unsent_since=1), True, True, False),
        (Status(headline="paused", waiting=2, unsent_since=1), True, True, False),
        (Status(headline="waiting", waiting=2, unsent_since=1), True, False, True),
        (Status(headline="sign_in", waiting=2, unsent_since=1), True, True, True),
        (Status(headline="needs_you", waiting=2, needs_you=2), True, False, False),
        (Status(headline="sign_in"), True, True, False),
        (Status(headline="never", waiting=2, unsent_since=1), False, False, False),
    ],
)
def test_quitting_asks_only_about_changes_that_would_not_be_sent(
    status: Status, connected: bool, scheduled: bool, asks: bool
) -> None:
    assert has_unsendable_changes(status, connected=connected, scheduled=scheduled) is asks


@pytest.mark.parametrize("ending", [".csv", ".xlsx"])
def test_pending_changes_are_written_field_by_field(
    station: Workstation, tmp_path: Path, ending: str
) -> None:
    station.known("customers", 5, lastName="Nová", phone="1")
    station.known("suppliers", 6, name="Mlýn")
    station.commands.save("customers", {"phone": "=2", "tags": ["VIP"]}, id=5)
    made = station.commands.save("customers", {"lastName": "Čermák"}).ids[0]
    station.commands.delete("suppliers", [6])
    assert newest_change(station.replica) == station.clock.now()
    path = tmp_path / f"waits{ending}"
    assert write_pending_changes(station.replica, path, {"entity": "Seznam"}) == 3
    table = read_table(path)
    assert table.heads == ("Seznam", *COLUMNS[1:])
    lines = [tuple(each.cells) for each in table.lines]
    changed = {line[4]: line[5:7] for line in lines if line[1] == "5"}
    assert changed["phone"] in (("1", "=2"), ("1", "'=2")) and changed["tags"][1] == "VIP"
    fresh = [line for line in lines if line[1] == str(made) and line[4] == "lastName"]
    assert [(line[3], line[6]) for line in fresh] == [("create", "Čermák")]
    assert any(line[:4] == ("suppliers", "6", "Mlýn", "delete") for line in lines)


def test_a_file_of_another_kind_is_refused(station: Workstation, tmp_path: Path) -> None:
    with pytest.raises(BadFile):
        write_pending_changes(station.replica, tmp_path / "waits.doc")
    assert newest_change(station.replica) == 0


@pytest.fixture
def cloud(tmp_path: Path) -> Iterator[PracticeCloud]:
    opened = PracticeCloud(tmp_path / "cloud")
    opened.start()
    yield opened
    opened.close()


def _till(tmp_path: Path, cloud: PracticeCloud) -> Path:
    folder = tmp_path / "till"
    folder.mkdir()
    shop = Shop(base_url=cloud.url, cloud_id=cloud.cloud_id, secrets=SecretsKind.FILE)
    connect(folder, shop, cloud.refresh_token, secrets=FileSecrets(folder / "secrets.json"))
    return folder


def test_signing_out_deletes_the_token_and_keeps_every_record(cloud: PracticeCloud, tmp_path: Path) -> None:
    folder = _till(tmp_path, cloud)
    with Runtime(folder, keep_log=False) as runtime:
        assert runtime.run().outcome == "in_step"
        made = runtime.commands.save("tags", {"name": "čeká", "_cloudId": cloud.cloud_id}).ids[0]
        assert runtime.shop is not None
        name = secret_name(runtime.shop)
        runtime.sign_out().result(20)
        kept = [each.read_text("utf-8") for each in folder.rglob("*.json")]
        assert not any(cloud.refresh_token in each for each in kept)
        assert FileSecrets(folder / "secrets.json").read(name) is None
        status = runtime.queries.sync_status()
        assert (status.headline, status.waiting) == ("sign_in", 1)
        assert runtime.queries.waiting()[0].action == "sign_in"
        with pytest.raises(SecretsUnavailable):
            runtime.run()
        assert runtime.queries.sync_status().headline == "sign_in"
    with Runtime(folder, keep_log=False) as again:
        assert again.queries.sync_status().headline == "sign_in"
        assert again.replica.known("tags", made)["name"] == "čeká"
    assert again.shop is not None
    connect(folder, again.shop, cloud.refresh_token, secrets=FileSecrets(folder / "secrets.json"))
    with Runtime(folder, keep_log=False) as third:
        assert third.run().outcome == "in_step"
    assert cloud.replica.known("tags", made)["name"] == "čeká"


def _hooks(cloud: PracticeCloud) -> int:
    return cloud.replica.count("webhooks", Query())


@pytest.mark.parametrize("reachable", [True, False])
def test_signing_out_removes_our_webhooks_if_the_cloud_is_reachable(
    cloud: PracticeCloud, tmp_path: Path, reachable: bool
) -> None:
    folder = _till(tmp_path, cloud)
    with Runtime(folder, keep_log=False) as runtime:
        runtime.settings.set({"receiver.public_url": "https://shop.example.com/hooks"})
        runtime.start(Services(receiver=Listen("127.0.0.1", 0)))
        for _ in range(3):
            runtime.sync_now().result(20)
        assert _hooks(cloud) == 3
        if not reachable:
            cloud.stop()
            runtime.sync_now().result(30)
        runtime.sign_out().result(30)
        assert _hooks(cloud) == (0 if reachable else 3)
        assert runtime.replica.changes("webhooks") == []
        assert runtime.queries.sync_status().headline == "sign_in"
        if not reachable:
            cloud.start()


def test_without_a_cloud_there_is_nothing_to_sign_out_of(tmp_path: Path) -> None:
    with Runtime(tmp_path, secrets=MemorySecrets(), keep_log=False) as runtime, pytest.raises(NotConnected):
        runtime.sign_out().result(5)
