"""Invoices of suppliers in the window: from the file to the prices and the labels, and the check of the delivery."""
