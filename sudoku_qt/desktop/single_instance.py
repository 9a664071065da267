# SPDX-License-Identifier: MIT
"""One running instance for each user: a second start hands its files to the first, and ends.

The first instance holds a lock in the user's state folder; the lock of a killed program does not
count. It listens on a local socket beside the lock, which only the user may open. A message is one
line of JSON, `{"files": [...], "token": "..."}`, and the answer is the line `ok`. The socket trusts
nothing: a message that is too long, too late or malformed is dropped without an answer. Qt's
network module is imported on use, which in a usual start is after the first paint.
"""

import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QDeadlineTimer, QLockFile, QObject, QThread, QTimer, Signal

from sudoku_qt.engine.text import is_whole

if TYPE_CHECKING:  # a usual start paints before the network is needed
    from PySide6.QtNetwork import QLocalServer, QLocalSocket

MOST_BYTES = 2**16
MOST_FILES = 64
LONGEST_PATH = 4096
LONGEST_TOKEN = 256
MOST_WAITING = 8
PATIENCE_MS = 2000
"""How long one side waits for the other's line."""
START_MS = 5000
"""How long a second start waits for the first one, which may still be starting, to listen."""
PAUSE_MS = 50
OWN_FOLDER = 0o700
LONGEST_SOCKET = 90
"""Systems allow about a hundred bytes for a socket's path; Qt first creates it under a longer one.
"""
ANSWER = b"ok\n"
TOKEN = "XDG_ACTIVATION_TOKEN"  # noqa: S105 - lets a window come to the front under Wayland


class SingleInstance(QObject):
    """Finds out whether this start is the first, and passes later starts' files to it."""

    open_requested = Signal(list)
    """A later start asks to open these paths; with none, it only asks for the window."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._lock_path = folder / "running.lock"
        self._lock = QLockFile(str(self._lock_path))
        self._lock.setStaleLockTime(0)  # a game may last; only a dead program loses its lock
        self._server: QLocalServer | None = None

    def is_first(self) -> bool:
        """Take the lock, unless a living instance has it; return whether it was taken.

        Where there can be no lock, in a folder that cannot be written to, every start is the first.
        """
        try:
            self._folder.mkdir(OWN_FOLDER, parents=True, exist_ok=True)
        except OSError:
            return True
        if self._lock_path.exists() and not self._lock_path.is_file():
            return True  # reading a pipe might never end
        if self._lock.isLocked() or self._lock.tryLock(0):
            return True
        return self._lock.error() is not QLockFile.LockError.LockFailedError

    # The second start

    def hand_over(self, paths: Sequence[str], patience_ms: int = START_MS) -> bool:
        """Send paths to the first instance; return whether it took them."""
        from PySide6.QtNetwork import QLocalSocket  # 14 ms

        message = {"files": [str(Path(path).absolute()) for path in paths[:MOST_FILES]]}
        token = os.environ.get(TOKEN, "")
        token = token if len(token) <= LONGEST_TOKEN and is_whole(token) else ""
        line = json.dumps({**message, "token": token}).encode() + b"\n"
        deadline = QDeadlineTimer(patience_ms)
        while True:
            socket = QLocalSocket()
            socket.connectToServer(self._socket_name())
            if socket.waitForConnected(PATIENCE_MS) and _is_answered(socket, line):
                return True
            if deadline.hasExpired():
                return False
            QThread.msleep(PAUSE_MS)

    # The first

    def listen(self) -> bool:
        """Start to receive files from later starts; return whether that is possible here."""
        place = Path(self._socket_name())
        if not self._lock.isLocked() or (place.exists() and not place.is_socket()):
            return False
        from PySide6.QtNetwork import QLocalServer  # 12 ms

        server = QLocalServer(self)
        server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        server.setMaxPendingConnections(MOST_WAITING)
        server.newConnection.connect(self._answer_all)
        QLocalServer.removeServer(self._socket_name())  # left by a killed program: the lock is ours
        self._server = server
        return server.listen(self._socket_name())

    def close(self) -> None:
        """Release the lock and the socket, so that the next start is the first."""
        if self._server is not None:
            self._server.close()
        self._lock.unlock()

    def _answer_all(self) -> None:
        while self._server is not None and (socket := self._server.nextPendingConnection()):
            socket.setReadBufferSize(MOST_BYTES)
            socket.disconnected.connect(socket.deleteLater)
            socket.readyRead.connect(lambda socket=socket: self._hear(socket))
            QTimer.singleShot(PATIENCE_MS, socket, socket.abort)
            self._hear(socket)

    def _hear(self, socket: "QLocalSocket") -> None:
        if not socket.canReadLine():
            if socket.bytesAvailable() >= MOST_BYTES:
                socket.abort()
            return
        message = understood(bytes(socket.readLine().data()))
        if message is None:
            socket.abort()
            return
        files, token = message
        socket.write(ANSWER)
        socket.flush()
        socket.disconnectFromServer()
        if token:
            os.environ[TOKEN] = token
        self.open_requested.emit(files)

    def _socket_name(self) -> str:
        """The socket's name: a path in the folder or, if that is too long, a short name."""
        path = str(self._folder.absolute() / "running.socket")
        if sys.platform != "win32" and len(os.fsencode(path)) <= LONGEST_SOCKET:
            return path
        import hashlib  # rarely needed; it loads OpenSSL, 2 % of the start

        return f"sudoku-qt-{hashlib.sha256(os.fsencode(path)).hexdigest()[:20]}"


def understood(line: bytes) -> tuple[list[str], str] | None:
    """The paths and the token of a message; None for a malformed one."""
    try:
        message = json.loads(line)
    except (ValueError, RecursionError):
        return None
    if not isinstance(message, dict):
        return None
    files, token = message.get("files"), message.get("token", "")
    if not isinstance(files, list) or len(files) > MOST_FILES or not all(map(_is_path, files)):
        return None
    if not isinstance(token, str) or len(token) > LONGEST_TOKEN or not is_whole(token):
        return None
    return files, token


def _is_path(text: Any) -> bool:
    if not isinstance(text, str) or not 0 < len(text) <= LONGEST_PATH:
        return False
    return min(text) >= " " and is_whole(text) and Path(text).is_absolute()


def _is_answered(socket: "QLocalSocket", line: bytes) -> bool:
    socket.write(line)
    socket.flush()
    deadline = QDeadlineTimer(PATIENCE_MS)
    while not socket.canReadLine() and not deadline.hasExpired():
        if not socket.waitForReadyRead(max(1, deadline.remainingTime())):
            break
    return bytes(socket.readLine().data()) == ANSWER
