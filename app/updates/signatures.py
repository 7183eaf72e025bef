"""Ed25519 signatures over the two documents of a release (RFC 8032). Pure.

A signature file has one line of base64 for each key that signed. A prefix of its own for each kind of document keeps a
signature of one from being accepted for the other, or for anything else the same key signed.
"""

from __future__ import annotations

import base64
from collections.abc import Iterable

TRUST_CONTEXT = b"counterfoil update keys 1\n"
"""Prefix of what the root key signs."""
CONTEXT = b"counterfoil update 2\n"
"""Prefix of what a release key signs."""
MAX_SIGNATURES = 8


def read_key(text: object) -> bytes:
    """A public key of 32 bytes from base64; raises ValueError."""
    key = base64.b64decode(str(text), validate=True)
    if len(key) != 32:
        raise ValueError("not a key")
    return key


def key_text(key: bytes) -> str:
    """A public key as base64."""
    return base64.b64encode(key).decode("ascii")


def signers(content: bytes, signatures: bytes, keys: Iterable[bytes], *, context: bytes) -> frozenset[bytes]:
    """Those of `keys` whose signature of `content` is among the lines of `signatures`."""
    from cryptography.exceptions import InvalidSignature
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

    raws = []
    for line in signatures.split()[:MAX_SIGNATURES]:
        try:
            raws.append(base64.b64decode(line, validate=True))
        except ValueError:
            continue
    found = set()
    for key in keys:
        public = Ed25519PublicKey.from_public_bytes(key)
        for raw in raws:
            try:
                public.verify(raw, context + content)
            except InvalidSignature:
                continue
            found.add(key)
    return frozenset(found)
