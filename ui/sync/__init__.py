"""The Sync page."""
