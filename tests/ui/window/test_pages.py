"""Overview, Sync and Settings: reached by sidebar, shortcut and palette, and made when first shown."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from storage.outbox.questions import Hold, HoldReason
from storage.query.grammar import Query
from tests.fakes.changes_by_name import but
from ui.lists.page import ListPage
from ui.style import icons, theme
from ui.sync.page import SyncPage
from ui.text import strings_records, texts
from ui.window import page_factory, sections


def test_every_page_has_a_maker_a_title_and_an_icon():
    assert sections.PAGES == page_factory.MAKERS.keys()
    for name in sections.PAGES:
        assert name in strings_records.SECTION
        assert name in icons.NAMES


def test_a_page_is_made_when_first_shown_and_lists_keep_working(window):
    assert "sync" not in window.navigation.pages
    window.sidebar.choose("sync")
    assert isinstance(window.navigation.pages["sync"], SyncPage)
    assert window.windowTitle() == "Sync – Náměstí – Counterfoil"
    assert window.navigation.list_page is None
    for name in ("new", "filter", "columns", "change", "import", "export"):
        assert not window.named_actions[name].isEnabled()
    window.sidebar.choose("customers")
    assert isinstance(window.navigation.list_page, ListPage)
    assert window.named_actions["filter"].isEnabled()


def test_ctrl_1_to_9_show_the_first_sections_and_the_palette_offers_all(window, qtbot):
    names = window.sidebar.all_names()
    qtbot.keyClick(window, Qt.Key.Key_2, Qt.KeyboardModifier.ControlModifier)
    assert window.navigation.section == names[1]
    window.named_actions["palette"].trigger()
    qtbot.keyClicks(window.dialogs.palette.line, "sync")
    offered = [each.text for each in window.dialogs.palette._offered]
    assert {"Sync", "Sync now"} <= set(offered)
    window.dialogs.palette.hide()


@pytest.mark.parametrize("code", ["cs", "de"])
def test_the_whole_name_of_a_page_opens_it_from_the_palette(window, qtbot, spoken, code):
    """Not the first action or page whose name begins so: "Sync now" for "Sync", "Lagerbestand" for "Lager"."""
    spoken(code)
    palette = window.dialogs.palette
    for name in reversed(window.sidebar.all_names()):
        window.named_actions["palette"].trigger()
        palette.line.setText(texts.section(name))  # QTest has no keys for other letters than Latin ones
        qtbot.keyClick(palette.line, Qt.Key.Key_Return)
        qtbot.waitUntil(lambda name=name: window.navigation.section == name)


def test_the_palette_offers_a_suppliers_price_list_on_every_page(window, qtbot):
    palette = window.dialogs.palette
    for name in window.sidebar.all_names():
        window.navigation.go_to(name)
        window.named_actions["palette"].trigger()
        assert "Supplier price list…" in [each.text for each in palette._offered], name
        palette.hide()
    window.navigation.go_to("overview")
    window.named_actions["palette"].trigger()
    qtbot.keyClicks(palette.line, "price list")
    qtbot.waitUntil(lambda: [each.text for each in palette._shown][:1] == ["Supplier price list…"])
    qtbot.keyClick(palette.line, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.list_actions.dialog is not None)
    assert type(window.list_actions.dialog).__name__ == "PriceListDialog"


def test_dark_in_the_palette_makes_it_dark(window, qtbot):
    window.named_actions["palette"].trigger()
    qtbot.keyClicks(window.dialogs.palette.line, "dark")
    with qtbot.waitSignal(window.setting_chosen) as chosen:
        qtbot.keyClick(window.dialogs.palette.line, Qt.Key.Key_Return)
    assert chosen.args == [{"appearance.theme": "dark"}]


def test_a_laptop_shows_every_section_and_the_menu_without_scrolling(window, qtbot):
    window.resize(1366, 768)
    window.sidebar.fold(False)
    qtbot.waitUntil(lambda: window.sidebar.sections.verticalScrollBar().maximum() == 0)
    # Folded as well, since a mouse reaches most commands by the menu alone.
    window.sidebar.fold(True)
    qtbot.waitUntil(lambda: window.sidebar.menu_button.y() < window.sidebar.fold_button.y())
    assert window.sidebar.menu_button.isVisible()
    assert window.sidebar.menu_button.geometry().right() < theme.folded_sidebar_width()


def test_the_palette_shows_whole_rows(window, qtbot):
    window.named_actions["palette"].trigger()
    shown = window.dialogs.palette.list
    qtbot.waitUntil(lambda: shown.viewport().height() > 0)
    assert shown.viewport().height() % shown.sizeHintForRow(0) == 0


def test_the_section_is_restored_at_the_next_start(context, qtbot, tmp_path):
    from ui.window.main_window import MainWindow
    from ui.window.state import WindowState

    first = MainWindow(context, state=WindowState(tmp_path))
    qtbot.addWidget(first)
    first.sidebar.choose("sync")
    first.close()
    second = MainWindow(context, state=WindowState(tmp_path))
    qtbot.addWidget(second)
    assert second.navigation.section == "sync"


def test_the_badge_of_sync_counts_the_conflicts_of_all_lists(window, context, replica, qtbot):
    items = map(window.sidebar.sections.item, range(window.sidebar.sections.count()))
    item = next(each for each in items if each.data(Qt.ItemDataRole.UserRole) == "sync")
    assert not item.data(Qt.ItemDataRole.UserRole + 1)
    for entity, id in (("suppliers", 41), ("customers", 1)):
        context.commands.save(entity, {"city": "Tábor"}, id=id)
        with replica.write() as tx:
            tx.put_change(but(tx.change(entity, id), held=Hold(HoldReason.REJECTED)))
    window.refresh_counts()
    assert item.data(Qt.ItemDataRole.UserRole + 1) == 2


def test_a_pending_change_is_listed_and_opens_its_record(hands, context, qtbot):
    window = hands.window
    window.sidebar.choose("sync")
    page = window.navigation.pages["sync"]
    page.show_tab("waiting")
    table = page.waiting.table
    context.commands.save("suppliers", {"city": "Tábor"}, id=41)
    qtbot.waitUntil(lambda: table.rows_model.rowCount() == 1, timeout=10_000)
    assert "Mlýn Vltava" in table.rows_model.rows[0].cells
    table.setCurrentIndex(table.rows_model.index(0, 0))
    qtbot.keyClick(table, Qt.Key.Key_Return)
    assert window.navigation.section == "suppliers"
    assert window.panel.shown == ("suppliers", 41)


def test_the_status_bar_shows_a_pause_and_changes_unsent_for_days(window, context, replica, qtbot):
    from app.commands.pause import PauseControl
    from ui.text import formats

    until = PauseControl(replica, context.bridge.bus).begin()
    qtbot.waitUntil(
        lambda: window.status_bar.headline.text() == f"Paused until {formats.time_text(until)}",
        timeout=10_000,
    )
    context.commands.save("suppliers", {"city": "Tábor"}, id=41)
    qtbot.waitUntil(lambda: window.status_bar.waiting.text() == "1 change waiting", timeout=10_000)
    with replica.write() as tx:
        change = tx.change("suppliers", 41)
        tx.put_change_metadata(but(change, created=change.created - 2 * 86_400_000))
    window.status_bar.refresh()
    assert window.status_bar.waiting.text() == "1 change waiting, not sent for 2 days"


def test_pages_of_a_rebuilt_window_receive_no_more_events(window, context, replica, qtbot):
    from app.commands.pause import PauseControl

    for name in ("overview", "sync"):
        window.sidebar.choose(name)
    window.build()
    context.commands.save("suppliers", {"city": "Tábor"}, id=41)
    PauseControl(replica, context.bridge.bus).begin()
    qtbot.waitUntil(lambda: window.status_bar.headline.text().startswith("Paused until "), timeout=10_000)
    qtbot.wait(50)
    assert window.navigation.section == "sync"


def test_lists_that_nobody_opens_daily_are_behind_more_until_somebody_goes_to_one(
    window, context, replica, qtbot
):
    shown = window.sidebar.sections
    items = {str(each.data(Qt.ItemDataRole.UserRole)): each for each in map(shown.item, range(shown.count()))}
    badge = Qt.ItemDataRole.UserRole + 1
    context.commands.save("taxes", {"name": "Other"}, id=replica.ids("taxes", Query())[0])
    with replica.write() as tx:
        (change,) = replica.changes("taxes")
        tx.put_change(but(change, held=Hold(HoldReason.REJECTED)))
    window.refresh_counts()
    assert items["taxes"].isHidden() and items["more"].data(badge) == 1
    section = window.navigation.section
    qtbot.mouseClick(
        shown.viewport(), Qt.MouseButton.LeftButton, pos=shown.visualItemRect(items["more"]).center()
    )
    assert not items["taxes"].isHidden() and not items["more"].data(badge)
    assert window.navigation.section == section
    shown.setFocus()
    window.sidebar.choose("categories")
    qtbot.keyClick(shown, Qt.Key.Key_Down)
    qtbot.keyClick(shown, Qt.Key.Key_Return)
    assert items["taxes"].isHidden()
    window.navigation.go_to("taxes")
    assert not items["taxes"].isHidden() and window.navigation.section == "taxes"
