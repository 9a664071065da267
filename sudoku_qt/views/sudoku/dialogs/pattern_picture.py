# SPDX-License-Identifier: MIT
"""Small pictures of boards, among them that of the pattern of givens, without digits."""

from abc import abstractmethod
from math import isqrt

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from sudoku_qt.override import override
from sudoku_qt.views.board.geometry import BoardGeometry
from sudoku_qt.views.device_pixels import line_width, use_square
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import ThemedWidget

LINES = (2.0, 1.0, 1.0, 2.0, 1.0, 1.0, 2.0, 1.0, 1.0, 2.0)
GAPS = (2.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 2.0)
"""The same for small pictures, in which only the frame and the boxes have lines."""
SIDE, SMALL = 120, 72
SIDE_OF_CLASSIC = 9
MARK = 0.62
"""The side of a given's mark, relative to its cell."""


class SmallPicture(ThemedWidget):
    """A square of a fixed size, filled by `draw`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @override
    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(SIDE), self.theme.px(SIDE))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self.draw(painter)
        painter.end()

    @abstractmethod
    def draw(self, painter: QPainter) -> None:
        """Draw into the whole widget."""


class SudokuPattern(SmallPicture):
    """Paints nine by nine cells in whole device pixels, with a mark in given ones."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._givens = bytes(81)

    def set_givens(self, givens: bytes) -> None:
        """Set the pattern: 81 bytes, 0 for a cell without a given."""
        self._givens = givens
        self.update()

    def draw(self, painter: QPainter) -> None:
        """Draw the pattern."""
        draw_pattern(painter, self.rect(), self._givens, self.theme)


def draw_pattern(painter: QPainter, place: QRect, givens: bytes, theme: Theme) -> None:
    """Draw a pattern at the top left of a rectangle, in whole device pixels."""
    painter.save()
    side, ratio = use_square(painter, place)
    is_small = place.width() < theme.px(SMALL)
    count = isqrt(len(givens))
    lines = (GAPS if is_small else LINES) if count == SIDE_OF_CLASSIC else plain_lines(count)
    board = BoardGeometry.fit(side, side, tuple(line_width(line, ratio) for line in lines))
    if count != SIDE_OF_CLASSIC:
        painter.fillRect(board.left, board.top, board.side, board.side, theme.outline)
    else:
        (_draw_frame if is_small else _draw_lines)(painter, board, theme)
    share = 1.0 if is_small else MARK
    air = round(board.cell * (1 - share) / 2)
    mark = board.cell - 2 * air
    for cell, digit in enumerate(givens):
        x, y = board.corner(*divmod(cell, count))
        painter.fillRect(x, y, board.cell, board.cell, theme.board)
        if digit:
            painter.fillRect(x + air, y + air, mark, mark, theme.note)
    painter.restore()


def plain_lines(count: int) -> tuple[float, ...]:
    """The widths of the lines of a board of so many rows, none of which parts boxes."""
    return 2.0, *(1.0,) * (count - 1), 2.0


def _draw_frame(painter: QPainter, board: BoardGeometry, theme: Theme) -> None:
    """Fill the board with its ground, inside a frame, and draw the lines between boxes."""
    line = board.lines[0] // 2  # the rest separates the marks from the line
    left, top, side = board.left, board.top, board.side
    painter.fillRect(left, top, side, side, theme.outline)
    painter.fillRect(left + line, top + line, side - 2 * line, side - 2 * line, theme.board)
    for edge in (3, 6):
        x, y = board.corner(edge, edge)
        wide = board.lines[edge]
        painter.fillRect(x - wide, top + line, wide, side - 2 * line, theme.thin)
        painter.fillRect(left + line, y - wide, side - 2 * line, wide, theme.thin)


def _draw_lines(painter: QPainter, board: BoardGeometry, theme: Theme) -> None:
    """Fill the board with the ink of box lines, and each box with that of thin lines."""
    painter.fillRect(board.left, board.top, board.side, board.side, theme.box)
    wide = 3 * board.cell + board.lines[1] + board.lines[2]
    for box in range(9):
        x, y = board.corner(box // 3 * 3, box % 3 * 3)
        painter.fillRect(x, y, wide, wide, theme.thin)
