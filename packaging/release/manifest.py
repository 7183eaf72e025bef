"""The signed manifest of a release in its two parts, and the keys behind them. What the program believes of it is `app/updates`'s."""

from __future__ import annotations

import base64
import getpass
import json
import os
import sys
import tempfile
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING

from app.errors import UpdateRefused
from app.updates.downloader import MANIFEST, SIGNATURE, TRUST, TRUST_SIGNATURE
from app.updates.manifest import SYSTEMS
from app.updates.signatures import CONTEXT, TRUST_CONTEXT, key_text
from app.updates.trust import read_address, read_serial, read_trust
from release import shop, tree
from release.project import Stop, checked_version

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

PASSPHRASE = "COUNTERFOIL_PASSPHRASE"
"""Variable with the passphrase of key files, where nobody sits at the keyboard."""
SHORTEST = 12
MANIFEST_DAYS, TRUST_DAYS = 90, 730
"""Days until a document is no news any more, unless said otherwise."""


@dataclass(frozen=True, slots=True)
class Order:
    """What a manifest says beside its files."""

    version: str
    serial: int
    notes: str = ""
    days: int = MANIFEST_DAYS
    share: float = 100.0
    withdrawn: Sequence[str] = ()


def make_key(path: Path, passphrase: str | None) -> str:
    """A new private key in `path`, readable for its owner alone; answers the public key. Raises Stop if it exists.

    `passphrase` encrypts it; None only for rehearsals.
    """
    from cryptography.hazmat.primitives import serialization
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

    if passphrase is not None and len(passphrase) < SHORTEST:
        raise Stop(f"A passphrase has {SHORTEST} characters or more.")
    key = Ed25519PrivateKey.generate()
    content = key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption()
        if passphrase is None
        else serialization.BestAvailableEncryption(passphrase.encode()),
    )
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except OSError as error:
        raise Stop(f"{path}: {error.strerror}. A key that is there is never replaced.") from None
    with os.fdopen(handle, "wb") as file:
        file.write(content)
    return key_text(key.public_key().public_bytes_raw())


def ask_passphrase(path: Path, *, twice: bool = False) -> str:
    """The passphrase of a key file, from the environment or the keyboard; raises Stop without both."""
    if given := os.environ.get(PASSPHRASE):
        return given
    if not sys.stdin.isatty():
        raise Stop(f"{path} has a passphrase; give it in {PASSPHRASE}.")
    found = getpass.getpass(f"Passphrase of {path.name}: ")
    if twice and getpass.getpass("Once more: ") != found:
        raise Stop("The two differ.")
    return found


def _load(path: Path) -> Ed25519PrivateKey:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
    from cryptography.hazmat.primitives.serialization import load_pem_private_key

    try:
        content = path.read_bytes()
        try:
            private = load_pem_private_key(content, password=None)
        except TypeError:  # encrypted
            private = load_pem_private_key(content, password=ask_passphrase(path).encode())
    except (OSError, ValueError) as error:
        raise Stop(f"{path} cannot be used: {error}") from None
    if not isinstance(private, Ed25519PrivateKey):
        raise Stop(f"{path} is no Ed25519 key.")
    return private


def _sign(content: bytes, keys: Iterable[Ed25519PrivateKey], context: bytes) -> bytes:
    return b"".join(base64.b64encode(each.sign(context + content)) + b"\n" for each in keys)


def _expiry(days: int) -> str:
    if not 1 <= days <= 3650:
        raise Stop("A document is good for 1 to 3650 days.")
    return (datetime.now(UTC) + timedelta(days=days)).strftime("%Y-%m-%dT%H:%M:%SZ")


def write(
    files: Iterable[Path], folder: Path, order: Order, *, key: Path, root: bytes, published: Path
) -> Path:
    """Put the manifest and its signature into `folder`, beside the installers, if shops would take them; raises Stop.

    `published` has what lies on the web now: the list of keys, which `root` has signed, and the last manifest if there is one.
    """
    listed: dict[str, Path] = {}
    for each in files:
        system = shop.system_of(each)
        if system in listed or not each.is_file():
            raise Stop(f"{each}: one file for each of {', '.join(SYSTEMS)} is wanted.")
        listed[system] = each
    if not listed:
        raise Stop("No installers named.")
    _check_serial(order.serial, published / MANIFEST)
    said: dict[str, object] = {
        "serial": order.serial,
        "version": checked_version(order.version),
        "expires": _expiry(order.days),
        "files": {
            system: {"name": each.name, "size": each.stat().st_size, "sha256": tree.digest(each)}
            for system, each in listed.items()
        },
        "notes": order.notes.strip(),
        "share": order.share,
        "withdrawn": [checked_version(each) for each in order.withdrawn],
    }
    content = json.dumps(said, indent=2, sort_keys=True).encode()
    signature = _sign(content, [_load(key)], CONTEXT)
    with tempfile.TemporaryDirectory() as place:
        web = Path(place)
        for name in (TRUST, TRUST_SIGNATURE):
            if (published / name).exists():
                (web / name).write_bytes((published / name).read_bytes())
        for each in listed.values():
            (web / each.name).symlink_to(each.resolve())
        (web / MANIFEST).write_bytes(content)
        (web / SIGNATURE).write_bytes(signature)
        shop.walk(web, root, published=published)
    (folder / MANIFEST).write_bytes(content)
    (folder / SIGNATURE).write_bytes(signature)
    return folder / MANIFEST


def _check_serial(serial: int, last: Path) -> None:
    """Raise Stop unless a document's serial number is higher than that of the one before."""
    try:
        before = read_serial(json.loads(last.read_bytes())["serial"])
    except FileNotFoundError:
        return
    except (OSError, ValueError, KeyError, TypeError):
        raise Stop(f"{last} is damaged; put there what lies on the web now.") from None
    if serial <= before:
        raise Stop(
            f"{last} has the serial {before}: the next one is {before + 1}, and shops refuse a lower one."
        )


def write_trust(
    folder: Path,
    *,
    roots: Sequence[Path],
    keys: Sequence[str],
    serial: int,
    days: int = TRUST_DAYS,
    addresses: Sequence[str] = (),
) -> Path:
    """Put the list of release keys into `folder`, signed by the root key; raises Stop.

    A second file in `roots` is the next root key: both sign, and programs that read it believe the next one from then on.
    """
    if not 1 <= len(roots) <= 2:
        raise Stop("One root key signs, or two: the present one and the next.")
    private = [_load(each) for each in roots]
    public = [each.public_key().public_bytes_raw() for each in private]
    said: dict[str, object] = {"serial": serial, "expires": _expiry(days), "keys": list(keys)}
    if addresses:
        said["addresses"] = list(addresses)
    if len(public) > 1:
        said["root"] = key_text(public[1])
    _check_last_list(serial, folder, public[0])
    content = json.dumps(said, indent=2, sort_keys=True).encode()
    signatures = _sign(content, private, TRUST_CONTEXT)
    if any(key in {key_text(each) for each in public} for key in keys):
        raise Stop("A root key signs no releases: it stays off line.")
    try:
        read_trust(content, signatures, public[0])
    except UpdateRefused:
        raise Stop("No program would take this list: see the serial, the keys and the addresses.") from None
    (folder / TRUST).write_bytes(content)
    (folder / TRUST_SIGNATURE).write_bytes(signatures)
    return folder / TRUST


def _check_last_list(serial: int, folder: Path, root: bytes) -> None:
    """Raise Stop unless the list before, if it is there, is of this root key and has a lower serial number."""
    if not (folder / TRUST).exists():
        return
    _check_serial(serial, folder / TRUST)
    try:
        read_trust((folder / TRUST).read_bytes(), (folder / TRUST_SIGNATURE).read_bytes(), root)
    except (OSError, UpdateRefused):
        raise Stop(f"This root key has not signed {folder / TRUST}: shops believe another one.") from None


def identity(root: str, address: str) -> str:
    """`app/release.json` of a program that believes the root key `root` and looks at `address`; raises Stop."""
    shop.root_key(root)
    try:
        read_address(address)
    except ValueError:
        raise Stop("--update-address begins with https://.") from None
    return json.dumps({"root": root, "address": address.rstrip("/")}, indent=2) + "\n"
