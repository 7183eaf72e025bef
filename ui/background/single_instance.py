"""Single instance for each data folder: a second start raises the first window and exits.

Called by `application` before the folder is opened. The folder's lock decides; this only avoids its error message.
Qt's network module is imported where a socket is there to ask, and once the window is shown.
"""

from __future__ import annotations

import hashlib
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QDir, QObject, Signal

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalSocket

TIMEOUT = 1_000
"""Milliseconds to wait for the first instance to answer."""
WAKE = b"show"
SEEN = b"seen"


SOCKET_FILE = "window.socket"
LONGEST_PATH = 90
"""Bytes of a socket's path; systems allow about 104, and a part of them is needed while it is made."""


def socket_names(folder: Path) -> list[str]:
    """Names for the folder's socket, best first: a file in the folder, where nobody else can put one.

    The other, in the system's folder for all, is for folders with long names, for disks that keep no sockets, and for
    Windows, where it is none of a file. It does not reveal the folder.
    """
    own = folder.resolve()
    digest = hashlib.blake2b(str(own).encode(), digest_size=12).hexdigest()
    shared = f"counterfoil-{digest}"
    inside = own / SOCKET_FILE
    if sys.platform == "win32" or len(os.fsencode(inside)) > LONGEST_PATH:
        return [shared]
    return [str(inside), shared]


def wake_other(folder: Path) -> bool:
    """Ask the window that has `folder` open to come to the front; whether one answered."""
    return any(_is_ours(name) and _wake(name) for name in socket_names(folder))


def _is_ours(name: str) -> bool:
    """Whether a socket may be believed: in the folder for all, another account may have put one."""
    if sys.platform == "win32":
        return True
    try:
        return Path(QDir.tempPath(), name).stat().st_uid == os.getuid()
    except OSError:
        return False


def _wake(name: str) -> bool:
    from PySide6.QtNetwork import QLocalSocket

    socket = QLocalSocket()
    socket.connectToServer(name)
    if not socket.waitForConnected(TIMEOUT):
        return False
    socket.write(WAKE)
    socket.flush()
    answered = socket.waitForReadyRead(TIMEOUT) and bytes(socket.readAll().data()) == SEEN
    socket.disconnectFromServer()
    return answered


class FirstInstance(QObject):
    """Answers later instances."""

    woken = Signal()

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        from PySide6.QtNetwork import QLocalServer, QLocalSocket

        super().__init__(parent)
        self._closed = QLocalSocket.LocalSocketState.UnconnectedState
        self._sockets: list[QLocalSocket] = []
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._accept)
        for name in socket_names(folder):
            # The socket of a killed process; a running one would have answered `wake_other`.
            if self._server.listen(name) or (QLocalServer.removeServer(name) and self._server.listen(name)):
                break

    def stop(self) -> None:
        """Stop answering; the next instance is the first."""
        self._server.close()
        for socket in self._sockets:
            socket.abort()

    def _accept(self) -> None:
        # Drop closed sockets only here, never within a signal of their own.
        self._sockets = [socket for socket in self._sockets if socket.state() != self._closed]
        while self._server.hasPendingConnections():
            socket = self._server.nextPendingConnection()
            self._sockets.append(socket)
            socket.readyRead.connect(self._read)
        self._read()

    def _read(self) -> None:
        for socket in self._sockets:
            if socket.bytesAvailable() and bytes(socket.readAll().data()) == WAKE:
                socket.write(SEEN)
                socket.flush()
                self.woken.emit()
