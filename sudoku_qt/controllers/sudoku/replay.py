# SPDX-License-Identifier: MIT
"""The replay of a Sudoku: the positions shown, and the names of moves."""

from collections.abc import Sequence

from sudoku_qt.controllers.replay import Replay
from sudoku_qt.engine.sudoku.game import SudokuMove
from sudoku_qt.engine.sudoku.review import SudokuNode, hard_places, played_times, stretches
from sudoku_qt.models.sudoku.board.model import SudokuModel, SudokuSession
from sudoku_qt.models.sudoku.move_words import move_words
from sudoku_qt.views.sudoku.cards import SudokuCards


class SudokuReplay(Replay):
    """Shows the digits as they were, with the cursor at the move."""

    def __init__(self, session: SudokuSession, model: SudokuModel, cards: SudokuCards) -> None:
        super().__init__(session, cards.page, cards.replay)
        self._model = model

    def times(self, line: Sequence[SudokuNode]) -> tuple[int, ...]:
        """The time played at each move."""
        return played_times(line)

    def long_moves(self, line: Sequence[SudokuNode]) -> Sequence[int]:
        """The moves that end the hard places."""
        played = stretches(line)
        return [played.index(place) + 1 for place in hard_places(played)]

    def show(self, node: SudokuNode | None) -> None:
        """Show a position, and the cell that changed last."""
        self._model.show(node.state if node else None)
        if node and node.move:
            self.page.board.move_to(*divmod(node.move[0].cell, self._model.side))

    def named(self, move: SudokuMove) -> str:
        """The name of a move, as in the history."""
        model = self._model
        return move_words(move, letters=model.letters, side=model.side, signs=model.signs)
