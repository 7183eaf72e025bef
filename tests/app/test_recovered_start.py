"""A runtime on a folder whose database was damaged, lost or replaced: it opens, reports it, and loses nothing."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from app.runtime import Runtime
from app.settings.found_shops import find_shops
from app.settings.shop_file import Shop, replica_path, write_shop
from storage.errors import DatabaseDamaged, DatabaseRepaired, DatabaseReplaced
from tests.app.cli.conftest import background, command


def edited(folder: Path) -> Path:
    """A folder with one unsent customer; answers its database."""
    with Runtime(folder, keep_log=False) as till:
        till.commands.save("customers", {"lastName": "Nováková"})
        return till.replica.path


def spoil(path: Path) -> None:
    with path.open("r+b") as file:
        file.write(bytes(4096))


def test_F86_a_damaged_database_is_repaired_reported_and_logged(tmp_path: Path) -> None:
    spoil(edited(tmp_path))
    with Runtime(tmp_path) as till:
        assert isinstance(till.repair_notice, DatabaseRepaired) and till.repair_notice.params["edits"] == 1
        assert till.queries.page("customers").records[0]["lastName"] == "Nováková"
        log = (tmp_path / "logs" / "counterfoil.log").read_text("utf-8")
    assert "database_repaired" in log and ".damaged-" in log
    with Runtime(tmp_path, keep_log=False) as till:
        assert till.repair_notice is None


def test_F86_one_command_beside_it_does_not_repair(tmp_path: Path) -> None:
    path = edited(tmp_path)
    spoil(path)
    with pytest.raises(DatabaseDamaged):
        Runtime(tmp_path, own=False, keep_log=False)
    ended = command(tmp_path, "status")
    assert ended.code == 1 and "check --repair" in ended.err
    assert command(tmp_path, "check", "--repair").code == 0
    with Runtime(tmp_path, keep_log=False) as till:
        assert till.repair_notice is None and till.replica.changes()


def test_F88_a_lost_database_is_reported(tmp_path: Path) -> None:
    edited(tmp_path).unlink()
    with Runtime(tmp_path, keep_log=False) as till:
        assert isinstance(till.repair_notice, DatabaseReplaced) and till.repair_notice.params["edits"] == 1
        assert till.queries.page("customers").records[0]["lastName"] == "Nováková"


def test_F86_serve_reports_a_repair_on_standard_error(tmp_path: Path) -> None:
    spoil(edited(tmp_path))
    with background(tmp_path, "serve", "--port", "0", "--receiver-port", "0", "--no-sync") as serving:
        assert serving.ready["v2"]
        serving.process.terminate()
        _, said = serving.process.communicate(timeout=30)
    assert "was damaged and has been rebuilt" in said
    assert replica_path(tmp_path, None).exists()


NAME = "Nováková".encode()
IN_JSON, IN_A_ROW = b'(?<=")%b(?=")' % NAME, b'(?<!")%b(?!")' % NAME
"""The name in what waits and in the history, and that of the record itself."""


def rot(path: Path, where: bytes) -> None:
    """One byte of the name becomes 0x96, wherever it stands so in the database."""
    content, count = re.subn(where, NAME[:3] + b"\x96" + NAME[4:], path.read_bytes())
    assert count
    path.write_bytes(content)


def test_F109_a_rotten_byte_is_damage_in_every_command(tmp_path: Path) -> None:
    rot(edited(tmp_path), IN_JSON)
    for words in (["status"], ["status", "--json"], ["resolve", "customers", "1", "--keep", "local"]):
        ended = command(tmp_path, *words)
        assert "An error in Counterfoil" not in ended.err and "Nov" not in ended.err, words
        assert words[0] != "status" or (ended.code == 1 and "check --repair" in ended.err), words
    assert "FAIL  database" in command(tmp_path, "check").out
    done = command(tmp_path, "check", "--repair")
    assert done.code == 0 and "1 unsent edits are back" in done.out and "its readable rows" in done.out
    with Runtime(tmp_path, keep_log=False) as till:
        assert till.repair_notice is None
        assert till.replica.changes()[0].intent.set["lastName"] == "Nováková"
        assert till.queries.page("customers").records[0]["lastName"] == "Nováková"


def test_F109_a_rotten_record_is_damage_to_an_export(tmp_path: Path) -> None:
    rot(edited(tmp_path), IN_A_ROW)
    ended = command(tmp_path, "export", str(tmp_path / "c.csv"), "--entity", "customers")
    assert ended.code == 1 and "check --repair" in ended.err and "Nov" not in ended.err
    with Runtime(tmp_path, keep_log=False) as till:
        assert isinstance(till.repair_notice, DatabaseRepaired)
        assert till.queries.page("customers").records[0]["lastName"] == "Nováková"


def test_F109_a_rotten_record_met_while_running_is_mended_by_the_next_start(tmp_path: Path) -> None:
    path = edited(tmp_path)
    rot(path, IN_A_ROW)
    with Runtime(tmp_path) as till:
        assert till.repair_notice is None
        with pytest.raises(DatabaseDamaged) as met:
            till.queries.page("customers")
        assert met.value.__cause__ is None and "Nov" not in str(met.value)
        assert "Nov" not in (tmp_path / "logs" / "counterfoil.log").read_text("utf-8")
    with Runtime(tmp_path, keep_log=False) as till:
        assert isinstance(till.repair_notice, DatabaseRepaired) and till.repair_notice.params["edits"] == 1
        assert till.queries.page("customers").records[0]["lastName"] == "Nováková"
    with Runtime(tmp_path, keep_log=False) as till:
        assert till.repair_notice is None


def test_F127_commands_report_a_lost_database_and_one_makes_it_again(tmp_path: Path) -> None:
    edited(tmp_path).unlink()
    for words in (["status"], ["conflicts"], ["backup"]):
        ended = command(tmp_path, *words)
        assert ended.code == 1 and "journal: 1;" in ended.err and "check --repair" in ended.err, words
    assert "is missing or empty. Unsent edits in its journal: 1" in command(tmp_path, "check").out
    done = command(tmp_path, "check", "--repair")
    assert done.code == 0 and "Started from an empty database; 1 unsent edits are back." in done.out
    assert "1 waiting" in command(tmp_path, "status").out


def test_F127_with_the_journal_gone_the_backup_is_offered(tmp_path: Path) -> None:
    path = edited(tmp_path)
    backup = command(tmp_path, "backup").out.strip()
    path.unlink()
    path.with_suffix(".journal").unlink()
    for words in (["status"], ["check", "--repair"]):
        ended = command(tmp_path, *words)
        assert ended.code == 1 and f"{backup}; 'counterfoil restore'" in ended.err, words
    for _ in range(2):
        with background(tmp_path, "serve", "--port", "0", "--receiver-port", "0", "--no-sync") as serving:
            assert serving.ready["v2"]
            serving.process.terminate()
            _, said = serving.process.communicate(timeout=30)
        assert backup in said and "restore --decline" in said
    assert command(tmp_path, "restore", backup).code == 0
    assert "1 waiting" in command(tmp_path, "status").out
    with Runtime(tmp_path, keep_log=False) as till:
        assert till.repair_notice is None or till.repair_notice.code != "backup_offered"


def test_F127_an_offered_backup_can_be_declined(tmp_path: Path) -> None:
    path = edited(tmp_path)
    assert command(tmp_path, "restore", "--decline").out == "No backup is offered.\n"
    backup = Path(command(tmp_path, "backup").out.strip())
    path.unlink()
    path.with_suffix(".journal").unlink()
    with Runtime(tmp_path, keep_log=False) as till:
        assert till.repair_notice is not None and till.repair_notice.code == "backup_offered"
    assert command(tmp_path, "restore").code == 2
    assert command(tmp_path, "restore", str(backup), "--decline").code == 2
    declined = command(tmp_path, "restore", "--decline")
    assert declined.code == 0 and "offered no more" in declined.out and backup.exists()
    with Runtime(tmp_path, keep_log=False) as till:
        assert till.repair_notice is None


def test_F127_with_the_shop_file_gone_the_folder_says_what_it_holds(tmp_path: Path) -> None:
    write_shop(tmp_path, Shop(base_url="https://cloud.example", cloud_id=7))
    edited(tmp_path)
    assert find_shops(tmp_path) == []
    (tmp_path / "shop.json").unlink()
    assert [(each.cloud_id, each.edits) for each in find_shops(tmp_path)] == [(7, 1)]
    ended = command(tmp_path, "status")
    assert ended.code == 0 and "records of cloud 7, unsent edits: 1;" in ended.err
    assert "The file shop.json in" in command(tmp_path, "check").out


def test_F127_check_reports_a_damaged_line_of_the_journal(tmp_path: Path) -> None:
    path = edited(tmp_path).with_suffix(".journal")
    assert "ok    database" in command(tmp_path, "check").out
    path.write_bytes(path.read_bytes().replace(b"customers", b"customerz", 1))
    assert "that cannot be read: 1. They may contain unsent edits" in command(tmp_path, "check").out
    done = command(tmp_path, "check", "--repair")
    assert done.code == 0 and "1 lines of the journal" in done.out and "1 unsent edits" in done.out
    assert "ok    database" in command(tmp_path, "check").out


def text_as_number(path: Path, table: str, column: str, value: bytes) -> None:
    """Put a text where a number is: what a rotten type in the header of a row makes of it."""
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("INSERT INTO cursors (entity, scope, watermark) VALUES ('customers', 0, 1)")
        connection.execute(f'UPDATE "{table}" SET "{column}" = CAST(? AS TEXT)', (value,))


@pytest.mark.parametrize("value", [b'{"Nov": [', b"\x96\xff"])
@pytest.mark.parametrize(
    ("table", "column"),
    [
        ("customers", "versionDate"),
        ("customers", "points"),
        ("customers", "_cloudVersion"),
        ("cursors", "watermark"),
    ],
)
def test_F109_text_in_a_column_of_numbers_is_damage_that_a_repair_ends(
    tmp_path: Path, table: str, column: str, value: bytes
) -> None:
    text_as_number(edited(tmp_path), table, column, value)
    ended = command(tmp_path, "status")
    assert "Nov" not in ended.err + ended.out
    assert "FAIL  database" in command(tmp_path, "check").out
    done = command(tmp_path, "check", "--repair")
    assert done.code == 0 and "1 unsent edits are back" in done.out
    assert "FAIL  database" not in command(tmp_path, "check").out
    assert command(tmp_path, "status").err == ""
    with Runtime(tmp_path, keep_log=False) as till:
        assert till.repair_notice is None
        assert till.replica.changes()[0].intent.set["lastName"] == "Nováková"
        assert till.queries.page("customers").records[0]["lastName"] == "Nováková"


@pytest.mark.parametrize(("table", "column"), [("customers", "points"), ("cursors", "watermark")])
def test_F109_text_in_a_column_of_numbers_is_mended_by_the_start_after_it_was_met(
    tmp_path: Path, table: str, column: str
) -> None:
    text_as_number(edited(tmp_path), table, column, b"Nov")
    with Runtime(tmp_path, keep_log=False) as till:
        with pytest.raises(DatabaseDamaged):
            till.queries.page("customers")
            till.queries.sync_status()
    with Runtime(tmp_path, keep_log=False) as till:
        assert isinstance(till.repair_notice, DatabaseRepaired) and till.repair_notice.params["edits"] == 1
        assert till.queries.page("customers").records[0]["lastName"] == "Nováková"
        till.queries.sync_status()
