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
