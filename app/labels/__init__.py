"""Labels, barcodes, prices per unit."""
