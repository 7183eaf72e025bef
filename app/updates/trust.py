"""The part of the signed manifest that changes seldom: which keys sign releases, and where releases lie. Pure.

Signed by the root key, whose public half every release build carries and whose private half is kept off line. A stolen
release key is replaced here, and so is the root key itself: the next one signs beside the present one.
"""

from __future__ import annotations

from dataclasses import dataclass

from app.errors import UpdateRefused
from app.json_files import parse_json
from app.updates.signatures import TRUST_CONTEXT, read_key, signers
from storage import timestamps

MAX_KEYS = 8
MAX_ADDRESSES = 4
MAX_SERIAL = 1 << 53


@dataclass(frozen=True, slots=True)
class Trust:
    """`serial` grows with each document; `expires` is wall time in milliseconds."""

    serial: int
    expires: int
    keys: tuple[bytes, ...]
    """Keys that sign releases: the present one, and the next one as soon as it exists."""
    root: bytes
    """The root key to believe from now on."""
    addresses: tuple[str, ...]
    """Folders to look in from now on, in this order, before the one that was built in."""


def read_trust(content: bytes, signatures: bytes, root: bytes) -> Trust:
    """Verify, then parse. Raises UpdateRefused with the reason `signature` or `manifest`.

    A document that names another root key has to be signed by that one as well, so that nobody is locked out by a key
    that nobody has.
    """
    if not signers(content, signatures, (root,), context=TRUST_CONTEXT):
        raise UpdateRefused(reason="signature")
    try:
        parsed = parse_json(content)
        trust = Trust(
            serial=read_serial(parsed["serial"]),
            expires=timestamps.parse(str(parsed["expires"])),
            keys=tuple(read_key(each) for each in parsed["keys"][:MAX_KEYS]),
            root=read_key(parsed["root"]) if "root" in parsed else root,
            addresses=tuple(read_address(each) for each in parsed.get("addresses", [])[:MAX_ADDRESSES]),
        )
    except (ValueError, KeyError, TypeError, AttributeError, OverflowError):
        raise UpdateRefused(reason="manifest") from None
    if not trust.keys:
        raise UpdateRefused(reason="manifest")
    if trust.root != root and not signers(content, signatures, (trust.root,), context=TRUST_CONTEXT):
        raise UpdateRefused(reason="signature")
    return trust


def read_serial(value: object) -> int:
    """A serial number; raises ValueError."""
    if isinstance(value, bool) or not isinstance(value, int) or not 0 < value <= MAX_SERIAL:
        raise ValueError("no serial number")
    return value


def read_address(text: object) -> str:
    """The address of a folder: https, or this computer in a test; raises ValueError."""
    address = str(text).rstrip("/")
    if not address.startswith(("https://", "http://127.0.0.1:")) or len(address) > 500:
        raise ValueError("no address")
    return address
