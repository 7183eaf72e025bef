"""Characters that nobody sees: what is removed, and what stays."""

from __future__ import annotations

import pytest

from storage.visible_text import code_text, visible


@pytest.mark.parametrize(
    ("text", "clean"),
    [
        ("Nov\u200bá káva", "Nová káva"),
        ("\ufeff\u202dčaj\u202c\u2066\u2069", "čaj"),
        ("Pep\u00adř\u200d\u200c\ufe0f\x7f\x08", "Pepř"),
        ("10\u00a0kg\u2003Bio\x0bB", "10 kg Bio B"),
        ("\u00a0Káva\u202f", "Káva"),
        ("  two  spaces\n", "  two  spaces\n"),
        ("👩\u200d🍳 ☕\ufe0f", "👩\u200d🍳 ☕\ufe0f"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("a\0", "a\0"),
    ],
)
def test_what_nobody_sees_is_removed_and_what_joins_signs_stays(text: str, clean: str) -> None:
    assert visible(text) == clean == visible(clean)


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("8594000000017\u200b", "8594000000017"),
        ("\u202d8594000000024\u202c", "8594000000024"),
        ("8594\u00a0000\u00a0000048", "8594000000048"),
        (" 8594 0000 00062\u00ad", "8594000000062"),
        ("AB\u200d 12\ufe0f ", "AB 12"),
        ("\uff18\uff15\uff19\uff14000000017", "8594000000017"),
        ("AB\u201112", "AB-12"),
    ],
)
def test_a_code_is_what_a_scanner_reads(typed: str, code: str) -> None:
    assert code_text(typed) == code
