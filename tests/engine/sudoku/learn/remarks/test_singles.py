# SPDX-License-Identifier: MIT
"""What is said of a digit that does not stand where it was entered."""

from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.learn.patterns import pattern_of
from sudoku_qt.engine.sudoku.learn.remarks.singles import of_direct, of_entry
from sudoku_qt.engine.sudoku.logic.step import Candidate
from sudoku_qt.engine.sudoku.shape import STANDARD_SHAPE
from tests.case_steps import first_step

GRID = Grid.of_givens(bytes((5, *bytes(80))))


def test_the_cell_that_has_the_digit_is_named() -> None:
    assert str(next(of_entry(GRID, Candidate(8, 5)))) == (
        "r1c1 in row 1 is 5 already, so r1c9 cannot be."
    )


def test_what_else_could_be_is_named() -> None:
    assert str(next(of_entry(GRID, Candidate(80, 5)))) == (
        "Nothing decides that yet: r9c9 could also be 1, 2, 3, 4, 6, 7, 8, 9, and the 5 could also "
        "go into r9c2, r2c9, r7c7."
    )


def test_a_place_in_two_of_the_houses_is_named_once() -> None:
    assert str(next(of_entry(GRID, Candidate(1, 3)))).endswith("go into r1c3, r2c2.")


def test_of_the_houses_the_one_that_is_asked_about_comes_first() -> None:
    for house, where in ((0, "row 1"), (18, "box 1")):
        text = str(next(of_entry(GRID, Candidate(1, 5), asked=[house])))
        assert text == f"r1c1 in {where} is 5 already, so r1c2 cannot be."


def test_in_the_other_notation_too() -> None:
    assert str(next(of_entry(GRID, Candidate(8, 5), "D5"))).startswith("A1 in row 1 is 5 already")


def test_where_a_locked_digit_takes_a_place_away_its_places_are_named() -> None:
    grid, step = first_step("direct_pointing")
    digit, pattern = step.placements[0].digit, pattern_of(step)
    seeing = [
        cell
        for cell in grid.empty_cells
        if pattern <= STANDARD_SHAPE.peers[cell] and grid.legal(cell) >> digit - 1 & 1
    ]
    assert seeing
    for cell in seeing:
        (text,) = of_direct(step, Candidate(cell, digit))
        assert f"the {digit} is in r" in str(text)
        assert str(text).endswith("sees all of these.")
    assert not list(of_direct(step, step.placements[0]))


def test_in_a_cell_that_a_hidden_pair_fills_nothing_else_goes() -> None:
    _, step = first_step("direct_hidden_pair")
    single = step.placements[0]
    for cell in pattern_of(step):
        (text,) = of_direct(step, Candidate(cell, single.digit))
        assert str(text).endswith(f"cannot be {single.digit}.")
        (own,) = {*step.digits} - {single.digit, max({*step.digits} - {single.digit})}
        assert not list(of_direct(step, Candidate(cell, own)))
    assert not list(of_direct(step, single))
