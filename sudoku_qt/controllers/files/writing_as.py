# SPDX-License-Identifier: MIT
"""The dialog for a file, and writing in the format of the chosen suffix."""

from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import QObject, QStandardPaths, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog

from sudoku_qt.controllers.game_controller import Services
from sudoku_qt.engine.message import Fault
from sudoku_qt.models.words import say
from sudoku_qt.store import files

Writers = Mapping[str, Callable[[], bytes]]
"""The writers by suffix."""


class WritingAs(QObject):
    """Asks for a file and writes it; reports errors."""

    def __init__(self, services: Services, parent: QObject) -> None:
        super().__init__(parent)
        self._services = services

    def ask(self, title: str, name: str, kinds: Mapping[str, str], writers: Writers) -> None:
        """Ask for a file, and write it; `kinds` and `writers` are by suffix."""
        path = self.path(title, name, kinds)
        if path:
            self.write(path, writers[path.suffix.lower()])

    def path(self, title: str, name: str, kinds: Mapping[str, str]) -> Path | None:
        """Ask for a file, with a proposed name; `kinds` are the dialog's lines, by suffix.

        The name has one of these suffixes: without one, the chosen suffix is added.
        """
        usual = next(iter(kinds))
        documents = QStandardPaths.StandardLocation.DocumentsLocation
        folder = Path(QStandardPaths.writableLocation(documents))
        proposal = str((folder if folder.is_dir() else Path.home()) / f"{name}{usual}")
        chosen, kind = QFileDialog.getSaveFileName(
            self._services.window, title, proposal, ";;".join(kinds.values())
        )
        if not chosen:
            return None
        path, endings = Path(chosen), {line: ending for ending, line in kinds.items()}
        if path.suffix.lower() in kinds:
            return path
        return path.with_name(path.name + endings.get(kind, usual))

    def write(self, path: Path, content: Callable[[], bytes]) -> None:
        """Write a file."""
        QGuiApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)  # drawings may take seconds
        try:
            files.write(path, content())
        except Fault as fault:
            self._services.complain(say(fault))
        else:
            self._services.tell(self.tr("Written: {name}").format(name=path.name))
        finally:
            QGuiApplication.restoreOverrideCursor()
