"""`prices`: a new price for many products at once, by one rule and as one undo step.

Called by `app.cli.main`. `--dry-run` changes nothing and prints the same lines.
"""

from __future__ import annotations

import argparse
import json
import re
from decimal import Decimal, InvalidOperation
from typing import TYPE_CHECKING, Any

from app.cli.text import costs, messages, problems

if TYPE_CHECKING:
    from app.change_set import ChangeLine
    from app.changes.application import Applied
    from app.price_work.pricing import PricedProducts
    from app.price_work.rule import PriceRule, Rounding
    from storage.records.replica import Replica

SHOWN = 40
"""Most lines printed; `--json` has them all."""
CENT = "0.01"
PERCENT = re.compile(r"[+-]?\d+(?:[.,]\d+)?%?", re.ASCII)
NEGATIVE = re.compile(r"-\d+(?:[.,]\d+)?%?|-[.,]\d+%?", re.ASCII)
REASONS = {
    "same": "has this price already",
    "no_price": "has no price to start from",
    "no_cost": "has no purchase price",
    "no_rate": "has no VAT rate",
    "held": "waits for a decision about two versions",
    "below_zero": "would cost less than nothing",
}
"""Why a product is left out."""
MARKS = {"outlier": "changes by more than 30 %", "below_cost": "below cost", "zero": "no selling price yet"}


def declare(parser: argparse.ArgumentParser) -> None:
    """Options of `prices`."""
    declare_rule(parser)
    parser.add_argument("--dry-run", action="store_true", help="show what would happen, change nothing")
    parser.add_argument("--json", action="store_true", help="print the lines as JSON")


def declare_rule(parser: argparse.ArgumentParser) -> argparse._MutuallyExclusiveGroup:
    """Options of a rule and of the products that it concerns; returns the group of which one must be given."""
    # argparse takes "-5%" for an option, since it is no number.
    parser._negative_number_matcher = NEGATIVE
    parser.add_argument(
        "--filter", metavar="F", default="", help="which products: _categoryId|eq|11 (default: all)"
    )
    rule = parser.add_mutually_exclusive_group(required=True)
    rule.add_argument("--change", metavar="P", type=_percent, help="by per cent: +5%%, -10%%")
    rule.add_argument("--amount", metavar="N", type=number, help="by an amount: 3, -2")
    rule.add_argument("--set", metavar="N", type=number, help="to this price")
    rule.add_argument(
        "--margin", metavar="P", type=number, help="purchase price and a margin in per cent of the price"
    )
    rule.add_argument("--markup", metavar="P", type=number, help="purchase price plus a markup in per cent")
    rule.add_argument("--vat", metavar="P", type=number, help="a new rate of VAT in per cent; needs --keep")
    parser.add_argument("--keep", choices=("shelf", "net"), help="with --vat: the price that stays")
    parser.add_argument(
        "--round",
        metavar="R",
        help="to a multiple of 0.1, 0.5, 1, 5, or an ending: .90 (default: 0.01; with --vat none)",
    )
    parser.add_argument("--round-net", action="store_true", help="round the price without VAT")
    parser.add_argument(
        "--level", choices=tuple("ABCDE"), default="A", help="which price; A is the one on the shelf"
    )
    parser.add_argument("--from", dest="source", choices=tuple("ABCDE"), help="start from another price")
    return rule


def run(args: argparse.Namespace) -> int:
    """0 when every product that the rule concerns has its price, 4 when some were left out for a reason."""
    from app.changes.application import Applied, apply
    from app.price_work import pricing
    from app.runtime import Runtime

    rule = rule_of(args)
    with Runtime(args.data, own=False, read_only=args.dry_run, must_exist=True) as runtime:
        found = pricing.preview(runtime.replica, products_of(args, runtime.replica), rule)
        applied = Applied()
        if not args.dry_run:
            applied = apply(runtime.commands, found, found.ticked, origin="cli")
    if args.json:
        print(json.dumps(_as_json(found, applied, dry=args.dry_run), ensure_ascii=False))
    else:
        _print(found, applied, dry=args.dry_run)
    left_out = any(line.reason not in ("", "same") for line in found.lines) or applied.changed_meanwhile
    return messages.NEEDS_PERSON if left_out else messages.OK


def products_of(args: argparse.Namespace, replica: Replica) -> list[int]:
    """Ids of the products that `--filter` finds. Raises InvalidQuery."""
    from storage.query.grammar import Query, parse_filter

    return replica.ids("products", Query(where=parse_filter(replica.catalogue["products"], args.filter)))


def rule_of(args: argparse.Namespace) -> PriceRule:
    """The rule that was given. Raises Refused."""
    from app.commands.adjustment import Adjustment
    from app.price_work.rule import PriceRule
    from storage.errors import Refused

    if (args.vat is None) != (args.keep is None):
        raise Refused(reason="keep_goes_with_vat")
    if args.source is not None and args.change is None and args.amount is None:
        raise Refused(reason="from_goes_with_change")
    if args.vat is not None and (args.level != "A" or not 0 <= args.vat < 100):
        raise Refused(reason="rate_of_all_prices")
    if args.margin is not None and not 0 <= args.margin < 100:
        raise Refused(reason="margin_below_100")
    if args.markup is not None and args.markup < 0:
        raise Refused(reason="markup_not_negative")
    common: dict[str, Any] = {
        "level": args.level, "source": args.source, "rounding": rounding(args.round, vat=args.vat is not None),
        "on_net": args.round_net,
    }  # fmt: skip
    if args.vat is not None:
        rate = float(1 + args.vat / 100)
        return PriceRule(start="vat", rate=rate, kept=args.keep, **common)
    if args.margin is not None:
        return PriceRule(start="margin", percent=args.margin, **common)
    if args.markup is not None:
        return PriceRule(start="markup", percent=args.markup, **common)
    if args.set is not None:
        return PriceRule(fixed=float(args.set), **common)
    adjustment = (
        Adjustment(factor=1 + args.change / 100)
        if args.change is not None
        else Adjustment(amount=args.amount)
    )
    return PriceRule(adjustment=adjustment, **common)


def rounding(text: str | None, *, vat: bool) -> Rounding:
    """The rounding that `--round` names; without it to a cent, with a new rate of VAT none. Raises Refused."""
    from app.price_work.rule import Rounding
    from storage.errors import Refused

    if text is None:
        return Rounding() if vat else Rounding(step=Decimal(CENT))
    try:
        value = Decimal(text.replace(",", "."))
    except InvalidOperation:
        value = Decimal(0)
    if not (value.is_finite() and 0 < value <= 1000):
        raise Refused(reason="no_rounding")
    # ".90" is an ending, "0.5" a step.
    return (
        Rounding(ending=value) if text.lstrip().startswith((".", ",")) and value < 1 else Rounding(step=value)
    )


def number(text: str) -> Decimal:
    """A number of an option, with either decimal mark."""
    try:
        value = Decimal(text.strip().replace(",", "."))
    except InvalidOperation:
        value = Decimal("nan")
    if not (value.is_finite() and abs(value) < Decimal("1e9")):
        raise argparse.ArgumentTypeError(f"{text!r} is no number")
    return value


def _percent(text: str) -> Decimal:
    if not PERCENT.fullmatch(text.strip()):
        raise argparse.ArgumentTypeError(f"{text!r} is no percentage such as +5%")
    return number(text.strip().rstrip("%"))


def _as_json(found: PricedProducts, applied: Applied, *, dry: bool) -> dict[str, Any]:
    return {
        "dry_run": dry,
        "changed": len(applied.change.ids) if applied.change is not None else 0,
        "changed_meanwhile": list(applied.changed_meanwhile),
        "lines": [
            {
                "id": line.id,
                "name": line.name,
                "before": {name: line.before[name] for name in line.after},
                "after": dict(line.after),
                "marks": list(line.marks),
                "reason": line.reason or None,
            }
            for line in found.lines
        ],
    }


def _mark(found: PricedProducts, line: ChangeLine, mark: str) -> str:
    """A mark in words; what is below cost with the cost."""
    cost = found.costs.get(line.id or 0)
    if cost is None or mark != "below_cost":
        return MARKS[mark]
    return f"{MARKS[mark]} of {costs.text(cost)}"


def _print(found: PricedProducts, applied: Applied, *, dry: bool) -> None:
    changing = found.ticked
    left_out = [line for line in found.lines if line.reason not in ("", "same")]
    for line in changing[:SHOWN]:
        shown = ", ".join(
            f"{name} {problems.value(line.before[name])} -> {price}" for name, price in line.after.items()
        )
        marks = "".join(f"  ({_mark(found, line, mark)})" for mark in line.marks)
        print(f"{line.id}  {line.name}: {shown}{marks}")
    problems.print_more(len(changing) - SHOWN)
    for line in left_out[:SHOWN]:
        print(
            f"{line.id}  {line.name}: left out, it {REASONS.get(line.reason, f'would be refused ({line.reason})')}"
        )
    if len(left_out) > SHOWN:
        print(f"... and {len(left_out) - SHOWN} more are left out.")
    same = len(found.lines) - len(changing) - len(left_out)
    if dry:
        print(
            f"Would change: {len(changing)}. Left out: {len(left_out)}. Same already: {same}. Nothing was changed."
        )
        return
    changed = len(applied.change.ids) if applied.change is not None else 0
    print(
        f"Changed: {changed}. Left out: {len(left_out)}. Same already: {same}. The window can undo it as one step."
    )
    if applied.changed_meanwhile:
        print(f"Changed by somebody meanwhile, and left as they are: {len(applied.changed_meanwhile)}.")
