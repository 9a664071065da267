# SPDX-License-Identifier: MIT
"""Shading: peers, the digit that is sought, filters, the selection and the cursor."""

from sudoku_qt.models.sudoku.board.cell import Cell
from sudoku_qt.models.sudoku.board.entry_mode import BIVALUE, Entry, EntryMode, Filter
from sudoku_qt.views.sudoku.shading import (
    CURSOR,
    FILTERED,
    PEER,
    PLAIN,
    SAME,
    SELECTED,
    WAITING,
    Highlight,
    Look,
    digit_of,
    filtered,
    mode_of,
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
    shaded = shades(board(), {40}, Look(40))
    peers = {cell for cell, shade in enumerate(shaded) if shade & PEER}
    row = set(range(36, 45))
    column = set(range(4, 81, 9))
    box = {30, 31, 32, 39, 40, 41, 48, 49, 50}
    assert peers == row | column | box


def test_the_same_digit_is_shaded_everywhere_and_instead_of_the_peer() -> None:
    shaded = shades(board(c0=five(), c1=five(), c80=five()), {0}, Look(0))
    assert [shaded[cell] for cell in (1, 80, 2, 70)] == [SAME, SAME, PEER, PLAIN]


def test_empty_cells_are_not_the_same_as_an_empty_cursor() -> None:
    assert not any(shade & SAME for shade in shades(board(), {0}, Look(0)))


def test_notes_of_the_cursors_digit_are_pointed_out() -> None:
    corner = Cell(corners=0b10000)
    cells = board(c0=five(), c70=five(notes=0b10100), c71=five(notes=0b00100), c72=corner)
    shaded = shades(cells, {0}, Look(0))
    assert [digit_of(shaded[cell]) for cell in (70, 71, 72, 69)] == [5, 0, 5, 0]


def test_selection_and_cursor_come_on_top() -> None:
    shaded = shades(board(), {0, 80}, Look(0))
    assert shaded[0] == PEER | SELECTED | CURSOR
    assert shaded[80] == SELECTED


def test_a_cursor_that_waits_is_told_from_one_that_has_the_keys() -> None:
    assert shades(board(), {0}, Look(0, waiting=True))[0] & WAITING
    assert not shades(board(), {0}, Look(0))[0] & WAITING


def test_the_cursor_shows_the_way_of_entering() -> None:
    for mode in EntryMode:
        assert mode_of(shades(board(), {0}, Look(0, entry=Entry(mode)))[0]) is mode


def test_a_locked_digit_is_sought_instead_of_the_cursors() -> None:
    cells = board(c0=Cell(4), c1=five(), c2=Cell(4))
    shaded = shades(cells, {0}, Look(0, entry=Entry(locked=5)))
    assert [bool(shaded[cell] & SAME) for cell in (0, 1, 2)] == [False, True, False]
    painting = shades(cells, {0}, Look(0, entry=Entry(EntryMode.COLOUR, locked=5)))
    assert [bool(painting[cell] & SAME) for cell in (0, 1, 2)] == [True, False, True]


def test_a_filter_points_out_its_digit_and_its_cells_and_no_peers() -> None:
    shaded = shades(board(c0=Cell(4), c80=five()), {0}, Look(0, entry=Entry(sought=Filter(5))))
    assert shaded[80] == SAME
    assert shaded[40] == FILTERED
    assert [shaded[cell] for cell in (79, 8)] == [PLAIN, PLAIN]
    assert not any(shade & PEER for shade in shaded)


def test_the_cursor_shades_what_the_player_wants_of_it() -> None:
    cells = board(c40=five(), c0=five(), c39=five(0b10000))
    quiet = shades(cells, set(), Look(40, highlight=Highlight(same=False, peers=False)))
    assert [quiet[cell] for cell in (0, 39, 41)] == [PLAIN] * 3
    sought = Entry(sought=Filter(5))
    pointed_out = shades(cells, set(), Look(40, entry=sought, highlight=Highlight(same=False)))
    assert pointed_out[0] == SAME, "what was asked for is shown"


def test_on_a_solved_board_only_the_cursor_is_shown() -> None:
    digits = [(row * 3 + row // 3 + column) % 9 + 1 for row in range(9) for column in range(9)]
    solved = [Cell(digit) for digit in digits]
    shaded = shades(solved, {40}, Look(40))
    assert shaded[40] == CURSOR
    assert sum(shaded) == CURSOR

    several = shades(solved, {39, 40}, Look(40))
    assert [cell for cell in range(81) if several[cell] & SELECTED] == [39, 40]

    digits[0] = digits[1]
    wrong = shades([Cell(digit) for digit in digits], {40}, Look(40))
    assert any(shade & PEER for shade in wrong)
    assert any(shade & SAME for shade in wrong)


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
