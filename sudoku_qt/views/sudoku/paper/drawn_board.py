# SPDX-License-Identifier: MIT
"""A board on paper that is drawn as in the window: rules of a variant, a lesson's example."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, NamedTuple

from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QPainter, qGray

from sudoku_qt.models.sudoku.board.cell import Cell
from sudoku_qt.models.sudoku.board.drawing import NOTHING_DRAWN, Drawing
from sudoku_qt.models.sudoku.board.figures import VariantPuzzle, figures_of, layouts_of
from sudoku_qt.models.sudoku.paper.items import Board, Overlay
from sudoku_qt.paths import resource
from sudoku_qt.views.board.picture import BLACK, on_paper
from sudoku_qt.views.sudoku.constraints.board import ConstraintBoard
from sudoku_qt.views.sudoku.picture import BoardPicture
from sudoku_qt.views.theme import Theme

FINE = 20
"""The units in a point, so that thin lines keep their widths."""
LINES = ("thin", "box", "sign", "muted", "given", "text", "cursor", "link", "conflict")
"""What is black where there is only black ink: a grey line would be printed as dots."""


NOTHING_OVER = Overlay(NOTHING_DRAWN)


class _Shown(NamedTuple):
    cells: tuple[Cell, ...]
    drawing: Drawing


@cache
def _theme(black: bool) -> Theme:  # noqa: FBT001 - the cache's key
    """The colours on paper, or their greys, with lines in black."""
    theme = on_paper(Theme.read(resource("themes/light.json")))
    theme = theme._replace(entered=BLACK, note=BLACK)
    if not black:
        return theme
    inks = dict.fromkeys(LINES, BLACK)
    greys: dict[str, Any] = {
        name: _grey(colour)
        for name, colour in theme._asdict().items()
        if isinstance(colour, QColor)
    }
    return theme._replace(**{**greys, **inks})


def _grey(colour: QColor) -> QColor:
    level = qGray(colour.rgb())
    return QColor(level, level, level)


def cells_across(puzzle: VariantPuzzle) -> float:
    """The cells across its board, with the room for clues around it."""
    board = ConstraintBoard(tuple(figures_of(puzzle)), puzzle.rules.board.regions)
    return board.size + 2 * board.rim


def paint_drawn(painter: QPainter, board: Board, *, black: bool = False) -> None:
    """Paint a board with the figures of its rules, and what is drawn over it, in points."""
    puzzle, over = board.variant, board.over or NOTHING_OVER
    constraints, layouts = None, (0,) * len(board.values)
    if puzzle:
        figures = tuple(figures_of(puzzle))
        constraints = ConstraintBoard(figures, puzzle.rules.board.regions)
        constraints.point_at(over.outlined)
        layouts = tuple(layouts_of(figures, constraints.size))
    cells = tuple(_cells(board, over.drawing, layouts))
    box = board.box
    painter.translate(box.left, box.top)
    painter.scale(1 / FINE, 1 / FINE)
    room = QRect(0, 0, round(box.width * FINE), round(box.height * FINE))
    picture = BoardPicture(_theme(black), over.rows, constraints)
    picture.paint(painter, room, _Shown(cells, over.drawing))


def _cells(board: Board, drawing: Drawing, layouts: Sequence[int]) -> Iterator[Cell]:
    """Yield the cells with the parts of a drawing that are in them."""
    notes = board.notes or (0,) * len(board.values)
    placed = zip(board.values, board.givens, notes, layouts, strict=True)
    for number, (value, given, mask, layout) in enumerate(placed):
        yield Cell(
            value,
            given=bool(given),
            notes=0 if value else mask,
            discs=drawing.discs.get(number, ()),
            ground=drawing.grounds.get(number, ""),
            framed=number in drawing.frames,
            picked=number in drawing.picked,
            layout=layout,
        )
