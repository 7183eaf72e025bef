"""A runtime on a folder whose database was damaged, lost or replaced: it opens, reports it, and loses nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.runtime import Runtime
from app.settings.shop_file import replica_path
from storage.errors import DatabaseDamaged, DatabaseRepaired, EditsReplayed
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
        assert isinstance(till.repair_notice, EditsReplayed) and till.repair_notice.params["edits"] == 1
        assert till.queries.page("customers").records[0]["lastName"] == "Nováková"


def test_F86_serve_reports_a_repair_on_standard_error(tmp_path: Path) -> None:
    spoil(edited(tmp_path))
    with background(tmp_path, "serve", "--port", "0", "--receiver-port", "0", "--no-sync") as serving:
        assert serving.ready["v2"]
        serving.process.terminate()
        _, said = serving.process.communicate(timeout=30)
    assert "was damaged and has been rebuilt" in said
    assert replica_path(tmp_path, None).exists()


def rot(path: Path, text: bytes) -> None:
    """One byte of a text becomes 0x96, wherever the text stands in the database."""
    content = path.read_bytes()
    assert text in content
    path.write_bytes(content.replace(text, text[:3] + b"\x96" + text[4:]))


def test_F109_a_rotten_byte_is_damage_in_every_command(tmp_path: Path) -> None:
    rot(edited(tmp_path), b"Nov\\u00e1kov")
    for words in (["status"], ["conflicts"], ["export", str(tmp_path / "c.csv"), "--entity", "customers"]):
        ended = command(tmp_path, *words)
        assert ended.code == 1 and "check --repair" in ended.err and "Nov" not in ended.err, words
    assert "FAIL  database" in command(tmp_path, "check").out
    done = command(tmp_path, "check", "--repair")
    assert done.code == 0 and "1 unsent edits are back" in done.out and "its readable rows" in done.out
    with Runtime(tmp_path, keep_log=False) as till:
        assert till.repair_notice is None
        assert till.replica.changes()[0].intent.set["lastName"] == "Nováková"
        assert till.queries.page("customers").records[0]["lastName"] == "Nováková"


def test_F109_a_rotten_record_met_while_running_is_mended_by_the_next_start(tmp_path: Path) -> None:
    path = edited(tmp_path)
    rot(path, "Nováková".encode())
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
