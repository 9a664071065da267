# SPDX-License-Identifier: MIT
"""Keeps the links over a board those of its model's drawing."""

from PySide6.QtCore import QObject

from sudoku_qt.models.sudoku.board.model import SudokuModel
from sudoku_qt.views.sudoku.hint.links import LinkPainter
from sudoku_qt.views.sudoku.view import SudokuView


class HintOverlay(QObject):
    """Lies over a view; it finds the ways of links when a drawing comes, not while painting."""

    def __init__(self, view: SudokuView, model: SudokuModel) -> None:
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
