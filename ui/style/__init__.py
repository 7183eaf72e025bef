"""Palettes and icons."""
