"""Labels below the window: barcode symbols, positions on paper, and label contents."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest
import zxingcpp
from hypothesis import assume, example, given
from hypothesis import strategies as st

from app.labels import labels
from app.labels.barcode_symbols import barcode_modules, code128_values
from app.labels.gtin import is_gtin
from app.labels.labels import Label, Labels, PerUnit, label, repeat, write_label_file
from app.queries.lists import ListQuery
from app.settings import paper_formats
from app.settings.paper_formats import LAYOUTS, pages, places
from storage.errors import DiskFull, FolderGone, FolderNotWritable
from storage.records.replica import Replica
from storage.schema.entities import CATALOGUE
from storage.schema.validation import blank

# bars


def modules(code: str) -> str:
    symbol = barcode_modules(code)
    assert symbol is not None
    return symbol.modules


def check_digit(digits: str) -> str:
    weighted = sum(int(digit) * (1 if place % 2 else 3) for place, digit in enumerate(reversed(digits)))
    return str(-weighted % 10)


def read_symbol(code: str) -> tuple[str, str]:
    """Symbology and text that zxing-cpp reads from the symbol, two pixels a module, with its quiet zones."""
    symbol = barcode_modules(code)
    assert symbol is not None
    light = "0" * symbol.quiet
    line = b"".join(b"\0\0" if module == "1" else b"\xff\xff" for module in f"{light}{symbol.modules}{light}")
    picture = memoryview(line * 40).cast("B", shape=[40, len(line)])
    (found,) = zxingcpp.read_barcodes(picture)
    return str(found.symbology), found.text


def test_ean_13_is_the_published_pattern() -> None:
    # 4003994155486, the worked example of the English encyclopaedia's article on EAN-13: parities LGLLGG.
    left = "000110101001110111101000101100101110011101"
    right = "110011010011101001110101110010010001010000"
    assert modules("4003994155486") == f"101{left}01010{right}101"
    assert len(modules("8590000000015")) == 95


def test_ean_8_is_the_published_pattern() -> None:
    # 55123457 of the same series of articles.
    left = "0110001011000100110010010011"
    right = "1000010101110010011101000100"
    assert modules("55123457") == f"101{left}01010{right}101"


def test_code_128_has_the_published_check_signs() -> None:
    # "Wikipedia" in set B has 88; PJJ123C, there given in set A with 54, has 55 in set B.
    assert code128_values("Wikipedia") == [104, 55, 73, 75, 73, 80, 69, 68, 73, 65, 88]
    assert code128_values("PJJ123C")[0] == 104 and code128_values("PJJ123C")[-1] == 55
    assert code128_values("42") == [105, 42, (105 + 42) % 103]


@pytest.mark.parametrize(
    ("text", "signs"),
    [
        ("123456", [105, 12, 34, 56]),
        ("12345", [104, 17, 99, 23, 45]),
        ("AB123456", [104, 33, 34, 99, 12, 34, 56]),
        ("1234AB", [105, 12, 34, 100, 33, 34]),
        ("A1234B", [104, 33, 17, 18, 19, 20, 34]),
        ("A123456B", [104, 33, 99, 12, 34, 56, 100, 34]),
    ],
)
def test_code_128_pairs_digits_where_that_is_shorter(text: str, signs: list[int]) -> None:
    assert code128_values(text)[:-1] == signs


@given(st.text(st.characters(min_codepoint=32, max_codepoint=126), min_size=1, max_size=40))
@example("99")
@example("99123")
@example("100")
@example("12345")
def test_every_text_in_code_128_is_read_back_by_an_independent_reader(text: str) -> None:
    assume(not is_gtin(text))
    assert read_symbol(text) == ("Code 128", text)


@given(
    st.sampled_from([7, 11, 12]).flatmap(
        lambda length: st.text("0123456789", min_size=length, max_size=length)
    )
)
def test_every_gtin_is_read_back_by_an_independent_reader(digits: str) -> None:
    code = digits + check_digit(digits)
    _, text = read_symbol(code)
    assert text.zfill(13) == code.zfill(13)


@pytest.mark.parametrize(
    ("code", "kind"),
    [
        ("8590000000015", "ean13"),
        ("8590000000018", "code128"),
        ("036000291452", "upca"),
        ("55123457", "ean8"),
        ("ABC-123", "code128"),
        ("15901234123457", "code128"),
    ],
)
def test_each_code_gets_its_kind_of_symbol(code: str, kind: str) -> None:
    symbol = barcode_modules(code)
    assert symbol is not None and (symbol.kind, symbol.text) == (kind, code)
    assert symbol.modules[0] == symbol.modules[-1] == "1" and set(symbol.modules) == {"0", "1"}


def test_upc_a_is_an_ean_13_with_a_nought() -> None:
    symbol = barcode_modules("036000291452")
    assert symbol is not None and is_gtin("0036000291452") and symbol.modules == modules("0036000291452")


@pytest.mark.parametrize("code", ["", "kód", "line\nbreak", "x" * 41])
def test_a_code_that_no_symbol_can_encode_gets_none(code: str) -> None:
    assert barcode_modules(code) is None


# paper


@pytest.mark.parametrize("layout", LAYOUTS.values(), ids=LAYOUTS.keys())
def test_labels_lie_on_the_paper_and_do_not_overlap(layout: paper_formats.Layout) -> None:
    corners = [layout.corner(position) for position in range(layout.each)]
    for x, y in corners:
        assert x >= 0 and y >= 0
        assert x + layout.label[0] <= layout.page[0] + 1e-6 and y + layout.label[1] <= layout.page[1] + 1e-6
    assert layout.across >= layout.label[0] and layout.down >= layout.label[1]
    for position, (x, y) in enumerate(corners):
        assert layout.position_at(x + 1, y + 1) == position
    assert layout.position_at(-1, -1) is None


def test_the_usual_sheets_and_rolls_are_known() -> None:
    assert {name: layout.each for name, layout in LAYOUTS.items()} == {
        "a4_24": 24, "a4_14": 14, "a4_65": 65, "roll_57": 1, "roll_62": 1,
    }  # fmt: skip
    assert (LAYOUTS["a4_65"].columns, LAYOUTS["a4_65"].rows) == (5, 13)


def test_a_partly_used_sheet_is_filled_before_new_ones() -> None:
    sheet = LAYOUTS["a4_24"]
    assert list(places(sheet, 4, 22)) == [(0, 22), (0, 23), (1, 0), (1, 1)]
    assert [pages(sheet, count, 22) for count in (0, 2, 3, 26, 27)] == [0, 1, 2, 2, 3]
    roll = LAYOUTS["roll_57"]
    assert list(places(roll, 2, 5)) == [(0, 0), (1, 0)] and pages(roll, 2, 5) == 2


# what a label says


def product(**values: object) -> dict[str, object]:
    return blank(CATALOGUE["products"]) | {"id": 1, "name": "Mouka"} | values


@pytest.mark.parametrize(
    ("values", "per_unit"),
    [
        ({"packagingMeasurement": 500.0, "unitMeasurement": "Gram"}, PerUnit(100.0, "Kilogram")),
        ({"packagingMeasurement": 0.5, "unitMeasurement": "Liter"}, PerUnit(100.0, "Liter")),
        ({"packagingMeasurement": 7.0, "unitMeasurement": "Deciliter"}, PerUnit(71.4286, "Liter")),
        ({"packagingMeasurement": 10.0, "unitMeasurement": "Piece"}, PerUnit(5.0, "Piece")),
        ({"packagingMeasurement": 1.0, "unitMeasurement": "Piece"}, None),
        ({"packagingMeasurement": 0.0, "unitMeasurement": "Gram"}, None),
        ({"packagingMeasurement": 2.0, "unitMeasurement": "Hour"}, None),
        ({"unit": "Kilogram"}, PerUnit(50.0, "Kilogram")),
        ({"unit": "Decagram"}, PerUnit(5000.0, "Kilogram")),
        ({"unit": "Kilogram", "packaging": 5.0}, None),
        ({}, None),
    ],
)
def test_the_price_of_a_kilogram_or_a_litre(values: dict[str, object], per_unit: PerUnit | None) -> None:
    assert label(product(priceWithVat=50.0, **values)).per_unit == per_unit


def test_a_price_is_with_vat_and_missing_where_the_till_asks_for_it() -> None:
    assert label(product(priceWithVat=55.0, currency="czk")) == Label("Mouka", 55.0, "CZK")
    assert label(product(priceWithVat=None, priceWithoutVat=41.3223140495868, vat=1.21)).price == 50.0
    assert label(product(priceWithVat=55.0, requiresPriceEntry=True)).price is None
    assert label(product(priceWithVat=None, priceWithoutVat=0.0)).price is None


def test_the_code_is_a_gtin_if_there_is_one() -> None:
    assert label(product(ean=["X-1", "8590000000015"])).code == "8590000000015"
    assert label(product(ean=["X-1", "X-2"])).code == "X-1"
    assert label(product(ean="8590000000015")).code == "8590000000015"
    assert label(product(ean=None)).code == label(product(ean=[" "])).code == ""


def test_copies_are_consecutive_and_limited() -> None:
    one, two = Label("a"), Label("b")
    assert repeat([one, two], 2) == [one, one, two, two]
    many = repeat([one] * 1500, 2)
    assert len(many) == labels.MAX_LABELS
    assert len(repeat([one] * 3000, 1)) == labels.MAX_LABELS
    assert repeat([], 5) == []


@pytest.fixture
def shop(tmp_path: Path) -> Replica:
    replica = Replica.open(tmp_path / "replica.db")
    things = [
        product(id=n, _cloudId=1, name=f"P{n}", priceWithVat=1.0 * n, versionDate=n) for n in range(1, 6)
    ]
    things[4]["deleted"] = True
    lines = [
        blank(CATALOGUE["product-ingredients"])
        | {"id": 10 + n, "_cloudId": 1, "_parentProductId": n, "_productId": 4, "versionDate": n}
        for n in (1, 2)
    ]
    with replica.write() as tx:
        tx.put_many("products", things)
        tx.put_many("product-ingredients", lines)
    return replica


def test_labels_come_in_the_order_of_the_list_or_of_the_selection(shop: Replica) -> None:
    read = Labels(shop, "products").read
    assert [each.name for each in read(ListQuery(sort="-priceWithVat"))] == ["P4", "P3", "P2", "P1"]
    assert [each.name for each in read(ListQuery(), [3, 1])] == ["P3", "P1"]
    assert [each.name for each in read(ListQuery(deleted=True), [5, 2])] == ["P2"]
    shop.close()


def test_lines_of_a_recipe_give_one_label_per_ingredient(shop: Replica) -> None:
    assert [each.name for each in Labels(shop, "product-ingredients").read(ListQuery())] == ["P4"]
    shop.close()


def test_at_most_the_limit_of_labels_is_read(shop: Replica, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(labels, "MAX_LABELS", 2)
    assert len(Labels(shop, "products").read(ListQuery())) == 2
    shop.close()


# files


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_a_full_disk_is_distinguished_from_a_folder_without_rights(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_label_file(tmp_path / "a.pdf", b"%PDF")
    assert (tmp_path / "a.pdf").read_bytes() == b"%PDF"
    with pytest.raises(FolderGone):
        write_label_file(tmp_path / "nowhere" / "a.pdf", b"%PDF")
    with pytest.raises(FolderNotWritable):
        write_label_file(tmp_path / "a.pdf" / "b.pdf", b"%PDF")
    full, write = os.open("/dev/full", os.O_WRONLY), os.write
    monkeypatch.setattr(os, "write", lambda _handle, data: write(full, data))
    with pytest.raises(DiskFull) as refused:
        write_label_file(tmp_path / "b.pdf", b"%PDF")
    monkeypatch.undo()
    os.close(full)
    cause = refused.value.__cause__
    assert isinstance(cause, OSError) and cause.errno == errno.ENOSPC
    assert [each.name for each in tmp_path.iterdir()] == ["a.pdf"]
