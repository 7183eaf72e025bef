"""What a supplier charges for a product, changed inside a command: stored, told in the product's history, and undone.

Called by `app.supplier_list` and `undo`. The step that such an event belongs to names the supplier; the cloud is told
nothing, since it takes no purchase prices of products.
"""

from __future__ import annotations

from app.commands.scope import CommandScope
from storage.records.history import Event, EventKind, Step

PRODUCTS, SUPPLIERS = "products", "suppliers"
PURCHASE_PRICE = "purchasePriceWithoutVat"
SUPPLIER = "supplier"
"""The parameter of a step that names the supplier."""


def put_purchase_price(
    scope: CommandScope,
    supplier: int,
    product: int,
    price: float | None,
    *,
    at: int | None = None,
    invoice: str = "",
) -> bool:
    """Store a price without VAT for one piece, None for a product that is no longer in the list; whether it is another one.

    `at`: as of when, wall milliseconds, now by default; `invoice`: the number of the invoice that says so.
    """
    kept = scope.tx.supplier_prices
    before = kept.price(supplier, product)
    if before == price:
        return False
    kept.put(supplier, product, price, at=scope.tx.now if at is None else at, invoice=invoice)
    fields = {PURCHASE_PRICE: (before, price)}
    scope.tx.history.record(PRODUCTS, product, EventKind.EDITED, fields=fields, origin=scope.origin)
    return True


def is_purchase_price(event: Event) -> bool:
    """Whether an event of a step is such a change."""
    return event.entity == PRODUCTS and event.kind is EventKind.EDITED and PURCHASE_PRICE in event.fields


def reverse_purchase_price(scope: CommandScope, step: Step, event: Event) -> None:
    """Put back the price before a step, unless a later list has brought another one."""
    supplier = step.params.get(SUPPLIER)
    if not isinstance(supplier, int) or event.is_forgotten(PURCHASE_PRICE):
        return
    supplier = scope.tx.current_id(SUPPLIERS, supplier)
    before, after = event.fields[PURCHASE_PRICE]
    if scope.tx.supplier_prices.price(supplier, event.id) == after:
        put_purchase_price(scope, supplier, event.id, before)
