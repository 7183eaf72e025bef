"""Pull: lists read by keyset, pages applied to the replica."""
