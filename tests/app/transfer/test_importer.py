"""Import: planned first, all or nothing, one undo step; an exported file imports without a change."""

from __future__ import annotations

import random
import threading

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from app.change_set import Effect
from app.commands.batch_progress import PROGRESS_INTERVAL
from app.errors import BadFile, Cancelled, NothingImported
from app.queries.lists import ListQuery
from app.transfer import cells, text_values
from app.transfer.columns import guess_mapping, importable, key_candidates
from app.transfer.exporter import Exporter
from app.transfer.importer import READ_AT_ONCE, Importer
from app.transfer.tables import Line, Table, read_table, write_table
from storage.schema.canonical import same
from storage.schema.entities import CATALOGUE
from storage.schema.fields import Kind
from storage.schema.validation import Op, problems
from storage.tables.stock import put_stock
from tests.app.support.workstation import Workstation
from tests.storage.support.replicas import put, record
from tests.storage.support.values import records as records_of

CUSTOMERS = CATALOGUE["customers"]


@pytest.fixture
def station(tmp_path):
    made = Workstation(tmp_path / "shop")
    yield made
    made.replica.close()


def importer(station, entity="customers"):
    return Importer(station.replica, station.commands, entity)


def table(heads, *rows):
    return Table(tuple(heads), tuple(Line(number, tuple(row)) for number, row in enumerate(rows, start=2)))


def planned(station, heads, *rows, entity="customers", key="?"):
    found = importer(station, entity)
    mapped = guess_mapping(found.entity, heads)
    chosen = next(iter(key_candidates(found.entity, mapped)), None) if key == "?" else key
    return found, found.plan(table(heads, *rows), mapped, chosen)


def fates(plan):
    return [each.effect.value for each in plan.lines]


def codes(plan):
    return [tuple(problem.code for problem in each.problems) for each in plan.lines]


def test_lines_are_new_changed_unchanged_or_refused_with_the_place(station):
    station.known("customers", 5, lastName="Novák", points=10.0, phone="1")
    station.known("customers", 6, lastName="Pryč", deleted=True)
    heads = ["ID", "nothing", "Last Name", "points", "e-mail", "colour?"]
    found, plan = planned(
        station, heads,
        ("5", "", "Novák", "10", "", ""),
        (5.0, None, "Dvořák", "12,5"),
        ("", "", "Nová", " 1 000 "),
        ("", "", "Zlá", "mnoho"),
        ("", "", "", "3"),
        ("6", "", "Zpět", "1"),
        ("77", "", "Vlastní číslo", "0"),
        ("x", "", "Nic", ""),
        ("", "", "a", "1", "2", "3", "4"),
    )  # fmt: skip
    assert fates(plan) == [
        "unchanged",
        "refused",
        "new",
        "refused",
        "refused",
        "refused",
        "new",
        "refused",
        "refused",
    ]
    assert codes(plan)[1] == ("line_twice",)
    assert codes(plan)[3] == ("bad_number",) and (plan.lines[3].line, plan.lines[3].column) == (5, "D")
    assert codes(plan)[4] == ("all_names_blank",)
    assert codes(plan)[5] == ("deleted",)
    assert codes(plan)[7] == ("bad_whole_number",) and plan.lines[7].column == "A"
    assert codes(plan)[8] == ("too_many_cells",)
    with pytest.raises(NothingImported) as refused:
        found.apply(plan)
    assert refused.value.params == {"refused": 6, "line": 3}
    assert station.replica.changes() == []
    change = found.apply(plan, partly=True).change
    assert len(change.ids) == 2 and station.get("customers", 77)["lastName"] == "Vlastní číslo"
    station.commands.undo()
    assert station.replica.changes() == []


def test_a_blank_cell_empties_what_may_be_empty_and_leaves_the_rest(station):
    station.known(
        "customers", 5, lastName="Novák", points=10.0, note="x", city="Brno", tags=["VIP"], expireDate=7
    )
    _, plan = planned(
        station, ["id", "points", "note", "city", "expireDate", "display"], ("5", "", "", "", "", "")
    )
    assert plan.lines[0].after == {"note": None, "city": None, "expireDate": None}


@pytest.mark.parametrize(
    ("cell", "field", "value"),
    [
        ("1 234,50", "points", 1234.5), ("1.234,50", "points", 1234.5), ("1,234.50", "points", 1234.5),
        ("ano", "display", True), ("Nein", "display", False), ("0", "display", False), (1.0, "display", True),
        ("VIP, stálý", "tags", ["VIP", "stálý"]), ("[]", "tags", []), ("'+420 602", "phone", "+420 602"),
        ("2026-11-21T05:00:00.000Z", "expireDate", 1_795_237_200_000), (1_795_237_200_000, "expireDate", 1_795_237_200_000),
        (420602.0, "phone", "420602"),
    ],
)  # fmt: skip
def test_cells_are_read_as_people_and_programs_write_them(cell, field, value):
    assert cells.from_cell(CUSTOMERS.by_name[field], cell) == value


def test_days_are_read_in_this_computers_time():
    assert (
        text_values.parse_moment("21.11.2026")
        == text_values.parse_moment("21. 11. 2026")
        == text_values.parse_moment("21/11/2026 0:00")
    )
    assert (
        text_values.parse_moment("21.11.2026 14:30") - text_values.parse_moment("21.11.2026")
        == (14 * 60 + 30) * 60_000
    )
    for wrong in ("31.2.2026", "yesterday", "1.1.99", ""):
        with pytest.raises(ValueError):
            text_values.parse_moment(wrong)


def test_a_rate_may_be_written_as_per_cent():
    vat = CATALOGUE["products"].by_name["vat"]
    assert cells.from_cell(vat, "21 %") == cells.from_cell(vat, "1,21") == 1.21


def test_references_are_found_by_number_or_by_name(station):
    for number, name in ((11, "Káva"), (12, "Pečivo"), (13, "pečivo")):
        put(station.replica, "categories", record("categories", number, name=name))
    heads = ["name", "_categoryId", "unit", "vat"]
    _, plan = planned(
        station, heads, ("a", "KAVA", "Piece", "1.21"), ("b", "11", "Piece", "1.21"), ("c", "Pečivo", "Piece", "1.21"),
        ("d", "Nic", "Piece", "1.21"), ("e", "11", "Bucket", "1.21"), entity="products", key=None,
    )  # fmt: skip
    assert [each.after.get("_categoryId") for each in plan.lines[:2]] == [11, 11]
    assert codes(plan)[2:] == [("ambiguous_name",), ("no_record_of_name",), ("not_a_choice",)]


def test_another_key_finds_the_records_and_says_when_there_are_two(station):
    station.known("customers", 1, lastName="A", externalId="x1", email="a@b.cz")
    station.known("customers", 2, lastName="B", externalId="x2", email="b@b.cz")
    station.known("customers", 3, lastName="C", externalId="x2")
    found, plan = planned(
        station,
        ["externalId", "lastName", "email"],
        ("x1", "Nový", "a@b.cz"),
        ("x2", "?", ""),
        ("x9", "Devět", ""),
        ("", "Bez", ""),
    )
    assert fates(plan) == ["changed", "refused", "new", "new"] and codes(plan)[1] == ("ambiguous",)
    assert key_candidates(found.entity, ("externalId", "email", "id")) == ["id", "externalId", "email"]
    _, plan = planned(station, ["email", "lastName"], ("b@b.cz", "Bé"), key="email")
    assert plan.lines[0].id == 2


def test_a_repeated_unique_value_is_refused(station):
    station.known("tags", 1, name="VIP")
    found, plan = planned(
        station,
        ["id", "name"],
        ("", "nový"),
        ("", "nový"),
        ("", "VIP"),
        ("1", "VIP"),
        entity="tags",
        key="id",
    )
    assert fates(plan) == ["new", "refused", "refused", "unchanged"]
    assert codes(plan)[1:3] == [("line_twice",), ("not_unique",)]
    _, plan = planned(station, ["name", "externalId"], ("VIP", "e"), ("jiný", ""), entity="tags", key="name")
    assert fates(plan) == ["changed", "new"]


def test_server_fields_are_refused_line_by_line(station):
    put(station.replica, "taxes", record("taxes", 3, name="Základní", value=21.0))
    _, plan = planned(station, ["id", "name"], ("3", "Základní"), ("3", "Jiná"), entity="taxes")
    assert fates(plan) == ["unchanged", "refused"]
    _, plan = planned(station, ["id", "name"], ("3", "Jiná"), ("9", "Nová"), entity="taxes")
    assert codes(plan) == [("read_only",), ("read_only",)]


def test_heads_are_guessed_however_they_are_spelled():
    words = {"Příjmení": "lastName", "E-mail": "email", "Změněno": "versionDate"}
    heads = ("PRIJMENI", "e mail", "First Name", "lastname", "změněno", "id", "nic", "")
    assert guess_mapping(CUSTOMERS, heads, words) == (
        "lastName",
        "email",
        "firstName",
        "lastName",
        None,
        "id",
        None,
        None,
    )
    assert {"versionDate", "created", "deleted", "_cloudId", "modifiedBy"}.isdisjoint(
        each.name for each in importable(CUSTOMERS)
    )


def test_a_table_without_one_known_column_is_refused(station):
    with pytest.raises(BadFile) as failed:
        importer(station).plan(table(["a", "b"], ("1", "2")), (None, None), None)
    assert failed.value.params["reason"] == "heads"


def test_F106_a_thousand_rows_offline_are_one_step_with_progress_and_can_be_cancelled(station):
    count = 2 * READ_AT_ONCE + 200
    rows = [("", f"Zákazník {number}", str(number)) for number in range(count)]
    found, plan = planned(station, ["id", "lastName", "points"], *rows)
    assert plan.counts[Effect.NEW] == count
    cancel = threading.Event()

    def stop(done, total):
        assert total == count
        if done >= count // 2:
            cancel.set()

    with pytest.raises(Cancelled):
        found.apply(plan, progress=stop, cancel=cancel)
    assert station.replica.changes() == [] and station.queries.count("customers") == 0
    with pytest.raises(Cancelled):
        found.plan(table(["lastName"], ("a",)), ("lastName",), None, cancel=cancel)
    told = []
    change = found.apply(plan, progress=lambda done, total: told.append(done)).change
    assert len(change.ids) == count and told == list(range(0, count, PROGRESS_INTERVAL))
    assert station.queries.undoable().code == "import"
    station.restart()
    assert len(station.replica.changes()) == count
    station.commands.undo()
    assert station.replica.changes() == [] and station.queries.count("customers") == 0


def test_what_changed_since_the_plan_stays_and_is_told(station):
    for number in (1, 2):
        station.known("customers", number, lastName=f"L{number}", points=10.0)
    rows = (("1", "20"), ("2", "20"), ("3", "20"), ("4", "20"))
    found, plan = planned(station, ["id", "points", "lastName"], *((*row, "New") for row in rows), key="id")
    station.commands.save("customers", {"points": 99.0}, id=1)
    station.commands.save("customers", {"phone": "1"}, id=2)
    station.known("customers", 4, lastName="Somebody else's", points=0.0)
    applied = found.apply(plan)
    assert (applied.changed_meanwhile, applied.change.ids) == ((1, 4), (2, 3))
    assert station.get("customers", 4)["lastName"] == "Somebody else's"
    assert [station.get("customers", each)["points"] for each in (1, 2, 3)] == [99.0, 20.0, 20.0]


def test_a_record_that_changed_since_the_plan_stops_everything_with_its_line(station):
    station.known("tags", 1, name="a")
    found, plan = planned(station, ["id", "name"], ("", "b"), ("", "c"), entity="tags", key="id")
    station.commands.save("tags", {"name": "c"})
    with pytest.raises(Exception) as failed:
        found.apply(plan)
    assert failed.value.params["line"] == 3
    assert station.queries.count("tags") == 2


def filled(station, rng):
    """Every entity with some records of every kind of value."""
    for entity in CATALOGUE:
        if entity.view_of is None:
            made = [
                each
                for number in range(1, 9)
                if (each := record(entity.name, number, **_odd(entity, number, rng)))
            ]
            put(station.replica, entity.name, *made)
    with station.replica.write() as tx:
        put_stock(tx.connection, [
            {"_warehouseId": 1, "_productId": n, "stockQuantityStatus": n / 3, "purchasePriceWithoutVat": 1.0,
             "stockStatusVersiondate": 1, "_cloudVersion": 1} for n in range(1, 9)
        ])  # fmt: skip


def _odd(entity, number, rng):
    texts = ["=1+1", "+420 602", "'=x", 'ř, ž; "q"', "dva\nřádky", " x ", "", "-", "@a"]
    values = {}
    for field in entity.fields:
        if (
            not field.writable
            or field.references
            or field.choices
            or field.name in ("id", "_cloudId", "vatId")
        ):
            continue
        if field.kind is Kind.STRING and not field.rules:
            values[field.name] = rng.choice(texts)[: field.length]
            if field.name in entity.unique or field.name in ("name", "lastName"):
                values[field.name] = f"{values[field.name]}{number}"
        elif field.kind is Kind.DOUBLE and field.minimum is None:
            values[field.name] = rng.choice([0.1 + 0.2, -1.5, 3.0, 12345678.125])
        elif field.kind is Kind.STRINGS:
            values[field.name] = rng.choice([[], ["a"], ["a b", "č"], ["8590000000017"]])
        elif field.kind is Kind.INTEGERS:
            values[field.name] = rng.choice([[], [1, 14]])
        elif field.kind is Kind.TIMESTAMP:
            values[field.name] = rng.choice([0, 1_795_237_200_123])
        elif field.kind is Kind.TRANSLATIONS:
            values[field.name] = rng.choice([None, {"de": "Kaffee, groß"}, {}])
    return values


@pytest.mark.parametrize("ending", ["csv", "xlsx"])
def test_what_is_exported_comes_back_as_no_change_for_every_entity(station, tmp_path, ending):
    filled(station, random.Random(4))
    for entity in CATALOGUE:
        path = tmp_path / f"{entity.name}.{ending}"
        count = Exporter(station.replica, entity.name).export(path, ListQuery(sort="id"))
        assert count == station.queries.count(entity.name) > 0
        found = importer(station, entity.name)
        read = read_table(path)
        plan = found.plan(read, guess_mapping(entity, read.heads), "id")
        assert plan.counts[Effect.UNCHANGED] == count, (
            entity.name,
            [each for each in plan.lines if each.problems],
        )
        assert found.apply(plan).change is None
    assert station.replica.changes() == []


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.data())
def test_any_value_reads_back_from_either_file_as_it_was(tmp_path, data):
    entity = CATALOGUE[data.draw(st.sampled_from(["customers", "products", "employees"]))]
    values = data.draw(records_of(entity))
    fields = [each for each in importable(entity) if each.name in values and each.name != "id"]
    fields = [
        each for each in fields
        if not problems(entity.__class__(name="x", singular="x", fields=(each,)), {each.name: values[each.name]}, Op.PATCH)
    ]  # fmt: skip
    for ending in ("csv", "xlsx"):
        path = tmp_path / f"file.{ending}"
        row = ["x", *(cells.to_cell(each, values[each.name]) for each in fields)]
        if ending == "xlsx" and any(isinstance(cell, str) and _unkeepable(cell) for cell in row):
            continue
        write_table(path, ["first", *(each.name for each in fields)], [row])
        line = read_table(path).lines[0].cells
        for place, each in enumerate(fields, start=1):
            cell = line[place] if place < len(line) else None
            value = None if cells.is_blank(cell) else cells.from_cell(each, cell)
            was = values[each.name]
            if isinstance(row[place], str) and cells.is_blank(row[place]):
                continue
            assert same(entity, each.name, value, was), (each.name, was, cell)


def _unkeepable(text):
    """A cell of a spreadsheet has an end, and some code points are in no XML."""
    return any(0xFFFE <= ord(character) <= 0xFFFF for character in text) or len(text) > 32_000
