# SPDX-License-Identifier: MIT
"""The export of a list, or a part of it: as text in any format, drawn, or as a web page."""

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QObject, QStandardPaths
from PySide6.QtWidgets import QFileDialog

from sudoku_qt.controllers.files.exporting import ask_to_lose, filters_of, path_for, suffixes_of
from sudoku_qt.controllers.files.pictures import page_kind
from sudoku_qt.controllers.foreground_job import ForegroundJob
from sudoku_qt.controllers.sudoku.context import SudokuContext
from sudoku_qt.controllers.sudoku.puzzle_list.drawing import ListDrawing, drawn_kinds
from sudoku_qt.controllers.sudoku.sharing.writing import write_page
from sudoku_qt.controllers.sudoku.workers.puzzle_lists import Written, write_part
from sudoku_qt.controllers.workers.job import Ticket, as_work
from sudoku_qt.engine.format import Format, Found
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.game import SudokuGame
from sudoku_qt.engine.sudoku.text.position import position_of
from sudoku_qt.models.words import say
from sudoku_qt.store import files
from sudoku_qt.views.dialogs.picture import PAGE
from sudoku_qt.views.dialogs.question_box import LossBox


class Chosen(NamedTuple):
    """What is exported: some rows of a list, and the list's name without suffix."""

    puzzles: Sequence[Found]
    rows: Sequence[int]
    name: str

    @property
    def found(self) -> list[Found]:
        """The puzzles of the rows."""
        return [self.puzzles[row] for row in self.rows]


class ListExport(QObject):
    """Asks for a file, reports what would be lost, and writes in a worker."""

    def __init__(self, context: SudokuContext, parent: QObject) -> None:
        super().__init__(parent)
        self._services = context.services
        self._job = ForegroundJob(context.services, self)
        self._drawing = ListDrawing(context, self._job, self)

    def write(self, chosen: Chosen) -> None:
        """Ask for a file for some rows of a list; its name is proposed."""
        kinds = filters_of(SudokuGame.name, many=True)
        drawn = {line: ending for ending, line in drawn_kinds().items()} | {page_kind(): PAGE}
        documents = QStandardPaths.StandardLocation.DocumentsLocation
        folder = Path(QStandardPaths.writableLocation(documents))
        proposal = str((folder if folder.is_dir() else Path.home()) / chosen.name)
        name, kind = QFileDialog.getSaveFileName(
            self._services.window,
            self.tr("Export the puzzles"),
            proposal,
            ";;".join((*kinds, *drawn)),
        )
        if not name:
            return
        path, ending = Path(name), drawn.get(kind, "")
        typed = path.suffix.lower()
        if ending or (kind not in kinds and typed in drawn.values()):
            self._draw(chosen, path if typed in drawn.values() else Path(name + ending))
        else:
            form = kinds.get(kind) or _fitting(path, tuple(kinds.values()))
            self._write_text(chosen, path_for(path, form), form)

    def _draw(self, chosen: Chosen, path: Path) -> None:
        """Write pictures, or a page, by the suffix of the file."""
        if path.suffix.lower() == PAGE:
            self._write_page(chosen, path)
        else:
            self._drawing.write(chosen.found, path)

    def _write_page(self, chosen: Chosen, path: Path) -> None:
        def written(_: None) -> None:
            self._services.tell(self.tr("Written: {name}").format(name=path.name))

        try:
            setups = [position_of(found).setup for found in chosen.found]
        except Fault as fault:
            self._services.complain(say(fault))
            return
        work = write_page(setups, path, chosen.name)
        self._job.run(self.tr("Writing the web page…"), work, written)

    def _write_text(self, chosen: Chosen, path: Path, form: Format) -> None:
        def written(part: Written) -> None:
            choice = ask_to_lose(part.lost, self._services.window)
            if choice is LossBox.Choice.SAVE:
                self._store(part.data, path)
            elif choice is LossBox.Choice.OTHER:
                self.write(chosen)

        text = self.tr("Writing the puzzles…")
        self._job.run(text, write_part(chosen.puzzles, chosen.rows, form), written)

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
