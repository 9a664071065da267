# SPDX-License-Identifier: MIT
"""`sudoku neighbours`."""

import pytest

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.kernel.solver import parse
from sudoku_qt.engine.sudoku.research import neighbours
from tests.cli.conftest import Sudoku
from tests.cli.puzzles import EASY, HARD


def test_they_differ_in_a_clue_and_can_be_filtered(sudoku: Sudoku) -> None:
    every = sudoku("neighbours", EASY).out.split()
    minimal = sudoku("neighbours", EASY, "--minimal").out.split()
    assert all(sum(a != b for a, b in zip(each, EASY, strict=True)) in (1, 2) for each in every)
    assert minimal == [each for each in every if kernel.is_minimal(parse(each))] != every
    clues = 81 - EASY.count(".")
    assert sudoku("neighbours", EASY, "--clues", f"{clues}~{clues}").out.split() == every
    assert sudoku("neighbours", EASY, "--clues", f"{clues + 1}~81").out == ""


def test_one_of_each_class_and_not_its_own(sudoku: Sudoku) -> None:
    empty_band = "." * 27 + HARD[27:]
    puzzles = sudoku("minimal", HARD).out.split()
    every = sudoku("neighbours", *puzzles).out.split()
    unique = sudoku("neighbours", *puzzles, "--unique").out.split()
    forms = [kernel.canonical_form(parse(each)) for each in unique]
    assert len({*forms}) == len(forms)
    assert {*forms} == {kernel.canonical_form(parse(each)) for each in every} - {
        kernel.canonical_form(parse(HARD))
    }
    assert sudoku("neighbours", empty_band).code == 1


def test_those_of_some_ratings_are_written_with_them(sudoku: Sudoku) -> None:
    simple = sudoku("minimal", EASY).out.strip()
    every = sudoku("neighbours", simple, "--minimal", "--se", "~9").out.splitlines()
    found = sudoku("neighbours", simple, "--minimal", "--se", "~3.0").out.splitlines()
    assert found == [line for line in every if float(line.split()[1]) <= 3.0] != every


def test_what_has_too_many_solutions_is_said(
    sudoku: Sudoku, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(neighbours, "MOST_SOLUTIONS", 10)
    ended = sudoku("neighbours", HARD)
    assert ended.code == 0
    assert "some neighbours are left out" in ended.err[0]


@pytest.mark.parametrize(("option", "value"), [("--remove", "5"), ("--add", "3"), ("--se", "x")])
def test_bounds(option: str, value: str, sudoku: Sudoku) -> None:
    assert sudoku("neighbours", HARD, option, value).code == 2
