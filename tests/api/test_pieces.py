# SPDX-License-Identifier: MIT
"""Pieces of texts and arrays."""

from typing import Any

import numpy as np
import pytest

from sudoku_qt.api.pieces import Digits, pieces, shape_of, texts_or_none
from tests.sweeps import in_turn

GRID = "123456789" * 9


def test_texts_come_some_at_a_time() -> None:
    cells = bytes(map(int, GRID))
    assert [*pieces([GRID] * 5, 2)] == [(0, cells * 2), (2, cells * 2), (4, cells)]
    assert [*pieces(GRID, 2)] == [(0, cells)]
    assert [*pieces(iter(()), 2)] == []


def test_arrays_come_as_bytes() -> None:
    grids: Digits = np.arange(162).reshape(2, 9, 9) % 10
    assert b"".join(data for _, data in pieces(grids, 1)) == bytes(n % 10 for n in range(162))


@pytest.mark.parametrize(("shape", "rest"), [((81,), ()), ((9, 9), ()), ((3, 9, 9), (3,))])
def test_answers_have_the_shape_of_the_puzzles(
    shape: tuple[int, ...], rest: tuple[int, ...]
) -> None:
    assert shape_of(np.zeros(shape, int)) == (rest, (-1, 81))


def test_nine_puzzles_of_nine_rows_are_no_puzzle_of_81() -> None:
    assert shape_of(np.zeros((9, 81), int))[0] == (9,)
    with pytest.raises(ValueError, match="81, 9"):
        shape_of(np.zeros((81, 9), int))


def test_zeros_are_no_solution() -> None:
    grids = bytes(map(int, GRID)) + bytes(81)
    assert texts_or_none(grids) == [GRID, None]


@in_turn(
    ("given", "said"),
    [
        (None, "not NoneType"),
        (81, "not int"),
        (GRID.encode(), "not bytes"),
        ([GRID, None], "puzzle 1: NoneType is no text"),
        ([[0] * 81], "puzzle 0: list is no text"),
        ([0] * 81, "puzzle 0: int is no text"),
    ],
)
def test_what_is_no_puzzle_is_named(given: Any, said: str) -> None:
    with pytest.raises(TypeError, match=said):
        [*pieces(given, 9)]


@in_turn("kind", [*"bBhHiIlLqQ", ">i4"])
def test_arrays_of_any_integers_come_as_bytes(kind: str) -> None:
    rows: Digits = (np.arange(324).reshape(4, 81) % 10).astype(kind)
    for some in (rows, rows[::2], rows[::-1], np.asfortranarray(rows), rows[:0]):
        assert b"".join(data for _, data in pieces(some, 3)) == some.astype(np.uint8).tobytes()
