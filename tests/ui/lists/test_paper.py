"""A list on paper is the list on the screen."""

from __future__ import annotations

from PySide6.QtPrintSupport import QPrintPreviewDialog

from ui.lists.columns import head
from ui.lists.paper import MOST_ROWS, paper_table

PATIENCE = 10_000


def test_the_columns_the_order_and_the_filter_of_the_screen_are_on_paper(hands, context, qtbot):
    hands.window.sidebar.choose("products")
    page = hands.window.page
    page.search.setText("o")
    qtbot.waitUntil(lambda: page.model.whole and page.model.rowCount() > 0, timeout=PATIENCE)
    table = paper_table(context, page.entity, tuple(page.model.columns), page.model.order, "o")
    assert [each.title for each in table.columns] == [head(page.entity, each) for each in page.model.columns]
    shown = [
        [str(page.model.index(row, column).data() or "") for column in range(1, len(page.model.columns) + 1)]
        for row in range(page.model.rowCount())
    ]
    assert [row[0] for row in table.rows] == [row[0] for row in shown]
    assert " · o · " in table.note and len(table.rows) <= MOST_ROWS
    hands.window.named_actions["print"].trigger()
    qtbot.waitUntil(lambda: bool(hands.window.findChildren(QPrintPreviewDialog)), timeout=PATIENCE)
    preview = hands.window.findChildren(QPrintPreviewDialog)[0]
    preview.grab()
    preview.close()
    qtbot.waitUntil(lambda: not hands.window.findChildren(QPrintPreviewDialog), timeout=PATIENCE)
