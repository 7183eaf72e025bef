"""Settings: declared once here, read from `settings.toml` in the data folder, written back whole.

Called by the runtime, the command line and the settings page (which is built from `SETTINGS`). Knows no
sentence of any language but the one-line English `doc` that the command line shows.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType

from app.errors import BadSetting, SettingsDamaged, UnknownSetting
from app.paths import SETTINGS_FILE, prepare, write_whole
from app.toml_text import document, flat

Value = bool | int | str


@dataclass(frozen=True, slots=True, kw_only=True)
class Setting:
    """One setting: its type is that of its default; numbers have bounds, texts have choices or a length."""

    name: str
    default: Value
    doc: str
    minimum: int | None = None
    maximum: int | None = None
    choices: tuple[str, ...] = ()
    length: int = 200

    @property
    def allowed(self) -> str:
        """The range as written in settings: `true | false`, `10..86400`, `string | json`."""
        if isinstance(self.default, bool):
            return "true | false"
        if isinstance(self.default, int):
            return f"{self.minimum}..{self.maximum}"
        return " | ".join(self.choices) if self.choices else f"text of at most {self.length} characters"

    def accept(self, value: object) -> Value:
        """`value` when it is in range; raises BadSetting."""
        if isinstance(self.default, bool):
            if isinstance(value, bool):
                return value
        elif isinstance(self.default, int):
            if isinstance(value, int) and not isinstance(value, bool) and self._within(value):
                return value
        elif isinstance(value, str) and (value in self.choices if self.choices else self._fits(value)):
            return value
        raise BadSetting(key=self.name, value=value, allowed=self.allowed)

    def parse(self, text: str) -> Value:
        """The value a person wrote on a command line; raises BadSetting."""
        if isinstance(self.default, bool):
            meant = {"true": True, "on": True, "yes": True, "1": True}
            meant |= {"false": False, "off": False, "no": False, "0": False}
            return self.accept(meant.get(text.strip().casefold(), text))
        if isinstance(self.default, int):
            try:
                return self.accept(int(text))
            except ValueError:
                return self.accept(text)
        return self.accept(text)

    def _within(self, value: int) -> bool:
        return (self.minimum is None or value >= self.minimum) and (
            self.maximum is None or value <= self.maximum
        )

    def _fits(self, value: str) -> bool:
        return len(value) <= self.length and value.isprintable()


def _port(name: str, default: int, doc: str) -> Setting:
    return Setting(
        name=name, default=default, minimum=0, maximum=65535, doc=f"{doc} 0 lets the system choose."
    )


SETTINGS: Mapping[str, Setting] = MappingProxyType(
    {
        each.name: each
        for each in (
            Setting(
                name="sync.enabled", default=True, doc="Synchronise on a schedule while the program runs."
            ),
            Setting(
                name="sync.every_seconds",
                default=60,
                minimum=10,
                maximum=86400,
                doc="Seconds between two scheduled runs.",
            ),
            Setting(
                name="sync.after_edit_seconds",
                default=2,
                minimum=1,
                maximum=3600,
                doc="Seconds after an edit until it is sent.",
            ),
            Setting(
                name="sync.requests_per_30_minutes",
                default=150,
                minimum=20,
                maximum=1_000_000,
                doc="Requests the vendor allows in 30 minutes; polling with nothing new takes less than half.",
            ),
            Setting(
                name="updates.check",
                default=True,
                doc="Look for newer versions once a day, and install them when the window closes.",
            ),
            Setting(name="server.enabled", default=False, doc="Serve /v2 while the window is open."),
            Setting(name="server.host", default="127.0.0.1", doc="Address the /v2 server listens on."),
            _port("server.port", 8420, "Port of the /v2 server."),
            Setting(
                name="server.numbers",
                default="string",
                choices=("string", "json"),
                doc="Write numbers as JSON strings, as the cloud does, or as JSON numbers.",
            ),
            Setting(
                name="server.first_generation",
                default=True,
                doc="Serve the older paths under /api as well.",
            ),
            Setting(
                name="server.first_generation_deletes",
                default=False,
                doc="Let GET requests on the older paths delete records.",
            ),
            Setting(
                name="server.lan", default=False, doc="Let other computers reach the /v2 server and receiver."
            ),
            Setting(
                name="server.requests_per_minute",
                default=12_000,
                minimum=0,
                maximum=1_000_000,
                doc="Requests a token may make in a minute, and an address four times; 0 for any number.",
            ),
            Setting(
                name="server.tls",
                default="off",
                choices=("off", "self", "files"),
                doc="Encrypt /v2: not, with a certificate made here, or with the files named below.",
            ),
            Setting(name="server.tls_certificate", default="", length=1000, doc="Certificate chain, PEM."),
            Setting(name="server.tls_key", default="", length=1000, doc="Its private key, PEM, no password."),
            Setting(
                name="receiver.enabled", default=False, doc="Take webhook calls while the window is open."
            ),
            Setting(name="receiver.host", default="127.0.0.1", doc="Address the receiver listens on."),
            _port("receiver.port", 8421, "Port of the webhook receiver."),
            Setting(
                name="receiver.public_url",
                default="",
                length=500,
                doc="Address under which the cloud reaches the receiver; with it webhooks are registered there.",
            ),
            Setting(
                name="appearance.language",
                default="system",
                choices=("system", "en", "cs", "sk", "pl", "de"),
                doc="Language of the window.",
            ),
            Setting(
                name="appearance.theme",
                default="system",
                choices=("system", "light", "dark", "contrast"),
                doc="Colours of the window.",
            ),
            Setting(
                name="appearance.text_size",
                default=100,
                minimum=75,
                maximum=200,
                doc="Size of text, per cent of the system's.",
            ),
            Setting(
                name="appearance.density",
                default="normal",
                choices=("compact", "normal", "touch"),
                doc="Room in lists and forms: compact, normal, or roomy for fingers.",
            ),
            Setting(name="window.tray", default=True, doc="Show the state in the system tray."),
            Setting(
                name="window.close_to_tray",
                default=False,
                doc="Closing the window leaves the program in the tray.",
            ),
            Setting(
                name="log.level",
                default="info",
                choices=("debug", "info", "warning"),
                doc="How much the log says.",
            ),
        )
    }
)


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
