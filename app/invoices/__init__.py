"""Invoices of suppliers: read, compared with the products, applied as one undo step; and the check of a delivery."""
