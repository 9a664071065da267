# SPDX-License-Identifier: MIT
"""How a Sudoku board is painted: its cells between lines or a variant's layers, and the frame."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractItemModel, QPoint, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from sudoku_qt.models.sudoku.board.cell import Cell
from sudoku_qt.models.sudoku.board.model import SIDE, Index, Role
from sudoku_qt.views.board.view import BoardView
from sudoku_qt.views.sudoku.delegate import SudokuDelegate
from sudoku_qt.views.sudoku.frame import LINES, RADIUS, lines_of, paint_frame, paint_lines
from sudoku_qt.views.sudoku.input.movement import BOXES
from sudoku_qt.views.sudoku.shading import NO_SHADES, PLAIN

if TYPE_CHECKING:  # handed over with the first variant; a start need not
    from sudoku_qt.views.sudoku.constraints.board import ConstraintBoard


class CellsRead:
    """The cells of a board, which shading, painting and movement use at every key."""

    def __init__(self) -> None:
        self._cells: list[Cell] = []
        self._side = SIDE

    def forget(self) -> None:
        """Read all cells again on next use."""
        self._cells = []

    def of(self, model: QAbstractItemModel) -> list[Cell]:
        """The cells of a model."""
        if not self._cells:
            side = self._side = model.rowCount()
            indexes = (model.index(*divmod(cell, side)) for cell in range(side * side))
            self._cells = [model.data(index, Role.CELL) for index in indexes]
        return self._cells

    def read_again(self, model: QAbstractItemModel, first: Index, last: Index) -> None:
        """Read the cells of a range again, if they had been read before."""
        rows, side = range(first.row(), last.row() + 1) if self._cells else (), self._side
        for row in rows:
            for column in range(first.column(), last.column() + 1):
                self._cells[row * side + column] = model.data(model.index(row, column), Role.CELL)


class PaintedBoard(BoardView):
    """Paints the cells of its model through a delegate; `_shades` has the shading of each."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(LINES, parent)
        self._delegate = SudokuDelegate(self.theme, self)
        self.setItemDelegate(self._delegate)
        self._shades: Sequence[int] = NO_SHADES
        self._read = CellsRead()
        self._constraints: ConstraintBoard | None = None
        self._paused = False

    @property
    def cells(self) -> list[Cell]:
        """The model's data of every cell."""
        return self._read.of(self.model())

    def restyle(self) -> None:
        """Paint the cells in the theme's colours, too."""
        super().restyle()
        self._delegate.set_theme(self.theme)

    def set_paused(self, on: bool) -> None:  # noqa: FBT001 - the two states of a pause
        """Cover the board, or show it again."""
        self._paused = on
        self.surface.update()

    def set_constraints(self, constraints: "ConstraintBoard | None") -> None:
        """Show the figures and regions of a variant, or with None a classic board again."""
        self._constraints = constraints
        if constraints:
            self.set_lines(lines_of(constraints.size), constraints.rim)
        else:
            self.set_lines(LINES)

    @property
    def rim(self) -> float:
        """The room around the board for what stands outside, in cells."""
        return self._rim

    @property
    def clue_edges(self) -> frozenset[str]:
        """The edges beside which something stands: "left", "right", "top", "foot"."""
        return self._constraints.clue_edges if self._constraints else frozenset()

    @property
    def regions(self) -> Sequence[int]:
        """The region of each cell."""
        return self._constraints.regions if self._constraints else BOXES

    def reset(self) -> None:
        """Read the whole model again."""
        self._read.forget()
        super().reset()

    def dataChanged(self, top_left: Index, bottom_right: Index, roles: Sequence[int] = ()) -> None:
        """Repaint what changed."""
        self._read.read_again(self.model(), top_left, bottom_right)
        super().dataChanged(top_left, bottom_right, roles)

    def _begin(self) -> None:
        """Have as many rows as the model, with the cursor in the middle."""
        self._fit_side()
        middle = (self.count - 1) // 2
        self.move_to(middle, middle)

    def _fit_side(self) -> None:
        """Have as many rows as the model, whose figures are set afterwards."""
        side = self.model().rowCount()
        if side != self.count:
            self._constraints = None
            self.set_lines(LINES if side == SIDE else lines_of(side))
            self._set_shades([PLAIN] * (side * side))

    def _set_shades(self, shades: Sequence[int]) -> None:
        self._shades = shades
        self._delegate.set_shades(shades)

    def paint_under(self, painter: QPainter) -> None:
        """Paint the lines, which the cells leave free; a variant's lie over its figures."""
        if not self._constraints and self.count == SIDE:
            paint_lines(painter, self.board, self.theme)

    def paint_cells(self, painter: QPainter, cells: set[tuple[int, int]]) -> None:
        """Have the delegate paint some cells from the cache, between a variant's layers."""
        board, read, shades, paint = self.board, self.cells, self._shades, self._delegate.paint_cell
        if self._constraints:
            numbers = [row * self.count + column for row, column in cells]
            cells_shown = [(number, read[number], shades[number]) for number in numbers]
            place = board, self.devicePixelRatioF()
            self._constraints.paint_on(painter, place, cells_shown, self._delegate)
            return
        left, top, starts, count = board.left, board.top, board.starts, self.count
        for row, column in cells:
            cell, corner = row * count + column, QPoint(left + starts[column], top + starts[row])
            paint(painter, corner, board.cell, (read[cell], shades[cell]))

    def paint_over(self, painter: QPainter) -> None:
        """Paint the cover of a paused game, and the frame with its round corners."""
        if self._paused:
            width, board = self.board.lines[0], self.board
            side = board.side - 2 * width
            self._paint_cover(painter, QRectF(board.left + width, board.top + width, side, side))
        else:
            super().paint_over(painter)
        paint_frame(painter, self.board, self.theme, RADIUS * self.devicePixelRatioF())

    def _paint_cover(self, painter: QPainter, inner: QRectF) -> None:
        painter.fillRect(inner, self.theme.panel)
