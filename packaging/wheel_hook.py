"""Compiles the translations whenever a wheel or an editable installation is built of the checkout; hatchling calls it."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))
import translations


class Translations(BuildHookInterface[Any]):
    """`pip install .` is as whole as an installer."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Before anything is packed."""
        del version, build_data
        translations.compile_all()
