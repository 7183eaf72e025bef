"""Tables in files: import, export."""
