"""Codes as bars: EAN-13, EAN-8, UPC-A and Code 128, module by module.

Called by the painter of labels. Pure. The tables are those of the GS1 General Specifications (5.2, EAN/UPC) and of
ISO/IEC 15417 (Code 128).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from app.labels.gtin import is_gtin

ODD = (
    "0001101",
    "0011001",
    "0010011",
    "0111101",
    "0100011",
    "0110001",
    "0101111",
    "0111011",
    "0110111",
    "0001011",
)
"""The ten digits left of the middle, with an odd number of dark modules."""
RIGHT = tuple("".join("10"[int(each)] for each in digit) for digit in ODD)
EVEN = tuple(digit[::-1] for digit in RIGHT)
PARITIES = (
    "OOOOOO", "OOEOEE", "OOEEOE", "OOEEEO", "OEOOEE", "OEEOOE", "OEEEOO", "OEOEOE", "OEOEEO", "OEEOEO",
)  # fmt: skip
"""How the first digit of thirteen is told: by the parities of the next six."""
EDGE, MIDDLE = "101", "01010"

WIDTHS = [
    "212222",
    "222122",
    "222221",
    "121223",
    "121322",
    "131222",
    "122213",
    "122312",
    "132212",
    "221213",
    "221312",
    "231212",
    "112232",
    "122132",
    "122231",
    "113222",
    "123122",
    "123221",
    "223211",
    "221132",
    "221231",
    "213212",
    "223112",
    "312131",
    "311222",
    "321122",
    "321221",
    "312212",
    "322112",
    "322211",
    "212123",
    "212321",
    "232121",
    "111323",
    "131123",
    "131321",
    "112313",
    "132113",
    "132311",
    "211313",
    "231113",
    "231311",
    "112133",
    "112331",
    "132131",
    "113123",
    "113321",
    "133121",
    "313121",
    "211331",
    "231131",
    "213113",
    "213311",
    "213131",
    "311123",
    "311321",
    "331121",
    "312113",
    "312311",
    "332111",
    "314111",
    "221411",
    "431111",
    "111224",
    "111422",
    "121124",
    "121421",
    "141122",
    "141221",
    "112214",
    "112412",
    "122114",
    "122411",
    "142112",
    "142211",
    "241211",
    "221114",
    "413111",
    "241112",
    "134111",
    "111242",
    "121142",
    "121241",
    "114212",
    "124112",
    "124211",
    "411212",
    "421112",
    "421211",
    "212141",
    "214121",
    "412121",
    "111143",
    "111341",
    "131141",
    "114113",
    "114311",
    "411113",
    "411311",
    "113141",
    "114131",
    "311141",
    "411131",
    "211412",
    "211214",
    "211232",
]
"""Code 128: widths of bars and spaces by value."""
STOP = "2331112"
START_B, START_C, CODE_C, CODE_B = 104, 105, 99, 100
LONGEST = 40
"""Signs of a Code 128 that any scanner of a shop reads in one sweep."""


@dataclass(frozen=True, slots=True)
class BarcodeModules:
    """A code drawn: `modules` are 1 for dark and 0 for light, `quiet` the light ones needed on each side."""

    kind: str
    """ean13, ean8, upca or code128."""
    text: str
    modules: str
    quiet: int


@lru_cache(maxsize=4096)
def bars(code: str) -> BarcodeModules | None:
    """The bars of a code: those of its kind where its check digit is right, else Code 128; None where there are none."""
    if is_gtin(code) and len(code) == 13:
        return BarcodeModules("ean13", code, ean13(code), 11)
    if is_gtin(code) and len(code) == 12:
        return BarcodeModules("upca", code, ean13(f"0{code}"), 9)
    if is_gtin(code) and len(code) == 8:
        return BarcodeModules("ean8", code, ean8(code), 7)
    if not code or len(code) > LONGEST or not all(" " <= sign <= "~" for sign in code):
        return None
    return BarcodeModules(
        "code128", code, "".join(map(_modules, [*map(WIDTHS.__getitem__, values(code)), STOP])), 10
    )


def ean13(code: str) -> str:
    """The 95 modules of thirteen digits; the check digit is the caller's."""
    parities = PARITIES[int(code[0])]
    left = (
        (ODD if parity == "O" else EVEN)[int(digit)]
        for digit, parity in zip(code[1:7], parities, strict=True)
    )
    right = (RIGHT[int(digit)] for digit in code[7:])
    return "".join((EDGE, *left, MIDDLE, *right, EDGE))


def ean8(code: str) -> str:
    """The 67 modules of eight digits."""
    left, right = (ODD[int(digit)] for digit in code[:4]), (RIGHT[int(digit)] for digit in code[4:])
    return "".join((EDGE, *left, MIDDLE, *right, EDGE))


def values(text: str) -> list[int]:
    """Code 128 of printable ASCII: start, data and check sign; digits go in pairs where that is shorter."""
    found: list[int] = []
    at, pairs = 0, False
    while at < len(text):
        run = len(text) - at - len(text[at:].lstrip("0123456789"))
        # At an end four digits pay for the change of the set, between letters six do.
        worth = 2 if run == len(text) == 2 else 4 if at == 0 or at + run == len(text) else 6
        wanted = run >= 2 if pairs else run >= worth and run % 2 == 0
        if not found:
            found.append(START_C if wanted else START_B)
        elif wanted != pairs:
            found.append(CODE_C if wanted else CODE_B)
        pairs = wanted
        found.append(int(text[at : at + 2]) if pairs else ord(text[at]) - ord(" "))
        at += 2 if pairs else 1
    check = (found[0] + sum(place * value for place, value in enumerate(found))) % 103
    return [*found, check]


def _modules(widths: str) -> str:
    return "".join("10"[place % 2] * int(width) for place, width in enumerate(widths))
