# SPDX-License-Identifier: MIT
"""How little comes of trying candidates."""

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.generate.hardest.resistance import resistance
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.kernel.solver import parse
from sudoku_qt.engine.sudoku.logic.board import Board
from tests.cli.puzzles import EASY
from tests.engine.sudoku.rating.explainer.rated import rated
from tests.engine.sudoku.rating.test_rater import ESCARGOT


def resisting(puzzle: bytes) -> int:
    return resistance(Board.of_givens(puzzle), kernel.solve(puzzle) or b"")


def test_what_singles_solve_does_not_resist() -> None:
    assert resisting(parse(EASY)) == 0


def test_it_grows_where_ratings_do() -> None:
    middling = [resisting(puzzle) for rating, puzzle in rated() if 6.5 < rating < 8]
    high = [resisting(puzzle) for rating, puzzle in rated() if rating >= 9]
    assert max(middling) < max(high) < resisting(parse(ESCARGOT))


def test_it_counts_wrong_candidates_alone() -> None:
    """No more than there are beside those of the solution."""
    puzzle = parse(ESCARGOT)
    empty = puzzle.count(0)
    candidates = sum(candidates_by_peers(puzzle))
    assert 0 < resisting(puzzle) <= candidates - empty


def candidates_by_peers(puzzle: bytes) -> list[int]:
    """How many digits each empty cell has by its peers alone."""
    grid = Grid.of_givens(puzzle).with_all_candidates()
    return [mask.bit_count() for cell, mask in enumerate(grid.candidates) if not puzzle[cell]]
