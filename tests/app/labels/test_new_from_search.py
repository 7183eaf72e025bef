"""The values that a new record takes from a search."""

from __future__ import annotations

import pytest

from app.labels.new_from_search import values_from_search
from storage.schema.entities import CATALOGUE


@pytest.mark.parametrize(
    ("entity", "typed", "values"),
    [
        ("products", "Mléko 1,5 %", {"name": "Mléko 1,5 %"}),
        ("products", " 859 4001 234561 ", {"ean": ["8594001234561"]}),
        ("products", "036000291452", {"ean": ["0036000291452"]}),
        ("products", "8594001234562", {"name": "8594001234562"}),
        ("customers", "Nováková", {"lastName": "Nováková"}),
        ("customers", "Jana Marie Nováková", {"firstName": "Jana Marie", "lastName": "Nováková"}),
        ("customers", "jana@centrum.cz", {"email": "jana@centrum.cz"}),
        ("customers", "+420 602 123 456", {"phone": "+420 602 123 456"}),
        ("customers", "8594001234561", {"barcode": "8594001234561"}),
        ("customers", "x" * 181, {}),
        ("suppliers", "Mlýn Vltava", {"name": "Mlýn Vltava"}),
        ("tags", "VIP", {"name": "VIP"}),
        ("webhooks", "shop", {}),
        ("product-ingredients", "mouka", {}),
        ("customers", "  ", {}),
    ],
)
def test_typed_text_goes_where_it_belongs(entity: str, typed: str, values: dict[str, object]) -> None:
    assert values_from_search(CATALOGUE[entity], typed) == values
