# SPDX-License-Identifier: MIT
"""A board with figures: its layers, and the cells' grounds and contents between them."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from math import isqrt
from typing import NamedTuple

from PySide6.QtCore import QPoint, QPointF
from PySide6.QtGui import QColor, QPainter, QPixmap

from sudoku_qt.models.sudoku.board.cell import Cell
from sudoku_qt.models.sudoku.board.figures import Area, Cage, Clue, Figure, Plate, Point, Stroke
from sudoku_qt.models.sudoku.compose.grips import Held
from sudoku_qt.views.board.geometry import BoardGeometry
from sudoku_qt.views.sudoku.cell.note_places import placed_notes
from sudoku_qt.views.sudoku.constraints.canvas import Canvas
from sudoku_qt.views.sudoku.constraints.clues import paint_lit_clue, rings_of, rings_room
from sudoku_qt.views.sudoku.constraints.decoration import is_outside
from sudoku_qt.views.sudoku.constraints.handles import paint_held
from sudoku_qt.views.sudoku.constraints.layers import (
    MarkPictures,
    Spots,
    drawn,
    paint_above,
    paint_beneath,
    paint_cages,
    paint_lines,
    paint_marked_lines,
)
from sudoku_qt.views.sudoku.constraints.signs import paint_cage, paint_missing, paint_outline
from sudoku_qt.views.sudoku.delegate import SudokuDelegate
from sudoku_qt.views.sudoku.frame import paint_regions

RIM = 0.5
"""The room for clues outside, in cells."""
MOST_PICTURES = 512
"""The number of cached pictures of the contents of cells."""


class ShownCell(NamedTuple):
    """A cell on the board: its number, what is in it, and its shading."""

    number: int
    cell: Cell
    shade: int = 0


class ConstraintBoard:
    """Paints boards with these figures and regions, of any size, through the delegate of cells."""

    def __init__(
        self, figures: Sequence[Figure], regions: Sequence[int], *, has_rim: bool = False
    ) -> None:
        """It has room for clues outside if there are any, or if it `has_rim` in any case."""
        self._figures, self._regions, self._has_rim = figures, regions, has_rim
        self._chosen: Cage | None = None
        self._pointed: Sequence[int] = ()
        self._held = Held()
        self._missing: Cage | None = None
        self._broken: Sequence[Sequence[int]] = ()
        self._lit: Sequence[Clue] = ()
        self._canvas: Canvas | None = None

    @property
    def regions(self) -> Sequence[int]:
        """The region of each cell, -1 for a cell in none."""
        return self._regions

    @property
    def size(self) -> int:
        """The number of rows, and of columns."""
        return isqrt(len(self._regions))

    @property
    def rim(self) -> float:
        """The room that is needed around the board, in cells."""
        is_wanted = self._has_rim or any(map(self._is_outside, self._figures))
        return RIM + rings_room(self._figures, self.size) if is_wanted else 0.0

    def _is_outside(self, figure: Figure) -> bool:
        size = self.size
        if isinstance(figure, Plate):
            return is_outside(figure, size)
        if isinstance(figure, Stroke):
            return not all(0 < at < size for point in figure.points for at in point)
        return isinstance(figure, Clue)

    @property
    def clue_edges(self) -> frozenset[str]:
        """The edges beside which clues or decorations stand: "left", "right", "top", "foot"."""
        return frozenset(edge for each in self._figures for edge in edges_of(each, self.size))

    def choose(self, cage: Cage | None) -> None:
        """Paint a cage as the chosen one from now on."""
        self._chosen = cage

    def point_at(self, cells: Sequence[int]) -> None:
        """Paint an outline round some cells from now on, or with none no longer."""
        self._pointed = cells

    def light(self, clues: Sequence[Clue]) -> None:
        """Paint these clues on a ground from now on, and no others."""
        self._lit = clues

    def hold(self, held: Held) -> None:
        """Let the selected constraint stand out, with its handles, from now on."""
        self._held = held

    def miss(self, missing: Cage | None) -> None:
        """Paint a dotted outline where a constraint is missing from now on."""
        self._missing = missing

    def mark_broken(self, rules: Sequence[Sequence[int]]) -> None:
        """Paint an outline round the cells of each broken rule from now on, and round no others."""
        self._broken = rules

    def fit(self, canvas: Canvas, delegate: SudokuDelegate) -> None:
        """Draw the layers for a board and a theme, if they are other ones."""
        if canvas == self._canvas and delegate.size == canvas.cell:
            return
        self._canvas = canvas
        delegate.fit(canvas.cell)
        figures = self._figures
        self._beneath = drawn(canvas, lambda painter, on: paint_beneath(painter, on, figures))
        self._lines = drawn(
            canvas,
            lambda painter, on: paint_lines(painter, on, figures),
            lambda painter, on: paint_regions(painter, on.board, on.theme, self._regions),
            lambda painter, on: paint_cages(painter, on, figures),
        )
        self._above = drawn(canvas, lambda painter, on: paint_above(painter, on, figures))
        self._marks = MarkPictures(canvas, figures)
        self._contents: dict[tuple[Cell, int], QPixmap] = {}
        self._grounds = grounds_of(figures, canvas)

    def paint_on(
        self,
        painter: QPainter,
        place: tuple[BoardGeometry, float],
        cells: Iterable[tuple[int, Cell, int]],
        delegate: SudokuDelegate,
    ) -> None:
        """Paint some cells, each with its number and its shading, where a board lies.

        The place is in device pixels, of which so many are a logical one.
        """
        board, ratio = place
        cells_shown = (ShownCell(*each) for each in cells)
        self.paint(painter, Canvas(board, delegate.theme, ratio), cells_shown, delegate)

    def paint(
        self,
        painter: QPainter,
        canvas: Canvas,
        cells: Iterable[ShownCell],
        delegate: SudokuDelegate,
    ) -> None:
        """Paint some cells, and all layers within the painter's clip."""
        self.fit(canvas, delegate)
        cells_shown = [*cells]
        corners = [
            QPoint(*canvas.board.corner(*divmod(each.number, canvas.size))) for each in cells_shown
        ]

        def in_each(draw: Callable[[ShownCell], None]) -> None:
            for each, corner in zip(cells_shown, corners, strict=True):
                painter.translate(corner)
                draw(each)
                painter.translate(-corner)

        in_each(
            lambda each: delegate.draw_ground(
                painter, each.cell, each.shade, self._grounds.get(each.number)
            )
        )
        painter.drawPixmap(0, 0, self._beneath)
        in_each(lambda each: delegate.draw_tile(painter, each.shade))
        painter.drawPixmap(0, 0, self._lines)
        if self._chosen:
            paint_cage(painter, canvas, self._chosen, chosen=True)
        for each, corner in zip(cells_shown, corners, strict=True):
            self._marks.paint(painter, each.number, spots_of(each.cell, canvas.cell))
            painter.drawPixmap(corner, self._content(each, delegate))
        painter.drawPixmap(0, 0, self._above)
        self._paint_lit(painter, canvas)
        for broken in self._broken:
            paint_outline(painter, canvas, broken, canvas.theme.conflict, self._sum_at(broken))
        if self._missing:
            paint_missing(painter, canvas, self._missing)
        self._paint_pointed(painter, canvas)
        paint_held(painter, canvas, self._held)

    def _paint_pointed(self, painter: QPainter, canvas: Canvas) -> None:
        if self._pointed:
            ink, text = canvas.theme.cursor, self._sum_at(self._pointed)
            paint_outline(painter, canvas, self._pointed, ink, text)

    def _paint_lit(self, painter: QPainter, canvas: Canvas) -> None:
        rings = rings_of(self._figures) if self._lit else {}
        for clue in self._lit:
            paint_lit_clue(painter, canvas, clue, rings.get(clue, 0))

    def _sum_at(self, cells: Sequence[int]) -> str:
        """The sum of a cage in the first of some cells, "" if there is none."""
        first = min(cells, default=-1)
        cages = (each for each in self._figures if isinstance(each, Cage))
        return next((each.text for each in cages if min(each.cells) == first), "")

    def paint_outlines(
        self, painter: QPainter, canvas: Canvas, cells: Iterable[Cell], delegate: SudokuDelegate
    ) -> None:
        """Paint a whole board without pictures, for paper and files of any size."""
        figures, grounds = self._figures, grounds_of(self._figures, canvas)
        cells_shown = [ShownCell(number, cell) for number, cell in enumerate(cells)]

        def in_each(draw: Callable[[ShownCell], None]) -> None:
            for each in cells_shown:
                painter.save()
                painter.translate(canvas.rect(each.number).topLeft())
                draw(each)
                painter.restore()

        if canvas.theme.has_grounds:
            in_each(
                lambda each: delegate.draw_ground(
                    painter, each.cell, each.shade, grounds.get(each.number)
                )
            )
        else:
            paint_grounds(painter, canvas, grounds)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_beneath(painter, canvas, figures)
        in_each(lambda each: delegate.draw_tile(painter, each.shade))
        notes = [
            canvas.rect(each.number).topLeft() + QPointF(*spot)
            for each in cells_shown
            for spot in spots_of(each.cell, canvas.cell)
        ]
        paint_marked_lines(painter, canvas, figures, notes)
        paint_regions(painter, canvas.board, canvas.theme, self._regions)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_cages(painter, canvas, figures)
        in_each(lambda each: delegate.draw_contents(painter, each.cell, each.shade))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_above(painter, canvas, figures)
        self._paint_lit(painter, canvas)
        self._paint_pointed(painter, canvas)

    def paint_bare(self, painter: QPainter, canvas: Canvas) -> None:
        """Paint the figures and the lines of a board, over grounds painted by somebody else."""
        paint_grounds(painter, canvas, grounds_of(self._figures, canvas))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_beneath(painter, canvas, self._figures)
        paint_marked_lines(painter, canvas, self._figures, ())
        paint_regions(painter, canvas.board, canvas.theme, self._regions)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_cages(painter, canvas, self._figures)
        paint_above(painter, canvas, self._figures)

    def _content(self, cell_shown: ShownCell, delegate: SudokuDelegate) -> QPixmap:
        key = cell_shown.cell, cell_shown.shade
        picture = self._contents.get(key)
        if picture is None:
            if len(self._contents) > MOST_PICTURES:
                self._contents.clear()
            picture = self._contents[key] = delegate.content(cell_shown.cell, cell_shown.shade)
        return picture


def edges_of(figure: Figure, size: int) -> Iterator[str]:
    """Yield the edges of the board beside which a figure stands; corners are beside none."""
    points: Iterable[Point] = ()
    if isinstance(figure, Clue):
        points = ((figure.column + 0.5, figure.row + 0.5),)
    elif isinstance(figure, Plate):
        points = (figure.middle,)
    elif isinstance(figure, Stroke):
        points = figure.points
    for x, y in points:
        if 0 < y < size and not 0 < x < size:
            yield "left" if x <= 0 else "right"
        if 0 < x < size and not 0 < y < size:
            yield "top" if y <= 0 else "foot"


def grounds_of(figures: Iterable[Figure], canvas: Canvas) -> dict[int, QColor]:
    """The grounds of the cells that have one of their own."""
    theme = canvas.theme
    return {
        cell: theme.shade if area.plain else theme.extra_region
        for area in figures
        if isinstance(area, Area)
        for cell in area.cells
    }


def paint_grounds(painter: QPainter, canvas: Canvas, grounds: Mapping[int, QColor]) -> None:
    """Paint the grounds that cells have by rules of the puzzle, and no others."""
    for cell, ground in grounds.items():
        painter.fillRect(canvas.rect(cell), ground)


def spots_of(cell: Cell, size: int) -> Spots:
    """The middles of the notes of a cell, from its corner on."""
    if cell.value:
        return ()
    return tuple(
        (note.left + note.room // 2, note.top + note.room // 2) for note in placed_notes(cell, size)
    )
