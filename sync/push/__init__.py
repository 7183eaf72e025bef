"""Changes sent: create, update, delete."""
