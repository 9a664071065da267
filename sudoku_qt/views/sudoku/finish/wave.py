# SPDX-License-Identifier: MIT
"""The wave that runs once through a solved board, from the last cell outwards."""

from PySide6.QtCore import Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from sudoku_qt.models.sudoku.model import CELLS, SIDE
from sudoku_qt.views.sudoku.view import SudokuView
from sudoku_qt.views.theme import Theme

RING_MS, CELL_MS = 35, 300
"""How much later the next ring begins, and how long a cell takes."""
RISE = 0.3
"""The share of a cell's time in which its colour comes; in the rest it goes."""
STRONGEST = 0.55
"""How much of the colour lies over a cell at most: its digit stays readable."""


class Wave(QWidget):
    """Lies over the board while it runs, and lets every click through."""

    def __init__(self, board: SudokuView, theme: Theme, cell: int) -> None:
        super().__init__(board.surface)
        self._board, self._theme = board, theme
        self._rings = rings(cell)
        self._now = 0.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setGeometry(board.surface.rect())
        self._animation = QVariantAnimation(self)
        self._animation.valueChanged.connect(self._move_to)
        self._animation.finished.connect(self.deleteLater)

    def start(self) -> None:
        """Run once, where anything may move at all."""
        whole = self._theme.ms(RING_MS * max(self._rings) + CELL_MS)
        if not whole:
            self.deleteLater()
            return
        self._animation.setStartValue(0.0)
        self._animation.setEndValue(float(whole))
        self._animation.setDuration(whole)
        self.show()
        self._animation.start()

    def _move_to(self, now: float) -> None:
        self._now = now
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Veil the cells that the wave has reached and not left."""
        painter = QPainter(self)
        for cell, ring in enumerate(self._rings):
            strength = strength_at((self._now - RING_MS * ring) / CELL_MS)
            if strength:
                painter.setOpacity(STRONGEST * strength)
                painter.fillRect(self._board.cell_rect(*divmod(cell, SIDE)), self._theme.follows)
        painter.end()


def rings(cell: int) -> tuple[int, ...]:
    """How many steps of a chess king each cell is from one."""
    row, column = divmod(cell, SIDE)
    return tuple(
        max(abs(row - other // SIDE), abs(column - other % SIDE)) for other in range(CELLS)
    )


def strength_at(share: float) -> float:
    """How strong the colour is, 0 to 1, after a share of a cell's time."""
    if not 0 < share < 1:
        return 0.0
    return share / RISE if share < RISE else (1 - share) / (1 - RISE)
