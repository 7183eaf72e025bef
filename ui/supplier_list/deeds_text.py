"""What a price list does, in numbers: products added and changed, and apart the purchase prices noted on this computer."""

from __future__ import annotations

from app.change_set import Deeds
from ui.text.texts import translate


def deeds_asked(deeds: Deeds) -> str:
    """For the button: "Add 180, note 162 purchase prices on this computer"."""
    parts = [
        translate("SupplierList", "add %n", deeds.added) if deeds.added else "",
        translate("SupplierList", "change %n product(s)", deeds.changed) if deeds.changed else "",
        translate("SupplierList", "note %n purchase price(s) on this computer", deeds.noted)
        if deeds.noted
        else "",
    ]
    return _sentence(parts) or translate("SupplierList", "Nothing ticked")


def deeds_done(deeds: Deeds) -> str:
    """For the message afterwards."""
    parts = [
        translate("SupplierList", "%n added", deeds.added) if deeds.added else "",
        translate("SupplierList", "%n product(s) changed", deeds.changed) if deeds.changed else "",
        translate("SupplierList", "%n purchase price(s) noted on this computer", deeds.noted)
        if deeds.noted
        else "",
    ]
    return ", ".join(filter(None, parts)) or translate("SupplierList", "nothing changed")


def _sentence(parts: list[str]) -> str:
    text = ", ".join(filter(None, parts))
    return text[:1].upper() + text[1:]
