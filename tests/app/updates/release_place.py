"""A folder on the web with a release in it, served over real HTTP, and the keys that sign for it."""

from __future__ import annotations

import hashlib
import json
import threading
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from app.updates.signatures import CONTEXT, TRUST_CONTEXT, key_text

ROOT_KEY = Ed25519PrivateKey.from_private_bytes(bytes(range(32, 64)))
KEY = Ed25519PrivateKey.from_private_bytes(bytes(range(32)))
SETUP = bytes(range(256)) * 2000
NOW = 1_800_000_000_000
LATER = "2027-06-01T00:00:00Z"
"""After NOW."""
EARLIER = "2027-01-01T00:00:00Z"


def public(key: Ed25519PrivateKey) -> bytes:
    return key.public_key().public_bytes_raw()


def signed(content: bytes, keys: Iterable[Ed25519PrivateKey], context: bytes = CONTEXT) -> bytes:
    import base64

    return b"".join(base64.b64encode(each.sign(context + content)) + b"\n" for each in keys)


@dataclass
class Place:
    """The folder on the web where a release lies."""

    files: dict[str, bytes] = field(default_factory=dict)
    asked: list[tuple[str, str | None]] = field(default_factory=list)
    ranges: bool = True
    break_after: int | None = None
    cuts: int = 0
    """So many of the next files and chunks end in their middle."""
    notes: str = ""
    url: str = ""

    def trust(
        self,
        serial: int = 1,
        *,
        keys: Iterable[Ed25519PrivateKey] = (KEY,),
        roots: Iterable[Ed25519PrivateKey] = (ROOT_KEY,),
        expires: str = LATER,
        **other: Any,
    ) -> None:
        """Put the list of keys there, signed by `roots`."""
        said = {"serial": serial, "expires": expires, "keys": [key_text(public(each)) for each in keys]}
        content = json.dumps({**said, **other}).encode()
        self.files["trust.json"] = content
        self.files["trust.json.sig"] = signed(content, roots, TRUST_CONTEXT)

    def publish(
        self,
        version: str,
        serial: int,
        *,
        content: bytes = SETUP,
        key: Ed25519PrivateKey = KEY,
        manifest: dict[str, Any] | None = None,
        **file_members: Any,
    ) -> None:
        """Put a manifest, its signature and its file there; a list of keys as well where there is none."""
        if "trust.json" not in self.files:
            self.trust()
        file = {
            "name": f"Setup-{version}.exe",
            "size": len(content),
            "sha256": hashlib.sha256(content).hexdigest(),
            **file_members,
        }
        what = {"notes": self.notes} if self.notes else {}
        said = {"serial": serial, "version": version, "expires": LATER, "files": {"windows": file}, **what}
        self.files[str(file["name"])] = content
        self.put({**said, **(manifest or {})}, key)

    def put(self, said: dict[str, Any], key: Ed25519PrivateKey = KEY) -> None:
        """Put this manifest there, signed."""
        content = json.dumps(said).encode()
        self.files["manifest.json"] = content
        self.files["manifest.json.sig"] = signed(content, [key])


@contextmanager
def serving_place() -> Iterator[Place]:
    """A place of releases, over HTTP on this computer."""
    there = Place()

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"
        wbufsize = -1  # head and body in one piece: no wait for an acknowledgement between them

        def do_GET(self) -> None:
            name, asked = self.path.rpartition("/")[2], self.headers.get("Range")
            there.asked.append((name, asked))
            content = there.files.get(name)
            if content is None or (there.break_after is not None and len(there.asked) > there.break_after):
                self.send_response(404 if content is None else 503)
                content = b""
            elif asked and there.ranges:
                first, last = asked.removeprefix("bytes=").split("-")
                content = content[int(first) : int(last) + 1]
                self.send_response(206)
            else:
                self.send_response(200)
            self.send_header("Content-Length", str(len(content)))
            self.end_headers()
            if there.cuts and asked:
                there.cuts -= 1
                content = content[: len(content) // 2]
                self.close_connection = True
            self.wfile.write(content)

        def log_message(self, *words: object) -> None:
            del words

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    there.url = f"http://127.0.0.1:{server.server_port}/counterfoil"
    yield there
    server.shutdown()
    thread.join()
    server.server_close()
