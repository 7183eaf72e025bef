"""The boxes over the window that wait until somebody asks for them: the open questions, and the palette.

Made by the window, anew whenever it is built. Until then neither is built nor its module imported.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.text.texts import translate

if TYPE_CHECKING:
    from ui.conflicts.dialog import ConflictDialog
    from ui.window.command_palette import Palette
    from ui.window.main_window import MainWindow


class LazyDialogs:
    """Each is made once."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self._questions: ConflictDialog | None = None
        self._palette: Palette | None = None

    @property
    def questions(self) -> ConflictDialog:
        """Two versions of a record, one question after the other."""
        if self._questions is None:
            from ui.conflicts.dialog import ConflictDialog

            window = self._window
            dialog = self._questions = ConflictDialog(window.context, window)
            dialog.open_record.connect(window.mend)
            dialog.resolved.connect(
                lambda change: window.record_actions.say_done(translate("Toast", "Decided"), change)
            )
        return self._questions

    @property
    def palette(self) -> Palette:
        """Everything that can be done, and every record, by its words."""
        if self._palette is None:
            from ui.window.command_palette import Palette
            from ui.window.window_entries import entries

            window = self._window
            self._palette = Palette(window.context, lambda: entries(window), window.show_record, window)
        return self._palette

    def go(self) -> None:
        """The window is built anew: what there is goes with the old one."""
        if self._questions is not None:
            self._questions.close()
        for each in (self._questions, self._palette):
            if each is not None:
                each.deleteLater()
