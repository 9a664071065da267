# SPDX-License-Identifier: MIT
"""A technique is looked for in a game as it stands."""

import pytest

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.hints.position import Play
from sudoku_qt.engine.sudoku.kernel.solver import parse, solve
from sudoku_qt.engine.sudoku.learn.examples.pool import positions
from sudoku_qt.engine.sudoku.learn.in_game import find_now
from sudoku_qt.engine.work import Cancelled
from sudoku_qt.paths import resource

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


def test_what_is_due_is_found() -> None:
    position = next(positions("x_wing", "a", resource("puzzles/techniques.zip")))
    start = Grid.of_givens(position.grid.givens)
    found = find_now(Play.of_states([start, position.grid]), "x_wing")
    assert found.hint
    assert found.hint.step.technique == "x_wing"
    assert not found.is_amiss


def test_what_is_not_there_is_not_found() -> None:
    givens = parse(EASY)
    nearly = bytearray(kernel.solve(givens) or b"")
    nearly[givens.index(0)] = 0
    found = find_now(Play(Grid(givens, bytes(nearly))), "x_wing")
    assert found.hint is None
    assert not found.is_amiss


def test_nothing_is_looked_for_where_a_digit_is_wrong() -> None:
    givens = parse(EASY)
    solution = solve(EASY).solution
    assert solution
    cell = givens.index(0)
    wrong = bytearray(givens)
    wrong[cell] = solution[cell] % 9 + 1
    found = find_now(Play(Grid(givens, bytes(wrong))), "full_house")
    assert found.is_amiss
    assert found.hint is None


def test_a_search_that_nobody_wants_any_more_ends() -> None:
    with pytest.raises(Cancelled):
        find_now(Play(Grid.of_givens(parse(EASY))), "x_wing", lambda: True)
