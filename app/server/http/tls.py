"""TLS of the server: a given or a self-signed certificate, and its fingerprint.

Called by `factory`. No authority vouches for a self-signed certificate: clients compare its fingerprint once, or get
the file to trust.
"""

from __future__ import annotations

import hashlib
import ipaddress
import socket
import ssl
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING

from app.errors import CertificateUnusable
from app.paths import write_whole

if TYPE_CHECKING:
    from cryptography import x509

FOLDER = "tls"
CERTIFICATE_FILE = "certificate.pem"
KEY_FILE = "key.pem"

LIFE = timedelta(days=3650)
"""Long, since a new certificate has a fingerprint that every client must compare again."""
RENEW_BEFORE = timedelta(days=30)


def server_context(certificate: Path, key: Path) -> ssl.SSLContext:
    """A server context for TLS 1.2 and up with these files. Raises CertificateUnusable."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.minimum_version = ssl.TLSVersion.TLSv1_2
    try:
        # An empty password makes an encrypted key fail instead of asking at the terminal.
        context.load_cert_chain(certificate, key, password="")
    except (OSError, ValueError) as error:
        reason = getattr(error, "reason", None) or getattr(error, "strerror", None) or type(error).__name__
        raise CertificateUnusable(file=str(certificate), key=str(key), reason=str(reason)) from error
    return context


def fingerprint(certificate: Path) -> str:
    """SHA-256 of the first certificate in a PEM file, as browsers show it: `AB:CD:...`. Raises CertificateUnusable."""
    begin, end = "-----BEGIN CERTIFICATE-----", "-----END CERTIFICATE-----"
    try:
        text = certificate.read_text("ascii")
        inner = text.partition(begin)[2].partition(end)[0]
        der = ssl.PEM_cert_to_DER_cert(begin + inner + end)
    except (OSError, ValueError) as error:
        raise CertificateUnusable(file=str(certificate), key="", reason=type(error).__name__) from error
    if not der:
        raise CertificateUnusable(file=str(certificate), key="", reason="no certificate")
    digest = hashlib.sha256(der).hexdigest().upper()
    return ":".join(digest[at : at + 2] for at in range(0, len(digest), 2))


def self_signed(folder: Path, *, names: Iterable[str], now: datetime | None = None) -> tuple[Path, Path]:
    """The files of a self-signed certificate and its key in `folder`/tls, generated when absent or about to expire.

    `names` are host names and addresses that clients use; this computer's own are added. Raises FolderNotWritable.
    """
    at = now if now is not None else datetime.now(UTC)
    certificate, key = folder / FOLDER / CERTIFICATE_FILE, folder / FOLDER / KEY_FILE
    if key.exists() and _is_valid_for_long(certificate, at):
        return certificate, key
    certificate.parent.mkdir(mode=0o700, exist_ok=True)
    made, secret = _generate(sorted({*names, *own_names()}), at)
    write_whole(key, secret, mode=0o600)
    write_whole(certificate, made)
    return certificate, key


def own_names() -> frozenset[str]:
    """Host names and addresses of this computer."""
    host = socket.gethostname()
    try:
        addresses = {str(found[4][0]).partition("%")[0] for found in socket.getaddrinfo(host, None)}
    except OSError:
        addresses = set()
    names = {"localhost", "127.0.0.1", "::1", host, f"{host.partition('.')[0]}.local", *addresses}
    return frozenset(each for each in names if each and each.isascii())


def _is_valid_for_long(certificate: Path, now: datetime) -> bool:
    from cryptography import x509

    try:
        found = x509.load_pem_x509_certificate(certificate.read_bytes())
    except (OSError, ValueError):
        return False
    return found.not_valid_after_utc - now > RENEW_BEFORE


def _generate(names: Iterable[str], now: datetime) -> tuple[bytes, bytes]:
    """A self-signed certificate for `names` and its P-256 key, both PEM."""
    from cryptography import x509
    from cryptography.hazmat.primitives import hashes, serialization
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.x509.oid import ExtendedKeyUsageOID

    key = ec.generate_private_key(ec.SECP256R1())
    subject = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "Counterfoil")])
    server = x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH])
    certificate = (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(subject)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + LIFE)
        .add_extension(
            x509.SubjectAlternativeName([_alternative_name(each) for each in names]), critical=False
        )
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(server, critical=False)
        .sign(key, hashes.SHA256())
    )
    secret = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    return certificate.public_bytes(serialization.Encoding.PEM), secret


def _alternative_name(name: str) -> x509.GeneralName:
    from cryptography import x509

    try:
        return x509.IPAddress(ipaddress.ip_address(name))
    except ValueError:
        return x509.DNSName(name)
