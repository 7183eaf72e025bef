"""`sync` on a damaged database: it repairs what it owns, says so, and goes on (F109)."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from app.practice.cloud import PracticeCloud
from app.runtime import Runtime
from app.settings.shop_file import read_shop, replica_path
from storage.database.suspicion import is_suspect
from storage.query.grammar import Query
from storage.schema.validation import blank
from tests.app.cli.conftest import background, command, told_to_stop

Make = Callable[[], PracticeCloud]
REPAIRED = "was damaged and has been rebuilt"


@pytest.fixture
def cloud(practice: Make) -> PracticeCloud:
    """A cloud with two customers."""
    opened = practice()
    for name in ("Malá", "Velká"):
        body = {**blank(opened.replica.catalogue["customers"]), "lastName": name, "points": 1.5}
        opened.commands.save("customers", {**body, "_cloudId": opened.cloud_id}, id=None)
    return opened


@pytest.fixture
def till(tmp_path: Path, cloud: PracticeCloud) -> Path:
    """A data folder that was in step, with an edit of the first customer that waits."""
    data = tmp_path / "till"
    connected = command(
        data, "connect", "--base-url", cloud.url, "--cloud-id", str(cloud.cloud_id), "--secrets", "file",
        given=f"{cloud.refresh_token}\n",
    )  # fmt: skip
    assert connected.code == 0 and command(data, "sync").code == 0
    with Runtime(data, own=False, keep_log=False) as runtime:
        one = min(runtime.replica.ids("customers", Query()))
        runtime.commands.save("customers", {"note": "mine"}, id=one)
    return data


def notes(cloud: PracticeCloud) -> list[str | None]:
    return [each["note"] for each in cloud.replica.page("customers", Query()).records]


def rot(data: Path, table: str, column: str, value: bytes) -> None:
    """A text where a number is, or bytes that are no text; in `meta` where every run reads."""
    first = "key = 'prepared'" if table == "meta" else f'rowid = (SELECT min(rowid) FROM "{table}")'
    with closing(sqlite3.connect(replica_path(data, read_shop(data)))) as connection, connection:
        changed = connection.execute(
            f'UPDATE "{table}" SET "{column}" = CAST(? AS TEXT) WHERE {first}', (value,)
        )
        assert changed.rowcount == 1


@pytest.mark.parametrize("value", [b'{"Nov": [', b"Nov\x96\xff"], ids=["text", "bytes"])
@pytest.mark.parametrize(
    ("table", "column"),
    [
        ("customers", "points"),
        ("customers", "birthday"),
        ("customers", "versionDate"),
        ("customers", "_cloudVersion"),
        ("customers", "lastName"),
        ("cursors", "watermark"),
        ("outbox", "next_try"),
        ("outbox", "body"),
        ("meta", "value"),
    ],
)
def test_F109_one_sync_repairs_a_rotten_value_and_sends_what_waits(
    till: Path, cloud: PracticeCloud, table: str, column: str, value: bytes
) -> None:
    rot(till, table, column, value)
    ended = command(till, "sync")
    assert ended.code == 0, ended.err
    assert notes(cloud).count("mine") == 1
    again = command(till, "sync")
    assert (again.code, again.err) == (0, "") and "FAIL  database" not in command(till, "check").out
    log = (till / "logs" / "counterfoil.log").read_text("utf-8")
    for text in (ended.out, ended.err, log):
        assert "Nov" not in text and "error in Counterfoil" not in text
    assert not ended.err or REPAIRED in ended.err


def test_F109_damage_that_another_command_met_is_repaired_by_the_next_sync(
    till: Path, cloud: PracticeCloud
) -> None:
    rot(till, "customers", "lastName", b"Nov\x96")
    assert command(till, "export", str(till / "x.csv"), "--entity", "customers").code == 1
    assert is_suspect(replica_path(till, read_shop(till)))
    ended = command(till, "sync")
    assert ended.code == 0 and REPAIRED in ended.err and notes(cloud).count("mine") == 1
    assert not is_suspect(replica_path(till, read_shop(till)))


def test_F86_one_sync_repairs_a_torn_file(till: Path, cloud: PracticeCloud) -> None:
    with replica_path(till, read_shop(till)).open("r+b") as file:
        file.write(bytes(4096))
    ended = command(till, "sync", "--json")
    assert (ended.code, ended.json["outcome"]) == (0, "in_step") and REPAIRED in ended.err
    assert notes(cloud).count("mine") == 1


def test_F127_one_sync_makes_a_lost_database_again_from_its_journal(till: Path, cloud: PracticeCloud) -> None:
    replica_path(till, read_shop(till)).unlink()
    ended = command(till, "sync")
    assert ended.code == 0 and "has been made again" in ended.err and notes(cloud).count("mine") == 1


def test_F127_but_not_without_its_journal_when_there_is_a_backup(till: Path, cloud: PracticeCloud) -> None:
    backup = command(till, "backup").out.strip()
    path = replica_path(till, read_shop(till))
    path.unlink()
    path.with_suffix(".journal").unlink()
    ended = command(till, "sync")
    assert ended.code == 1 and backup in ended.err and not path.exists()


def test_F85_F109_a_folder_that_a_server_owns_is_left_to_it(till: Path, cloud: PracticeCloud) -> None:
    with background(till, "serve", "--port", "0", "--receiver-port", "0", "--no-sync") as serving:
        path = replica_path(till, read_shop(till))
        rot(till, "cursors", "watermark", b"Nov\x96")
        ended = command(till, "sync")
        assert ended.code == 1 and "check --repair" in ended.err and "Nov" not in ended.err
        assert is_suspect(path) and not list(path.parent.glob("*.damaged-*"))
        told_to_stop(serving)
    ended = command(till, "sync")
    assert ended.code == 0 and REPAIRED in ended.err and notes(cloud).count("mine") == 1
