"""`status` while another program works on the same folder."""

from __future__ import annotations

from pathlib import Path

from app.runtime import Runtime
from tests.app.cli.conftest import command


def test_F128_status_answers_while_an_import_holds_the_writers_lock(tmp_path: Path) -> None:
    """An import of 50,000 rows is one transaction; `status` waited for it, and gave up after ten seconds."""
    with Runtime(tmp_path, keep_log=False) as runtime:
        runtime.commands.save("tags", {"name": "before"})
        with runtime.replica.write() as tx:
            tx.sync_state.meta.put("busy", True)
            ended = command(tmp_path, "status", "--json")
    assert ended.code == 0 and ended.json["waiting"] == 1, ended.err
    assert ended.json["items"][0]["title"] == "before"


def test_status_reads_a_folder_of_an_earlier_version_too(tmp_path: Path) -> None:
    with Runtime(tmp_path, keep_log=False) as runtime:
        runtime.commands.save("tags", {"name": "before"})
    with Runtime(tmp_path, keep_log=False) as runtime, runtime.replica.write() as tx:
        tx.sync_state.meta.put("prepared", None)
    assert command(tmp_path, "status", "--json").json["waiting"] == 1
