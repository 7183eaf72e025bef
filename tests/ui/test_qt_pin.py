"""The pinned Qt keeps its hands off None: 6.12.0 drops one reference per call on CPython 3.11 and aborts."""

import sys

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QListWidget


def test_calls_that_return_nothing_leave_none_alone(qapp: QCoreApplication) -> None:
    widget = QListWidget()
    before = sys.getrefcount(None)
    for number in range(2000):
        widget.addItem(str(number))
        widget.repaint()
    assert abs(sys.getrefcount(None) - before) < 1000
