"""A record that was deleted before it was sent: served as any deleted one, and nobody's business but ours."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from storage.outbox.changes import ChangeKind
from storage.query.grammar import Query
from tests.fakes.lan_client import Program
from tests.fakes.tills import Shop, body, check_in_step


@pytest.fixture
def shop(tmp_path: Path) -> Iterator[Shop]:
    made = Shop(tmp_path)
    made.till.sync()
    yield made
    made.close()


@pytest.fixture
def program(shop: Shop) -> Program:
    return Program(shop)


def news(program: Program, entity: str, since: str = "0") -> list[dict[str, Any]]:
    """What a reader of changes gets."""
    query = f"versionDate|gteq|{since};deleted|in|0,1"
    found: list[dict[str, Any]] = body(program.ask("GET", entity, query=query, sort="versionDate"))["data"]
    return found


def test_a_reader_of_changes_learns_of_the_deletion(shop: Shop, program: Program) -> None:
    made = shop.till.add("customers", lastName="Malá", note="n")
    (seen,) = news(program, "customers")
    answer = program.ask("DELETE", f"customers/{made}")
    assert answer.status == 200 and body(answer)["deleted"] is True
    *_, gone = news(program, "customers", seen["versionDate"])
    assert gone["id"] == str(made) and gone["deleted"] is True and gone["versionDate"] > seen["versionDate"]
    read = program.ask("GET", f"customers/{made}")
    assert read.status == 200 and body(read) == gone == body(answer)
    assert read.headers["etag"] == answer.headers["etag"]
    assert program.ask("DELETE", f"customers/{made}").status == 200
    assert body(program.ask("GET", "customers"))["data"] == []
    assert news(program, "customers", seen["versionDate"])[-1] == gone


def test_the_cloud_never_hears_of_it(shop: Shop, program: Program) -> None:
    made = shop.till.add("customers", lastName="Malá")
    shop.till.commands.delete("customers", [made])
    with shop.till.wire.counted() as asked:
        for _ in range(3):
            shop.clock.sleep(26 * 3600)
            outcome = shop.till.sync(full=True)
    assert outcome.outcome == "in_step" and not shop.till.waiting
    assert not any(str(made) in each for each in asked)
    assert shop.cloud.replica.get("customers", made) is None
    assert shop.till.get("customers", made)["deleted"] and len(news(program, "customers")) == 1
    assert shop.till.queries.sync_status().headline == "in_step"


def test_undo_brings_it_back_and_it_is_sent_as_new(shop: Shop, program: Program) -> None:
    made = shop.till.add("customers", lastName="Malá", note="n")
    created = shop.till.get("customers", made)["created"]
    shop.till.commands.delete("customers", [made])
    shop.till.sync()
    shop.till.commands.undo()
    assert shop.till.get("customers", made)["note"] == "n"
    assert shop.till.get("customers", made)["created"] == created
    change = shop.till.change("customers", made)
    assert change.kind is ChangeKind.CREATE and change.base is None
    assert shop.till.settle().outcome == "in_step"
    assert shop.get("customers", made)["note"] == "n"
    check_in_step(shop)


def test_the_window_restores_it_from_the_list_of_deleted_records(shop: Shop, program: Program) -> None:
    made = shop.till.add("suppliers", name="Mlýn")
    shop.till.commands.delete("suppliers", [made])
    assert shop.till.replica.ids("suppliers", Query(deleted="only")) == [made]
    shop.till.commands.restore("suppliers", [made])
    assert shop.till.settle().outcome == "in_step"
    assert shop.get("suppliers", made)["name"] == "Mlýn" and not shop.get("suppliers", made)["deleted"]
    check_in_step(shop)


def test_it_stays_deleted_when_the_file_is_opened_again(shop: Shop, program: Program) -> None:
    made = shop.till.add("customers", lastName="Malá")
    shop.till.commands.delete("customers", [made])
    before = shop.till.get("customers", made)
    shop.till.crash()
    assert shop.till.get("customers", made) == before and not shop.till.waiting
    shop.till.sync(full=True)
    assert shop.till.get("customers", made) == before


def test_F53_anonymised_it_keeps_nothing_of_the_person(shop: Shop, program: Program) -> None:
    made = shop.till.add("customers", lastName="Malá", email="a@b.cz", note="n")
    later = shop.till.add("customers", lastName="Malá", email="a@b.cz")
    assert program.ask("DELETE", f"customers/{later}").status == 200
    for each in (made, later):
        assert shop.till.commands.delete("customers", [each], anonymize=True)
        shown = body(program.ask("GET", f"customers/{each}"))
        assert shown["deleted"] is True and shown["lastName"] == "" and shown["email"] == ""
        told = [event.fields for event in shop.till.replica.timeline("customers", each)]
        assert "Malá" not in repr(told) and "a@b.cz" not in repr(told)


def test_a_record_that_the_cloud_has_no_more_is_served_as_deleted(shop: Shop, program: Program) -> None:
    (made, other) = shop.customers(2)
    # A newer record that stays as it was compared proves that the cloud was not set back (F101).
    shop.clock.sleep(1.5)
    shop.edit("customers", other, note="newer")
    shop.till.sync(full=True)
    seen = news(program, "customers")[-1]["versionDate"]
    shop.purge(made)
    shop.clock.sleep(26 * 3600)
    for _ in range(3):
        shop.till.sync(full=True)
    (gone,) = [each for each in news(program, "customers", seen) if each["id"] == str(made)]
    assert gone["deleted"] is True and gone["versionDate"] > seen
    assert body(program.ask("GET", f"customers/{made}"))["deleted"] is True
    assert shop.till.sync().outcome == "in_step"
