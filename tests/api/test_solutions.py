# SPDX-License-Identifier: MIT
"""Solutions, counts and canonical forms: in which form they are given, and of what none is."""

from random import Random

import numpy as np
import pytest

import sudoku_qt.api as sudoku
from sudoku_qt.api.pieces import Digits
from sudoku_qt.api.solutions import CHUNK
from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.kernel.solver import to_text
from tests.api.puzzles import EASY, NONE, SEVERAL, SOLVED, digits
from tests.engine.sudoku.puzzle_lists import image
from tests.sweeps import every, in_turn

MANY = [to_text(kernel.minimal_puzzle(seed)) for seed in range(CHUNK + 5)]


def test_one_text_has_one_answer() -> None:
    assert sudoku.solve(EASY) == SOLVED
    assert sudoku.solve(NONE) is None
    assert sudoku.count(SEVERAL) == 2
    assert sudoku.count(SEVERAL, 1000) == 1000
    assert sudoku.canonical(EASY) != EASY


@pytest.mark.parametrize("jobs", every(2, [0, 1, 2, 3]))
def test_texts_are_answered_in_their_order(jobs: int) -> None:
    solved = sudoku.solve(MANY, jobs=jobs)
    assert solved == [sudoku.solve(each) for each in MANY]
    assert sudoku.solve([EASY, NONE, SEVERAL], jobs=jobs)[:2] == [SOLVED, None]
    assert sudoku.count(iter([EASY, NONE, SEVERAL]), 300, jobs=jobs) == [1, 0, 300]
    assert sudoku.canonical(MANY[-1:] + MANY, jobs=jobs)[-1] == sudoku.canonical(MANY[-1])
    assert not [*sudoku.solve([], jobs=jobs), *sudoku.canonical([]), *sudoku.count([])]


@in_turn("kind", [np.int8, np.uint8, np.int16, np.uint32, np.int64, np.uint64])
@in_turn("shape", [(3, 81), (3, 9, 9)])
def test_arrays_of_any_integers_keep_their_shape(kind: type, shape: tuple[int, ...]) -> None:
    puzzles: Digits = np.array(digits(EASY, NONE, SEVERAL), kind).reshape(shape)
    solved = sudoku.solve(puzzles, jobs=2)
    assert solved.shape == shape
    assert solved.dtype == np.uint8
    assert solved[0].ravel().tolist() == digits(SOLVED)[0]
    assert not solved[1].any()
    assert sudoku.count(puzzles).tolist() == [1, 0, 2]
    assert sudoku.solve(puzzles[0]).shape == shape[1:]
    assert int(sudoku.count(puzzles[0])) == 1
    assert sudoku.canonical(puzzles[::2]).shape == (2, *shape[1:])


def test_strided_and_read_only_arrays_will_do() -> None:
    puzzles = np.array(digits(EASY, SEVERAL, EASY))[::2]
    puzzles.flags.writeable = False
    solved = sudoku.solve(puzzles)
    solved[0, 0] = 0
    assert solved[1].tolist() == digits(SOLVED)[0]


def test_images_have_one_form() -> None:
    one = bytes(digits(EASY)[0])
    assert sudoku.canonical(to_text(image(one, Random(1)))) == sudoku.canonical(EASY)


def test_what_has_no_answer_is_said() -> None:
    with pytest.raises(ValueError, match="puzzle 1: row 1 has two 1s"):
        sudoku.canonical([EASY, NONE])
    for limit in (0, -1, 2.5, True, "2"):
        with pytest.raises(ValueError, match="limit is a whole number of 1 or more"):
            sudoku.count(EASY, limit)  # type: ignore[arg-type]  # what is wrong
