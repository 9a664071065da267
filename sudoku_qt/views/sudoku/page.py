# SPDX-License-Identifier: MIT
"""The page of a Sudoku: board, what the puzzle is, the pad, and a tip."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractItemModel, QEvent

from sudoku_qt.models.sudoku.model import SudokuModel
from sudoku_qt.views.game_page import GamePage
from sudoku_qt.views.sizes import pad_height
from sudoku_qt.views.sudoku.view import SudokuView
from sudoku_qt.views.theme import Theme

if TYPE_CHECKING:
    from sudoku_qt.views.sudoku.info import SudokuInfo
    from sudoku_qt.views.sudoku.pad import SudokuPad
    from sudoku_qt.views.widgets.tip_card import TipCard


class SudokuPage(GamePage):
    """Holds the parts together; what they ask for goes to the controller.

    It begins with the board alone. `build_rest` adds the cards.
    """

    board: SudokuView
    info: "SudokuInfo"
    pad: "SudokuPad"
    tip: "TipCard"

    def __init__(self, theme: Theme) -> None:
        super().__init__(SudokuView(theme), theme)
        self._model: SudokuModel | None = None
        self._typing = False

    def build_rest(self) -> None:
        """Put the cards beside the board."""
        from sudoku_qt.views.sudoku.info import SudokuInfo
        from sudoku_qt.views.sudoku.pad import SudokuPad
        from sudoku_qt.views.widgets.tip_card import TipCard

        self.info, self.pad = SudokuInfo(self.theme), SudokuPad(self.theme)
        self.tip = TipCard(self.theme)
        self.tip.closed.connect(lambda: self.set_card_shown(self.tip, on=False))
        self.set_cards((self.info, self.pad, self.tip), self.pad)
        self.setTabOrder(self.board, self.pad.digits[0])
        self._advise()
        self._count()

    def essential_height(self, width: int) -> int:
        """The height of the pad, which need not be there yet."""
        return pad_height(self.theme, width)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self.cards:
            self._advise()
            self.arrange()

    def set_typing(self, on: bool) -> None:  # noqa: FBT001 - the two states of a mode
        """Take keys for givens that are copied cell by cell, or no longer."""
        self._typing = on
        self.board.set_typing(on)
        self._advise()
        self.arrange()

    def _advise(self) -> None:
        if self._typing:
            self.tip.set_tip(
                self.tr("Space, 0 or . leaves a cell empty"),
                self.tr("Row by row, from cell to cell. Backspace takes back what was just typed."),
            )
            return
        self.tip.set_tip(
            self.tr("Space switches between digits and notes"),
            self.tr(
                "Shift + digit or Ctrl + digit: one note. In notes mode a click on a note takes it "
                "away, and a click in the current cell notes the digit there."
            ),
        )

    def set_model(self, model: QAbstractItemModel) -> None:
        """Show another game, with what is missing on the pad."""
        super().set_model(model)
        if self._model is not None:
            self._model.remaining_changed.disconnect(self._count)
        if isinstance(model, SudokuModel):
            self._model = model
            model.remaining_changed.connect(self._count)
            self._count()

    def _count(self) -> None:
        if self._model is not None and self.cards:
            self.pad.set_remaining(self._model.remaining())

    def set_paused(self, on: bool) -> None:  # noqa: FBT001 - the two states of a pause
        """Cover the board and rest the pad, or go on."""
        self.board.set_paused(on)
        self.pad.setDisabled(on)

    def set_mode(self, note: bool) -> None:  # noqa: FBT001 - the two ways of entering
        """Take digits for notes, or no longer."""
        self.board.set_notes_mode(note)
        self.pad.set_notes(note)
