"""Its invented data (could be data files)."""
