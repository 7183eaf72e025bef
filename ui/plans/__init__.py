"""The dialog of planned prices, and what is said of plans elsewhere."""
