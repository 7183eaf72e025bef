"""`demo --headless`: two tills and a cloud with an outage, played with real files and real HTTP on this computer.

Called by `app.cli.demo`. Every printed number is counted. Returns whether in the end both tills and the cloud hold the
same records. The printed sentences belong to this module.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from app.account.connection import connect
from app.practice.cloud import PracticeCloud
from app.practice.compare import Comparison, compare
from app.practice.filled_cloud import open_cloud
from app.queries.queries import Conflict, Counts, Queries
from app.runtime import Runtime
from app.settings.secrets import MemorySecrets
from app.settings.shop_file import Shop
from storage.errors import BugError
from storage.schema.fields import Record
from storage.schema.validation import blank
from sync.events import RunOutcome

PrintLine = Callable[[str], None]

SHOWN_COUNTS = (
    "products",
    "product-ingredients",
    "customers",
    "suppliers",
    "employees",
    "tags",
    "categories",
)

NEW_PRODUCT = "Polední menu"


@dataclass(frozen=True, slots=True)
class StoryRecords:
    """The records of the story, chosen from the download."""

    customer: Record
    """Changed by both tills, in different fields."""
    deleted: Record
    """Deleted by the first till only."""
    conflicting: Record
    """Deleted by the first till, edited by the second."""
    product: Record
    """Its price is changed by both tills."""
    ingredients: tuple[Record, Record]


def play(folder: Path, print_line: PrintLine) -> bool:
    """Play the story in `folder`, which the caller removes; returns whether cloud and tills agree in the end."""
    with ExitStack() as stack:
        print_line("1. The practice cloud opens.")
        cloud = open_cloud(folder / "cloud")
        stack.callback(cloud.close)
        cloud.start()
        print_line(f"   It listens on {cloud.url} and holds {_counts(Queries(cloud.replica).counts())}.")
        tills = {name: stack.enter_context(_till(folder / name, cloud)) for name in ("till-a", "till-b")}
        first, second = tills["till-a"], tills["till-b"]

        print_line("2. Two tills download the shop for the first time.")
        for name, till in tills.items():
            _run(name, till, print_line)

        print_line("3. The cloud stops; both tills go on.")
        cloud.stop()
        _run("till-a", first, print_line)
        records = _choose(first)
        print_line("4. Without the cloud, people go on working, each at a till of their own.")
        _edit_first(first, records, print_line)
        _edit_second(second, records, print_line)

        print_line("5. The cloud is back; the second till comes first.")
        cloud.start()
        _run("till-b", second, print_line)
        print_line("   Now the first.")
        outcome = _run("till-a", first, print_line)
        _print_merged(first, records, outcome, print_line)

        print_line("6. A person decides what is held.")
        for conflict in first.queries.needs_you():
            _decide(first, conflict, print_line)
        _run("till-a", first, print_line)
        _run("till-b", second, print_line)

        print_line("7. Both tills and the cloud are compared, record by record.")
        found = compare({"cloud": cloud.replica, **{name: till.replica for name, till in tills.items()}})
        _print_comparison(found, print_line)
        return found.equal and not any(till.replica.changes() for till in tills.values())


def _till(folder: Path, cloud: PracticeCloud) -> Runtime:
    """A till: a data folder of its own, connected to the practice cloud; its token is in memory only."""
    folder.mkdir(parents=True)
    shop = Shop(base_url=cloud.url, cloud_id=cloud.cloud_id)
    secrets = MemorySecrets()
    connect(folder, shop, cloud.refresh_token, secrets=secrets)
    return Runtime(folder, secrets=secrets, keep_log=False)


def _run(name: str, till: Runtime, print_line: PrintLine) -> RunOutcome:
    started = time.monotonic()
    outcome = till.run()
    seconds = time.monotonic() - started
    print_line(
        f"   {name}: {outcome.outcome}; {outcome.pulled} fetched, {outcome.pushed} sent, {outcome.merged} merged,"
        f" {outcome.waiting} waiting, {outcome.needs_you} to decide; {outcome.requests} requests, {seconds:.1f} s."
    )
    return outcome


def _choose(till: Runtime) -> StoryRecords:
    """Records that fit the story. Raises BugError if the practice shop has none."""
    customers = [
        each
        for each in till.queries.page("customers", sort="id", limit=100).records
        if each["email"] and each["phone"] and each["firstName"]
    ]
    products = till.queries.page("products", sort="id", limit=100).records
    priced = [each for each in products if each["priceWithVat"] and not each["requiresPriceEntry"]]
    recipe = till.queries.page("product-ingredients", sort="id", limit=100).records
    parts = till.replica.many("products", dict.fromkeys(each["_productId"] for each in recipe))
    if len(customers) < 3 or not priced or len(parts) < 2:
        raise BugError(where="practice_shop")
    one, other = list(parts.values())[:2]
    customer, deleted, conflicting = customers[:3]
    return StoryRecords(customer, deleted, conflicting, priced[0], (one, other))


def _edit_first(till: Runtime, records: StoryRecords, print_line: PrintLine) -> None:
    commands, queries = till.commands, till.queries
    customer, product = records.customer, records.product
    phone = {"phone": "+420 601 222 333", "tags": [*customer["tags"], "stálý host"]}
    commands.save("customers", phone, id=customer["id"], add={"points": 10.0})
    print_line(f"   till-a: {_title(till, customer)} gets another phone, a tag and 10 points.")
    price = _price(product, 1.10)
    commands.save("products", price, id=product["id"])
    print_line(
        f"   till-a: {product['name']} goes from {product['priceWithVat']:.2f} to {price['priceWithVat']:.2f}."
    )
    made = commands.save("customers", _new_customer(till)).ids[0]
    print_line(f"   till-a: new customer {queries.lookup('customers', [made])[made]}.")
    menu = commands.save("products", _new_product(till, product)).ids[0]
    for part in records.ingredients:
        commands.save("product-ingredients", _ingredient(till, menu, part))
    print_line(
        f"   till-a: new product {NEW_PRODUCT} of {' and '.join(part['name'] for part in records.ingredients)}."
    )
    commands.delete("customers", [records.deleted["id"], records.conflicting["id"]])
    print_line(
        f"   till-a: {_title(till, records.deleted)} and {_title(till, records.conflicting)} are deleted."
    )
    print_line(f"   till-a: {_waiting(till)} changes wait, safe on this computer's disk.")


def _edit_second(till: Runtime, records: StoryRecords, print_line: PrintLine) -> None:
    commands, customer, product = till.commands, records.customer, records.product
    address = {"email": "nova@adresa.example", "tags": [*customer["tags"], "víno"]}
    commands.save("customers", address, id=customer["id"], add={"points": 5.0})
    print_line(f"   till-b: {_title(till, customer)} gets another e-mail address, another tag and 5 points.")
    price = _price(product, 0.90)
    commands.save("products", {**price, "subtitle": "z naší pece"}, id=product["id"])
    print_line(f"   till-b: {product['name']} goes to {price['priceWithVat']:.2f} and gets a subtitle.")
    commands.save("customers", {"phone": "+420 777 000 111"}, id=records.conflicting["id"])
    print_line(f"   till-b: {_title(till, records.conflicting)} gets another phone.")
    print_line(f"   till-b: {_waiting(till)} changes wait.")


def _print_merged(till: Runtime, records: StoryRecords, outcome: RunOutcome, print_line: PrintLine) -> None:
    now = till.replica.known("customers", records.customer["id"])
    print_line(f"   Merged by themselves: {outcome.merged} records. {_title(till, now)} has now")
    print_line(f"     phone {now['phone']} (till-a), e-mail {now['email']} (till-b),")
    print_line(
        f"     tags {', '.join(now['tags'])} (both), points {records.customer['points']:g} + 10 + 5 = {now['points']:g}."
    )
    for conflict in till.queries.needs_you():
        print_line(f"   Held: {conflict.title} ({conflict.reason})")
        for name, versions in conflict.fields.items():
            here = "deleted" if conflict.deleted_here else versions.local
            print_line(f"     {name}: was {versions.base}, here {here}, in the cloud {versions.cloud}")


def _decide(till: Runtime, conflict: Conflict, print_line: PrintLine) -> None:
    """Resolve a conflict: keep this till's values, but do not delete a record that the other till edited."""
    ours = not conflict.deleted_here
    till.commands.keep(conflict.entity, conflict.id, "local" if ours else "cloud", origin="demo")
    print_line(f"   {conflict.title}: {'the value of this till' if ours else 'not deleted'}.")


def _print_comparison(found: Comparison, print_line: PrintLine) -> None:
    for entity, count in found.records.items():
        if count:
            print_line(f"   {entity}: {count} records")
    for difference in found.differences[:20]:
        print_line(f"   DIFFERENT: {difference}")
    verdict = "equal" if found.equal else f"{len(found.differences)} differences"
    print_line(f"   {sum(found.records.values())} records in the cloud and in each till: {verdict}.")


def _price(product: Mapping[str, Any], factor: float) -> Record:
    """Both prices after a change by `factor`: with and without VAT change together."""
    with_vat = round(product["priceWithVat"] * factor, 0)
    return {"priceWithVat": with_vat, "priceWithoutVat": round(with_vat / product["vat"], 6)}


def _new_customer(till: Runtime) -> Record:
    """The defaults of the form and the values that a person enters."""
    typed = {"firstName": "Božena", "lastName": "Nováková", "phone": "+421 905 123 456", "zip": "602 00"}
    return {**blank(till.replica.catalogue["customers"]), **typed}


def _new_product(till: Runtime, like: Mapping[str, Any]) -> Record:
    typed = {
        "name": NEW_PRODUCT,
        "_categoryId": like["_categoryId"],
        "vat": like["vat"],
        "priceWithVat": 165.0,
    }
    return {
        **blank(till.replica.catalogue["products"]), **typed, "priceWithoutVat": round(165.0 / like["vat"], 6)
    }  # fmt: skip


def _ingredient(till: Runtime, product: int, part: Mapping[str, Any]) -> Record:
    typed = {"_parentProductId": product, "_productId": part["id"], "quantity": 1.0, "unit": part["unit"]}
    return {**blank(till.replica.catalogue["product-ingredients"]), **typed}


def _title(till: Runtime, record: Mapping[str, Any]) -> str:
    return till.queries.title("customers", record)


def _waiting(till: Runtime) -> int:
    return sum(waiting for waiting, _ in till.replica.waiting_counts().values())


def _counts(counts: Mapping[str, Counts]) -> str:
    return ", ".join(f"{counts[name].total} {name}" for name in SHOWN_COUNTS if name in counts)
