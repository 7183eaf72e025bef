"""How many pieces one unit of a line is, from what is known about it; asked where that is not enough. Pure.

In this order: what a person says, what was said before, a field of the line, the product, the name. What is only guessed has to
fit what the product cost until now.
"""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal
from typing import Any

from app import prices
from app.invoices import units
from app.invoices.amounts import shown
from app.invoices.invoice import InvoiceLine, Note
from app.invoices.matching import LineMatch
from app.measures import converted
from storage.schema.fields import Record

PACK_ITEM = "packageItem"
LEAST, MOST = Decimal("0.5"), Decimal(2)
"""By how much a price may differ from the one before where the number of pieces was only guessed."""
SHELF_LEAST, SHELF_MOST = Decimal("0.15"), Decimal("1.3")
"""The same, as shares of the selling price without VAT, where no purchase price is known."""


@dataclass(frozen=True, slots=True)
class Pieces:
    """Pieces in one unit, None where it has to be asked; in the unit of the product where that has a measure."""

    count: Decimal | None
    notes: tuple[Note, ...] = ()


def pieces_of(
    line: InvoiceLine, match: LineMatch, product: Record | None, price: Decimal, known: Decimal | None, said: Decimal | None
) -> Pieces:  # fmt: skip
    """The pieces in one unit, whose price is `price`; `known` is what a piece cost until now, `said` what a person says."""
    sort = units.sort_of(line.unit)
    if said is not None:
        return Pieces(said, (_pack(line, said, price),) if said != 1 else ())
    item = match.item
    if item is not None and item.pieces is not None and units.same_unit(item.unit, line.unit):
        return Pieces(item.pieces, (_pack(line, item.pieces, price),) if item.pieces != 1 else ())
    if sort == "measure":
        return _measured(line, product)
    if sort == "unknown":
        return Pieces(Decimal(1), (Note("unknown_unit", {"unit": units.name_of(line.unit)}),))
    if sort in ("pack", "bag") or match.is_pack:
        return _guessed(line, match, product, price, known)
    count = units.count_of(line.unit)
    return Pieces(count, (_pack(line, count, price),) if count != 1 else ())


def _measured(line: InvoiceLine, product: Record | None) -> Pieces:
    measure = units.measure_of(line.unit)
    if product is None:
        return Pieces(Decimal(1))
    own = str(product.get("unit") or "Piece")
    factor = converted(Decimal(1), measure, own)
    if factor is None:
        return Pieces(None, (Note("other_measure", {"unit": units.name_of(line.unit), "own": own}),))
    return Pieces(factor)


def _guessed(
    line: InvoiceLine, match: LineMatch, product: Record | None, price: Decimal, known: Decimal | None
) -> Pieces:
    if line.pack is not None and line.pack > 1:
        return Pieces(line.pack, (_pack(line, line.pack, price),))
    item, name = _of_product(product), units.pieces_in_name(line.name)
    guesses = [each for each in dict.fromkeys((item, name)) if each is not None]
    fitting = [each for each in guesses if fits(price / each, product, known)]
    if len(fitting) == 1 and (len(guesses) == 1 or fits_at_all(product, known)):
        return Pieces(fitting[0], (_pack(line, fitting[0], price),))
    asked = {"unit": units.name_of(line.unit), "line": line.line, "item": shown(item), "name": shown(name)}
    if len(guesses) > 1:
        return Pieces(None, (Note("pack_differs", asked),))
    own_code = match.by == "gtin" and not match.is_pack
    if not guesses and own_code and units.sort_of(line.unit) == "bag" and fits(price, product, known):
        return Pieces(Decimal(1), (Note("pack_is_piece", {"unit": units.name_of(line.unit)}),))
    return Pieces(None, (Note("pack_unknown", asked),))


def _of_product(product: Record | None) -> Decimal | None:
    found = (product or {}).get(PACK_ITEM)
    return Decimal(repr(float(found))).normalize() if isinstance(found, int | float) and found > 1 else None


def fits_at_all(product: Record | None, known: Decimal | None) -> bool:
    """Whether there is a price to compare with."""
    return bool(known) or _shelf(product) > 0


def fits(piece: Decimal, product: Record | None, known: Decimal | None) -> bool:
    """Whether a piece may cost that, by what it cost until now, else by its selling price; True where neither is known."""
    if known:
        return LEAST * known <= piece <= MOST * known
    shelf = _shelf(product)
    return SHELF_LEAST * shelf <= piece <= SHELF_MOST * shelf if shelf > 0 else True


def _shelf(product: Record | None) -> Decimal:
    found: Any = (product or {}).get(prices.WITHOUT_VAT)
    return Decimal(repr(float(found))) if isinstance(found, int | float) else Decimal(0)


def _pack(line: InvoiceLine, pieces: Decimal, price: Decimal) -> Note:
    piece = (price / pieces).quantize(Decimal("0.0001"))
    return Note("pack", {
        "unit": units.name_of(line.unit), "pieces": shown(pieces), "price": shown(price.quantize(Decimal("0.0001"))), "piece": shown(piece),
    })  # fmt: skip
