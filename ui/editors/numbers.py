"""Editors of numbers: plain numbers, margins, VAT rates from the shop's list, and counters that also take a difference.

Made by `make_editor`. Both decimal marks, the point and the comma, are accepted.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEvent, QObject, QStringListModel, Qt
from PySide6.QtGui import QFocusEvent, QHelpEvent, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QToolTip, QWidget

from storage.schema.fields import Field, Kind
from storage.text.folding import fold
from ui.context import is_price
from ui.editors.base import TextEditor, Unreadable
from ui.style import icons
from ui.text import formats, texts
from ui.widgets.completer import Completer

Rate = tuple[float, str]
"""Per cent and name of a VAT rate."""
RATE_TOLERANCE = 1e-6
"""Two rates that differ by less, in per cent, are the same."""
TEMPORARY_FOCUS_LOSS = frozenset({Qt.FocusReason.PopupFocusReason, Qt.FocusReason.ActiveWindowFocusReason})
"""Reasons that do not end the editing: a menu opened over the field, or another window came to the front."""
MINUS = "\u2212"
SIGNS = ("+", "-")


class MarginEditor(TextEditor):
    """A number or a percentage stored as text, with the decimal point that the /v2 interface requires."""

    def __init__(self, field: Field, parent: QWidget | None = None) -> None:
        super().__init__(field, parent)
        self.focus_lost.connect(self._localise)

    def _localise(self) -> None:
        number = self.line.text().rstrip("% \u00a0")
        self._set_text(formats.localised(number) + self.line.text()[len(number) :])

    def _write(self, value: Any) -> None:
        super()._write(None if value is None else str(value).replace(".", formats.decimal_mark()))

    def _parse(self) -> Any:
        text = "".join(self.line.text().split()).replace(",", ".")
        return None if not text and self.field.null else text


class NumberEditor(TextEditor):
    """A number; an integer where the field's kind is one.

    A number with many decimal places is shown rounded. With the focus, and in the tool tip, it is shown in full, so that
    nothing but the user's input changes any digit.
    """

    def __init__(self, field: Field, parent: QWidget | None = None) -> None:
        super().__init__(field, parent)
        self.whole = field.kind in (Kind.LONG, Kind.INTEGER)
        self._has_focus = False
        self._written: tuple[Any, str, str] = (None, "", "")
        """The number that was written, its full text, and the rounded text that is shown without the focus."""

    def _write(self, value: Any) -> None:
        exact = "" if value is None else self._full_text(value)
        self._written = (value, exact, "" if value is None else self._short_text(value))
        self._set_text(exact if self._has_focus else self._written[2])

    def _content(self) -> Any:
        text = self.line.text()
        return self._written[1] if not self._has_focus and text == self._written[2] else text

    def _restore(self, typed: Any) -> None:
        if typed == self._written[1] and not self._has_focus:
            self._set_text(self._written[2])
        else:
            self._show_as_typed()
            self.line.setText(typed)

    def _show_as_typed(self) -> None:
        """Show the present text unrounded from now on: the user typed it."""
        self._written = (*self._written[:2], self._written[1])

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Show all decimal places with the focus and in the tool tip."""
        if watched is self.line:
            _, exact, short = self._written
            if isinstance(event, QFocusEvent) and event.reason() not in TEMPORARY_FOCUS_LOSS:
                if event.type() == QEvent.Type.FocusIn:
                    if not self._has_focus and self.line.text() == short:
                        self._set_text(exact)
                    self._has_focus = True
                elif event.type() == QEvent.Type.FocusOut:
                    self._has_focus = False
                    if self.line.text() == exact:
                        self._set_text(short)
                    else:
                        self._show_as_typed()
                        self._set_text(formats.localised(self.line.text()))
            elif (
                event.type() == QEvent.Type.ToolTip
                and isinstance(event, QHelpEvent)
                and self.line.text() == short != exact
            ):
                QToolTip.showText(event.globalPos(), exact, self.line)
                return True
        return super().eventFilter(watched, event)

    def _parse(self) -> Any:
        text = self._content().strip()
        if text and text == self._written[1]:
            # The text has fewer digits than the number.
            return self._written[0]
        if not text:
            if self.field.null:
                return None
            raise Unreadable("missing")
        try:
            return self._parse_number(text)
        except ValueError:
            raise Unreadable("bad_whole_number" if self.whole else "bad_number") from None

    def _full_text(self, value: Any) -> str:
        if is_price(self.field) and not self.whole:
            return formats.exact_price_text(value)
        return formats.number_text(value, grouping=False)

    def _short_text(self, value: Any) -> str:
        return self._full_text(value if self.whole else formats.readable(value, price=is_price(self.field)))

    def _parse_number(self, text: str) -> float | int:
        return formats.parse_whole(text) if self.whole else formats.parse_number(text)


def _rate_text(rate: float, name: str) -> str:
    shown = formats.percent_text(rate, grouping=False)
    return f"{shown} \u2013 {name}" if name else shown


class RateEditor(NumberEditor):
    """A VAT multiplier such as 1.21, shown as "21% – Basic"; chosen from the shop's rates or typed.

    A rate that is not in the list is shown without a name.
    """

    def __init__(self, field: Field, rates: Callable[[], list[Rate]], parent: QWidget | None = None) -> None:
        super().__init__(field, parent)
        self._rates = rates
        self._offered = QStringListModel(self)
        self._completer = Completer(self._offered, self.line)
        self._completer.activated.connect(self._replace_text)
        self.button = QToolButton()
        self.button.setIcon(icons.icon("open", "muted"))
        self.button.setToolTip(texts.translate("Form", "Choose a rate"))
        self.button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.button.clicked.connect(self.show_rates)
        self.layout().addWidget(self.button)  # type: ignore[union-attr]
        self.focus_lost.connect(self._complete_rate)

    def show_rates(self) -> None:
        """Open the list of the shop's rates."""
        if not self.line.isReadOnly():
            self.line.setFocus(Qt.FocusReason.PopupFocusReason)
            self._offered.setStringList([_rate_text(rate, name) for rate, name in self._rates()])
            self._completer.complete()

    def set_read_only(self, read_only: bool) -> None:
        """Forbid or allow editing; the text can be copied all the same."""
        super().set_read_only(read_only)
        self.button.setEnabled(not read_only)

    def set_name(self, name: str) -> None:
        """Set the accessible name."""
        super().set_name(name)
        self.button.setAccessibleName(f"{texts.translate('Form', 'Choose a rate')}: {name}")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The down arrow opens the list of rates."""
        down = isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Down
        if (
            watched is self.line
            and down
            and event.type() == QEvent.Type.KeyPress
            and not self._completer.is_open
        ):
            self.show_rates()
            return True
        return super().eventFilter(watched, event)

    def _full_text(self, value: Any) -> str:
        rate = round((value - 1) * 100, 6)
        return _rate_text(
            rate, next((name for known, name in self._rates() if abs(known - rate) < RATE_TOLERANCE), "")
        )

    def _short_text(self, value: Any) -> str:
        return self._full_text(value)

    def _parse_number(self, text: str) -> float:
        typed = text.partition("%")[0].strip()
        try:
            return round(1 + formats.parse_number(typed) / 100, 10)
        except ValueError:
            # The name of a rate is accepted as well.
            rate = next((rate for rate, name in self._rates() if fold(name) == fold(typed)), None)
            if rate is None:
                raise
            return round(1 + rate / 100, 10)

    def _replace_text(self, text: str) -> None:
        if text != self.line.text():
            self.line.setText(text)
            self.edited.emit()

    def _complete_rate(self) -> None:
        """Replace the typed rate by its full text, with the name."""
        if self.line.isReadOnly() or not self.dirty:
            return
        try:
            self._replace_text(self._full_text(self._parse_number(self.line.text())))
        except ValueError:
            return


class CounterEditor(NumberEditor):
    """A number that can also be entered as a difference: "+10", "-5"; the buttons beside it begin one or step it.

    A difference is added to the number as it is when the change is applied; a new number replaces it.
    """

    def __init__(self, field: Field, parent: QWidget | None = None) -> None:
        super().__init__(field, parent)
        self.take, self.add = QToolButton(), QToolButton()
        layout = self.layout()
        assert isinstance(layout, QHBoxLayout)
        for place, button, sign, by in ((0, self.take, MINUS, -1), (2, self.add, "+", 1)):
            button.setText(sign)
            button.setProperty("role", "bar")
            # Keys type the sign; Tab goes to the next field.
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.clicked.connect(lambda _=False, by=by: self.step(by))
            layout.insertWidget(place, button)
        self.edited.connect(self._show_result)

    def difference(self) -> float | None:
        """The difference entered instead of a value; None if the input is not one."""
        text = self._signed_text()
        if not self.dirty or text[:1] not in ("+", "-") or self._saved_value is None:
            return None
        try:
            return formats.parse_number(text)
        except ValueError:
            return None

    def value(self) -> Any:
        """The value of the input; raises Unreadable."""
        difference = self.difference()
        return super().value() if difference is None else float(self._saved_value) + difference

    def show_value(self, value: Any) -> None:
        """Show `value` as the saved one."""
        super().show_value(value)
        self._show_result()

    def restore_input(self, typed: Any) -> None:
        """Restore what `current_input` returned."""
        super().restore_input(typed)
        self._show_result()

    def set_read_only(self, read_only: bool) -> None:
        """Forbid or allow editing; the text can be copied all the same."""
        super().set_read_only(read_only)
        for button in (self.take, self.add):
            button.setEnabled(not read_only)

    def set_name(self, name: str) -> None:
        """Set the accessible name."""
        super().set_name(name)
        for button, action in (
            (self.take, texts.translate("Counter", "Subtract")),
            (self.add, texts.translate("Counter", "Add")),
        ):
            button.setToolTip(action)
            button.setAccessibleName(f"{action}: {name}")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A sign typed in a field without input begins a difference, wherever the cursor is."""
        if watched is self.line and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            signed = event.text() in SIGNS and not self.line.isReadOnly()
            if signed and not self.dirty:
                self.line.selectAll()
        return super().eventFilter(watched, event)

    @property
    def unfinished(self) -> bool:
        """Whether only the sign of a difference is typed so far."""
        return self._signed_text() in SIGNS and self.line.hasFocus()

    def step(self, by: int) -> None:
        """Add to the typed number, or to the difference; its digits are selected, so that typing replaces them."""
        text, first = self._signed_text(), 0
        if self.dirty and text and text[0] not in SIGNS:
            try:
                text = formats.number_text(self.value() + by, grouping=False)
            except Unreadable:
                return
        elif difference := (self.difference() or 0.0) + by:
            text, first = ("+" if difference > 0 else "") + formats.number_text(difference, grouping=False), 1
        else:
            text = self._saved_content
        # Focus first: a number that is shown rounded is shown in full with it.
        self.line.setFocus(Qt.FocusReason.OtherFocusReason)
        self.line.setText(text)
        self.line.setSelection(first, len(text))
        self.edited.emit()

    def _signed_text(self) -> str:
        return self.line.text().strip().replace(MINUS, "-")

    def _show_result(self) -> None:
        """Show below the input what the number will be."""
        text, note = self._signed_text(), ""
        if difference := self.difference():
            before, after = float(self._saved_value), float(self._saved_value) + difference
            sign = "+" if difference > 0 else MINUS
            amount = formats.number_text(abs(difference))
            note = f"{formats.number_text(before)} {sign} {amount} = {formats.number_text(after)}"
        elif self.dirty and text not in ("", *SIGNS) and self._saved_value is not None:
            note = texts.translate(
                "Counter", "instead of {number}", number=formats.number_text(float(self._saved_value))
            )
        self.note_changed.emit(note)
