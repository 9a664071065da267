# SPDX-License-Identifier: MIT
"""The context of all parts of a Sudoku in the window; the controller makes it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sudoku_qt.controllers.foreground_job import ForegroundJob
from sudoku_qt.controllers.game_controller import Services
from sudoku_qt.controllers.menus.actions import Actions
from sudoku_qt.controllers.preferences.preferences import Preferences
from sudoku_qt.engine.sudoku.game import SudokuMove, SudokuSetup
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.models.sudoku.board.model import SudokuModel, SudokuSession
from sudoku_qt.store.record import Record
from sudoku_qt.views.sudoku.cards import SudokuCards
from sudoku_qt.views.sudoku.page import SudokuPage

if TYPE_CHECKING:  # who looks for steps imports it; a start need not
    from sudoku_qt.engine.sudoku.logic.ladder import Ladder


@dataclass(frozen=True)
class SudokuContext:
    """The game and its surroundings; for anything else a part emits a signal."""

    services: Services
    session: SudokuSession
    model: SudokuModel
    cards: SudokuCards
    preferences: Preferences
    actions: Actions
    foreground_job: ForegroundJob
    record: Record
    """The record of all games."""
    play: Callable[[SudokuMove], None]
    """Makes a move, unless the board is hidden or shows another position."""
    begin: Callable[..., None]
    """Begins a puzzle with a `SudokuSetup`, a first move, and an initial `Grid`; see `begin`."""
    ladder: Callable[[], "Ladder"]
    """The techniques for hints and steps, in the player's order."""

    @property
    def page(self) -> SudokuPage:
        """The page, with the board."""
        return self.cards.page

    @property
    def setup(self) -> SudokuSetup:
        """The current puzzle, and what is known of it."""
        return self.session.setup

    @property
    def grid(self) -> Grid:
        """The current grid."""
        return self.session.state

    @property
    def is_drafting(self) -> bool:
        """Whether a puzzle is being typed in."""
        return self.session.setup.is_draft
