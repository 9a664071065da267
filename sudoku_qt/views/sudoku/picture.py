# SPDX-License-Identifier: MIT
"""A Sudoku board painted into any square: for files, paper and large screens."""

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QPointF, QRect
from PySide6.QtGui import QFontMetricsF, QPainter

from sudoku_qt.models.sudoku.board.cell import Cell
from sudoku_qt.models.sudoku.board.drawing import Drawing
from sudoku_qt.models.sudoku.board.model import SIDE
from sudoku_qt.views.board.geometry import BoardGeometry
from sudoku_qt.views.board.lettering import keeps_text, write
from sudoku_qt.views.brushes import fill
from sudoku_qt.views.fonts import Weight, face
from sudoku_qt.views.sudoku.cell.digit_cache import DRAWN_AT, DigitCache, DigitShape
from sudoku_qt.views.sudoku.constraints.board import ConstraintBoard
from sudoku_qt.views.sudoku.constraints.canvas import Canvas
from sudoku_qt.views.sudoku.delegate import SudokuDelegate
from sudoku_qt.views.sudoku.frame import LINES, RADIUS, lines_of, paint_frame, paint_lines
from sudoku_qt.views.sudoku.hint.links import LinkPainter
from sudoku_qt.views.theme import Theme

USUAL = 612
"""The side of a board at which lines have their nominal widths."""
RIM, NAME = 0.5, 0.28
"""Relative to a cell: the room for the names of rows and columns, and their size."""


class ShownBoard(Protocol):
    """The contents of a board: its cells, and a hint's drawing over them."""

    @property
    def cells(self) -> Sequence[Cell]:
        """The cells in reading order, with the hint's discs."""

    @property
    def drawing(self) -> Drawing:
        """The drawing, whose links are painted over the cells."""


class DigitOutlines(DigitCache):
    """Digits as outlines, for pictures made of these; in a PDF they are text."""

    def paint(self, painter: QPainter, left: int, top: int, shape: DigitShape) -> None:
        """Fill the outline of a digit, or write it."""
        if keeps_text(painter):
            self._write(painter, left, top, shape)
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        outline = self.path(*shape[:4])
        painter.fillPath(outline.translated(left, top), shape.ink)

    def _write(self, painter: QPainter, left: int, top: int, shape: DigitShape) -> None:
        painter.save()
        painter.translate(left, top)
        painter.setTransform(self.written_in(*shape[:4]), combine=True)
        font = face(DRAWN_AT, shape.weight)
        write(painter, QPointF(), font, self.signs[shape.digit], shape.ink)
        painter.restore()


class BoardPicture:
    """Paints boards in the colours of a theme; `rows` has the names of the rows, if they are shown.

    Columns are numbered if rows have names. A board with `constraints` may have any size; clues
    around it take the place of names.
    """

    def __init__(
        self, theme: Theme, rows: Sequence[str] = (), constraints: ConstraintBoard | None = None
    ) -> None:
        self._theme, self._constraints = theme, constraints
        self._rows = () if constraints and constraints.rim else rows
        self._delegate = SudokuDelegate(theme, digits=DigitOutlines())

    def set_signs(self, signs: Sequence[str]) -> None:
        """Write digits as these signs."""
        self._delegate.set_signs(signs)

    def paint(self, painter: QPainter, room: QRect, content: ShownBoard) -> None:
        """Paint a board as large as fits, in the painter's pixels."""
        side, constraints = min(room.width(), room.height()), self._constraints
        size = constraints.size if constraints else SIDE
        rim = round(side * RIM / (size + RIM)) if self._rows else 0
        widths = lines_of(size) if constraints else LINES
        lines = tuple(max(1, round(line * (side - rim) / USUAL)) for line in widths)
        around = constraints.rim if constraints else 0.0
        board = BoardGeometry.fit(room.width() - rim, room.height() - rim, lines, around)
        self._paint_at(painter, QPointF(room.topLeft()) + QPointF(rim, rim), board, content)

    def _paint_at(
        self, painter: QPainter, at: QPointF, board: BoardGeometry, content: ShownBoard
    ) -> None:
        painter.save()
        painter.translate(at)
        # Below lines and cells: some viewers let what is below show through between them.
        if self._theme.has_grounds:
            fill(painter, board.left, board.top, board.side, board.side, self._theme.board)
        if self._constraints:
            canvas = Canvas(board, self._theme, board.side / USUAL)
            self._delegate.fit(board.cell)
            self._constraints.paint_outlines(painter, canvas, content.cells, self._delegate)
        else:
            paint_lines(painter, board, self._theme)
            self._paint_cells(painter, board, content.cells)
        if content.drawing.arrows:
            links = LinkPainter()
            links.show(content.drawing, content.cells)
            links.paint(painter, board, self._theme)
        paint_frame(painter, board, self._theme, RADIUS * board.side / USUAL)
        for number, name in enumerate(self._rows[: len(board.starts)]):
            self._name(painter, board, number, name)
        painter.restore()

    def _paint_cells(self, painter: QPainter, board: BoardGeometry, cells: Sequence[Cell]) -> None:
        self._delegate.fit(board.cell)
        for number, cell in enumerate(cells):
            painter.save()
            painter.translate(*board.corner(*divmod(number, SIDE)))
            if self._theme.has_grounds:
                self._delegate.draw(painter, cell)
            else:
                self._delegate.draw_contents(painter, cell)
            painter.restore()

    def _name(self, painter: QPainter, board: BoardGeometry, number: int, name: str) -> None:
        """Write the name of a row at its left, and that of the column with this number above it."""
        font = face(board.cell * NAME, Weight.Medium)
        metrics = QFontMetricsF(font)
        x, y = board.corner(number, number)
        middle, half = board.cell / 2, board.cell * RIM / 2
        for text, across, down in (
            (name, board.left - half, y + middle),
            (str(number + 1), x + middle, board.top - half),
        ):
            left = across - metrics.horizontalAdvance(text) / 2
            at = QPointF(left, down + metrics.capHeight() / 2)
            write(painter, at, font, text, self._theme.muted)
