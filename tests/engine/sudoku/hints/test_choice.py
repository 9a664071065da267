# SPDX-License-Identifier: MIT
"""The step to show: the easiest, near where the player was, and never looked up."""

from collections.abc import Iterator

from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.hints.choice import nearest, next_hint, reasoning
from sudoku_qt.engine.sudoku.logic.board import Board, Finding
from sudoku_qt.engine.sudoku.logic.ladder import Rung
from sudoku_qt.engine.sudoku.logic.solving import next_step
from sudoku_qt.engine.sudoku.logic.technique import Technique
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.engine.sudoku.shape import STANDARD_SHAPE
from tests.engine.sudoku.hints.random_games import QUICK, played
from tests.engine.sudoku.hints.test_position import PUZZLE
from tests.engine.sudoku.puzzle_lists import NO_SOLUTION, digits

SINGLES = LADDER.only("hidden_single", "naked_single")


def start(puzzle: bytes) -> Grid:
    return Grid.of_givens(puzzle).with_all_candidates()


def test_a_step_is_as_easy_as_the_next_one_of_the_ladder() -> None:
    for seed in range(QUICK):
        grid = Grid(played(seed)[0].grid.givens, played(seed)[0].grid.values).with_all_candidates()
        shown, first = next_hint(grid, 40), next_step(grid)
        assert shown
        assert first
        assert first.technique in {shown.technique, "brute_force"}


def test_of_equals_the_nearest_is_shown() -> None:
    grid = start(PUZZLE)
    shown = {last: next_hint(grid, last, SINGLES) for last in (0, 40, 80)}

    for last, step in shown.items():
        assert step
        assert step.variant == "box", "boxes are seen before lines"
        (placed,) = step.placements
        assert placed.cell in STANDARD_SHAPE.peers[last], "something in sight of it follows"


def test_where_the_player_was_nowhere_the_first_is_shown() -> None:
    board = Board(start(PUZZLE))

    found = nearest(board, SINGLES.active, -1)

    assert found
    assert (
        found[1].placements == next(iter(SINGLES["hidden_single"].technique.find(board))).placements
    )


def test_what_has_no_second_of_its_kind_is_looked_for_once() -> None:
    looked: list[Board] = []

    class Slow(Technique):
        name = "slow"

        def find(self, board: Board) -> Iterator[Finding]:
            looked.append(board)
            yield Finding((), 1, (), (0,))

    found = nearest(Board(start(PUZZLE)), [Rung(Slow(), None, "extreme", 0)], 40)

    assert found
    assert len(looked) == 1


def test_the_solution_is_never_given_away() -> None:
    assert "brute_force" in {rung.name for rung in LADDER.active}
    assert "brute_force" not in {rung.name for rung in reasoning()}


def test_a_grid_that_is_full_has_no_step_and_one_without_a_solution_ends() -> None:
    solved = Grid(PUZZLE, bytes(9 * [1, 2, 3, 4, 5, 6, 7, 8, 9]))

    assert next_hint(solved, -1) is None
    assert next_hint(start(digits(NO_SOLUTION)), -1, SINGLES) is not None
