# SPDX-License-Identifier: MIT
"""A step for others, in a picture or on a large screen: its board and its texts."""

from PySide6.QtCore import QCoreApplication

from sudoku_qt.controllers.sudoku.hints.screens import Telling
from sudoku_qt.engine.sudoku.hints.path.path_text import told_whole
from sudoku_qt.engine.sudoku.hints.path.solving_path import PathStep
from sudoku_qt.engine.sudoku.logic.step import Step
from sudoku_qt.engine.sudoku.shape import CELLS
from sudoku_qt.models.sudoku.board.model import SudokuModel, SudokuSession
from sudoku_qt.models.sudoku.steps.drawing import drawing_of
from sudoku_qt.models.words import QT_TRANSLATE_NOOP, say
from sudoku_qt.views.sudoku.steps.picture import StepShown

PLACE = QT_TRANSLATE_NOOP("SudokuStep", "step {number} of {count}")


def step_shown(
    each: PathStep[Step], place: tuple[int, int], session: SudokuSession, telling: Telling
) -> StepShown:
    """A step in its position with all candidates; `place` is its number and the number of steps."""
    model = SudokuModel(session, session)
    model.show(each.before)
    drawing = drawing_of(each.step)
    model.set_drawing(drawing)
    cells = [model.cell(cell) for cell in range(CELLS)]
    model.deleteLater()
    page = telling.pages[each.step.technique]
    sentence, *branches = told_whole(each.step, page, telling.notation, say)
    number, count = place
    where = QCoreApplication.translate("SudokuStep", PLACE)
    return StepShown(
        cells,
        drawing,
        page.name(each.step),
        sentence,
        where.format(number=number, count=count),
        branches,
    )
