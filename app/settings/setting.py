"""The declaration of one setting: its type, its range, and parsing of what a person types.

Declared in `definitions`, stored by `settings`. Knows no file.
"""

from __future__ import annotations

import ipaddress
import re
from dataclasses import dataclass
from typing import Literal
from urllib.parse import urlsplit

from app.errors import BadSetting

Value = bool | int | str
Rule = Literal["", "host", "url", "origins"]
"""Rule for a text: none, an address to listen on, empty or a full web address, or web origins with commas between."""
_NAME = re.compile(r"[A-Za-z0-9]([A-Za-z0-9.-]{0,252}[A-Za-z0-9])?")
_RULES = {
    "host": "an IP address or a host name",
    "origins": "nothing, or addresses such as https://board.example:8443 with commas between",
    "url": "nothing, or an address that begins with https:// or http://",
}


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
    rule: Rule = ""
    group: str = ""
    """One of `definitions.GROUPS`: where the settings page shows it."""
    personal: bool = False
    """A personal preference: neither the PIN nor view-only mode protects it."""

    @property
    def allowed(self) -> str:
        """The range as written in settings: `true | false`, `10..86400`, `string | json`."""
        if isinstance(self.default, bool):
            return "true | false"
        if isinstance(self.default, int):
            return f"{self.minimum}..{self.maximum}"
        if self.choices:
            return " | ".join(self.choices)
        return _RULES.get(self.rule, f"text of at most {self.length} characters")

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
            flags = {"true": True, "on": True, "yes": True, "1": True}
            flags |= {"false": False, "off": False, "no": False, "0": False}
            return self.accept(flags.get(text.strip().casefold(), text))
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
        if len(value) > self.length or not value.isprintable():
            return False
        match self.rule:
            case "host":
                return _is_host(value)
            case "url":
                return not value or _is_url(value)
            case "origins":
                return not value or all(_is_origin(each.strip()) for each in value.split(","))
        return True


def _is_host(text: str) -> bool:
    try:
        ipaddress.ip_address(text)
    except ValueError:
        # Digits and dots that are no address are no host name either.
        return bool(_NAME.fullmatch(text)) and not text.replace(".", "").isdecimal()
    return True


def _is_origin(text: str) -> bool:
    """Whether a text is an origin as a browser sends it: scheme, host, perhaps a port, and nothing after it."""
    return _is_url(text) and text.count("/") == 2 and not set(text) & set("?#@*")


def _is_url(text: str) -> bool:
    try:
        parts = urlsplit(text)
        return parts.scheme in ("http", "https") and bool(parts.hostname) and (parts.port or 1) > 0
    except ValueError:
        return False
