"""The dialog of new prices for many products."""
