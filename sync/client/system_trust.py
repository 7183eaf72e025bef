"""Which certificates are trusted: those of the system, and who issued one that is not. The only module that imports truststore.

Called by `http`. A shop's virus scanner or proxy may put a certificate of its own in place of the cloud's, and the
administrator has put its issuer among the system's.
"""

from __future__ import annotations

import socket
import ssl
import sys
from contextlib import suppress
from pathlib import Path

PROBE_SECONDS = 5.0
_BUNDLES = (
    "/etc/ssl/certs/ca-certificates.crt",
    "/etc/ssl/cert.pem",
    "/etc/pki/tls/cert.pem",
    "/etc/pki/ca-trust/extracted/pem/tls-ca-bundle.pem",
    "/etc/ssl/ca-bundle.pem",
)
"""Where Linux systems keep their certificates."""
_MOST_SHOWN = 100


def client_context() -> ssl.SSLContext:
    """TLS for a client that trusts what the system trusts; on a Linux without certificates, the usual authorities."""
    import truststore

    context = truststore.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    if not has_certificates():
        import certifi

        context.load_verify_locations(cafile=certifi.where())
    return context


def has_certificates() -> bool:
    """Whether the system keeps certificates; Windows and macOS do."""
    if sys.platform in ("win32", "darwin"):
        return True
    known = ssl.get_default_verify_paths()
    if known.cafile or any(Path(each).is_file() for each in _BUNDLES):
        return True
    with suppress(OSError):
        return bool(known.capath) and any(Path(known.capath).iterdir())
    return False


def peer_issuer(host: str, port: int) -> str:
    """Who issued the certificate that a server shows; "" if it cannot be learned. Nothing but the handshake is sent.

    For an error text only: a refused certificate does not say it, and this one is not checked.
    """
    from cryptography import x509

    # The connection ends before a byte of ours is sent over it.
    unchecked = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    unchecked.check_hostname = False
    unchecked.verify_mode = ssl.CERT_NONE
    try:
        with (
            socket.create_connection((host, port), timeout=PROBE_SECONDS) as plain,
            unchecked.wrap_socket(plain, server_hostname=host) as safe,
        ):
            shown = safe.getpeercert(binary_form=True)
        if shown is None:
            return ""
        issuer = x509.load_der_x509_certificate(shown).issuer
    except (OSError, ValueError):
        return ""
    wanted = (x509.NameOID.ORGANIZATION_NAME, x509.NameOID.COMMON_NAME)
    found = [str(each.value) for oid in wanted for each in issuer.get_attributes_for_oid(oid)]
    text = ", ".join(dict.fromkeys(found)) or issuer.rfc4514_string()
    return "".join(each if each.isprintable() else " " for each in text)[:_MOST_SHOWN]
