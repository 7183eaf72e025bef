"""Regular expressions for numbers in strings, with the same range as the JSON number beside them.

Called by `fields`. Pure; the patterns are as readable as the range allows.
"""

from __future__ import annotations

_FRACTION = r"(\.[0-9]*)?"
_DECIMAL = r"([0-9]+(\.[0-9]*)?|\.[0-9]+)([eE][+-]?[0-9]{1,2})?"


def whole_pattern(lowest: int, highest: int) -> str:
    """Integers from `lowest` (at most 1) to `highest` (at least 0); leading zeros and `.0` are allowed."""
    positive = rf"\+?0*({_up_to(highest, least=max(lowest, 0))})"
    signed = rf"({positive}|-0*({_up_to(-lowest)}))" if lowest < 0 else positive
    return rf"^{signed}(\.0*)?$"


def decimal_pattern(lowest: float | None, highest: float | None) -> str:
    """Decimals of a range. A range without a short pattern is left open: validation decides."""
    if highest is None and lowest in (None, 0):
        return rf"^{'[+-]?' if lowest is None else '[+]?'}{_DECIMAL}$"
    if highest is None or highest < 1 or highest % 1 or lowest not in (None, 0, 1):
        return rf"^[+-]?{_DECIMAL}$"
    top = int(highest)
    within = rf"\+?0*(({_up_to(top - 1, least=int(lowest or 0))}){_FRACTION}|{top}(\.0*)?)"
    return rf"^({within}|-{_DECIMAL})$" if lowest is None else rf"^{within}$"


def _up_to(highest: int, *, least: int = 0) -> str:
    """Alternatives for the digits of `least` (0 or 1) to `highest`, without leading zeros."""
    digits = str(highest)
    first = "[0-9]" if least == 0 else "[1-9]"
    rest = len(digits) - 2
    found = [] if rest < 0 else [first + ("" if rest == 0 else f"[0-9]{{0,{rest}}}")]
    for at, digit in enumerate(digits):
        low = 1 if at == 0 and (least == 1 or rest >= 0) else 0
        if int(digit) > low:
            left = len(digits) - at - 1
            found.append(digits[:at] + _one_of(low, int(digit) - 1) + _any_digits(left))
    return "|".join([*found, digits])


def _one_of(low: int, high: int) -> str:
    return str(low) if low == high else f"[{low}-{high}]"


def _any_digits(count: int) -> str:
    return "" if count == 0 else "[0-9]" if count == 1 else f"[0-9]{{{count}}}"
