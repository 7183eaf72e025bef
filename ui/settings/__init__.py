"""The settings page and its groups."""
