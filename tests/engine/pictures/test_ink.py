# SPDX-License-Identifier: MIT
"""Ink in a cell hangs together in pieces; those larger than notes are told from notes and lines."""

import numpy as np
import pytest
from numpy.typing import NDArray

from sudoku_qt.engine.pictures.cells import EDGE
from sudoku_qt.engine.pictures.ink import Pieces, pieces

DIGIT = (6, 21, 10, 17)
"""Rows and columns of a digit 15 pixels high."""


def inked(*boxes: tuple[int, int, int, int]) -> Pieces:
    """The pieces of a cell with some boxes of ink, behind thirty cells with a digit."""
    cells = np.zeros((31, EDGE, EDGE), np.float32)
    for cell, (top, low, left, right) in [
        *((at, DIGIT) for at in range(30)),
        *((30, b) for b in boxes),
    ]:
        cells[cell, top:low, left:right] = 1
    return pieces(cells)


def is_sign(*boxes: tuple[int, int, int, int]) -> bool:
    """Whether the boxes are more than notes beside digits that were read."""
    read: NDArray[np.bool_] = np.arange(31) < 30
    return bool(inked(*boxes).no_notes(read)[30])


def test_each_cell_has_its_own_pieces() -> None:
    found = inked((2, 6, 2, 5), (10, 20, 12, 16))
    assert (found.high[30], found.count[30], found.long[30]) == (10, 2, 4)
    assert (found.high[0], found.count[0], found.long[0], found.thick[0]) == (15, 1, 7, 15)
    assert found.digit == 15


def test_what_touches_at_a_corner_is_one_piece() -> None:
    found = inked((2, 6, 2, 5), (6, 9, 5, 8))
    assert (found.high[30], found.count[30]) == (7, 1)


@pytest.mark.parametrize("cell", [[(4, 9, 4, 8)], [(4, 10, 4, 8), (4, 10, 12, 16), (16, 22, 4, 8)]])
def test_what_is_low_is_a_note(cell: list[tuple[int, int, int, int]]) -> None:
    assert not is_sign(*cell)


def test_notes_that_run_into_each_other_are_notes() -> None:
    assert not is_sign((10, 16, 3, 25))


@pytest.mark.parametrize("high", [10, 11, 15, 20])
def test_what_is_nearly_as_high_as_a_digit_is_a_sign(high: int) -> None:
    assert is_sign((4, 4 + high, 9, 15))


def test_a_long_thin_stroke_is_a_sign_and_a_dash_is_not() -> None:
    assert is_sign((13, 15, 5, 23))
    assert not is_sign((13, 15, 10, 17))


def test_lines_at_the_edge_are_none_but_a_sign_that_reaches_it_is() -> None:
    assert not is_sign((0, EDGE, 0, 3), (0, 2, 0, EDGE))
    assert is_sign((0, 26, 8, 20))


def test_an_empty_cell_is_empty() -> None:
    assert not is_sign()
    assert not pieces(np.zeros((81, EDGE, EDGE), np.float32)).no_notes(np.zeros(81, bool)).any()
    assert pieces(np.zeros((81, EDGE, EDGE), np.float32)).zoom == 1


@pytest.mark.parametrize(("high", "zoomed"), [(8, True), (11, True), (13, False), (20, False)])
def test_small_digits_are_looked_at_nearer(high: int, *, zoomed: bool) -> None:
    cells = np.zeros((81, EDGE, EDGE), np.float32)
    cells[:17, 5 : 5 + high, 10:15] = 1
    cells[17:40, 5:9, 5:9] = 1
    assert (pieces(cells).zoom > 1) is zoomed
