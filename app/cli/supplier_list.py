"""`supplier-list`: a price list of a supplier, compared with the shop and applied as one undo step.

Called by `app.cli.main`. `--dry-run` changes nothing and prints the same lines.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import replace
from decimal import Decimal
from pathlib import Path
from typing import TYPE_CHECKING, Any

from app.change_set import ChangeLine, Deeds, Effect, deeds_of
from app.cli.prices import MARKS, number, rounding
from app.cli.text import messages, problems
from app.cli.transfer import print_reading

if TYPE_CHECKING:
    from app.changes.application import Applied
    from app.supplier_list.price_lists import ComparedList
    from app.supplier_list.terms import Terms

EFFECTS = tuple(each for each in Effect if each is not Effect.REFUSED)
"""What a line of a list can be."""
SHOWN = 40
"""Most lines of a kind printed; `--json` has them all."""


def declare(parser: argparse.ArgumentParser) -> None:
    """Options of `supplier-list`."""
    parser.add_argument("file", metavar="FILE", type=Path, help="a .csv or .xlsx file of the supplier")
    parser.add_argument("--supplier", metavar="S", required=True, help="name or id of the supplier")
    rule = parser.add_mutually_exclusive_group()
    rule.add_argument(
        "--margin",
        metavar="P",
        type=number,
        help="selling price: a margin in per cent of it (default: as the last list)",
    )
    rule.add_argument(
        "--markup", metavar="P", type=number, help="selling price: a markup in per cent of the purchase price"
    )
    rule.add_argument("--keep-price", action="store_true", help="leave the selling price as it is")
    parser.add_argument("--round", metavar="R", help="to a multiple of 0.1, 0.5, 1, 5, or an ending: .90")
    parser.add_argument(
        "--column", metavar="HEAD=FIELD", action="append", default=[],
        help="what a column is: ean, supplierProductCode, plu, name, purchasePriceWithoutVat, packaging (pieces), vat,"
        " or nothing (repeatable; default: as in the last list, or by its name)",
    )  # fmt: skip
    parser.add_argument(
        "--sheet", default="", help="sheet of an .xlsx file (default: the first seen with names of columns)"
    )
    parser.add_argument("--encoding", default="", help="utf-8, cp1250, ... (default: detected)")
    parser.add_argument("--pieces", metavar="N", type=number, help="a price is for this many pieces")
    parser.add_argument(
        "--with-vat", action=argparse.BooleanOptionalAction, help="the list's prices are with VAT"
    )
    parser.add_argument("--currency", metavar="C", help="currency of the list, EUR; with --exchange")
    parser.add_argument(
        "--exchange", metavar="N", type=number, help="what one unit of it costs in the shop's currency"
    )
    parser.add_argument("--category", metavar="ID", type=int, help="category of new products")
    parser.add_argument("--new", action="store_true", help="also create products from new lines")
    parser.add_argument(
        "--gone", action="store_true", help="remove the supplier from products missing in the list"
    )
    parser.add_argument("--dry-run", action="store_true", help="show what would happen, change nothing")
    parser.add_argument("--json", action="store_true", help="print the lines as JSON")


def run(args: argparse.Namespace) -> int:
    """0 when every line was done or needs nothing, 4 when some were left out for a reason, 1 for a file that cannot be read."""
    from app.changes.application import Applied
    from app.errors import BadFile
    from app.runtime import Runtime
    from app.supplier_list.price_lists import PriceLists

    asked = {Effect.NEW} if args.new else set()
    asked |= {Effect.GONE} if args.gone else set()
    with Runtime(args.data, own=False, read_only=args.dry_run, must_exist=True) as runtime:
        lists = PriceLists(runtime.replica, runtime.commands)
        supplier = lists.supplier(args.supplier)
        terms = _terms(args, lists.terms(supplier))
        if args.sheet or args.encoding:
            terms = replace(terms, sheet=args.sheet, encoding=args.encoding)
        table, mapped = lists.read(args.file, terms, as_kept=bool(args.sheet or args.encoding))
        try:
            found = lists.compare(table, mapped, supplier, terms)
        except BadFile as error:
            error.params["file"] = str(args.file)
            raise
        wanted = [each for each in found.lines if each.ticked or (each.can_tick and each.effect in asked)]
        applied = Applied() if args.dry_run else lists.apply(found, wanted, terms, origin="cli")
    if args.json:
        print(json.dumps(_as_json(found, applied, dry=args.dry_run), ensure_ascii=False))
    else:
        _print(args.file, found, wanted, applied, dry=args.dry_run)
    return messages.NEEDS_PERSON if _left_out(found) or applied.changed_meanwhile else messages.OK


def _terms(args: argparse.Namespace, kept: Terms) -> Terms:
    """The terms of the supplier with what was given instead. Raises Refused."""
    changes = {**given_prices(args), **_given_numbers(args)}
    if args.column:
        changes["columns"] = {**kept.columns, **_given_columns(args.column)}
    if args.currency is not None:
        changes["currency"] = args.currency.strip().upper()
    for name in ("with_vat", "category"):
        if (given := getattr(args, name)) is not None:
            changes[name] = given
    return replace(kept, **changes)


def given_prices(args: argparse.Namespace) -> dict[str, Any]:
    """How selling prices follow from what is paid, as far as it was given. Raises Refused."""
    from app.supplier_list.terms import is_percent
    from storage.errors import Refused

    changes: dict[str, Any] = {"start": "keep", "percent": Decimal(0)} if args.keep_price else {}
    for start in ("margin", "markup"):
        if (percent := getattr(args, start)) is not None:
            if not is_percent(start, percent):
                raise Refused(reason="margin_below_100" if start == "margin" else "markup_not_negative")
            changes |= {"start": start, "percent": percent}
    if args.round is not None:
        changes["rounding"] = rounding(args.round, vat=False)
    return changes


def _given_numbers(args: argparse.Namespace) -> dict[str, Any]:
    from app.supplier_list.terms import MOST_EXCHANGE, MOST_PIECES
    from storage.errors import Refused

    most = {"pieces": MOST_PIECES, "exchange": MOST_EXCHANGE}
    found = {name: given for name in most if (given := getattr(args, name)) is not None}
    for name, given in found.items():
        if not 0 < given <= most[name]:
            raise Refused(reason="list_number", option=f"--{name}")
    return found


def _given_columns(words: Sequence[str]) -> dict[str, str]:
    from app.supplier_list.columns import LIST
    from storage.errors import Refused

    named = dict(each.rpartition("=")[::2] for each in words)
    if unknown := sorted({name for name in named.values() if name and name not in LIST.by_name}):
        raise Refused(reason="no_list_column", given=unknown[0], known=", ".join(LIST.by_name))
    return named


def _as_json(found: ComparedList, applied: Applied, *, dry: bool) -> dict[str, Any]:
    return {
        "supplier": found.supplier,
        "dry_run": dry,
        "applied": applied.count,
        "added": applied.deeds.added,
        "products_changed": applied.deeds.changed,
        "purchase_prices_noted_here": applied.deeds.noted,
        "changed_meanwhile": list(applied.changed_meanwhile),
        **{effect.value: found.counts[effect] for effect in EFFECTS},
        "lines": [_line_as_json(each) for each in found.lines],
    }


def _line_as_json(line: ChangeLine) -> dict[str, Any]:
    return {
        "line": line.line or None,
        "kind": line.effect.value,
        "id": line.id,
        "name": line.name,
        "code": line.code,
        "cost_before": line.cost_before,
        "cost": line.cost,
        "after": dict(line.after),
        "marks": list(line.marks),
        "problems": [
            {"field": each.field, "code": each.code, "params": each.params} for each in line.problems
        ],
    }


def _print(file: Path, found: ComparedList, wanted: list[ChangeLine], applied: Applied, *, dry: bool) -> None:
    print_reading(found.table, found.mapped)
    for line in wanted[:SHOWN]:
        print(_told(line))
    problems.print_more(len(wanted) - SHOWN)
    wrong = _left_out(found)
    for line in wrong[:SHOWN]:
        place = f"line {line.line}" + (f", column {line.column}" if line.column else "")
        marks = [MARKS[mark] for mark in line.marks] if line.effect is Effect.CHANGED else []
        reasons = "; ".join([*marks, *(problems.problem(each) for each in line.problems)])
        told = ": ".join(filter(None, (place, " ".join(f"{line.code} {line.name}".split()), reasons)))
        print(f"{file}: {told}", file=sys.stderr)
    if len(wrong) > SHOWN:
        print(f"{file}: and {len(wrong) - SHOWN} more lines", file=sys.stderr)
    counts = ", ".join(f"{found.counts[effect]} {effect.value}" for effect in EFFECTS)
    if dry:
        print(f"Compared with {found.name}: {counts}.")
        print(f"Would do: {_deeds(deeds_of(wanted))}. Nothing was changed.")
        return
    print(f"Compared with {found.name}: {counts}.")
    print(f"Done: {_deeds(applied.deeds)}. The window can undo it as one step.")
    if applied.changed_meanwhile:
        print(f"Changed by somebody meanwhile, and left as they are: {len(applied.changed_meanwhile)}.")


def _left_out(found: ComparedList) -> list[ChangeLine]:
    """The lines that a person has to look at: what is wrong with them, or a price that changes by more than the limit."""
    return [
        each
        for each in found.lines
        if each.effect in (Effect.DOUBTFUL, Effect.UNKNOWN)
        or (each.effect is Effect.CHANGED and each.can_tick and not each.ticked)
    ]


def _deeds(done: Deeds) -> str:
    """What is done with how many products; purchase prices apart, which the cloud is not told."""
    noted = f"{done.noted} purchase prices noted on this computer"
    return f"{done.added} added, {done.changed} changed, {noted}"


def _told(line: ChangeLine) -> str:
    """What is done with a line."""
    from app import prices

    marks = "".join(f"  ({MARKS[mark]})" for mark in line.marks)
    if line.cost is None:
        return f"{line.id}  {line.name}: no longer in the list, loses the supplier"
    about = "new" if line.id is None else str(line.id)
    before = problems.value(line.cost_before)
    selling = ""
    if prices.WITH_VAT in line.after:
        selling = f", priceWithVat {problems.value(line.shelf)} -> {line.after[prices.WITH_VAT]}"
    return f"{about}  {line.name}: bought for {before} -> {line.cost}{selling}{marks}"
