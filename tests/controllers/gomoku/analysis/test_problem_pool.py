# SPDX-License-Identifier: MIT
"""The pool of problems: its order, what is added, what is solved, and which game is one."""

from dataclasses import replace
from pathlib import Path

import pytest

from sudoku_qt.controllers.gomoku.analysis.problem_pool import ProblemPool, entry_of, setup_of
from sudoku_qt.engine.gomoku.analysis.problems import WinProblem
from sudoku_qt.engine.gomoku.rules import FREESTYLE
from sudoku_qt.engine.gomoku.setup import GomokuPlayer, GomokuSetup
from sudoku_qt.engine.message import Fault
from sudoku_qt.store.library.entry import State
from sudoku_qt.store.settings import Settings

MADE = WinProblem(FREESTYLE, 11, (0, 1, 2, 3), (4,), 9)


@pytest.fixture
def pool(tmp_path: Path) -> ProblemPool:
    """A pool with a file and settings of its own."""
    return ProblemPool(tmp_path / "own.txt", Settings(tmp_path / "settings.ini"))


def test_the_shortest_come_first_and_solved_ones_not_again(pool: ProblemPool) -> None:
    every = list(pool.problems.values())
    assert [one.moves for one in every] == sorted(one.moves for one in every)
    assert pool.next_after("") == every[0]
    assert pool.next_after(every[0].name) == every[1]
    assert pool.next_after(every[-1].name) == every[0]
    for one in every:
        pool.solve(one)
    assert pool.next_after("") is None


def test_what_is_made_is_kept_once(pool: ProblemPool, tmp_path: Path) -> None:
    assert pool.add((MADE, MADE)) == 1
    assert pool.add((MADE,)) == 0
    again = ProblemPool(tmp_path / "own.txt", Settings(tmp_path / "settings.ini"))
    assert again.problems[MADE.name] == MADE


def test_a_game_is_known_by_where_it_began(pool: ProblemPool) -> None:
    first = next(iter(pool.problems.values()))
    assert pool.of_setup(setup_of(first)) == first
    assert pool.of_setup(GomokuSetup(size=15)) is None
    against = replace(setup_of(first), players=(GomokuPlayer(), GomokuPlayer("computer")))
    assert pool.of_setup(against) is None


def test_a_problem_is_an_entry_of_its_length(pool: ProblemPool) -> None:
    first = next(iter(pool.problems.values()))
    entry = entry_of(first, "here", solved=True)
    assert (entry.clues, entry.state, entry.collection) == (first.moves, State.SOLVED, "here")
    assert entry_of(first, "", solved=False).puzzle == entry.puzzle


def test_a_file_that_is_no_text_is_told(pool: ProblemPool, tmp_path: Path) -> None:
    (tmp_path / "own.txt").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(Fault):
        pool.next_after("")
