"""An attacker on 127.0.0.2: keeps as many connections busy as it can, and opens each again that the server closes.

A process of its own, started by the crowd part: `python -m tests.bench.crowd_attack PORT KIND CONNECTIONS`. It prints
a line once all were opened for the first time, and ends with its standard input.
"""

from __future__ import annotations

import socket
import sys
import threading
import time

ADDRESS = "127.0.0.2"
SENT = {
    "heads": b"GET /v2/clouds HTTP/1.1\r\nHost: localhost\r\nX-More: ",
    "bodies": b"POST /v2/signin/token HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\n\r\n{",
    "nothing": b"",
}
"""What a connection sends at once, by the kind of the attack; then a byte each second."""
PAUSE_SECONDS = 0.005
"""Between two connections, so that the attacker itself leaves the processor to the server and the till."""


def main(words: list[str]) -> int:
    """Attack until standard input ends."""
    port, kind, most = int(words[0]), words[1], int(words[2])
    over = threading.Event()
    threading.Thread(target=lambda: (sys.stdin.read(), over.set()), daemon=True).start()
    held: list[socket.socket] = []
    opened, told, dripped = 0, False, time.monotonic()
    while not over.is_set():
        if len(held) < most:
            held += _open(port, SENT[kind])
            opened += 1
        held = [peer for peer in held if not _is_over(peer)]
        if opened >= most and not told:
            print(f"{opened} opened, {len(held)} let in", flush=True)
            told = True
        if SENT[kind] and time.monotonic() - dripped > 1.0:
            dripped = time.monotonic()
            for peer in held:
                _drip(peer)
        time.sleep(PAUSE_SECONDS)
    return 0


def _open(port: int, sent: bytes) -> list[socket.socket]:
    peer = socket.socket()
    try:
        peer.bind((ADDRESS, 0))
        peer.connect(("127.0.0.1", port))
        peer.sendall(sent)
    except OSError:
        peer.close()
        return []
    peer.setblocking(False)
    return [peer]


def _is_over(peer: socket.socket) -> bool:
    try:
        if peer.recv(65536):
            return False
    except BlockingIOError:
        return False
    except OSError:
        pass
    peer.close()
    return True


def _drip(peer: socket.socket) -> None:
    try:
        peer.send(b"x")
    except OSError:
        return


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
