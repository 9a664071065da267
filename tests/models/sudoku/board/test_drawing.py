# SPDX-License-Identifier: MIT
"""A drawing knows every cell in which it draws something."""

from sudoku_qt.models.sudoku.board.cell import Disc
from sudoku_qt.models.sudoku.board.drawing import NOTHING_DRAWN, Drawing


def test_its_cells_are_those_of_discs_grounds_and_frames() -> None:
    drawing = Drawing({1: (Disc(5, "set_a"),)}, {2: "set_b"}, frozenset({3}))
    assert drawing.cells == {1, 2, 3}
    assert NOTHING_DRAWN.cells == frozenset()
