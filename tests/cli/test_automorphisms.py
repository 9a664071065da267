# SPDX-License-Identifier: MIT
"""`sudoku automorphisms`."""

from tests.cli.conftest import Sudoku
from tests.cli.puzzles import EASY, EASY_SOLVED, TWO_SEVENS

MOST = "123456789456789123789123456231564897564897231897231564312645978645978312978312645"


def test_symmetries_and_clues_are_counted(sudoku: Sudoku) -> None:
    ended = sudoku("automorphisms", MOST, EASY)
    assert ended.code == 0
    assert ended.out.splitlines() == [f"{MOST} 648 27-27-27 27-27-27", f"{EASY} 1 10-10-10 9-12-9"]


def test_what_breaks_a_rule_is_named(sudoku: Sudoku) -> None:
    ended = sudoku("automorphisms", TWO_SEVENS)
    assert (ended.code, ended.out) == (1, "")
    assert ended.err == [f"{TWO_SEVENS}:1: row 2 has two 7s"]


def test_bands_of_grids_are_numbered(sudoku: Sudoku) -> None:
    template = "{band_numbers} {stack_numbers}"
    ended = sudoku("automorphisms", MOST, EASY, EASY_SOLVED, "--template", template)
    lines = ended.out.splitlines()
    assert lines[0] == "1-1-1 1-1-1"
    assert lines[1] == " "
    assert all(1 <= int(number) <= 416 for number in lines[2].replace(" ", "-").split("-"))
