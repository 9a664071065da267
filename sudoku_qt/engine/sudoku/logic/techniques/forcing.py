# SPDX-License-Identifier: MIT
"""Forcing chains and nets: follow assumptions to a contradiction or a common consequence."""

from collections.abc import Iterator

from sudoku_qt.engine.sudoku.logic.board import Board, Evidence, Finding
from sudoku_qt.engine.sudoku.logic.search.inference.forcing import Table, finding_of, parts_anew
from sudoku_qt.engine.sudoku.logic.technique import Technique


class Forcing(Technique):
    """Chains follow one link after the other; nets may need several at once."""

    def __init__(self, name: str, *, nets: bool) -> None:
        self.name = name
        self.nets = nets

    def find(self, board: Board) -> Iterator[Finding]:
        """Compare the consequences of all assumptions."""
        table = Table(board, nets=self.nets)
        for conclusion in table.conclusions():
            yield table.finding(conclusion)

    def first(self, board: Board) -> Finding | None:
        """The finding with the shortest proof."""
        return self._finding(board, 0)

    def best(self, board: Board) -> Finding | None:
        """A placement rather than an elimination, then the shortest proof."""
        return self._finding(board, 1)

    def _finding(self, board: Board, place: int) -> Finding | None:
        """The first finding or the best: both are known of a position, if one is."""
        known, key = board.of_positions(), (self.name, board.key())
        if key not in known:
            known[key] = Table(board, nets=self.nets).first_and_best()
        conclusion = known[key][place]
        if conclusion is None:
            return None
        return finding_of(conclusion, Evidence(board, parts_anew, board, self.nets, conclusion))
