# SPDX-License-Identifier: MIT
"""`sudoku steps`."""

import json

from tests.cli.conftest import Sudoku
from tests.cli.puzzles import EASY, HARD, SEVERAL, TWO_SEVENS


def test_a_path_is_told_step_by_step(sudoku: Sudoku) -> None:
    ended = sudoku("steps", EASY)
    puzzle, first, *_ = ended.out.splitlines()
    assert ended.code == 0
    assert puzzle.replace(".", "0") == EASY.replace(".", "0")
    assert first.startswith("  1. ")
    assert first.endswith(".")


def test_steps_are_told_in_chinese(sudoku: Sudoku) -> None:
    assert "唯一余数：" in sudoku("steps", HARD, "--language", "zh_CN").out


def test_steps_are_objects_a_line(sudoku: Sudoku) -> None:
    lines = sudoku("steps", HARD, "--format", "jsonl").out.splitlines()
    steps = [json.loads(line) for line in lines]
    assert [step["step"] for step in steps] == list(range(1, len(steps) + 1))
    assert sum(len(step["placements"]) for step in steps) == HARD.count(".") + HARD.count("0")
    assert all(step["placements"] or step["eliminations"] for step in steps)


def test_one_technique_shows_all_its_steps_now(sudoku: Sudoku) -> None:
    out = sudoku("steps", EASY, "--technique", "hidden_single", "--format", "jsonl").out
    names = {json.loads(line)["technique"] for line in out.splitlines()}
    assert names == {"hidden_single"}


def test_the_other_notation_is_used(sudoku: Sudoku) -> None:
    out = sudoku("steps", EASY, "--notation", "D5").out
    assert "r1c" not in out


def test_an_unknown_technique_is_bad_usage(sudoku: Sudoku) -> None:
    ended = sudoku("steps", EASY, "--technique", "guess")
    assert ended.code == 2
    assert "guess" in ended.err[0]


def test_what_cannot_be_read_is_named_and_the_rest_is_told(sudoku: Sudoku) -> None:
    ended = sudoku("steps", stdin=f"{EASY[:70]}\n{EASY}\n".encode())
    assert ended.code == 1
    assert ended.err == ["line 1: Line 1 has 70 cells; a Sudoku has 81."]
    assert ended.out.splitlines()[0] == EASY


def test_a_puzzle_that_stays_unsolved_is_named(sudoku: Sudoku) -> None:
    ended = sudoku("steps", SEVERAL)
    assert ended.code == 1
    assert ended.err == ["line 1: not solved"]


def test_a_broken_puzzle_is_named(sudoku: Sudoku) -> None:
    ended = sudoku("steps", TWO_SEVENS)
    assert ended.code == 1
    assert ended.err == ["line 1: row 2 has two 7s"]
