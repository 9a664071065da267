# SPDX-License-Identifier: MIT
"""The sign of a rule: an example of how it is drawn, without a board."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from sudoku_qt.models.sudoku.board.figures import (
    Area,
    Cage,
    Clue,
    Digits,
    Dot,
    Figure,
    Letter,
    Wedge,
)
from sudoku_qt.views.board.geometry import BoardGeometry
from sudoku_qt.views.device_pixels import use_device_pixels
from sudoku_qt.views.sudoku.constraints.board import grounds_of
from sudoku_qt.views.sudoku.constraints.canvas import Canvas
from sudoku_qt.views.sudoku.constraints.layers import (
    paint_above,
    paint_beneath,
    paint_cages,
    paint_marked_lines,
)
from sudoku_qt.views.themed import ThemedWidget

CELL, SMALL, LETTERS, LARGE = 31, 52, 42, 24
"""The side of a cell, of one with something small or with letters, and of one that is filled."""
WIDTH, HEIGHT = 64, 25

SMALL_ONES, LARGE_ONES = (Clue, Digits, Dot, Letter, Wedge), (Area, Cage)


class RuleSign(ThemedWidget):
    """Paints the figures of a rule, on a board of two by two cells, in the middle."""

    def __init__(self, figures: Sequence[Figure], room: tuple[int, int] = (WIDTH, HEIGHT)) -> None:
        super().__init__()
        self._figures, self._room = figures, room
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Ask for the room of two cells, or for less."""
        wide, high = self._room
        return QSize(self.theme.px(wide), self.theme.px(high))

    def minimumSizeHint(self) -> QSize:
        """Never less than that."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the figures, if there are any."""
        if not self._figures:
            return
        ratio = self.devicePixelRatioF()
        cell = round(self.theme.px(self._side()) * ratio)
        canvas = Canvas(BoardGeometry.fit(2 * cell, 2 * cell, (0, 0, 0)), self.theme, ratio)
        painter = QPainter(self)
        use_device_pixels(painter)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = QPointF(self.width(), self.height()) * ratio
        painter.translate(whole / 2 - canvas.point(self._middle()))
        for number, ground in grounds_of(self._figures, canvas).items():
            painter.fillRect(canvas.rect(number), ground)
        paint_beneath(painter, canvas, self._figures)
        paint_marked_lines(painter, canvas, self._figures, ())
        paint_cages(painter, canvas, self._figures)
        paint_above(painter, canvas, self._figures)
        painter.end()

    def _side(self) -> int:
        """The side of a cell, at 100 %."""
        is_tile = self._room[0] < WIDTH
        if all(isinstance(figure, Letter) for figure in self._figures):
            return LETTERS
        if self._figures_are_small():
            return self._room[0] + 8 if is_tile else SMALL
        if is_tile:
            return self._room[0] // 2
        return LARGE if any(isinstance(figure, LARGE_ONES) for figure in self._figures) else CELL

    def _figures_are_small(self) -> bool:
        return all(isinstance(figure, SMALL_ONES) for figure in self._figures)

    def _middle(self) -> tuple[float, float]:
        """The middle of what is drawn, in cells."""
        cells = {cell for figure in self._figures for cell in _cells_of(figure)}
        if any(isinstance(figure, Digits) for figure in self._figures) or max(cells) > 1:
            return 1.0, 1.0
        return (max(cells) + 1) / 2, 0.5


def _cells_of(figure: Figure) -> Sequence[int]:
    """The cells of a sign in which it is drawn."""
    if isinstance(figure, Wedge):
        return figure.greater, figure.lesser
    for name in ("cells", "cell"):
        found = getattr(figure, name, None)
        if found is not None:
            return found if isinstance(found, tuple) else (found,)
    return (0,)
