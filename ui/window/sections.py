"""The sections of the window: which there are and in what order; lists of the catalogue and the pages beside them.

Called by the rail (shows them) and the window (goes to them).
"""

from __future__ import annotations

from storage.schema.fields import Catalogue

LISTS = (
    "customers", "products", "product-ingredients", "suppliers", "employees", "tags", "eet-subjects", "webhooks",
)  # fmt: skip
REFERRED = ("warehouse-products", "categories", "taxes", "warehouses", "discount-groups")
"""The stock and the lists that products refer to, below a line."""

HEAD: tuple[str, ...] = ("overview",)
"""Pages above the lists; likewise."""
FOOT: tuple[str, ...] = ("sync", "settings")
"""Pages below them; each has a maker in `pages`."""
PAGES = frozenset(HEAD + FOOT)


def groups(catalogue: Catalogue) -> list[list[str]]:
    """Names of sections, in groups with a line between them; lists nobody placed come last among the lists."""
    rest = [each.name for each in catalogue if each.name not in LISTS + REFERRED]
    lists = [[*HEAD, *(name for name in LISTS if name in catalogue)]]
    lists.append([*(name for name in REFERRED if name in catalogue), *rest])
    return [each for each in (*lists, list(FOOT)) if each]
