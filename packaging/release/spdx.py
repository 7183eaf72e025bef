"""Licences by their SPDX ids: which a text is, which an expression asks for, and which a closed program may ship under."""

from __future__ import annotations

import re

ALLOWED = frozenset({
    "MIT", "MIT-0", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0", "Apache-2.0 WITH LLVM-exception", "ISC", "PSF-2.0",
    "MPL-2.0", "LGPL-2.1-or-later", "LGPL-3.0-only", "Zlib", "Unicode-3.0", "Unicode-DFS-2016", "BSL-1.0",
})  # fmt: skip
"""What a closed program may ship under, as libraries of their own."""
PHRASES = {
    "MIT": ("permission is hereby granted, free of charge, to any person obtaining a copy of this software",
            "this permission notice", "shall be included in all copies"),
    "MIT-0": ("permission is hereby granted, free of charge, to any person obtaining a copy of this software",),
    "BSD-2-Clause": ("redistribution and use in source and binary forms", "this list of conditions"),
    "BSD-3-Clause": ("redistribution and use in source and binary forms", "endorse or promote products"),
    "Apache-2.0": ("apache license", "version 2.0, january 2004", "grant of patent license"),
    "ISC": ("permission to use, copy, modify, and/or distribute this software for any purpose with or without fee",),
    "PSF-2.0": ("python software foundation license version 2", "psf is making python available"),
    "MPL-2.0": ("mozilla public license", "v. 2.0"),
    "LGPL-2.1-or-later": ("gnu lesser general public license", "version 2.1, february 1999"),
    "LGPL-3.0-only": ("gnu lesser general public license", "version 3, 29 june 2007", "combined works"),
    "Zlib": ("this software is provided 'as-is'", "altered source versions must be plainly marked"),
    "Unicode-3.0": ("unicode license v3",),
    "Unicode-DFS-2016": ("unicode, inc. license agreement - data files and software",),
    "GPL-2.0-only": ("gnu general public license", "version 2, june 1991"),
    "GPL-3.0-only": ("gnu general public license", "version 3, 29 june 2007", "patent license"),
    "AGPL-3.0-only": ("gnu affero general public license", "version 3, 19 november 2007"),
    "SSPL-1.0": ("server side public license",),
}  # fmt: skip
"""By licence: words that a text of it has, all of them; white space and case do not matter."""
FORBIDDING = re.compile(
    r"attribution-non-?commercial|non-?commercial (?:use|purposes|licen[cs]e)|may not be (?:re)?distributed|redistribution (?:is|are) (?:not permitted|prohibited)"
    r"|you may not (?:re)?distribute(?! the library at all)|all rights are reserved by the licensor|evaluation (?:license|period|purposes)"
)
"""Words of texts that forbid to pass something on; the LGPL 2.1 says so of who breaks it."""
CLASSIFIED = {
    "OSI Approved :: MIT License": "MIT",
    "OSI Approved :: Apache Software License": "Apache-2.0",
    "OSI Approved :: Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
    "OSI Approved :: GNU Lesser General Public License v2 or later (LGPLv2+)": "LGPL-2.1-or-later",
    "OSI Approved :: ISC License (ISCL)": "ISC",
    "OSI Approved :: Python Software Foundation License": "PSF-2.0",
    "Apache License, Version 2.0": "Apache-2.0",
}
"""Names of licences in packages that do not say an SPDX expression yet."""
_BROADER = {"BSD-3-Clause": "BSD-2-Clause", "MIT": "MIT-0"}
"""The longer text has all of the shorter one's words."""
_TOKEN = re.compile(r"\(|\)|[^\s()]+")


def recognise(text: str) -> frozenset[str]:
    """The licences whose words a text has."""
    words = " ".join(re.sub(r"[*_#>`\"]+", " ", text.lower()).split())
    found = {each for each, phrases in PHRASES.items() if all(phrase in words for phrase in phrases)}
    return frozenset(found - {broad for exact, broad in _BROADER.items() if exact in found})


def forbids(text: str) -> str:
    """The words of a text that forbid to pass it on, empty when there are none."""
    found = FORBIDDING.search(" ".join(text.lower().split()))
    return found[0] if found else ""


def choose(expression: str) -> tuple[str, ...] | None:
    """The licences that are taken of an SPDX expression: of alternatives the first that may be shipped; None: none may."""
    tokens = _TOKEN.findall(expression)
    try:
        chosen, rest = _either(tokens)
    except IndexError:
        return None
    return None if rest or not chosen else tuple(dict.fromkeys(chosen))


def _either(tokens: list[str]) -> tuple[list[str] | None, list[str]]:
    chosen, rest = _all(tokens)
    while rest and rest[0].upper() == "OR":
        other, rest = _all(rest[1:])
        chosen = other if chosen is None else chosen
    return chosen, rest


def _all(tokens: list[str]) -> tuple[list[str] | None, list[str]]:
    chosen, rest = _one(tokens)
    while rest and rest[0].upper() == "AND":
        other, rest = _one(rest[1:])
        chosen = None if chosen is None or other is None else [*chosen, *other]
    return chosen, rest


def _one(tokens: list[str]) -> tuple[list[str] | None, list[str]]:
    if tokens[0] == "(":
        chosen, rest = _either(tokens[1:])
        return (chosen, rest[1:]) if rest[0] == ")" else (None, rest)
    name, rest = tokens[0], tokens[1:]
    if rest and rest[0].upper() == "WITH":
        name, rest = f"{name} WITH {rest[1]}", rest[2:]
    return ([name] if name in ALLOWED else None), rest
