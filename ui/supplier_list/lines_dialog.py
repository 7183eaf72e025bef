"""`LinesDialog`: what the dialogs of a supplier's price list and invoice share: the rule, the ticks, and doing them now or later.

A subclass says what is compared with what.
"""

from __future__ import annotations

import threading
from collections.abc import Callable

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QWidget

from app.change_set import ChangeLine, ChangeSet, deeds_of
from app.changes.application import Applied, Later, Progress, waits
from app.supplier_list.terms import Terms
from ui.context import AppContext
from ui.price_work.later import LaterDialog
from ui.supplier_list.deeds_text import deeds_asked
from ui.supplier_list.lines_page import LinesPage
from ui.text.texts import translate
from ui.transfer.file_dialog import FileDialog

COMPARE_DELAY = 400
"""Milliseconds from a change of the rule to a new comparison."""

Work = Callable[[Progress, threading.Event], Applied]
"""Does the ticked lines."""


class LinesDialog(FileDialog):
    """`applied` carries the `Applied` that is on disk, the name of the supplier, and whether to print a plan's labels."""

    applied = Signal(object, str, bool)

    def __init__(
        self,
        context: AppContext,
        title: str,
        pages: tuple[QWidget, ...],
        lines: LinesPage,
        size: tuple[int, int],
        parent: QWidget | None = None,
    ) -> None:
        self.lines = lines
        super().__init__(context, title, pages, size, parent)
        self._compare_timer = QTimer(self, interval=COMPARE_DELAY, singleShot=True)
        self._compare_timer.timeout.connect(self.compare)
        place = self.row.indexOf(self.go) + 1
        self.later = self.add_button(translate("Plans", "Plan for later…"), self._ask_when, place)
        self.later.setToolTip(
            translate("SupplierList", "Purchase prices change now, selling prices at a time that you choose.")
        )
        QWidget.setTabOrder(self.go, self.later)
        lines.show_terms(Terms())
        lines.rule_changed.connect(self._on_rule)
        lines.changes.ticks_changed.connect(self.refresh)

    # for subclasses

    @property
    def found(self) -> ChangeSet | None:
        """What was compared."""
        return None

    @property
    def supplier_name(self) -> str:
        """Of what was compared."""
        return ""

    def terms(self) -> Terms | None:
        """What was entered; None where a number is none."""
        return None

    def compare(self) -> None:
        """Compare anew."""

    def work(self, terms: Terms, later: Later | None) -> Work:
        """What does the lines that are ticked now; asked where something was compared."""
        raise AssertionError((terms, later))

    def refresh_lines(self, *, allowed: bool = True) -> None:
        """What can be done with the lines that are ticked."""
        ticked = self.lines.changes.ticked() if self.found is not None else []
        self.go.setText(deeds_asked(deeds_of(ticked)))
        self.go.setEnabled(bool(ticked) and allowed and self.terms() is not None)
        self.later.setVisible(self.lines.start.currentData() != "keep")
        self.later.setEnabled(self.go.isEnabled() and bool(self._planned()))

    # applying

    def _on_rule(self) -> None:
        self.go.setEnabled(False)
        self.later.setEnabled(False)
        self._compare_timer.start()

    def apply(self, later: Later | None = None, *, labels: bool = False) -> None:
        """Do the ticked lines as one step."""
        terms = self.terms()
        if self.found is None or terms is None or not self.go.isEnabled():
            return
        work = self.work(terms, later)
        self.show_busy()
        self._job.start(
            work,
            done=lambda applied: self._on_applied(applied, labels),
            failed=self.on_failed,
            worker="commands",
        )

    def _ask_when(self) -> None:
        if not (count := len(self._planned())):
            return
        dialog = self.asking = LaterDialog(count, self._context.clock.now(), self, name=self.supplier_name)
        dialog.accepted.connect(
            lambda: self.apply(Later(*dialog.values()), labels=dialog.print_labels.isChecked())
        )
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _planned(self) -> list[ChangeLine]:
        """The ticked lines with a selling price that can wait."""
        return [line for line in self.lines.changes.ticked() if waits(line)]

    def _on_applied(self, applied: Applied, labels: bool) -> None:
        self.show_idle()
        self.applied.emit(applied, self.supplier_name, labels)
        self.accept()

    def go_back(self) -> None:
        """Show the columns again."""
        self._compare_timer.stop()
        super().go_back()

    def reject(self) -> None:
        """Esc cancels a running job, which then has no effect; else it closes the dialog."""
        self._compare_timer.stop()
        super().reject()
