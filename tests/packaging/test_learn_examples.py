# SPDX-License-Identifier: MIT
"""The script that looks for positions of ways of supposing."""

from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.cases.case import read_case
from sudoku_qt.paths import resource

LINES = resource("puzzles/examples.txt").read_text(encoding="ascii").splitlines()
NAME = "dynamic_forcing_chains_plus"


@pytest.fixture
def found(
    script: Callable[[str], ModuleType], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> ModuleType:
    """The script for one technique, with a file of its own."""
    made = script("learn_examples")
    file = tmp_path / "examples.txt"
    file.write_text(next(line for line in LINES if line.startswith(f":{NAME}:")), "ascii")
    for name, value in (("FILE", file), ("MANY", 2), ("BEYOND", {NAME: made.BEYOND[NAME]})):
        monkeypatch.setattr(made, name, value)
    return made


def test_positions_are_added_below_the_first_and_hold(found: ModuleType) -> None:
    before = found.FILE.read_text("ascii")

    assert found.main(["--puzzles", "400"]) == 0
    first, added = found.FILE.read_text("ascii").splitlines()
    case = read_case(added)
    solution = kernel.solve(case.grid.givens)
    assert first == before
    assert solution
    assert solution[case.eliminations[0] % 81] != case.eliminations[0] // 81 + 1
    assert found.main(["--check"]) == 0


def test_too_few_are_said(found: ModuleType) -> None:
    assert found.main(["--check"]) == 1


def test_a_candidate_that_is_true_is_broken(found: ModuleType) -> None:
    line = found.FILE.read_text("ascii")
    case = read_case(line)
    solution = kernel.solve(case.grid.givens)
    assert solution
    cell = min(case.grid.empty_cells)
    eliminated = f"{solution[cell]}{cell // 9 + 1}{cell % 9 + 1}"
    parts = line.split(":")
    parts[5] = eliminated

    assert found.broken([":".join(parts)]) == [":".join(parts)]
