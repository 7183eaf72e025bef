"""How a person gets to the settings, to what the rights keep, and to the webhooks; used by `screens`."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from tests.gallery.stage import Stage
from tests.gallery.ways import first_row, section


def group(key: str) -> Callable[[Stage], object]:
    """A group of the settings, with what it looks up."""

    def do(stage: Stage) -> None:
        stage.window.pages["settings"].go_to(key)
        stage.settle()

    return do


def setting_searched(text: str) -> Callable[[Stage], object]:
    """Something is searched for in the settings."""
    return lambda stage: stage.window.pages["settings"].search.setText(text)


def pin_asked(stage: Stage) -> None:
    """The manager's PIN is asked for."""
    from ui.keys import _why

    stage.window.keys._open(_why("settings"), lambda _pin: None, lambda: None, None)


def looking_only(stage: Stage) -> None:
    """The window for looking only, with a record open."""
    section("customers", first_row)(stage)
    stage.desk.rights.lock()
    stage.window.keys.changed.emit()
    stage.settle()


def signing_out(stage: Stage) -> QWidget:
    """What waits, before signing out."""
    from ui.sign_out_dialog import SignOutDialog

    return stage.keep(SignOutDialog(3, stage.window))
