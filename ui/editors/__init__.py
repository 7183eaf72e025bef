"""One editor per kind of field."""
