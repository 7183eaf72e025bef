"""`RoundingBox`: how new prices are rounded, in the dialogs of prices, price lists and invoices."""

from __future__ import annotations

from decimal import Decimal

from app.price_work.rule import Rounding
from ui.text import formats
from ui.text.texts import translate
from ui.widgets.controls import ComboBox

STEPS = ("0.01", "0.1", "0.5", "1", "5", "10")
ENDINGS = (".90", ".99")


class RoundingBox(ComboBox):
    """Not at all, to a step, or to an ending."""

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(translate("Bulk", "Round to"))
        self.addItem(translate("Bulk", "Do not round"), None)
        for step in STEPS:
            self.addItem(formats.price_text(float(step)), step)
        for ending in ENDINGS:
            shown = f"{formats.decimal_mark()}{ending[1:]}"
            self.addItem(translate("Prices", "ending in {ending}", ending=shown), ending)

    def choose(self, rounding: Rounding) -> None:
        """Choose a rounding; none where it is not offered."""
        kept = None if rounding.step is None else str(rounding.step)
        if rounding.ending is not None:
            kept = str(rounding.ending).removeprefix("0")
        self.setCurrentIndex(max(self.findData(kept), 0))

    def chosen(self) -> Rounding:
        """The rounding that was chosen."""
        data = self.currentData()
        if data is None:
            return Rounding()
        return Rounding(ending=Decimal(data)) if data.startswith(".") else Rounding(step=Decimal(data))
