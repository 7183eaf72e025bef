"""Barcode symbols: EAN-13, EAN-8, UPC-A and Code 128 as a row of dark and light modules.

Called by the painter of labels. Patterns come from python-barcode; which kind of symbol a code gets is decided here.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from app.labels.gtin import is_gtin

START_B, START_C, CODE_C, CODE_B = 104, 105, 99, 100
"""Values of the signs of Code 128 that choose a code set."""
MAX_LENGTH = 40
"""Characters of a Code 128 that any scanner of a shop reads in one sweep."""


@dataclass(frozen=True, slots=True)
class BarcodeModules:
    """A barcode symbol: `modules` are 1 for dark and 0 for light, `quiet` the light ones needed on each side."""

    kind: str
    """ean13, ean8, upca or code128."""
    text: str
    modules: str
    quiet: int


@lru_cache(maxsize=4096)
def barcode_modules(code: str) -> BarcodeModules | None:
    """The symbol of a code: that of its kind where its check digit is right, else Code 128; None where none can say it."""
    if is_gtin(code) and len(code) == 13:
        return BarcodeModules("ean13", code, _ean("ean13", code), 11)
    if is_gtin(code) and len(code) == 12:
        return BarcodeModules("upca", code, _ean("ean13", f"0{code}"), 9)
    if is_gtin(code) and len(code) == 8:
        return BarcodeModules("ean8", code, _ean("ean8", code), 7)
    if not code or len(code) > MAX_LENGTH or not all(" " <= character <= "~" for character in code):
        return None
    return BarcodeModules("code128", code, _code128(code), 10)


def code128_values(text: str) -> list[int]:
    """Code 128 of printable ASCII: start, data and check sign; digits go in pairs where that is shorter."""
    values: list[int] = []
    at, pairs = 0, False
    while at < len(text):
        run = len(text) - at - len(text[at:].lstrip("0123456789"))
        # At an end four digits pay for the change of the set, between letters six do.
        worth = 2 if run == len(text) == 2 else 4 if at == 0 or at + run == len(text) else 6
        wanted = run >= 2 if pairs else run >= worth and run % 2 == 0
        if not values:
            values.append(START_C if wanted else START_B)
        elif wanted != pairs:
            values.append(CODE_C if wanted else CODE_B)
        pairs = wanted
        values.append(int(text[at : at + 2]) if pairs else ord(text[at]) - ord(" "))
        at += 2 if pairs else 1
    check = (values[0] + sum(place * value for place, value in enumerate(values))) % 103
    return [*values, check]


def _ean(kind: str, digits: str) -> str:
    # Imported on first use: it brings its writers along, and the window starts without.
    import barcode

    (modules,) = barcode.get_barcode_class(kind)(digits).build()
    return str(modules)


def _code128(text: str) -> str:
    # The patterns only: `Code128.build` of 0.16 takes a leading pair 99 for a change of the set and drops it.
    from barcode.charsets import code128

    signs = (code128.CODES[value] for value in code128_values(text))
    # The stop sign ends with a bar of two modules, which the library adds when it builds.
    return "".join((*signs, code128.STOP, "11"))
