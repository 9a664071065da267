# SPDX-License-Identifier: MIT
"""The correction of what was read from a picture, with a check after each change."""

from collections.abc import Sequence

from PySide6.QtCore import QObject

from sudoku_qt.controllers.game_controller import Services
from sudoku_qt.controllers.sudoku.workers.inspect import check_picture
from sudoku_qt.controllers.workers.job import Jobs
from sudoku_qt.engine.format import Found
from sudoku_qt.engine.pictures.region_solver import puzzle_in
from sudoku_qt.engine.sudoku.text.cells import line_of
from sudoku_qt.engine.sudoku.text.position import found
from sudoku_qt.engine.sudoku.text.variants.found import variant_found
from sudoku_qt.models.picture_read import PictureRead
from sudoku_qt.views.sudoku.dialogs.reading.picture import PictureCheckDialog


class Correcting(QObject):
    """Checks the digits of a dialog in a worker whenever they change."""

    def __init__(self, dialog: PictureCheckDialog, jobs: Jobs) -> None:
        super().__init__(dialog)
        self._dialog, self._jobs = dialog, jobs
        self._job = 0
        dialog.board.changed.connect(self._look)
        dialog.turned.connect(self._look)
        dialog.finished.connect(self._leave)
        self._look()

    def _look(self) -> None:
        self._leave()
        regions = self._dialog.regions
        work = check_picture(self._dialog.board.correction.digits, regions)
        self._job = self._jobs.start(work, self._dialog.show_check)

    def _leave(self) -> None:
        self._jobs.cancel(self._job)


def correct(read: PictureRead, services: Services) -> Sequence[Found]:
    """Show what was read; return the puzzles as corrected, or none if they are rejected."""
    dialog = PictureCheckDialog(read, services.window)
    Correcting(dialog, services.jobs)
    accepted = dialog.exec()
    puzzles = [
        _found(each.digits, board.regions)
        for each, board in zip(dialog.corrections, read.boards, strict=True)
    ]
    dialog.deleteLater()
    return puzzles if accepted else ()


def _found(digits: bytes, regions: tuple[int, ...] | None) -> Found:
    """A puzzle with these givens; where there are not nine rows, with these regions."""
    if regions is None:
        return found(line_of(digits))

    return variant_found(puzzle_in(regions, digits))
