# SPDX-License-Identifier: MIT
"""Entering: what each key does to a small position, played through the rules."""

import pytest

from sudoku_qt.engine.sudoku import edits
from sudoku_qt.engine.sudoku.game import SudokuGame, SudokuMove, SudokuSetup
from sudoku_qt.engine.sudoku.grid import ALL_DIGITS, Grid, digit_mask
from sudoku_qt.engine.sudoku.shape import cell_named

SETUP = SudokuSetup(b"\0\0\7" + bytes(78))


def grid(**cells: int | str) -> Grid:
    """Make a grid whose given is r1c3=7 from values, or notes as texts of digits."""
    position = SudokuGame().start(SETUP)
    for name, what in cells.items():
        cell = cell_named(name)
        if isinstance(what, int):
            position = position.with_value(cell, what)
        else:
            position = position.with_candidates(cell, digit_mask(map(int, what)))
    return position


def after(position: Grid, move: SudokuMove) -> Grid:
    """Play a move."""
    return SudokuGame().play(SETUP, position, move)


def test_a_digit_takes_its_note_from_every_cell_that_sees_it() -> None:
    before = grid(r1c1="45", r1c9="45", r9c1="4", r2c2="4", r5c5="4")

    move = edits.place(before, cell_named("r1c1"), 4)

    assert after(before, move) == grid(r1c1=4, r1c9="5", r5c5="4")


def test_untidily_a_digit_leaves_the_notes_alone() -> None:
    before = grid(r1c9="45")

    move = edits.place(before, cell_named("r1c1"), 4, tidy=False)

    assert after(before, move) == grid(r1c1=4, r1c9="45")


def test_a_digit_on_a_given_does_nothing() -> None:
    assert edits.place(grid(), cell_named("r1c3"), 4) == ()


def test_the_same_digit_again_changes_nothing() -> None:
    before = grid(r1c1=4)

    assert after(before, edits.place(before, 0, 4)) is before


@pytest.mark.parametrize(
    ("before", "expected"),
    [
        (grid(), grid(r2c1="3", r2c2="3")),
        (grid(r2c1="13"), grid(r2c1="13", r2c2="3")),
        (grid(r2c1="13", r2c2="3"), grid(r2c1="1")),
        (grid(r2c1=5), grid(r2c1=5, r2c2="3")),
        (grid(r2c1=5, r2c2=6), grid(r2c1=5, r2c2=6)),
    ],
    ids=["none has it", "one has it", "all have it", "one is filled", "all are filled"],
)
def test_a_note_goes_to_all_selected_cells_or_from_all(before: Grid, expected: Grid) -> None:
    cells = [cell_named("r2c1"), cell_named("r2c2")]

    assert after(before, edits.note(before, cells, 3)) == expected


def test_a_digit_typed_into_several_cells_is_a_note() -> None:
    before = grid()

    assert after(before, edits.enter(before, [0, 1], 3, as_note=False)) == grid(r1c1="3", r1c2="3")
    assert after(before, edits.enter(before, [0], 3, as_note=True)) == grid(r1c1="3")
    assert after(before, edits.enter(before, [0], 3, as_note=False)) == grid(r1c1=3)
    assert edits.enter(before, [], 3, as_note=False) == ()


def test_erasing_takes_values_first_and_then_notes() -> None:
    before = grid(r1c1=4, r1c2="56")
    cells = [0, 1, 2]

    once = after(before, edits.erase(before, cells))
    twice = after(once, edits.erase(once, cells))

    assert once == grid(r1c2="56")
    assert twice == grid()
    assert edits.erase(twice, cells) == ()


def test_restarting_takes_everything_back_in_one_move() -> None:
    before = grid(r1c1=4, r1c2="56", r9c9=1, r8c8="123456789")

    assert after(before, edits.restart(before, grid())) == grid()


def test_restarting_an_exercise_brings_its_digits_and_notes_back() -> None:
    first = grid(r1c1=4, r1c2="56", r5c5="12", r7c7=3)
    before = grid(r1c1=5, r1c2=6, r5c5="23", r9c9=1, r8c8="19")

    assert after(before, edits.restart(before, first)) == first
    assert edits.restart(first, first) == ()


def test_filling_in_a_solution_leaves_what_is_right() -> None:
    solution = bytearray(81)
    solution[:4] = 4, 5, 7, 6
    before = grid(r1c1=4, r1c2=9, r1c4="6")

    move = edits.fill(before, bytes(solution))

    assert [edit.cell for edit in move] == [1, 3]
    assert after(before, move).values == bytes(solution)


def test_filling_notes_leaves_the_player_s_own() -> None:
    before = grid(r1c1="4", r1c2=5)

    notes = after(before, edits.fill_notes(before)).candidates

    assert notes[0] == digit_mask([4])
    assert notes[1] == notes[2] == 0
    assert notes[3] == ALL_DIGITS & ~digit_mask([5, 7])
    assert notes[80] == ALL_DIGITS


def test_filling_notes_leaves_a_cell_without_any_legal_digit_blank() -> None:
    before = Grid.of_givens(b"\0\1\2\3\4\5\6\7\x08" + b"\x09" + bytes(71))

    assert 0 not in {edit.cell for edit in edits.fill_notes(before)}
