"""What is said of a plan in its dialog, in a product's form and on the overview."""

from __future__ import annotations

from app import prices
from app.plans.decisions import SETTLED, shown_outcome
from app.plans.summary import PlanSummary
from app.plans.wall_clock import instant
from app.price_work.rule import LEVELS
from storage.plans.plan import Outcome, Plan, PlanLine, PlanState, Values
from ui.text import formats, texts
from ui.text.texts import translate


def when(time: str) -> str:
    """A time of a plan: the day, and the hour unless it is midnight."""
    at = instant(time)
    return formats.day_text(at) if time.endswith("T00:00") else formats.moment_text(at)


def outcome(line: PlanLine) -> str:
    """What became of a line."""
    if line.returned in SETTLED:
        return texts.plan_outcome("returned")
    text = texts.plan_outcome(shown_outcome(line).value)
    return f"{text}: {texts.problem(line.problem, {})}" if line.problem else text


def shown_field(values: Values) -> str:
    """The field by which a line is told: a price, the price without VAT, or the rate."""
    priced = [name for name in LEVELS.values() if name in values]
    return (
        priced[0] if priced
        else prices.WITHOUT_VAT if prices.WITHOUT_VAT in values
        else next(iter(values))
    )  # fmt: skip


def value(name: str, values: Values) -> str:
    """A price or a rate; a dash for none."""
    found = values.get(name)
    if not isinstance(found, int | float):
        return formats.NOTHING
    if name == prices.RATE:
        return formats.percent_text(round((found - 1) * 100, 6))
    return formats.price_text(float(found))


def of_product(plan: Plan, line: PlanLine) -> str:
    """A plan in the form of one of its products; empty for one that is over."""
    name = shown_field(line.after)
    price, former = value(name, line.after), value(name, line.former)
    if line.asks:
        return translate("Plans", "Plan {name}: changed meanwhile, needs your decision", name=plan.name)
    if plan.state is PlanState.PLANNED:
        text = translate("Plans", "From {day}: {price} (plan {name})",
                         day=when(plan.start), price=price, name=plan.name)  # fmt: skip
        if plan.end is None:
            return text
        return f"{text}, {translate('Plans', 'until {day}', day=when(plan.end))}"
    if plan.state is PlanState.BEGUN and plan.end is not None and line.begun in (Outcome.SET, Outcome.SAME):
        return translate("Plans", "From {day} again: {price} (plan {name})",
                         day=when(plan.end), price=former, name=plan.name)  # fmt: skip
    return ""


def in_short(found: PlanSummary) -> str:
    """A plan on the overview."""
    plan = found.plan
    products = translate("Plans", "%n product(s)", found.records)
    if plan.state is PlanState.BEGUN and plan.end is not None:
        return translate("Plans", "Until {day}: {name}, {products}",
                         day=when(plan.end), name=plan.name, products=products)  # fmt: skip
    return translate("Plans", "From {day}: {name}, {products}",
                     day=when(plan.start), name=plan.name, products=products)  # fmt: skip


def question(found: PlanSummary) -> str:
    """What a plan asks, on the overview."""
    return translate("Plans", "{name}: %n price(s) to decide", found.asking, name=found.plan.name)
