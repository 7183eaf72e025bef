"""Lookups for the settings page: titles, explanations and choices of settings, validation problems, self-test, webhooks.

Apart from `texts` because these know `Setting` and share names with lookups of records (`group`, `choice`). The source
texts are in `strings_settings.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from app.errors import BadSetting
from app.settings.setting import Setting
from ui.text import formats, language, strings_settings, texts
from ui.text.texts import translate


def group(key: str) -> str:
    """Title of a group of settings."""
    return translate("SettingGroup", strings_settings.SETTING_GROUP[key])


def title(setting: Setting) -> str:
    """Title of a setting; without a text its name."""
    source = strings_settings.SETTING.get(setting.name)
    return setting.name if source is None else translate("Setting", source)


def text(setting: Setting) -> str:
    """Explanation of a setting."""
    source = strings_settings.SETTING_TEXT.get(setting.name)
    return setting.doc if source is None else translate("SettingText", source)


def choice(setting: Setting, value: str) -> str:
    """A value of a setting with choices; languages have their own names for themselves."""
    if setting.name == "appearance.language" and value in language.LANGUAGES:
        return language.LANGUAGES[value]
    source = strings_settings.SETTING_CHOICE.get(value)
    return value if source is None else translate("SettingChoice", source)


def part(key: str) -> str:
    """Keywords by which the search finds what a group has besides settings."""
    source = strings_settings.SETTING_PART.get(key)
    return "" if source is None else translate("SettingPart", source)


def problem(setting: Setting, error: BadSetting) -> str:
    """What to type instead of a refused value."""
    del error
    if isinstance(setting.default, int) and not isinstance(setting.default, bool):
        return translate(
            "Settings",
            "Enter a whole number from {minimum} to {maximum}.",
            minimum=setting.minimum,
            maximum=setting.maximum,
        )
    match setting.rule:
        case "host":
            return translate("Settings", "Enter an address such as 127.0.0.1 or 0.0.0.0, or a computer name.")
        case "url":
            return translate(
                "Settings", "Enter a full address such as https://shop.example.com, or leave it empty."
            )
    return translate("Settings", "At most {length} characters, in one line.", length=setting.length)


def default(setting: Setting) -> str:
    """The default of a setting, as shown."""
    value = setting.default
    if isinstance(value, bool):
        return texts.yes(value)
    if isinstance(value, str):
        return choice(setting, value) if setting.choices else value or formats.NOTHING
    return str(value)


def check(name: str) -> str:
    """What a finding of the self-test is about; `name` may have a suffix after a space."""
    known, _, more = name.partition(" ")
    source = strings_settings.CHECK.get(known)
    title = known if source is None else translate("Check", source)
    return f"{title} {more}".strip()


def capability(code: str) -> str:
    """A capability of the cloud."""
    source = strings_settings.CAPABILITY.get(code)
    return code if source is None else translate("Capability", source)


def delivery_problem(code: str) -> str:
    """Why a webhook call failed; `code` is `Delivery.problem`, such as `status:500`."""
    known, _, status = code.partition(":")
    if known == "status":
        return translate("Delivery", strings_settings.DELIVERY["status"]).format(status=status)
    if known in strings_settings.DELIVERY:
        return translate("Delivery", strings_settings.DELIVERY[known])
    return texts.error(known).title if texts.known_error(known) else translate("Delivery", "No answer")


def pin_refused(params: Mapping[str, Any]) -> str:
    """Why a PIN was refused."""
    if params.get("reason") == "wait":
        return translate("Pin", "Too many wrong PINs. Wait %n second(s).", int(params.get("seconds", 0)))
    return translate("Pin", "Wrong PIN. Enter it again.")
