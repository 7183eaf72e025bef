"""Units of measure: how much of a base unit each of them is, and how a quantity is converted. Exact decimals.

Used by labels, for the price of a kilogram, and by the costs of recipes.
"""

from __future__ import annotations

from collections.abc import Mapping
from decimal import Decimal

BASES: Mapping[str, tuple[str, Decimal]] = {
    unit: (base, Decimal(part))
    for base, parts in {
        "Kilogram": {"Milligram": "0.000001", "Gram": "0.001", "Decagram": "0.01", "Kilogram": "1",
                     "Pound": "0.45359237", "Ounce": "0.028349523125", "Quintal": "100", "Tonne": "1000"},
        "Liter": {"Milliliter": "0.001", "Centiliter": "0.01", "Deciliter": "0.1", "Liter": "1", "Hectoliter": "100",
                  "CubicMeter": "1000", "UsGallon": "3.785411784", "UkGallon": "4.54609", "CubicFoot": "28.316846592"},
        "Meter": {"Millimeter": "0.001", "Centimeter": "0.01", "Meter": "1", "Kilometer": "1000", "Inch": "0.0254",
                  "Mile": "1609.344"},
        "SquareMeter": {"SquareMeter": "1", "SquareFoot": "0.09290304"},
        "Piece": {"Piece": "1"},
    }.items()
    for unit, part in parts.items()
}  # fmt: skip
"""Unit -> the base unit for price comparison, and its amount in the unit (Directive 98/6/EC, article 2 b)."""


def converted(quantity: Decimal, unit: str, into: str) -> Decimal | None:
    """The quantity in another unit of the same kind; None where the two measure different things."""
    if unit == into:
        return quantity
    if unit not in BASES or into not in BASES or BASES[unit][0] != BASES[into][0]:
        return None
    return quantity * BASES[unit][1] / BASES[into][1]
