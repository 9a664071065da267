# SPDX-License-Identifier: MIT
"""`sudoku minimal`."""

import json

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.kernel.solver import parse
from tests.cli.conftest import Sudoku
from tests.cli.puzzles import EASY, HARD, SEVERAL


def test_one_is_written_for_each_puzzle(sudoku: Sudoku) -> None:
    ended = sudoku("minimal", EASY, HARD)
    one, other = ended.out.split()
    assert kernel.is_minimal(parse(one))
    assert all(a in (b, ".") for a, b in zip(one, EASY, strict=True))
    assert other == HARD


def test_the_givens_that_are_left_are_counted(sudoku: Sudoku) -> None:
    told = json.loads(sudoku("minimal", HARD, "--format", "jsonl").out)
    assert (told["minimal"], told["clues"]) == (HARD, sum(sign in "123456789" for sign in HARD))


def test_all_are_written_or_some(sudoku: Sudoku) -> None:
    found = sudoku("minimal", EASY, "--all").out.split()
    assert len(found) == len({*found}) > 1
    assert all(kernel.is_minimal(parse(each)) for each in found)
    assert sudoku("minimal", EASY, "--all", "--max", "2").out.split() == found[:2]


def test_a_seed_chooses_which(sudoku: Sudoku) -> None:
    found = [sudoku("minimal", EASY, "--seed", seed).out for seed in "abcdaa"]
    assert len({*found}) > 1
    assert found[0] == found[4] == found[5]


def test_puzzles_with_several_solutions_are_named(sudoku: Sudoku) -> None:
    ended = sudoku("minimal", SEVERAL)
    assert (ended.code, ended.out, len(ended.err)) == (1, "", 1)


def test_a_run_of_many_records_a_puzzle_cannot_be_gone_on_with(sudoku: Sudoku) -> None:
    assert sudoku("minimal", EASY, "-o", "out", "--resume").code == 2
