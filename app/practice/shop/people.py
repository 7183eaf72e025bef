"""The customers and employees of the practice shop. All are invented.

Called by `shop`. Every record has all fields of its entity.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from app.practice.shop import codes, moments
from app.practice.shop import firm_names as firms
from app.practice.shop import people_names as names
from app.practice.shop.origin import Origin
from storage.schema.fields import Record
from storage.text.folding import fold

IMPORT_DAYS = 615
IMPORT_SHARE = 0.35
"""Share of customers imported from an older program in one night and unchanged since."""
CUSTOMER_TAGS = (
    "štamgast", "VIP", "firemní odběr", "senior", "student", "bezlepková dieta", "alergik", "soused",
    "dorty na objednávku", "rozvoz", "newsletter", "Bratislava", "dlužník", "káva předplatné", "catering",
    "škola", "zaměstnanec",
)  # fmt: skip
COLOURS = ("#2F6FED", "#C05FA0", "#5E9E4A", "#C98A12", "#7B2D43", "#3C7A89", "#607D8B", "#FFFFFF")


@dataclass(frozen=True, slots=True)
class Person:
    """An invented person; `country` is CZ or SK."""

    first: str
    last: str
    country: str


def new_person(rng: Random, country: str) -> Person:
    """A random name with the endings of its gender and language."""
    woman = rng.random() < 0.54
    if country == "SK":
        first = rng.choice(names.SLOVAK_WOMEN if woman else names.SLOVAK_MEN)
        return Person(first, rng.choice(names.SLOVAK_FAMILIES)[woman], country)
    first = rng.choice(names.CZECH_WOMEN if woman else names.CZECH_MEN)
    return Person(first, rng.choice(names.CZECH_FAMILIES)[woman], country)


def new_address(rng: Random, country: str) -> Record:
    """The address fields that customers and suppliers share."""
    slovak = country == "SK"
    city, postal_code = rng.choice(names.SLOVAK_TOWNS if slovak else names.CZECH_TOWNS)
    street = rng.choice(names.SLOVAK_STREETS if slovak else names.CZECH_STREETS)
    number = str(rng.randint(1, 180))
    if rng.random() < 0.5:
        number = f"{rng.randint(200, 1900)}/{rng.randint(1, 60)}"
    return {
        "addressLine1": f"{street} {number}",
        "addressLine2": rng.choice(names.SECOND_LINES) if rng.random() < 0.1 else None,
        "city": city,
        "zip": postal_code,
        "country": country,
    }


def email(name: str, country: str, *, used: set[str]) -> str:
    """An address at example.cz or example.sk that is not in `used`; it is added there."""
    parts = "".join(each if each.isalnum() else " " for each in fold(name)).split()
    stem = ".".join(parts)[:60]
    domain = f"example.{country.lower()}"
    address, number = f"{stem}@{domain}", 1
    while address in used:
        number += 1
        address = f"{stem}{number}@{domain}"
    used.add(address)
    return address


class CustomerMaker:
    """Makes customer records with unique e-mail addresses and cards."""

    def __init__(self, origin: Origin, *, groups: Sequence[Record]) -> None:
        self._origin = origin
        self._rng = origin.rng
        self._now = origin.now
        self._groups = groups
        self._emails: set[str] = set()
        self._cards: set[str] = set()

    def make(self) -> Record:
        """A customer record: a person, or a firm with or without a contact person."""
        rng = self._rng
        country = "SK" if rng.random() < 0.27 else "CZ"
        firm = self._firm(country) if rng.random() < 0.28 else ""
        person = new_person(rng, country) if not firm or rng.random() < 0.6 else Person("", "", country)
        version_date, created = self._dates()
        full_name = f"{person.first} {person.last}".strip() or firm
        fields = {
            "_discountGroupId": self._group(bool(firm)),
            "_sellerId": None,
            "firstName": person.first,
            "lastName": person.last,
            "companyName": firm,
            **self._registration(country, firm=bool(firm)),
            **new_address(rng, country),
            "barcode": self._card() if rng.random() < 0.8 else "",
            "birthday": moments.birthday(rng, self._now) if person.last and rng.random() < 0.7 else None,
            "created": created,
            "display": rng.random() > 0.03,
            "email": email(full_name, country, used=self._emails) if rng.random() < 0.8 else "",
            "expireDate": self._now + rng.randint(-200, 700) * moments.DAY if rng.random() < 0.12 else None,
            "externalId": f"K{rng.randint(10_000, 99_999)}" if rng.random() < 0.35 else None,
            "flags": 0,
            "headerPrint": "Děkujeme za Vaši věrnost" if rng.random() < 0.06 else "",
            "hexColor": rng.choice(COLOURS),
            "internalNote": rng.choice(names.INTERNAL_NOTES) if rng.random() < 0.15 else "",
            "modifiedBy": rng.choice(("import", "kancelar", "pokladna-1", "pokladna-2", "pokladna-ba")),
            "note": rng.choice(names.CUSTOMER_NOTES) if rng.random() < 0.25 else None,
            "phone": codes.phone(rng, country) if rng.random() < 0.85 else "",
            "points": self._points(),
            "tags": self._tags(country, firm=bool(firm)),
        }
        return self._origin.record(fields, version_date=version_date)

    def _firm(self, country: str) -> str:
        rng = self._rng
        slovak = country == "SK"
        kinds = firms.SLOVAK_FIRMS if slovak else firms.CZECH_FIRMS
        forms = firms.SLOVAK_FORMS if slovak else firms.CZECH_FORMS
        return f"{rng.choice(kinds)} {rng.choice(firms.FIRM_NAMES)} {rng.choice(forms)}"

    def _registration(self, country: str, *, firm: bool) -> Record:
        if not firm:
            return {"companyId": "", "vatId": "", "companyId2": None}
        number = codes.new_company_number(self._rng)
        payer = self._rng.random() < 0.8
        if country == "SK":
            vat_id = codes.new_slovak_vat_id(self._rng) if payer else ""
            return {"companyId": number, "vatId": vat_id, "companyId2": vat_id or None}
        return {"companyId": number, "vatId": f"CZ{number}" if payer else "", "companyId2": None}

    def _group(self, firm: bool) -> int | None:
        if self._rng.random() > (0.6 if firm else 0.25):
            return None
        chosen: int = self._rng.choice(self._groups)["id"]
        return chosen

    def _dates(self) -> tuple[int, int]:
        if self._rng.random() < IMPORT_SHARE:
            moment = moments.import_moment(self._now, days=IMPORT_DAYS)
            return moment, moment
        changed = moments.working_moment(self._rng, self._now)
        if self._rng.random() < 0.3:
            return changed, changed
        return changed, changed - self._rng.randint(1, 2600 * moments.DAY)

    def _card(self) -> str:
        card = codes.new_card(self._rng)
        while card in self._cards:
            card = codes.new_card(self._rng)
        self._cards.add(card)
        return card

    def _points(self) -> float:
        if self._rng.random() < 0.2:
            return 0.0
        return round(self._rng.expovariate(1 / 180) * 2) / 2

    def _tags(self, country: str, *, firm: bool) -> list[str]:
        found = ["firemní odběr"] if firm else []
        if country == "SK":
            found.append("Bratislava")
        extra = self._rng.choices((0, 1, 2, 3), weights=(50, 30, 15, 5))[0]
        found += (tag for tag in self._rng.sample(CUSTOMER_TAGS, extra) if tag not in found)
        return found


RIGHTS = (
    (0x7FFF, 0x7F), (0x0FF, 0x03), (0x0FF, 0x03), (0x03F, 0x0F), (0x03F, 0x0F), (0x03F, 0x0F), (0x07F, 0x01),
    (0x07F, 0x01), (0x00F, 0x7F), (0x0FF, 0x03), (0x07F, 0x01),
)  # fmt: skip
"""Access level and stock access level of each employee after the administrator.

The meaning of the bits is not documented; these values only differ as real ones would.
"""
ALL_RIGHTS = (0x7FFFFFFF, 0x7FFFFFFF)


def build_employees(origin: Origin) -> list[Record]:
    """The administrator (id 0) and eleven people; two work in Bratislava, one has left."""
    used: set[str] = set()
    administrator = _employee(origin, Person("", "Administrátor", "CZ"), rights=ALL_RIGHTS, used=used)
    records = [{**administrator, "id": 0, "barcode": None, "requirePinAlways": True, "tags": []}]
    for place, rights in enumerate(RIGHTS):
        person = new_person(origin.rng, "SK" if place >= len(RIGHTS) - 2 else "CZ")
        records.append(_employee(origin, person, rights=rights, used=used))
    records[-3]["enabled"] = False
    return records


def _employee(origin: Origin, person: Person, *, rights: tuple[int, int], used: set[str]) -> Record:
    rng = origin.rng
    name = f"{person.first} {person.last}".strip()
    return origin.record({
        "_sellerId": None,
        "accessLevel": rights[0],
        "barcode": f"Z{rng.randint(0, 10**8 - 1):08d}",
        "email": email(name, person.country, used=used),
        "enabled": True,
        "hexColor": rng.choice(COLOURS),
        "maxDiscount": rng.choice((5.0, 10.0, 100.0, None)),
        "modifiedBy": "kancelar",
        "name": name,
        "phone": codes.phone(rng, person.country),
        "requirePinAlways": False,
        "stockAccessLevel": rights[1],
        "tags": ["zaměstnanec"],
    })  # fmt: skip
