# SPDX-License-Identifier: MIT
"""The library as a whole: what every function refuses, and in which words."""

import subprocess
import sys
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import sudoku_qt.api as sudoku
from tests.api.puzzles import EASY, digits
from tests.sweeps import in_turn

LISTS: tuple[Callable[..., Any], ...] = (
    sudoku.steps,
    sudoku.minimal,
    sudoku.unavoidable,
    sudoku.neighbours,
    sudoku.true_candidates,
)
ANSWERS: tuple[Callable[..., Any], ...] = (
    sudoku.solve,
    sudoku.count,
    sudoku.canonical,
    sudoku.rate,
    *LISTS,
)


def test_every_function_is_there_and_documented() -> None:
    for name in sudoku.__all__:
        assert getattr(sudoku, name).__doc__ or name == "RATING"


@in_turn(
    ("puzzles", "said"),
    [
        ("123", "puzzle 0: a puzzle has 81 characters"),
        ([EASY, "x" + EASY[1:]], "puzzle 1: “x” in row 1, column 1"),
        ([EASY, "９" + EASY[1:]], "puzzle 1: “９” in row 1, column 1"),
        (np.full((2, 81), 10), "puzzle 0: 10 is no digit"),
        (np.array([digits(EASY)[0], [-1] * 81]), "puzzle 1: -1 is no digit"),
        (np.zeros((2, 81)), "digits are integers"),
        (np.zeros((2, 80), int), r"\[2, 80\]"),
        (np.zeros((2, 2, 81), int), r"\[2, 2, 81\]"),
    ],
)
def test_what_is_no_puzzle_is_said(puzzles: str, said: str) -> None:
    for answer in ANSWERS:
        with pytest.raises(ValueError, match=said):
            answer(puzzles)


@in_turn("jobs", [1.5, True, False, -1, "2", None, 257, 2.0, float("nan")])
def test_jobs_are_a_whole_number(jobs: object) -> None:
    for answer in ANSWERS:
        with pytest.raises(ValueError, match="jobs is a whole number from 0 to 256, not "):
            answer(EASY, jobs=jobs)


@in_turn("errors", ["ignore", "", None, True])
def test_errors_are_raised_or_skipped(errors: Any) -> None:
    for answer in (sudoku.rate, *LISTS):
        with pytest.raises(ValueError, match="errors is 'raise' or 'skip', not "):
            answer(EASY, errors=errors)


@pytest.mark.slow
def test_qt_is_not_imported() -> None:
    code = "import sys, sudoku_qt.api; assert not [n for n in sys.modules if 'PySide6' in n]"
    subprocess.run([sys.executable, "-c", code], check=True)
