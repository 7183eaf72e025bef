"""What can be done with several records at once; shown over the list while several are selected.

Called by `list_page`.
"""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QToolButton, QWidget

from app.labels.gtin import THINGS
from storage.schema.fields import Entity
from ui.style import icons
from ui.text.texts import translate
from ui.widgets.elided import ElidingButton, ElidingLabel


class SelectionBar(QFrame):
    """How many there are, and a button for each thing to do."""

    change_asked = Signal()
    tag_asked = Signal()
    export_asked = Signal()
    labels_asked = Signal()
    delete_asked = Signal()
    clear_asked = Signal()

    def __init__(self, entity: Entity, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("selectionBar")
        layout = QHBoxLayout(self)
        layout.setContentsMargins(10, 4, 6, 4)
        layout.setSpacing(6)
        self.count = ElidingLabel(role="heading")
        layout.addWidget(self.count, 1)
        changes = "patch" in entity.verbs
        self.change = self._button("draft", translate("Bulk", "Change a field..."), shown=changes)
        tagged = changes and "tags" in entity.by_name
        self.tag = self._button("tags", translate("Bulk", "Tag..."), shown=tagged)
        self.export = self._button("export", translate("List", "Export..."), shown=True)
        self.labels = self._button("labels", translate("Labels", "Labels..."), shown=entity.name in THINGS)
        deletes = "delete" in entity.verbs
        self.delete = self._button("delete", translate("Action", "Delete"), shown=deletes)
        self.change.clicked.connect(self.change_asked)
        self.tag.clicked.connect(self.tag_asked)
        self.export.clicked.connect(self.export_asked)
        self.labels.clicked.connect(self.labels_asked)
        self.delete.clicked.connect(self.delete_asked)
        self.clear = QToolButton()
        self.clear.setIcon(icons.icon("clear", "muted"))
        self.clear.setToolTip(translate("Bulk", "Select nothing"))
        self.clear.setAccessibleName(translate("Bulk", "Select nothing"))
        self.clear.clicked.connect(self.clear_asked)
        layout.addWidget(self.clear)
        self.hide()

    def show_count(self, count: int) -> None:
        """Say how many are selected; one alone is no reason for a bar."""
        self.count.setText(translate("Bulk", "%n selected", count))
        self.setVisible(count > 1)

    def _button(self, icon: str, words: str, *, shown: bool) -> ElidingButton:
        button = ElidingButton()
        button.setText(words)
        icons.before_words(button, icon)
        button.setVisible(shown)
        self.layout().addWidget(button)  # type: ignore[union-attr]
        return button
