# SPDX-License-Identifier: MIT
"""A read-only board that shows a position and a drawing over it."""

from PySide6.QtCore import Qt

from sudoku_qt.models.sudoku.board.model import SudokuModel
from sudoku_qt.views.sudoku.hint.overlay import HintOverlay
from sudoku_qt.views.sudoku.view import SudokuView


class LessonBoard(SudokuView):
    """A board without a cursor."""

    def __init__(self, model: SudokuModel) -> None:
        super().__init__()
        self.setModel(model)
        HintOverlay(self, model)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        for part in (self, self.surface):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def move_to(self, row: int, column: int, *, extend: bool = False) -> None:
        """Do nothing: nobody enters anything here."""
