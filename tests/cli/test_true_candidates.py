# SPDX-License-Identifier: MIT
"""`sudoku true-candidates`."""

import json

import pytest

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.kernel.solver import parse, to_text
from tests.cli.conftest import Sudoku
from tests.cli.puzzles import EASY, EASY_SOLVED, UNSOLVABLE


def test_of_one_solution_the_backbone_is_all(sudoku: Sudoku) -> None:
    found = json.loads(sudoku("true-candidates", EASY, "--format", "jsonl").out)
    assert found["backbone"] == EASY_SOLVED
    assert (found["fixed"], found["number"]) == (81, 81)
    assert found["candidates"].replace(".", "") == EASY_SOLVED


@pytest.mark.slow
def test_of_several_it_is_what_all_have(sudoku: Sudoku) -> None:
    several = EASY[:60] + "." * 21
    solutions = [*map(to_text, kernel.solutions(parse(several), 10**6))]
    found = json.loads(sudoku("true-candidates", several, "--format", "jsonl").out)
    assert len(solutions) > 100
    columns = [{*column} for column in zip(*solutions, strict=True)]
    assert found["backbone"] == "".join(
        next(iter(each)) if len(each) == 1 else "." for each in columns
    )
    assert found["number"] == sum(map(len, columns))
    assert found["candidates"] == "".join(
        digit if digit in each else "." for each in columns for digit in "123456789"
    )


def test_without_a_solution_there_are_none(sudoku: Sudoku) -> None:
    ended = sudoku("true-candidates", UNSOLVABLE)
    assert (ended.code, ended.out) == (1, "")
