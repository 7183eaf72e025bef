"""Sentences of the settings page: titles, what a setting does, its choices, and what to type instead.

Called by the settings page and its parts; the source texts lie in `words_settings`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from app.errors import BadSetting
from app.settings.setting import Setting
from ui.text import language, strings_settings, texts
from ui.text.texts import translate


def group(key: str) -> str:
    """Title of a group."""
    return translate("SettingGroup", strings_settings.SETTING_GROUP[key])


def title(setting: Setting) -> str:
    """What a setting is called; one nobody named yet shows its own name."""
    source = strings_settings.SETTING.get(setting.name)
    return setting.name if source is None else translate("Setting", source)


def text(setting: Setting) -> str:
    """What a setting does."""
    source = strings_settings.SETTING_TEXT.get(setting.name)
    return setting.doc if source is None else translate("SettingText", source)


def choice(setting: Setting, value: str) -> str:
    """One of a setting's choices; languages are called by their own names."""
    if setting.name == "appearance.language" and value in language.LANGUAGES:
        return language.LANGUAGES[value]
    source = strings_settings.SETTING_CHOICE.get(value)
    return value if source is None else translate("SettingChoice", source)


def part(key: str) -> str:
    """Words by which the search finds what a group holds besides settings."""
    source = strings_settings.SETTING_PART.get(key)
    return "" if source is None else translate("SettingPart", source)


def problem(setting: Setting, error: BadSetting) -> str:
    """What to type instead of the value that was refused."""
    del error
    if isinstance(setting.default, int) and not isinstance(setting.default, bool):
        return translate(
            "Settings",
            "Type a whole number from {minimum} to {maximum}.",
            minimum=setting.minimum,
            maximum=setting.maximum,
        )
    match setting.rule:
        case "host":
            return translate(
                "Settings", "Type an address such as 127.0.0.1, 0.0.0.0 or the name of a computer."
            )
        case "url":
            return translate("Settings", "Type a whole address such as https://shop.example.com, or nothing.")
    return translate("Settings", "At most {length} characters fit, in one line.", length=setting.length)


def default(setting: Setting) -> str:
    """The value that a setting has by itself, in words."""
    value = setting.default
    if isinstance(value, bool):
        return texts.yes(value)
    if isinstance(value, str):
        return choice(setting, value) if setting.choices else value or "-"
    return str(value)


def check(name: str) -> str:
    """What a finding of the self-test is about."""
    known, _, more = name.partition(" ")
    source = strings_settings.CHECK.get(known)
    words = known if source is None else translate("Check", source)
    return f"{words} {more}".strip()


def capability(code: str) -> str:
    """One thing a cloud may allow."""
    source = strings_settings.CAPABILITY.get(code)
    return code if source is None else translate("Capability", source)


def delivery_problem(code: str) -> str:
    """Why a webhook call did not arrive; `code` as `Delivery.problem` has it."""
    known, _, more = code.partition(":")
    if known == "status":
        return translate("Delivery", strings_settings.DELIVERY["status"]).format(status=more)
    if known in strings_settings.DELIVERY:
        return translate("Delivery", strings_settings.DELIVERY[known])
    return texts.error(known).title if texts.known_error(known) else translate("Delivery", "No answer")


def pin_refused(params: Mapping[str, Any]) -> str:
    """Why a PIN was not taken."""
    if params.get("reason") == "wait":
        return translate("Pin", "Too many wrong PINs. Wait %n second(s).", int(params.get("seconds", 0)))
    return translate("Pin", "This is not the PIN. Type it again.")
