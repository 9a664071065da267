# SPDX-License-Identifier: MIT
"""Makes cases for a technique from random puzzles: positions where it fires and where it cannot."""

from collections.abc import Iterator

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.cases.case import Case, holds
from sudoku_qt.engine.sudoku.logic.board import Board, Finding
from sudoku_qt.engine.sudoku.logic.ladder import Ladder
from sudoku_qt.engine.sudoku.logic.path import follow, instances
from sudoku_qt.engine.sudoku.logic.technique import Technique


def positions(seed: int, ladder: Ladder) -> Iterator[Board]:
    """Yield the positions on the path of one random minimal puzzle; each changes afterwards."""
    board = Board.of_givens(kernel.minimal_puzzle(seed))
    for _ in follow(board, ladder):
        yield board


def firing_case(technique: Technique, board: Board) -> Case | None:
    """The case of some finding that is the only conclusion of its digits, if there is one."""
    for finding in instances(technique, board):
        case = _case(technique, board, finding)
        if holds(case, (technique,)):
            return case
    return None


def quiet_case(technique: Technique, case: Case) -> Case | None:
    """The case in which nothing is left to find with the digits of another one."""
    board = Board(case.grid)
    board.apply(Finding((), case.digits, case.eliminations, case.placements))
    after = Case(technique.name, "x", case.digits, board.grid(), (), ())
    return after if holds(after, (technique,)) else None


def _case(technique: Technique, board: Board, finding: Finding) -> Case:
    return Case(
        technique.name, "", finding.digits, board.grid(), finding.eliminations, finding.placements
    )
