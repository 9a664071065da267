# SPDX-License-Identifier: MIT
"""The page of a Sudoku as it is painted first: the board, and room for `SudokuCards`."""

from PySide6.QtCore import Signal

from sudoku_qt.views.game_page import GamePage
from sudoku_qt.views.sizes import pad_height
from sudoku_qt.views.sudoku.view import SudokuView


class SudokuPage(GamePage):
    """Holds the board; what it is asked for goes to the controller."""

    paused_changed = Signal(bool)
    """The board has been covered, or uncovered."""

    board: SudokuView

    def __init__(self) -> None:
        super().__init__(SudokuView())
        self._is_paused = False

    def essential_height(self, width: int) -> int:
        """The height of the pad, which need not be there yet."""
        return pad_height(self.theme, width)

    def height_below(self, width: int) -> int:
        """The height of the pad, whose digits may stand in one row there."""
        return pad_height(self.theme, width, low=True)

    def set_paused(self, on: bool) -> None:  # noqa: FBT001 - the two states of a pause
        """Cover the board, or go on; it is said at each tick and drawn where it has changed."""
        if on != self._is_paused:
            self._is_paused = on
            self.board.set_paused(on)
            self.paused_changed.emit(on)
