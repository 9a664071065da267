# SPDX-License-Identifier: MIT
"""The page of a Sudoku as it is painted first: the board, and room for `SudokuCards`."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from sudoku_qt.views.game_page import GamePage
from sudoku_qt.views.sizes import pad_height
from sudoku_qt.views.sudoku.view import SudokuView

if TYPE_CHECKING:  # the start has no use for it
    from sudoku_qt.views.sudoku.edge_numbers import EdgeNumbers

HINT = 204
"""The height that a hint's card takes below the board, at 100 %."""
LARGE = 0.8
"""How much of the width a board has that may leave it that."""


class SudokuPage(GamePage):
    """Holds the board; what it is asked for goes to the controller."""

    paused_changed = Signal(bool)
    """The board has been covered, or uncovered."""

    board: SudokuView

    def __init__(self) -> None:
        super().__init__(SudokuView())
        self._is_paused = self._are_numbers_wanted = False
        self._numbers: EdgeNumbers | None = None

    def essential_height(self, width: int) -> int:
        """The height of the pad, which need not be there yet."""
        return pad_height(self.theme, width)

    def height_below(self, width: int) -> int:
        """The height of the pad, whose digits may stand in one row or in two there.

        Where the board is large all the same, a hint has its room, too, so that none moves it.
        """
        hint = self.theme.px(HINT)
        has_both = self.height() - hint >= LARGE * width
        return max(pad_height(self.theme, width, low=True), hint if has_both else 0)

    def arrange(self) -> None:
        """Show the numbers of rows and columns while something is open that names cells."""
        super().arrange()
        parts = (*self.cards, *filter(None, [self.dock]))
        if self._are_numbers_wanted or any(p.names_cells and p.isVisible() for p in parts):
            if self._numbers is None:
                from sudoku_qt.views.sudoku.edge_numbers import EdgeNumbers  # 26 ms

                self._numbers = EdgeNumbers(self.board, self)
            self._numbers.follow()
            self._numbers.show()
        elif self._numbers:
            self._numbers.hide()

    def set_numbers_shown(self, on: bool) -> None:  # noqa: FBT001 - the two states of a switch
        """Have the numbers of rows and columns there always, or while they are of use.

        They may be called otherwise from now on.
        """
        if on != self._are_numbers_wanted or self._numbers:
            self._are_numbers_wanted = on
            self.arrange()

    def set_paused(self, on: bool) -> None:  # noqa: FBT001 - the two states of a pause
        """Cover the board, or go on; it is said at each tick and drawn where it has changed."""
        if on != self._is_paused:
            self._is_paused = on
            self.board.set_paused(on)
            self.paused_changed.emit(on)
