"""Fields that several entities share, each declared once.

Used by the declarations in `entities`, `customers` and `products` only. The source is the /v2 interface.
"""

from __future__ import annotations

from storage.schema.fields import Field, Filter, Kind, Merge, Sort

E = Filter.EQUALS
M = Filter.ENUM
N = Filter.NUMBER
S = Filter.STRING
B = Filter.BITS

COLOUR = "#2F6FED"
"""Default colour of a new record."""


def identifier(*, null: bool = True, minimum: int = 1) -> Field:
    """`id`: chosen by the creator of the record; null is refused in PUT and PATCH."""
    return Field(
        name="id", kind=Kind.LONG, null=null, filter=E | M, minimum=minimum,
        merge=Merge.SERVER, writable=False,
    )  # fmt: skip


def cloud(kind: Kind = Kind.INTEGER, *, filter: Filter = Filter.NONE, required: bool = True) -> Field:
    """`_cloudId`: in the minimum body although its value is fixed."""
    return Field(
        name="_cloudId", kind=kind, filter=filter, minimum=1, required=required,
        merge=Merge.SERVER, writable=False,
    )  # fmt: skip


def deleted() -> Field:
    """`deleted`: set by DELETE only; true is refused in every body."""
    return Field(
        name="deleted", kind=Kind.BOOLEAN, filter=E | M, sort=Sort.BOTH, required=True, rules=("not_deleted",),
        merge=Merge.SERVER, writable=False, default=False,
    )  # fmt: skip


def version_date() -> Field:
    """`versionDate`: set by the cloud at every write; an older one in a body is refused (409)."""
    return Field(
        name="versionDate", kind=Kind.TIMESTAMP, null=True, filter=E | M | N, sort=Sort.BOTH,
        merge=Merge.SERVER, writable=False,
    )  # fmt: skip


def created() -> Field:
    """`created`: set by the cloud."""
    return Field(
        name="created", kind=Kind.TIMESTAMP, null=True, filter=E | M | N, sort=Sort.BOTH,
        merge=Merge.SERVER, writable=False,
    )  # fmt: skip


def modified_by() -> Field:
    """`modifiedBy`: the last writer, set by the cloud."""
    return Field(
        name="modifiedBy", kind=Kind.STRING, null=True, length=32, merge=Merge.SERVER, writable=False
    )


def external_id(length: int | None, *, list_column: bool = False) -> Field:
    """`externalId`: the id of the record in another program."""
    return Field(
        name="externalId", kind=Kind.STRING, null=True, length=length, filter=E | M, form="advanced",
        list_column=list_column, search=True,
    )  # fmt: skip


def display(*, list_column: bool = False) -> Field:
    """`display`: whether the tills show the record."""
    return Field(
        name="display", kind=Kind.BOOLEAN, filter=E | M, sort=Sort.BOTH, required=True,
        merge=Merge.MINE, form="identity", list_column=list_column, default=True,
    )  # fmt: skip


def colour(*, null: bool = False, required: bool = True) -> Field:
    """`hexColor`: text; `#` and six digits by convention, not by rule."""
    return Field(
        name="hexColor", kind=Kind.STRING, null=null, length=7, required=required,
        merge=Merge.MINE, form="identity", default=COLOUR,
    )  # fmt: skip


def reference(name: str, entity: str | None, *, null: bool = True, form: str = "advanced",
              list_column: bool = False) -> Field:  # fmt: skip
    """The id of another record; `entity` is None when the schema does not have that entity."""
    return Field(
        name=name, kind=Kind.LONG, null=null, filter=E | M, minimum=1, references=entity,
        form=form, required=not null, list_column=list_column,
    )  # fmt: skip


def flag(name: str, *, form: str, default: bool, list_column: bool = False) -> Field:
    """A boolean of the minimum body, filterable as booleans are."""
    return Field(
        name=name, kind=Kind.BOOLEAN, filter=E | M, required=True, form=form, default=default,
        list_column=list_column,
    )  # fmt: skip


def tags(*, null: bool = True, length: int | None = None, checked: bool = False) -> Field:
    """`tags`: names of tags, a set; `checked` refuses the forbidden characters where the cloud does."""
    return Field(
        name="tags", kind=Kind.STRINGS, null=null, length=length, filter=E | M, required=not null,
        rules=("tag_characters",) if checked else (), merge=Merge.SET, form="identity", search=True,
        default=None if null else (),
    )  # fmt: skip


def telephone(length: int, *, null: bool = False, filter: Filter = Filter.NONE) -> Field:
    """A telephone number, as people write it."""
    return Field(
        name="phone", kind=Kind.STRING, length=length, null=null, required=not null, form="contact", filter=filter,
        list_column=True, search=True, separators=" ()-./+", default=None if null else "",
    )  # fmt: skip
