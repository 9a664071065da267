# SPDX-License-Identifier: MIT
"""A cell as it is shown: two that look the same are the same, whatever they are made of."""

from sudoku_qt.models.sudoku.board.cell import LETTERS, NUMBERS, Cell, Mark


def test_a_cell_is_empty_until_something_is_said_of_it() -> None:
    assert not any(Cell())
    assert Cell().mark is Mark.NONE


def test_cells_that_look_the_same_are_drawn_once() -> None:
    drawn = {Cell(notes=5, colours=1): "picture"}

    assert drawn[Cell(notes=5, colours=1)] == "picture"
    assert Cell(corners=5, colours=1) not in drawn


def test_digits_above_nine_have_two_kinds_of_signs() -> None:
    assert len(NUMBERS) == len(LETTERS) == 17
    assert NUMBERS[:10] == LETTERS[:10] == ("", *"123456789")
    assert (NUMBERS[10], NUMBERS[16], LETTERS[10], LETTERS[16]) == ("10", "16", "A", "G")
