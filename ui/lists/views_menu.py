"""The menu of saved views: show one, save the present one under a name, delete one.

Made by `ListPage`, which fills the menu each time it is opened.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QInputDialog, QMenu, QWidget

from app.settings.saved_views import LONGEST_NAME, SavedViews, View
from storage.errors import ShopError
from ui.style import icons
from ui.text.texts import translate


@dataclass(frozen=True, slots=True)
class SavedViewsMenu:
    """The saved views of one list, with callbacks of its page."""

    views: SavedViews
    entity: str
    shown: Callable[[], View]
    show: Callable[[View], None]
    failed: Callable[[ShopError], None]

    def fill(self, menu: QMenu, parent: QWidget) -> None:
        """Fill the menu with the saved views and their actions."""
        menu.clear()
        saved = self.views.saved(self.entity)
        for view in saved:
            menu.addAction(_escaped(view.name)).triggered.connect(lambda _=False, view=view: self.show(view))
        if saved:
            menu.addSeparator()
        everything = menu.addAction(translate("View", "Everything"))
        everything.triggered.connect(
            lambda: self.show(View(columns=self.shown().columns, group=self.shown().group))
        )
        save = menu.addAction(icons.icon("save"), translate("View", "Save this view…"))
        save.triggered.connect(lambda: self._ask_name(parent))
        if saved:
            forget = menu.addMenu(icons.icon("delete"), translate("View", "Delete a view"))
            for view in saved:
                action: QAction = forget.addAction(_escaped(view.name))
                action.triggered.connect(lambda _=False, name=view.name: self._forget(name))

    def save(self, name: str) -> None:
        """Save the present view under a name, unless the name is blank."""
        if name.strip():
            shown = self.shown()
            try:
                self.views.save(self.entity, View(
                    name=name[:LONGEST_NAME], filter=shown.filter, search=shown.search, sort=shown.sort,
                    state=shown.state, deleted=shown.deleted, columns=shown.columns, group=shown.group,
                ))  # fmt: skip
            except ShopError as error:
                self.failed(error)

    def _ask_name(self, parent: QWidget) -> None:
        dialog = QInputDialog(parent)
        dialog.setWindowTitle(translate("View", "Save this view"))
        dialog.setLabelText(translate("View", "View name"))
        dialog.setOkButtonText(translate("View", "Save"))
        dialog.setCancelButtonText(translate("View", "Cancel"))
        dialog.textValueSelected.connect(self.save)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _forget(self, name: str) -> None:
        try:
            self.views.forget(self.entity, name)
        except ShopError as error:
            self.failed(error)


def _escaped(name: str) -> str:
    return name.replace("&", "&&")
