"""The sections of the window and their order: the lists of the catalogue and the other pages.

Called by the sidebar and the window.
"""

from __future__ import annotations

from storage.schema.fields import Catalogue

LISTS = ("customers", "products", "product-ingredients", "suppliers", "employees", "tags")
REFERRED = ("warehouse-products", "categories")
"""The stock and the list that products are sorted into, below a separator."""
RARE = ("warehouses", "taxes", "discount-groups", "branches", "eet-subjects", "webhooks")
"""Lists that nobody opens daily: folded behind `MORE`, until somebody opens them or goes to one."""
MORE = "more"
"""The line that unfolds them."""

HEAD: tuple[str, ...] = ("overview",)
"""Pages above the lists."""
FOOT: tuple[str, ...] = ("shop-check", "sync", "settings")
"""Pages below the lists; each page is made by `page_factory`."""
PAGES = frozenset(HEAD + FOOT)


def groups(catalogue: Catalogue) -> list[list[str]]:
    """Names of the sections, in groups with a separator between them; lists not named here come last among the rare ones."""
    rest = [entity.name for entity in catalogue if entity.name not in LISTS + REFERRED + RARE]
    lists = [[*HEAD, *(name for name in LISTS if name in catalogue)]]
    rare = [*(name for name in RARE if name in catalogue), *rest]
    lists.append([*(name for name in REFERRED if name in catalogue), *([MORE, *rare] if rare else [])])
    return [group for group in (*lists, list(FOOT)) if group]
