"""The glossary: each term has one translation, and the translated texts keep to it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ui.text import glossary
from ui.text.glossary import TRANSLATED, Text

GLOSSARY = glossary.load()


def test_a_term_is_told_once_and_in_every_language():
    forms = [form.lower() for term in GLOSSARY.terms for form in term.english]
    assert len(forms) == len(set(forms)) > 120
    for term in GLOSSARY.terms:
        assert term.meaning.endswith(".") and set(term.translations) == set(TRANSLATED), term.english
        for code, stems in term.stems.items():
            assert all(stem == stem.lower() for stem in stems), (term.english, code)


@pytest.mark.parametrize("code", TRANSLATED)
def test_the_translations_say_what_the_glossary_says(code):
    texts = glossary.texts_of(code)
    wrong = [
        each for each in GLOSSARY.findings(code, texts) if each.term.english[0] not in GLOSSARY.pending[code]
    ]
    assert len(texts) > 1500
    assert wrong == [], "\n".join(map(str, wrong))


@pytest.mark.parametrize("code", TRANSLATED)
def test_what_is_pending_or_excepted_exists(code):
    assert GLOSSARY.pending[code] <= {term.english[0] for term in GLOSSARY.terms}
    said = {(each.context, each.source) for each in glossary.texts_of(code)}
    for language, context, source, term in GLOSSARY.exceptions:
        assert language in (*TRANSLATED, "all") and term in {each.english[0] for each in GLOSSARY.terms}
        assert (context, source) in said, source


def test_another_word_is_found_in_any_form_and_the_longer_term_wins():
    one = Text("X", "Print {labels}: Tags and saved views", "Etiketten und gespeicherte Ansichten drucken")
    assert [each.english[0] for each in GLOSSARY.terms_in(one.source)] == ["tag", "saved views"]
    assert [each.term.english[0] for each in GLOSSARY.findings("de", [one])] == ["tag"]
    mended = replace(one, translation="Schlagwörter und gespeicherte Ansichten drucken")
    assert list(GLOSSARY.findings("de", [mended])) == []
    excepted = replace(GLOSSARY, exceptions=frozenset({("de", "X", one.source, "tag")}))
    assert list(excepted.findings("de", [one])) == [] and list(excepted.findings("cs", [one])) != []


def test_the_command_lists_what_differs(tmp_path, capsys):
    assert glossary.main(["cs"]) in (0, 1)
    assert "cs: " in capsys.readouterr().out.splitlines()[-1]
