"""Refresh and access tokens, and which clients used them."""
