"""What the command palette offers in the window as it stands: possible actions, sections, new records.

Called by the palette through the window.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

from ui.text import texts
from ui.text.texts import translate
from ui.window import actions
from ui.window.command_palette import Entry

if TYPE_CHECKING:
    from ui.window.main_window import MainWindow

NOT_OFFERED = frozenset({"palette", "next_pane", "previous_pane", "close"})


def entries(window: MainWindow) -> Iterator[Entry]:
    """Actions that are possible now, then where to go, then what to begin."""
    window.name_undo()
    for spec in actions.ACTIONS:
        action = window.named_actions[spec.name]
        if spec.name not in NOT_OFFERED and action.isEnabled():
            keys = actions.key_text(spec.keys[0]) if spec.keys else ""
            yield Entry(action.text(), keys, spec.icon or "next", action.trigger)
    go = translate("Palette", "Go to")
    for section in window.sidebar.all_names():
        yield Entry(texts.section(section), go, section, partial(window.sidebar.choose, section))
    for section in window.sidebar.names():
        if window.may_create(section):
            yield Entry(texts.new(section), "", "new", partial(window.new, section))
