# SPDX-License-Identifier: MIT
"""`sudoku count`."""

import pytest

from tests.cli.conftest import Sudoku
from tests.cli.puzzles import EASY, SEVERAL, TWO_SEVENS, UNSOLVABLE
from tests.sweeps import in_turn


def test_every_puzzle_has_its_number(sudoku: Sudoku) -> None:
    lines = "\n".join((EASY, UNSOLVABLE, TWO_SEVENS, EASY[:-9] + "." * 9))
    ended = sudoku("count", "--template", "{solutions}", stdin=lines.encode())
    assert ended.code == 0
    assert ended.out.split() == ["1", "0", "0", "2"]


@in_turn("most", [1, 2, 254, 255, 256, 1000])
def test_a_plus_says_that_there_may_be_more(most: int, sudoku: Sudoku) -> None:
    ended = sudoku("count", SEVERAL, EASY, "--max", str(most))
    one = "1+" if most == 1 else "1"
    assert ended.out == f"{SEVERAL} {most}+\n{EASY} {one}\n"


def test_solutions_are_counted_beyond_a_byte(sudoku: Sudoku) -> None:
    few = EASY[:54] + "." * 27
    counts = [sudoku("count", few, "--max", str(most)).out.split()[1] for most in (10**6, 10**9)]
    assert counts[0] == counts[1]
    assert int(counts[0]) > 255


@pytest.mark.parametrize("most", ["0", "x", "-1"])
def test_the_bound_has_bounds(most: str, sudoku: Sudoku) -> None:
    assert sudoku("count", EASY, "--max", most).code == 2
