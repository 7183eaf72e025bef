"""Editors of numbers: plain, as a margin, as a VAT rate from the shop's list, and as a counter told by difference.

Made by `editor_for`. Both decimal marks are read.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from PySide6.QtCore import QEvent, QObject, QStringListModel, Qt
from PySide6.QtGui import QFocusEvent, QHelpEvent, QKeyEvent
from PySide6.QtWidgets import QCompleter, QHBoxLayout, QToolButton, QToolTip, QWidget

from storage.schema.fields import Field, Kind
from storage.text.folding import fold
from ui.context import is_price
from ui.editors.base import TextEditor, Unreadable
from ui.style import icons
from ui.text import formats, texts
from ui.widgets.controls import ChoiceBox

Rate = tuple[float, str]
"""Per cent and name of a VAT rate."""
NEAR = 1e-6
"""Per cent by which two rates may differ and be the same."""
PASSING = frozenset({Qt.FocusReason.PopupFocusReason, Qt.FocusReason.ActiveWindowFocusReason})
"""The field stays the one that somebody is in: a menu opened over it, or another window came to the front."""
Way = Literal["set", "add", "take"]


class MarginEditor(TextEditor):
    """A number or per cent kept as text, with the dot the interface wants."""

    def _put(self, value: Any) -> None:
        super()._put(None if value is None else str(value).replace(".", formats.decimal_mark()))

    def _read(self) -> Any:
        text = "".join(self.line.text().split()).replace(",", ".")
        return None if not text and self.field.null else text


class NumberEditor(TextEditor):
    """A number; whole where the kind is whole. Both decimal marks are read.

    One with more places than people read is shown rounded; who enters the field, or rests the mouse on it, sees them
    all, and nothing but typing changes a single one.
    """

    def __init__(self, field: Field, parent: QWidget | None = None) -> None:
        super().__init__(field, parent)
        self.whole = field.kind in (Kind.LONG, Kind.INTEGER)
        self._entered = False
        self._put_in: tuple[Any, str, str] = (None, "", "")
        """The number that was put here, as text with all its places, and as it is shown to who only looks."""

    def _put(self, value: Any) -> None:
        exact = "" if value is None else self._text(value)
        self._put_in = (value, exact, "" if value is None else self._short(value))
        self._set_text(exact if self._entered else self._put_in[2])

    def _typed(self) -> Any:
        text = self.line.text()
        return self._put_in[1] if not self._entered and text == self._put_in[2] else text

    def _retype(self, typed: Any) -> None:
        if typed == self._put_in[1] and not self._entered:
            self._set_text(self._put_in[2])
        else:
            self._keep_typed()
            self.line.setText(typed)

    def _keep_typed(self) -> None:
        """What stands here from now on is somebody's typing, shown as it is."""
        self._put_in = (*self._put_in[:2], self._put_in[1])

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """All places to who enters or asks."""
        if watched is self.line:
            _, exact, short = self._put_in
            if isinstance(event, QFocusEvent) and event.reason() not in PASSING:
                if event.type() == QEvent.Type.FocusIn:
                    if not self._entered and self.line.text() == short:
                        self._set_text(exact)
                    self._entered = True
                elif event.type() == QEvent.Type.FocusOut:
                    if self.line.text() == exact:
                        self._set_text(short)
                    else:
                        self._keep_typed()
                    self._entered = False
            elif (
                event.type() == QEvent.Type.ToolTip
                and isinstance(event, QHelpEvent)
                and self.line.text() == short != exact
            ):
                QToolTip.showText(event.globalPos(), exact, self.line)
                return True
        return super().eventFilter(watched, event)

    def _read(self) -> Any:
        text = self._typed().strip()
        if text and text == self._put_in[1]:
            # To the last digit, of which a text has not all.
            return self._put_in[0]
        if not text:
            if self.field.null:
                return None
            raise Unreadable("missing")
        try:
            return self._number(text)
        except ValueError:
            raise Unreadable("bad_whole_number" if self.whole else "bad_number") from None

    def _text(self, value: Any) -> str:
        return formats.number_text(value, grouping=False)

    def _short(self, value: Any) -> str:
        return self._text(value if self.whole else formats.readable(value, price=is_price(self.field)))

    def _number(self, text: str) -> float | int:
        return formats.parse_whole(text) if self.whole else formats.parse_number(text)


def _rate_text(rate: float, name: str) -> str:
    shown = f"{formats.number_text(rate, grouping=False)} %"
    return f"{shown} \u2013 {name}" if name else shown


class RateEditor(NumberEditor):
    """A multiplier such as 1.21, shown as "21 % - Basic": chosen from the shop's rates, or typed.

    A rate that is not in the list is shown without a name and kept.
    """

    def __init__(self, field: Field, rates: Callable[[], list[Rate]], parent: QWidget | None = None) -> None:
        super().__init__(field, parent)
        self._rates = rates
        self._offered = QStringListModel(self)
        self._completer = QCompleter(self._offered, self)
        self._completer.setCompletionMode(QCompleter.CompletionMode.UnfilteredPopupCompletion)
        self._completer.setWidget(self.line)
        self._completer.activated.connect(self._take)
        self.button = QToolButton()
        self.button.setIcon(icons.icon("open", "muted"))
        self.button.setToolTip(texts.translate("Form", "Choose a rate"))
        self.button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.button.clicked.connect(self.offer)
        self.layout().addWidget(self.button)  # type: ignore[union-attr]
        self.left.connect(self._settle)

    def offer(self) -> None:
        """Show the shop's rates."""
        if not self.line.isReadOnly():
            self.line.setFocus(Qt.FocusReason.PopupFocusReason)
            self._offered.setStringList([_rate_text(rate, name) for rate, name in self._rates()])
            self._completer.complete()

    def set_read_only(self, read_only: bool) -> None:
        """Look, copy, but do not touch."""
        super().set_read_only(read_only)
        self.button.setEnabled(not read_only)

    def set_name(self, name: str) -> None:
        """What assistive programs call it."""
        super().set_name(name)
        self.button.setAccessibleName(f"{texts.translate('Form', 'Choose a rate')}: {name}")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The down arrow shows the rates."""
        down = isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Down
        popup = self._completer.popup()
        if (
            watched is self.line
            and down
            and event.type() == QEvent.Type.KeyPress
            and not (popup is not None and popup.isVisible())
        ):
            self.offer()
            return True
        return super().eventFilter(watched, event)

    def _text(self, value: Any) -> str:
        rate = round((value - 1) * 100, 6)
        return _rate_text(rate, next((name for known, name in self._rates() if abs(known - rate) < NEAR), ""))

    def _short(self, value: Any) -> str:
        return self._text(value)

    def _number(self, text: str) -> float:
        typed = text.partition("%")[0].strip()
        try:
            return round(1 + formats.parse_number(typed) / 100, 10)
        except ValueError:
            # A name is as good as a number.
            rate = next((rate for rate, name in self._rates() if fold(name) == fold(typed)), None)
            if rate is None:
                raise
            return round(1 + rate / 100, 10)

    def _take(self, text: str) -> None:
        if text != self.line.text():
            self.line.setText(text)
            self.edited.emit()

    def _settle(self) -> None:
        """Give what was typed the name of its rate."""
        if self.line.isReadOnly() or not self.touched:
            return
        try:
            self._take(self._text(self._number(self.line.text())))
        except ValueError:
            return


class CounterEditor(NumberEditor):
    """A number that may also be told as a difference: "+10", "-5". The box before it says which is meant.

    A difference is added to what the tills have made of the number by then; a new number takes its place.
    """

    def __init__(self, field: Field, parent: QWidget | None = None) -> None:
        super().__init__(field, parent)
        self.way = ChoiceBox()
        self.way.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        for way, words in (
            ("set", texts.translate("Counter", "New number")),
            ("add", texts.translate("Counter", "Add")),
            ("take", texts.translate("Counter", "Take away")),
        ):
            self.way.addItem(words, way)
        layout = self.layout()
        assert isinstance(layout, QHBoxLayout)
        layout.insertWidget(0, self.way)
        self.way.activated.connect(lambda _: self._begin(self.way.currentData()))
        self.edited.connect(self._say)

    def added(self) -> float | None:
        """The difference typed instead of a value, if it is one."""
        text = self._signed()
        if self._typed() == self._shown or text[:1] not in ("+", "-") or self._original is None:
            return None
        try:
            return formats.parse_number(text)
        except ValueError:
            return None

    def value(self) -> Any:
        """The value meant; raises Unreadable."""
        difference = self.added()
        return super().value() if difference is None else float(self._original) + difference

    def show_value(self, value: Any) -> None:
        """Show `value` as the saved one."""
        super().show_value(value)
        self._say()

    def restore_input(self, typed: Any) -> None:
        """Put back what `typed` gave."""
        super().restore_input(typed)
        self._say()

    def set_read_only(self, read_only: bool) -> None:
        """Look, copy, but do not touch."""
        super().set_read_only(read_only)
        self.way.setEnabled(not read_only)

    def set_name(self, name: str) -> None:
        """What assistive programs call it."""
        super().set_name(name)
        self.way.setAccessibleName(f"{texts.translate('Counter', 'How the number is meant')}: {name}")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """As others; the mark of a difference alone, left behind, is no difference."""
        if watched is self.line and event.type() == QEvent.Type.FocusOut and self._signed() in ("+", "-"):
            self.line.setText(self._shown)
            self.edited.emit()
        return super().eventFilter(watched, event)

    def _signed(self) -> str:
        return self.line.text().strip().replace("\u2212", "-")

    def _begin(self, way: Way) -> None:
        number = self._signed().lstrip("+-").strip()
        if self._typed() == self._shown:
            number = ""
        text = number or self._shown if way == "set" else f"{'+' if way == 'add' else '-'}{number}"
        # The cursor first: a mark left alone is taken back.
        self.line.setFocus(Qt.FocusReason.OtherFocusReason)
        self.line.setText(text)
        if way == "set":
            self.line.selectAll()
        self.edited.emit()

    def _say(self) -> None:
        """Let the box follow the typing, and work it out."""
        text = self._signed()
        touched = self._typed() != self._shown
        way = {"+": "add", "-": "take"}.get(text[:1], "set") if touched else "set"
        self.way.setCurrentIndex(self.way.findData(way))
        said = ""
        difference = self.added()
        if difference:
            before, after = float(self._original), float(self._original) + difference
            sign = "+" if difference > 0 else "\u2212"
            amount = formats.number_text(abs(difference))
            said = f"{formats.number_text(before)} {sign} {amount} = {formats.number_text(after)}"
        elif touched and text not in ("", "+", "-") and self._original is not None:
            said = texts.translate(
                "Counter", "instead of {number}", number=formats.number_text(float(self._original))
            )
        self.told.emit(said)
