# SPDX-License-Identifier: MIT
"""What a list of puzzles knows of the controller of the game that its puzzles are played in."""

from typing import Protocol

from PySide6.QtCore import SignalInstance

from sudoku_qt.controllers.actions import Actions
from sudoku_qt.controllers.game_controller import Services
from sudoku_qt.controllers.sudoku.finish import SudokuFinish
from sudoku_qt.engine.format import Found
from sudoku_qt.models.sudoku.model import SudokuSession
from sudoku_qt.views.sudoku.cards import SudokuCards


class Lister(Protocol):
    """Who plays: the controller."""

    services: Services
    session: SudokuSession
    cards: SudokuCards
    actions: Actions
    finish: SudokuFinish

    @property
    def status_changed(self) -> SignalInstance:
        """What the strip at the foot says is to be read anew."""

    def begin_first(self) -> None:
        """Begin the game that a newcomer sees."""

    def take(self, found: Found, said: str) -> None:
        """Begin from a position, if it has one solution."""
