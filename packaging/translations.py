"""Keeps the translations in step with the code: finds every source text, adds and drops entries, compiles.

Run by hand after a text was added (`python packaging/translations.py`) and by the bootstrap and the tests to compile
(`compile_all`). The program itself reads the compiled files only. Imports Qt's tools, never its widgets.
"""

from __future__ import annotations

import ast
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

WINDOW = Path(__file__).resolve().parents[1] / "ui"
I18N = WINDOW / "i18n"
FORMS = {"en": 2, "cs": 3, "sk": 3, "pl": 3, "de": 2}
"""Language -> how many plural forms it has (Qt's numbering: cs 1, 2-4, other)."""
LOCALES = {"en": "en_GB", "cs": "cs_CZ", "sk": "sk_SK", "pl": "pl_PL", "de": "de_DE"}


@dataclass(frozen=True, slots=True, order=True)
class Source:
    """One English text in its context."""

    context: str
    text: str

    @property
    def plural(self) -> bool:
        """Whether it counts something."""
        return "%n" in self.text


def sources() -> list[Source]:
    """Every text that the window can show, from the tables of words and from the calls of `translate`."""
    from ui.text import texts
    from ui.window import actions

    found = {Source("Action", text) for text in actions.TEXTS.values()}
    found |= {Source("ActionGroup", text) for text in actions.GROUPS.values()}
    for context, table in texts.TABLES.items():
        for value in table.values():
            parts = value if isinstance(value, tuple) else (value,)
            found.update(Source(context, part) for part in parts if part)
    for file in sorted(WINDOW.rglob("*.py")):
        found.update(_called(ast.parse(file.read_text(encoding="utf-8"))))
    return sorted(found)


def _called(tree: ast.AST) -> Iterator[Source]:
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or len(node.args) < 2:
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        texts = [each.value for each in node.args[:2] if isinstance(each, ast.Constant)]
        if name == "translate" and len(texts) == 2:
            yield Source(str(texts[0]), str(texts[1]))


def read(language: str) -> dict[Source, list[str]]:
    """Translations of a language: one text, or one for each plural form."""
    path = file_of(language)
    if not path.exists():
        return {}
    found: dict[Source, list[str]] = {}
    for context in ET.parse(path).getroot().iter("context"):
        for message in context.iter("message"):
            source = Source(context.findtext("name") or "", message.findtext("source") or "")
            translation = message.find("translation")
            if translation is not None:
                forms = [each.text or "" for each in translation.iter("numerusform")]
                found[source] = forms or [translation.text or ""]
    return found


def write(language: str, translated: dict[Source, list[str]]) -> None:
    """The whole file of a language; texts without a translation are marked as unfinished."""
    root = ET.Element("TS", version="2.1", language=LOCALES[language], sourcelanguage="en")
    context: ET.Element | None = None
    for source in sorted(translated):
        if context is None or context.findtext("name") != source.context:
            context = ET.SubElement(root, "context")
            ET.SubElement(context, "name").text = source.context
        forms = translated[source]
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
    file_of(language).write_text(
        f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{body}\n', encoding="utf-8"
    )


def update() -> dict[str, int]:
    """Bring every file in step with the code; answers how many texts of each language lack a translation."""
    missing: dict[str, int] = {}
    for language, forms in FORMS.items():
        known = read(language)
        wanted = [each for each in sources() if each.plural or language != "en"]
        fresh = {each: known.get(each, [""] * (forms if each.plural else 1)) for each in wanted}
        write(language, fresh)
        missing[language] = sum(not all(each) for each in fresh.values())
    return missing


def file_of(language: str) -> Path:
    """The translations of a language."""
    return I18N / f"counterfoil_{language}.ts"


def compile_all(to: Path = I18N) -> None:
    """Make the `.qm` files that are older than their texts; raises CalledProcessError when the tool fails."""
    for language in FORMS:
        made = to / f"counterfoil_{language}.qm"
        source = file_of(language)
        if not made.exists() or made.stat().st_mtime < source.stat().st_mtime:
            to.mkdir(parents=True, exist_ok=True)
            command = [sys.executable, "-c", _LRELEASE, "-silent", str(source), "-qm", str(made)]
            subprocess.run(command, check=True, capture_output=True)


_LRELEASE = (
    "import sys; from PySide6.scripts.pyside_tool import lrelease; sys.argv[0] = 'lrelease'; lrelease()"
)
"""The tool as the package starts it, wherever its scripts were installed."""


if __name__ == "__main__":
    sys.stdout.write(", ".join(f"{language}: {count} missing" for language, count in update().items()) + "\n")
    compile_all()
