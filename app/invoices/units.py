"""Units of lines: pieces, measures, packs, services; and how many pieces are in a pack. Pure.

The price on an invoice is that of one such unit. How many pieces a carton holds stands in no field that suppliers fill, so
it is known from an earlier answer, the product, or the name; else it is asked.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from decimal import Decimal
from typing import Literal

Sort = Literal["piece", "measure", "pack", "bag", "service", "unknown"]
"""`bag`: a pack that a product is often sold as."""

_WORDS: Mapping[str, tuple[Sort, str]] = {
    "piece": ("piece", "C62 H87 EA NAR PCE PC XPP SET PR kus kusy kusů kusov ks pcs piece szt sztuk sztuka kpl komplet st stk stück"),
    "bottle": ("piece", "XBO BO XKG XBA XDR XRO flasche láhev lahev fľaša butelka sud keg"),
    "box": ("pack", "XBX BX krabice krabica karton-box display"),
    "carton": ("pack", "XCT CT karton kartón kart krt ktn"),
    "case": ("pack", "XCS CS kiste"),
    "crate": ("pack", "XCR CR bedna přepravka prepravka skrzynka"),
    "tray": ("pack", "XPU tray"),
    "pallet": ("pack", "XPX PX paleta"),
    "pack": ("bag", "XPK XPA NMP PK PA bal balení balenie balík opak opakowanie op packung pck"),
    "bag": ("bag", "XSA XBG BG pytel vrece worek sáček"),
    "tin": ("bag", "XTN TN plechovka konzerva"),
    "hour": ("service", "HUR hod hodina godz usł usługa stunde"),
    "service": ("service", "MON KWH DAY P1 E48 LS WEE ANN MIN měsíc"),
}  # fmt: skip
_MEASURES: Mapping[str, str] = {
    "KGM": "Kilogram", "KG": "Kilogram", "GRM": "Gram", "G": "Gram", "DKG": "Decagram", "DAG": "Decagram",
    "TNE": "Tonne", "T": "Tonne", "LTR": "Liter", "L": "Liter", "LITR": "Liter", "MLT": "Milliliter",
    "ML": "Milliliter", "CLT": "Centiliter", "CL": "Centiliter", "DLT": "Deciliter", "DL": "Deciliter",
    "HLT": "Hectoliter", "HL": "Hectoliter", "MTR": "Meter", "M": "Meter", "CMT": "Centimeter", "CM": "Centimeter",
    "MMT": "Millimeter", "MM": "Millimeter", "MTK": "SquareMeter", "M2": "SquareMeter", "MTQ": "CubicMeter",
    "M3": "CubicMeter",
}  # fmt: skip
_COUNTS: Mapping[str, Decimal] = {
    "DZN": Decimal(12),
    "DZ": Decimal(12),
    "DPC": Decimal(12),
    "TUCET": Decimal(12),
}
_KNOWN: Mapping[str, tuple[Sort, str]] = {
    each.upper(): (sort, name) for name, (sort, words) in _WORDS.items() for each in words.split()
}

_COUNT = r"(\d{1,3})"
_IN_NAME = tuple(
    re.compile(pattern, re.IGNORECASE)
    for pattern in (
        rf"(?<![\d,.]){_COUNT}\s*[x×]\s*\d",
        rf"(?<![\d,.]){_COUNT}\s*(?:ks|kus[yů]?|kusov|szt|stk|pcs)\b",
        rf"\b(?:kart|karton|kartón|krt|bal|balení|balenie|opak)\.?\s*(?:po\s+|[áa]\s+)?{_COUNT}(?![\d,.]|\s*(?:g|kg|ml|l|cl|%))\b",
        rf"(?<!\w)(?:á|po)\s+{_COUNT}(?![\d,.]|\s*(?:g|kg|ml|l|cl|%))\b",
    )
)
_NOT_GOODS: Mapping[str, re.Pattern[str]] = {
    "deposit": re.compile(
        r"^\W*(?:vratn|záloh|zálohov|obal\b|kauc|kauč|pfand|leergut|mehrweg|deposit|opakowania zwrotne|eur[ -]?palet|palet[ay]\b)"
        r"|\b(?:vratná záloha|záloha na|vratný obal|kaucja za)",
        re.IGNORECASE,
    ),
    "service": re.compile(
        r"\b(?:doprav|přeprav|preprav|poštovné|poštovné|balné|rozvoz|montáž|servis\b|transport|przesyłk|wysyłk|dostaw|versand|"
        r"fracht|porto\b|lieferung|shipping|freight|postage|služb|usług|zaokrouhlení|zaokrúhlenie|rounding)",
        re.IGNORECASE,
    ),
}
"""What lines that are no goods are called, where nothing else tells them; asked only of lines that no product is found for."""


def sort_of(unit: str) -> Sort:
    """What a unit is, by its code or its word; no unit is a piece."""
    known = _written(unit)
    if not known or known in _COUNTS:
        return "piece"
    return "measure" if known in _MEASURES else _KNOWN.get(known, ("unknown", ""))[0]


def name_of(unit: str) -> str:
    """A plain name of a unit: `carton` for XCT, karton and kart.; of one that is not known what is written."""
    known = _written(unit)
    if known in _COUNTS:
        return "dozen"
    return _MEASURES.get(known) or _KNOWN.get(known, ("unknown", unit))[1]


def measure_of(unit: str) -> str:
    """The unit of weight, volume or length, as products have it; "" for another."""
    return _MEASURES.get(_written(unit), "")


def count_of(unit: str) -> Decimal:
    """Pieces in a unit that has a number by its name, as a dozen; else 1."""
    return _COUNTS.get(_written(unit), Decimal(1))


def same_unit(one: str, other: str) -> bool:
    """Whether two units are the same, in whatever format they are written."""
    return name_of(_written(one)) == name_of(_written(other))


def _written(unit: str) -> str:
    return unit.strip().strip(".").upper()


def pieces_in_name(name: str) -> Decimal | None:
    """How many pieces the name of a line says are in a pack: `12 ks`, `12x0,5`, `kart. 12`, `á 6`; None where it says two numbers."""
    found = {Decimal(match[1]) for pattern in _IN_NAME for match in pattern.finditer(name)}
    found = {each for each in found if each > 1}
    return found.pop() if len(found) == 1 else None


def not_goods(name: str) -> str:
    """`deposit` or `service` for a line that is called so, else ""."""
    return next((sort for sort, pattern in _NOT_GOODS.items() if pattern.search(name)), "")
