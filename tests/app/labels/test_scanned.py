"""What a scan means, and the records that it finds."""

from __future__ import annotations

from typing import Any

import pytest

from app.labels.gtin import find_owners
from app.labels.scanned import gtin_in, meant_code
from tests.app.support.workstation import Workstation

MILK = "8592560026122"


@pytest.mark.parametrize(
    ("scan", "gtin"),
    [
        (MILK, MILK),
        (f"]E0{MILK}", MILK),
        (f")E0{MILK}", MILK),
        (f"010{MILK}", f"0{MILK}"),
        (f"010{MILK}17271231", f"0{MILK}"),
        (f"]C1010{MILK}10AB12\x1d17271231", f"0{MILK}"),
        (f"]d2\x1d17271231010{MILK}21ABC", f"0{MILK}"),
        (f"10AB12\x1d010{MILK}", f"0{MILK}"),
        (f"3103000520010{MILK}", f"0{MILK}"),
        (f"(01)0{MILK}(17)271231(10)AB", f"0{MILK}"),
        (f"https://id.gs1.org/01/0{MILK}/10/AB?17=271231", f"0{MILK}"),
        (f"{MILK}05", MILK),
        (f"{MILK} 51299", MILK),
        ("036000291452", "036000291452"),
        ("0108592560026123", None),
        ("K-778", None),
        ("10AB12", None),
        ("01", None),
        ("", None),
    ],
)
def test_the_gtin_is_told_from_what_is_around_it(scan: str, gtin: str | None) -> None:
    assert gtin_in(scan) == gtin


def test_a_code_is_stored_as_it_is_on_the_package() -> None:
    scans = (f"]C1010{MILK}10A", "036000291452", "0036000291452", "]A0K-778", "96385074", "10012345678902")
    assert [meant_code(each) for each in scans] == [
        MILK, "0036000291452", "0036000291452", "K-778", "96385074", "10012345678902",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("stored", "scan"),
    [
        ({"ean": [MILK]}, f"010{MILK}17271231"),
        ({"ean": [MILK]}, f"0{MILK}"),
        ({"ean": [f"0{MILK}"]}, MILK),
        ({"ean": ["036000291452"]}, "0036000291452"),
        ({"ean": ["0036000291452"]}, "]E0036000291452"),
        ({"ean": ["8594\u00a0000\u00a0000048\u200b"]}, "8594000000048"),
        ({"ean": ["8594-0000-0005-5"]}, "8594000000055"),
        ({"ean": ["9771234567003"]}, "977123456700305"),
        ({"ean": ["042100005264"]}, "04252614"),
        ({"ean": ["2812345000000"]}, "2812345005200"),
        ({"ean": ["2812345"]}, "2812345005200"),
        ({"plu": ["12345"]}, "2812345005200"),
        ({"plu": ["345"]}, "2800345005207"),
        ({"plu": ["AB 12"]}, "AB 12"),
    ],
)
def test_a_scan_finds_the_product_whose_code_is_in_it(
    station: Workstation, stored: dict[str, Any], scan: str
) -> None:
    station.known("products", 1, **{"ean": [], "plu": [], **stored})
    station.known("products", 2, ean=["8594000000017", "2912345000001"], plu=["2"], name="859400000004")
    assert [(each.entity, each.id) for each in find_owners(station.replica, scan)] == [("products", 1)]
