# SPDX-License-Identifier: MIT
"""The page of a Sudoku at the first paint: the board, and room for `SudokuCards`."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from sudoku_qt.views.game_page import GamePage
from sudoku_qt.views.sizes import pad_height
from sudoku_qt.views.sudoku.view import SudokuView
from sudoku_qt.views.themed import ThemedWidget

if TYPE_CHECKING:  # the start does not need it
    from sudoku_qt.views.sudoku.edge_numbers import EdgeNumbers

HINT = 204
"""The height of a hint's card below the board, at 100 %."""
LARGE = 0.8
"""The share of the width that a board takes if its height allows it."""


class SudokuPage(GamePage):
    """Holds the board; what it emits goes to the controller."""

    paused_changed = Signal(bool)
    """The board has been covered, or uncovered."""

    board: SudokuView

    def __init__(self) -> None:
        super().__init__(SudokuView())
        self._is_paused = self._are_numbers_wanted = False
        self._numbers: EdgeNumbers | None = None

    def set_essential(self, card: ThemedWidget) -> None:
        """Let another card be the one that always stays, when all is arranged the next time."""
        self._essential = card

    def essential_height(self, width: int) -> int:
        """The height of the pad, which may not exist yet."""
        return pad_height(self.theme, width, side=self.board.count)

    def height_below(self, width: int) -> int:
        """The height of the pad, whose digits may be in one row or in two there.

        If the board stays large, room is also kept for a hint, so that no hint moves the board.
        """
        hint = self.theme.px(HINT)
        has_both = self.height() - hint >= LARGE * width
        pad = pad_height(self.theme, width, side=self.board.count, low=True)
        return max(pad, hint if has_both else 0)

    def arrange(self) -> None:
        """Show the numbers of rows and columns while something that names cells is open."""
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
        """Show the numbers of rows and columns always, or only while they are useful.

        Their form may have changed, too.
        """
        if on != self._are_numbers_wanted or self._numbers:
            self._are_numbers_wanted = on
            self.arrange()

    def set_paused(self, on: bool) -> None:  # noqa: FBT001 - the two states of a pause
        """Cover the board, or show it again; called at each tick, it repaints only on a change."""
        if on != self._is_paused:
            self._is_paused = on
            self.board.set_paused(on)
            self.paused_changed.emit(on)
