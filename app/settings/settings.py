"""Settings: declared in `settings_table`, read from `settings.toml` in the data folder, written back whole.

Called by the runtime, the command line and the settings page (which is built from `SETTINGS`).
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path

from app.errors import BadSetting, SettingsDamaged, UnknownSetting
from app.paths import SETTINGS_FILE, prepare, write_whole
from app.settings.definitions import SETTINGS
from app.settings.setting import Setting, Value
from app.settings.toml import document, flat

__all__ = ["SETTINGS", "Setting", "Settings", "Value", "setting"]


def setting(name: str) -> Setting:
    """The declaration of `name`; raises UnknownSetting."""
    try:
        return SETTINGS[name]
    except KeyError:
        raise UnknownSetting(key=name) from None


class Settings:
    """The values of one data folder. What the file does not say has its default; unknown keys are kept."""

    def __init__(self, path: Path, stored: Mapping[tuple[str, ...], object] | None = None) -> None:
        self.path = path
        self._stored = dict(stored or {})

    @classmethod
    def load(cls, folder: Path, *, lenient: bool = False) -> Settings:
        """Read the folder's settings; no file means defaults. Raises SettingsDamaged and BadSetting.

        `lenient` lets values out of range pass as unset, so that they can be corrected; it is for `config`.
        """
        path = folder / SETTINGS_FILE
        try:
            table = tomllib.loads(path.read_text("utf-8"))
        except (FileNotFoundError, NotADirectoryError):
            return cls(path)
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise SettingsDamaged(file=str(path), reason=str(error)) from error
        except OSError as error:
            raise SettingsDamaged(file=str(path), reason=error.strerror or "") from error
        loaded = cls(path, dict(flat(table)))
        if not lenient:
            loaded.check()
        return loaded

    def check(self) -> None:
        """Raise BadSetting for the first stored value that is out of range."""
        for path, value in self._stored.items():
            if (declared := SETTINGS.get(".".join(path))) is not None:
                try:
                    declared.accept(value)
                except BadSetting as error:
                    raise BadSetting(**{**error.params, "file": str(self.path)}) from None

    def get(self, name: str) -> Value:
        """The value in force; raises UnknownSetting."""
        declared = setting(name)
        try:
            return declared.accept(self._stored.get(_path(name), declared.default))
        except BadSetting:
            return declared.default

    def flag(self, name: str) -> bool:
        """A setting that is true or false."""
        return bool(self.get(name))

    def number(self, name: str) -> int:
        """A setting that is a whole number."""
        return int(self.get(name))

    def text(self, name: str) -> str:
        """A setting that is a text."""
        return str(self.get(name))

    def set(self, values: Mapping[str, object]) -> None:
        """Check all of `values`, then keep and write them; nothing is kept when one is out of range.

        Raises UnknownSetting, BadSetting, FolderNotWritable.
        """
        accepted = {_path(name): setting(name).accept(value) for name, value in values.items()}
        self._write({**self._stored, **accepted})

    def reset(self, names: Iterable[str]) -> None:
        """Back to the defaults; raises UnknownSetting, FolderNotWritable."""
        gone = {_path(setting(name).name) for name in names}
        self._write({path: value for path, value in self._stored.items() if path not in gone})

    def _write(self, stored: dict[tuple[str, ...], object]) -> None:
        prepare(self.path.parent)
        write_whole(self.path, document(stored).encode())
        self._stored = stored


def _path(name: str) -> tuple[str, ...]:
    return tuple(name.split("."))
