# SPDX-License-Identifier: MIT
"""The way of the SE rating, step by step."""

import json

from tests.cli.conftest import Sudoku
from tests.cli.puzzles import EASY


def test_the_way_of_the_se_rating_is_explained_step_by_step(sudoku: Sudoku) -> None:
    head, *steps = sudoku("rate", EASY, "--explain").out.splitlines()
    assert head == f"{EASY} 1.2/1.2/1.2"
    assert len(steps) == EASY.count(".")
    assert steps[0].startswith("  1.  1.2 hidden_single: r")
    told = [
        *map(
            json.loads, sudoku("rate", EASY, "--explain", "--format", "jsonl").out.split("\n")[:-1]
        )
    ]
    assert [each["step"] for each in told] == [*range(1, len(steps) + 1)]
    assert f"{told[0]['rule']}: {told[0]['placements'][0]}" in steps[0]
