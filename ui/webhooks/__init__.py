"""The webhooks page."""
