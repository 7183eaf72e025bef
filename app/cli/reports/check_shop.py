"""`check-shop`: what is wrong or odd in the records of the shop.

Called by `app.cli.main`. Reads only; needs no internet.
"""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING, Any

from app.cli.text import costs, messages, problems

if TYPE_CHECKING:
    from app.shop_check.finding import Finding

SENTENCES = {
    "no_price": "is on sale without a price",
    "below_cost": "is sold for {price} and costs {cost}, both without VAT",
    "margin_low": "earns {margin} % of {price}, less than {least} %; it costs {cost}, both without VAT",
    "prices_disagree": "costs {with_vat} with VAT and {without_vat} without, which contradict at the rate {rate}",
    "unknown_rate": "has the VAT rate {rate}, which is none of the shop's",
    "ean_twice": "has the EAN {code} of other products: {others}",
    "ean_wrong": "has the EAN {code}, whose last digit is wrong",
    "plu_twice": "has the PLU {code} of other products: {others}",
    "no_category": "is in no category",
    "recipe_circle": "contains itself by its recipe, with: {others}",
    "line_of_nothing": "is a line of a recipe that has lost: {missing}",
    "no_name": "has no name",
    "company_id_wrong": "has the company id {number}, which nobody can have",
    "vat_id_wrong": "has the VAT number {number}, which nobody can have",
    "tags_differ_by_case": "has the tag {tag}; more records have {usual}",
}
"""What a finding says of its record, by check."""


def declare(parser: argparse.ArgumentParser) -> None:
    """Options of `check-shop`."""
    parser.add_argument("--json", action="store_true", help="print the findings as JSON")
    parser.add_argument("--all", action="store_true", help="include dismissed findings")


def run(args: argparse.Namespace) -> int:
    """0 when there is nothing to look at, else 4."""
    from app.runtime import Runtime
    from app.shop_check.check import check_shop, without_dismissed
    from app.shop_check.dismissals import Dismissals

    with Runtime(args.data, own=False, read_only=True, must_exist=True) as runtime:
        found = check_shop(runtime.replica, least_margin=runtime.settings.number("shop.least_margin"))
        dismissed = Dismissals(args.data, runtime.cloud_id).keys()
        shown = found if args.all else without_dismissed(found, dismissed)
        titles = {each.key: _title(runtime.queries, each) for each in shown}
    hidden = len(found) - len(shown)
    if args.json:
        findings = [_as_json(each, titles[each.key], dismissed=each.key in dismissed) for each in shown]
        print(json.dumps({"findings": findings, "dismissed": hidden}, ensure_ascii=False))
    else:
        for each in shown:
            print(f"{each.entity} {each.id}  {titles[each.key]}: {sentence(each)}")
        rest = f" {hidden} dismissed ones are left out; '--all' shows them." if hidden else ""
        print(f"To look at: {len(shown)}.{rest}" if shown or hidden else "Nothing is wrong or odd.")
    return messages.NEEDS_PERSON if shown else messages.OK


def sentence(finding: Finding) -> str:
    """What is wrong, to be read after the record's name."""
    values = {name: _text(value) for name, value in finding.params.items()}
    if finding.cost is not None:
        values["cost"] = costs.text(finding.cost)
    return SENTENCES[finding.check].format(**values)


def _text(value: Any) -> str:
    return ", ".join(map(str, value)) if isinstance(value, list) else problems.value(value)


def _title(queries: Any, finding: Finding) -> str:
    record = queries.record(finding.entity, finding.id).record
    return str(queries.title(finding.entity, record)) if record is not None else ""


def _as_json(finding: Finding, title: str, *, dismissed: bool) -> dict[str, Any]:
    return {
        "check": finding.check,
        "entity": finding.entity,
        "id": finding.id,
        "title": title,
        "params": dict(finding.params),
        "cost_source": None if finding.cost is None else costs.as_json(finding.cost),
        "dismissed": dismissed,
    }
