"""Every path that writes a price, drawn at random over every kind of product: rate, prices and levels end in agreement.

A product whose prices contradict each other already, because a program or the cloud left them so, keeps them until
somebody asks for another one. The command line is played on a whole shop, one product for each kind.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from decimal import Decimal
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from app import prices
from app.change_set import ChangeLine, ChangeSet, Effect
from app.changes.application import apply
from app.changes.bulk_change import BulkChange, bulk_change
from app.changes.column_values import column_values
from app.commands.adjustment import Adjustment
from app.commands.resolve import Value
from app.commands.save_with_related import save_with_related
from app.plans.planner import Planner
from app.price_work import pricing
from app.price_work.rule import LEVELS, PriceRule, Rounding
from app.queries import timeline
from app.runtime import Runtime
from app.supplier_list.price_lists import PriceLists
from app.supplier_list.terms import Terms
from app.transfer.columns import guess_mapping
from app.transfer.importer import Importer
from app.transfer.tables import read_table, write_table
from storage.errors import InvalidRecord
from storage.outbox.questions import HoldReason
from storage.records.replica import Replica
from sync.merge.apply_verdict import apply_verdict
from tests.app.cli.conftest import command
from tests.app.support.workstation import Workstation
from tests.fakes.clock import ManualClock
from tests.fakes.steps import observe
from tests.storage.support.replicas import put, record

PRODUCT, SUPPLIER, EAN = 1, 41, "8590000000017"
FURTHER = tuple(name for level, name in LEVELS.items() if level != "A")
HUGE = 1.7e308
DAY = 86_400_000

PRICES = (
    st.integers(0, 10**7).map(lambda cents: cents / 100)
    | st.sampled_from([0.0, 1e-12, 5e-324, 41.3223140495868, 0.1 + 0.2, 999999999.99, 1e28, HUGE])
    | st.floats(-1e3, 1e12)
)
RATES = st.sampled_from([1.0, 1.05, 1.12, 1.21, 1.23]) | st.floats(1, 2)
LEVEL_PRICES = st.fixed_dictionaries({name: PRICES | st.none() for name in FURTHER})
NUMBERS = st.decimals(0, 99, places=2)


def agreeing(price: float, rate: float) -> dict[str, Any]:
    """As every path here would have left them."""
    shelf = min(price, 1e12)
    return {"priceWithVat": shelf, "priceWithoutVat": prices.without_vat(shelf, rate), "vat": rate}


CONSISTENT = st.builds(agreeing, PRICES, RATES)
ANY = st.fixed_dictionaries(
    # The cloud has products with a rate that is no multiplier.
    {"priceWithVat": PRICES | st.none(), "priceWithoutVat": PRICES, "vat": RATES | st.just(0.0)}
)
STARTS = st.builds(lambda linked, further: {**linked, **further}, CONSISTENT | ANY, LEVEL_PRICES)
ONE = (
    st.tuples(st.sampled_from(["priceWithVat", "priceWithoutVat", *FURTHER]), PRICES)
    | st.tuples(st.just("vat"), RATES)
    | st.tuples(st.sampled_from(["priceWithVat", *FURTHER]), st.none())
).map(lambda pair: dict([pair]))
WRITES = ONE | st.fixed_dictionaries(
    {}, optional={"priceWithVat": PRICES | st.none(), "priceWithoutVat": PRICES, "vat": RATES, "priceWithVatB": PRICES}
).filter(bool)  # fmt: skip
ROUNDINGS = st.sampled_from([
    Rounding(), Rounding(step=Decimal("0.1")), Rounding(step=Decimal(5)), Rounding(ending=Decimal("0.90")),
])  # fmt: skip
RULES = st.builds(
    PriceRule,
    start=st.sampled_from(["price", "margin", "markup", "vat"]),
    level=st.sampled_from("ABCDE"),
    source=st.none() | st.sampled_from("ABCDE"),
    adjustment=st.builds(
        Adjustment, factor=st.decimals(0, 3, places=3), amount=st.decimals(-50, 50, places=2)
    ),
    fixed=st.none() | PRICES,
    percent=NUMBERS,
    rate=RATES,
    kept=st.sampled_from(["shelf", "net"]),
    rounding=ROUNDINGS,
    on_net=st.booleans(),
)
TERMS = st.builds(
    Terms, start=st.sampled_from(["keep", "margin", "markup"]), percent=NUMBERS, rounding=ROUNDINGS
)
SIDES = st.fixed_dictionaries(dict.fromkeys(prices.LINKED, st.sampled_from(["local", "cloud"])))


class Shop:
    """One product on one computer, and what its prices were after each step."""

    def __init__(self, folder: Path, start: Mapping[str, Any]) -> None:
        self.folder = folder
        self.station = Workstation(folder)
        self.replica, self.commands = self.station.replica, self.station.commands
        self.station.known("suppliers", SUPPLIER, name="METRO")
        self.station.known("categories", 11)
        for number, value in enumerate((0.0, 5.0, 12.0, 21.0, 23.0), start=21):
            self.station.known("taxes", number, value=value)
        self.station.known("products", PRODUCT, _categoryId=11, ean=[EAN], _supplierId=SUPPLIER, **start)
        self.seen: list[tuple[Any, ...]] = []
        self.look()

    def prices(self) -> dict[str, Any]:
        """The price fields as they are."""
        now = self.replica.known("products", PRODUCT)
        return {name: now[name] for name in prices.SELLING}

    def linked(self) -> tuple[Any, ...]:
        """The three that depend on each other."""
        now = self.prices()
        return tuple(now[name] for name in prices.LINKED)

    def look(self) -> None:
        """Remember the prices."""
        self.seen.append(self.linked())


def form(shop: Shop, values: Mapping[str, Any]) -> None:
    save_with_related(shop.commands, "products", values, id=PRODUCT)


def cell(shop: Shop, values: Mapping[str, Any]) -> None:
    shop.commands.save("products", values, id=PRODUCT)


def done(shop: Shop, found: ChangeSet) -> None:
    apply(shop.commands, found, found.ticked, origin="window")


def bulk(shop: Shop, values: Mapping[str, Any]) -> None:
    done(shop, bulk_change(shop.replica, "products", [PRODUCT], BulkChange(values=values)))


def adjusted(shop: Shop, name: str, by: Adjustment) -> None:
    done(shop, bulk_change(shop.replica, "products", [PRODUCT], BulkChange(adjust={name: by})))


def paste(shop: Shop, values: Mapping[str, Any]) -> None:
    ((name, value),) = values.items()
    done(shop, column_values(shop.replica, "products", name, [(PRODUCT, value)]))


def imported(shop: Shop, values: Mapping[str, Any], ending: str) -> None:
    path = shop.folder / f"prices.{ending}"
    cells = [PRODUCT if ending == "xlsx" else str(PRODUCT)]
    for value in values.values():
        # A spreadsheet keeps a number, a text its decimal digits.
        cells.append(value if ending == "xlsx" or value is None else format(Decimal(repr(value)), "f"))
    write_table(path, ["id", *values], [cells])
    importer = Importer(shop.replica, shop.commands, "products")
    table = read_table(path)
    importer.apply(importer.plan(table, guess_mapping(importer.entity, table.heads), "id"), partly=True)


def supplier_list(shop: Shop, cost: float, terms: Terms) -> None:
    path = shop.folder / "list.csv"
    path.write_text(f"EAN;Cena\n{EAN};{format(Decimal(repr(cost)), 'f').replace('.', ',')}\n")
    lists = PriceLists(shop.replica, shop.commands)
    table, mapped = lists.read(path, terms)
    found = lists.compare(table, mapped, SUPPLIER, terms)
    lists.apply(found, [each for each in found.lines if each.can_tick], terms, origin="window")


def price_work(shop: Shop, rule: PriceRule) -> None:
    done(shop, pricing.preview(shop.replica, [PRODUCT], rule))


def plan(shop: Shop, values: Mapping[str, Any], then: Mapping[str, Any] | None) -> None:
    """Begun and returned; `then` is written meanwhile, and the plan's way is chosen where it asks."""
    clock, planner = shop.station.clock, Planner(shop.replica, shop.commands)

    def when(days: int) -> str:
        return datetime.fromtimestamp((clock.now() + days * DAY) / 1000).strftime("%Y-%m-%dT%H:%M")

    added = planner.add(
        "Sale",
        [ChangeLine(effect=Effect.CHANGED, id=PRODUCT, after=values)],
        start=when(1),
        end=when(3),
        origin="window",
    ).plan
    clock.wall += 2 * DAY
    planner.do_due()
    check(shop)
    if then is not None:
        shop.commands.save("products", then, id=PRODUCT)
        check(shop)
    clock.wall += 2 * DAY
    planner.do_due()
    if added is not None:
        planner.answer(added.id, "plan", origin="window")


def put_back(shop: Shop, which: int) -> None:
    """An earlier value, by the buttons of the history."""
    entity, now = shop.replica.catalogue["products"], shop.replica.known("products", PRODUCT)
    offered = [
        values
        for event in shop.replica.timeline("products", PRODUCT)
        for names in timeline.group_inseparable(
            entity, [name for name in event.fields if name in entity.by_name]
        )
        for values in timeline.restorable_values(entity, event, names, now)
        if values.keys() <= set(prices.SELLING)
    ]
    if offered:
        shop.commands.save("products", offered[which % len(offered)], id=PRODUCT, step="put_back")


def step_back(shop: Shop) -> None:
    shop.commands.undo()


def step_forward(shop: Shop) -> None:
    shop.commands.redo()


def sent(shop: Shop) -> None:
    if shop.station.change("products", PRODUCT) is not None:
        shop.station.acknowledge("products", PRODUCT)


def cloud(shop: Shop, theirs: Mapping[str, Any]) -> None:
    """A pull brings other values: taken, or merged with what waits here, or held."""
    before = shop.station.change("products", PRODUCT)
    if before is None:
        shop.station.cloud_changes("products", PRODUCT, **theirs)
        shop.look()  # whatever the cloud has
        return
    entity = shop.replica.catalogue["products"]
    base = before.remote or before.base
    shop.station.clock.sleep(1)
    there = {**(base or {}), **theirs, "versionDate": shop.station.clock.now()}
    shop.seen.append(tuple(there[name] for name in prices.LINKED))
    with shop.replica.write() as tx:
        apply_verdict(tx, entity, before, observe(entity, before, there, now=tx.now))


def keep(shop: Shop, side: str) -> None:
    if _is_held(shop):
        shop.commands.keep("products", PRODUCT, side)


def resolve(shop: Shop, sides: Mapping[str, str], typed: Mapping[str, Any]) -> None:
    if _is_held(shop):
        held = shop.station.change("products", PRODUCT).held.fields
        choices = {**sides, **{name: Value(value) for name, value in typed.items()}}
        wanted = {name: choices.get(name, "cloud") for name in {*held, *typed}}
        shop.commands.resolve("products", PRODUCT, wanted)


def conflict(shop: Shop, mine: Mapping[str, Any], theirs: Mapping[str, Any], *decision: Any) -> None:
    """Edited here and in the cloud, and decided."""
    shop.commands.save("products", mine, id=PRODUCT)
    check(shop)
    cloud(shop, theirs)
    check(shop)
    if len(decision) == 1:
        keep(shop, *decision)
    else:
        resolve(shop, *decision)


def _is_held(shop: Shop) -> bool:
    change = shop.station.change("products", PRODUCT)
    return change is not None and change.held is not None and change.held.reason is HoldReason.OVERLAP


PATHS = (
    st.tuples(st.just(form), WRITES)
    | st.tuples(st.just(cell), ONE)
    | st.tuples(st.just(bulk), WRITES)
    | st.tuples(
        st.just(adjusted),
        st.sampled_from(list(LEVELS.values())),
        st.builds(Adjustment, factor=st.decimals(0, 3, places=3)),
    )
    | st.tuples(st.just(paste), ONE)
    | st.tuples(st.just(imported), WRITES, st.sampled_from(["csv", "xlsx"]))
    | st.tuples(st.just(supplier_list), st.floats(0.01, 1e9), TERMS)
    | st.tuples(st.just(price_work), RULES)
    | st.tuples(st.just(plan), ONE, st.none() | ONE)
    | st.tuples(st.just(put_back), st.integers(0, 9))
    | st.tuples(st.sampled_from([step_back, step_forward, sent]))
    | st.tuples(st.just(cloud), CONSISTENT | ANY | LEVEL_PRICES)
    | st.tuples(st.just(keep), st.sampled_from(["local", "cloud"]))
    | st.tuples(st.just(resolve), SIDES, ONE | st.just({}))
    | st.tuples(st.just(conflict), ONE, CONSISTENT | ANY, st.sampled_from(["local", "cloud"]))
    | st.tuples(st.just(conflict), ONE, CONSISTENT | ANY, SIDES, ONE | st.just({}))
)
"""A way to write, and what is written."""
LEVEL_WRITERS = (
    price_work,
    supplier_list,
    step_back,
    step_forward,
    put_back,
    cloud,
    keep,
    resolve,
    plan,
    conflict,
)
"""What may write a level without its name being among the values."""


def check(shop: Shop) -> None:
    """The prices agree, or are as they were before."""
    now = shop.replica.known("products", PRODUCT)
    assert prices.in_step(now) or shop.linked() in shop.seen, (shop.linked(), shop.seen)
    shop.look()


def play(start: Mapping[str, Any], steps: list[tuple[Any, ...]]) -> None:
    with TemporaryDirectory() as folder:
        shop = Shop(Path(folder), start)
        try:
            for path, *given_ in steps:
                before, held = shop.prices(), _is_held(shop)
                try:
                    path(shop, *given_)
                except InvalidRecord as refused:
                    codes = {each.code for each in refused.problems}
                    # A rate that is none comes from the cloud only; a person cannot choose it.
                    unrated = {"too_small"} if any(linked[2] == 0 for linked in shop.seen) else set()
                    assert codes <= {"prices_disagree", "too_large", *unrated}, (path, codes)
                    assert shop.prices() == before or path in (plan, conflict)
                    continue
                check(shop)
                after = shop.prices()
                written = given_[0] if given_ and isinstance(given_[0], Mapping) else {}
                if path in (form, cell) and not held and len(written) == 1:
                    assert after.items() >= written.items(), path
                if path not in LEVEL_WRITERS:
                    named = {*written, given_[0] if path is adjusted else ""}
                    levels = [name for name in FURTHER if name not in named]
                    assert [after[name] for name in levels] == [before[name] for name in levels], path
        finally:
            shop.replica.close()


AGREED = {"priceWithVat": 121.0, "priceWithoutVat": 100.0, "vat": 1.21}


@settings(max_examples=40, deadline=None)
@given(STARTS, st.lists(PATHS, min_size=1, max_size=6))
@example(
    AGREED,
    [
        (form, {"priceWithVat": None}),
        (conflict, {"priceWithVat": 1.0}, agreeing(0.0, 1.0), dict.fromkeys(prices.LINKED, "local"), {}),
        (step_back,),
    ],
)
@example({**AGREED, "vat": 0.0}, [(form, {"vat": 1.0}), (step_back,), (step_forward,)])
@example({**AGREED, "priceWithoutVat": 1.0}, [(plan, {"priceWithVat": 99.0}, None)])
@example(AGREED, [(plan, {"priceWithVat": 99.0}, {"vat": 1.12})])
def test_prices_agree_whichever_way_they_were_written(start: Any, steps: Any) -> None:
    play(start, steps)


# the command line

KINDS = [
    {"priceWithVat": shelf, "priceWithoutVat": net, "vat": rate, "priceWithVatB": shelf}
    for rate in (1.0, 1.12, 1.21, 1.2345678, 0.0)
    for shelf, net in (
        (121.0, 100.0), (121.0, prices.without_vat(121.0, max(rate, 1.0))), (None, 100.0), (0.0, 0.0), (0.1 + 0.2, 0.25),
        (1e28, 1e27), (HUGE, 0.0),
    )
]  # fmt: skip
"""A product of each kind."""
COMMANDS = (
    "prices --change +5%",
    "prices --change -7.5% --round .90",
    "prices --amount 3 --level B",
    "prices --set 49.9",
    "prices --margin 30 --round 0.5 --round-net",
    "prices --vat 12 --keep shelf",
    "prices --vat 21 --keep net --round 1",
    "supplier-list list.csv --supplier METRO --margin 25 --round .90",
    "import prices.csv --entity products --partly",
    "plan add --name Sale --start 2099-01-02 --return 2099-01-04 --change -10%",
    "plan add --name Rate --start 2099-01-02 --return 2099-01-04 --vat 12 --keep net",
    "plan add --name File --start 2099-01-02 --return 2099-01-04 --file prices.csv",
)


@pytest.fixture
def till(tmp_path: Path) -> Path:
    """A shop with a product of each kind, and files about all of them."""
    with Runtime(tmp_path, keep_log=False) as runtime:
        put(runtime.replica, "suppliers", record("suppliers", SUPPLIER, name="METRO"))
        put(
            runtime.replica, "products",
            *(record("products", number, name=f"P{number}", plu=[f"7{number}"], _supplierId=SUPPLIER,
                     purchasePriceWithoutVat=50.0, **kind)
              for number, kind in enumerate(KINDS, start=1)),
        )  # fmt: skip
    numbers = range(1, len(KINDS) + 1)
    (tmp_path / "list.csv").write_text("PLU;Cena\n" + "".join(f"7{n};50,5\n" for n in numbers))
    (tmp_path / "prices.csv").write_text("id;priceWithVat\n" + "".join(f"{n};{n + 100}\n" for n in numbers))
    return tmp_path


def linked_of(replica: Replica) -> dict[int, tuple[Any, ...]]:
    """The three of each product."""
    found = replica.many("products", range(1, len(KINDS) + 1))
    return {number: tuple(each[name] for name in prices.LINKED) for number, each in found.items()}


@pytest.mark.parametrize("words", COMMANDS)
def test_prices_agree_whichever_command_wrote_them(till: Path, words: str) -> None:
    with Runtime(till, keep_log=False) as runtime:
        before = linked_of(runtime.replica)
    done = command(till, *(str(till / each) if each.endswith(".csv") else each for each in words.split()))
    assert done.code in (0, 4), done.err
    changed = 0
    with Runtime(till, keep_log=False) as runtime:
        replica = runtime.replica
        days = ("2099-01-03", "2099-01-05") if words.startswith("plan") else ("2099-01-03",)
        for day in days:
            replica.clock = ManualClock(now=int(datetime.fromisoformat(day).timestamp() * 1000))
            Planner(replica, runtime.commands).do_due()
            now = linked_of(replica)
            changed += sum(now[number] != before[number] for number in now)
            for number, three in now.items():
                agree = prices.in_step(dict(zip(prices.LINKED, three, strict=True)))
                assert agree or three == before[number], (words, KINDS[number - 1], three)
            if day == "2099-01-05":
                assert now == before
        assert changed or "--level" in words
        while runtime.commands.undo() is not None:
            pass
        assert linked_of(replica) == before
