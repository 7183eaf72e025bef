"""English words of the lists: operators of filters, and what is wrong with a filter; the source texts of translations.

Called by `texts` alone.
"""

from __future__ import annotations

OPERATOR = {
    "eq": "is",
    "ne": "is not",
    "gt": "more than",
    "gteq": "at least",
    "lt": "less than",
    "lteq": "at most",
    "like": "contains",
    "in": "is one of",
    "notin": "is none of",
    "bin": "has",
    "bex": "has not",
    "empty": "is empty",
    "filled": "is filled in",
    "date.gt": "after",
    "date.gteq": "from",
    "date.lt": "before",
    "date.lteq": "until",
    "list.eq": "has",
    "list.ne": "has not",
    "list.in": "has one of",
    "list.notin": "has none of",
}
"""Operator -> words between a field and a value; `date.` for moments, `list.` for fields of several values."""

FILTER_PROBLEM = {
    "malformed": "A condition is field|operator|value, and ; stands between two.",
    "unknown_field": "There is no field {field}.",
    "not_filterable": "The field {field} cannot be filtered by.",
    "operator_not_allowed": "The field {field} takes only these operators: {allowed}.",
    "null_not_allowed": "The field {field} is never empty; write 0 or 1.",
    "bad_value": "{value} is no value of {field}.",
    "too_many": "That is too much for one filter.",
    "not_writable": "A filter cannot hold the character ; in a value, nor a comma in a list.",
    "not_sortable": "The list cannot be sorted by {field}.",
}
"""Problem of an InvalidQuery -> what to write instead."""
