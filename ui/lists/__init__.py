"""The list of any entity: table, model, search, filters, views, bulk changes."""
