"""Each rule with values that it must accept and values that it must refuse, from the pages of the interface."""

from __future__ import annotations

import time
from itertools import product

import pytest

from storage.errors import Problem
from storage.schema.rules import FIELD_RULES, PROBLEM_CODES, RECORD_RULES

GOOD: dict[str, list[object]] = {
    "not_deleted": [False],
    "not_blank": ["a", " a ", "\u200b"],
    "vat_id": [
        "", "CZ12345678", "CZ1234567890", "PL1234567890", "SK2020123456", "GB123456789012", "GBGD123", "ATU12345678",
        "BE0123456789", "BG123456789", "CY12345678L", "DE123456789", "EL123456789", "GR123456789", "ESX1234567X",
        "FRXX123456789", "IE1S12345L", "LT123456789", "LT123456789012", "NL123456789B01", "RO12", "SE123456789012",
    ],
    "url": ["", "http://127.0.0.1:8080/x", "https://a/x#f", "ftp://a/b", "www.example.com", "[]!$&'()*+,;=:@~"],
    "http_url": [
        "http://127.0.0.1:8080/x", "https://a/x#f", "https://a/%20?b=%7C", " http://a", "HTTPS://Example.com",
        "http://[::1]:8080/x", "http://user:secret@example.com/x", "https://example.com:443?x", "http://a:65535",
    ],
    "tag_characters": ["", "VIP", "stálý zákazník", "a.b-c_d!", [], ["VIP", "50 %"], ["a{b}|c\\d"]],
    "tag_name": ["VIP", ".dailymenu", ".portion", "a.b"],
    "margin": ["", "30", "30.5", "-10", "100%", "0%", "12.75%", "250", "-250%"],
}  # fmt: skip

BAD: dict[str, list[object]] = {
    "not_deleted": [True],
    "not_blank": ["", " ", "\t\n\u00a0\u2003"],
    "vat_id": [
        "cz12345678", "12345678", "HR12345678901", "GB123456789", " ", "CZ 12345678", "CZ12345678 ", "CZ12345678\n",
        "CY123456789", "IE1X12345L", "XI123456789", "CZ１２３４５６７８",
    ],
    "url": ["https://a/%20", " http://a", "not a url", "a|b", "a\n", "č"],
    "http_url": [
        "", " ", "not a url", "ftp://a/b", "http://", "http:///x", "https://?a", "www.example.com", "//example.com",
        "http://a b/", "http://a/b c", "http://a/\nx", "http://a:65536", "http://a:999999999999/", "http://:80",
        "javascript:alert(1)", "file:///etc/passwd", "http//a", "http://a\0",
    ],
    "tag_characters": [*(f"a{each}b" for each in ",^?*()[]$"), ["fine", "not,fine"]],
    "tag_name": [".hidden", ".", ".dailymenu2", ".Portion"],
    "margin": ["a", "%", "30,5", "30 %", "101%", "100.01%", "1e3", "--1", "1.", ".5", "30%%", "٣", "NaN"],
}  # fmt: skip

CODES = {
    "not_deleted": "deleted_true",
    "not_blank": "blank",
    "vat_id": "bad_vat_id",
    "url": "bad_url",
    "http_url": "bad_url",
    "tag_characters": "forbidden_characters",
    "tag_name": "reserved_name",
    "margin": "bad_margin",
}


def test_every_rule_has_good_and_bad_values_here() -> None:
    assert set(GOOD) == set(BAD) == set(CODES) == set(FIELD_RULES)


@pytest.mark.parametrize(
    ("rule", "value"), [(rule, value) for rule, values in GOOD.items() for value in values]
)
def test_good_values_pass(rule: str, value: object) -> None:
    assert FIELD_RULES[rule](value) is None


@pytest.mark.parametrize(
    ("rule", "value"), [(rule, value) for rule, values in BAD.items() for value in values]
)
def test_bad_values_are_named(rule: str, value: object) -> None:
    finding = FIELD_RULES[rule](value)
    assert finding is not None
    code, params = finding
    assert code == CODES[rule]
    assert set(PROBLEM_CODES[code]) <= set(params)


LEADS = (
    "",
    "http://",
    "http://[",
    "http://[a",
    "http://a:",
    "http://a:{",
    "http://a@",
    "http://a/",
    "http://a?",
    "CZ",
    "1.",
)
REPEATED = [*"aA0f .:/@[]{}?#%-+,;*()$^=\t\n\u00e9\u2003\\\"'&", "a:", "{}", "a@", "[a]", "1.", " a", "://"]


def test_no_rule_takes_long_over_100_000_letters() -> None:
    slow = []
    for name, rule in [
        *FIELD_RULES.items(),
        ("customer_names", lambda text: name_problems(text, text, text)),
    ]:
        for start, letters in product(LEADS, REPEATED):
            text, began = start + letters * (100_000 // len(letters)), time.process_time()
            rule(text)
            if name != "not_deleted" and (took := time.process_time() - began) > 0.05:
                slow.append((name, start, letters, took))
    assert slow == []


def test_forbidden_characters_are_listed_once_each() -> None:
    assert FIELD_RULES["tag_characters"](["a,b", "c,$"]) == ("forbidden_characters", {"characters": ",$"})


def name_problems(first: object, last: object, company: object) -> list[tuple[str | None, str]]:
    record = {"firstName": first, "lastName": last, "companyName": company}
    return [(each.field, each.code) for each in RECORD_RULES["customer_names"].check(record)]


@pytest.mark.parametrize(
    "names",
    [
        ("Jan", "", ""),
        ("", "Novák", ""),
        ("", "", "Pekárna"),
        (" Jan ", "Novák", "Pekárna"),
        ("Jan", None, ""),
    ],
)
def test_one_name_of_three_is_enough(names: tuple[object, object, object]) -> None:
    assert name_problems(*names) == []


@pytest.mark.parametrize("names", [("", "", ""), (" ", "", ""), ("\t", "\u00a0", " "), (None, None, None)])
def test_no_name_at_all_is_one_problem_of_the_record(names: tuple[object, object, object]) -> None:
    assert name_problems(*names) == [(None, "all_names_blank")]


def test_a_name_of_white_space_is_refused_beside_a_real_one() -> None:
    assert name_problems("Jan", "  ", "\t") == [("lastName", "blank_name"), ("companyName", "blank_name")]


@pytest.mark.parametrize(
    ("flags", "asked", "agrees"),
    [
        (0, False, True), (4, True, True), (7, True, True), (257, False, True), (-1, True, True), (-5, False, True),
        (4, False, False), (0, True, False), (3, True, False), (None, True, True), (4, None, True),
    ],
)  # fmt: skip
def test_price_entry_agrees_with_bit_two(flags: int | None, asked: bool | None, agrees: bool) -> None:
    found = RECORD_RULES["price_entry_flag"].check({"flags": flags, "requiresPriceEntry": asked})
    assert found == ([] if agrees else [Problem("requiresPriceEntry", "price_entry_flag", {"bit": 2})])
