"""The keyboard and the eyes of the tests outlive what they look at."""

from __future__ import annotations

import pytest

from tests.fakes.display import display
from tests.ui.support import x11

pytestmark = pytest.mark.skipif(bool(x11.missing()), reason=f"no {x11.missing()} on this machine")
GONE = 0x7FFFFFF


def test_a_window_that_closed_meanwhile_has_no_title_and_takes_no_keyboard(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with display() as name:
        hands = x11.Hands(name)
        monkeypatch.setattr(hands, "_windows", lambda: [GONE])
        assert hands.titles() == []
        assert not hands.give_keyboard("")
        hands.close()


def test_a_display_that_is_gone_fails_one_test_and_not_its_worker() -> None:
    with display() as name:
        hands = x11.Hands(name)
    with pytest.raises((AssertionError, ValueError)):
        hands.picture(8, 8)
