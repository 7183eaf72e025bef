"""Price labels: what is on them, barcodes, prices per unit."""
