# SPDX-License-Identifier: MIT
"""Shading: peers, the same digit, the selection and the cursor."""

from sudoku_qt.models.sudoku.cell import Cell
from sudoku_qt.views.sudoku.shading import (
    CURSOR,
    DIGIT_SHIFT,
    PEER,
    PLAIN,
    SAME,
    SELECTED,
    WAITING,
    shades,
)

EMPTY = Cell()


def board(**cells: Cell) -> list[Cell]:
    """Put some cells on an empty board: c40=(...)."""
    found = [EMPTY] * 81
    for name, cell in cells.items():
        found[int(name[1:])] = cell
    return found


def five(notes: int = 0) -> Cell:
    """A cell with a 5, or with notes only."""
    return Cell(notes=notes) if notes else Cell(5, given=True)


def test_an_empty_cursor_shades_its_row_column_and_box() -> None:
    shaded = shades(40, board(), {40}, waiting=False)
    peers = {cell for cell, shade in enumerate(shaded) if shade & PEER}
    row = set(range(36, 45))
    column = set(range(4, 81, 9))
    box = {30, 31, 32, 39, 40, 41, 48, 49, 50}
    assert peers == row | column | box


def test_the_same_digit_is_shaded_everywhere_and_instead_of_the_peer() -> None:
    shaded = shades(0, board(c0=five(), c1=five(), c80=five()), {0}, waiting=False)
    assert [shaded[cell] for cell in (1, 80, 2, 70)] == [SAME, SAME, PEER, PLAIN]


def test_empty_cells_are_not_the_same_as_an_empty_cursor() -> None:
    assert not any(shade & SAME for shade in shades(0, board(), {0}, waiting=False))


def test_notes_of_the_cursors_digit_are_pointed_out() -> None:
    cells = board(c0=five(), c70=five(notes=0b10100), c71=five(notes=0b00100))
    shaded = shades(0, cells, {0}, waiting=False)
    assert [shaded[cell] >> DIGIT_SHIFT for cell in (70, 71, 69)] == [5, 0, 0]


def test_selection_and_cursor_come_on_top() -> None:
    shaded = shades(0, board(), {0, 80}, waiting=False)
    assert shaded[0] == PEER | SELECTED | CURSOR
    assert shaded[80] == SELECTED


def test_a_cursor_that_waits_is_told_from_one_that_has_the_keys() -> None:
    assert shades(0, board(), {0}, waiting=True)[0] & WAITING
    assert not shades(0, board(), {0}, waiting=False)[0] & WAITING
