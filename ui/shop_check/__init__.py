"""The page of what is wrong or odd in the shop's records."""
