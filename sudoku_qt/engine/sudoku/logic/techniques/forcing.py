# SPDX-License-Identifier: MIT
"""Forcing chains and nets: follow assumptions until one breaks or all come to the same."""

from collections.abc import Iterator

from sudoku_qt.engine.sudoku.logic.board import Board, Finding
from sudoku_qt.engine.sudoku.logic.search.forcing import Table
from sudoku_qt.engine.sudoku.logic.technique import Technique


class Forcing(Technique):
    """Chains follow one link after the other; nets may join several on the way."""

    def __init__(self, name: str, *, nets: bool) -> None:
        self.name = name
        self.nets = nets

    def find(self, board: Board) -> Iterator[Finding]:
        """Compare the consequences of all assumptions."""
        table = Table(board, nets=self.nets)
        for conclusion in table.conclusions():
            yield table.finding(conclusion)

    def best(self, board: Board) -> Finding | None:
        """A placement rather than an elimination, then the shortest proof."""
        table = Table(board, nets=self.nets)
        conclusion = table.best()
        return None if conclusion is None else table.finding(conclusion)
