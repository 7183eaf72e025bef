"""The version of this program: the only place where it is written."""

from __future__ import annotations

VERSION = "1.0.0"
"""Semantic version."""
USER_AGENT = f"counterfoil/{VERSION}"
"""What the program calls itself in requests."""
