# SPDX-License-Identifier: MIT
"""Positions in which a win is asked for."""

import json
import os
from pathlib import Path

import pytest

from sudoku_qt.engine.gomoku.analysis.problem_lists import Problem, Unread, problems_in, solve
from sudoku_qt.engine.gomoku.rules import FREESTYLE
from sudoku_qt.engine.gomoku.search.thinker import Limits

UNTIMED = Limits(lambda: 0.0, 1.0, depth=4)
SUDOKU_DATA = os.environ.get("SUDOKU_DATA")


def test_lines_are_read_and_what_is_none_is_told() -> None:
    won, wrong, twice = problems_in("h8a1i8b3j8\n\nhello # no\nh8h8\n", FREESTYLE, 15)

    assert isinstance(won, Problem)
    assert won.name == "1"
    assert isinstance(wrong, Unread)
    assert isinstance(twice, Unread)
    assert twice.name == "4"


def test_what_wins_by_fours_and_what_wins_otherwise() -> None:
    problems = list(problems_in("h8a1i8b3j8c5\nh8a1i8b3h12o1i12o15", FREESTYLE, 15))
    fours, threes = (problem for problem in problems if isinstance(problem, Problem))

    found = solve(fours, UNTIMED, by_fours=True)
    assert found
    assert found.mate == 3
    assert solve(threes, UNTIMED, by_fours=True) is None


@pytest.mark.parametrize("text", ["{", '{"puzzles": [1, {"id": "a", "size": 15}]}'])
def test_a_broken_file_is_told_entry_by_entry(text: str) -> None:
    assert all(isinstance(problem, Unread) for problem in problems_in(text, FREESTYLE, 15))


@pytest.mark.slow
@pytest.mark.skipif(SUDOKU_DATA is None, reason="SUDOKU_DATA is not set")
def test_every_known_win_by_fours_is_found_and_no_other_is_claimed() -> None:
    text = Path(str(SUDOKU_DATA), "gomoku/vcf_freestyle15.json").read_text("utf-8")
    entries = {entry["id"]: entry for entry in json.loads(text)["puzzles"]}
    found = 0
    for problem in problems_in(text, FREESTYLE, 15):
        assert isinstance(problem, Problem)
        thought = solve(problem, UNTIMED, by_fours=True)
        assert (thought is not None) is (problem.name in entries)
        if thought:
            y, x = divmod(thought.point, problem.size)
            assert [x, y] in entries[problem.name]["winning_first_moves"]
            found += 1
    assert found == len(entries)
