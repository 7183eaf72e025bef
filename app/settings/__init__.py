"""Settings, saved views, permissions, secrets and drafts on disk."""
