# SPDX-License-Identifier: MIT
"""The overlay that shows the links of a model's drawing on its board."""

from PySide6.QtCore import QObject

from sudoku_qt.models.sudoku.board.model import SudokuModel
from sudoku_qt.views.sudoku.board_painting import PaintedBoard
from sudoku_qt.views.sudoku.hint.links import LinkPainter


class HintOverlay(QObject):
    """Lies over a view; it computes routes when a drawing is set, not while painting."""

    def __init__(self, view: PaintedBoard, model: SudokuModel) -> None:
        super().__init__(view)
        self._view, self._model = view, model
        model.arrows_changed.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        drawing = self._model.drawing
        if not drawing.arrows:
            self._view.set_overlay(None)
            return
        links = LinkPainter()
        links.show(drawing, self._view.cells)
        self._view.set_overlay(links)
