"""Reading a replica: pages, counts, views; its owner, its cloud and its stops."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest

from storage.errors import DatabaseDamaged, FolderNotWritable, OtherCloud, UnknownEntity, UnknownRecord
from storage.query.grammar import Query, parse_filter, parse_sort
from storage.records.replica import Replica
from storage.schema.entities import CATALOGUE
from storage.tables.etag import record_tag
from storage.tables.stock import put_stock
from tests.fakes.changes_by_name import but
from tests.storage.support.replicas import assert_one_account, edited, open_bare, open_replica, put, record


@pytest.fixture
def replica(tmp_path: Path):
    opened = open_replica(tmp_path)
    yield opened
    opened.close()


def test_get_many_and_tag(replica: Replica) -> None:
    rows = [record("customers", number, lastName=f"N{number}") for number in range(1, 6)]
    put(replica, "customers", *rows)
    assert replica.get("customers", 3) == rows[2] and replica.get("customers", 9) is None
    assert replica.many("customers", [5, 1, 9]) == {1: rows[0], 5: rows[4]}
    assert replica.many("customers", range(1, 3000)).keys() == {1, 2, 3, 4, 5}
    assert replica.tag("customers", 3) == record_tag(rows[2]) and replica.tag("customers", 9) is None
    assert replica.known("customers", 1) == rows[0]
    with pytest.raises(UnknownRecord):
        replica.known("customers", 9)
    with pytest.raises(UnknownEntity):
        replica.get("ghosts", 1)


def test_pages_have_a_total_and_deleted_records_only_on_request(replica: Replica) -> None:
    rows = [
        record("customers", number, lastName=f"N{number:03}", deleted=number % 10 == 0)
        for number in range(1, 251)
    ]
    put(replica, "customers", *rows)
    live = replica.page("customers", Query(), offset=200, limit=100)
    assert (len(live.records), live.total) == (25, 225)
    assert replica.page("customers", Query(), limit=10).total == 225
    assert replica.page("customers", Query(), limit=10, total=False).total is None
    assert replica.page("customers", Query(), offset=1000, limit=10).total == 225
    assert [replica.count("customers", Query(deleted=each)) for each in ("live", "only", "all")] == [
        225,
        25,
        250,
    ]
    assert (
        replica.count("customers", Query(where=parse_filter(CATALOGUE["customers"], "lastName|like|N007")))
        == 1
    )
    assert len(live.tags) == 25 and live.tags[0] == record_tag(live.records[0])
    last = replica.page("customers", Query(sort=parse_sort(CATALOGUE["customers"], "-lastName")), limit=1)
    assert last.records[0]["lastName"] == "N249"


def test_a_record_with_null_deleted_is_live(replica: Replica) -> None:
    put(replica, "customers", {"id": 1}, record("customers", 2, deleted=True))
    assert replica.count("customers", Query()) == 1
    assert replica.page("customers", Query()).total == 1


def test_search_follows_new_and_changed_records(replica: Replica) -> None:
    put(
        replica,
        "customers",
        *(record("customers", number, lastName=f"Nováková{number}") for number in range(1, 2100)),
    )
    assert replica.count("customers", Query(search="novakova7")) == 111
    put(
        replica,
        "customers",
        record("customers", 7, lastName="Kučera"),
        record("customers", 3000, lastName="Kučerová"),
    )
    assert replica.count("customers", Query(search="novakova7")) == 110
    assert [each["id"] for each in replica.page("customers", Query(search="KUCER")).records] == [7, 3000]
    put(replica, "customers", record("customers", 3000, lastName="Malá"))
    with replica.write() as tx:
        tx.forget("customers", 7)
        tx.forget("customers", 9)
        tx.forget("customers", 3000)
    assert (
        replica.count("customers", Query(search="kucer"))
        == replica.count("customers", Query(search="mala"))
        == 0
    )
    assert replica.count("customers", Query(search="novakova9")) == 110
    with replica.write() as tx:
        tx.connection.execute("INSERT INTO customers_fts (customers_fts) VALUES ('integrity-check')")


def test_many_threads_read_while_one_writes(replica: Replica) -> None:
    stop, seen, failed = threading.Event(), [0] * 3, []

    def read(place: int) -> None:
        try:
            while not stop.is_set():
                count = replica.count("customers", Query(deleted="all"))
                assert count % 50 == 0
                seen[place] = max(seen[place], count)
        except BaseException as error:
            failed.append(error)

    threads = [threading.Thread(target=read, args=(place,)) for place in range(3)]
    for thread in threads:
        thread.start()
    for start in range(0, 1000, 50):
        put(replica, "customers", *(record("customers", start + number) for number in range(1, 51)))
    while min(seen) < 1000 and not failed:
        pass
    stop.set()
    for thread in threads:
        thread.join()
    assert not failed


def test_a_version_never_sorts_before_what_was_served(replica: Replica) -> None:
    put(replica, "customers", record("customers", 1, versionDate=1000))
    assert replica.mark_served("customers", 5000)
    assert not replica.mark_served("customers", 4000)
    put(
        replica,
        "customers",
        record("customers", 2, versionDate=3000),
        record("customers", 3, versionDate=6000),
    )
    versions = {number: replica.get("customers", number)["versionDate"] for number in (1, 2, 3)}
    assert versions == {1: 1000, 2: 5001, 3: 6000}
    with replica.write() as tx:
        assert tx.cloud_copies("customers", [2])[2]["versionDate"] == 3000
    assert replica.tag("customers", 2) == record_tag(replica.get("customers", 2))


def test_versions_served_before_a_restart_count(tmp_path: Path) -> None:
    replica = open_replica(tmp_path)
    put(replica, "customers", record("customers", 1, versionDate=9000))
    replica.close()
    replica = open_replica(tmp_path)
    put(replica, "customers", record("customers", 2, versionDate=3000))
    assert replica.get("customers", 2)["versionDate"] == 9001
    replica.close()


def test_F78_a_new_record_sorts_after_what_was_served_though_our_clock_is_behind(replica: Replica) -> None:
    from storage.outbox.changes import ChangeKind, Intent
    from tests.fakes.changes_by_name import made

    replica.mark_served("customers", replica.clock.now() + 10_000)
    change = made(entity="customers", id=5, kind=ChangeKind.CREATE, intent=Intent({"id": 5, "lastName": "A"}))
    with replica.write() as tx:
        tx.put_change(change)
    assert replica.get("customers", 5)["versionDate"] == replica.clock.now() + 10_001


def test_an_edit_sorts_after_the_copy_it_changes(replica: Replica) -> None:
    put(replica, "customers", record("customers", 1, versionDate=7000))
    with replica.write() as tx:
        tx.put_change(edited(record("customers", 1, versionDate=7000), note="x"))
    assert replica.get("customers", 1)["versionDate"] == 7001


def test_warehouse_products_are_products_joined_with_their_stock(replica: Replica) -> None:
    put(replica, "products", record("products", 1, name="Rohlík"), record("products", 2, name="Houska"))
    stock = {"stockQuantityStatus": 4.5, "purchasePriceWithoutVat": 1.25, "stockStatusVersiondate": 77}
    with replica.write() as tx:
        assert put_stock(tx.connection, [{"_warehouseId": 9, "_productId": 1, **stock}]) == [1]
        assert put_stock(tx.connection, [{"_warehouseId": 9, "_productId": 1, **stock}]) == []
        assert put_stock(
            tx.connection, [{"_warehouseId": 8, "_productId": 2, **stock, "stockQuantityStatus": 1.0}]
        ) == [2]
    page = replica.page("warehouse-products", Query(scope={"_warehouseId": 9}))
    assert [each["name"] for each in page.records] == ["Rohlík"]
    assert (
        page.records[0]["stockQuantityStatus"] == 4.5 and page.records[0]["purchasePriceWithoutVat"] == 1.25
    )
    assert replica.get("warehouse-products", 2, scope={"_warehouseId": 9}) is None
    assert replica.get("warehouse-products", 2, scope={"_warehouseId": 8})["stockQuantityStatus"] == 1.0
    tag = replica.tag("warehouse-products", 1, scope={"_warehouseId": 9})
    assert tag == page.tags[0]
    with replica.write() as tx:
        put_stock(tx.connection, [{"_warehouseId": 9, "_productId": 1, **stock, "stockQuantityStatus": 4.0}])
    assert replica.tag("warehouse-products", 1, scope={"_warehouseId": 9}) != tag
    assert replica.count("warehouse-products", Query(scope={"_warehouseId": 9}, search="rohl")) == 1


def test_F102_a_file_belongs_to_one_cloud(tmp_path: Path) -> None:
    open_replica(tmp_path).close()
    with pytest.raises(OtherCloud) as other:
        open_replica(tmp_path, cloud_id=8)
    assert other.value.params["found"] == 7 and other.value.params["asked"] == 8
    kept = open_replica(tmp_path, cloud_id=None)
    assert kept.cloud_id == 7
    kept.close()


def test_a_clean_stop_is_recorded_and_an_unclean_one_checked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from storage.database.connection import Database

    checks: list[Path] = []
    real = Database.sound
    monkeypatch.setattr(
        Database, "sound", lambda self, **more: checks.append(self.path) or real(self, **more)
    )
    replica = open_replica(tmp_path)
    assert replica.sync_state.meta.get("clean") is False
    replica.close()
    open_replica(tmp_path).close()
    assert checks == []
    open_replica(tmp_path).database.close()
    open_replica(tmp_path, owner=False).close()
    assert checks == []
    open_replica(tmp_path).close()
    assert len(checks) == 1


def test_F86_an_unclean_stop_with_a_damaged_file_is_detected(tmp_path: Path) -> None:
    replica = open_replica(tmp_path)
    put(replica, "customers", *(record("customers", number) for number in range(1, 500)))
    replica.database.close()
    path = tmp_path / "replica-7.db"
    content = bytearray(path.read_bytes())
    content[len(content) // 2 :] = b"\xaa" * (len(content) - len(content) // 2)
    path.write_bytes(content)
    with pytest.raises(DatabaseDamaged):
        open_replica(tmp_path)
    assert path.read_bytes()[-5000:] == bytes(content[-5000:])


def test_closing_succeeds_when_the_clean_stop_cannot_be_written(tmp_path: Path) -> None:
    replica = open_replica(tmp_path)
    replica.database._writer.execute("PRAGMA query_only=ON")
    with pytest.raises(Exception, match="readonly|not_writable"):
        replica.close()
    assert replica.database._opened == []
    open_replica(tmp_path).close()


def test_a_file_in_place_of_the_folder_is_reported(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(FolderNotWritable):
        open_bare(tmp_path / "file")


def test_a_second_program_on_the_file_sees_and_writes_the_same(tmp_path: Path) -> None:
    window = open_replica(tmp_path)
    put(window, "customers", record("customers", 1))
    command = open_replica(tmp_path, owner=False)
    with command.write() as tx:
        tx.put_change(edited(tx.get("customers", 1), note="from the command line"))
    with window.write() as tx:
        tx.put_change(but(tx.change("customers", 1), attempts=1))
    command.close()
    assert window.get("customers", 1)["note"] == "from the command line"
    assert_one_account(window)
    window.close()
