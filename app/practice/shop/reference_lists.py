"""The short lists of the practice shop: tags, taxes, categories, groups, warehouses, branches, EET subjects, suppliers.

Called by `shop`. Every record has all fields of its entity.
"""

from __future__ import annotations

from collections.abc import Sequence

from app.practice.shop import codes, moments
from app.practice.shop.categories import CATEGORY_TEMPLATES, RARE_TAGS, TAGGED
from app.practice.shop.firm_names import SUPPLIERS
from app.practice.shop.origin import Origin
from app.practice.shop.people import CUSTOMER_TAGS, email, new_address
from storage.schema.fields import Record
from storage.text.folding import fold

TAG_NAMES = (*(tag for tag, _ in TAGGED), "alkohol 18+", *RARE_TAGS, *CUSTOMER_TAGS)
TAXES = (("Základní sazba", 21.0, 0), ("Snížená sazba", 12.0, 0), ("Osvobozeno", 0.0, 1 << 1))
"""Name, percent, flags: bit 1 is EXEMPTED_RATE."""
DISCOUNT_GROUPS = (
    ("Zaměstnanci", 20.0),
    ("Štamgasti", 10.0),
    ("Firemní odběr", 7.5),
    ("Senioři a studenti", 5.0),
)
WAREHOUSES = (("Sklad Brno, Pekařská", "#B5793A"), ("Sklad Bratislava, Obchodná", "#3C7A89"))
BRANCHES = (("Brno, Pekařská", 0), ("Bratislava, Obchodná", 1 << 8))
"""Name, flags: bit 8 is HIDE_STOCK."""
SUBJECTS = ("Pekárna a kavárna U Dvou rohlíků s.r.o.", "Lahůdkářství U Dvou rohlíků s.r.o.")


def build_tags(origin: Origin) -> list[Record]:
    """A record for each tag that products and customers have."""
    return [
        origin.record({
            "display": True,
            "externalId": f"T{place:03d}" if origin.rng.random() < 0.3 else None,
            "name": name,
        })
        for place, name in enumerate(TAG_NAMES, start=1)
    ]  # fmt: skip


def build_taxes(origin: Origin) -> list[Record]:
    """The Czech rates: 21, 12 and 0 percent."""
    start = moments.import_moment(origin.now, days=moments.TWO_YEARS)
    return [
        origin.record({"created": start, "flags": flags, "name": name, "value": value}, version_date=start)
        for name, value, flags in TAXES
    ]


def build_discount_groups(origin: Origin) -> list[Record]:
    """The four discount groups of customers."""
    return [
        origin.record({"discountPercent": percent, "display": True, "externalId": None, "name": name})
        for name, percent in DISCOUNT_GROUPS
    ]


def build_warehouses(origin: Origin) -> list[Record]:
    """Brno and the branch in Bratislava."""
    return [
        origin.record({"barcode": f"SKLAD{place}", "enabled": True, "hexColor": colour, "name": name})
        for place, (name, colour) in enumerate(WAREHOUSES, start=1)
    ]


def build_branches(origin: Origin) -> list[Record]:
    """The shop in Brno and the one in Bratislava, which shows no stock."""
    start = moments.import_moment(origin.now, days=moments.TWO_YEARS)
    return [
        origin.record(
            {"created": start, "display": True, "features": 0, "flags": flags, "name": name},
            version_date=start,
        )
        for name, flags in BRANCHES
    ]


def build_subjects(origin: Origin) -> list[Record]:
    """The two firms that the shop sells for."""
    return [
        origin.record({
            "enabled": True,
            "name": name,
            "vatId": f"CZ{codes.new_company_number(origin.rng)}",
            "vatPayer": True,
        })
        for name in SUBJECTS
    ]  # fmt: skip


def build_categories(origin: Origin, subjects: Sequence[Record]) -> list[Record]:
    """One category for each template, in the order of the till."""
    return [
        origin.record({
            "_defaultCourseId": None,
            "_eetSubjectId": subjects[category.eet]["id"],
            "display": category.name != "Suroviny a polotovary",
            "externalId": f"KAT{place:02d}",
            "flags": 0,
            "hexColor": category.colour,
            "margin": origin.rng.choice(("25%", "30%", "40%", None)),
            "maxDiscount": 10.0 if category.age is not None else None,
            "modifiedBy": "kancelar",
            "name": category.name,
            "sortOrder": place * 10,
            "tags": [],
            "translatedName": {"sk": category.slovak, "en": category.english},
            "vat": round(1 + category.vat / 100, 2),
        })
        for place, category in enumerate(CATEGORY_TEMPLATES, start=1)
    ]  # fmt: skip


def build_suppliers(origin: Origin) -> list[Record]:
    """Thirty suppliers, most of them Czech."""
    used: set[str] = set()
    return [_supplier(origin, place, name=name, country=country, used=used)
            for place, (name, country) in enumerate(SUPPLIERS, start=1)]  # fmt: skip


def _supplier(origin: Origin, place: int, *, name: str, country: str, used: set[str]) -> Record:
    rng = origin.rng
    number = codes.new_company_number(rng)
    site = "-".join(fold(name).split()[:2])
    return origin.record({
        **new_address(rng, country),
        "companyId": number,
        "deliveryNoteIds": None,
        "display": place != len(SUPPLIERS),
        "email": email(f"objednavky {' '.join(name.split()[:2])}", country, used=used),
        "externalId": f"D{place:03d}" if rng.random() < 0.5 else None,
        "name": name,
        "phone": codes.phone(rng, country),
        "vatId": codes.new_slovak_vat_id(rng) if country == "SK" else f"CZ{number}",
        "websiteUrl": f"https://{site}.example.{country.lower()}" if rng.random() < 0.7 else None,
    })  # fmt: skip
