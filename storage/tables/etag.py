"""ETags of records and pages, and the matching of If-Match and If-None-Match.

Called by `rows` (stored tags) and by the server. Of HTTP it knows the text of these headers only.
"""

from __future__ import annotations

import json
import math
import re
from collections.abc import Iterable, Mapping, Sequence
from hashlib import blake2b
from typing import Any

_encode = json.JSONEncoder(
    ensure_ascii=False, sort_keys=True, separators=(",", ":"), check_circular=False
).encode
_NORMALIZED_TYPES = frozenset({float, list, dict})
_LEAST = 1e-4
"""Numbers below it are written with an exponent, for which encoders have several forms."""
_LISTED = re.compile(r'(?:[Ww]/)?(?:"([^"]*)"|([^\s,"]+))')


def record_tag(record: Mapping[str, Any]) -> str:
    """Hash of the record's content as 32 upper-case hex digits; 1 and 1.0 are equal.

    The order of keys is ignored, and so are internal keys, which start with two underscores.
    """
    content, odd = dict(record), list[float]()
    for name, value in record.items():
        if type(value) in _NORMALIZED_TYPES:
            content[name] = _plain(value, odd)
    if "__" in "\n".join(content):
        content = {name: value for name, value in content.items() if not name.startswith("__")}
    return blake2b(_canonical(content, odd), digest_size=16).hexdigest().upper()


def _canonical(content: Mapping[str, Any], odd: Sequence[float]) -> bytes:
    from storage.wire import fast_encoder  # a window that only shows makes no tag

    try:
        if not odd:
            return fast_encoder(ordered=True)(content)
    except (ValueError, TypeError, RecursionError):
        pass
    # A lone surrogate must not fail here: the tag only has to distinguish contents.
    return _encode(content).encode("utf-8", "surrogatepass")


def _plain(value: Any, odd: list[float]) -> Any:
    """The value with 1.0 as 1; `odd` gets the numbers that the fast encoder would spell in another way."""
    kind = type(value)
    if kind is float:
        if value.is_integer():
            return int(value)
        if not _LEAST <= abs(value) < math.inf:
            odd.append(value)
    elif kind is list:
        return [_plain(each, odd) for each in value]
    elif kind is dict:
        return {name: _plain(each, odd) for name, each in value.items()}
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
