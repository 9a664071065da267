# SPDX-License-Identifier: MIT
"""What learning knows of the controller of the game that it stands in place of."""

from typing import Protocol

from PySide6.QtCore import SignalInstance

from sudoku_qt.controllers.foreground_job import ForegroundJob
from sudoku_qt.controllers.game_controller import Services
from sudoku_qt.controllers.sudoku.hints.panel import HintPanel
from sudoku_qt.controllers.sudoku.puzzle.new import NewPuzzle
from sudoku_qt.engine.sudoku.game import SudokuSetup
from sudoku_qt.models.sudoku.board.model import SudokuSession
from sudoku_qt.views.sudoku.cards import SudokuCards


class Learner(Protocol):
    """Who learns: the controller."""

    services: Services
    session: SudokuSession
    foreground_job: ForegroundJob
    new_puzzle: NewPuzzle
    hints: HintPanel
    cards: SudokuCards

    @property
    def status_changed(self) -> SignalInstance:
        """What the strip at the foot says is to be read anew."""

    @property
    def is_drafting(self) -> bool:
        """Whether a puzzle is being typed in."""

    def begin(self, setup: SudokuSetup) -> None:
        """Begin a puzzle."""
