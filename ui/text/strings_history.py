"""English words for a record's past and for what belongs to it; the source texts of the translations.

Called by `texts` alone. Keys of EVENT are `storage.records.history.EventKind`; of RELATION `entity.field`, where the plain name
of the entity would not say which of two relations is meant.
"""

from __future__ import annotations

EVENT = {
    "created": "Created",
    "edited": "Changed",
    "deleted": "Deleted",
    "restored": "Restored",
    "cloud": "Changed in the cloud",
    "cloud_deleted": "Deleted in the cloud",
    "merged": "Two versions put together",
    "held": "Two versions, to be decided",
    "resolved": "Decided",
    "discarded": "Given up; the value is kept here",
    "sent": "Sent to the cloud",
    "mended": "Copy put right",
}

RELATION = {
    "product-ingredients._parentProductId": "Ingredients of it",
    "product-ingredients._productId": "Used in",
    "products._categoryId": "Products in it",
    "products._supplierId": "Products from it",
    "customers._discountGroupId": "Customers in it",
    "warehouse-products._warehouseId": "Products in stock there",
    "webhooks._warehouseId": "Webhooks about it",
    "customers.tags": "Customers with it",
    "products.tags": "Products with it",
    "categories.tags": "Categories with it",
    "employees.tags": "Employees with it",
}
