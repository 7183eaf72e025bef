"""The record panel: form, history, related records, recipe, prices, stock."""
