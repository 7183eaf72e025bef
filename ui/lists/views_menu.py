"""Saved views of a list: choose one, save what is shown under a name, forget one.

Called by `list_page`; fills the menu of the list's bar each time it is opened.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QInputDialog, QMenu, QWidget

from app.settings.saved_views import LONGEST_NAME, View, Views
from storage.errors import ShopError
from ui.style import icons
from ui.text.texts import translate


@dataclass(frozen=True, slots=True)
class SavedViewsMenu:
    """The views of one list, and what the list gives and takes."""

    views: Views
    entity: str
    shown: Callable[[], View]
    show: Callable[[View], None]
    failed: Callable[[ShopError], None]

    def fill(self, menu: QMenu, parent: QWidget) -> None:
        """Put the saved views into the menu, and what can be done with them."""
        menu.clear()
        saved = self.views.saved(self.entity)
        for view in saved:
            menu.addAction(_words(view.name)).triggered.connect(lambda _=False, view=view: self.show(view))
        if saved:
            menu.addSeparator()
        everything = menu.addAction(translate("View", "Everything"))
        everything.triggered.connect(lambda: self.show(View(columns=self.shown().columns)))
        save = menu.addAction(icons.icon("save"), translate("View", "Save this view..."))
        save.triggered.connect(lambda: self._ask(parent))
        if saved:
            forget = menu.addMenu(icons.icon("delete"), translate("View", "Forget a view"))
            for view in saved:
                action: QAction = forget.addAction(_words(view.name))
                action.triggered.connect(lambda _=False, name=view.name: self._forget(name))

    def save(self, name: str) -> None:
        """Keep what is shown under a name; a blank name keeps nothing."""
        if name.strip():
            shown = self.shown()
            try:
                self.views.save(self.entity, View(
                    name=name[:LONGEST_NAME], filter=shown.filter, search=shown.search, sort=shown.sort,
                    state=shown.state, deleted=shown.deleted, columns=shown.columns,
                ))  # fmt: skip
            except ShopError as error:
                self.failed(error)

    def _ask(self, parent: QWidget) -> None:
        dialog = QInputDialog(parent)
        dialog.setWindowTitle(translate("View", "Save this view"))
        dialog.setLabelText(translate("View", "Name of the view"))
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


def _words(name: str) -> str:
    return name.replace("&", "&&")
