# SPDX-License-Identifier: MIT
"""The links over a board come with a hint and go with it."""

from pytestqt.qtbot import QtBot

from sudoku_qt.models.sudoku.board.model import SudokuModel
from sudoku_qt.models.sudoku.steps.drawing import drawing_of
from sudoku_qt.views.sudoku.hint.overlay import HintOverlay
from sudoku_qt.views.sudoku.view import SudokuView
from sudoku_qt.views.theme import Theme
from tests.case_steps import first_step
from tests.views.pixels import amount


def shown(view: SudokuView, technique: str) -> SudokuModel:
    """Show a technique's step on its position."""
    grid, step = first_step(technique)
    model = view.model()
    assert isinstance(model, SudokuModel)
    model.show(grid)
    HintOverlay(view, model)
    model.set_drawing(drawing_of(step))
    return model


def test_links_are_painted_over_the_board_and_go_with_the_hint(
    board: SudokuView, theme: Theme
) -> None:
    model = shown(board, "xy_chain")

    def inked() -> int:
        return amount(board.surface.grab().toImage(), theme.link)

    assert inked() > 100
    model.set_drawing()
    assert inked() == 0


def test_what_is_drawn_goes_when_the_grid_changes(board: SudokuView, qtbot: QtBot) -> None:
    model = shown(board, "xy_chain")
    with qtbot.waitSignal(model.arrows_changed):
        model.show(None)
    assert not model.drawing.cells
    assert not any(cell.discs or cell.ground for cell in board.cells)
