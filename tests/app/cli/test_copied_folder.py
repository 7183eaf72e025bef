"""A data folder, or a backup, on two computers: the copy is noticed, and what could be counted twice is asked (F113).

Real data folders, the command line, and the practice cloud over HTTP.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from app.practice.cloud import PracticeCloud
from app.runtime import Runtime
from app.settings.shop_file import read_shop, replica_path
from storage.database import place
from storage.database.meta import meta
from storage.outbox.questions import HoldReason
from storage.query.grammar import Query
from storage.records.journal_replay import LINEAGE, PLACE
from storage.schema.validation import blank
from tests.app.cli.conftest import command

Make = Callable[[], PracticeCloud]
ONE, NEW = 11, 4711


def on(monkeypatch: pytest.MonkeyPatch, folder: Path, machine: str | None) -> None:
    """Commands run on the computer with this id from now on."""
    file = folder / f"machine-{machine}"
    file.write_text(f"{machine or ''}\n", "ascii")
    monkeypatch.setattr(place, "MACHINE_FILES", (file,))


@pytest.fixture
def cloud(practice: Make, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> PracticeCloud:
    """A cloud with one customer who has 1.5 points; commands run on the computer `first`."""
    opened = practice()
    on(monkeypatch, tmp_path, "first")
    body = {**blank(opened.replica.catalogue["customers"]), "lastName": "Malá", "points": 1.5}
    opened.commands.save("customers", {**body, "_cloudId": opened.cloud_id}, id=None)
    return opened


def connect(data: Path, cloud: PracticeCloud) -> None:
    connected = command(
        data, "connect", "--base-url", cloud.url, "--cloud-id", str(cloud.cloud_id), "--secrets", "file",
        given=f"{cloud.refresh_token}\n",
    )  # fmt: skip
    assert connected.code == 0


def till(folder: Path, cloud: PracticeCloud) -> tuple[Path, int]:
    """A data folder in step with the cloud; answers it and the customer's id."""
    data = folder / "till"
    connect(data, cloud)
    assert sync(data) == 0
    (one,) = (each["id"] for each in cloud.replica.page("customers", Query()).records)
    return data, one


def sync(data: Path) -> int:
    return command(data, "sync", "--json").code


def add_points(data: Path, one: int, amount: float) -> None:
    with Runtime(data, own=False, keep_log=False) as runtime:
        runtime.commands.save("customers", {}, id=one, add={"points": amount})


def points(cloud: PracticeCloud, one: int) -> float:
    return float(cloud.replica.known("customers", one)["points"])


def reasons(data: Path) -> list[tuple[str, list[str]]]:
    return [(each["reason"], [*each["fields"]]) for each in command(data, "conflicts", "--json").json]


def identity(data: Path) -> tuple[object, object]:
    with Runtime(data, own=False, read_only=True, keep_log=False) as runtime:
        connection = runtime.replica.database.read()
        return meta(connection, LINEAGE), meta(connection, PLACE)


def test_F113_a_difference_in_a_backup_is_not_added_again_on_another_computer(
    tmp_path: Path, cloud: PracticeCloud, monkeypatch: pytest.MonkeyPatch
) -> None:
    data, one = till(tmp_path, cloud)
    add_points(data, one, 10)
    backup = tmp_path / "backup.db"
    assert command(data, "backup", str(backup)).code == 0
    assert sync(data) == 0 and points(cloud, one) == 11.5
    shutil.rmtree(data)
    on(monkeypatch, tmp_path, "second")
    after = tmp_path / "second"
    connect(after, cloud)
    assert command(after, "restore", str(backup)).code == 0
    assert sync(after) == 4 and points(cloud, one) == 11.5
    assert reasons(after) == [("copied", ["points"])]
    (asked,) = command(after, "conflicts", "--json").json
    assert asked["fields"]["points"] == {"base": 11.5, "local": 21.5, "cloud": 11.5}
    assert command(after, "resolve", "customers", str(one), "--keep", "cloud").code == 0
    assert sync(after) == 0 and points(cloud, one) == 11.5


def test_F113_nor_on_the_same_one_when_the_folder_was_lost(tmp_path: Path, cloud: PracticeCloud) -> None:
    data, one = till(tmp_path, cloud)
    add_points(data, one, 10)
    backup = tmp_path / "backup.db"
    assert command(data, "backup", str(backup)).code == 0
    shutil.rmtree(data)
    connect(data, cloud)
    assert command(data, "restore", str(backup)).code == 0
    assert sync(data) == 4 and reasons(data) == [("copied", ["points"])]
    assert command(data, "resolve", "customers", str(one), "--keep", "local").code == 0
    assert sync(data) == 0 and points(cloud, one) == 11.5


def test_F113_nor_by_a_folder_that_is_put_back_at_its_place(tmp_path: Path, cloud: PracticeCloud) -> None:
    data, one = till(tmp_path, cloud)
    add_points(data, one, 10)
    kept = shutil.copytree(data, tmp_path / "kept")
    assert sync(data) == 0 and points(cloud, one) == 11.5
    shutil.rmtree(data)
    shutil.copytree(kept, data)
    assert sync(data) == 4 and points(cloud, one) == 11.5
    assert reasons(data) == [("copied", ["points"])]


def put_back(kept: Path, data: Path) -> None:
    """Write the kept files over the present ones: every folder stays the same one."""
    for each in kept.rglob("*"):
        if each.is_file():
            shutil.copyfile(each, data / each.relative_to(kept))


def test_F113_nor_by_files_of_an_older_state_written_over_the_present_ones(
    tmp_path: Path, cloud: PracticeCloud
) -> None:
    data, one = till(tmp_path, cloud)
    add_points(data, one, 10)
    kept = shutil.copytree(data, tmp_path / "kept")
    before, _ = identity(data)
    assert sync(data) == 0 and points(cloud, one) == 11.5
    put_back(kept, data)
    assert command(data, "status").code == 0 and identity(data)[0] == before
    ended = command(data, "sync")
    assert ended.code == 4 and "An older state of" in ended.err and points(cloud, one) == 11.5
    assert reasons(data) == [("copied", ["points"])] and identity(data)[0] != before
    assert command(data, "resolve", "customers", str(one), "--keep", "cloud").code == 0
    again = command(data, "sync")
    assert (again.code, again.err) == (0, "") and points(cloud, one) == 11.5


def test_F88_F113_with_the_journal_beside_it_a_restored_backup_asks_nothing(
    tmp_path: Path, cloud: PracticeCloud
) -> None:
    data, one = till(tmp_path, cloud)
    add_points(data, one, 10)
    backup = tmp_path / "backup.db"
    assert command(data, "backup", str(backup)).code == 0
    assert sync(data) == 0
    assert command(data, "restore", str(backup)).code == 0
    assert sync(data) == 0 and points(cloud, one) == 11.5


@pytest.mark.parametrize("machine", ["first", "second"])
@pytest.mark.parametrize("gone", [False, True])
def test_F113_a_difference_in_a_copied_folder_is_added_again_only_when_a_person_says_so(
    tmp_path: Path, cloud: PracticeCloud, monkeypatch: pytest.MonkeyPatch, machine: str, gone: bool
) -> None:
    data, one = till(tmp_path, cloud)
    add_points(data, one, 10)
    with Runtime(data, own=False, keep_log=False) as runtime:
        runtime.commands.save("customers", {"note": "mine"}, id=one)
    copy = tmp_path / "copy"
    shutil.copytree(data, copy)
    assert sync(data) == 0 and points(cloud, one) == 11.5
    if gone:
        shutil.rmtree(data)
    on(monkeypatch, tmp_path, machine)
    assert sync(copy) == 4 and points(cloud, one) == 11.5
    assert reasons(copy) == [("copied", ["points", "note"])]
    add_points(copy, one, 2)
    assert sync(copy) == 4 and points(cloud, one) == 11.5
    assert command(copy, "resolve", "customers", str(one), "--keep", "local").code == 0
    assert sync(copy) == 0 and points(cloud, one) == 23.5
    if not gone:
        on(monkeypatch, tmp_path, "first")
        assert sync(data) == 0 and points(cloud, one) == 23.5


def test_F113_the_original_overwrites_nothing_that_the_copy_made_of_its_new_record(
    tmp_path: Path, cloud: PracticeCloud
) -> None:
    data, _ = till(tmp_path, cloud)
    body = blank(cloud.replica.catalogue["customers"]) | {"lastName": "Nová", "note": "new"}
    with Runtime(data, own=False, keep_log=False) as runtime:
        runtime.commands.save(
            "customers", {**body, "lastName": "First"}
        )  # shows that the cloud takes our ids
        assert runtime.run().outcome == "in_step"
        (new,) = runtime.commands.save("customers", body).ids
    copy = tmp_path / "copy"
    shutil.copytree(data, copy)
    for folder, note in ((data, "first"), (copy, "second")):
        with Runtime(folder, own=False, keep_log=False) as runtime:
            runtime.commands.save("customers", {"note": note}, id=new)
    assert command(copy, "resolve", "--all", "--keep", "local").code == 0
    assert sync(copy) == 0 and cloud.replica.known("customers", new)["note"] == "second"
    assert sync(data) == 4 and cloud.replica.known("customers", new)["note"] == "second"
    (asked,) = command(data, "conflicts", "--json").json
    assert {name: (each["local"], each["cloud"]) for name, each in asked["fields"].items()} == {
        "note": ("first", "second")
    }


def test_F113_a_moved_folder_is_no_copy(tmp_path: Path, cloud: PracticeCloud) -> None:
    data, one = till(tmp_path, cloud)
    add_points(data, one, 10)
    before, _ = identity(data)
    moved = data.rename(tmp_path / "moved")
    assert sync(moved) == 0 and points(cloud, one) == 11.5
    after, there = identity(moved)
    assert before == after and "/moved/cloud-" in str(there)


@pytest.mark.parametrize("machine", ["first", None])
def test_F113_nothing_is_asked_at_each_start(
    tmp_path: Path, cloud: PracticeCloud, monkeypatch: pytest.MonkeyPatch, machine: str | None
) -> None:
    """Not with a computer that has no id, nor after a version that kept no places."""
    on(monkeypatch, tmp_path, machine)
    data, one = till(tmp_path, cloud)
    with Runtime(data, own=False, keep_log=False) as runtime, runtime.replica.write() as tx:
        tx.sync_state.meta.put(PLACE, None)
    add_points(data, one, 10)
    for _ in range(2):
        with Runtime(data, keep_log=False) as runtime:
            assert runtime.repair_notice is None and not runtime.queries.needs_you()
    assert sync(data) == 0 and points(cloud, one) == 11.5


def test_F113_a_command_that_only_reads_leaves_the_copy_to_be_noticed(
    tmp_path: Path, cloud: PracticeCloud
) -> None:
    data, one = till(tmp_path, cloud)
    add_points(data, one, 10)
    copy = tmp_path / "copy"
    shutil.copytree(data, copy)
    path = replica_path(copy, read_shop(copy))
    path.with_suffix(".journal").unlink()
    before = identity(copy)
    for words in (("status",), ("conflicts",), ("export", str(tmp_path / "x.csv"), "--entity", "customers")):
        assert command(copy, *words).code == 0
    assert command(copy, "backup", str(tmp_path / "b.db")).code == 0
    assert identity(copy) == before == identity(data)
    assert not path.with_suffix(".journal").exists()
    with Runtime(copy, keep_log=False) as window:
        assert window.repair_notice is not None and window.repair_notice.code == "database_copied"
        with Runtime(copy, own=False, keep_log=False) as beside:
            assert [each.reason for each in beside.queries.needs_you()] == [HoldReason.COPIED]
    assert identity(copy)[0] != identity(data)[0]
    assert sync(data) == 0 and sync(copy) == 4 and points(cloud, one) == 11.5
