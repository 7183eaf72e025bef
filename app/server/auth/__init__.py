"""Tokens and who used them."""
