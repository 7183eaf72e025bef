"""The columns of the lines of a price list, and what is said beside a line."""

from __future__ import annotations

from app import prices
from app.change_set import ChangeLine, Effect
from storage.errors import Problem
from ui.changes.table import LineColumn
from ui.text import formats, texts
from ui.text.texts import translate
from ui.transfer.import_check import reason


def columns() -> tuple[LineColumn, ...]:
    """The columns, in the current language."""
    after = translate("Bulk", "After")
    return (
        LineColumn(texts.entity("products"), text=lambda line: line.name),
        LineColumn(
            translate("Import", "Line"), 70, number=True,
            text=lambda line: str(line.line) if line.line else "", gives_way=True,
        ),
        LineColumn(translate("SupplierList", "Code"), 140, text=lambda line: line.code),
        LineColumn(
            translate("SupplierList", "Bought for"), 92, number=True, text=lambda line: _price(line.cost_before)
        ),
        LineColumn(after, 85, number=True, text=lambda line: _price(line.cost)),
        LineColumn(translate("Prices", "Difference"), 92, number=True, text=_difference),
        LineColumn(translate("SupplierList", "Sold for"), 85, number=True, text=lambda line: _price(line.shelf)),
        LineColumn(after, 85, number=True, text=lambda line: _price(line.after.get(prices.WITH_VAT))),
        LineColumn(translate("Prices", "Note"), text=_note),
    )  # fmt: skip


def _difference(line: ChangeLine) -> str:
    return "" if line.change is None else formats.percent_text(line.change * 100, decimals=1)


def notes_of(line: ChangeLine) -> list[str]:
    """What is said of a line, besides its values."""
    notes = [texts.price_mark(mark) for mark in line.marks]
    notes += [_reason(each) for each in line.problems]
    if line.effect is Effect.GONE:
        notes.append(translate("SupplierList", "ticked: removes this supplier from the product"))
    return notes


def _note(line: ChangeLine) -> str:
    return texts.notes(notes_of(line))


def _reason(problem: Problem) -> str:
    name = f"{texts.field('supplier-list', problem.field)}: " if problem.field else ""
    return f"{name}{reason(problem)}"


def _price(value: float | None) -> str:
    return "" if value is None else formats.price_text(value)
