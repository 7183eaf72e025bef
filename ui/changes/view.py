"""`ChangesView`: a change set with its ticks, a tab for each effect, and what the ticked lines come to.

Used by the dialogs of all sources of changes, each of which gives its columns and the names of its tabs.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QTabBar, QVBoxLayout, QWidget

from app.change_set import ChangeLine, ChangeSet, Effect
from ui.changes.table import ChangesModel, ChangesTable, LineColumn, Look, usual_look
from ui.text import formats
from ui.text.texts import translate


class ChangesView(QWidget):
    """`effects` are the tabs with their names; without any the lines of these `groups` of effects are in one table."""

    ticks_changed = Signal()

    def __init__(
        self,
        columns: Sequence[LineColumn],
        effects: Mapping[Effect, str] | None = None,
        parent: QWidget | None = None,
        *,
        groups: Sequence[Collection[Effect]] = (),
        look: Callable[[ChangeLine], Look] = usual_look,
        ticks: bool = True,
        wraps: bool = False,
    ) -> None:
        super().__init__(parent)
        self.model = ChangesModel(columns, look, self, ticks=ticks)
        self._effects = dict(effects or {})
        self._groups = groups
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        self.tabs = QTabBar()
        self.tick_all = QPushButton(translate("SupplierList", "Tick all"))
        self.tick_none = QPushButton(translate("SupplierList", "Tick none"))
        self.table = ChangesTable(self.model, wraps=wraps)
        if self._effects:
            layout.addLayout(self._bar())
        layout.addWidget(self.table, 1)
        self.model.ticks_changed.connect(self.ticks_changed)

    def _bar(self) -> QHBoxLayout:
        bar = QHBoxLayout()
        self.tabs.setAccessibleName(translate("SupplierList", "Lines"))
        self.tabs.setDrawBase(False)
        self.tabs.setExpanding(False)
        for name in self._effects.values():
            self.tabs.addTab(name)
        self.tabs.currentChanged.connect(self._show_tab)
        bar.addWidget(self.tabs, 1)
        for button, ticked in ((self.tick_all, True), (self.tick_none, False)):
            button.setAutoDefault(False)
            button.clicked.connect(lambda _=False, ticked=ticked: self.model.tick_all(ticked))
            bar.addWidget(button)
        return bar

    def show_changes(self, found: ChangeSet) -> None:
        """Show another set, the lines of the first tab that has any."""
        self.model.set_lines(found.lines)
        if not self._effects:
            self.model.show_effects(*self._groups)
            return
        counts = found.counts
        for place, (effect, name) in enumerate(self._effects.items()):
            self.tabs.setTabText(place, f"{name} {formats.number_text(counts[effect])}")
            self.tabs.setTabEnabled(place, counts[effect] > 0)
        self.show_effect(
            next((effect for effect in self._effects if counts[effect]), next(iter(self._effects)))
        )

    def clear(self) -> None:
        """Show no lines."""
        self.model.set_lines(())
        self.model.show_effects()

    def show_effect(self, effect: Effect) -> None:
        """Show the lines of a tab."""
        place = list(self._effects).index(effect)
        self.tabs.setCurrentIndex(place)
        self._show_tab(place)

    def _show_tab(self, place: int) -> None:
        self.model.show_effects([list(self._effects)[place]])
        self.table.scrollToTop()
        tickable = any(line.can_tick for line in self.model.lines)
        self.tick_all.setEnabled(tickable)
        self.tick_none.setEnabled(tickable)

    def ticked(self) -> list[ChangeLine]:
        """The lines that a person wants, in the order of the set."""
        return self.model.ticked()
