"""The little of TOML that settings are written in: one flat `dotted.key = value` a line.

Called by `app.settings.settings` only; reading is the standard library's `tomllib`. Knows no setting.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from datetime import date, datetime, time

_BARE = re.compile(r"[A-Za-z0-9_-]+")


def flat(
    table: Mapping[str, object], prefix: tuple[str, ...] = ()
) -> Iterator[tuple[tuple[str, ...], object]]:
    """Every value of nested tables with its path; an empty table is dropped."""
    for name, value in table.items():
        path = (*prefix, name)
        if isinstance(value, Mapping):
            yield from flat(value, path)
        else:
            yield path, value


def document(values: Mapping[tuple[str, ...], object]) -> str:
    """A TOML document of `values`, in order of their keys."""
    return "".join(f"{dotted(path)} = {literal(values[path])}\n" for path in sorted(values))


def dotted(path: tuple[str, ...]) -> str:
    """`path` as a TOML key."""
    return ".".join(part if _BARE.fullmatch(part) else literal(part) for part in path)


def literal(value: object) -> str:
    """`value` as TOML writes it; every type `tomllib` can return."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(value, float):
        return repr(value)
    if isinstance(value, datetime | date | time):
        return value.isoformat()
    if isinstance(value, list | tuple):
        return f"[{', '.join(literal(each) for each in value)}]"
    if isinstance(value, Mapping):
        pairs = (f"{dotted((name,))} = {literal(each)}" for name, each in value.items())
        return f"{{{', '.join(pairs)}}}"
    return str(value)
