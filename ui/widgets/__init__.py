"""Building blocks that know no entity."""
