# SPDX-License-Identifier: MIT
"""The export of a list, or a part of it, in any format for many puzzles."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject, QStandardPaths
from PySide6.QtWidgets import QFileDialog

from sudoku_qt.controllers.files.exporting import ask_to_lose, filters_of, path_for, suffixes_of
from sudoku_qt.controllers.foreground_job import ForegroundJob
from sudoku_qt.controllers.game_controller import Services
from sudoku_qt.controllers.sudoku.workers.puzzle_lists import Written, write_part
from sudoku_qt.controllers.workers.job import Ticket, as_work
from sudoku_qt.engine.format import Format, Found
from sudoku_qt.engine.sudoku.game import SudokuGame
from sudoku_qt.store import files
from sudoku_qt.views.dialogs.loss_box import LossBox


class ListExport(QObject):
    """Asks for a file, reports what would be lost, and writes in a worker."""

    def __init__(self, services: Services, parent: QObject) -> None:
        super().__init__(parent)
        self._services = services
        self._job = ForegroundJob(services, self)

    def write(self, puzzles: Sequence[Found], rows: Sequence[int], name: str) -> None:
        """Ask for a file for some rows of a list; `name` is proposed, without suffix."""
        kinds = filters_of(SudokuGame.name, many=True)
        documents = QStandardPaths.StandardLocation.DocumentsLocation
        folder = Path(QStandardPaths.writableLocation(documents))
        proposal = str((folder if folder.is_dir() else Path.home()) / name)
        chosen, kind = QFileDialog.getSaveFileName(
            self._services.window, self.tr("Export the puzzles"), proposal, ";;".join(kinds)
        )
        if not chosen:
            return
        form = kinds.get(kind) or _fitting(Path(chosen), tuple(kinds.values()))

        def written(part: Written) -> None:
            choice = ask_to_lose(part.lost, self._services.window)
            if choice is LossBox.Choice.SAVE:
                self._store(part.data, path_for(Path(chosen), form))
            elif choice is LossBox.Choice.OTHER:
                self.write(puzzles, rows, name)

        text = self.tr("Writing the puzzles…")
        self._job.run(text, write_part(puzzles, rows, form), written)

    def _store(self, data: bytes, path: Path) -> None:
        def stored(_: None) -> None:
            self._services.tell(self.tr("Written: {name}").format(name=path.name))

        self._job.run(self.tr("Writing the puzzles…"), _storing(data, path), stored)


def _fitting(path: Path, forms: Sequence[Format]) -> Format:
    """The format of a suffix, for a system's dialog that tells no kind; or else the first."""
    return next((each for each in forms if path.suffix in suffixes_of(each)), forms[0])


@as_work
def _storing(_: Ticket, data: bytes, path: Path) -> None:
    files.write(path, data)
