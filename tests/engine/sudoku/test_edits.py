# SPDX-License-Identifier: MIT
"""Entering: what each key does to a small position, played through the rules."""

from dataclasses import replace

from sudoku_qt.engine.history import History
from sudoku_qt.engine.sudoku import edits
from sudoku_qt.engine.sudoku.game import Edit, SudokuGame, SudokuMove, SudokuSetup
from sudoku_qt.engine.sudoku.grid import Grid, digit_mask
from sudoku_qt.engine.sudoku.shape import STANDARD_SHAPE, cell_named
from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.rules import Rules
from tests.sweeps import in_turn

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


def marked(words: str) -> Grid:
    """Make a grid whose given is r1c3=7 by a move in words."""
    return after(grid(), SudokuGame().read_move(SETUP, words))


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


@in_turn(
    ("before", "expected"),
    [
        (grid(), grid(r2c1="3", r2c2="3")),
        (grid(r2c1="13"), grid(r2c1="13", r2c2="3")),
        (grid(r2c1="13", r2c2="3"), grid(r2c1="1")),
        (grid(r2c1=5), grid(r2c1=5, r2c2="3")),
        (grid(r2c1=5, r2c2=6), grid(r2c1=5, r2c2=6)),
    ],
)
def test_a_note_goes_to_all_selected_cells_or_from_all(before: Grid, expected: Grid) -> None:
    cells = [cell_named("r2c1"), cell_named("r2c2")]

    assert after(before, edits.note(before, cells, 3)) == expected


def test_corner_notes_come_and_go_in_the_same_way() -> None:
    before = marked("r2c1^13")
    cells = [cell_named("r2c1"), cell_named("r2c2")]

    both = after(before, edits.note(before, cells, 3, corner=True))

    assert both == marked("r2c1^13 r2c2^3")
    assert after(both, edits.note(both, cells, 3, corner=True)) == marked("r2c1^1")


def test_a_digit_takes_its_corner_note_from_every_cell_that_sees_it() -> None:
    before = marked("r1c9^45 r9c1^4 r5c5^4")

    move = edits.place(before, cell_named("r1c1"), 4)

    assert after(before, move) == marked("r1c9^5 r5c5^4 r1c1=4")


def test_a_colour_goes_to_all_cells_or_from_all_and_others_stay() -> None:
    before = marked("r1c1#38 r1c3#1")
    cells = [0, 1, 2]

    all_have_it = after(before, edits.colour(before, cells, 3))

    assert all_have_it == marked("r1c1#38 r1c2#3 r1c3#13")
    assert after(all_have_it, edits.colour(all_have_it, cells, 3)) == marked("r1c1#8 r1c3#1")


def test_a_candidate_is_painted_and_by_the_same_colour_no_more() -> None:
    before = grid(r1c1="45")

    painted = after(before, edits.tint(before, 0, 4, 7))

    assert painted == marked("r1c1+45 r1c1@47")
    assert after(painted, edits.tint(painted, 0, 4, 7)) == before
    assert after(painted, edits.tint(painted, 0, 4, 2)) == marked("r1c1+45 r1c1@42")
    assert edits.tint(grid(), cell_named("r1c3"), 4, 7) == ()


def test_all_colours_go_at_once_from_cells_and_candidates() -> None:
    before = marked("r1c1+45 r1c1@47 r1c1@52 r9c9#12 r1c3#4")

    assert after(before, edits.uncolour(before)) == grid(r1c1="45")
    assert edits.uncolour(grid()) == ()


def test_erasing_takes_values_and_notes_and_then_colours() -> None:
    before = marked("r1c1=4 r1c2+56 r1c2^1 r1c1#1 r1c3#2")
    cells = [0, 1, 2]

    once = after(before, edits.erase(before, cells))
    twice = after(once, edits.erase(once, cells))

    assert once == marked("r1c1#1 r1c3#2")
    assert twice == grid()
    assert edits.erase(twice, cells) == ()


def test_clearing_notes_leaves_digits_and_colours() -> None:
    before = marked("r1c1=4 r1c2+56 r1c2^1 r9c9^2 r1c1#1")

    assert after(before, edits.clear_notes(before)) == marked("r1c1=4 r1c1#1")


def test_restarting_takes_everything_back_in_one_move() -> None:
    before = marked("r1c1=4 r1c2+56 r9c9=1 r8c8+123456789 r8c8@12 r7c7^12 r6c6#3")

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


def test_all_that_is_on_a_grid_arrives_in_one_move() -> None:
    wanted = grid(r1c1=4, r1c2="569", r9c9="1")
    marks = wanted.markings.with_corners(1, 0b11).with_colours(2, 0b100).with_tint(1, 5, 9)
    wanted = wanted.with_markings(marks)

    assert after(grid(), edits.arrive(wanted)) == wanted
    assert edits.arrive(grid()) == ()


def test_notes_go_by_all_rules_or_by_houses_alone() -> None:
    shape = Rules(9, None, (Constraint("antiknight"),)).shape
    every = replace(Grid.of_givens(bytes(81), shape), candidates=(1,) * 81)
    cleared = [
        {edit.cell for edit in edits.place(every, 40, 1, by_rules=by_rules)[1:]}
        for by_rules in (True, False)
    ]

    assert cleared[0] - cleared[1] == {21, 23, 57, 59, 29, 47, 33, 51}
    assert cleared[1] == STANDARD_SHAPE.peers[40]


def test_notes_that_wrong_digits_removed_come_back_with_their_removal() -> None:
    first = grid(r1c1="45", r1c2="456", r2c2="59", r9c9="1")
    first = first.with_markings(first.markings.with_corners(1, 0b10000))
    history = History[Grid, SudokuMove](first)
    for name, digit in (("r1c1", 4), ("r1c1", 5), ("r2c1", 9)):
        move = edits.place(history.state, cell_named(name), digit)
        history.play(move, after(history.state, move))
    wrong = cell_named("r1c1")

    move = edits.with_lost_notes(history.line(), (Edit(wrong, "=", 0),))

    found = after(history.state, move)
    assert found.candidates == grid(r1c1="45", r1c2="456", r2c2="5", r9c9="1").candidates
    assert found.markings.corners == first.markings.corners
    assert found.values[cell_named("r2c1")] == 9
    assert edits.with_lost_notes(history.line(), ()) == ()
