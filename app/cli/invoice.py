"""`invoice`: an electronic invoice of a supplier, compared with the shop and applied as one undo step.

Called by `app.cli.main`. `--dry-run` changes nothing and prints the same lines.
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import replace
from decimal import Decimal, InvalidOperation
from pathlib import Path
from typing import TYPE_CHECKING, Any

from app.cli.prices import number
from app.cli.supplier_list import given_prices
from app.cli.text import invoices as texts
from app.cli.text import messages, problems

if TYPE_CHECKING:
    from app.changes.application import Applied, Later
    from app.invoices.comparison import ComparedInvoice, InvoiceChange
    from app.invoices.invoice import Invoice

SHOWN = 40
"""Most lines of a kind printed; `--json` has them all."""


def declare(parser: argparse.ArgumentParser) -> None:
    """Options of `invoice`."""
    parser.add_argument(
        "file",
        metavar="FILE",
        type=Path,
        help="an invoice: ISDOC, ISDOCX, UBL, CII, ZUGFeRD or Factur-X PDF, KSeF",
    )
    parser.add_argument(
        "--supplier", metavar="ID", help="id or name of the supplier (default: by its numbers)"
    )
    parser.add_argument(
        "--exchange",
        metavar="N",
        type=number,
        help="what one unit of the invoice's currency costs in the shop's",
    )
    parser.add_argument(
        "--pieces", metavar="LINE=N", action="append", default=[], type=_pieces,
        help="one unit of this line is so many pieces (repeatable; remembered)",
    )  # fmt: skip
    rule = parser.add_mutually_exclusive_group()
    rule.add_argument(
        "--margin",
        metavar="P",
        type=number,
        help="selling price: a margin in per cent of it (default: as the last time)",
    )
    rule.add_argument(
        "--markup", metavar="P", type=number, help="selling price: a markup in per cent of the purchase price"
    )
    rule.add_argument("--keep-price", action="store_true", help="leave the selling price as it is")
    parser.add_argument("--round", metavar="R", help="to a multiple of 0.1, 0.5, 1, 5, or an ending: .90")
    parser.add_argument(
        "--new", action="store_true", help="also create new products, and the supplier if it is new"
    )
    parser.add_argument(
        "--later",
        metavar="PLAN",
        help="plan the selling prices: WHEN, or NAME=WHEN; purchase prices do not wait",
    )
    parser.add_argument("--again", action="store_true", help="use an invoice that was used before")
    parser.add_argument("--number", metavar="N", help="which one, where a file has several invoices")
    parser.add_argument("--dry-run", action="store_true", help="show what would happen, change nothing")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def _pieces(text: str) -> tuple[int, Decimal]:
    line, _, count = text.partition("=")
    try:
        found = int(line), Decimal(count.strip().replace(",", "."))
    except (ValueError, InvalidOperation):
        found = 0, Decimal(0)
    if found[0] < 1 or not 0 < found[1] <= 1_000_000:
        raise argparse.ArgumentTypeError(f"{text} is not LINE=N, such as 3=12")
    return found


def run(args: argparse.Namespace) -> int:
    """0 when every line was done or needs nothing, 4 when something is told, 1 for a file that cannot be read."""
    from app.change_set import Effect
    from app.changes.application import Applied
    from app.invoices.comparison import Answers
    from app.invoices.invoices import Invoices
    from app.runtime import Runtime
    from app.supplier_list.price_lists import PriceLists

    with Runtime(args.data, own=False, read_only=args.dry_run, must_exist=True) as runtime:
        invoices = Invoices(runtime.replica, runtime.commands)
        supplier = None
        if args.supplier:
            supplier = PriceLists(runtime.replica, runtime.commands).supplier(args.supplier)
        invoice = _chosen(args, invoices.read(args.file))
        opened = invoices.open(
            invoice, Answers(supplier=supplier, exchange=args.exchange, pieces=dict(args.pieces))
        )
        found = opened.compare(opened.compared.answers, replace(opened.terms, **given_prices(args)))
        effects = {Effect.CHANGED, Effect.NEW} if args.new else {Effect.CHANGED}
        wanted = [each for each in found.lines if each.can_tick and each.effect in effects]
        applied = Applied()
        blocked = (found.used and not args.again) or (found.supplier.id is None and not args.new)
        if not args.dry_run and not blocked and (invoice.kind == "invoice" or wanted):
            applied = invoices.apply(
                found, wanted, opened.terms, origin="cli", add_supplier=args.new, again=args.again,
                later=_later(args.later, invoice),
            )  # fmt: skip
    shown = as_json(found)
    if args.json:
        print(json.dumps(shown if args.dry_run else {**shown, "applied": applied.count}, ensure_ascii=False))
    else:
        _print(args.file, found, wanted, applied, shown, dry=args.dry_run)
    done = {Effect.CHANGED, Effect.UNCHANGED, *effects}
    left_out = blocked or any(each.effect not in done for each in found.lines)
    return messages.NEEDS_PERSON if left_out or applied.changed_meanwhile else messages.OK


def _chosen(args: argparse.Namespace, found: list[Invoice]) -> Invoice:
    """The invoice of the file. Raises BadInvoice where it has several and none was chosen."""
    from app.errors import BadInvoice

    chosen = [each for each in found if args.number in (None, each.number)]
    if len(chosen) != 1:
        numbers = ", ".join(each.number for each in found)
        raise BadInvoice(file=str(args.file), reason="several", numbers=numbers)
    return chosen[0]


def _later(plan: str | None, invoice: Invoice) -> Later | None:
    """The plan of the selling prices: its time, perhaps after a name."""
    from app.changes.application import Later

    if plan is None:
        return None
    name, _, start = plan.rpartition("=")
    return Later(name.strip() or f"Invoice {invoice.number}"[:100], start.strip())


def as_json(found: ComparedInvoice) -> dict[str, Any]:
    """The one object for scripts; its names stay as they are."""
    invoice, supplier = found.invoice, found.supplier
    return {
        "format": invoice.format,
        "number": invoice.number,
        "uuid": invoice.uuid or None,
        "date": invoice.date,
        "currency": invoice.currency,
        "supplier": {"id": supplier.id, "name": supplier.name, "matched_by": supplier.matched_by or None},
        "told": [{"code": each.code, "text": texts.told(each.code, each.params)} for each in found.told],
        "lines": [_line_as_json(each) for each in found.changes],
    }


def _line_as_json(line: InvoiceChange) -> dict[str, Any]:
    from app.change_set import Effect
    from app.invoices.amounts import shown

    known = (Effect.CHANGED, Effect.NEW, Effect.UNCHANGED, Effect.UNKNOWN)
    pieces = line.pieces
    return {
        "line": line.line,
        "name": line.name,
        "product_id": line.id,
        "matched_by": line.matched or None,
        "pieces": None
        if pieces is None
        else int(pieces)
        if pieces == pieces.to_integral_value()
        else float(pieces),
        "unit_cost": None if line.unit_cost is None else shown(line.unit_cost),
        "effect": line.effect.value if line.effect in known else "told",
        "told": [
            *({"code": each.code, "text": problems.problem(each)} for each in line.problems),
            *({"code": each.code, "text": texts.told(each.code, each.params)} for each in line.told),
        ],
    }


def _print(
    file: Path,
    found: ComparedInvoice,
    wanted: list[Any],
    applied: Applied,
    shown: dict[str, Any],
    *,
    dry: bool,
) -> None:
    from app import prices
    from app.change_set import deeds_of

    invoice = found.invoice
    print(f"{invoice.format}: invoice {invoice.number} of {invoice.date}, {found.supplier.name}")
    for each in shown["told"]:
        print(f"{file}: {each['text']}", file=sys.stderr)
    for line in wanted[:SHOWN]:
        selling = line.after.get(prices.WITH_VAT)
        more = f", priceWithVat {problems.value(line.shelf)} -> {selling}" if selling is not None else ""
        about = "new" if line.id is None else str(line.id)
        print(f"{about}  {line.name}: bought for {problems.value(line.cost_before)} -> {line.cost}{more}")
    problems.print_more(len(wanted) - SHOWN)
    told = [each for each in shown["lines"] if each["told"]]
    for each in told[:SHOWN]:
        reasons = " ".join(one["text"] for one in each["told"])
        print(f"{file}: line {each['line']}: {each['name']}: {reasons}", file=sys.stderr)
    if len(told) > SHOWN:
        print(f"{file}: and {len(told) - SHOWN} more lines", file=sys.stderr)
    counts: dict[str, int] = {}
    for each in shown["lines"]:
        counts[each["effect"]] = counts.get(each["effect"], 0) + 1
    print(
        "Compared: "
        + (", ".join(f"{count} {effect}" for effect, count in counts.items()) or "no lines")
        + "."
    )
    deeds = deeds_of(wanted) if dry else applied.deeds
    done = (
        f"{deeds.added} added, {deeds.changed} changed, {deeds.noted} purchase prices noted on this computer"
    )
    if dry or not applied.count:
        print(f"Would do: {done}. Nothing was changed." if dry else "Nothing was changed.")
    else:
        print(f"Done: {done}. The window can undo it as one step.")
    if applied.changed_meanwhile:
        print(f"Changed by somebody meanwhile, and left as they are: {len(applied.changed_meanwhile)}.")
