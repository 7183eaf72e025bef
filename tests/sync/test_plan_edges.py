"""Corners of the plan that nothing else turns: half-known copies, questions that stand, what is left in a change."""

from __future__ import annotations
