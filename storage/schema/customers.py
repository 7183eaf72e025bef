"""The declaration of customers.

Used by `entities` only.
"""

from __future__ import annotations

from storage.schema.fields import Entity, Field, Filter, Kind, Merge, PollClass, Sort
from storage.schema.shared_fields import (
    E,
    M,
    N,
    S,
    cloud,
    colour,
    created,
    deleted,
    display,
    external_id,
    identifier,
    modified_by,
    reference,
    tags,
    telephone,
    version_date,
)


def _text(name: str, length: int, *, null: bool = False, form: str, group: str | None = None,
          filter: Filter = S, sort: Sort = Sort.NONE, rules: tuple[str, ...] = (), list_column: bool = False,
          search: bool = False) -> Field:  # fmt: skip
    """A text field, with the filters of texts; `null` makes it optional."""
    return Field(
        name=name, kind=Kind.STRING, length=length, null=null, required=not null, form=form,
        group=group, filter=filter, sort=sort, rules=rules, list_column=list_column, search=search,
        default=None if null else "",
    )  # fmt: skip


CUSTOMERS = Entity(
    name="customers",
    singular="customer",
    poll_class=PollClass.HOT,
    title=("firstName", "lastName", "companyName"),
    filed=("lastName", "companyName", "firstName"),
    rules=("customer_names",),
    order=110,
    personal=(
        "addressLine1", "addressLine2", "city", "country", "zip", "barcode", "birthday", "companyId", "companyId2",
        "companyName", "email", "firstName", "headerPrint", "internalNote", "lastName", "note", "phone", "vatId",
    ),
    code_fields=("barcode",),
    webhook_kinds=("CUSTOMER", "POINTSLOG"),
    fields=(
        identifier(),
        cloud(filter=E | M),
        _text("firstName", 180, form="identity", group="name", sort=Sort.BOTH, list_column=True, search=True),
        _text("lastName", 180, form="identity", group="name", sort=Sort.BOTH, list_column=True, search=True),
        _text("companyName", 180, form="identity", group="name", sort=Sort.BOTH, list_column=True, search=True),
        _text("companyId", 255, form="identity", search=True),
        _text("vatId", 255, form="identity", rules=("vat_id",), search=True),
        _text("companyId2", 255, form="identity", null=True, search=True),
        tags(null=False, length=255, checked=True),
        display(),
        colour(),
        telephone(20, filter=S),
        _text("email", 100, form="contact", list_column=True, search=True),
        _text("addressLine1", 180, form="address", group="address", search=True),
        _text("addressLine2", 180, form="address", group="address", null=True, search=True),
        _text("city", 255, form="address", group="address", null=True, search=True),
        _text("zip", 20, form="address", group="address"),
        _text("country", 10, form="address", group="address", null=True),
        Field(
            name="points", kind=Kind.DOUBLE, minimum=0, filter=N, required=True, merge=Merge.COUNTER,
            form="loyalty", list_column=True, default=0.0,
        ),
        _text("barcode", 50, form="loyalty", filter=E | M, search=True),
        reference("_discountGroupId", "discount-groups", form="loyalty"),
        Field(name="birthday", kind=Kind.TIMESTAMP, day=True, null=True, form="loyalty"),
        Field(
            name="expireDate", kind=Kind.TIMESTAMP, day=True, null=True, filter=E | M | N, sort=Sort.BOTH, form="loyalty"
        ),
        _text("note", 500, form="notes", null=True, search=True),
        _text("internalNote", 1000, form="notes", search=True),
        _text("headerPrint", 256, form="notes"),
        external_id(256),
        reference("_sellerId", None),
        Field(name="flags", kind=Kind.LONG, filter=Filter.BITS, merge=Merge.BITS, default=0),
        created(),
        modified_by(),
        deleted(),
        version_date(),
    ),
)  # fmt: skip
