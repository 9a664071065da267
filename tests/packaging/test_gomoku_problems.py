# SPDX-License-Identifier: MIT
"""The script that makes the problems: what is kept of each grade, and what stays in the file."""

import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

from sudoku_qt.engine.gomoku.analysis.problems import read_problems, write_problem
from sudoku_qt.paths import resource

SHIPPED = resource("puzzles/gomoku.txt")


def test_the_shipped_problems_are_the_scripts(script: Callable[[str], ModuleType]) -> None:
    assert SHIPPED == script("gomoku_problems").FILE


def test_so_many_of_a_grade_are_kept_and_none_twice(script: Callable[[str], ModuleType]) -> None:
    made = read_problems(SHIPPED.read_text("utf-8"))[:2]
    chosen = script("gomoku_problems").chosen
    assert chosen([*made, *made], 5) == sorted(made, key=lambda one: (one.moves, one.name))
    assert len(chosen(made[:1] * 2, 5)) == 1
    assert chosen(made, 0) == []


@pytest.mark.slow
def test_what_is_found_is_added_to_the_file(
    script: Callable[[str], ModuleType], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = script("gomoku_problems")
    monkeypatch.setattr(made, "FILE", tmp_path / "problems.txt")
    monkeypatch.setattr(made, "SIZE", 11)
    known = read_problems(SHIPPED.read_text("utf-8"))[:1]
    made.FILE.write_text("".join(map(write_problem, known)), "utf-8")
    monkeypatch.setattr(sys, "argv", ["", "--problems", "1", "--seed", "4"])
    made.main()
    found = read_problems(made.FILE.read_text("utf-8"))
    assert len(found) == 2
    assert known[0] in found
