"""The practice cloud and a signed-in caller, as the tests of the server have them."""

from __future__ import annotations

from tests.app.server.conftest import caller, cloud

__all__ = ["caller", "cloud"]
