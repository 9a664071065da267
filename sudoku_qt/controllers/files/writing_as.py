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
"""The writers by suffix; the first one is the default."""


class WritingAs(QObject):
    """Asks for a file and writes it; reports errors."""

    def __init__(self, services: Services, parent: QObject) -> None:
        super().__init__(parent)
        self._services = services

    def ask(self, title: str, name: str, kinds: Mapping[str, str], writers: Writers) -> None:
        """Ask for a file, with a proposed name; `kinds` are the dialog's lines, by suffix."""
        usual = next(iter(kinds))
        documents = QStandardPaths.StandardLocation.DocumentsLocation
        folder = Path(QStandardPaths.writableLocation(documents))
        proposal = str((folder if folder.is_dir() else Path.home()) / f"{name}{usual}")
        chosen, kind = QFileDialog.getSaveFileName(
            self._services.window, title, proposal, ";;".join(kinds.values())
        )
        if chosen:
            endings = {line: ending for ending, line in kinds.items()}
            self._write(Path(chosen), endings.get(kind, usual), writers)

    def _write(self, path: Path, suffix: str, writers: Writers) -> None:
        """Write the format of the name's suffix; if it has none, the chosen suffix is added."""
        if path.suffix.lower() not in writers:
            path = path.with_name(path.name + suffix)
        QGuiApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)  # drawings may take seconds
        try:
            files.write(path, writers[path.suffix.lower()]())
        except Fault as fault:
            self._services.complain(say(fault))
        else:
            self._services.tell(self.tr("Written: {name}").format(name=path.name))
        finally:
            QGuiApplication.restoreOverrideCursor()
