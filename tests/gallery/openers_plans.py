"""Openers of the screens of planned prices. The plans are shown and not stored, so that no other picture has them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtWidgets import QWidget

from app.plans.summary import PlanSummary
from storage.plans.plan import Outcome, Plan, PlanLine, PlanState
from tests.gallery.fixture import GalleryFixture
from tests.gallery.openers import new_prices
from tests.gallery.openers_record import scroll_to
from ui.plans import text as plans_text
from ui.plans.dialog import PlansDialog, Shown

AUTUMN = Plan(
    id=1, entity="products", name="Podzimní výprodej", start="2026-09-01T00:00", end="2099-09-15T00:00",
    state=PlanState.BEGUN,
)  # fmt: skip
CHRISTMAS = Plan(id=2, entity="products", name="Vánoce", start="2099-12-01T00:00", end="2099-12-27T06:30")
CANCELLED = replace(
    CHRISTMAS,
    id=3,
    name="Zrušená akce na nápoje",
    end=None,
    state=PlanState.CANCELLED,
    start="2026-07-01T00:00",
)
PLANS = (PlanSummary(AUTUMN, 7, 2), PlanSummary(CHRISTMAS, 140, 0), PlanSummary(CANCELLED, 12, 0))
OUTCOMES = (
    Outcome.ASK, Outcome.ASK, Outcome.SET, Outcome.SAME, Outcome.HELD, Outcome.GONE, Outcome.KEPT,
)  # fmt: skip


def plan_later(fixture: GalleryFixture) -> QWidget:
    """New prices that are planned for later, with a return."""
    new_prices("price", "-10 %")(fixture)
    prices: Any = fixture.window.list_actions.dialog
    prices.later.click()
    dialog: QWidget = prices.asking
    prices.asking.name.setText("Vánoce")
    prices.asking.returns.setChecked(True)
    fixture.settle()
    fixture.dialogs += [prices, dialog]
    return dialog


def plans(fixture: GalleryFixture) -> QWidget:
    """The dialog of planned prices: one plan asks, one is to come, one was cancelled."""
    replica = fixture.runtime.replica
    products = replica.many(
        "products", [id for id, price in replica.values_by_id("products", "priceWithVat") if price > 10][:7]
    )
    fixture.window.named_actions["plans"].trigger()
    dialog = fixture.window.findChildren(PlansDialog)[-1]
    fixture.dialogs.append(dialog)
    fixture.settle()
    lines = [
        PlanLine(
            plan=1, record=id, begun=outcome, before={"priceWithVat": record["priceWithVat"] + 10},
            after={"priceWithVat": round(record["priceWithVat"] * 0.8)},
        )
        for (id, record), outcome in zip(products.items(), OUTCOMES, strict=True)
    ]  # fmt: skip
    dialog.show_plans(Shown(PLANS, 1, lines, products))
    fixture.settle()
    return dialog


def planned_product(fixture: GalleryFixture) -> None:
    """The prices of a product with plans."""
    replica = fixture.runtime.replica
    product = next(id for id, price in replica.values_by_id("products", "priceWithVat") if price > 10)
    fixture.window.navigation.show_record("products", product)
    fixture.settle()
    form = fixture.window.panel.form
    assert form is not None and form.product is not None
    line = PlanLine(
        record=product,
        before={},
        after={"priceWithVat": 39.9},
        former={"priceWithVat": 49.9},
        begun=Outcome.SET,
    )
    told = [plans_text.of_product(plan, line) for plan in (AUTUMN, CHRISTMAS)]
    form.product.plans.show_message("\n".join(told))
    scroll_to(fixture, form.product.plans)


def plans_on_overview(fixture: GalleryFixture) -> None:
    """The overview with plans to come and a question."""
    fixture.window.sidebar.choose("overview")
    page: Any = fixture.window.navigation.pages["overview"]
    fixture.settle_until(lambda: page.figures is not None)
    page.show_figures(replace(page.figures, today=replace(page.figures.today, plans=list(PLANS[:2]))))
    fixture.settle()
