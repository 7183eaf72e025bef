"""The window's program: entry, application, context of every screen, drafts."""
