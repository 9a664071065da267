# SPDX-License-Identifier: MIT
"""`sudoku pattern`."""

from pathlib import Path

import pytest

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.kernel.solver import parse
from tests.cli.conftest import Sudoku
from tests.cli.puzzles import EASY

MASK = "".join("." if each == "." else "x" for each in EASY)


def test_the_clues_are_the_cells_of_the_mask(sudoku: Sudoku) -> None:
    ended = sudoku("pattern", MASK, "-n", "3", "--seed", "a")
    found = ended.out.split()
    assert ended.code == 0
    assert len({*found}) == 3
    for each in found:
        assert "".join("." if sign == "." else "x" for sign in each) == MASK
        assert kernel.count_solutions(parse(each)) == 1


def test_a_run_goes_on_where_it_was_left(tmp_path: Path, sudoku: Sudoku) -> None:
    arguments = ("pattern", MASK, "-n", "3", "--seed", "a")
    found = sudoku(*arguments, "--jobs", "2").out
    Path(tmp_path, "out.part").write_text(found[:100], "ascii")
    sudoku(*arguments, "-o", "out", "--resume")
    assert Path(tmp_path, "out").read_text("ascii") == found


def test_a_rating_can_be_asked_for(sudoku: Sudoku) -> None:
    ended = sudoku("pattern", MASK, "--seed", "b", "--se", "~2.6", "--template", "{se_rating}")
    assert float(ended.out) <= 2.6


@pytest.mark.parametrize(("words", "minimal"), [((), False), (("--minimal",), True)])
def test_puzzles_without_a_clue_to_spare_can_be_asked_for(
    words: tuple[str, ...], *, minimal: bool, sudoku: Sudoku
) -> None:
    mask = "".join("x" if digit else "." for digit in kernel.minimal_puzzle(0))
    givens = parse(sudoku("pattern", mask, "--seed", "a", *words).out.strip())
    fewer = [givens[:cell] + b"\0" + givens[cell + 1 :] for cell in range(81) if givens[cell]]
    assert all(kernel.count_solutions(each, 2) > 1 for each in fewer) is minimal


def test_what_is_not_found_is_said(sudoku: Sudoku) -> None:
    ended = sudoku("pattern", MASK, "--seed", "b", "--se", "11~", "--tries", "2")
    assert (ended.code, ended.out) == (1, "")
    assert ended.err == ["no puzzle 1 after 2 walks; --tries makes it more"]


@pytest.mark.parametrize("mask", ["x" * 16 + "." * 65, "." * 18 + "x" * 63, "x"])
def test_a_mask_without_puzzles_is_refused(mask: str, sudoku: Sudoku) -> None:
    assert sudoku("pattern", mask).code == 2
