"""A finding of the shop check, and the codes of all checks in the order in which they are shown.

Made by the checks, shown by the window and the command line.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from app.queries.purchase_prices import Cost

CHECKS = (
    "no_price", "below_cost", "margin_low", "prices_disagree", "unknown_rate", "ean_twice", "ean_wrong", "plu_twice",
    "no_category", "recipe_circle", "line_of_nothing", "no_name", "company_id_wrong", "vat_id_wrong", "tags_differ_by_case",
)  # fmt: skip
"""Code of every check; what costs money or stops a sale comes first."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One record that a check found. `params` are the values that make it odd, as JSON could hold them."""

    check: str
    entity: str
    id: int
    params: Mapping[str, Any] = field(default_factory=dict)
    cost: Cost | None = field(default=None, compare=False)
    """Where the cost in `params` is known from, and since when: no part of what is found."""

    @property
    def key(self) -> str:
        """Names the finding as long as the values are the same; another value is another finding."""
        values = json.dumps(self.params, sort_keys=True, ensure_ascii=True).encode()
        digest = hashlib.blake2b(values, digest_size=8).hexdigest()
        return f"{self.check}:{self.entity}:{self.id}:{digest}"
