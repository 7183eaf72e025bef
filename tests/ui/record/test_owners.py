"""What is typed and somebody has already is told under the field, with the way to the record."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from tests.storage.support.replicas import put, record

PATIENCE = 5_000


@pytest.fixture
def known(replica):
    """A customer and a product that are here."""
    put(
        replica,
        "customers",
        record(
            "customers", 801, firstName="Jana", lastName="Nováková", phone="+420 777 123 456",
            email="Jana@example.org", companyId="27082440",
        ),
    )  # fmt: skip
    put(replica, "products", record("products", 802, name="Kofola 0,5 l", vat=1.21, ean=["8594000000017"]))


@pytest.mark.parametrize(
    ("entity", "typed", "field"),
    [
        ("customers", {"phone": "777123456"}, "phone"),
        ("customers", {"email": "jana@EXAMPLE.org"}, "email"),
        ("customers", {"companyId": "270 82 440"}, "companyId"),
        ("customers", {"firstName": "novakova", "lastName": "Jana"}, "lastName"),
        ("products", {"name": "kofola 0.5 L"}, "name"),
        ("products", {"ean": "8594000000017"}, "ean"),
    ],
)
def test_whoever_has_it_already_is_named_and_opens(hands, qtbot, known, entity, typed, field):
    hands.window.navigation.new(entity)
    form = hands.window.panel.form
    for name, text in typed.items():
        hands.type(name, text)
        qtbot.keyClick(form.rows[name].editor.control, Qt.Key.Key_Tab)
    row = form.rows[field]
    qtbot.waitUntil(lambda: not row.owner.isHidden(), timeout=PATIENCE)
    assert ("Jana Nováková" if entity == "customers" else "Kofola") in row.owner.text()
    row.owner.linkActivated.emit("801" if entity == "customers" else "802")
    qtbot.waitUntil(lambda: hands.window.panel.shown == (entity, 801 if entity == "customers" else 802))


def test_the_note_goes_with_the_input_and_nobody_owns_what_is_his(hands, qtbot, known):
    form = hands.open("customers", 801)
    hands.type("note", "regular")
    hands.type("phone", "777 123 456")
    qtbot.wait(600)
    assert form.rows["phone"].owner.isHidden()
    form = hands.open("customers", 1)
    hands.type("phone", "777 123 456")
    qtbot.waitUntil(lambda: not form.rows["phone"].owner.isHidden(), timeout=PATIENCE)
    hands.type("phone", "999 888 777")
    qtbot.waitUntil(lambda: form.rows["phone"].owner.isHidden(), timeout=PATIENCE)
