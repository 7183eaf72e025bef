"""The barcode scanner, told from typing by its timing."""
