"""Who is at the window: chosen by name or badge, named by the history of what the window does, gone after a while.

Made by the window. Asked for at all only where the setting says so; the employees are the shop's own records.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, QTimer, Signal, SignalInstance
from PySide6.QtWidgets import QWidget

from sync.events import RecordsChanged
from ui.context import AppContext

if TYPE_CHECKING:
    from ui.permissions.staff_dialog import Person, StaffDialog

EMPLOYEES = "employees"
MOST = 500
"""Employees that are offered."""
MINUTE = 60_000


class PersonBar(Protocol):
    """What shows the person."""

    staff_asked: SignalInstance

    def show_person(self, name: str, shown: bool, /) -> None:
        """Show who is here."""


class Staff(QObject):
    """The employee at the window."""

    changed = Signal(str, bool)
    """Name of the person, empty for nobody; and whether the window shows it."""

    def __init__(self, context: AppContext, window: QWidget, asked: SignalInstance) -> None:
        """`asked`: the signal of a change that was refused since nobody has said who is here."""
        super().__init__(window)
        asked.connect(self.choose)
        self._context = context
        self._window = window
        self.dialog: StaffDialog | None = None
        self._away = QTimer(self, singleShot=True)
        self._away.timeout.connect(self.leave)
        if hasattr(context.commands, "asks_who"):
            context.commands.asks_who = lambda: self.asked
        context.bridge.changed.connect(self._on_changed)

    @property
    def asked(self) -> bool:
        """Whether every change must name somebody."""
        settings = self._context.settings
        return settings is not None and settings.flag("staff.ask")

    def tell(self) -> None:
        """Say again who is here, as when the window or a setting is new."""
        person = self._context.commands.person
        known = {} if person is None else self._context.queries.lookup(EMPLOYEES, [person])
        self.changed.emit(
            known.get(person, "") if person is not None else "", self.asked or person is not None
        )

    def show_in(self, bar: PersonBar) -> None:
        """Show the person in a status bar, whose button asks for another."""
        bar.staff_asked.connect(self.choose)
        self.changed.connect(bar.show_person)
        self.tell()

    def choose(self) -> None:
        """Open the dialog that asks who is here."""
        if self.dialog is not None:
            return
        from ui.permissions.staff_dialog import StaffDialog

        dialog = self.dialog = StaffDialog(self._people(), self._window)
        dialog.chosen.connect(self.enter)
        dialog.left.connect(self.leave)
        dialog.finished.connect(self._forget_dialog)
        dialog.open()

    def _forget_dialog(self) -> None:
        if self.dialog is not None:
            self.dialog.deleteLater()
            self.dialog = None

    def recognise(self, code: str) -> bool:
        """Let in whoever's badge was scanned; whether it is anybody's."""
        found = next((each for each in self._people() if each.badge and each.badge == code), None)
        if found is not None and self.asked:
            self.enter(found.id)
            if self.dialog is not None:
                self.dialog.accept()
        return found is not None and self.asked

    def enter(self, id: int) -> None:
        """Let an employee in."""
        self._context.commands.person = id
        self._stay()
        self.tell()

    def leave(self) -> None:
        """Nobody is here any more."""
        self._away.stop()
        self._context.commands.person = None
        self.tell()

    def _people(self) -> list[Person]:
        from storage.query.grammar import Order, Query
        from ui.permissions.staff_dialog import Person

        query = Query(sort=(Order("name"),))
        found = self._context.commands.replica.page(EMPLOYEES, query, limit=MOST, total=False).records
        return [
            Person(int(each["id"]), str(each.get("name") or f"#{each['id']}"), str(each.get("barcode") or ""))
            for each in found
            if each.get("enabled") is not False
        ]

    def _on_changed(self, event: object) -> None:
        if isinstance(event, RecordsChanged) and event.origin == "window" and self._away.isActive():
            self._stay()

    def _stay(self) -> None:
        settings = self._context.settings
        if settings is not None and self.asked:
            self._away.start(int(settings.number("staff.minutes")) * MINUTE)
