# SPDX-License-Identifier: MIT
"""Puzzles that a run begins from."""

from pathlib import Path

import pytest

from sudoku_qt.cli.exits import InputFault
from sudoku_qt.cli.seed_puzzles import seed_puzzles
from sudoku_qt.engine.sudoku.kernel.solver import parse
from tests.cli.puzzles import EASY, HARD, SEVERAL, UNSOLVABLE


def test_they_are_read_whole_and_in_their_order(tmp_path: Path) -> None:
    path = tmp_path / "near.txt"
    path.write_text(f"# two\n{EASY}\n{HARD}\n", encoding="utf-8")
    assert seed_puzzles(str(path)) == (parse(EASY), parse(HARD))


@pytest.mark.parametrize(
    ("bad", "said"),
    [(UNSOLVABLE, "no solution"), (SEVERAL, "2 or more solutions"), ("12x", "")],
)
def test_one_that_will_not_do_is_named_by_its_line(tmp_path: Path, bad: str, said: str) -> None:
    path = tmp_path / "near.txt"
    path.write_text(f"{EASY}\n{bad}\n", encoding="utf-8")
    with pytest.raises(InputFault) as raised:
        seed_puzzles(str(path))
    assert f"{path}:2: {said}" in str(raised.value)
