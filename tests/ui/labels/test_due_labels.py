"""Labels of what changed, through the window: counted, chosen, ordered, printed once; and the lowest price before."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QDate

from app.changes.application import apply
from app.labels.labels import Label, PerUnit
from app.labels.reduction import Reduction
from app.price_work import pricing
from app.price_work.rule import PriceRule
from app.queries.allergens import Stated
from app.settings.paper_formats import LAYOUTS
from app.settings.settings import Settings
from tests.ui.conftest import THEN
from tests.ui.labels.test_labels import WAIT, opened, products, saved  # noqa: F401 - a fixture
from tests.ui.support.printed_page import pdf_pages, pdf_sizes
from ui.labels.painter import PrintJob, render_pdf


def names(dialog) -> list[str]:
    return [each.name for each in dialog.labels]


def chosen(dialog, button, qtbot) -> list[str]:
    """The labels after a click on one of the choices."""
    dialog.message.clear()
    button.setChecked(True)
    qtbot.waitUntil(lambda: not dialog._read_job.running, timeout=WAIT)
    return names(dialog)


def counted(dialog, qtbot) -> str:
    qtbot.waitUntil(lambda: not dialog._count_job.running, timeout=WAIT)
    return dialog.records.since_printing.text()


def change_prices(context, price: float, *ids: int) -> None:
    found = pricing.preview(context.commands.replica, ids, PriceRule(fixed=price))
    apply(context.commands, found, found.ticked, origin="window")


def test_labels_of_what_changed_since_the_last_printing(hands, products, context, qtbot, tmp_path):  # noqa: F811
    dialog = opened(hands, qtbot)
    assert counted(dialog, qtbot) == "Changed since the last printing (29)"  # flour has no price
    saved(dialog, qtbot, tmp_path / "all.pdf")
    change_prices(context, 60.0, 102, 501)
    dialog = opened(hands, qtbot)
    assert counted(dialog, qtbot) == "Changed since the last printing (2)"
    assert chosen(dialog, dialog.records.since_printing, qtbot) == ["Rohlík", "Zboží 01"]
    pages = saved(dialog, qtbot, tmp_path / "changed.pdf")
    assert [text for text in pages[0] if "60" in text] == ["60.00", "60.00 Kč"]
    dialog = opened(hands, qtbot)
    assert counted(dialog, qtbot) == "Changed since the last printing (0)"
    assert chosen(dialog, dialog.records.since_printing, qtbot) == []
    assert "Nothing to print" in dialog.message.text() and not dialog.print_button.isEnabled()
    dialog.reject()


def test_labels_without_a_price_leave_what_was_printed_alone(hands, products, qtbot, tmp_path):  # noqa: F811
    dialog = opened(hands, qtbot)
    dialog.with_price.setChecked(False)
    saved(dialog, qtbot, tmp_path / "names.pdf")
    dialog = opened(hands, qtbot)
    assert counted(dialog, qtbot) == "Changed since the last printing (29)"
    dialog.reject()


def test_labels_of_a_day_and_of_a_step_in_the_order_of_the_shelf(hands, products, context, qtbot, tmp_path):  # noqa: F811
    context.settings = Settings.load(tmp_path)
    dialog = opened(hands, qtbot)
    counted(dialog, qtbot)
    assert not dialog.records.of_step.isVisible()
    dialog.reject()
    change_prices(context, 60.0, 101, 102)
    change_prices(context, 61.0, 501)
    dialog = opened(hands, qtbot)
    counted(dialog, qtbot)
    assert dialog.records.of_step.isVisible() and not dialog.records.step.isVisible()
    assert chosen(dialog, dialog.records.of_step, qtbot) == ["Zboží 01"]
    assert dialog.records.step.isVisible() and dialog.records.step.itemText(1).endswith("change: 2 records")
    dialog.records.step.setCurrentIndex(1)
    qtbot.waitUntil(lambda: names(dialog) == ["Espresso", "Rohlík"], timeout=WAIT)
    dialog.records.day.setDate(QDate.currentDate())
    assert chosen(dialog, dialog.records.since_day, qtbot) == ["Espresso", "Rohlík", "Zboží 01"]
    assert dialog.records.day.isVisible() and not dialog.records.step.isVisible()
    dialog.records.order.setCurrentIndex(1)
    # Káva (coffee) before Pečivo (bread).
    qtbot.waitUntil(lambda: names(dialog) == ["Espresso", "Zboží 01", "Rohlík"], timeout=WAIT)
    saved(dialog, qtbot, tmp_path / "a.pdf")
    assert Settings.load(tmp_path).text("labels.order") == "shelf"
    dialog.records.day.setDate(QDate.currentDate().addDays(1))


def test_a_list_of_ingredients_has_no_choice_by_price(hands, qtbot):
    hands.window.sidebar.choose("product-ingredients")
    dialog = opened(hands, qtbot)
    assert not dialog.records.since_printing.isVisible() and not dialog.records.since_day.isVisible()
    dialog.reject()


@pytest.mark.parametrize("paper", LAYOUTS)
def test_a_reduced_price_is_printed_with_the_lowest_before_on_every_paper(spoken, paper):
    small = paper == "a4_65"
    text = "30-day low: 50.00 Kč" if small else "Lowest price in the previous 30 days: 50.00 Kč"
    for known in (None, THEN):
        label = Label(
            "Espresso",
            45.0,
            "CZK",
            PerUnit(90.0, "Liter"),
            "8590000000017",
            Reduction(THEN, 50.0, known),
            FULL,
        )
        job = PrintJob(layout=LAYOUTS[paper], labels=[label], allergens=True)
        content = render_pdf(job, "t")
        said, sizes = pdf_pages(content)[0], pdf_sizes(content)[0]
        assert text in " ".join(said)
        # The price stays by far the largest text.
        assert sizes[said.index("45.00 Kč")] > 1.5 * max(
            size for size, each in zip(sizes, said) if each != "45.00 Kč" and each != "Espresso"
        )
        without = pdf_pages(
            render_pdf(PrintJob(layout=LAYOUTS[paper], labels=[label], reduction=False), "t")
        )[0]
        assert not any("Lowest" in each for each in without)


FULL = Stated((1, 3, 7, 8), ("Sugar",))


@pytest.mark.parametrize(
    ("paper", "stated", "text"),
    [
        ("a4_24", FULL, "Allergens: gluten, eggs, milk, nuts (not stated: Sugar)"),
        ("roll_62", FULL, "Allergens: gluten, eggs, milk, nuts (not stated: Sugar)"),
        ("a4_65", Stated((7,)), "Allergens: milk"),
        ("a4_65", Stated((1, 3, 7), ("Sugar",)), "Allergens: 1, 3, 7 (not stated: Sugar)"),
        ("a4_65", Stated((1, 7), tuple("ABCDEFGHIJKLMNOP")), "Allergens: 1, 7 (not all stated)"),
        ("a4_24", Stated((), ("Sugar",)), "Allergens: not stated: Sugar"),
    ],
)
def test_allergens_are_printed_by_name_and_never_cut(spoken, paper, stated, text):
    label = Label("Cake", 45.0, "CZK", None, "8590000000017", Reduction(THEN, 50.0), stated)
    job = PrintJob(layout=LAYOUTS[paper], labels=[label], allergens=True)
    assert text in " ".join(pdf_pages(render_pdf(job, "t"))[0])
    plain = PrintJob(layout=LAYOUTS[paper], labels=[label])
    assert "Allergens" not in " ".join(pdf_pages(render_pdf(plain, "t"))[0])


def test_allergens_of_a_recipe_reach_its_label(hands, context, replica, qtbot):
    with replica.write() as tx:
        tx.put("products", {**replica.known("products", 103), "allergens": [1]})
    hands.window.sidebar.choose("products")
    dialog = opened(hands, qtbot)
    (roll,) = (each for each in dialog.labels if each.name == "Rohlík")
    assert roll.allergens == Stated((1,)) and not dialog.job().allergens
    dialog.with_allergens.setChecked(True)
    assert dialog.job().allergens
    dialog.reject()
