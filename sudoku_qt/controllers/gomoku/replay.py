# SPDX-License-Identifier: MIT
"""The replay of a game of Gomoku: the stones appear again, in the order of play."""

from collections.abc import Sequence
from itertools import pairwise
from statistics import median

from sudoku_qt.controllers.gomoku.words import action_name
from sudoku_qt.controllers.replay import Replay
from sudoku_qt.engine.gomoku.move import GomokuMove
from sudoku_qt.engine.gomoku.state import GomokuState
from sudoku_qt.engine.history import Node
from sudoku_qt.models.gomoku.model import GomokuModel, GomokuSession
from sudoku_qt.views.gomoku.page import GomokuPage

GomokuNode = Node[GomokuState, GomokuMove]

LONG_MS = 20_000
"""A shorter time is never long, whatever the others were."""
LONG_SHARE = 3
"""The ratio to the usual time from which one is long."""


class GomokuReplay(Replay):
    """Shows earlier positions; the times are the thinking times of both players together."""

    def __init__(self, session: GomokuSession, model: GomokuModel, page: GomokuPage) -> None:
        super().__init__(session, page, page.replay)
        self._model = model

    def times(self, line: Sequence[GomokuNode]) -> tuple[int, ...]:
        """The total thinking time up to each move; empty for foreign games."""
        return tuple(sum(node.state.used_ms) for node in line)

    def long_moves(self, line: Sequence[GomokuNode]) -> Sequence[int]:
        """The moves that took much longer than usual in this game."""
        spent = [after - before for before, after in pairwise(self.times(line))]
        least = max(LONG_MS, LONG_SHARE * median(spent))
        return [number for number, ms in enumerate(spent, start=1) if ms >= least]

    def show(self, node: GomokuNode | None) -> None:
        """Show a position."""
        self._model.show(node.state if node else None)

    def named(self, move: GomokuMove) -> str:
        """The point of a stone, or the name of another move."""
        return action_name(move)
