"""Palettes, icons."""
