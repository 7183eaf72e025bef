"""What a file says about its prices outside of their column: the currency, a discount, the unit or the pack they are for.

Called by `importer` and by the price lists of suppliers. Pure. A column that is not read may change what a price means;
then the line is doubted, and a person decides.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence

from app.transfer.cells import CURRENCIES, Cell, is_blank, is_money
from app.transfer.columns import ColumnMapping
from app.transfer.doubts import is_lonely
from app.transfer.tables import Table
from app.transfer.text_values import parse_number
from storage.errors import Problem
from storage.schema.fields import Entity
from storage.text.folding import fold

_CURRENCY, _DISCOUNT, _UNIT, _PACK = range(4)
_HEADS: Mapping[str, int] = {
    word: meaning
    for meaning, words in (
        (_CURRENCY, "mena currency ccy waluta wahrung valuta"),
        (_DISCOUNT, "sleva slevy sleve slevou zlava zlavy zlave zlavou rabat rabatu rabatt discount skonto disc"),
        (_UNIT, "mj jednotka jedn unit units uom jm jednostka einheit me"),
        (_PACK, "baleni balenie opakowanie pack packs packaging karton kartonu kartonie krabice gebinde vpe ve case packung"),
    )
    for word in words.split()
}  # fmt: skip
"""Folded words of a head -> what the column says."""
_PIECE = re.compile(r"ks|kus[yu]?|pcs?|pieces?|ea|each|unit|szt|sztuka|st|stk|stuck|db")
_UNITS: Mapping[str, str] = {
    "kg": "Kilogram", "kilo": "Kilogram", "kilogram": "Kilogram", "g": "Gram", "gram": "Gram", "l": "Liter", "lt": "Liter",
    "ltr": "Liter", "litr": "Liter", "liter": "Liter", "ml": "Milliliter", "m": "Meter", "metr": "Meter",
    "piece": "Piece",
}  # fmt: skip
_SIGNS: Mapping[str, str] = {fold(sign): code for sign, code in CURRENCIES.items()} | {
    word: code
    for code, words in (
        ("EUR", "euro euros eura euru eurech eurach"), ("PLN", "zloty zlote zlotych"), ("USD", "dolar dolary dolarech dolarach"),
    )
    for word in words.split()
}  # fmt: skip
"""Folded words and signs of a currency -> its code."""
_PRICE = re.compile(r"cen[ayiuo]?\b|cenik|cennik|price|preis")
_TITLE = re.compile(rf"{_PRICE.pattern}|\b(mena|currency|waluta|wahrung)\b")
_TOKEN = re.compile(r"[^\W\d_]+|\d+|[€$£]")


class PriceMeaning:
    """What one file says about its prices. `currencies`: codes that need no exchange; `pieces`: a price is known to be
    for that many, so that a head may say so.
    """

    def __init__(
        self,
        entity: Entity,
        table: Table,
        mapped: ColumnMapping,
        currencies: Collection[str],
        *,
        pieces: bool = False,
    ) -> None:
        self._currencies = currencies
        self._pieces = pieces
        self.prices = [name for name in mapped if name and is_money(entity.by_name[name])]
        heads = list(zip(table.heads, mapped, strict=True))
        self._columns = [
            (place, head, meaning)
            for place, (head, name) in enumerate(heads)
            if (meaning := _meaning(head, name)) is not None and (name is None or currencies)
        ]
        self._of_all = self._about_heads(heads) + self._about_titles(table)

    def doubts(self, cells: Sequence[Cell], unit: str | None = None) -> list[Problem]:
        """Why the price of a line may mean something else; `unit`: that of the product."""
        if not self.prices:
            return []
        found = list(self._of_all)
        for place, head, meaning in self._columns:
            cell = cells[place] if place < len(cells) else None
            if is_blank(cell) or self._changes_nothing(cell, meaning, unit):
                continue
            text = " ".join(str(cell).split())[:20]
            if meaning == _CURRENCY:
                found.append(self._other_currency(_code(text) or text))
            else:
                found.append(Problem(self.prices[0], "unread_column", {"head": head, "value": text}))
        return found

    def _changes_nothing(self, cell: Cell, meaning: int, unit: str | None) -> bool:
        text = fold(str(cell)).strip().strip(".").strip()
        if meaning == _CURRENCY:
            return (_code(text) or text.upper()) in self._currencies
        number = _number(text)
        if meaning == _DISCOUNT:
            return number == 0 or text in ("-", "ne", "no", "nie", "nein")
        bare = re.sub(r"^1\s*", "", text)
        packed = self._pieces and bare not in _UNITS
        one = number == 1 or _PIECE.fullmatch(bare) is not None
        return packed or one or (unit is not None and _UNITS.get(bare) == unit)

    def _about_heads(self, heads: Sequence[tuple[str, str | None]]) -> list[Problem]:
        """What the head of a price says."""
        found = []
        for head, name in heads:
            if name not in self.prices:
                continue
            tokens = _TOKEN.findall(fold(head))
            codes = {_SIGNS[each] for each in tokens if each in _SIGNS}
            found += [self._other_currency(each) for each in sorted(codes - set(self._currencies))]
            several = any(
                _HEADS.get(each) == _PACK or (each.isdigit() and 1 < int(each) < 10_000) for each in tokens
            )
            if several and not self._pieces:
                found.append(Problem(name, "unread_column", {"head": head, "value": head}))
        return found

    def _about_titles(self, table: Table) -> list[Problem]:
        """What is said above, between and below the lines, prices in EUR, and by the names of file and sheet."""
        lines = table.above[:-1] + tuple(
            each for each in table.lines if is_lonely(each.cells, len(table.heads))
        )
        cells = (each for line in lines for each in line.cells if isinstance(each, str))
        titles = [text for text in map(fold, cells) if _TITLE.search(text)]
        codes = {_SIGNS[each] for text in titles for each in _TOKEN.findall(text) if each in _SIGNS}
        named = _TOKEN.findall(f"{table.name} {table.sheet}".replace("_", " ").upper())
        codes |= set(CURRENCIES.values()).intersection(named)
        return [] if codes & set(self._currencies) else [self._other_currency(each) for each in sorted(codes)]

    def _other_currency(self, code: str) -> Problem:
        return Problem(self.prices[0] if self.prices else None, "other_currency", {"currency": code})


def _meaning(head: str, name: str | None) -> int | None:
    """What a column says, by its head; of another price only that it is one with a discount.

    What has a field changes no price, except for the currency of a product.
    """
    if name is not None:
        return _CURRENCY if name == "currency" else None
    folded = fold(head).replace("m.j.", "mj")
    tokens = _TOKEN.findall(folded)
    found = next((_HEADS[each] for each in tokens if each in _HEADS), None)
    other = _PRICE.search(folded) is not None and (
        found != _DISCOUNT or not {"pred", "before", "vor"}.isdisjoint(tokens)
    )
    return None if other else found


def _code(text: str) -> str:
    return next((_SIGNS[each] for each in _TOKEN.findall(fold(text)) if each in _SIGNS), "")


def _number(text: str) -> float | None:
    try:
        return parse_number(text.strip("% "))
    except ValueError:
        return None
