"""The dialog of a supplier's price list."""
