"""Text of every kind passes unchanged from form to cloud to the other till, but for signs that nobody sees; invalid text is refused (F105)."""

from __future__ import annotations

import unicodedata

import pytest

from storage.errors import InvalidRecord
from tests.fakes.tills import Shop, Till, check_in_step

TEXTS = {
    "composed": unicodedata.normalize("NFC", "Příliš žluťoučký kůň"),
    "decomposed": unicodedata.normalize("NFD", "Příliš žluťoučký kůň"),
    "right to left": "שלום עולם مرحبا",
    "family": "👩‍👩‍👧‍👦 🏳️‍🌈 🇨🇿",
    "beyond the first plane": "𝔊𝔬𝔱𝔥𝔦𝔠 𐍈",
    "line ends": "one\ntwo\r\nthree\ttab",
    "quotes": "'\"\\;--<&>%_|",
}
LIMIT = 180


@pytest.mark.parametrize("kind", TEXTS)
def test_F105_a_text_arrives_as_it_was_typed(shop: Shop, till: Till, kind: str) -> None:
    (one,) = shop.customers(1)
    other = shop.another()
    till.sync()
    other.sync()
    till.edit("customers", one, note=TEXTS[kind])
    assert till.sync().outcome == "in_step"
    assert shop.get("customers", one)["note"] == TEXTS[kind]
    assert other.sync().outcome == "in_step"
    assert other.get("customers", one)["note"] == TEXTS[kind]
    # What the cloud answers is what was sent: nothing is left to be sent again.
    with till.wire.counted() as lines:
        assert till.sync().outcome == "in_step"
    assert not [each for each in lines if not each.startswith("GET")]
    till.crash()
    assert till.get("customers", one)["note"] == TEXTS[kind]
    check_in_step(shop)


def test_F105_composed_and_decomposed_are_two_texts(shop: Shop, till: Till) -> None:
    (one,) = shop.customers(1, note=TEXTS["composed"])
    till.sync()
    till.edit("customers", one, note=TEXTS["decomposed"])
    assert till.waiting == 1 and till.sync().outcome == "in_step"
    assert shop.get("customers", one)["note"] == TEXTS["decomposed"] != TEXTS["composed"]


@pytest.mark.parametrize("text", ["a\x00b", "a\ud800b", "\udfff"])
def test_F105_invalid_text_is_refused_before_anything_is_saved(shop: Shop, till: Till, text: str) -> None:
    (one,) = shop.customers(1)
    till.sync()
    for values in ({"note": text}, {"tags": ["fine", text]}):
        with pytest.raises(InvalidRecord):
            till.edit("customers", one, **values)
    with pytest.raises(InvalidRecord):
        till.add("customers", lastName=text)
    assert till.waiting == 0


def test_F105_a_length_is_counted_in_characters_and_the_cloud_decides(shop: Shop, till: Till) -> None:
    """180 signs beyond the first plane are 360 units of UTF-16: if the cloud counts those, it says so, and we ask."""
    (one,) = shop.customers(1)
    till.sync()
    till.edit("customers", one, lastName="𝔊" * LIMIT)
    with pytest.raises(InvalidRecord):
        till.edit("customers", one, lastName="𝔊" * (LIMIT + 1))
    shop.cloud.faults.clear()

    def counts_units(request):  # type: ignore[no-untyped-def]
        from tests.fakes.breakage import answering, writing

        found = {"violations": [{"field": "lastName", "message": "size must be between 0 and 180"}]}
        return answering(400, found)(request) if writing(request) else None

    till.wire.before = counts_units
    assert till.sync().needs_you == 1
    (question,) = till.queries.needs_you()
    assert question.reason == "rejected" and till.get("customers", one)["lastName"] == "𝔊" * LIMIT
    till.wire.before = None
    till.edit("customers", one, lastName="𝔊" * 90)
    assert till.settle().outcome == "in_step"
    check_in_step(shop)
