# SPDX-License-Identifier: MIT
"""Files and text that are dropped on the window, wherever in it."""

from PySide6.QtCore import QEvent, QMimeData, QObject, Signal
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent

from sudoku_qt.views.window.drop_glow import DropGlow
from sudoku_qt.views.window.main_window import MainWindow


class Drops(QObject):
    """Lets a window take files and text, and glow while they are over it."""

    files_dropped = Signal(list)
    """Paths of files that were dropped on the window."""
    text_dropped = Signal(str)

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._glows: list[DropGlow] = []  # one while something is over the window
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take what is dragged and dropped."""
        if isinstance(event, QDragEnterEvent):
            self._enter(event)
        elif isinstance(event, QDropEvent) and event.type() == QEvent.Type.Drop:
            self._drop(event)
        elif isinstance(event, QDragMoveEvent):
            self._accept(event)
        elif event.type() == QEvent.Type.DragLeave:
            self._put_out()
        else:
            return super().eventFilter(watched, event)
        return True

    def _enter(self, event: QDragEnterEvent) -> None:
        """Glow for files and text."""
        self._put_out()
        if self._accept(event):
            self._glows = [DropGlow(self._window.theme, self._window.ground)]

    def _accept(self, event: QDragMoveEvent) -> bool:
        """Take files and text anywhere."""
        wanted = carried(event.mimeData())
        if wanted:
            event.acceptProposedAction()
        return wanted

    def _put_out(self) -> None:
        """Let the glow go."""
        for glow in self._glows:
            glow.hide()
            glow.deleteLater()
        self._glows = []

    def _drop(self, event: QDropEvent) -> None:
        """What was dropped: files, or else text."""
        self._put_out()
        mime = event.mimeData()
        if paths := paths_in(mime):
            self.files_dropped.emit(paths)
        elif mime.hasText():
            self.text_dropped.emit(mime.text())
        event.acceptProposedAction()


def paths_in(mime: QMimeData) -> list[str]:
    """The paths of the files that are carried."""
    return [url.toLocalFile() for url in mime.urls() if url.isLocalFile()]


def carried(mime: QMimeData) -> bool:
    """Whether files or text are carried."""
    return bool(paths_in(mime)) or mime.hasText()
