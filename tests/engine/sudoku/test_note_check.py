# SPDX-License-Identifier: MIT
"""Notes held against the rules, and what the player eliminated told from what went by itself."""

from itertools import accumulate

from sudoku_qt.engine.sudoku import edits
from sudoku_qt.engine.sudoku.game import SudokuGame, SudokuMove, SudokuSetup
from sudoku_qt.engine.sudoku.grid import ALL_DIGITS, NO_CANDIDATES, Grid, digit_mask
from sudoku_qt.engine.sudoku.note_check import eliminated, missing_digits, note_faults
from sudoku_qt.engine.sudoku.shape import STANDARD_SHAPE

GAME = SudokuGame()
SETUP = SudokuSetup(b"\0\0\7" + bytes(78))
START = GAME.start(SETUP)


def played(*moves: str | SudokuMove) -> list[Grid]:
    """The states of a game with its start; moves may be words."""
    made = (GAME.read_move(SETUP, move) if isinstance(move, str) else move for move in moves)
    return list(accumulate(made, lambda state, move: GAME.play(SETUP, state, move), initial=START))


def fill(grid: Grid) -> SudokuMove:
    """Fill all notes in, as at the start."""
    return note_faults(grid, NO_CANDIDATES).mend


def test_a_candidate_that_the_player_takes_away_is_eliminated() -> None:
    states = played(fill(START), "r1c1-4", "r1c2-45", "r1c2+5")

    found = eliminated(states)

    assert (found[0], found[1]) == (digit_mask([4]), digit_mask([4]))
    assert not any(found[2:])


def test_a_note_that_goes_with_a_digit_is_not_eliminated() -> None:
    filled = GAME.play(SETUP, START, fill(START))
    placed = edits.place(filled, 0, 4)

    assert not any(eliminated(played(fill(START), placed)))
    assert not any(eliminated(played(fill(START), placed, "r1c1=0"))), "nor when it is gone again"


def test_an_elimination_outlives_a_digit_in_its_cell() -> None:
    assert eliminated(played(fill(START), "r1c1-4", "r1c1=5", "r1c1=0"))[0] == digit_mask([4])


def test_where_the_last_note_goes_nothing_is_eliminated() -> None:
    assert not any(eliminated(played("r1c1+24", "r1c1-4", "r1c1-2")))
    assert not any(eliminated([START]))


def test_filling_notes_adds_what_is_missing_and_takes_what_cannot_be() -> None:
    grid = played("r1c1+57", "r1c2=5")[-1]
    faults = note_faults(grid, NO_CANDIDATES)
    full = GAME.play(SETUP, grid, faults.mend)

    assert faults.impossible[0] == digit_mask([5, 7])
    assert full.candidates[0] == ALL_DIGITS & ~digit_mask([5, 7])
    assert full.candidates[1] == full.candidates[2] == 0
    assert full.candidates[80] == ALL_DIGITS
    assert note_faults(full, NO_CANDIDATES).cells == ()


def test_filling_again_leaves_out_what_the_player_eliminated() -> None:
    states = played(fill(START), "r1c1-4", "r1c1=5", "r1c1=0")

    again = GAME.play(SETUP, states[-1], note_faults(states[-1], eliminated(states)).mend)

    assert again.candidates[0] == ALL_DIGITS & ~digit_mask([4, 7])


def test_only_some_cells_can_be_looked_at() -> None:
    faults = note_faults(START, NO_CANDIDATES, [0, 80])

    assert faults.cells == (0, 80)
    assert faults.counts == (8 + 9, 0)


def test_a_house_lacks_the_digits_that_stand_nowhere_in_it() -> None:
    grid = played("r1c1=1 r1c2=3")[-1]

    row = STANDARD_SHAPE.houses[0]

    assert missing_digits(grid, row) == ALL_DIGITS & ~digit_mask([1, 3, 7])


def test_what_a_game_to_practise_begins_without_counts_as_taken_away() -> None:
    grid = Grid.of_givens(bytes(81)).with_all_candidates()
    fewer = grid.with_candidates(0, 0b110).with_candidates(5, 0b1)

    assert eliminated([fewer])[0] == ALL_DIGITS & ~0b110
    assert eliminated([fewer, fewer.with_value(80, 1)])[5] == ALL_DIGITS & ~0b1
    assert not any(eliminated([grid]))


def test_a_game_that_begins_with_some_notes_lacks_nothing() -> None:
    few = Grid.of_givens(bytes(81)).with_candidates(0, 0b110)

    assert not any(eliminated([few]))
