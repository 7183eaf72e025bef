"""JSON of files and texts that somebody else may have written: whatever cannot be parsed is a ValueError.

Called wherever this program reads a file of its own. The parser of Python raises RecursionError for brackets inside
brackets, which no caller of it expects.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from storage.database.busy_files import read_text


def read_json(path: Path) -> Any:
    """The content of a JSON file. Raises OSError and ValueError."""
    return parse_json(read_text(path))


def parse_json(text: str | bytes) -> Any:
    """The value of a JSON text. Raises ValueError."""
    try:
        return json.loads(text)
    except RecursionError:
        raise ValueError("nested too deep") from None
