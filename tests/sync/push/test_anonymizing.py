"""Deletions that anonymise: once the cloud has confirmed one, no file of this computer has personal data of the record (F53)."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from app.commands.record_editor import Edit
from storage.outbox.changes import WaitingChange
from storage.schema.entities import CATALOGUE
from storage.schema.personal_data import anonymized_values
from storage.schema.validation import Op, blank, problems
from sync.client.transport import Request, Response
from tests.fakes.tills import Shop, changed

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
    till.commands.delete("customers", [one], anonymize=True)
    # Not before the cloud has said so: until then the deletion can be taken back.
    assert till.queries.timeline("customers", one)[-1].fields["firstName"] == (None, SECRETS[0])
    assert till.sync().outcome == "in_step"
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
    assert till.change("customers", one).base["firstName"] == SECRETS[0]
    assert till.sync().outcome == "in_step"
    gc.collect()
    kept = [each for each in gc.get_objects() if isinstance(each, WaitingChange) and each.id == one]
    assert [each.kind for each in kept] == []


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


def test_F53_a_lost_answer_forgets_nothing_yet(shop: Shop) -> None:
    till = shop.till
    one = till.add("customers", **PERSON)
    till.sync()
    till.commands.delete("customers", [one], anonymize=True)
    till.wire.down = True
    till.sync()
    assert any("firstName" in each.fields for each in till.queries.timeline("customers", one))
    till.wire.down = False
    till.settle()
    assert all(set(each.fields) <= {"anonymize"} for each in till.queries.timeline("customers", one))


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
