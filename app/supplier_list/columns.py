"""The columns of a price list: what may stand in one, what suppliers call it, and which of a file they are.

Used by `price_lists`, the command line and the window. Pure.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from app.supplier_list.terms import IGNORED
from app.transfer.columns import SUPPLIERS_CODE, ColumnMapping, find_heads, guess_mapping, seen_claims
from app.transfer.tables import Table
from storage.schema.fields import Entity, Field, Kind
from storage.schema.products import PRODUCTS

EAN, CODE, PLU, NAME, RATE = "ean", SUPPLIERS_CODE, "plu", "name", "vat"
PRICE = "purchasePriceWithoutVat"
PIECES = "packaging"
KEYS = (EAN, CODE, PLU, NAME)
"""By what a line is matched with a product, the surest first."""

LIST = Entity(
    name="supplier-list",
    singular="product",
    verbs=frozenset(),
    code_fields=(EAN, PLU),
    fields=(
        *(replace(PRODUCTS.by_name[name], required=False, null=True) for name in KEYS),
        Field(name=PRICE, kind=Kind.DOUBLE, null=True),
        Field(name=PIECES, kind=Kind.DOUBLE, null=True),
        Field(name=RATE, kind=Kind.DOUBLE, null=True),
    ),
)
"""A line of a list, declared so that the readers of an import read it."""

HEADS: Mapping[str, str] = {
    name: field
    for field, names in {
        EAN: (
            "EAN kód", "EAN code", "EAN 13", "čárový kód", "čiarový kód", "barcode", "bar code", "GTIN",
            "kod kreskowy", "Strichcode", "Barcode", "EAN kus", "EAN ks", "EAN-Code",
        ),
        CODE: (
            "kód", "kód zboží", "číslo zboží", "objednací číslo", "obj. číslo", "kód tovaru", "číslo tovaru", "katalogové číslo",
            "kod", "kod towaru", "indeks", "numer katalogowy", "Artikelnummer", "Art.-Nr.", "Art.Nr.", "Bestellnummer",
            "code", "item code", "item number", "article", "article number", "SKU", "order code", "kód dodavatele",
            "číslo artiklu", "supplier's code", "artikl",
        ),
        NAME: (
            "název", "název zboží", "popis", "zboží", "názov", "názov tovaru", "popis tovaru", "tovar", "nazwa",
            "nazwa towaru", "opis", "Bezeichnung", "Artikelbezeichnung", "Artikel", "Beschreibung", "description",
            "item", "product", "product name",
        ),
        PRICE: (
            "cena", "cena bez DPH", "nákupní cena", "nákupní cena bez DPH", "NC", "NC bez DPH", "prodejní cena bez DPH",
            "cena ks bez DPH", "cena za kus", "cena/ks", "cena/ks bez DPH", "jednotková cena", "j. cena", "cena za MJ",
            "nákupná cena", "nákupná cena bez DPH", "jednotková cena bez DPH", "cena netto", "cena zakupu",
            "cena zakupu netto", "cena jednostkowa", "Einkaufspreis", "Einkaufspreis netto", "EK", "EK netto", "Preis",
            "Nettopreis", "Einzelpreis", "Stückpreis", "price", "net price", "unit price", "purchase price", "cost",
            "cost price", "price without VAT", "price excl. VAT", "velkoobchodní cena", "VOC", "VOC bez DPH",
        ),
        PIECES: (
            "balení", "kusů v balení", "ks v balení", "ks/balení", "množství v balení", "počet v balení", "ks v kartonu",
            "balenie", "kusov v balení", "sztuk w opakowaniu", "opakowanie", "Stück pro Packung", "Gebinde", "VPE", "VE",
            "pack", "pack size", "pieces in pack", "pieces per pack", "units per case", "case size",
        ),
        RATE: (
            "DPH", "sazba DPH", "DPH %", "% DPH", "sadzba DPH", "stawka VAT", "VAT %", "VAT rate", "MwSt", "MwSt.", "USt",
            "MwSt %",
        ),
    }.items()
    for name in names
}  # fmt: skip
"""What suppliers call their columns -> the field."""


def labels(more: Mapping[str, str] | None = None) -> dict[str, str]:
    """The names by which columns are recognised: what suppliers call them, and those of the window."""
    return {**HEADS, **(more or {})}


def kept_heads(table: Table, mapped: ColumnMapping) -> dict[str, str]:
    """How a person mapped the columns of a file, to be kept."""
    return {head: name or IGNORED for head, name in zip(_heads(table), mapped, strict=True)}


def fits(table: Table, kept: Mapping[str, str]) -> bool:
    """Whether a file has every column that was read of an earlier one."""
    heads = set(_heads(table))
    return bool(kept) and all(head in heads for head, name in kept.items() if name)


def find_columns(
    table: Table, kept: Mapping[str, str], more: Mapping[str, str] | None = None
) -> tuple[Table, ColumnMapping]:
    """The table with its line of heads, and the field of each column: as in an earlier list, else by its name."""
    names = labels(more)
    if kept and not fits(table, kept):
        named = {head: name for head, name in kept.items() if name and not head.startswith("#")}
        table = find_heads(LIST, table, {**named, **names})
    elif not kept:
        table = find_heads(LIST, table, names)
    return table, map_columns(table, kept, names)


def map_columns(table: Table, kept: Mapping[str, str], names: Mapping[str, str]) -> ColumnMapping:
    """The field of each column under the heads that the table has."""
    heads = _heads(table)
    known = [kept.get(head) for head in heads]
    taken = {
        name: head
        for place, (name, head) in enumerate(zip(known, table.heads, strict=True))
        if name and place not in table.hidden_columns
    }
    guessed = guess_mapping(LIST, table.heads, names)
    claims = [
        (before or None) if before is not None else (None if taken.get(name or "", head) != head else name)
        for before, name, head in zip(known, guessed, table.heads, strict=True)
    ]
    return seen_claims(claims, table.hidden_columns)


def _heads(table: Table) -> list[str]:
    """The heads, each once: one that is repeated or missing is told by its place."""
    return [
        head if head and head not in table.heads[:place] else f"{head} #{place + 1}".strip()
        for place, head in enumerate(table.heads)
    ]
