"""ETags of records and pages, and the matching of If-Match and If-None-Match.

Called by `rows` (stored tags) and by the server. Of HTTP it knows the text of these headers only.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from hashlib import blake2b
from typing import Any

_encode = json.JSONEncoder(
    ensure_ascii=False, sort_keys=True, separators=(",", ":"), check_circular=False
).encode
_NORMALIZED_TYPES = frozenset({float, list, dict})
_LISTED = re.compile(r'(?:[Ww]/)?(?:"([^"]*)"|([^\s,"]+))')


def record_tag(record: Mapping[str, Any]) -> str:
    """Hash of the record's content as 32 upper-case hex digits; 1 and 1.0 are equal.

    The order of keys is ignored, and so are internal keys, which start with two underscores.
    """
    content = dict(record)
    for name, value in record.items():
        if type(value) in _NORMALIZED_TYPES:
            content[name] = _plain(value)
    if "__" in "\n".join(content):
        content = {name: value for name, value in content.items() if not name.startswith("__")}
    # A lone surrogate must not fail here: the tag only has to distinguish contents.
    canonical = _encode(content).encode("utf-8", "surrogatepass")
    return blake2b(canonical, digest_size=16).hexdigest().upper()


def _plain(value: Any) -> Any:
    kind = type(value)
    if kind is float:
        return int(value) if value.is_integer() else value
    if kind is list:
        return [_plain(each) for each in value]
    if kind is dict:
        return {name: _plain(each) for name, each in value.items()}
    return value


def page_tag(tags: Iterable[str]) -> str:
    """The ETag of a page: depends on the records' tags, their number and their order."""
    return blake2b("\n".join(tags).encode("utf-8"), digest_size=16).hexdigest().upper()


def quote(tag: str) -> str:
    """`tag` as the ETag header carries it: a strong tag in quotes."""
    return f'"{tag}"'


def matches(header: str, tag: str) -> bool:
    """Whether an If-Match or If-None-Match header names `tag`.

    Takes quoted, unquoted (clients in the field strip the quotes) and weak tags, lists, and `*` for any.
    """
    return any(bare == "*" or tag == (bare or quoted) for quoted, bare in _LISTED.findall(header))
