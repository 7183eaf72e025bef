"""Records that are twice in the shop: what makes two of them one, and the groups of all that may be."""
