# SPDX-License-Identifier: MIT
"""The links of real steps: none runs through a digit."""

from math import hypot

import pytest

from sudoku_qt.models.sudoku.model import SudokuModel
from sudoku_qt.models.sudoku.step_drawing import drawing_of
from sudoku_qt.views.sudoku.hint.links import obstacles, place_of, routes
from sudoku_qt.views.sudoku.view import SudokuView
from tests.case_steps import WITH_LINKS, first_step


@pytest.mark.parametrize("technique", WITH_LINKS)
def test_no_link_runs_through_a_digit(board: SudokuView, technique: str) -> None:
    grid, step = first_step(technique)
    model = board.model()
    assert isinstance(model, SudokuModel)
    model.show(grid)
    model.set_drawing(drawing_of(step))
    cells = board.cells
    for arrow, points in routes(model.drawing, cells):
        own = [place_of(place, cells) for place in (*arrow.start, *arrow.end)]
        for digit in obstacles(cells):
            if any(hypot(digit.x - end.x, digit.y - end.y) < 0.01 for end in own):
                continue
            assert all(hypot(x - digit.x, y - digit.y) > digit.radius for x, y in points), digit
