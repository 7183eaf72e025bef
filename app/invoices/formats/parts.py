"""What a format is made of, and what several of them need. Pure.

Used by the modules beside it and by `table`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from decimal import Decimal
from typing import Any

from app.invoices.invoice import Invoice
from app.invoices.xml_elements import Element
from app.labels.scanned import is_gtin

LONGEST_CODE = 30
"""Letters of a code; a longer text in its place is a description."""
_ZEROS = "0" * 8


@dataclass(frozen=True, slots=True, kw_only=True)
class XmlFormat:
    """A format in XML, recognised by its root."""

    code: str
    roots: frozenset[tuple[str, str]]
    """Namespace and local name of the root; "" as namespace for the root that somebody left without one."""
    lines: frozenset[str]
    """Local names of the elements that are lines."""
    skipped: frozenset[str] = frozenset()
    """Local names of what is not read: attachments, signatures, extensions."""
    line: Callable[[Element, Element], Mapping[str, Any] | None]
    """The fields of an `InvoiceLine` from the root as far as it was read and the line; None for one that is only text."""
    head: Callable[[Element], Invoice]
    """The invoice without its lines."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Container:
    """A format that has invoices inside, recognised by its first bytes."""

    code: str
    starts: bytes
    inside: Callable[[bytes], Iterable[bytes]]
    """The documents that may be invoices, the likeliest first. Raises BadInvoice."""
    codes: Mapping[str, str] = field(default_factory=dict)
    """Code of the format inside -> that of both together, where it has a name of its own."""


def gtins_of(*marked: str, others: Iterable[str] = ()) -> tuple[str, ...]:
    """The GTINs among texts that should be one, and among `others`, where shorter ones may be anything."""
    found = [digits for each in marked if is_gtin(digits := "".join(each.split()))]
    found += [digits for each in others if len(digits := "".join(each.split())) > 8 and is_gtin(digits)]
    return tuple(dict.fromkeys(found))


def codes_of(*texts: str) -> tuple[str, ...]:
    """The texts that can be a supplier's code: short, and no GTIN."""
    return distinct(
        each for each in texts if len(each) <= LONGEST_CODE and not (is_gtin(each) and len(each) > 8)
    )


def uuid_of(text: str) -> str:
    """A UUID as it is compared; "" for one of zeros, which some programs write."""
    found = text.strip().strip("{}").casefold()
    return "" if found.startswith(_ZEROS) else found


def net_of(gross: Decimal | None, vat: Decimal | None) -> Decimal | None:
    """An amount without VAT."""
    return None if gross is None else gross / (1 + (vat or Decimal(0)) / 100)


def distinct(texts: Iterable[str]) -> tuple[str, ...]:
    """The texts that are not empty, each once."""
    return tuple(dict.fromkeys(each for each in texts if each))
