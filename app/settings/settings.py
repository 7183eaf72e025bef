"""Settings of a data folder: read from its `settings.toml` and written back whole; declared in `definitions`.

Called by the runtime, the command line and the settings page (which is built from `SETTINGS`). What a person wrote in
the file (comments, order, keys of other versions) survives a change.
"""

from __future__ import annotations

import logging
from collections.abc import Collection, Iterable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from app.errors import BadSetting, SettingsDamaged, UnknownSetting
from app.paths import SETTINGS_FILE, prepare, set_aside, write_whole
from app.settings.definitions import SETTINGS
from app.settings.setting import Setting, Value
from storage.database.busy_files import read_text

if TYPE_CHECKING:
    from tomlkit import TOMLDocument

__all__ = ["SETTINGS", "Setting", "Settings", "Value", "setting"]

log = logging.getLogger(__name__)

_MOST_CHARACTERS, _MOST_DOTS = 200_000, 100
"""Of a file, and of one line of it; a key of this program has one dot."""

Keys = tuple[str, ...]
"""Where a value stands in the file: the parts of its dotted key."""


class _NestedTooDeep(Exception):
    """A document that would take too long, or too deep a stack."""


def setting(name: str) -> Setting:
    """The declaration of `name`; raises UnknownSetting."""
    try:
        return SETTINGS[name]
    except KeyError:
        raise UnknownSetting(key=name) from None


class Settings:
    """The values of one data folder. A setting that the file does not name, or names out of range, has its default."""

    def __init__(self, path: Path, text: str = "") -> None:
        self.path = path
        self._text = text
        self._stored = dict(_flat(_parse(text)))
        self.problem: SettingsDamaged | BadSetting | None = self._first_bad()
        """What is wrong with the file, to be told to a person; no reason not to start."""

    @classmethod
    def load(cls, folder: Path) -> Settings:
        """Read the folder's settings; raises nothing. No file means defaults, and so does a damaged one (`problem`)."""
        path = folder / SETTINGS_FILE
        try:
            return cls(path, read_text(path))
        except (FileNotFoundError, NotADirectoryError):
            return cls(path)
        except _NestedTooDeep:
            reason = "nested too deep"
        except ValueError as error:  # no TOML, or no UTF-8
            reason = str(error)
        except OSError as error:
            reason = error.strerror or ""
        damaged = cls(path)
        damaged.problem = SettingsDamaged(file=str(path), reason=reason)
        return damaged

    def refresh(self) -> None:
        """Read the file again, which another process may have written; one that is gone or damaged changes nothing."""
        found = Settings.load(self.path.parent)
        if found._text and not isinstance(found.problem, SettingsDamaged):
            self._text, self._stored = found._text, found._stored

    def set_aside(self) -> None:
        """Rename a file that cannot be read, so that it is kept when the next one is written. Raises StorageError."""
        if isinstance(self.problem, SettingsDamaged) and "kept" not in self.problem.params:
            kept = set_aside(self.path)
            self.problem = SettingsDamaged(**self.problem.params, kept=str(kept))

    def _first_bad(self) -> BadSetting | None:
        """The first stored value that is out of range; its default is in force."""
        for keys, value in self._stored.items():
            if (declared := SETTINGS.get(".".join(keys))) is not None:
                try:
                    declared.accept(value)
                except BadSetting as error:
                    return BadSetting(**{**error.params, "file": str(self.path)})
        return None

    def get(self, name: str) -> Value:
        """The value in force; raises UnknownSetting."""
        declared = setting(name)
        try:
            return declared.accept(self._stored.get(_keys(name), declared.default))
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
        """Check all of `values`, then write them; nothing is written when one is out of range.

        Raises UnknownSetting, BadSetting, FolderNotWritable.
        """
        self._write({_keys(name): setting(name).accept(value) for name, value in values.items()}, ())

    def reset(self, names: Iterable[str]) -> None:
        """Set back to the defaults; raises UnknownSetting, FolderNotWritable."""
        self._write({}, {_keys(setting(name).name) for name in names})

    def _write(self, values: Mapping[Keys, Value], removed: Collection[Keys]) -> None:
        if not isinstance(self.problem, SettingsDamaged):
            self.refresh()
        stored: dict[Keys, object] = {
            keys: value
            for keys, value in self._stored.items()
            if keys not in removed and not any(_overlap(keys, new) for new in values)
        }
        stored.update(values)
        text = _edited(self._text, stored, values, [keys for keys in removed if keys in self._stored])
        prepare(self.path.parent)
        self.set_aside()
        write_whole(self.path, text.encode())
        self._text, self._stored = text, stored
        if isinstance(self.problem, BadSetting):
            self.problem = self._first_bad()


def _parse(text: str) -> Mapping[str, object]:
    """The document's tables. Raises tomllib.TOMLDecodeError, a ValueError, and _NestedTooDeep.

    The parser's time grows with the square of a key's parts, and it fails on brackets inside brackets.
    """
    if len(text) > _MOST_CHARACTERS or any(line.count(".") > _MOST_DOTS for line in text.splitlines()):
        raise _NestedTooDeep
    if not text:
        return {}
    import tomllib

    try:
        return tomllib.loads(text)
    except RecursionError:
        raise _NestedTooDeep from None


def _keys(name: str) -> Keys:
    return tuple(name.split("."))


def _overlap(one: Keys, other: Keys) -> bool:
    """Whether both cannot stand in one file: they are the same, or one is a value where the other needs a table."""
    return one[: len(other)] == other[: len(one)]


def _flat(table: Mapping[str, object], prefix: Keys = ()) -> Iterator[tuple[Keys, object]]:
    """Every value of nested tables with its keys; an empty table is left out."""
    for name, value in table.items():
        keys = (*prefix, name)
        if isinstance(value, Mapping):
            yield from _flat(value, keys)
        else:
            yield keys, value


def _edited(
    text: str, stored: Mapping[Keys, object], values: Mapping[Keys, Value], removed: Collection[Keys]
) -> str:
    """The document with `values` set and keys removed; `stored` is what it has to say then.

    A document that tomlkit cannot edit is written anew from `stored`, without its comments: no value is ever lost.
    """
    # Imported on first use: the window starts without it.
    import tomlkit

    try:
        document = tomlkit.parse(text)
        for keys, value in values.items():
            _put(document, keys, value)
        for keys in removed:
            _remove(document, keys)
        edited = tomlkit.dumps(document)
        if _same(_parse(edited), stored):
            return edited
    except Exception:
        log.warning("settings are written without their comments", exc_info=True)
    document = tomlkit.document()
    for keys in sorted(stored):
        document.append(tomlkit.key(list(keys)), tomlkit.item(stored[keys]))
    return tomlkit.dumps(document)


def _put(document: TOMLDocument, keys: Keys, value: Value) -> None:
    """Set a value where the document has its table, else as one dotted line."""
    import tomlkit

    table: Any = document
    for name in keys[:-1]:
        if not isinstance(table.get(name), dict):
            table.pop(name, None)
            document.append(tomlkit.key(list(keys)), tomlkit.item(value))
            return
        table = table[name]
    if isinstance(table.get(keys[-1]), dict):
        del table[keys[-1]]
    table[keys[-1]] = value


def _remove(document: TOMLDocument, keys: Keys) -> None:
    table: Any = document
    for name in keys[:-1]:
        table = table[name]
    del table[keys[-1]]


def _same(table: Mapping[str, object], stored: Mapping[Keys, object]) -> bool:
    """Compared as written, because nan is not equal to itself."""
    return {keys: repr(value) for keys, value in _flat(table)} == {
        keys: repr(value) for keys, value in stored.items()
    }
