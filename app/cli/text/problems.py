"""What the command line says of a value that is refused or doubted, and how a sentence gets its parameters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from storage.errors import Problem

PROBLEMS: Mapping[str, str] = {
    "missing": "fill this in",
    "null": "fill this in",
    "id_missing": "the record has no id",
    "wrong_type": "this value is not valid",
    "bad_number": "not a number; enter one such as 12.50",
    "bad_whole_number": "not a whole number",
    "bad_date": "not a date; enter one such as 2026-01-31",
    "bad_translation": "enter the language, a colon and the text, such as de: Kaffee",
    "bad_colour": "not a colour; enter one such as #1A7F37",
    "too_long": "at most {limit} characters, these are {actual}",
    "too_long_together": "at most {limit} characters together, these are {actual}",
    "too_small": "enter {minimum} or more",
    "too_large": "enter {maximum} or less",
    "not_a_choice": "enter one of {choices}",
    "nul_character": "contains a character that cannot be saved; enter it again",
    "lone_surrogate": "contains a character that cannot be saved; enter it again",
    "deleted_true": "a deleted record cannot be saved; restore it first",
    "blank": "fill this in",
    "bad_vat_id": "enter the VAT ID with the country code and without spaces, such as CZ12345678",
    "bad_url": "enter a full address, such as https://www.example.com",
    "forbidden_characters": "a tag cannot contain any of {characters}",
    "reserved_name": "a tag cannot start with a dot",
    "bad_margin": "enter a number, or a percentage up to 100%",
    "blank_name": "enter a name, or leave it empty",
    "all_names_blank": "fill in one of firstName, lastName and companyName",
    "price_entry_flag": "must agree with bit {bit} of flags",
    "prices_disagree": "does not match priceWithVat; leave one of the two empty, or enter {expected}",
    "below_zero": "the price would be below zero",
    "not_unique": "another record already has {value}",
    "own_ingredient": "this product already contains the product of this recipe",
    "no_such_record": "there is no such record",
    "no_such_record_yet": "there is no such record",
    "bad_flag": "enter yes or no",
    "digits_lost": "the spreadsheet shortened this number; format the column as text and enter the number again",
    "id_shortened": "the spreadsheet changed the last digits of {id}; export again, or format the column"
    " as text and enter it again",
    "ambiguous": "more than one record has this value: {ids}; match by id instead",
    "ambiguous_name": "more than one record has this name; enter the id",
    "no_record_of_name": "no record has this name; add it first, or enter its id",
    "no_record_of_id": "no record has this id",
    "id_taken": "this id belongs to a record with a different value; match by id, or leave the id column out",
    "id_differs": "the id and the value belong to different records; the value belongs to {id}",
    "totals_line": "this looks like a total",
    "one_cell": "only one cell is filled; is this a heading?",
    "key_blank": "nothing to match by: creates a new record",
    "bad_email": "not an e-mail address",
    "unclear_number": "read as {read}",
    "unclear_date": "read as {day}",
    "other_currency": "the amount is in {currency}; it is not converted",
    "unread_column": 'the column "{head}" says "{value}", which may change the price; it is not read',
    "code_taken": "another record already has this code: {ids}",
    "emptied": "the cell is empty, so this value is removed: {was}",
    "id_from_file": "the new record gets this id",
    "key_zeros": "matched without leading zeros",
    "date_in_text": "the spreadsheet changed this to a date; format the column as text",
    "odd_letters": "the letters look wrong; choose the encoding of the file",
    "not_calculated": "the formula has no result; open the file in a spreadsheet, let it calculate, and save it again",
    "calculation": "the spreadsheet shows an error instead of a value; correct it there and save again",
    "same_line": "same as line {line}",
    "same_name": "a record of this name already exists: {ids}",
    "code_twice": "line {line} already has this code",
    "too_many_cells": "the line has more cells than there are columns",
    "line_twice": "line {line} already changes this record",
    "no_list_price": "the price is missing",
    "price_not_positive": "enter a number above zero",
    "no_such_rate": "there is no VAT rate {value}",
    "other_rate": "the list says {listed} %, the product has {was} %",
    "other_product": "this value belongs to another product: {ids}",
    "other_code": "the product has another code: {was}",
    "damaged_line": "a quotation mark is not closed or is in the wrong place",
    "no_product": "no such product, and no name to create one",
    "wrong_check_digit": "the check digit of {code} is wrong",
    "no_rate": "without a VAT rate the selling price is not changed",
    "always_outdated": "the cloud says each time that the record has changed meanwhile, but it has not; a proxy or a firewall"
    " may remove the ETag",
    "held": "needs a decision; see counterfoil conflicts",
    "read_only": "can be changed only in the cloud",
    "deleted": "the record is deleted; restore it first",
}
"""By code of a problem: what to do about the value, after the name of its field."""


def value(shown: object) -> str:
    """A field's value on one line."""
    return "(empty)" if shown is None or shown == "" else " ".join(str(shown).split())


class _MissingAsQuestionMark(dict[str, object]):
    def __missing__(self, key: str) -> str:
        return "?"


def fill(template: str, params: Mapping[str, Any]) -> str:
    """A sentence with its parameters; one that is missing is a question mark."""
    return template.format_map(_MissingAsQuestionMark(params))


def problem(problem: Problem) -> str:
    """One validation finding on one line: the field, what to do about its value, and the value if it is known."""
    about = f"{problem.field}: " if problem.field else ""
    if (sentence := PROBLEMS.get(problem.code)) is None:
        params = f" ({pairs(problem.params)})" if problem.params else ""
        return about + problem.code.replace("_", " ") + params
    if "value" in problem.params and "{value}" not in sentence:
        sentence += ' "{value}"'
    return about + fill(sentence, {name: _listed(shown) for name, shown in problem.params.items()})


def pairs(params: Mapping[str, Any]) -> str:
    """Parameters by name, on one line."""
    return ", ".join(f"{name} {value(shown)}" for name, shown in params.items())


def _listed(shown: object) -> object:
    return ", ".join(map(str, shown)) if isinstance(shown, list | tuple) else shown
