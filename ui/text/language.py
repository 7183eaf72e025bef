"""Which language the window speaks, and how it writes numbers and dates.

Called at start and by the language choice. English is the source text of the code; its own catalogue holds only the
plural forms.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

FOLDER = Path(__file__).parents[1] / "i18n"
LANGUAGES = {"en": "English", "cs": "Čeština", "sk": "Slovenčina", "pl": "Polski", "de": "Deutsch"}
"""Code -> its own name for itself."""

_LOCALES = {"en": "en_GB", "cs": "cs_CZ", "sk": "sk_SK", "pl": "pl_PL", "de": "de_DE"}
_installed: list[_Words] = []
_folder = FOLDER
_current = "en"


class _Words(QTranslator):
    """The texts of one file, in memory: Qt would map the file, and dies when another version is written over it."""

    _texts = b""

    def read(self, file: Path) -> bool:
        """Whether the file is there and holds texts."""
        try:
            self._texts = file.read_bytes()
        except OSError:
            return False
        return self.load(self._texts)


def current() -> str:
    """Code of the language in force."""
    return _current


def choose(setting: str) -> str:
    """The language of the setting if we speak it, else of the system, else English."""
    if setting in LANGUAGES:
        return setting
    for name in QLocale.system().uiLanguages():
        code = name.replace("_", "-").split("-")[0].lower()
        if code in LANGUAGES:
            return code
    return "en"


def install(setting: str = "", folder: Path = FOLDER) -> str:
    """Speak that language from now on; returns its code. Widgets made before keep their words."""
    global _current, _folder  # noqa: PLW0603 - one program speaks one language
    _folder = folder
    application = QCoreApplication.instance()
    _current = choose(setting)
    for translator in _installed:
        QCoreApplication.removeTranslator(translator)
    _installed.clear()
    own = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    for file in (Path(own) / f"qtbase_{_current}.qm", folder / f"counterfoil_{_current}.qm"):
        translator = _Words(application)
        if translator.read(file):
            QCoreApplication.installTranslator(translator)
            _installed.append(translator)
    system = QLocale.system()
    named = QLocale(_LOCALES[_current])
    QLocale.setDefault(system if system.language() == named.language() and system.name() != "C" else named)
    return _current


def all_translations(context: str, source: str) -> list[str]:
    """A text in every language of the window, for files that were written in another one."""
    found = [source]
    for code in LANGUAGES:
        translator = _loaded(str(_folder / f"counterfoil_{code}.qm"))
        if translator is not None and (text := translator.translate(context, source)):
            found.append(text)
    return found


@lru_cache(maxsize=16)
def _loaded(file: str) -> QTranslator | None:
    translator = _Words()
    return translator if translator.read(Path(file)) else None
