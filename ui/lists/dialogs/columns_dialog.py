"""The dialog that chooses the columns of a list and their order.

Opened by `ListPage`.
"""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from storage.schema.fields import Entity, Field, Kind
from ui.lists.columns import label
from ui.style import icons
from ui.text.texts import translate
from ui.widgets.dialog_buttons import DialogButtons, Role

NAME = Qt.ItemDataRole.UserRole


class ColumnsDialog(QDialog):
    """The ticked fields are the columns, from top to bottom."""

    def __init__(
        self,
        entity: Entity,
        shown: tuple[Field, ...],
        default: tuple[Field, ...],
        parent: QWidget | None = None,
        *,
        extra: tuple[Field, ...] = (),
    ) -> None:
        """`extra` are calculated columns, which are no fields of the entity."""
        super().__init__(parent)
        self._entity = entity
        self._extra = extra
        self._default = default
        self.setWindowTitle(translate("Columns", "Columns"))
        self.resize(420, 560)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 14, 16, 14)
        head = QLabel(translate("Columns", "List columns"))
        head.setProperty("role", "title")
        layout.addWidget(head)
        row = QHBoxLayout()
        self.fields = QListWidget()
        self.fields.setObjectName("ticks")
        self.fields.setAccessibleName(translate("Columns", "List columns"))
        self.fields.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        row.addWidget(self.fields, 1)
        sides = QVBoxLayout()
        self.up = self._arrow("up", translate("Columns", "Move left"), -1)
        self.down = self._arrow("down", translate("Columns", "Move right"), 1)
        sides.addWidget(self.up)
        sides.addWidget(self.down)
        sides.addStretch(1)
        row.addLayout(sides)
        layout.addLayout(row, 1)
        buttons = DialogButtons(self, translate("Columns", "Cancel"))
        buttons.add(
            translate("Columns", "Reset"),
            lambda: self._fill(self._default),
            place=Role.ResetRole,
        )
        self.done_button = buttons.add(
            translate("Columns", "Show"), self.accept, role="primary", default=True
        )
        layout.addWidget(buttons)
        self._fill(shown)
        self.fields.itemChanged.connect(lambda _: self._enable())

    def chosen(self) -> tuple[str, ...]:
        """Names of the ticked fields, in order."""
        items = (self.fields.item(row) for row in range(self.fields.count()))
        return tuple(item.data(NAME) for item in items if item.checkState() == Qt.CheckState.Checked)

    def _fill(self, shown: tuple[Field, ...]) -> None:
        self.fields.clear()
        rest = [
            field
            for field in (*self._extra, *self._entity.fields)
            if field not in shown and field.name != "_cloudId" and field.kind is not Kind.TRANSLATIONS
        ]
        for field in (*shown, *rest):
            item = QListWidgetItem(label(self._entity, field))
            item.setData(NAME, field.name)
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable | Qt.ItemFlag.ItemIsDragEnabled)
            item.setCheckState(Qt.CheckState.Checked if field in shown else Qt.CheckState.Unchecked)
            self.fields.addItem(item)
        self.fields.setCurrentRow(0)
        self._enable()

    def _enable(self) -> None:
        self.done_button.setEnabled(bool(self.chosen()))

    def _arrow(self, icon: str, label: str, by: int) -> QToolButton:
        button = QToolButton()
        button.setIcon(icons.icon(icon))
        button.setIconSize(icons.icon_size(18))
        button.setToolTip(label)
        button.setAccessibleName(label)
        button.clicked.connect(lambda: self._move(by))
        return button

    def _move(self, by: int) -> None:
        row = self.fields.currentRow()
        if 0 <= row + by < self.fields.count():
            item = self.fields.takeItem(row)
            self.fields.insertItem(row + by, item)
            self.fields.setCurrentRow(row + by)
