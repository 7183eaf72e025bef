"""Single instance for each data folder: a second start raises the first window and exits.

Called by `application` before the folder is opened. The folder's lock decides; this only avoids its error message.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

TIMEOUT = 1_000
"""Milliseconds to wait for the first instance to answer."""
WAKE = b"show"
SEEN = b"seen"


def socket_name(folder: Path) -> str:
    """Name of the folder's socket; it does not reveal the folder."""
    digest = hashlib.blake2b(str(folder.resolve()).encode(), digest_size=12).hexdigest()
    return f"counterfoil-{digest}"


def wake_other(folder: Path) -> bool:
    """Ask the window that has `folder` open to come to the front; whether one answered."""
    socket = QLocalSocket()
    socket.connectToServer(socket_name(folder))
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
        super().__init__(parent)
        name = socket_name(folder)
        self._sockets: list[QLocalSocket] = []
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._accept)
        if not self._server.listen(name):
            # The socket of a killed process; a running one would have answered `wake_other`.
            QLocalServer.removeServer(name)
            self._server.listen(name)

    def stop(self) -> None:
        """Stop answering; the next instance is the first."""
        self._server.close()
        for socket in self._sockets:
            socket.abort()

    def _accept(self) -> None:
        # Drop closed sockets only here, never within a signal of their own.
        self._sockets = [socket for socket in self._sockets if socket.state() != _CLOSED]
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


_CLOSED = QLocalSocket.LocalSocketState.UnconnectedState
