"""The description and its page."""
