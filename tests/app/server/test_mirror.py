"""Who follows the change feed has what the lists have, whatever happens to the server; a short run of `tests.mirror`."""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests import mirror
from tests.app.cli.conftest import Serving, background, command, told_to_stop
from tests.fakes.quick_client import Answer, Client


@pytest.mark.skipif(sys.platform == "win32", reason="kill is not SIGKILL on Windows")
def test_a_mirror_kept_by_the_change_feed_is_equal_after_kills(tmp_path: Path) -> None:
    report = mirror.run(tmp_path, edits=400, kills=3, seed=random.randrange(10**6))
    assert report.wrong == []
    assert report.edits >= 400 and report.restarts == 3 and report.gone == 2
    assert report.told >= 100
    assert {"200", "201"} <= report.statuses.keys()


class Served:
    """A running `counterfoil serve` with a signed-in client."""

    def __init__(self, serving: Serving, secret: str) -> None:
        port = int(serving.ready["v2"].rpartition(":")[2])
        headers = {"Authorization": f"Bearer {mirror._sign_in(port, secret)}"}
        self.client = Client(port, headers)

    def add(self, name: str) -> None:
        body = json.dumps([{"name": name, "display": True, "deleted": False}]).encode()
        self.client.send("POST", f"{mirror.BASE}/tags", body)

    def changes(self, since: str) -> Answer:
        return self.client.exchange("GET", f"{mirror.FEED}?since={since}")


@contextmanager
def served(folder: Path, secret: str) -> Iterator[Served]:
    arguments = ("serve", "--port", "0", "--receiver-port", "0", "--no-sync")
    with background(folder, *arguments) as serving:
        made = Served(serving, secret)
        yield made
        made.client.close()
        assert told_to_stop(serving) == 0


@pytest.mark.skipif(sys.platform == "win32", reason="Windows cannot send SIGTERM to a process")
def test_a_cursor_outlives_a_restart_and_one_that_a_restored_backup_does_not_know_is_gone(
    tmp_path: Path,
) -> None:
    secret = command(tmp_path, "token", "create", "mirror").out.strip()
    with served(tmp_path, secret) as server:
        before = server.changes("now").json["cursor"]
        server.add("a")
    backup = tmp_path / "backup.db"
    assert command(tmp_path, "backup", str(backup)).code == 0
    with served(tmp_path, secret) as server:
        page = server.changes(before).json
        assert [each["record"]["name"] for each in page["data"]] == ["a"]
        server.add("b")
        after = server.changes(page["cursor"]).json["cursor"]
    restored = command(tmp_path, "restore", str(backup), "--yes")
    assert restored.code == 0, restored.err
    with served(tmp_path, secret) as server:
        server.add("c")
        gone = server.changes(after)
        assert (gone.status, gone.json["reason"]) == (410, "FEED_GONE")
        names = {each["record"]["name"] for each in server.changes(before).json["data"]}
        assert {"a", "b", "c"} <= names  # unsent edits outlive the restore
