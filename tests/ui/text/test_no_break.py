"""No-break spaces in the texts that are shown."""

from __future__ import annotations

import pytest

from storage.text.folding import fold
from ui.text import language, no_break, texts


@pytest.mark.parametrize(
    ("code", "text", "shown"),
    [
        ("en", "changes by 30 %, 12.5 kg.", "changes by 30~%, 12.5~kg."),
        ("en", "{seconds} s", "{seconds}~s"),
        ("en", "From 75 to 200, or use Ctrl++ and Ctrl+-.", "From 75 to 200, or use~Ctrl++ and~Ctrl+-."),
        ("en", "Wrong PIN. Enter it, then press Enter", "Wrong PIN. Enter it, then press~Enter"),
        ("en", "Search (Ctrl+F), F 2, Tabs with tabs", "Search (Ctrl+F), F 2, Tabs with tabs"),
        ("cs", "Napište část názvu, klávesa Enter potvrdí", "Napište část názvu, klávesa~Enter potvrdí"),
        ("de", "Die PIN gilt bis Strg+L. Enter öffnet", "Die PIN gilt bis~Strg+L. Enter öffnet"),
        ("en", "12 minutes, a list, {used} of {budget}", "12 minutes, a list, {used} of {budget}"),
        ("en", "A4, 24 labels 70 × 37 mm", "A4, 24 labels 70~×~37~mm"),
        ("cs", "{price} s DPH, 1 500 produktů", "{price} s~DPH, 1~500 produktů"),
        ("cs", "A v cloudu, i z tohoto počítače; ke konci", "A~v~cloudu, i~z~tohoto počítače; ke konci"),
        ("cs", "Kód s", "Kód s"),
        ("sk", "{first} z {total} k 5. 3. 2025", "{first} z~{total} k~5.~3.~2025"),
        ("pl", "w chmurze i z kasy, za 25 zł", "w~chmurze i~z~kasy, za 25~zł"),
        ("de", "z. B. 25 % in der Cloud", "z.~B. 25~% in der Cloud"),
    ],
)
def test_what_belongs_together_stays_on_one_line(code, text, shown):
    assert no_break.bound(text, code) == shown.replace("~", no_break.NO_BREAK)


def test_the_window_is_given_them(qapp):
    try:
        language.install("cs")
        shown = texts.held("edited_there")
    finally:
        language.install("en")
    assert "v\u00a0cloudu" in shown and "v cloudu" not in shown


def test_what_is_searched_for_is_found_with_a_plain_space():
    assert fold("Změněno v\u00a0cloudu") == fold("změněno v cloudu")
