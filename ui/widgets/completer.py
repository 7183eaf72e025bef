"""`Completer`: the list of completions below a line edit, with rows as high as those of a table.

It opens for what a person types. What a scanner typed, and the window took back, opens nothing: the list would take the
next click for its own.
"""

from __future__ import annotations

from PySide6.QtCore import QAbstractItemModel
from PySide6.QtWidgets import QCompleter, QLineEdit, QListView

from ui.text.texts import translate


class Completer(QCompleter):
    """Offers all rows of `model`, which the owner fills, below `line`."""

    def __init__(self, model: QAbstractItemModel, line: QLineEdit) -> None:
        super().__init__(model, line)
        self.setCompletionMode(QCompleter.CompletionMode.UnfilteredPopupCompletion)
        self.setWidget(line)
        self._line = line
        self._list = QListView()
        self._list.setObjectName("completions")
        self._list.setAccessibleName(translate("Palette", "Found"))
        self.setPopup(self._list)

    @property
    def is_open(self) -> bool:
        """Whether the list is shown."""
        return self._list.isVisible()

    def offer(self) -> None:
        """Open the list if a person typed the text and there is something to offer, else close it."""
        if self._line.isModified() and self._line.hasFocus() and self.model().rowCount():
            self.complete()
        else:
            self._list.hide()
