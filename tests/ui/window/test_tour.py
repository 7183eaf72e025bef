"""The tour points at the parts of the real window, by keys alone, and is left at once."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt

from ui.window.main_window import TOURED, MainWindow
from ui.window.state import WindowState
from ui.window.tour import beside


@pytest.fixture
def window(hands, qtbot):
    hands.window.activateWindow()
    qtbot.waitUntil(hands.window.isActiveWindow)
    hands.window.named_actions["tour"].trigger()
    return hands.window


def area(widget, window):
    return QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())


def test_each_callout_points_at_its_part_and_enter_goes_on(window, qtbot):
    tour = window.tour
    seen = []
    while tour.at < 5:
        callout, part = tour.callout, tour._stops[tour.at].part()
        seen.append(callout.title.text())
        assert window.navigation.section == tour._stops[tour.at].section
        assert callout.next_button.hasFocus()
        assert callout.text.text() in callout.next_button.accessibleDescription()
        assert part.isVisible() and window.rect().contains(area(callout, window))
        assert not area(callout, window).intersects(area(part, window)), seen
        assert area(tour.frame, window).intersects(area(part, window))
        assert callout.number.text() == f"{len(seen)} of 5"
        qtbot.keyClick(callout.next_button, Qt.Key.Key_Return)
    assert len(set(seen)) == 5 and window.tour is None
    assert window.navigation.page.table.hasFocus()


def test_escape_leaves_it_at_once_wherever_the_cursor_is(window, qtbot):
    window.tour.callout.next_button.click()
    window.page.focus_search()
    qtbot.keyClick(window.page.search, Qt.Key.Key_Escape)
    assert window.tour is None
    assert window.page.search.hasFocus(), "the cursor stays where the person put it"


def test_whoever_goes_elsewhere_has_left_it(window):
    window.tour.callout.next_button.click()
    window.sidebar.choose("products")
    assert window.tour is None and window.navigation.section == "products"


def test_the_frame_follows_a_page_that_fills_itself(window, qtbot):
    page = window.navigation.pages["overview"]
    qtbot.waitUntil(lambda: page.figures is not None)
    card = area(page.header.title, window)
    qtbot.waitUntil(lambda: area(window.tour.frame, window).contains(card.adjusted(0, 0, 0, -1)))


def test_it_follows_the_size_and_ends_when_the_window_is_built_anew(window, qtbot):
    window.tour.callout.next_button.click()
    window.resize(1024, 600)
    qtbot.waitUntil(lambda: window.rect().contains(area(window.tour.callout, window)))
    window.build()
    assert window.tour is None


def test_it_starts_by_itself_only_once(context, qtbot, tmp_path):
    for begins in (True, False):
        state = WindowState(tmp_path)
        made = MainWindow(context, section="customers", state=state)
        qtbot.addWidget(made)
        made.show()
        made.start_first_tour()
        assert (made.tour is not None) is begins
        assert state.text(TOURED) == "yes"
        made.close()


@pytest.mark.parametrize(
    "part", [QRect(0, 0, 200, 30), QRect(700, 570, 90, 30), QRect(0, 560, 800, 40), QRect(300, 5, 400, 500)]
)
def test_a_callout_covers_nothing_of_its_part(part):
    window = QRect(0, 0, 800, 600)
    placed = QRect(beside(part, QRect(0, 0, 240, 120), window), QRect(0, 0, 240, 120).size())
    assert window.contains(placed) and not placed.intersects(part)
