"""Entry, application, context, drafts."""
