"""Deletions that anonymise: at once no file of this computer has personal data of the record, and the cloud is told (F53)."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from app.commands.record_editor import Edit
from storage.outbox.changes import ChangeKind, WaitingChange
from storage.outbox.questions import HoldReason
from storage.query.grammar import Query
from storage.schema.entities import CATALOGUE
from storage.schema.personal_data import anonymized_values
from storage.schema.validation import Op, blank, problems
from storage.sync_state.regressions import Dispute, RegressedRecord
from storage.tables import search_index
from sync.client.transport import Request, Response
from sync.pull.apply_page import apply_page
from tests.fakes.tills import HOUR, Shop, changed, check_in_step

SECRETS = ("Xyzzyplugh", "Frobnicator", "Quuxgarply")
PERSON = {"firstName": SECRETS[0], "email": f"{SECRETS[1]}@example.org", "note": SECRETS[2], "points": 3.0}


@pytest.fixture
def shop(tmp_path: Path) -> Iterator[Shop]:
    made = Shop(tmp_path)
    yield made
    made.close()


def found_in(folder: Path) -> set[tuple[str, str]]:
    """Which of the secrets can be read in which file."""
    return {
        (path.name, secret)
        for path in folder.rglob("*")
        if path.is_file()
        for secret in SECRETS
        if secret.encode() in path.read_bytes()
    }


def test_F53_no_personal_data_is_left_in_any_file(tmp_path: Path) -> None:
    shop = Shop(tmp_path)
    till = shop.till
    one = till.add("customers", **PERSON)
    other = till.add("customers", lastName="Stays")
    till.sync()
    till.edit("customers", one, note=SECRETS[2] + " 2", addressLine1=SECRETS[0])
    till.sync()
    till.edit("customers", one, firstName=SECRETS[0] + " 3")
    till.edit("customers", other, note="still waits")
    till.wire.down = True
    till.commands.delete("customers", [one], anonymize=True)
    assert found_in(till.path.parent) == set(), "at once, whether or not the cloud is there"
    assert till.sync().outcome == "offline"
    assert found_in(till.path.parent) == set()
    till.wire.down = False
    assert till.sync().outcome == "in_step"
    assert not shop.get("customers", one)["firstName"]
    till.edit("customers", other, note="waits again")
    assert {
        name: value
        for name, value in till.get("customers", one).items()
        if name in CATALOGUE["customers"].personal and value
    } == {}
    assert till.get("customers", one)["points"] == 3.0
    assert [each.kind.value for each in till.queries.timeline("customers", one)][-1] == "created"
    assert all(set(each.fields) <= {"anonymize"} for each in till.queries.timeline("customers", one))
    journal = next(path for path in till.path.parent.iterdir() if "journal" in path.name)
    assert not any(secret.encode() in journal.read_bytes() for secret in SECRETS), "before any restart"
    shop.close()
    assert found_in(shop.folder) == set()
    till.start()
    assert [change.id for change in till.replica.changes()] == [other]
    till.replica.close()


def test_F125_no_change_of_an_anonymised_person_is_left_in_memory(shop: Shop) -> None:
    """The cache of parsed changes is emptied by two thousand later ones: in months, perhaps."""
    till = shop.till
    one = till.add("customers", **PERSON)
    till.sync()
    till.edit("customers", one, note=SECRETS[2] + " 2")
    till.commands.delete("customers", [one], anonymize=True)
    gc.collect()
    kept = [each for each in gc.get_objects() if isinstance(each, WaitingChange) and each.id == one]
    assert all(not any(secret in repr(each) for secret in SECRETS) for each in kept)
    assert till.sync().outcome == "in_step"


def test_F53_personal_data_in_the_answer_is_not_stored(shop: Shop) -> None:
    till = shop.till
    one = till.add("customers", **PERSON)
    till.sync()

    def talkative(request: Request, answer: Response) -> Response | None:
        return changed(answer, lambda row: {**row, **PERSON}) if request.method == "DELETE" else None

    till.wire.after = talkative
    till.commands.delete("customers", [one], anonymize=True)
    assert till.sync().outcome == "in_step"
    assert (till.get("customers", one)["firstName"], till.get("customers", one)["note"]) == ("", None)


@pytest.mark.parametrize("fault", ["unsent", "lost", "error", "error_after", "garbage"])
def test_F53_the_cloud_is_told_whatever_happens_on_the_way(shop: Shop, fault: str) -> None:
    till = shop.till
    one = till.add("customers", **PERSON)
    till.sync()
    till.edit("customers", one, note=SECRETS[2] + " 2")
    till.commands.delete("customers", [one], anonymize=True)
    asked = len(till.wire.asked)
    for number in range(asked, asked + 60):
        till.wire.faults[number] = fault if number % 2 else ""
    for _ in range(12):
        till.sync()
        assert found_in(till.path.parent) == set()
        shop.clock.sleep(HOUR)
    till.wire.faults.clear()
    till.settle()
    assert not till.waiting and shop.get("customers", one)["deleted"]
    assert (shop.get("customers", one)["firstName"], shop.get("customers", one)["note"]) == ("", None)
    assert found_in(till.path.parent) == set()


def test_F53_an_edit_of_the_cloud_meanwhile_asks_nothing_and_brings_nothing_back(shop: Shop) -> None:
    till = shop.till
    one = till.add("customers", **PERSON)
    till.sync()
    till.commands.delete("customers", [one], anonymize=True)
    shop.edit("customers", one, note=SECRETS[2] + " of the other", points=9.0)
    till.wire.before = lambda request: Response(503) if request.method == "DELETE" else None
    till.settle()
    assert found_in(till.path.parent) == set() and till.change("customers", one).held is None
    till.wire.before = None
    till.settle()
    assert not till.waiting and shop.get("customers", one)["note"] is None
    assert found_in(till.path.parent) == set()


def test_F53_what_another_till_anonymised_goes_here_too(shop: Shop) -> None:
    here, there = shop.till, shop.another()
    one = here.add("customers", **PERSON)
    here.sync()
    here.edit("customers", one, note=SECRETS[2] + " 2")
    here.sync()
    there.sync()
    there.commands.delete("customers", [one], anonymize=True)
    there.sync()
    assert found_in(there.path.parent) == set()
    here.sync()
    assert here.get("customers", one)["deleted"]
    assert found_in(here.path.parent) == set()
    assert {each.kind.value for each in here.queries.timeline("customers", one)} >= {
        "created",
        "cloud_deleted",
    }


def test_F53_what_was_deleted_and_anonymised_later_goes_here_too(shop: Shop) -> None:
    here, there = shop.till, shop.another()
    one = here.add("customers", **PERSON)
    for each in (here, there):
        each.sync()
    there.commands.delete("customers", [one])
    for each in (there, here):
        each.sync()
    assert here.get("customers", one)["firstName"] == SECRETS[0]
    there.commands.delete("customers", [one], anonymize=True)
    assert found_in(there.path.parent) == set()
    for each in (there, here):
        each.sync()
    assert not shop.get("customers", one)["firstName"]
    assert found_in(here.path.parent) == set()


@pytest.mark.parametrize("status", [None, 428])
def test_F53_a_cloud_that_hides_deleted_records_is_told_as_far_as_it_can_be(
    shop: Shop, status: int | None
) -> None:
    till = shop.till
    one = till.add("customers", **PERSON)
    till.sync()
    till.commands.delete("customers", [one])
    till.sync()

    def hide(request: Request) -> Response | None:
        if not request.path.endswith(f"/customers/{one}"):
            return None
        return Response(404) if request.method == "GET" else status and Response(status)

    till.wire.before = hide
    till.commands.delete("customers", [one], anonymize=True)
    assert till.settle().outcome == "in_step" and not till.waiting
    assert found_in(till.path.parent) == set()
    assert bool(shop.get("customers", one)["firstName"]) is (status is not None)


@pytest.mark.parametrize("left", [{}, {"firstName": "Anonymized", "note": "called her", "city": "Brno"}])
@pytest.mark.parametrize("waits", ["edit", "asked", "restored", "lost_create"])
def test_F53_who_was_anonymised_elsewhere_ends_what_waits_here_without_a_question(
    shop: Shop, waits: str, left: dict[str, Any]
) -> None:
    """Whatever of the person the cloud leaves in the record."""
    here, there = shop.till, shop.another()
    one = here.add("customers", **PERSON)
    if waits == "lost_create":
        here.wire.after = lambda request, answer: Response(500) if "customers" in request.path else None
    for each in (here, there):
        each.sync()
    if waits in ("asked", "restored"):
        there.commands.delete("customers", [one])
        there.sync()
    if waits == "restored":
        here.sync()
        here.commands.restore("customers", [one])
    if waits != "lost_create":
        here.edit("customers", one, phone="777123456", internalNote=SECRETS[1])
    if waits == "asked":
        assert here.sync().outcome == "needs_you"
    there.commands.delete("customers", [one], anonymize=True)
    there.sync()
    if left:
        with shop.cloud.replica.write() as tx:
            tx.accept_again("customers", one)
            tx.put("customers", {**shop.get("customers", one), **left, "versionDate": tx.now})
    here.wire.after = None
    assert here.settle().outcome == "in_step" and not here.waiting
    gone = here.get("customers", one)
    assert gone["deleted"] and not any(gone[name] for name in CATALOGUE["customers"].personal)
    assert found_in(here.path.parent) == set()
    assert not any(b"777123456" in each.read_bytes() for each in here.path.parent.iterdir() if each.is_file())
    told = here.queries.timeline("customers", one)
    assert waits == "lost_create" or any("anonymize" in each.fields for each in told)


def test_F53_F88_an_older_copy_of_the_file_brings_nobody_back(shop: Shop) -> None:
    till = shop.till
    one, two, other = (till.add("customers", **PERSON, barcode=str(number)) for number in range(3))
    till.sync()
    till.commands.delete("customers", [one], anonymize=True)
    older = till.path.with_name("older.db")
    till.replica.database.backup(older)
    till.commands.delete("customers", [two], anonymize=True)
    till.sync()
    till.edit("customers", other, note="since")
    till.replica.close()
    older.replace(till.path)
    till.start()
    assert till.get("customers", one)["deleted"] and not till.get("customers", one)["firstName"]
    till.settle()
    assert till.get("customers", two)["deleted"] and not till.get("customers", two)["firstName"]
    till.commands.delete("customers", [other], anonymize=True)
    assert found_in(till.path.parent) == set()


def test_F53_a_list_that_is_behind_brings_nobody_back(shop: Shop) -> None:
    till = shop.till
    one = till.add("customers", **PERSON)
    till.sync()
    [shown] = till.client.list("customers", filter=f"id|eq|{one}").records
    till.commands.delete("customers", [one], anonymize=True)
    till.sync()
    stale = {**shown, "versionDate": shop.get("customers", one)["versionDate"]}
    with till.replica.write() as tx:
        found = apply_page(tx, CATALOGUE["customers"], [stale])
    assert found.older == [one], "it is read by id"
    assert found_in(till.path.parent) == set() and till.get("customers", one)["deleted"]


def test_F53_a_record_that_lives_again_in_the_cloud_is_a_record_again(shop: Shop) -> None:
    till = shop.till
    one = till.add("customers", **PERSON)
    till.sync()
    till.commands.delete("customers", [one], anonymize=True)
    till.sync()
    with shop.cloud.replica.write() as tx:
        back = {
            **tx.get("customers", one),
            "deleted": False,
            "lastName": "Agreed again",
            "versionDate": tx.now,
        }
        tx.put("customers", back)
    till.sync()
    assert till.get("customers", one)["lastName"] == "Agreed again"
    till.edit("customers", one, note="as before")
    assert till.sync().outcome == "in_step" and shop.get("customers", one)["note"] == "as before"


def test_F53_a_create_whose_answer_was_lost_is_found_and_anonymised(shop: Shop) -> None:
    till = shop.till
    one = till.add("customers", **PERSON)
    till.wire.after = lambda request, answer: Response(500) if "customers" in request.path else None
    till.sync()
    till.wire.after = None
    till.commands.delete("customers", [one], anonymize=True)
    assert found_in(till.path.parent) == set()
    till.settle()
    assert not till.waiting
    [there] = [each for each in shop.cloud.replica.page("customers", Query(deleted="all")).records]
    assert there["deleted"] and not there["firstName"]
    assert found_in(till.path.parent) == set()


def test_F53_a_refused_deletion_given_up_shows_what_the_cloud_has(shop: Shop) -> None:
    till = shop.till
    one = till.add("customers", **PERSON)
    till.sync()
    till.commands.delete("customers", [one], anonymize=True)
    till.wire.before = lambda request: Response(400) if request.method == "DELETE" else None
    till.sync()
    assert till.change("customers", one).held.reason is HoldReason.REJECTED
    assert found_in(till.path.parent) == set()
    till.commands.keep("customers", one, "cloud")
    assert not till.waiting and found_in(till.path.parent) == set()
    till.settle()
    assert till.get("customers", one)["firstName"] == SECRETS[0], "the cloud has the person still"


def test_F53_F101_a_restored_cloud_is_told_again(shop: Shop) -> None:
    till = shop.till
    one = till.add("customers", **PERSON)
    till.sync()
    before = shop.get("customers", one)
    till.commands.delete("customers", [one], anonymize=True)
    till.sync()
    with shop.cloud.replica.write() as tx:
        tx.put("customers", before)
    with till.replica.write() as tx:
        found = RegressedRecord(entity="customers", id=one, dispute=Dispute.OLDER, at=tx.now)
        tx.sync_state.regressions.put(
            [replace(found, theirs=anonymized_values(CATALOGUE["customers"], before))]
        )
    till.commands.resolve_rollback("local")
    change = till.change("customers", one)
    assert change.kind is ChangeKind.DELETE and change.anonymize
    till.settle()
    assert not shop.get("customers", one)["firstName"]
    assert found_in(till.path.parent) == set()


def test_F53_no_word_is_left_in_the_search_index(shop: Shop, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search_index, "BATCH_ROWS", 2)
    monkeypatch.setattr(search_index.index_pending_rows, "__kwdefaults__", {"enough": 2})
    till = shop.till
    ids = [till.add("customers", lastName=f"Other {number}") for number in range(6)]
    one = till.add("customers", **PERSON)
    till.sync()
    for number in ids:
        till.edit("customers", number, note="more")
    till.sync()
    with till.replica.database.write() as connection:
        connection.execute("INSERT INTO customers_unindexed (id) SELECT id FROM customers WHERE 0")
        while search_index.index_pending_rows(connection, "customers", enough=1):
            pass
        connection.execute("CREATE VIRTUAL TABLE temp.words USING fts5vocab(main, customers_fts, row)")
        assert connection.execute("SELECT 1 FROM words WHERE term = 'zyp'").fetchone(), "of the name"
    till.commands.delete("customers", [one], anonymize=True)
    with till.replica.database.write() as connection:
        assert not connection.execute("SELECT 1 FROM words WHERE term = 'zyp'").fetchone()
        assert connection.execute("SELECT 1 FROM words WHERE term = 'oth'").fetchone()
        index = connection.execute("SELECT block FROM customers_fts_data").fetchall()
    # Terms share the beginning of the one before them.
    assert not any(b"yzz" in block or b"plu" in block for (block,) in index)


def test_F53_the_cloud_itself_forgets_at_once(tmp_path: Path) -> None:
    shop = Shop(tmp_path)
    cloud = shop.cloud
    one = cloud.commands.save("customers", {"_cloudId": cloud.cloud_id, **PERSON}).ids[0]
    cloud.commands.save("customers", {"note": SECRETS[2] + "!"}, id=one)
    edit = Edit(op=None, id=one, anonymize=True)
    [gone] = cloud.commands.apply("customers", [edit], origin="v2:x", step="delete")
    assert (gone["deleted"], gone["firstName"], gone["email"], gone["note"]) == (True, "", "", None)
    shop.close()
    assert found_in(shop.folder) == set()


@pytest.mark.parametrize("name", sorted(each.name for each in CATALOGUE if each.personal))
def test_F53_an_anonymised_record_can_be_stored(name: str) -> None:
    """Every personal field exists, is text or a date, and its empty form breaks no rule of its own."""
    entity = CATALOGUE[name]
    record: dict[str, Any] = {each: "x" for each in CATALOGUE[name].personal}
    bare = anonymized_values(entity, {**blank(entity), **record, "id": 1})
    assert all(bare[each] in (None, "", "-") for each in CATALOGUE[name].personal)
    assert bare["id"] == 1
    assert {each.field for each in problems(entity, bare, Op.PATCH)} <= {None}


def test_F53_other_entities_lose_nothing() -> None:
    warehouse = CATALOGUE["warehouses"]
    assert anonymized_values(warehouse, {"barcode": "1", "name": "Sklad"}) == {
        "barcode": "1",
        "name": "Sklad",
    }


def test_F53_F101_who_stays_by_a_decision_is_taken_from_a_restored_cloud_too(shop: Shop) -> None:
    """The cloud's copy is older than what was anonymised here: that is what the person decided for."""
    till = shop.till
    (one,) = shop.customers(1, lastName="Nováková")
    till.sync()
    before = shop.get("customers", one)
    shop.clock.sleep(2 * HOUR)
    shop.edit("customers", one, note="later")
    till.sync()
    till.wire.before = lambda request: Response(405) if request.method == "DELETE" else None
    till.commands.delete("customers", [one], anonymize=True)
    assert till.sync().needs_you == 1
    with shop.cloud.replica.write() as tx:
        tx.put("customers", before)
    till.commands.keep("customers", one, "cloud")
    shop.clock.sleep(HOUR)
    assert till.sync().outcome == "in_step"
    assert till.get("customers", one)["lastName"] == "Nováková" and till.lives("customers", one)
    check_in_step(shop)
