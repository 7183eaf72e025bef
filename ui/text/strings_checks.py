"""English source texts of the shop check and of price work.

Read by `texts` alone. Keys are the codes of `app.shop_check.finding.CHECKS` and of `app.price_work.pricing`.
"""

from __future__ import annotations

SHOP_CHECK = {
    "no_price": "On sale without a price",
    "below_cost": "Sold below cost",
    "margin_low": "Earns too little",
    "prices_disagree": "Prices contradict each other",
    "unknown_rate": "Unknown VAT rate",
    "ean_twice": "EAN used twice",
    "ean_wrong": "EAN with a wrong check digit",
    "plu_twice": "PLU used twice",
    "no_category": "No category",
    "line_of_nothing": "Recipe line without its product",
    "no_name": "Customer without a name",
    "company_id_wrong": "Impossible company ID",
    "vat_id_wrong": "Impossible VAT number",
    "tags_differ_by_case": "Tag spelled in two ways",
}
"""Check -> its title."""

SHOP_CHECK_ADVICE = {
    "no_price": "The till sells these for nothing. Enter a price, or let the till ask for one.",
    "below_cost": "The price without VAT is lower than the purchase price, or than what the ingredients cost.",
    "margin_low": "The margin is lower than the least margin of the product, or than the one in Settings, General.",
    "prices_disagree": "The price with VAT, the price without VAT and the rate do not belong together. Choose the price to keep.",
    "unknown_rate": "The rate is in no record of the list of tax rates.",
    "ean_twice": "The scanner cannot know which product is meant.",
    "ean_wrong": "The last digit does not fit the others. Scan the product again.",
    "plu_twice": "The till cannot know which product is meant.",
    "no_category": "These are found by search only.",
    "line_of_nothing": "The product or the ingredient of the line was deleted. Delete the line, or choose another product.",
    "no_name": "Nobody can find these by name.",
    "company_id_wrong": "The check digit is wrong. Ask the customer for the number.",
    "vat_id_wrong": "The number is none of its country. Ask for it again before the next invoice.",
    "tags_differ_by_case": "Filters see two tags. Keep one spelling.",
}
"""Check -> why it matters and what to do."""

SHOP_FINDING = {
    "below_cost": "{price}, bought for {cost}",
    "margin_low": "{margin} of {price}, less than {least}; costs {cost}",
    "prices_disagree": "{with_vat} with VAT, {without_vat} without, {rate}",
    "unknown_rate": "{rate}",
    "ean_twice": "{code}, also {others}",
    "ean_wrong": "{code}",
    "plu_twice": "{code}, also {others}",
    "company_id_wrong": "{number}",
    "vat_id_wrong": "{number}",
    "tags_differ_by_case": "{tag}; more often {usual}",
}
"""Check -> the values of a finding; a check without values has none."""

PRICE_MARK = {
    "outlier": "changes by more than 30 %",
    "below_cost": "below cost",
    "zero": "zero",
}
"""Mark of a line of price work -> its text."""

PRICE_REASON = {
    "no_price": "left out: no price to start from",
    "no_cost": "left out: no purchase price",
    "no_rate": "left out: no VAT rate",
    "held": "left out: two versions wait for a decision",
    "below_zero": "left out: less than nothing",
}
"""Why a product keeps its price -> the text."""
