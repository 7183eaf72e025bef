"""Keeps the translations (`ui/i18n/counterfoil_*.ts`) in step with the English texts in the code, and compiles them.

    python packaging/translations.py           update the .ts files, compile them, print what lacks a translation
    python packaging/translations.py --check   write nothing; exit 1 if a file is out of step or incomplete
    python packaging/translations.py compile   only compile the .ts files to the .qm files that the program reads

All but `compile` needs the Python of the environment (`.venv`). To add a text:

1. Write it in English, in a table of `app/texts` or `ui/text/strings_*.py`, or in a call `translate("Context", "Text")` (`ui/text/texts.py`
   says which). The context and the text of such a call have to be literals: this tool reads them from the source.
2. Run this tool. It adds the text to every language as unfinished and drops texts that are no longer in the code.
3. Fill in the `<translation>` elements that it names, and run it again.
   `ui/text/glossary.toml` has the words to use; `python -m ui.text.glossary` names the translations that use others.

Plurals: an English text that contains `%n` has plural forms, and `translate(context, text, count)` chooses one by `count`.
Its entry has one `<numerusform>` for each plural form of the language, in Qt's order (`PLURAL_FORMS`). In a translation write
`%Ln` in place of `%n`: the number is then written with the digit grouping of the language (1,652 or 1 652). English has
a file as well, for its plural forms alone ("1 change", "2 changes"); its other texts are the ones in the code.
"""

from __future__ import annotations

import argparse
import ast
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import qm_files

ROOT = Path(__file__).resolve().parents[1]
UI = ROOT / "ui"
I18N = UI / "i18n"
PLURAL_FORMS = {"en": 2, "cs": 3, "sk": 3, "pl": 3, "de": 2}
"""Language -> number of plural forms, in Qt's order: one, (2 to 4,) other."""
LOCALES = {"en": "en_GB", "cs": "cs_CZ", "sk": "sk_SK", "pl": "pl_PL", "de": "de_DE"}


@dataclass(frozen=True, slots=True, order=True)
class SourceText:
    """An English text and its translation context."""

    context: str
    text: str

    @property
    def plural(self) -> bool:
        """Whether it has plural forms."""
        return "%n" in self.text or "%Ln" in self.text


@dataclass(frozen=True, slots=True)
class Difference:
    """What a language's file lacks, has too much of, and has not translated yet."""

    new: list[SourceText]
    stale: list[SourceText]
    untranslated: list[SourceText]

    @property
    def in_step(self) -> bool:
        """Whether there is nothing to do."""
        return not (self.new or self.stale or self.untranslated)


def source_texts() -> list[SourceText]:
    """Every text of the window, from the tables of `ui/text` and from the calls of `translate`."""
    from ui.text import texts
    from ui.window import actions

    found = {SourceText("Action", text) for text in actions.TEXTS.values()}
    found |= {SourceText("ActionGroup", text) for text in actions.GROUPS.values()}
    for context, table in texts.TABLES.items():
        for value in table.values():
            parts = value if isinstance(value, tuple) else (value,)
            found.update(SourceText(context, part) for part in parts if part)
    for file in sorted(UI.rglob("*.py")):
        found.update(_translate_calls(ast.parse(file.read_text(encoding="utf-8"))))
    return sorted(found)


def _translate_calls(tree: ast.AST) -> Iterator[SourceText]:
    """The texts of the calls of `translate` whose context and text are literals."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or len(node.args) < 2:
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        literals = [argument.value for argument in node.args[:2] if isinstance(argument, ast.Constant)]
        if name == "translate" and len(literals) == 2:
            yield SourceText(str(literals[0]), str(literals[1]))


def wanted(language: str, sources: Iterable[SourceText]) -> list[SourceText]:
    """The texts that belong into a language's file: all of them, in English those with plural forms."""
    return [source for source in sources if source.plural or language != "en"]


def read(language: str) -> dict[SourceText, list[str]]:
    """The translations in a language's file, each as a list: one text, or one for each plural form."""
    path = ts_file(language)
    if not path.exists():
        return {}
    found: dict[SourceText, list[str]] = {}
    for context in ET.parse(path).getroot().iter("context"):
        for message in context.iter("message"):
            source = SourceText(context.findtext("name") or "", message.findtext("source") or "")
            translation = message.find("translation")
            if translation is not None:
                forms = [form.text or "" for form in translation.iter("numerusform")]
                found[source] = forms or [translation.text or ""]
    return found


def write(language: str, translations: dict[SourceText, list[str]]) -> None:
    """Replace a language's file; texts with an empty translation are marked as unfinished."""
    root = ET.Element("TS", version="2.1", language=LOCALES[language], sourcelanguage="en")
    context: ET.Element | None = None
    for source in sorted(translations):
        if context is None or context.findtext("name") != source.context:
            context = ET.SubElement(root, "context")
            ET.SubElement(context, "name").text = source.context
        forms = translations[source]
        message = ET.SubElement(context, "message", {"numerus": "yes"} if source.plural else {})
        ET.SubElement(message, "source").text = source.text
        translation = ET.SubElement(message, "translation", {} if all(forms) else {"type": "unfinished"})
        if source.plural:
            for form in forms:
                ET.SubElement(translation, "numerusform").text = form
        else:
            translation.text = forms[0]
    ET.indent(root, "  ")
    body = ET.tostring(root, encoding="unicode")
    ts_file(language).write_text(
        f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{body}\n', encoding="utf-8"
    )


def compare(language: str, sources: Iterable[SourceText]) -> Difference:
    """How a language's file differs from the texts in the code."""
    translations, expected = read(language), wanted(language, sources)
    return Difference(
        new=[source for source in expected if source not in translations],
        stale=sorted(translations.keys() - set(expected)),
        untranslated=[source for source in expected if not all(translations.get(source, [""]))],
    )


def update(language: str, sources: Iterable[SourceText]) -> None:
    """Add new texts to a language's file and drop stale ones; translations of the others stay."""
    known, forms = read(language), PLURAL_FORMS[language]
    write(
        language,
        {
            source: known.get(source, [""] * (forms if source.plural else 1))
            for source in wanted(language, sources)
        },
    )


def ts_file(language: str) -> Path:
    """The file with the translations of a language."""
    return I18N / f"counterfoil_{language}.ts"


def compile_all(folder: Path | None = None) -> None:
    """Write the `.qm` file of each language into a folder, or beside the `.ts` files.

    What has no translation is left out, and is English then. A file that cannot be read leaves every `.qm` as it was.
    """
    compiled = {
        ts_file(language).with_suffix(".qm").name: qm_files.compiled(
            (
                qm_files.Message(source.context, source.text, forms)
                for source, forms in read(language).items()
                if all(forms)
            ),
            locale,
        )
        for language, locale in LOCALES.items()
    }
    target = folder if folder is not None else I18N
    target.mkdir(parents=True, exist_ok=True)
    for name, content in compiled.items():
        (target / name).write_bytes(content)


def report(language: str, difference: Difference) -> Iterator[str]:
    """Lines for the terminal: what was new, stale or untranslated in a language."""
    if difference.in_step:
        yield f"{language}: complete"
        return
    yield (
        f"{language}: {len(difference.new)} new, {len(difference.stale)} stale, "
        f"{len(difference.untranslated)} without a translation"
    )
    for title, texts in (
        ("new", difference.new), ("stale", difference.stale), ("untranslated", difference.untranslated),
    ):  # fmt: skip
        for source in texts:
            if title != "untranslated" or source not in difference.new:
                yield f"  {title:12} {source.context}: {source.text!r}"


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line; returns the exit code."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("command", nargs="?", choices=("update", "compile"), default="update")
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 if anything is to do")
    options = parser.parse_args(arguments)
    if options.command == "update":
        if str(ROOT) not in sys.path:
            sys.path.insert(0, str(ROOT))
        sources = source_texts()
        differences = {language: compare(language, sources) for language in PLURAL_FORMS}
        for language, difference in differences.items():
            if not options.check:
                update(language, sources)
            print(*report(language, difference), sep="\n")
        if options.check:
            return int(not all(difference.in_step for difference in differences.values()))
    compile_all()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
