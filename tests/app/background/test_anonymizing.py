"""An anonymised person is gone from every file of the data folder, also after a kill at any write on the way (F53)."""

from __future__ import annotations

import gzip
import os
import shutil
import sqlite3
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from app.background.anonymizing import clean_up
from app.commands.commands import Commands
from app.commands.record_editor import Edit
from app.runtime import Runtime
from app.settings.draft_files import DraftFiles, StoredDraft
from storage.database.backups import pack
from storage.records.recovery import back_up
from storage.records.replica import Replica
from sync.events import Bus
from tests.storage.support.replicas import CLOUD, FILE, open_replica, put, record

SECRETS = ("Xyzzyplugh", "Frobnicator", "Quuxgarply")
PERSON = {"lastName": SECRETS[0], "firstName": "", "email": f"{SECRETS[1]}@example.org", "note": SECRETS[2]}


def found_in(folder: Path) -> set[tuple[str, str]]:
    """Which of the secrets can be read in which file, packed ones too."""
    found = set()
    for path in folder.rglob("*"):
        if path.is_file():
            content = path.read_bytes()
            if path.name.endswith(".gz"):
                content = gzip.decompress(content)
            found |= {(path.name, secret) for secret in SECRETS if secret.encode() in content}
    return found


def lay_out(replica: Replica) -> None:
    """The person in records, history, outbox, search and sort indexes, drafts and backups."""
    put(
        replica,
        "customers",
        *(record("customers", number, lastName=f"Other {number}") for number in range(2, 30)),
    )
    put(replica, "customers", record("customers", 1, **PERSON))
    commands = Commands(replica, Bus())
    commands.save("customers", {"internalNote": SECRETS[2]}, id=1)
    back_up(replica)
    replica.clock.sleep(3600)
    pack(back_up(replica))
    replica.create_sort_indexes("customers", ["lastName"], "cs")
    commands.save("customers", {"phone": "1"}, id=2)
    drafts = DraftFiles(replica.path)
    for id in (1, 2):
        base = {"id": id, **(PERSON if id == 1 else {})}
        drafts.write(StoredDraft(entity="customers", id=id, base=base, typed={"note": f"for {id}"}, at=1))


def test_F53_nothing_of_a_person_is_left_in_the_data_folder(tmp_path: Path) -> None:
    with Runtime(tmp_path) as runtime:
        put(runtime.replica, "customers", record("customers", 1, **PERSON), record("customers", 2))
        runtime.commands.save("customers", {"note": SECRETS[2] + " 2"}, id=1)
        back_up(runtime.replica)
        for id in (1, 2):
            DraftFiles(runtime.replica.path).write(
                StoredDraft(entity="customers", id=id, base={"id": id}, typed={"note": SECRETS[id]}, at=1)
            )
        drafts = runtime.replica.path.parent / "drafts"
        for name in ("customers-1.damaged", ".customers-1.json.k1ll3d"):
            (drafts / name).write_text(SECRETS[0])
        (drafts / "customers-77.damaged").write_text(
            f'{{"entity": "customers", "id": 1, "typed": "{SECRETS[0]}'
        )
        DraftFiles(runtime.replica.path).forget("customers", 2)
        edit = Edit(op=None, id=1, anonymize=True)
        [answer] = runtime.commands.apply("customers", [edit], origin="v2:scales", step="delete")
        assert not any(secret in str(answer) for secret in SECRETS)
        deadline = time.monotonic() + 20
        while runtime.replica.cleaning.due() and time.monotonic() < deadline:
            time.sleep(0.02)
        assert runtime.replica.cleaning.due() == []
        assert found_in(tmp_path) == set(), "with the database open"
        assert runtime.replica.change("customers", 1).anonymize, "the cloud is still to be told"
        assert not any(secret in str(runtime.queries.timeline("customers", 1)) for secret in SECRETS)
    assert found_in(tmp_path) == set()


def test_F53_what_was_not_finished_is_done_after_the_next_start(tmp_path: Path) -> None:
    replica = open_replica(tmp_path)
    lay_out(replica)
    Commands(replica, Bus()).delete("customers", [1], anonymize=True)
    assert {name for name, _ in found_in(tmp_path)} > {"customers-1.json"}
    replica.close()
    again = open_replica(tmp_path)
    assert clean_up(again) and found_in(tmp_path) == set()
    assert [each.id for each in DraftFiles(again.path).load()] == [2]
    assert clean_up(again), "nothing is left to do"
    again.close()


class Killed(BaseException):
    """The process is gone."""


class Killer:
    """Counts the writes to database and files; at one of them it keeps the files as they are and ends everything."""

    def __init__(self, folder: Path, kept: Path, at: int | None = None) -> None:
        self.folder, self.kept, self.at = folder, kept, at
        self.seen = 0
        self.armed = self.dead = False

    def tick(self) -> None:
        """A write comes."""
        if self.dead:
            raise Killed
        if self.armed:
            self.seen += 1
            if self.seen - 1 == self.at:
                shutil.copytree(self.folder, self.kept)
                self.dead = True
                raise Killed

    def connect(self, *arguments: Any, **options: Any) -> sqlite3.Connection:
        """As `sqlite3.connect`."""
        killer = self

        class Connection(sqlite3.Connection):
            def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:  # type: ignore[override]
                if not sql.startswith(("SELECT", "PRAGMA")) or "checkpoint" in sql:
                    killer.tick()
                return super().execute(sql.replace("synchronous=FULL", "synchronous=OFF"), *values)

        return sqlite3.connect(*arguments, factory=Connection, **options)

    def wire(self, patch: pytest.MonkeyPatch) -> None:
        """Count writes to files, too."""
        for owner, name in ((os, "write"), (os, "replace"), (Path, "unlink"), (shutil, "copyfile")):
            real = getattr(owner, name)

            def counted(*arguments: Any, real: Callable[..., Any] = real, **options: Any) -> Any:
                self.tick()
                return real(*arguments, **options)

            patch.setattr(owner, name, counted)
        patch.setattr(os, "fsync", lambda descriptor: None)


@pytest.fixture(scope="module")
def laid_out(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    folder = tmp_path_factory.mktemp("laid")
    replica = open_replica(folder)
    lay_out(replica)
    replica.close()
    yield folder


def play(folder: Path, killer: Killer, patch: pytest.MonkeyPatch) -> bool:
    """Anonymise and clean up; whether the command had returned."""
    replica = Replica.open(folder / FILE, cloud_id=CLOUD, connect=killer.connect)
    told = False
    with patch.context() as wired:
        killer.wire(wired)
        killer.armed = True
        try:
            Commands(replica, Bus()).delete("customers", [1], anonymize=True)
            told = True
            assert clean_up(replica)
        except Killed:
            pass
        killer.armed = False
    killer.dead = False
    replica.database.close()
    return told


def test_F53_F81_a_kill_at_any_write_leaves_nothing_after_the_next_start(
    laid_out: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(laid_out, tmp_path / "all")
    whole = Killer(tmp_path / "all", tmp_path / "none")
    assert play(tmp_path / "all", whole, monkeypatch)
    assert found_in(tmp_path / "all") == set()
    assert whole.seen > 40
    kept_as_it_was = finished = 0
    for number in range(whole.seen):
        folder, kept = tmp_path / f"run-{number}", tmp_path / f"kept-{number}"
        shutil.copytree(laid_out, folder)
        told = play(folder, Killer(folder, kept, number), monkeypatch)
        assert kept.exists(), number
        replica = Replica.open(kept / FILE, cloud_id=CLOUD)
        gone = replica.known("customers", 1)["deleted"]
        assert gone or not told, number
        if gone:
            assert clean_up(replica), number
            assert found_in(kept) == set(), number
            change = replica.change("customers", 1)
            assert change is not None and change.anonymize
            finished += 1
        else:
            assert replica.known("customers", 1)["note"] == SECRETS[2], number
            kept_as_it_was += 1
        assert replica.known("customers", 2)["phone"] == "1"
        replica.close()
        shutil.rmtree(folder)
        shutil.rmtree(kept)
    assert kept_as_it_was and finished > kept_as_it_was
