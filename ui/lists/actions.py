"""What a list lets people do to many records: change, tag, import, export, print labels. Opens the dialogs and tells what came of it.

Made by the window, once; connected to every list page.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QDialog, QWidget

from app.labels.gtin import THINGS
from storage.errors import ShopError
from sync.events import RecordsChanged
from ui.context import AppContext
from ui.lists.page import ListPage
from ui.text.texts import translate
from ui.window.record_actions import Ask


class ListActions(QObject):
    """`done` says what was done, with its `RecordsChanged`, or None where there is nothing to undo."""

    done = Signal(str, object)
    failed = Signal(object)

    def __init__(self, context: AppContext, over: QWidget, ask: Ask) -> None:
        super().__init__(over)
        self._ask = ask
        self._context = context
        self._over = over
        self.dialog: QDialog | None = None

    def attend(self, page: ListPage) -> None:
        """Do what this page asks for."""
        page.change_asked.connect(lambda page, tags: self.change(page, tags=tags))
        page.import_asked.connect(self.import_file)
        page.export_asked.connect(self.export_file)
        for asked in (page.actions_bar.labels_asked, page.bar.labels.triggered):
            asked.connect(lambda *_: self.print_labels(page))

    def handlers(self, page: Callable[[], ListPage]) -> dict[str, Callable[[], object]]:
        """What the window's actions do to the page on show."""
        return {
            "filter": lambda: page().add_condition(),
            "columns": lambda: page().choose_columns(),
            "change": lambda: self.change(page()),
            "import": lambda: self.import_file(page().entity.name),
            "export": lambda: self.export_file(page()),
            "labels": lambda: self.print_labels(page()),
        }

    def change(self, page: ListPage, *, tags: bool = False) -> None:
        """Ask for one change to all that is selected."""
        ids = self._chosen(page)
        if not ids or "patch" not in page.entity.verbs or (tags and "tags" not in page.entity.by_name):
            return
        self._ask("bulk", lambda: self._change(page, ids, tags=tags))

    def _change(self, page: ListPage, ids: list[int], *, tags: bool) -> None:
        from ui.lists.bulk_dialog import BulkDialog

        dialog = BulkDialog(self._context, page.entity.name, ids, tags=tags, parent=self._over)
        dialog.changed.connect(
            lambda change: self.done.emit(translate("Bulk", "%n record(s) changed", len(change.ids)), change)
        )
        self._open(dialog)

    def import_file(self, entity: str) -> None:
        """Ask for a file to import."""
        self._ask("import", lambda: self._bring_in(entity))

    def _bring_in(self, entity: str) -> None:
        from ui.transfer.import_dialog import ImportDialog

        dialog = ImportDialog(self._context, entity, self._over)
        dialog.imported.connect(self._on_imported)
        self._open(dialog)

    def export_file(self, page: ListPage) -> None:
        """Ask how to export what the page shows."""
        ids = self._chosen(page) if page.selection.count > 1 else []
        columns = tuple(field.name for field in page.model.columns)
        from ui.transfer.export_dialog import ExportDialog

        dialog = ExportDialog(
            self._context, page.entity, page.model.asked, page.model.rowCount(), ids, columns, self._over
        )
        dialog.written.connect(
            lambda count, file: self.done.emit(
                f"{translate('Export', '%n record(s) written to', count)} {file}", None
            )
        )
        self._open(dialog)

    def print_labels(self, page: ListPage) -> None:
        """Ask how to print labels for what is selected, or for all that the page shows."""
        if page.entity.name not in THINGS:
            self.done.emit(
                translate("Labels", "Labels are printed from the lists of products and ingredients."), None
            )
            return
        from ui.labels.dialog import LabelDialog

        dialog = LabelDialog(
            self._context,
            page.entity,
            page.model.asked,
            page.model.rowCount(),
            self._chosen(page),
            self._over,
        )
        dialog.printed.connect(self._on_printed)
        self._open(dialog)

    def _on_printed(self, count: int, file: str) -> None:
        if file:
            said = f"{translate('Labels', '%n label(s) written to', count)} {file}"
        else:
            said = translate("Labels", "%n label(s) sent to the printer", count)
        self.done.emit(said, None)

    def _on_imported(self, change: RecordsChanged) -> None:
        self.done.emit(translate("Import", "%n record(s) imported", len(change.ids)), change)

    def _chosen(self, page: ListPage) -> list[int]:
        try:
            if page.selection.everything:
                return self._context.queries.lists.ids(page.entity.name, page.model.asked)
            return page.selection.ids()
        except ShopError as error:
            self.failed.emit(error)
            return []

    def _open(self, dialog: QDialog) -> None:
        self.dialog = dialog
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
