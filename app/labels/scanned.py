"""What a scan means: the code in it, without what scanners and symbols put around it. Pure.

A scan may begin with the mark of its symbology (AIM: `]E0`), be an element string or a link of GS1, or end with the add-on of
a periodical. Called by `gtin` and the window's scanner.
"""

from __future__ import annotations

import re

from storage.visible_text import code_text

LENGTHS = frozenset({8, 12, 13, 14})
GROUP_END = "\x1d"
"""What ends an element of variable length; scanners send it as Ctrl+]."""
_MARK = re.compile(r"[\])ä+][A-Za-z][0-9A-Za-z](?=.{4})")
"""The mark of a symbology, with what other keyboard layouts make of its bracket."""
_BRACKETS = re.compile(r"\((\d{2,4})\)")
_LINK = re.compile(r"https?://.*/0?1/(\d{8,14})(?:[/?#]|$)", re.IGNORECASE)
_ADD_ON = re.compile(r"(\d{12,13})[ +-]?(?:\d{2}|\d{5})")
_WITHOUT_END = {
    "00": 18, "03": 14, "11": 6, "12": 6, "13": 6, "14": 6, "15": 6, "16": 6, "17": 6, "18": 6, "19": 6, "20": 2,
    "31": 8, "32": 8, "33": 8, "34": 8, "35": 8, "36": 8, "41": 14,
}  # fmt: skip
"""Digits behind the first two of an element, where their number is given."""
_GTIN_ELEMENTS = ("01", "02")
_SHORT_UPC = re.compile(r"([01])(\d{5})(\d)(\d)")


def is_gtin(code: str) -> bool:
    """Whether `code` is a GTIN with the right check digit."""
    return (
        looks_like_gtin(code)
        and sum(int(digit) * (3 if place % 2 else 1) for place, digit in enumerate(reversed(code))) % 10 == 0
    )


def looks_like_gtin(code: str) -> bool:
    """Whether it has the length and digits of a GTIN, whatever the check digit."""
    return len(code) in LENGTHS and code.isascii() and code.isdecimal()


def gtin_in(scan: str) -> str | None:
    """The GTIN that a scan is or holds; None without one."""
    text = _MARK.sub("", scan.strip(), count=1)
    code = code_text(text)
    if is_gtin(code):
        return code
    link, add_on = _LINK.match(code), _ADD_ON.fullmatch(code)
    found = link[1] if link else _of_elements(text) or (add_on[1] if add_on else "")
    return found if is_gtin(found) else None


def meant_code(scan: str) -> str:
    """The code to show and to store: the GTIN, a UPC of 12 digits as an EAN of 13; or all of the scan."""
    found = gtin_in(scan)
    if found is None:
        return code_text(_MARK.sub("", scan, count=1) if scan.startswith("]") else scan)
    bare = found.lstrip("0")
    return found if len(found) == 8 else bare.zfill(13) if len(bare) <= 13 else found


def possible_codes(scan: str) -> list[str]:
    """The codes that a scan may mean, the surest first: itself, what it holds, what a short UPC stands for."""
    code = code_text(scan)
    found = [code, meant_code(scan), gtin_in(scan) or code]
    if (short := _SHORT_UPC.fullmatch(code)) is not None and is_gtin(whole := _whole_upc(*short.groups())):
        found.append(whole)
    return list(dict.fromkeys(found))


def item_of(scan: str) -> str | None:
    """What the code of a weighed article begins with; weight or price follow. None for any other code.

    The shop's own codes have the prefixes 20 to 29, and 2 as a UPC: seven digits name the article, the last five of them its PLU.
    """
    code = (gtin_in(scan) or "").lstrip("0")
    if len(code) == 12:
        code = f"0{code}"
    return code[:7] if len(code) == 13 and code.startswith(("2", "02")) else None


def _of_elements(text: str) -> str:
    """The GTIN of an element string; empty without one."""
    rest = _BRACKETS.sub(rf"{GROUP_END}\1", text)
    while rest := rest.lstrip(GROUP_END):
        element = rest[:2]
        if element in _GTIN_ELEMENTS:
            return rest[2:16]
        length = _WITHOUT_END.get(element)
        if not element.isdecimal():
            return ""
        rest = rest.partition(GROUP_END)[2] if length is None else rest[2 + length :]
    return ""


def _whole_upc(system: str, digits: str, last: str, check: str) -> str:
    """The UPC of 12 digits that a short one of eight stands for."""
    if last in "012":
        middle = f"{digits[:2]}{last}0000{digits[2:]}"
    elif last == "3":
        middle = f"{digits[:3]}00000{digits[3:]}"
    elif last == "4":
        middle = f"{digits[:4]}00000{digits[4]}"
    else:
        middle = f"{digits}0000{last}"
    return f"{system}{middle}{check}"
