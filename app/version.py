"""The version of this program, as `pyproject.toml` says it."""

from __future__ import annotations

VERSION = "0.1.0"
"""Semantic version."""
USER_AGENT = f"counterfoil/{VERSION}"
"""What the program calls itself in requests."""
