# SPDX-License-Identifier: MIT
"""Why a puzzle is not what a verb needs, and what is said of one that is full."""

from sudoku_qt.cli.batch import read_lines
from sudoku_qt.cli.misfits import left_out, misfit, remarks_on
from sudoku_qt.engine.sudoku.kernel.solver import parse
from tests.cli.puzzles import EASY, EASY_SOLVED, SEVERAL, TWO_SEVENS, UNSOLVABLE


def test_a_broken_rule_goes_before_the_lack_of_a_solution() -> None:
    assert str(misfit(parse(TWO_SEVENS), 0)) == "row 2 has two 7s"
    assert str(misfit(parse(UNSOLVABLE), 0)) == "no solution"
    assert str(misfit(parse(SEVERAL), 2)) == "2 or more solutions"


def test_those_that_are_not_fine_are_left_out() -> None:
    batch = read_lines(f"{EASY}\n{TWO_SEVENS}\n".encode(), 1)

    assert {place: str(fault) for place, fault in left_out(batch, [1, 0]).items()} == {
        1: "row 2 has two 7s"
    }


def test_the_first_full_one_of_some_places_is_named() -> None:
    nearly = f".{EASY_SOLVED[1:]}"
    batch = read_lines(f"{nearly}\n{EASY_SOLVED}\n{EASY_SOLVED}\n".encode(), 7)

    assert remarks_on("list", batch, [0]) == {}
    assert remarks_on("list", batch, [0, 2])["list"].startswith("list:9: no empty cell")
