"""Label dialog and painter."""
