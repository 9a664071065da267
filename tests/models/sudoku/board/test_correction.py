# SPDX-License-Identifier: MIT
"""What was read from a picture is corrected cell by cell, and what is typed is beyond doubt."""

from sudoku_qt.models.sudoku.board.correction import Correction

DIGITS = bytes([5, 3, *[0] * 79])


def test_the_cursor_begins_at_the_first_doubt_and_stays_on_the_board() -> None:
    correction = Correction(DIGITS, {40, 10})
    assert correction.cursor == 10
    correction.step(-9, -9)
    assert correction.cursor == 0
    correction.step(9, 1)
    assert correction.cursor == 73


def test_a_board_of_six_rows_has_its_own_edge() -> None:
    correction = Correction(bytes(36), {0})
    correction.step(9, 9)
    assert correction.cursor == 35
    assert correction.spoken() == "r6c6, empty"


def test_what_is_typed_cleared_or_confirmed_is_beyond_doubt() -> None:
    correction = Correction(DIGITS, {0, 1, 2})
    assert correction.confirm()
    assert not correction.confirm()
    correction.cursor = 1
    correction.put(3)
    correction.cursor = 2
    correction.put(0)
    assert correction.digits == DIGITS
    assert not correction.doubtful


def test_doubts_are_gone_through_and_end() -> None:
    correction = Correction(DIGITS, {3, 8})
    assert correction.seek(forward=True)
    assert correction.cursor == 8
    assert not correction.seek(forward=True)
    assert correction.seek(forward=False)
    assert not correction.seek(forward=False)
    assert correction.cursor == 3


def test_a_cell_is_said_with_its_doubt() -> None:
    correction = Correction(DIGITS, {0})
    assert correction.spoken() == "r1c1, 5, in doubt"
    correction.step(8, 8)
    assert correction.spoken() == "r9c9, empty"
