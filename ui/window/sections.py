"""The sections of the window and their order: the lists of the catalogue and the other pages.

Called by the sidebar and the window.
"""

from __future__ import annotations

from storage.schema.fields import Catalogue

LISTS = (
    "customers", "products", "product-ingredients", "suppliers", "employees", "tags", "eet-subjects", "webhooks",
)  # fmt: skip
REFERRED = ("warehouse-products", "categories", "taxes", "warehouses", "discount-groups", "branches")
"""The stock and the lists that products refer to, below a separator."""

HEAD: tuple[str, ...] = ("overview",)
"""Pages above the lists."""
FOOT: tuple[str, ...] = ("shop-check", "sync", "settings")
"""Pages below the lists; each page is made by `page_factory`."""
PAGES = frozenset(HEAD + FOOT)


def groups(catalogue: Catalogue) -> list[list[str]]:
    """Names of the sections, in groups with a separator between them; lists not named here come last among the lists."""
    rest = [entity.name for entity in catalogue if entity.name not in LISTS + REFERRED]
    lists = [[*HEAD, *(name for name in LISTS if name in catalogue)]]
    lists.append([*(name for name in REFERRED if name in catalogue), *rest])
    return [group for group in (*lists, list(FOOT)) if group]
