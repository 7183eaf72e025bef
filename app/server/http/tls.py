"""TLS of the server: a given or a self-signed certificate, and its fingerprint.

Called by `factory`. No authority vouches for a self-signed certificate: clients compare its fingerprint once, or get
the file to trust.
"""

from __future__ import annotations

import hashlib
import ipaddress
import ssl
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING

from app.errors import CertificateUnusable
from app.paths import write_whole
from app.server.http.own_addresses import lan_addresses, own_names

if TYPE_CHECKING:
    from cryptography import x509
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

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


def own_context(certificate: Path) -> ssl.SSLContext:
    """A client context that trusts the server with this certificate and no other, under whatever name it is called.

    Raises CertificateUnusable.
    """
    try:
        context = ssl.create_default_context(cafile=certificate)
    except (OSError, ValueError) as error:
        raise CertificateUnusable(file=str(certificate), key="", reason=type(error).__name__) from error
    context.verify_flags |= ssl.VERIFY_X509_PARTIAL_CHAIN
    context.check_hostname = False
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
    """The files of a self-signed certificate and its key in `folder`/tls.

    Made anew when it is absent, about to expire, or does not name what clients call this computer: `names` and its own
    names and addresses in the networks that it is in now. The key stays, so that who trusts the key need not compare
    again. Raises FolderNotWritable.
    """
    at = now if now is not None else datetime.now(UTC)
    certificate, key = folder / FOLDER / CERTIFICATE_FILE, folder / FOLDER / KEY_FILE
    wanted = {*names, *own_names()}
    private = _read_key(key)
    if private is not None and _is_valid_for_long(certificate, at) and wanted <= names_in(certificate):
        return certificate, key
    certificate.parent.mkdir(mode=0o700, exist_ok=True)
    made, secret = _generate(sorted({*wanted, *lan_addresses()}), at, private)
    if private is None:
        write_whole(key, secret, mode=0o600)
    write_whole(certificate, made)
    return certificate, key


def names_in(certificate: Path) -> frozenset[str]:
    """The host names and addresses in a PEM certificate; none when it cannot be read."""
    from cryptography import x509

    try:
        found = x509.load_pem_x509_certificate(certificate.read_bytes()).extensions
        names = found.get_extension_for_class(x509.SubjectAlternativeName).value
    except (OSError, ValueError, x509.ExtensionNotFound):
        return frozenset()
    addresses = (str(each) for each in names.get_values_for_type(x509.IPAddress))
    return frozenset(addresses) | frozenset(names.get_values_for_type(x509.DNSName))


def _read_key(path: Path) -> EllipticCurvePrivateKey | None:
    from cryptography.hazmat.primitives import serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        key = serialization.load_pem_private_key(path.read_bytes(), password=None)
    except (OSError, ValueError, TypeError):
        return None
    return key if isinstance(key, ec.EllipticCurvePrivateKey) else None


def _is_valid_for_long(certificate: Path, now: datetime) -> bool:
    from cryptography import x509

    try:
        found = x509.load_pem_x509_certificate(certificate.read_bytes())
    except (OSError, ValueError):
        return False
    return found.not_valid_after_utc - now > RENEW_BEFORE


def _generate(
    names: Iterable[str], now: datetime, private: EllipticCurvePrivateKey | None
) -> tuple[bytes, bytes]:
    """A self-signed certificate for `names` and its key, `private` or a new P-256 one, both PEM."""
    from cryptography import x509
    from cryptography.hazmat.primitives import hashes, serialization
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.x509.oid import ExtendedKeyUsageOID

    key = private if private is not None else ec.generate_private_key(ec.SECP256R1())
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
