# SPDX-License-Identifier: MIT
"""`sudoku true-candidates`."""

import json
from pathlib import Path

import pytest

from sudoku_qt.cli.true_candidates import TrueCandidates
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


@pytest.mark.parametrize("form", ["line", "csv", "jsonl"])
def test_all_at_once_and_one_by_one_say_the_same(sudoku: Sudoku, tmp_path: Path, form: str) -> None:
    several = EASY[:60] + "." * 21
    listed = tmp_path / "list.txt"
    listed.write_text(f"{EASY}\n{UNSOLVABLE}\n{several}\n", encoding="utf-8")
    together = sudoku("true-candidates", str(listed), "--format", form)
    listed.write_text(f"{EASY}\n\n{several}\n", encoding="utf-8")
    alone = sudoku("true-candidates", str(listed), "--format", form, "--strict")
    assert (together.code, alone.code) == (1, 0)
    assert together.out == alone.out
    assert together.out.count(EASY_SOLVED) == (0 if form == "line" else 1)


@pytest.mark.parametrize("words", [("--format", "csv"), ("--template", "{fixed} {number}")])
def test_what_is_asked_of_many_is_told_at_once(
    sudoku: Sudoku, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...]
) -> None:
    usual = sudoku("true-candidates", EASY, *words).out
    monkeypatch.delattr(TrueCandidates, "record")  # what tells of one
    assert sudoku("true-candidates", EASY, *words).out == usual != ""
