"""`import`, `export`, `backup` and `restore` on the command line."""

from __future__ import annotations

from contextlib import contextmanager

import openpyxl
import pytest

from app.cli import labels as labels_command
from app.commands.record_editor import Edit
from app.runtime import Runtime
from storage.plans.plan import Plan
from storage.schema.validation import Op, blank
from tests.app.cli.conftest import command
from tests.storage.support.replicas import CLOUD, put, record
from tests.storage.support.replicas import open_replica as make_replica

CSV = "lastName;points;phone\nNovák;12,5;+420 602\nČermáková;3;\n"


@pytest.fixture
def shop(tmp_path):
    """A folder with an empty shop, no cloud connected."""
    folder = tmp_path / "data"
    with Runtime(folder, keep_log=False):
        pass
    return folder


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "people.csv"
    path.write_bytes(CSV.encode("cp1250"))
    return path


def test_a_dry_run_reports_what_the_import_then_does(shop, file):
    dry = command(shop, "import", str(file), "--entity", "customers", "--dry-run")
    assert (dry.code, dry.err) == (0, "") and "Dry run, nothing was changed: 2 new, 0 changed" in dry.out
    done = command(shop, "import", str(file), "--entity", "customers", "--json")
    assert done.code == 0 and done.json["applied"] and done.json["new"] == 2 and done.json["problems"] == []
    assert command(shop, "status", "--json").json["waiting"] == 2


@pytest.mark.parametrize("ending", ["csv", "xlsx"])
def test_an_exported_file_imports_without_a_change(shop, file, tmp_path, ending):
    command(shop, "import", str(file), "--entity", "customers")
    out = tmp_path / f"out.{ending}"
    told = command(shop, "export", str(out), "--entity", "customers", "--filter", "points|gt|5")
    assert told.out == f"1 records written to {out}.\n" and told.code == 0
    back = command(shop, "import", str(out), "--entity", "customers", "--json")
    assert back.json["unchanged"] == 1 and not back.json["new"] + back.json["changed"] + back.json["refused"]
    assert set(back.json["ignored_columns"]) == {"versionDate", "deleted", "modifiedBy", "created"}


def test_an_export_names_the_allergens_with_those_of_the_ingredients(shop, tmp_path):
    with Runtime(shop, keep_log=False) as runtime:
        put(
            runtime.replica, "products",
            record("products", 1, name="Cake", allergens=[3, 1]), record("products", 2, name="Cream", allergens=[7]),
            record("products", 3, name="Sugar"),
        )  # fmt: skip
        lines = [record("product-ingredients", 10 + n, _parentProductId=1, _productId=n) for n in (2, 3)]
        put(runtime.replica, "product-ingredients", *lines)
    out = tmp_path / "menu.csv"
    words = ("export", str(out), "--columns", "name", "--sort", "id", "--allergens", "--entity")
    assert command(shop, *words, "products").code == 0
    assert out.read_text("utf-8-sig").splitlines()[:3] == [
        "name;allergenNames;allergensNotStated", "Cake;gluten, eggs, milk;Sugar", "Cream;milk;",
    ]  # fmt: skip
    assert "--allergens goes with --entity products" in command(shop, *words, "suppliers").err
    (cake, *_) = command(shop, "labels", "--dry-run", "--json").json["labels"]
    assert cake["allergens"] == {
        "numbers": [1, 3, 7],
        "names": ["gluten", "eggs", "milk"],
        "not_stated": ["Sugar"],
    }


def test_a_refused_line_is_named_and_nothing_is_imported(shop, tmp_path):
    path = tmp_path / "p.csv"
    path.write_text("lastName,points\nDobrá,1\nZlá,mnoho\n,3\n")
    done = command(shop, "import", str(path), "--entity", "customers")
    assert done.code == 1
    assert (
        f'{path}: line 3, column B: points: not a number; enter one such as 12.50 "mnoho"' in done.err
        and "line 4" in done.err
    )
    assert (
        "Nothing was changed (--partly imports the other lines): 1 new, 0 changed, 0 unchanged, 2 refused"
        in done.out
    )
    assert command(shop, "status", "--json").json["waiting"] == 0
    done = command(shop, "import", str(path), "--entity", "customers", "--partly")
    assert done.code == 1 and "Imported: 1 new" in done.out
    assert command(shop, "status", "--json").json["waiting"] == 1


def test_bad_files_and_arguments_give_one_clear_line(shop, tmp_path):
    bad = {
        "empty.csv": (b"", "is empty."),
        "old.xls": (b"\xd0\xcf\x11\xe0", "old.xls: it is an old Excel file. Save it as .xlsx or .csv."),
        "heads.csv": (b"nothing;here\n1;2\n", "no column has the name of a field; known are: id, firstName"),
    }
    for name, (content, said) in bad.items():
        (tmp_path / name).write_bytes(content)
        done = command(shop, "import", str(tmp_path / name), "--entity", "customers")
        assert done.code == 1 and said in done.err and done.err.count("\n") == 1, done
    (tmp_path / "ok.csv").write_text("lastName\na\n")
    for words, said in (
        (("import", str(tmp_path / "ok.csv"), "--entity", "nothing"), "no entity named nothing"),
        (("import", str(tmp_path / "none.csv"), "--entity", "tags"), "cannot be read"),
        (
            ("import", str(tmp_path / "ok.csv"), "--entity", "customers", "--key", "email"),
            "has no column email",
        ),
        (("export", str(tmp_path / "x.pdf"), "--entity", "tags"), "must end in .csv or .xlsx"),
        (
            ("export", str(tmp_path / "x.csv"), "--entity", "tags", "--filter", "name"),
            "query is not possible",
        ),
        (("export", str(tmp_path / "no" / "x.csv"), "--entity", "tags"), "its folder does not exist"),
    ):
        done = command(shop, *words)
        assert done.code == 1 and said in done.err and done.err.count("\n") == 1, done
    book = openpyxl.Workbook()
    book.active.append(["lastName"])
    book.active.append(["#N/A"])
    book.save(tmp_path / "calc.xlsx")
    (tmp_path / "quotes.csv").write_bytes(b'lastName\n"a\nb\n')
    for name, said in (
        ("calc.xlsx", "line 2, column A: lastName: the spreadsheet shows an error instead of a value"),
        ("quotes.csv", "line 2: a quotation mark"),
    ):
        done = command(shop, "import", str(tmp_path / name), "--entity", "customers")
        assert done.code == 1 and said in done.err and "Nothing was changed" in done.out
    assert not (tmp_path / "x.csv").exists()


@pytest.mark.parametrize("key", ["ean", "plu", "supplierProductCode"])
def test_products_are_recognised_by_the_codes_of_a_suppliers_file(shop, tmp_path, key):
    path = tmp_path / "products.csv"
    path.write_text(
        "name;_categoryId;ean;plu;supplierProductCode\nCola;1;8590000000017,55;7;A-1\nFanta;1;8590000000024;8;A-2\n"
    )
    assert command(shop, "import", str(path), "--entity", "products", "--key", "name").code == 0
    code = {"ean": "55", "plu": "007", "supplierProductCode": "a-1"}[key]
    path.write_text(f"{key};priceWithVat\n{code};30\n{code};31\n")
    words = ("import", str(path), "--entity", "products", "--key", key)
    refused = command(shop, *words)
    assert refused.code == 1 and "line 3: line 2 already changes this record" in refused.err, refused
    done = command(shop, *words, "--partly", "--json").json
    assert (done["applied"], done["changed"], done["refused"]) == (True, 1, 1)
    assert done["problems"][0]["problems"][0]["code"] == "line_twice"


def test_a_field_that_tells_no_record_from_another_is_no_key(shop, tmp_path):
    path = tmp_path / "c.csv"
    path.write_text("lastName;points;phone\nA;1;2\n")
    done = command(shop, "import", str(path), "--entity", "customers", "--key", "points")
    assert done.code == 1 and "records cannot be matched by points" in done.err and done.err.count("\n") == 1
    assert command(shop, "import", str(path), "--entity", "customers", "--key", "phone").code == 0


def test_lines_that_look_wrong_are_said_and_can_be_left_out(shop, tmp_path):
    path = tmp_path / "c.csv"
    path.write_text("lastName;email;phone\nA;to neni mail;1\nNAPOJE;;\nB;b@c.cz;2\n")
    words = ("import", str(path), "--entity", "customers")
    dry = command(shop, *words, "--dry-run")
    assert dry.code == 0 and "3 new" in dry.out and "2 look at it" in dry.out
    assert (
        f'{path}: line 2, column B: email: this is not an e-mail address "to neni mail" (look at it)'
        in dry.err
    )
    assert 'line 3: only one cell is filled. Is this a heading? "NAPOJE" (look at it)' in dry.err
    done = command(shop, *words, "--strict", "--json")
    assert done.json["applied"] and len(done.json["doubts"]) == 2
    assert command(shop, "status", "--json").json["waiting"] == 1


def test_a_sample_is_written_and_imports(shop, tmp_path):
    path = tmp_path / "sample.csv"
    told = command(shop, "import", str(path), "--entity", "customers", "--sample")
    assert (told.code, told.out) == (0, f"A sample of 2 lines was written to {path}.\n")
    assert command(shop, "import", str(path), "--entity", "customers", "--json").json["new"] == 2


def test_the_sheet_and_the_line_of_the_heads_are_found_or_given(shop, tmp_path):
    book = openpyxl.Workbook()
    book.active.title = "note"
    book.active.append(["see the next sheet"])
    for row in (["Our customers"], [], ["lastName", "phone"], ["A", "1"]):
        book.create_sheet("people") if "people" not in book.sheetnames else None
        book["people"].append(row)
    path = tmp_path / "c.xlsx"
    book.save(path)
    words = ("import", str(path), "--entity", "customers", "--dry-run")
    assert "no column has the name of a field" in command(shop, *words, "--sheet", "note").err
    for more in ((), ("--sheet", "people")):
        done = command(shop, *words, *more)
        assert "1 new" in done.out and "Sheet people; others: note (--sheet reads another)." in done.out
    assert "no column has the name" in command(shop, *words, "--sheet", "people", "--heads", "1").err
    assert "there is no sheet x; there are: note, people" in command(shop, *words, "--sheet", "x").err


def test_a_restore_keeps_pending_changes(shop, file, tmp_path):
    saved = tmp_path / "saved.db"
    assert command(shop, "backup", str(saved)).out.strip() == str(saved)
    dated = command(shop, "backup")
    assert dated.code == 0 and dated.out.strip().endswith(".db")
    command(shop, "import", str(file), "--entity", "customers")
    with Runtime(shop, keep_log=False) as runtime, runtime.replica.write() as tx:
        tx.plans.add(Plan(entity="products", name="Spring", start="2027-03-01T06:00"), [])
        tx.supplier_prices.put(3, 7, 12.5, at=1)
    lost = (
        "Kept on this computer only, and as in the backup after it: 1 plan (Spring) and 1 purchase price of"
    )
    asked = command(shop, "restore", str(saved))
    assert asked.code == 4 and "2 changes wait to be sent" in asked.err and lost in asked.err
    assert lost in command(shop, "restore", str(saved), "--dry-run").out
    done = command(shop, "restore", str(saved), "--yes")
    assert done.code == 0 and "Restored; 2 unsent edits are in it." in done.out and lost in done.out
    assert command(shop, "status", "--json").json["waiting"] == 2


def test_what_a_backup_differs_in_is_said_before_it_is_restored(shop, file, tmp_path):
    command(shop, "backup", str(tmp_path / "saved.db"))
    command(shop, "import", str(file), "--entity", "customers")
    said = command(shop, "restore", str(tmp_path / "saved.db"), "--dry-run")
    assert said.code == 0 and "customers: 0 in the backup, 2 now" in said.out
    assert "    2 only here: " in said.out and "2 changes wait to be sent and would be kept: " in said.out
    assert command(shop, "status", "--json").json["waiting"] == 2
    command(shop, "backup", str(tmp_path / "same.db"))
    same = command(shop, "restore", str(tmp_path / "same.db"), "--dry-run")
    assert "holds the same records" in same.out and "Nothing was changed." in same.out


def test_a_file_that_cannot_be_restored_is_reported(shop, tmp_path):
    (tmp_path / "x.db").write_text("no backup")
    assert "is not a Counterfoil backup" in command(shop, "restore", str(tmp_path / "x.db")).err
    assert "cannot be read" in command(shop, "restore", str(tmp_path / "none.db")).err
    assert "is a folder or a device, or its folder" in command(shop, "backup", str(tmp_path)).err
    with Runtime(shop, keep_log=False):
        assert "close it first" in command(shop, "restore", str(tmp_path / "x.db")).err


def test_a_file_is_checked_before_anything_is_asked_about_it(shop, file, tmp_path):
    command(shop, "import", str(file), "--entity", "customers")
    (tmp_path / "x.db").write_text("no backup")
    refused = command(shop, "restore", str(tmp_path / "x.db"))
    assert refused.code == 1 and "is not a Counterfoil backup" in refused.err
    assert "--yes" not in refused.err
    other = make_replica(tmp_path / "other")
    other.database.backup(tmp_path / "other.db")
    other.close()
    refused = command(shop, "restore", str(tmp_path / "other.db"))
    assert f"contains the records of cloud {CLOUD}" in refused.err and "--yes" not in refused.err


def test_prices_that_contradict_are_listed_and_fixed(shop):
    assert command(shop, "check", "--prices").out == "All prices agree.\n"
    with Runtime(shop, keep_log=False) as runtime:
        values = {"name": "Bread", "_categoryId": 1, "priceWithVat": 50.0, "priceWithoutVat": 50.0}
        edit = Edit(
            op=Op.CREATE, body={**blank(runtime.replica.catalogue["products"]), "_cloudId": 1, **values}
        )
        runtime.commands.apply("products", [edit], origin="v2")
    listed = command(shop, "check", "--prices")
    assert listed.code == 1 and "Bread: 50.0 with VAT, 50.0 without, rate 1.21" in listed.out
    assert "either 41.3223140495868 without or 60.5 with VAT" in listed.out and "--fix shelf" in listed.out
    assert command(shop, "check", "--fix", "shelf").err == "counterfoil: --fix goes with --prices.\n"
    fixed = command(shop, "check", "--prices", "--fix", "shelf", "--json")
    assert (fixed.code, fixed.json["fixed"]) == (0, 1)
    assert fixed.json["contradictions"][0]["net_at_shelf_price"] == 41.3223140495868
    assert command(shop, "check", "--prices").out == "All prices agree.\n"


def test_what_is_odd_in_the_records_is_listed(shop):
    assert command(shop, "check-shop").out == "Nothing is wrong or odd.\n"
    with Runtime(shop, keep_log=False) as runtime:
        values = {"name": "Bread", "priceWithVat": 121.0, "priceWithoutVat": 100.0, "vat": 1.21}
        values |= {"ean": ["8594001021513"], "onSale": True, "_categoryId": 999}
        edit = Edit(
            op=Op.CREATE, body={**blank(runtime.replica.catalogue["products"]), "_cloudId": 1, **values}
        )
        runtime.commands.apply("products", [edit], origin="v2")
    listed = command(shop, "check-shop")
    assert listed.code == 4 and "Bread: has the EAN 8594001021513, whose last digit is wrong" in listed.out
    assert listed.out.endswith("To look at: 2.\n")
    told = command(shop, "check-shop", "--json").json
    assert [each["check"] for each in told["findings"]] == ["ean_wrong", "no_category"]
    assert told["findings"][0]["title"] == "Bread" and told["dismissed"] == 0


def test_prices_change_by_one_rule(shop):
    with Runtime(shop, keep_log=False) as runtime:
        values = {
            "name": "Bread",
            "_categoryId": 1,
            "vat": 1.21,
            "priceWithVat": 121.0,
            "priceWithoutVat": 100.0,
        }
        blank_product = blank(runtime.replica.catalogue["products"])
        edits = [
            Edit(op=Op.CREATE, body={**blank_product, "_cloudId": 1, **values}),
            Edit(op=Op.CREATE, body={**blank_product, "_cloudId": 1, **values, "name": "Gift", "priceWithVat": 0.0, "priceWithoutVat": 0.0}),
        ]  # fmt: skip
        runtime.commands.apply("products", edits, origin="v2")
    tried = command(shop, "prices", "--change", "-5%", "--dry-run", "--json").json
    (bread,) = (line for line in tried["lines"] if line["after"])
    assert (bread["after"]["priceWithVat"], tried["changed"], tried["dry_run"]) == (114.95, 0, True)
    done = command(shop, "prices", "--change", "-5%", "--round", ".90", "--filter", "name|like|Bread")
    assert done.code == 0 and "priceWithVat 121.0 -> 114.9" in done.out and "Changed: 1." in done.out
    taxed = command(shop, "prices", "--vat", "12", "--keep", "net")
    assert taxed.code == 0 and "vat 1.21 -> 1.12, priceWithVat 114.9 -> 106.353719008264" in taxed.out
    left = command(shop, "prices", "--markup", "30")
    assert left.code == 4 and "Bread: left out, it has no purchase price" in left.out
    for words, said in (
        (["--vat", "12"], "--vat needs --keep"),
        (["--change", "five"], "is no percentage such as +5%"),
        (["--margin", "100"], "less than 100"),
        (["--margin", "-5"], "less than 100"),
        (["--markup", "-5"], "0 per cent of the purchase price or more"),
        (["--change", "5%", "--round", "0"], "--round takes a step"),
        (["--change", "5%", "--filter", "nonsense"], "problem malformed"),
        (["--set", "1e400"], "is no number"),
    ):
        refused = command(shop, "prices", *words)
        assert refused.code != 0 and said in refused.err and "Traceback" not in refused.err


def test_labels_that_are_due_are_listed_printed_once_and_remembered(shop, tmp_path, monkeypatch):
    monkeypatch.setattr(
        labels_command, "PAINTERS", []
    )  # a test that ran the window's program has left its own
    file = tmp_path / "labels.pdf"
    with Runtime(shop, keep_log=False) as runtime:
        values = {
            "_categoryId": 1,
            "vat": 1.21,
            "priceWithVat": 121.0,
            "priceWithoutVat": 100.0,
            "onSale": True,
        }
        made = {**blank(runtime.replica.catalogue["products"]), "_cloudId": 1, **values}
        edits = [Edit(op=Op.CREATE, body={**made, "name": name}) for name in ("Bread", "Milk")]
        runtime.commands.apply("products", edits, origin="v2")
    assert command(shop, "labels", "--pdf", str(file)).err == (
        "counterfoil: Labels need the window's libraries; run the command 'counterfoil'.\n"
    )
    with painter() as drawn:
        tried = command(
            shop, "labels", "--changed-since", "last", "--pdf", str(file), "--dry-run", "--json"
        ).json
        assert [each["name"] for each in tried["labels"]] == ["Bread", "Milk"] and tried["file"] is None
        done = command(shop, "labels", "--changed-since", "last", "--pdf", str(file))
        assert done.out.endswith(f"Labels: 2, written to {file}.\n") and file.read_bytes() == b"%PDF a4_24"
        again = command(shop, "labels", "--changed-since", "last", "--pdf", str(file))
        assert (again.code, again.out) == (0, "No label is due.\n") and len(drawn) == 1
        command(shop, "prices", "--change", "-10%", "--filter", "name|like|Milk")
        now = command(shop, "labels", "--changed-since", "last", "--json").json
        (milk,) = now["labels"]
        assert (milk["name"], milk["price"]) == ("Milk", 108.9)
        assert milk["lowest_before_reduction"]["price"] == 121.0
        assert milk["lowest_before_reduction"]["not_known_before"] is None  # it was new
        for words, count in ((("--import", "1"), 1), (("--changed-since", "2020-01-01"), 2), ((), 2)):
            assert len(command(shop, "labels", *words, "--json").json["labels"]) == count
        assert command(shop, "labels", "--import", "9").err == (
            "counterfoil: Only 2 imports and price changes are known.\n"
        )
    refused = command(shop, "labels", "--changed-since", "yesterday")
    assert refused.code == 2 and "'yesterday' is no date such as 2026-11-20" in refused.err


@contextmanager
def painter():
    """A painter in place of the window's, and what it drew."""
    drawn = []

    def paint(labels, layout, language, allergens):
        drawn.append((labels, layout.name, language))
        return f"%PDF {layout.name}".encode()

    labels_command.PAINTERS[:] = [paint]
    yield drawn
    labels_command.PAINTERS.clear()
