"""Connecting to a cloud, with a token or through the browser, and signing out."""
