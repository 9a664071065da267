# SPDX-License-Identifier: MIT
"""What is said of wrong answers about notes and links: the reason, from the position."""

from sudoku_qt.engine.sudoku.grid import ALL_DIGITS, Grid
from sudoku_qt.engine.sudoku.kernel.solver import parse
from sudoku_qt.engine.sudoku.learn.remarks import basics
from sudoku_qt.engine.sudoku.logic.step import Candidate

LINE = "5.9.16.4......9.6181...2973.57.9..2.14.25763.92.....1...4.781.2.8....3..7..1.3486"
GRID = Grid.of_givens(parse(LINE)).with_all_candidates()
R2C1, R2C3, R2C4, R4C1, R4C4, R6C3 = 9, 11, 12, 27, 30, 47


def said(
    remarks: basics.Remarks,
    marks: set[tuple[int, int]],
    right: set[tuple[int, int]],
    digit: int = 0,
    framed: int | None = None,
    grid: Grid = GRID,
) -> str:
    """The first remark."""
    given = basics.Given(
        grid,
        frozenset(Candidate(*mark) for mark in marks),
        frozenset(Candidate(*mark) for mark in right),
        digit,
        frozenset() if framed is None else frozenset({framed}),
        "r4c5",
    )
    return str(next(remarks(given)))


def test_a_note_that_nothing_speaks_against_stays() -> None:
    grid = GRID.with_candidates(R2C4, ALL_DIGITS)
    right = {(R2C4, digit) for digit in (1, 2, 6, 9)}
    assert said(basics.of_notes, {(R2C4, 3)}, right, framed=R2C4, grid=grid) == (
        "r2c4 does not see any 3, so it may be one."
    )
    assert said(basics.of_notes, right - {(R2C4, 9)}, right, framed=R2C4, grid=grid) == (
        "Right so far, but one more note goes."
    )


def test_an_entered_digit_takes_its_own_notes_where_it_is_seen() -> None:
    grid = GRID.with_value(R4C1, 3)
    right = {(R4C4, 3), (R6C3, 3)}
    assert "Only notes of 3 go now" in said(
        basics.of_entered, {(R4C4, 8)}, right, framed=R4C1, grid=grid
    )
    assert said(basics.of_entered, {(R2C4, 3)}, right, framed=R4C1, grid=grid) == (
        "r2c4 does not see the framed cell."
    )
    assert said(basics.of_entered, set(right) - {(R4C4, 3)}, right, framed=R4C1, grid=grid) == (
        "Right so far, but one more note goes."
    )


def test_a_place_of_a_digit_is_empty_in_the_box_and_sees_none() -> None:
    right = {(R4C1, 0), (R6C3, 0)}
    assert said(basics.of_places, {(28, 0), (R4C1, 0)}, right, 3) == "r4c2 is filled already."
    assert said(basics.of_places, {(R4C4, 0), (R4C1, 0)}, right, 3) == (
        "r4c4 does not lie in box 4."
    )
    assert said(basics.of_places, {(38, 0), (R4C1, 0)}, right, 3) == (
        "r5c8 in row 5 is 3 already, so r5c3 cannot be."
    )


def test_a_cell_with_two_notes_is_not_ready() -> None:
    assert said(basics.of_last_note, {(R4C1, 3)}, {(53, 8)}) == (
        "r4c1 has more notes than one: 3, 6."
    )
    assert said(basics.of_last_note, {(R4C1, 5)}, {(53, 8)}) == (
        "r4c2 in row 4 is 5 already, so r4c1 cannot be."
    )


def test_a_house_with_three_places_has_no_strong_link() -> None:
    right = {(R4C1, 0), (R6C3, 0)}
    assert said(basics.of_strong_in_box, {(R2C1, 0), (10, 0)}, right, 3) == (
        "In box 1 the 3 has 4 places: if one is false, the others are still open. That is no "
        "strong link."
    )
    assert said(basics.of_strong_in_box, {(R4C1, 0), (54, 0)}, right, 3) == (
        "The two cells of a strong link in a box lie in one and the same box."
    )
    assert said(basics.of_strong_in_house, {(R4C1, 0), (R6C3, 0)}, {(R4C1, 0), (R4C4, 0)}, 3) == (
        "r6c3 does not lie in row 4."
    )


def test_a_weak_link_leads_to_what_is_seen_and_has_the_digit() -> None:
    right = {(R4C4, 0), (R6C3, 0)}
    assert said(basics.of_weak, {(35, 0)}, right, 3, R4C1) == "r4c9 has no 3."
    assert said(basics.of_weak, {(R2C4, 0)}, right, 3, R4C1) == (
        "r2c4 does not see the framed cell."
    )
    assert said(basics.of_weak, {(R4C1, 0)}, right, 3, R4C1) == "r4c1 is the framed cell itself."
    assert said(basics.of_weak, {(R4C4, 0)}, right, 3, R4C1) == "Right so far. One is missing."


def test_two_strong_links_away_the_colour_is_the_first_again() -> None:
    right = {(R6C3, 0), (R4C4, 0)}
    assert said(basics.of_colours, {(R4C1, 0)}, right, 3, R2C3) == (
        "r4c1 has the first colour again, like the framed cell."
    )
    assert said(basics.of_colours, {(R2C4, 0)}, right, 3, R2C3) == (
        "No strong link leads from a coloured cell to r2c4."
    )
    assert said(basics.of_colours, {(R2C3, 0)}, right, 3, R2C3) == (
        "The framed cell has the first colour."
    )
