"""`labels`: price labels as a PDF, for all products or for those whose price changed.

Called by `app.cli.main`. Pages are drawn by the window's half of the program, which puts its painter into `PAINTERS`.
What was printed is remembered, so that the next call knows what changed since.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from app.cli.text import messages, problems
from app.settings.paper_formats import LAYOUTS, Layout

if TYPE_CHECKING:
    from app.labels.due import DueLabels
    from app.labels.labels import Label
    from app.queries.lists import ListQuery

PAINTERS: list[Callable[[Sequence[Label], Layout, str, bool], bytes]] = []
"""Draws labels as a PDF: labels, paper, the language setting, and whether with allergens. Empty in the half without a window."""
SHOWN = 40
"""Most labels printed on the terminal; `--json` has them all."""
LAST = "last"


def declare(parser: argparse.ArgumentParser) -> None:
    """Options of `labels`."""
    parser.add_argument("--pdf", metavar="FILE", type=Path, help="write the labels to this file")
    which = parser.add_mutually_exclusive_group()
    which.add_argument(
        "--changed-since",
        metavar="DATE",
        type=_moment,
        help="only prices that changed since then: 2026-11-20, 2026-11-20T14:30, or 'last' for the last printing",
    )
    which.add_argument(
        "--import",
        dest="step",
        metavar="N",
        type=int,
        help="only prices that the newest import or change of prices set (1), or the one before it (2), ...",
    )
    which.add_argument(
        "--plan",
        metavar="ID",
        type=int,
        help="prices that a plan will set ('counterfoil plan list' lists plans)",
    )
    parser.add_argument(
        "--filter", metavar="F", default="", help="which products: _categoryId|eq|11 (default: all)"
    )
    parser.add_argument(
        "--order", choices=("list", "shelf"), default="shelf",
        help="by name, or by category and then name (default: shelf)",
    )  # fmt: skip
    parser.add_argument("--paper", choices=tuple(LAYOUTS), help="default: the setting labels.layout")
    parser.add_argument(
        "--allergens", action="store_true", help="with the allergens by name, those of the ingredients too"
    )
    parser.add_argument(
        "--dry-run", action="store_true", help="show what would be printed; write and remember nothing"
    )
    parser.add_argument("--json", action="store_true", help="print the labels as JSON")


def run(args: argparse.Namespace) -> int:
    """0 also when no label is due; then no file is written."""
    from app.labels.due import DueLabels, mark_printed
    from app.labels.labels import Labels, write_label_file
    from app.plans.to_come import prices_to_come
    from app.queries.lists import ListQuery
    from app.runtime import Runtime
    from storage.errors import Refused

    written = args.pdf is not None and not args.dry_run
    if written and not PAINTERS:
        raise Refused(reason="no_painter")
    with Runtime(args.data, own=False, read_only=not written, must_exist=True) as runtime:
        language = runtime.settings.text("appearance.language")
        query = ListQuery(filter=args.filter, sort="name", language=language or "en")
        source = Labels(runtime.replica, "products")
        if args.plan is not None:
            to_come = prices_to_come(runtime.replica, args.plan)
            labels = source.planned(to_come.prices, to_come.at, order=args.order, language=query.language)
            more = 0
        else:
            ids = _ids(DueLabels(runtime.replica), query, args)
            labels = source.read(query, ids, order=args.order)
            more = 0 if ids is None else len(ids) - len(labels)
        if written and labels:
            layout = LAYOUTS[args.paper or runtime.settings.text("labels.layout")]
            write_label_file(args.pdf, PAINTERS[0](labels, layout, language, args.allergens))
            mark_printed(runtime.replica, labels)
    file = str(args.pdf) if written and labels else None
    if args.json:
        shown = [_as_json(each) for each in labels]
        print(json.dumps({"file": file, "labels": shown, "not_printed_yet": more}, ensure_ascii=False))
    else:
        _print(labels, file, more)
    return messages.OK


def _ids(due: DueLabels, query: ListQuery, args: argparse.Namespace) -> list[int] | None:
    """The products whose labels are wanted, None for all."""
    from storage.errors import Refused

    if args.step is not None:
        steps = due.steps()
        if not 1 <= args.step <= len(steps):
            raise Refused(reason="no_such_step", known=len(steps))
        return due.of_step(query, steps[args.step - 1].step.id)
    if args.changed_since == LAST:
        return due.since_printing(query)
    return None if args.changed_since is None else due.since(query, args.changed_since)


def _moment(text: str) -> int | str:
    """A local date or time as wall milliseconds, or `last`."""
    if text == LAST:
        return LAST
    try:
        return round(datetime.fromisoformat(text).timestamp() * 1000)
    except (ValueError, OverflowError, OSError):
        raise argparse.ArgumentTypeError(f"{text!r} is no date such as 2026-11-20, nor 'last'") from None


def _as_json(label: Label) -> dict[str, Any]:
    from app.queries.allergens import NAMES

    per_unit, reduced = label.per_unit, label.reduction
    return {
        "id": label.product,
        "name": label.name,
        "price": label.price,
        "currency": label.currency,
        "per_unit": None if per_unit is None else {"price": per_unit.price, "unit": per_unit.unit},
        "code": label.code,
        "allergens": {
            "numbers": label.allergens.numbers,
            "names": [NAMES[each] for each in label.allergens.numbers],
            "not_stated": label.allergens.not_stated,
        },
        "lowest_before_reduction": None
        if reduced is None
        else {"price": reduced.lowest, "reduced_at": reduced.at, "not_known_before": reduced.known_from},
    }


def _print(labels: list[Label], file: str | None, more: int) -> None:
    for label in labels[:SHOWN]:
        price = "no price" if label.price is None else f"{label.price:.2f} {label.currency}".rstrip()
        print(f"{label.product}  {label.name}: {price}")
    problems.print_more(len(labels) - SHOWN)
    if not labels:
        print("No label is due.")
    elif file is None:
        print(f"Labels: {len(labels)}. Nothing was written.")
    else:
        print(f"Labels: {len(labels)}, written to {file}.")
    unknown = sum(1 for each in labels if each.reduction and each.reduction.known_from is not None)
    if unknown:
        print(
            f"Lowest prices before a reduction that may be too high, since older ones are unknown here: {unknown}."
        )
    if more:
        print(f"Not printed yet, since no more fit into one file: {more}.")
