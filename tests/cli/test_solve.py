# SPDX-License-Identifier: MIT
"""`sudoku solve`."""

from tests.cli.conftest import Sudoku
from tests.cli.puzzles import EASY, EASY_SOLVED, HARD, HARD_SOLVED, SEVERAL, course_text


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
