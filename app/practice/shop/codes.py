"""Record ids, numbers with check digits and phone numbers.

Called by the other modules of this package. Knows no record.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

LOWEST_ID = 10**15
HIGHEST_ID = 2**53 - 1
_COMPANY_WEIGHTS = (8, 7, 6, 5, 4, 3, 2)


def identifiers(rng: Random) -> Iterator[int]:
    """Distinct random record ids of 16 digits, below 2^53, without end."""
    used: set[int] = set()
    while True:
        number = rng.randint(LOWEST_ID, HIGHEST_ID)
        if number not in used:
            used.add(number)
            yield number


def ean13(digits: str) -> str:
    """The 12 `digits` with their EAN-13 check digit."""
    total = sum(int(digit) * (3 if place % 2 else 1) for place, digit in enumerate(digits))
    return f"{digits}{-total % 10}"


def company_number(digits: str) -> str:
    """The 7 `digits` with the check digit of a Czech or Slovak IČO."""
    rest = sum(int(digit) * weight for digit, weight in zip(digits, _COMPANY_WEIGHTS, strict=True)) % 11
    return f"{digits}{(11 - rest) % 10}"


def new_company_number(rng: Random) -> str:
    """A random IČO of 8 digits."""
    return company_number(str(rng.randint(2_000_000, 5_499_999)))


def new_slovak_vat_id(rng: Random) -> str:
    """A random Slovak IČ DPH: SK and 10 digits divisible by 11, of the numbers of companies."""
    return f"SK{rng.randint(2_020_000_000 // 11 + 1, 2_029_999_999 // 11) * 11}"


def new_card(rng: Random) -> str:
    """The bar code of a loyalty card: EAN-13 from the range for use inside a shop."""
    return ean13(f"29{rng.randint(0, 10**10 - 1):010d}")


def phone(rng: Random, country: str) -> str:
    """A mobile number of `country` (CZ or SK), in groups of three."""
    code, starts = ("+421", ("902", "905", "911", "944", "948")) if country == "SK" else (
        "+420", ("602", "605", "724", "731", "774", "777")
    )  # fmt: skip
    return f"{code} {rng.choice(starts)} {rng.randint(0, 999):03d} {rng.randint(0, 999):03d}"
