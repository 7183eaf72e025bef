"""The formats of invoices, a module for each; `table` has a row for each of them. None of them knows products."""
