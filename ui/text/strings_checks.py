"""English source texts of the shop check, of price work and of plans.

Read by `texts` alone. Keys are the codes of `app.shop_check.finding.CHECKS` and of `app.price_work.pricing`;
states and outcomes of `storage.plans.plan`.
"""

from __future__ import annotations

DUPLICATE_REASON = {
    "company_id": "Same company ID",
    "vat_id": "Same VAT number",
    "code": "Same code",
    "email": "Same e-mail",
    "phone": "Same phone",
    "name": "Same or similar name",
}
"""What records that may be one have in common (`app.duplicates.find.Group.reason`)."""

SHOP_CHECK = {
    "no_price": "For sale without a price",
    "below_cost": "Sold below cost",
    "margin_low": "Low margin",
    "prices_disagree": "Prices contradict each other",
    "unknown_rate": "Unknown VAT rate",
    "ean_twice": "EAN used twice",
    "ean_wrong": "EAN with wrong check digit",
    "plu_twice": "PLU used twice",
    "no_category": "No category",
    "recipe_circle": "Recipe in a circle",
    "line_of_nothing": "Recipe line without product",
    "no_name": "Customer without a name",
    "company_id_wrong": "Invalid company ID",
    "vat_id_wrong": "Invalid VAT ID",
    "tags_differ_by_case": "Tag with two spellings",
}
"""Check -> its title."""

SHOP_CHECK_ADVICE = {
    "no_price": "The till sells these at no charge. Enter a price, or let the till ask for one.",
    "below_cost": "The price without VAT is lower than the purchase price or the cost of the ingredients.",
    "margin_low": "The margin is below the product's own minimum or the one in Settings, General.",
    "prices_disagree": "The price with VAT, the price without VAT and the VAT rate do not match. Choose the price to keep.",
    "unknown_rate": "The list of tax rates does not have this rate.",
    "ean_twice": "The scanner cannot tell which product is meant.",
    "ean_wrong": "The last digit does not match the others. Scan the product again.",
    "plu_twice": "The till cannot tell which product is meant.",
    "no_category": "You can find these only by searching.",
    "recipe_circle": "The product is an ingredient of itself. Delete one of the recipe lines.",
    "line_of_nothing": "The product or ingredient in the line was deleted. Delete the line, or choose another product.",
    "no_name": "You cannot find these by name.",
    "company_id_wrong": "The check digit is wrong. Ask the customer for the number.",
    "vat_id_wrong": "The VAT ID is not valid in its country. Ask for it again before the next invoice.",
    "tags_differ_by_case": "Filters see two tags. Keep one spelling.",
}
"""Check -> why it matters and what to do."""

SHOP_FINDING = {
    "below_cost": "{price}, costs {cost} ({where})",
    "margin_low": "{margin} of {price}, less than {least}; costs {cost} ({where})",
    "prices_disagree": "{with_vat} with VAT, {without_vat} without, {rate}",
    "unknown_rate": "{rate}",
    "ean_twice": "{code}, also {others}",
    "ean_wrong": "{code}",
    "plu_twice": "{code}, also {others}",
    "recipe_circle": "with {others}",
    "company_id_wrong": "{number}",
    "vat_id_wrong": "{number}",
    "tags_differ_by_case": "{tag}; more often {usual}",
}
"""Check -> the values of a finding; a check without values has none."""

COST_SOURCE = {
    "cloud": "purchase price of the product",
    "list": "price list of {name}, {day}",
    "stock": "{name}, {day}",
    "recipe": "ingredients",
}
"""`app.queries.purchase_prices.CostSource` -> where a cost is known from."""

PRICE_MARK = {
    "outlier": "changes by more than 30%",
    "below_cost": "below cost",
    "zero": "no selling price yet",
}
"""Mark of a line of price work -> its text."""

PRICE_REASON = {
    "no_price": "skipped: no current price",
    "no_cost": "skipped: no purchase price",
    "no_rate": "skipped: no VAT rate",
    "held": "skipped: needs a decision",
    "below_zero": "skipped: below zero",
}
"""Why a product keeps its price -> the text."""

PLAN_STATE = {
    "planned": "Planned",
    "begun": "Active",
    "done": "Ended",
    "cancelled": "Cancelled",
    "ask": "Needs your decision",
    "undone": "Undone",
}
"""`app.plans.summary.PlanSummary.state` -> its text."""

PLAN_OUTCOME = {
    "waiting": "Not due yet",
    "set": "Done",
    "returned": "Previous price restored",
    "same": "Already had this price",
    "ask": "Changed: needs a decision",
    "held": "Needs a decision",
    "kept": "Not changed",
    "gone": "The product is deleted",
    "refused": "Not changed",
    "missed": "Missed: the computer was off",
    "undone": "Undone",
}
"""`storage.plans.plan.Outcome` of a line, or `returned` -> its text."""
