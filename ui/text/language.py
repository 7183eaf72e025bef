"""The language of the window: chosen from setting and system, installed as Qt translators and as default locale.

English is in the code; its translation file has only the plural forms.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from app.paths import shipped_beside

FOLDER = shipped_beside(__file__).parent / "i18n"
LANGUAGES = {"en": "English", "cs": "Čeština", "sk": "Slovenčina", "pl": "Polski", "de": "Deutsch"}
"""Language code -> its name in that language."""

_LOCALES = {"en": "en_GB", "cs": "cs_CZ", "sk": "sk_SK", "pl": "pl_PL", "de": "de_DE"}
_installed: list[_FileTranslator] = []
_folder = FOLDER
_current = "en"


class _FileTranslator(QTranslator):
    """Translations of one file, read into memory: Qt would map the file and crash when it is overwritten."""

    _texts = b""

    def read(self, file: Path) -> bool:
        """Load a `.qm` file; False if it is missing or not one."""
        try:
            self._texts = file.read_bytes()
        except OSError:
            return False
        return self.load(self._texts)


def current() -> str:
    """Code of the installed language."""
    return _current


def choose(setting: str) -> str:
    """Code of the language to use: the setting, else the system's language, else English."""
    if setting in LANGUAGES:
        return setting
    for name in QLocale.system().uiLanguages():
        code = name.replace("_", "-").split("-")[0].lower()
        if code in LANGUAGES:
            return code
    return "en"


def install(setting: str = "", folder: Path = FOLDER) -> str:
    """Install the language for the setting; returns its code. Existing widgets keep their texts."""
    global _current, _folder  # noqa: PLW0603 - one program has one language
    _folder = folder
    application = QCoreApplication.instance()
    _current = choose(setting)
    for translator in _installed:
        QCoreApplication.removeTranslator(translator)
        # Its parent is the application, which would keep it until the exit.
        translator.deleteLater()
    _installed.clear()
    own = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    for file in (Path(own) / f"qtbase_{_current}.qm", folder / f"counterfoil_{_current}.qm"):
        translator = _FileTranslator(application)
        if translator.read(file):
            QCoreApplication.installTranslator(translator)
            _installed.append(translator)
    system = QLocale.system()
    named = QLocale(_LOCALES[_current])
    QLocale.setDefault(system if system.language() == named.language() and system.name() != "C" else named)
    return _current


def all_translations(context: str, source: str) -> list[str]:
    """A text in every language, to recognise the columns of a file exported in another one."""
    found = [source]
    for code in LANGUAGES:
        translator = _loaded(str(_folder / f"counterfoil_{code}.qm"))
        if translator is not None and (text := translator.translate(context, source)):
            found.append(text)
    return found


@lru_cache(maxsize=16)
def _loaded(file: str) -> QTranslator | None:
    translator = _FileTranslator()
    return translator if translator.read(Path(file)) else None
