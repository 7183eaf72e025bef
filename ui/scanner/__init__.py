"""Barcode scanner."""
