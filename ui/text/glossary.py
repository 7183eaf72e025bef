"""The glossary of the five languages: one term, one translation.

`glossary.toml` has the terms, the stems of their translations and the texts that may say it otherwise.

    python -m ui.text.glossary [cs sk pl de]    print the translations that use another word than the glossary

`pending` names, by language, the terms that not all translations keep to yet; an empty list is the aim.
"""

from __future__ import annotations

import re
import sys
import tomllib
import xml.etree.ElementTree as ET
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from ui.text import language

FILE = Path(__file__).with_suffix(".toml")
_HOLE = re.compile(r"\{\w*\}")
TRANSLATED = tuple(code for code in language.LANGUAGES if code != "en")


@dataclass(frozen=True, slots=True)
class Term:
    """A term: its English forms, what it is, and by language its one translation and the stems of that."""

    english: tuple[str, ...]
    meaning: str
    translations: Mapping[str, str]
    stems: Mapping[str, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Text:
    """A text of the window and one translation of it; plural forms are texts of their own."""

    context: str
    source: str
    translation: str


@dataclass(frozen=True, slots=True)
class Finding:
    """A translation without the glossary's word."""

    text: Text
    term: Term
    language: str

    def __str__(self) -> str:
        wanted = self.term.translations[self.language]
        return (
            f"{self.language} {self.text.context}: {self.text.source!r} -> {self.text.translation!r}"
            f" ({self.term.english[0]}: {wanted})"
        )


@dataclass(frozen=True, slots=True)
class Glossary:
    """All terms, and what is excepted: `exceptions` are (language or "all", context, source, term)."""

    terms: tuple[Term, ...]
    exceptions: frozenset[tuple[str, str, str, str]]
    pending: Mapping[str, frozenset[str]]
    """Language -> the first English forms of its terms that do not hold everywhere yet."""

    def terms_in(self, source: str) -> list[Term]:
        """The terms that an English text contains as whole words; where two overlap, the longer one."""
        by_form = {form.lower(): term for term in self.terms for form in term.english}
        found: list[Term] = []
        shown = _HOLE.sub("{}", source)
        for match in _pattern(tuple(sorted(by_form, key=len, reverse=True))).finditer(shown):
            term = by_form[match.group().lower()]
            if term not in found:
                found.append(term)
        return found

    def findings(self, code: str, texts: Sequence[Text]) -> Iterator[Finding]:
        """The translations into the language `code` that lack a term of their English text."""
        for text in texts:
            said = text.translation.replace("\u00a0", " ").lower()
            for term in self.terms_in(text.source):
                if not any(stem in said for stem in term.stems[code]) and not self._excepted(
                    code, text, term
                ):
                    yield Finding(text, term, code)

    def _excepted(self, code: str, text: Text, term: Term) -> bool:
        keys = ((each, text.context, text.source, term.english[0]) for each in (code, "all"))
        return not self.exceptions.isdisjoint(keys)


@lru_cache(maxsize=2)
def _pattern(forms: tuple[str, ...]) -> re.Pattern[str]:
    return re.compile(rf"(?<![\w-])(?:{'|'.join(map(re.escape, forms))})(?![\w-])", re.IGNORECASE)


def load(file: Path = FILE) -> Glossary:
    """The glossary of the file; raises KeyError where a term lacks a language."""
    read = tomllib.loads(file.read_text(encoding="utf-8"))
    return Glossary(
        tuple(_term(each) for each in read["terms"]),
        frozenset(
            (each["language"], each["context"], each["source"], each["term"])
            for each in read.get("exceptions", ())
        ),
        {code: frozenset(read.get("pending", {}).get(code, ())) for code in TRANSLATED},
    )


def _term(read: Mapping[str, Any]) -> Term:
    said = {code: read[code] for code in TRANSLATED}
    return Term(
        tuple(read["english"]),
        read["meaning"],
        {code: words[0] for code, words in said.items()},
        {code: tuple(words[1:]) or (words[0].lower(),) for code, words in said.items()},
    )


def texts_of(code: str, folder: Path = language.FOLDER) -> list[Text]:
    """Every translated text of a language's file."""
    found = []
    for context in _contexts(folder / f"counterfoil_{code}.ts"):
        name = context.findtext("name") or ""
        for message in context.iter("message"):
            source = message.findtext("source") or ""
            translation = message.find("translation")
            if translation is not None:
                forms = [form.text or "" for form in translation.iter("numerusform")]
                found += [Text(name, source, said) for said in forms or [translation.text or ""] if said]
    return found


def _contexts(file: Path) -> Iterator[ET.Element]:
    return ET.parse(file).getroot().iter("context")  # noqa: S314 - a file of our own


def main(codes: Sequence[str]) -> int:
    """Print the findings of the languages, and the pending terms that hold by now; returns 1 if there are findings."""
    glossary = load()
    found = {code: list(glossary.findings(code, texts_of(code))) for code in codes or TRANSLATED}
    for code, findings in found.items():
        wrong = {each.term.english[0] for each in findings}
        done = sorted(glossary.pending[code] - wrong)
        lines = [*map(str, findings), f"{code}: {len(findings)} findings in {len(wrong)} terms"]
        lines += [f"{code}: no longer pending: {', '.join(done)}"] if done else []
        sys.stdout.write("\n".join(lines) + "\n")
    return int(any(found.values()))


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
