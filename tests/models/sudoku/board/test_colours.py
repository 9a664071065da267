# SPDX-License-Identifier: MIT
"""The player's colours have names of their own."""

from sudoku_qt.engine.sudoku.markings import COLOURS
from sudoku_qt.models.sudoku.board.colours import colour_name


def test_each_colour_has_a_name_of_its_own(qapp: object) -> None:
    names = [colour_name(number) for number in range(1, COLOURS + 1)]

    assert names[0] == "red"
    assert len(set(names)) == COLOURS
