"""The shop's name in the title bar and above the sections."""

from __future__ import annotations

from tests.storage.support.replicas import put, record


def test_the_shop_is_named_in_the_title_and_above_the_sections(window):
    shop = window.sidebar.shop
    assert window.windowTitle().endswith(" – Náměstí – Counterfoil")
    assert (shop.text(), shop.toolTip(), shop.isVisible()) == ("Náměstí", "Náměstí", True)
    width = window.sidebar.width()
    window.sidebar.show_shop("Pekárna a kavárna U Dvou rohlíků s.r.o., provozovna Náměstí Svobody")
    assert window.sidebar.width() == width and shop.width() <= width
    window.sidebar.fold(True)
    assert not shop.isVisible()
    window.sidebar.fold(False)
    assert shop.isVisible()


def test_the_practice_shop_says_that_it_is_one(window, context, monkeypatch):
    monkeypatch.setattr(type(context), "practice", True)
    window.refresh_counts()
    assert window.windowTitle().endswith(" – Practice: Náměstí – Counterfoil")
    assert window.sidebar.shop.text() == "Practice: Náměstí"


def test_a_shop_without_a_name_takes_no_room(window):
    window.sidebar.show_shop("")
    window.sidebar.choose("sync")
    assert not window.sidebar.shop.isVisible() and window.windowTitle() == "Sync – Counterfoil"


def test_the_name_follows_the_records(window, context):
    put(context.commands.replica, "branches", record("branches", 21, name="U Lípy"))
    window.refresh_counts()
    assert window.windowTitle().endswith(" – U Lípy – Counterfoil")
