"""Settings, saved views, permissions, secrets, drafts."""
