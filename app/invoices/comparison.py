"""Compares the lines of an invoice with the shop's products: what each line is, what a piece costs, and what is told of it.

Called by `invoices`. Only reads. What a price means for a product is decided where price lists are compared
(`app.supplier_list.comparing`): the selling price, the supplier, a new product.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from decimal import Decimal
from typing import Any

from app import prices
from app.change_set import ChangeLine, ChangeSet, Effect
from app.commands.purchase_price import PRODUCTS
from app.invoices import units
from app.invoices.amounts import PLACES, Exchange, UnitPrice, shown, unit_price
from app.invoices.invoice import Invoice, InvoiceLine, Note
from app.invoices.matching import LineMatch, LineMatcher, MatchedBy
from app.invoices.packs import pieces_of
from app.invoices.parties import FoundSupplier
from app.queries.purchase_prices import PurchasePrices
from app.supplier_list import comparing
from app.supplier_list.columns import CODE, EAN, NAME, PRICE, RATE
from app.supplier_list.comparing import PricesPaid
from app.supplier_list.file_comparison import shop_of
from app.supplier_list.matching import ProductMatch
from app.supplier_list.terms import Terms
from storage.errors import Problem
from storage.records.replica import Replica
from storage.schema.fields import Record

CENT = Decimal("0.01")
JUMP = 0.5
"""A share by which a purchase price changes that may come from taking a pack for a piece."""
_DOMESTIC = ("", "S")
"""Categories of VAT whose rate is that of the goods here, too."""


@dataclass(frozen=True, slots=True)
class NotGoods:
    """What a person says of a line that is no product."""


@dataclass(frozen=True, slots=True)
class NewProduct:
    """What a person says of a line whose product is to be made."""


NOT_GOODS, NEW_PRODUCT = NotGoods(), NewProduct()


@dataclass(frozen=True, slots=True, kw_only=True)
class Answers:
    """What a person said about one invoice; lines by their place."""

    supplier: int | None = None
    exchange: Decimal | None = None
    pieces: Mapping[int, Decimal] = field(default_factory=dict)
    """Pieces in one unit of a line."""
    products: Mapping[int, int | NotGoods | NewProduct] = field(default_factory=dict)
    """The product of a line."""


@dataclass(frozen=True, slots=True, kw_only=True)
class InvoiceChange(ChangeLine):
    """One line of an invoice beside its product."""

    source: InvoiceLine
    matched: MatchedBy = ""
    pieces: Decimal | None = None
    """How many pieces the line is in all, in the unit of the product; None where that has to be asked."""
    in_unit: Decimal | None = None
    """Pieces in one unit of the line."""
    unit_cost: Decimal | None = None
    """Of one piece without VAT, in the shop's currency, by this line alone."""
    told: tuple[Note, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class ComparedInvoice(ChangeSet):
    """An invoice beside the shop; its lines are `InvoiceChange`."""

    invoice: Invoice
    supplier: FoundSupplier
    supplier_id: int
    """Of the supplier, or the id that it gets when it is made."""
    answers: Answers
    told: tuple[Note, ...] = ()
    used: bool = False
    """Whether it was used before."""

    @property
    def changes(self) -> tuple[InvoiceChange, ...]:
        """The lines by their own class."""
        return tuple(each for each in self.lines if isinstance(each, InvoiceChange))


@dataclass(slots=True, eq=False)
class _Work:
    """A line on its way: what it is about and what a piece costs."""

    line: InvoiceLine
    match: LineMatch
    product: Record | None = None
    chosen: bool = False
    cost: Decimal | None = None
    in_unit: Decimal | None = None
    doubtful: bool = False
    notes: list[Note] = field(default_factory=list)
    leader: _Work | None = None
    """An earlier line about the same product."""
    same: list[_Work] = field(default_factory=list)
    """Later lines about the same product."""

    @property
    def pieces(self) -> Decimal | None:
        quantity = self.line.quantity
        return None if self.in_unit is None or quantity is None else quantity * self.in_unit


class LineComparison:
    """Compares the lines of one invoice; the shop is read once, so that answers are compared quickly."""

    def __init__(self, replica: Replica, supplier: int, terms: Terms, invoice: Invoice) -> None:
        self._replica = replica
        self._invoice = invoice
        self._matcher = LineMatcher(replica, supplier, invoice.lines)
        self._listed = replica.supplier_prices.of_supplier(supplier)
        # Pieces, VAT and the currency of an invoice stand in it, and were calculated before.
        plain = replace(terms, pieces=Decimal(1), with_vat=False, exchange=Decimal(1))
        self._shop = shop_of(replica, supplier, plain)

    def lines(self, exchange: Exchange, answers: Answers) -> list[InvoiceChange]:
        """The lines, each beside its product."""
        invoice = self._invoice
        works = [_Work(each, self._match(each, answers)) for each in invoice.lines]
        ids = {each.match.found.id for each in works if each.match.found.id is not None}
        records = self._replica.many(PRODUCTS, ids)
        costs = PurchasePrices(self._replica, ids)
        for each in works:
            each.product = records.get(each.match.found.id or 0)
            each.chosen = each.line.line in answers.products
            each.notes = list(each.line.notes)
            self._price(each, exchange, answers, costs)
        _group(works)
        return [self._change(each, invoice, costs) for each in works]

    def _match(self, line: InvoiceLine, answers: Answers) -> LineMatch:
        found = self._matcher.match(line)
        said = answers.products.get(line.line)
        if isinstance(said, int):
            return LineMatch(ProductMatch(said, NAME), "chosen", found.item)
        return LineMatch(ProductMatch(), "", None) if said is not None else found

    def _price(self, work: _Work, exchange: Exchange, answers: Answers, costs: PurchasePrices) -> None:
        """What a piece costs, or why nothing is said about it."""
        line, match = work.line, work.match
        said = answers.products.get(line.line)
        if said == NOT_GOODS or (
            said is None and match.item is not None and match.item.product is None and not match.by
        ):
            work.notes.append(Note("not_goods"))
            return
        if (other := self._no_goods(work)) and said is None:
            work.notes.append(Note(other))
            return
        found: UnitPrice = unit_price(line, exchange)
        work.notes += found.notes
        work.doubtful = found.doubtful
        known = self._known(work.product, costs)
        pieces = pieces_of(
            line, match, work.product, found.price or Decimal(0), known, answers.pieces.get(line.line)
        )
        work.in_unit = pieces.count
        if found.price is None:
            return
        work.notes += pieces.notes
        if pieces.count is not None:
            work.cost = (found.price / pieces.count).quantize(PLACES)

    def _no_goods(self, work: _Work) -> str:
        """`deposit` or `service` for a line that is called so, or measured in hours, and that no product is found for."""
        if work.product is not None or work.match.found.problem is not None:
            return ""
        if units.sort_of(work.line.unit) == "service":
            return "service"
        return units.not_goods(work.line.name) if not work.line.gtins else ""

    def _known(self, product: Record | None, costs: PurchasePrices) -> Decimal | None:
        paid = self._paid(product, costs)
        found = paid.otherwise if paid.listed is None else paid.listed
        return Decimal(repr(float(found))) if found else None

    def _paid(self, product: Record | None, costs: PurchasePrices) -> PricesPaid:
        listed = None if product is None else self._listed.get(product["id"])
        otherwise = None if product is None or listed is not None else costs.of(product)
        return PricesPaid(listed, None if otherwise is None else otherwise.price)

    def _change(self, work: _Work, invoice: Invoice, costs: PurchasePrices) -> InvoiceChange:
        """The line with its effect."""
        change = self._compared(work, _cost_of_all(work), costs)
        if work.leader is not None:
            change = replace(change, effect=Effect.UNCHANGED, can_tick=False, ticked=False)
        elif work.cost is not None:
            change = self._told(work, change)
        change = _by_kind(invoice, work, change)
        return InvoiceChange(
            **{each.name: getattr(change, each.name) for each in fields(ChangeLine)},
            source=work.line,
            matched=work.match.by if work.product is not None else "",
            pieces=work.pieces,
            in_unit=work.in_unit,
            unit_cost=work.cost,
            told=tuple(work.notes),
        )

    def _compared(self, work: _Work, cost: Decimal | None, costs: PurchasePrices) -> ChangeLine:
        """The line as a line of a price list with one price for a piece."""
        line, product = work.line, work.product
        values = self._values(work)
        if cost is None:
            return ChangeLine(
                effect=Effect.DOUBTFUL, line=line.line, id=None if product is None else product["id"],
                name=line.name or str((product or {}).get(NAME) or ""), code=line.code or next(iter(line.gtins), ""),
                matched_by=work.match.found.by, shelf=(product or {}).get(prices.WITH_VAT),
            )  # fmt: skip
        values[PRICE] = float(cost)
        row = ChangeLine(effect=Effect.CHANGED, line=line.line, after=values)
        found = comparing.compare(self._shop, row, work.match.found, product, self._paid(product, costs))
        return replace(found, name=line.name or found.name)

    def _values(self, work: _Work) -> dict[str, Any]:
        """What the line says of the product. Of one that a person chose its codes say nothing against it."""
        line = work.line
        values: dict[str, Any] = {NAME: line.name}
        if work.match.by not in ("chosen", "remembered"):
            gtins = [each for each in line.gtins if not work.match.is_pack]
            values |= {EAN: gtins} if gtins else {}
            code = work.match.code or line.code
            values |= {CODE: code} if code else {}
        rate = 1 + float(line.vat) / 100 if line.vat is not None else None
        if (
            work.product is None
            and rate is not None
            and line.vat_category in _DOMESTIC
            and self._has_rate(rate)
        ):
            values[RATE] = rate
        return values

    def _has_rate(self, rate: float) -> bool:
        return any(abs(rate - each) < comparing.LEAST_RATE_DIFFERENCE for each in self._shop.rates)

    def _told(self, work: _Work, change: ChangeLine) -> ChangeLine:
        """What else is told of a line with a price."""
        line, product = work.line, work.product
        if product is None:
            return self._told_of_new(work, change)
        rate = product.get(prices.RATE)
        if line.vat is not None and rate and abs(float(line.vat) - (rate - 1) * 100) > CENT:
            was = f"{(rate - 1) * 100:.6g}"
            work.notes.append(Note("other_rate", {"listed": shown(line.vat), "was": was}))
        if change.change is not None and abs(change.change) > JUMP and work.in_unit == 1:
            work.notes.append(Note("jump", {"percent": f"{change.change * 100:+.0f}", "line": line.line}))
        if work.doubtful and change.effect in (Effect.CHANGED, Effect.UNCHANGED):
            return replace(change, effect=Effect.DOUBTFUL, ticked=False)
        return change

    def _told_of_new(self, work: _Work, change: ChangeLine) -> ChangeLine:
        line = work.line
        if change.effect is not Effect.NEW:
            return change
        after = dict(change.after)
        if measure := units.measure_of(line.unit):
            after["unit"] = measure
        change = replace(change, after=after)
        if work.doubtful:
            return replace(change, effect=Effect.DOUBTFUL, ticked=False)
        if not line.gtins and not line.code and not work.chosen:
            work.notes.append(Note("no_code"))
            return replace(change, effect=Effect.UNKNOWN, ticked=False)
        return replace(change, ticked=work.chosen)


def _group(works: Sequence[_Work]) -> None:
    """Lets the first line of each product know the others: one product on two lines is normal."""
    first: dict[object, _Work] = {}
    for each in works:
        if each.cost is None or each.line.before:
            continue
        codes = each.line.gtins or ((each.line.code,) if each.line.code else ())
        key: object = (
            each.product["id"] if each.product is not None else ("new", codes) if codes else each.line.line
        )
        leader = first.setdefault(key, each)
        if leader is each:
            continue
        each.leader = leader
        each.notes.append(Note("same_product", {"line": leader.line.line}))
        differs = abs(each.cost - (leader.cost or each.cost)) > CENT
        if differs and not any(note.code == "weighted" for note in leader.notes):
            leader.notes.append(Note("weighted"))
        leader.same.append(each)


def _cost_of_all(work: _Work) -> Decimal | None:
    """What a piece costs by all lines of the product together."""
    together = [work, *work.same]
    if work.cost is None or len(together) == 1 or not any(each.code == "weighted" for each in work.notes):
        return work.cost
    pieces = sum(((each.pieces or Decimal(0)) for each in together), Decimal(0))
    paid = sum(((each.pieces or Decimal(0)) * (each.cost or Decimal(0)) for each in together), Decimal(0))
    return (paid / pieces).quantize(PLACES) if pieces > 0 else work.cost


def _by_kind(invoice: Invoice, work: _Work, change: ChangeLine) -> ChangeLine:
    """The line as far as a document of this kind changes prices."""
    if invoice.kind == "invoice":
        return change
    if invoice.kind == "correction" and not work.line.before:
        return replace(change, effect=Effect.DOUBTFUL, ticked=False)
    work.notes.append(Note("before_correction" if work.line.before else "no_new_price"))
    return replace(change, effect=Effect.DOUBTFUL, ticked=False, can_tick=False)


def problems_of(line: InvoiceChange) -> Iterable[Note | Problem]:
    """Everything that is told of a line."""
    yield from line.problems
    yield from line.told
