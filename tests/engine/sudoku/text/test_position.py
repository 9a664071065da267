# SPDX-License-Identifier: MIT
"""Positions as programs hand them on."""

from sudoku_qt.engine.format import Found
from sudoku_qt.engine.sudoku.game import SudokuGame, SudokuSetup
from sudoku_qt.engine.sudoku.grid import Grid, digit_mask
from sudoku_qt.engine.sudoku.markings import Markings
from sudoku_qt.engine.sudoku.text.position import (
    eliminated,
    found,
    found_at,
    full_notes,
    plain,
    position,
    position_of,
    with_eliminated,
)
from tests.sweeps import in_turn

GIVENS = b"\1" + bytes(80)
ENTERED = b"\2\3" + bytes(79)


def test_a_given_counts_before_what_was_entered_and_a_digit_before_notes() -> None:
    notes = (1, 2, 4, *[0] * 78)
    read = position(GIVENS, ENTERED, notes, Markings(corners=notes, tints=notes))

    assert read.grid.values[:2] == b"\1\3"
    assert read.grid.candidates[:3] == (0, 0, 4)
    assert read.grid.markings.corners[:3] == (0, 0, 4)
    assert read.grid.markings.tints[:3] == (0, 0, 4)


def test_it_goes_into_a_finding_and_comes_out_again() -> None:
    read = position(GIVENS, ENTERED).timed(65_000).renamed(title="T", comment="C")

    assert position_of(found_at(read)) == read
    assert found_at(position(GIVENS)).state is None


def test_moves_lead_to_it_where_there_is_no_state() -> None:
    setup = SudokuGame().write_setup(SudokuSetup(GIVENS))

    assert position_of(Found("sudoku", setup, moves=("r1c2=5",))).grid.values[:2] == b"\1\5"


def test_what_was_typed_in_counts_as_given() -> None:
    game, setup = SudokuGame(), SudokuSetup(bytes(81), origin="draft")
    state = game.write_state(setup, Grid(bytes(81), GIVENS))

    assert position_of(Found("sudoku", game.write_setup(setup), state)).setup.givens == GIVENS


@in_turn(("clock", "kept"), [(1.5, 1), (0, 0), (-5, 0), (1e30, 0)])
def test_a_time_that_no_clock_shows_is_none(clock: float, kept: int) -> None:
    assert position(GIVENS).timed(clock).elapsed_ms == kept


@in_turn(
    ("text", "told"),
    [
        (" a\r\nb ", "a\nb"),
        ("ab\u202ec\0d", "abcd"),
        ("中文，é😀", "中文，é😀"),
        ("x" * 5_000, "x" * 1_000),
        ("a\ud800b", "ab"),
    ],
)
def test_a_text_of_somebody_s_is_made_plain(text: str, told: str) -> None:
    assert plain(text) == told


def test_notes_are_told_by_what_the_rules_allow_and_they_leave_out() -> None:
    grid = position(GIVENS, notes=(0, digit_mask((2, 3)), digit_mask((1,)), *[0] * 78)).grid

    gone = eliminated(grid)

    assert gone[1] == digit_mask(range(4, 10))
    assert gone[2] == 0, "notes that break the rules tell nothing"
    assert gone[80] == 0
    assert full_notes(grid)[80] == digit_mask(range(1, 10))
    assert with_eliminated(grid, gone).candidates[1] == digit_mask((2, 3))
    assert not any(with_eliminated(grid, [0] * 81).candidates)


def test_a_finding_holds_the_givens_and_the_comment() -> None:
    finding = found("1" + "." * 80, "easy")

    assert bytes(position_of(finding).setup.givens) == bytes([1] + [0] * 80)
    assert finding.setup["comment"] == "easy"
    assert found("." * 81, "x" * 10**6).setup["comment"] == "x" * 1000
    assert finding.state is None
