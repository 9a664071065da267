# SPDX-License-Identifier: MIT
"""Filters: a digit's possible cells, the others, and those of two candidates."""

from sudoku_qt.models.sudoku.board.cell import Cell
from sudoku_qt.models.sudoku.board.entry_mode import BIVALUE, Filter
from sudoku_qt.views.sudoku.filtering import filtered

EMPTY = [Cell()] * 81


def board(**cells: Cell) -> list[Cell]:
    """Put some cells on an empty board: c40=..."""
    found = list(EMPTY)
    for name, cell in cells.items():
        found[int(name[1:])] = cell
    return found


def test_a_digit_can_go_wherever_no_cell_sees_it() -> None:
    through = filtered(board(c0=Cell(5, given=True), c40=Cell(3)), Filter(5))
    assert not through & {0, 1, 8, 9, 10, 20, 72, 40}
    assert {30, 41, 80} <= through


def test_where_something_is_noted_the_notes_decide() -> None:
    through = filtered(board(c0=Cell(notes=0b1), c1=Cell(notes=0b10000)), Filter(5))
    assert 0 not in through
    assert 1 in through


def test_inverted_all_other_empty_cells_come_through() -> None:
    cells = board(c0=Cell(5, given=True), c40=Cell(3))
    for_five, against = filtered(cells, Filter(5)), filtered(cells, Filter(5, inverted=True))
    assert not for_five & against
    assert for_five | against == set(range(81)) - {0, 40}


def test_cells_of_two_candidates_come_through() -> None:
    row = {f"c{cell}": Cell(cell + 1) for cell in range(7)}
    cells = board(**row, c80=Cell(notes=0b11), c70=Cell(notes=0b111))
    assert filtered(cells, Filter(BIVALUE)) == {7, 8, 80}
