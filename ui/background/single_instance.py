"""One window for each data folder: a second start wakes the first and goes.

Called by `application` before anything is opened. The folder's lock stays the truth; this is the courtesy before it.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

PATIENCE = 1_000
"""Milliseconds to wait for the first window's answer."""
WAKE = b"show"
SEEN = b"seen"


def name_of(folder: Path) -> str:
    """Name of the folder's socket: one for each folder and nothing to guess it by."""
    mark = hashlib.blake2b(str(folder.resolve()).encode(), digest_size=12).hexdigest()
    return f"counterfoil-{mark}"


def wake_other(folder: Path) -> bool:
    """Ask the window that has `folder` open to come to the front; whether there is one and it answered."""
    socket = QLocalSocket()
    socket.connectToServer(name_of(folder))
    if not socket.waitForConnected(PATIENCE):
        return False
    socket.write(WAKE)
    socket.flush()
    answered = socket.waitForReadyRead(PATIENCE) and bytes(socket.readAll().data()) == SEEN
    socket.disconnectFromServer()
    return answered


class FirstInstance(QObject):
    """Listens for those that come later."""

    woken = Signal()

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        name = name_of(folder)
        self._callers: list[QLocalSocket] = []
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._answer)
        if not self._server.listen(name):
            # What a killed process left behind; a living one would have answered before.
            QLocalServer.removeServer(name)
            self._server.listen(name)

    def stop(self) -> None:
        """Let the next one be the first."""
        self._server.close()
        for caller in self._callers:
            caller.abort()

    def _answer(self) -> None:
        # Those that are gone are let go only now: never from within a signal of their own.
        self._callers = [each for each in self._callers if each.state() != _GONE]
        while self._server.hasPendingConnections():
            caller = self._server.nextPendingConnection()
            self._callers.append(caller)
            caller.readyRead.connect(self._read)
        self._read()

    def _read(self) -> None:
        for caller in self._callers:
            if caller.bytesAvailable() and bytes(caller.readAll().data()) == WAKE:
                caller.write(SEEN)
                caller.flush()
                self.woken.emit()


_GONE = QLocalSocket.LocalSocketState.UnconnectedState
