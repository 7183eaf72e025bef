"""The customers and employees of the practice shop.

Called by `shop`. Every record carries all fields of its entity; people and firms are invented.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from app.practice.shop import codes, moments
from app.practice.shop import firm_names as firms
from app.practice.shop import people_names as words
from app.practice.shop.origin import Origin
from storage.schema.fields import Record
from storage.text.folding import fold

IMPORT_DAYS = 615
IMPORT_SHARE = 0.35
"""Customers taken over from an older program in one night, untouched since."""
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


def new_person(random: Random, country: str) -> Person:
    """A name whose endings agree with its owner and its language."""
    woman = random.random() < 0.54
    if country == "SK":
        first = random.choice(words.SLOVAK_WOMEN if woman else words.SLOVAK_MEN)
        return Person(first, random.choice(words.SLOVAK_FAMILIES)[woman], country)
    first = random.choice(words.CZECH_WOMEN if woman else words.CZECH_MEN)
    return Person(first, random.choice(words.CZECH_FAMILIES)[woman], country)


def new_address(random: Random, country: str) -> Record:
    """The address fields that customers and suppliers share."""
    slovak = country == "SK"
    city, postal_code = random.choice(words.SLOVAK_TOWNS if slovak else words.CZECH_TOWNS)
    street = random.choice(words.SLOVAK_STREETS if slovak else words.CZECH_STREETS)
    number = str(random.randint(1, 180))
    if random.random() < 0.5:
        number = f"{random.randint(200, 1900)}/{random.randint(1, 60)}"
    return {
        "addressLine1": f"{street} {number}",
        "addressLine2": random.choice(words.SECOND_LINES) if random.random() < 0.1 else None,
        "city": city,
        "zip": postal_code,
        "country": country,
    }


def email(name: str, country: str, *, used: set[str]) -> str:
    """An address at example.cz or example.sk that nobody in `used` has; it is added there."""
    words_of_name = "".join(each if each.isalnum() else " " for each in fold(name)).split()
    stem = ".".join(words_of_name)[:60]
    domain = f"example.{country.lower()}"
    address, number = f"{stem}@{domain}", 1
    while address in used:
        number += 1
        address = f"{stem}{number}@{domain}"
    used.add(address)
    return address


class CustomerMaker:
    """Makes customer records and keeps what must be unique among them."""

    def __init__(self, origin: Origin, *, groups: Sequence[Record]) -> None:
        self._origin = origin
        self._random = origin.random
        self._now = origin.now
        self._groups = groups
        self._emails: set[str] = set()
        self._cards: set[str] = set()

    def make(self) -> Record:
        """One customer: a person, or a firm with or without a contact person."""
        random = self._random
        country = "SK" if random.random() < 0.27 else "CZ"
        firm = self._firm(country) if random.random() < 0.28 else ""
        person = new_person(random, country) if not firm or random.random() < 0.6 else Person("", "", country)
        version_date, created = self._dates()
        named = f"{person.first} {person.last}".strip() or firm
        fields = {
            "_discountGroupId": self._group(bool(firm)),
            "_sellerId": None,
            "firstName": person.first,
            "lastName": person.last,
            "companyName": firm,
            **self._registration(country, firm=bool(firm)),
            **new_address(random, country),
            "barcode": self._card() if random.random() < 0.8 else "",
            "birthday": moments.birthday(random, self._now)
            if person.last and random.random() < 0.7
            else None,
            "created": created,
            "display": random.random() > 0.03,
            "email": email(named, country, used=self._emails) if random.random() < 0.8 else "",
            "expireDate": self._now + random.randint(-200, 700) * moments.DAY
            if random.random() < 0.12
            else None,
            "externalId": f"K{random.randint(10_000, 99_999)}" if random.random() < 0.35 else None,
            "flags": 0,
            "headerPrint": "Děkujeme za Vaši věrnost" if random.random() < 0.06 else "",
            "hexColor": random.choice(COLOURS),
            "internalNote": random.choice(words.INTERNAL_NOTES) if random.random() < 0.15 else "",
            "modifiedBy": random.choice(("import", "kancelar", "pokladna-1", "pokladna-2", "pokladna-ba")),
            "note": random.choice(words.CUSTOMER_NOTES) if random.random() < 0.25 else None,
            "phone": codes.phone(random, country) if random.random() < 0.85 else "",
            "points": self._points(),
            "tags": self._tags(country, firm=bool(firm)),
        }
        return self._origin.record(fields, version_date=version_date)

    def _firm(self, country: str) -> str:
        random = self._random
        slovak = country == "SK"
        kinds = firms.SLOVAK_FIRMS if slovak else firms.CZECH_FIRMS
        forms = firms.SLOVAK_FORMS if slovak else firms.CZECH_FORMS
        return f"{random.choice(kinds)} {random.choice(firms.FIRM_NAMES)} {random.choice(forms)}"

    def _registration(self, country: str, *, firm: bool) -> Record:
        if not firm:
            return {"companyId": "", "vatId": "", "companyId2": None}
        number = codes.new_company_number(self._random)
        payer = self._random.random() < 0.8
        if country == "SK":
            vat_id = codes.new_slovak_vat_id(self._random) if payer else ""
            return {"companyId": number, "vatId": vat_id, "companyId2": vat_id or None}
        return {"companyId": number, "vatId": f"CZ{number}" if payer else "", "companyId2": None}

    def _group(self, firm: bool) -> int | None:
        if self._random.random() > (0.6 if firm else 0.25):
            return None
        chosen: int = self._random.choice(self._groups)["id"]
        return chosen

    def _dates(self) -> tuple[int, int]:
        if self._random.random() < IMPORT_SHARE:
            moment = moments.import_moment(self._now, days=IMPORT_DAYS)
            return moment, moment
        changed = moments.working_moment(self._random, self._now)
        if self._random.random() < 0.3:
            return changed, changed
        return changed, changed - self._random.randint(1, 2600 * moments.DAY)

    def _card(self) -> str:
        card = codes.new_card(self._random)
        while card in self._cards:
            card = codes.new_card(self._random)
        self._cards.add(card)
        return card

    def _points(self) -> float:
        if self._random.random() < 0.2:
            return 0.0
        return round(self._random.expovariate(1 / 180) * 2) / 2

    def _tags(self, country: str, *, firm: bool) -> list[str]:
        found = ["firemní odběr"] if firm else []
        if country == "SK":
            found.append("Bratislava")
        extra = self._random.choices((0, 1, 2, 3), weights=(50, 30, 15, 5))[0]
        found += (tag for tag in self._random.sample(CUSTOMER_TAGS, extra) if tag not in found)
        return found


RIGHTS = (
    (0x7FFF, 0x7F), (0x0FF, 0x03), (0x0FF, 0x03), (0x03F, 0x0F), (0x03F, 0x0F), (0x03F, 0x0F), (0x07F, 0x01),
    (0x07F, 0x01), (0x00F, 0x7F), (0x0FF, 0x03), (0x07F, 0x01),
)  # fmt: skip
"""Access level and stock access level of each employee after the administrator.

The cloud tells nobody what the bits mean; these only differ as rights would.
"""
ALL_RIGHTS = (0x7FFFFFFF, 0x7FFFFFFF)


def build_employees(origin: Origin) -> list[Record]:
    """The administrator (id 0) and eleven people; two work in Bratislava, one has left."""
    used: set[str] = set()
    administrator = _employee(origin, Person("", "Administrátor", "CZ"), rights=ALL_RIGHTS, used=used)
    records = [{**administrator, "id": 0, "barcode": None, "requirePinAlways": True, "tags": []}]
    for place, rights in enumerate(RIGHTS):
        person = new_person(origin.random, "SK" if place >= len(RIGHTS) - 2 else "CZ")
        records.append(_employee(origin, person, rights=rights, used=used))
    records[-3]["enabled"] = False
    return records


def _employee(origin: Origin, person: Person, *, rights: tuple[int, int], used: set[str]) -> Record:
    random = origin.random
    name = f"{person.first} {person.last}".strip()
    return origin.record({
        "_sellerId": None,
        "accessLevel": rights[0],
        "barcode": f"Z{random.randint(0, 10**8 - 1):08d}",
        "email": email(name, person.country, used=used),
        "enabled": True,
        "hexColor": random.choice(COLOURS),
        "maxDiscount": random.choice((5.0, 10.0, 100.0, None)),
        "modifiedBy": "kancelar",
        "name": name,
        "phone": codes.phone(random, person.country),
        "requirePinAlways": False,
        "stockAccessLevel": rights[1],
        "tags": ["zaměstnanec"],
    })  # fmt: skip
