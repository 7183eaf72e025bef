"""The invented records that fill the practice cloud."""
