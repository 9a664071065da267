# SPDX-License-Identifier: MIT
"""`sudoku solve`."""

import csv

import pytest

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.kernel.solver import parse
from tests.cli.conftest import Sudoku
from tests.cli.puzzles import EASY, EASY_SOLVED, HARD, HARD_SOLVED, SEVERAL, UNSOLVABLE, course_text


def test_solutions_are_written_a_line_each(sudoku: Sudoku) -> None:
    ended = sudoku("solve", EASY, HARD)

    assert (ended.code, ended.err) == (0, [])
    assert ended.out == f"{EASY_SOLVED}\n{HARD_SOLVED}\n"


def test_one_solution_is_given_where_there_are_several(sudoku: Sudoku) -> None:
    ended = sudoku("solve", stdin=f"{EASY}\n{SEVERAL}\nhello\n{HARD}\n".encode())
    first, one, last = ended.out.split()

    assert (first, last) == (EASY_SOLVED, HARD_SOLVED)
    assert sudoku("check", one).code == 0
    assert ended.err[0] == "-:2: this solution is one of several"
    assert ended.err[1].startswith("-:3: no puzzle here")


def test_several_solutions_are_no_fault(sudoku: Sudoku) -> None:
    ended = sudoku("solve", "--strict", SEVERAL, EASY)

    assert ended.code == 0
    assert ended.err == [f"{SEVERAL}:1: this solution is one of several"]
    assert ended.out.endswith(f"\n{EASY_SOLVED}\n")


def test_unique_refuses_several(sudoku: Sudoku) -> None:
    ended = sudoku("solve", "--unique", EASY, SEVERAL)

    assert ended.code == 1
    assert ended.out == EASY_SOLVED + "\n"
    assert ended.err == [f"{SEVERAL}:1: 2 or more solutions"]


def test_grids_show_the_solution_and_tables_both(sudoku: Sudoku) -> None:
    assert sudoku("solve", EASY, "--format", "course").out == course_text(EASY_SOLVED)
    assert sudoku("solve", EASY, "--format", "csv").out == (
        f"line,puzzle,solution\n1,{EASY},{EASY_SOLVED}\n"
    )


TWO = EASY_SOLVED.translate(str.maketrans("67", ".."))
"""A puzzle with a few solutions."""
TWO_CELLS = parse(TWO)


@pytest.mark.parametrize("jobs", ["1", pytest.param("2", marks=pytest.mark.slow)])
def test_all_solutions_are_written_a_record_each(sudoku: Sudoku, jobs: str) -> None:
    count = kernel.count_solutions(TWO_CELLS, 100)
    ended = sudoku("solve", EASY, TWO, UNSOLVABLE, "--all", "--format", "csv", "--jobs", jobs)
    rows = [*csv.reader(ended.out.splitlines())][1:]

    assert count > 1
    assert (ended.code, ended.err) == (1, [f"{UNSOLVABLE}:1: no solution"])
    assert [row[1] for row in rows] == [EASY, *[TWO] * count]
    assert len({row[2] for row in rows}) == count  # EASY_SOLVED is one of those of TWO
    assert sudoku("check", stdin="\n".join(row[2] for row in rows).encode()).code == 0


@pytest.mark.parametrize("form", ["line", "grid", "course", "csv", "jsonl"])
def test_with_one_solution_all_are_that_one(sudoku: Sudoku, form: str) -> None:
    one = sudoku("solve", EASY, HARD, "--format", form)

    assert sudoku("solve", EASY, HARD, "--all", "--format", form) == one


def test_more_solutions_than_are_wanted_are_told_of_each_puzzle(sudoku: Sudoku) -> None:
    text = f"{SEVERAL}\n{EASY}\n{SEVERAL}\n"
    ended = sudoku("solve", "--all", "--max", "3", stdin=text.encode())

    assert (ended.code, len({*ended.out.split()}), len(ended.out.split())) == (0, 4, 7)
    assert ended.err == [f"-:{line}: more than 3 solutions; these are some" for line in (1, 3)]


def test_as_many_solutions_as_are_wanted_are_all(sudoku: Sudoku) -> None:
    count = kernel.count_solutions(TWO_CELLS, 100)

    assert sudoku("solve", TWO, "--all", "--max", str(count)).err == []
    fewer = sudoku("solve", TWO, "--all", "--max", str(count - 1))
    assert fewer.err == [f"{TWO}:1: more than {count - 1} solutions; these are some"]


def test_a_limit_is_one_of_all_solutions(sudoku: Sudoku) -> None:
    ended = sudoku("solve", EASY, "--max", "3")

    assert (ended.code, ended.err) == (2, ["sudoku: --max goes with --all"])
