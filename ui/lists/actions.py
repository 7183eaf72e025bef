"""Actions on many records of a list: change, tag, import, export, print labels. Opens the dialogs and reports the results.

Made once by the window and connected to every list page.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QDir, QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QFileDialog, QWidget

from app import prices
from app.labels.gtin import PRODUCT_FIELDS
from app.queries.lists import ListQuery
from storage.errors import ShopError
from ui.context import AppContext
from ui.lists.cell_editing import can_paste
from ui.lists.columns import for_export
from ui.lists.page import ListPage
from ui.permissions.guard import AskPermission
from ui.text import language
from ui.text.texts import translate

if TYPE_CHECKING:
    from app.changes.application import Applied
    from app.plans.planner import Added
    from app.plans.to_come import PricesToCome
    from ui.printing.table import PaperTable


class ListActions(QObject):
    """The dialogs of all list pages, one at a time."""

    done = Signal(str, object)
    """A text for the toast, and the `RecordsChanged` or None if there is nothing to undo."""
    failed = Signal(object)

    def __init__(self, context: AppContext, window: QWidget, ask: AskPermission) -> None:
        super().__init__(window)
        self._ask = ask
        self._context = context
        self._window = window
        self.dialog: QDialog | None = None

    def connect_page(self, page: ListPage) -> None:
        """Connect the signals of a page."""
        page.change_asked.connect(lambda page, tags: self.change(page, tags=tags))
        page.selection_bar.prices_asked.connect(lambda: self.change_prices(page))
        page.paste_asked.connect(self.paste)
        page.import_asked.connect(self.import_file)
        page.toolbar.price_list_action.triggered.connect(lambda _: self.open_price_list(page))
        page.export_asked.connect(self.export_file)
        for signal in (page.selection_bar.labels_asked, page.toolbar.labels_action.triggered):
            signal.connect(lambda *_: self.print_labels(page))

    def handlers(self, page: Callable[[], ListPage]) -> dict[str, Callable[[], object]]:
        """Handlers of the window's actions, by name; `page` returns the page that is shown."""
        return {
            "filter": lambda: page().add_condition(),
            "columns": lambda: page().choose_columns(),
            "change": lambda: self.change(page()),
            "prices": lambda: self.change_prices(page()),
            "import": lambda: self.import_file(page().entity.name),
            "export": lambda: self.export_file(page()),
            "labels": lambda: self.print_labels(page()),
            "print": lambda: self.print_list(page()),
            "duplicates": lambda: self.find_duplicates(page()),
        }

    def change(self, page: ListPage, *, tags: bool = False) -> None:
        """Open the dialog that changes the selected records."""
        ids = self._selected_ids(page)
        if not ids or "patch" not in page.entity.verbs or (tags and "tags" not in page.entity.by_name):
            return
        self._ask("bulk", lambda: self._open_bulk_dialog(page, ids, tags=tags))

    def _open_bulk_dialog(self, page: ListPage, ids: list[int], *, tags: bool) -> None:
        from ui.lists.dialogs.bulk_dialog import BulkDialog

        dialog = BulkDialog(self._context, page.entity.name, ids, tags=tags, parent=self._window)
        dialog.applied.connect(self._on_changed)
        self._open(dialog)

    def change_prices(self, page: ListPage) -> None:
        """Open the dialog of new prices for the selected products, or for all rows."""
        if not prices.has_linked_prices(page.entity):
            self.done.emit(translate("Prices", "You can change prices in the list of products."), None)
            return
        ids = self._selected_ids(page) if page.selection.count > 1 else self._all_ids(page)
        if ids:
            self._ask("bulk", lambda: self._open_price_dialog(ids))

    def _open_price_dialog(self, ids: list[int]) -> None:
        from ui.price_work.dialog import PriceDialog

        dialog = PriceDialog(self._context, ids, self._window)
        dialog.applied.connect(self._on_priced)
        self._open(dialog)

    def _on_changed(self, applied: Applied, _labels: bool) -> None:
        self._tell(translate("Bulk", "%n record(s) changed", applied.count), applied)

    def _on_priced(self, applied: Applied, labels: bool) -> None:
        if applied.planned is None:
            self._tell(translate("Prices", "%n price(s) changed", applied.count), applied)
            return
        self.done.emit(self._planned_text(applied.planned), None)
        if labels and applied.planned.plan is not None:
            self.print_plan(applied.planned.plan.id)

    def _tell(self, text: str, applied: Applied) -> None:
        """Say what was done, and how many records somebody changed meanwhile, which stay as they are."""
        if count := len(applied.changed_meanwhile):
            text += f", {translate('Prices', '%n changed meanwhile, not overwritten', count)}"
        if applied.planned is not None:
            text += f". {self._planned_text(applied.planned)}"
        self.done.emit(text, applied.change)

    def _planned_text(self, added: Added) -> str:
        if added.plan is None:
            text = translate("Plans", "All prices changed meanwhile, so nothing is planned.")
        else:
            planned = translate("Plans", "%n price(s) planned", len(added.lines))
            from ui.plans import text as plans_text

            day = translate("Plans", "from {day}", day=plans_text.when(added.plan.start))
            text = f"{added.plan.name}: {planned}, {day}"
            if added.left_out:
                left = translate("Prices", "%n changed meanwhile, not overwritten", len(added.left_out))
                text = f"{text}, {left}"
        return text

    def paste(self, page: ListPage, name: str) -> None:
        """Open the dialog that pastes the column on the clipboard into a field; one value goes to all selected records."""
        from ui.lists.pasted import first_column

        texts, more = first_column(QGuiApplication.clipboard().text())
        field = page.entity.by_name.get(name)
        if field is None or not can_paste(page.entity, field):
            self.done.emit(translate("Paste", "You cannot paste into this column."), None)
        elif not texts:
            self.done.emit(translate("Paste", "Nothing to paste."), None)
        elif ids := page.paste_targets(len(texts)):
            values = texts * len(ids) if len(texts) == 1 else texts
            self._ask("bulk", lambda: self._open_paste_dialog(page, name, ids, values, more))

    def _open_paste_dialog(
        self, page: ListPage, name: str, ids: list[int], values: list[str], more: bool
    ) -> None:
        from ui.lists.dialogs.paste_dialog import PasteDialog

        dialog = PasteDialog(
            self._context, page.entity.name, name, ids, values, more_columns=more, parent=self._window
        )
        dialog.applied.connect(self._on_changed)
        self._open(dialog)

    def import_file(self, entity: str, file: Path | None = None) -> None:
        """Open the import dialog, on a file."""
        self._ask("import", lambda: self._open_import_dialog(entity, file))

    def _open_import_dialog(self, entity: str, file: Path | None) -> None:
        from ui.transfer.import_dialog import ImportDialog

        dialog = ImportDialog(self._context, entity, self._window)
        dialog.imported.connect(self._on_imported)
        self._open(dialog)
        if file is not None:
            dialog.open_file(file)

    def open_price_list(self, page: ListPage | None, file: Path | None = None) -> None:
        """Open the dialog of a supplier's price list, of the one supplier that is selected, on a file."""
        supplier = None
        if page is not None and page.entity.name == "suppliers" and page.selection.count == 1:
            supplier = next(iter(self._selected_ids(page)), None)
        self._ask("import", lambda: self._open_price_list_dialog(supplier, file))

    def _open_price_list_dialog(self, supplier: int | None, file: Path | None) -> None:
        from ui.supplier_list.dialog import PriceListDialog

        try:
            dialog = PriceListDialog(self._context, supplier, self._window)
        except ShopError as error:
            self.failed.emit(error)
            return
        dialog.applied.connect(self._on_price_list)
        self._open(dialog)
        if file is not None:
            dialog.open_file(file)

    def open_invoice(self, file: Path | None = None) -> None:
        """Open a supplier's invoice; without a file, ask for one."""
        if file is None:
            dialog = QFileDialog(self._window, translate("Invoice", "Supplier's invoice"), QDir.homePath())
            dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
            kinds = "*.isdoc *.isdocx *.xml *.pdf *.zip"
            dialog.setNameFilters([f"{translate('Invoice', 'Invoices')} ({kinds})", "*"])
            dialog.fileSelected.connect(lambda name: self.open_invoice(Path(name)))
            dialog.finished.connect(dialog.deleteLater)
            dialog.open()
            return
        self._ask("import", lambda: self._open_invoice_dialog(file))

    def _open_invoice_dialog(self, file: Path) -> None:
        from ui.invoices.dialog import InvoiceDialog

        dialog = InvoiceDialog(self._context, self._window)
        dialog.applied.connect(self._on_price_list)
        dialog.delivery_asked.connect(lambda delivery: self.check_delivery(delivery, dialog))
        self._open(dialog)
        dialog.open_file(file)

    def check_delivery(self, delivery: int | None = None, over: QWidget | None = None) -> None:
        """Count a delivery against its invoice; without a number the one that was not finished."""
        from ui.invoices.delivery_dialog import DeliveryDialog

        dialog = DeliveryDialog(self._context, delivery, over or self._window)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _on_price_list(self, applied: Applied, supplier: str, labels: bool) -> None:
        from ui.supplier_list.deeds_text import deeds_done

        self._tell(f"{supplier}: {deeds_done(applied.deeds)}", applied)
        if labels and applied.planned is not None and applied.planned.plan is not None:
            self.print_plan(applied.planned.plan.id)

    def export_file(self, page: ListPage) -> None:
        """Open the dialog that exports the rows of a page, or the selected ones."""
        ids = self._chosen_ids(page) if page.selection.count > 1 else []
        columns = for_export(page.entity, page.model.columns)
        from ui.transfer.export_dialog import ExportDialog

        dialog = ExportDialog(
            self._context, page.entity, page.model.query, page.model.rowCount(), ids, columns, self._window
        )
        dialog.written.connect(
            lambda count, file: self.done.emit(
                f"{translate('Export', '%n record(s) written to', count)} {file}", None
            )
        )
        self._open(dialog)

    def print_labels(self, page: ListPage) -> None:
        """Open the dialog that prints labels of the selected records, or of all rows."""
        if page.entity.name not in PRODUCT_FIELDS:
            self.done.emit(
                translate("Labels", "You can print labels from the lists of products and ingredients."), None
            )
            return
        from ui.labels.dialog import LabelDialog

        dialog = LabelDialog(
            self._context,
            page.entity,
            page.model.query,
            page.model.rowCount(),
            self._chosen_ids(page),
            self._window,
        )
        dialog.printed.connect(self._on_printed)
        self._open(dialog)

    def print_list(self, page: ListPage) -> None:
        """Show the list as it is on the screen for paper: the selected rows, else all."""
        from ui.lists.paper import paper_table

        model, context = page.model, self._context
        ids = model.order
        if page.selection.count > 1 and not page.selection.everything:
            chosen = set(self._selected_ids(page))
            ids = ids.picked([row for row, id in enumerate(ids.ids) if id in chosen])
        columns, entity = tuple(model.columns), page.entity
        context.bridge.submit(
            lambda: paper_table(context, entity, columns, ids, page.search.text().strip()),
            done=self._preview, failed=self.failed.emit, owner=self, worker="background",
        )  # fmt: skip

    def _preview(self, table: PaperTable) -> None:
        from ui.printing.table import preview

        preview(table, self._window)

    def find_duplicates(self, page: ListPage) -> None:
        """Open the dialog of records that may be one."""
        from app.duplicates.traits import FIELDS

        if page.entity.name not in FIELDS:
            text = translate("Duplicates", "You can find duplicates among customers, suppliers and products.")
            self.done.emit(text, None)
            return
        from ui.duplicates.dialog import DuplicatesDialog

        dialog = DuplicatesDialog(self._context, page.entity.name, self._ask, self._window)
        dialog.merged.connect(
            lambda change, count: self.done.emit(
                translate("Duplicates", "%n record(s) became one", count), change
            )
        )
        self._open(dialog)

    def print_plan(self, plan: int) -> None:
        """Open the dialog that prints labels of prices that a plan will bring."""
        from app.plans.to_come import prices_to_come

        replica = self._context.commands.replica
        self._context.bridge.submit(
            lambda: prices_to_come(replica, plan),
            done=self._print_planned, failed=self.failed.emit, owner=self, worker="background",
        )  # fmt: skip

    def _print_planned(self, to_come: PricesToCome) -> None:
        from ui.labels.dialog import LabelDialog

        asked = ListQuery(language=language.current())
        dialog = LabelDialog(
            self._context, self._context.catalogue["products"], asked, len(to_come.prices), [], self._window,
            to_come=to_come,
        )  # fmt: skip
        dialog.printed.connect(self._on_printed)
        self._open(dialog)

    def _on_printed(self, count: int, file: str) -> None:
        if file:
            text = f"{translate('Labels', '%n label(s) written to', count)} {file}"
        else:
            text = translate("Labels", "%n label(s) sent to the printer", count)
        self.done.emit(text, None)

    def _on_imported(self, applied: Applied) -> None:
        self._tell(translate("Import", "%n record(s) imported", applied.count), applied)

    def _chosen_ids(self, page: ListPage) -> list[int]:
        """The selected records in the order of the list; none where all are, since the list itself has their order."""
        return [] if page.selection.everything else self._selected_ids(page)

    def _selected_ids(self, page: ListPage) -> list[int]:
        if page.selection.everything:
            return self._all_ids(page)
        try:
            return page.selection.ids()
        except ShopError as error:
            self.failed.emit(error)
            return []

    def _all_ids(self, page: ListPage) -> list[int]:
        try:
            return self._context.queries.lists.ids(page.entity.name, page.model.query)
        except ShopError as error:
            self.failed.emit(error)
            return []

    def _open(self, dialog: QDialog) -> None:
        self.dialog = dialog
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
