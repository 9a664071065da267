# SPDX-License-Identifier: MIT
"""What the parts of playing know of the controller that has them."""

from typing import Protocol

from sudoku_qt.controllers.actions import Actions
from sudoku_qt.controllers.foreground_job import ForegroundJob
from sudoku_qt.controllers.game_controller import Services
from sudoku_qt.controllers.preferences.preferences import Preferences
from sudoku_qt.engine.sudoku.game import SudokuMove
from sudoku_qt.models.sudoku.board.model import SudokuModel, SudokuSession
from sudoku_qt.views.sudoku.cards import SudokuCards


class Player(Protocol):
    """Who plays: the controller."""

    services: Services
    session: SudokuSession
    model: SudokuModel
    cards: SudokuCards
    actions: Actions
    preferences: Preferences
    foreground_job: ForegroundJob

    @property
    def is_drafting(self) -> bool:
        """Whether a puzzle is being typed in."""

    def play(self, move: SudokuMove) -> None:
        """Make a move."""
