# SPDX-License-Identifier: MIT
"""The layers of a variant's board, drawn once for a size and a theme, and copied from then on.

From below: grounds of cells; what lies beneath digits and the tile of a digit that is highlighted;
lines, the grid, cages; the marks of lines, which keep free of notes; the digits; dots and clues.
"""

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath, QPixmap

from sudoku_qt.models.sudoku.board.figures import (
    Area,
    Cage,
    Clue,
    Digits,
    Dot,
    Figure,
    Label,
    Letter,
    Plate,
    Shade,
    Stroke,
    Wedge,
)
from sudoku_qt.views.sudoku.constraints import signs
from sudoku_qt.views.sudoku.constraints.canvas import Canvas, circle, paint
from sudoku_qt.views.sudoku.constraints.clues import paint_clue, rings_of
from sudoku_qt.views.sudoku.constraints.decoration import paint_plate, paint_stroke
from sudoku_qt.views.sudoku.constraints.lines import (
    CASING,
    LineGroup,
    groups_of,
    paint_body,
    paint_marks,
)

FREE_OF_MARKS, FREE_OF_RINGS = 0.13, 0.175
"""Around the middle of a note there is none of these, in cells."""
Painting = Callable[[QPainter, Canvas], None]
Spots = tuple[tuple[int, int], ...]
"""The middles of notes in a cell, in pixels."""


def paint_beneath(painter: QPainter, canvas: Canvas, figures: Iterable[Figure]) -> None:
    """Paint areas, shades and decoration."""
    for figure in figures:
        if isinstance(figure, Stroke):
            paint_stroke(painter, canvas, figure)
        elif isinstance(figure, Plate):
            paint_plate(painter, canvas, figure)
        elif isinstance(figure, Area):
            signs.paint_area(painter, canvas, figure)
        elif isinstance(figure, Shade):
            signs.paint_shade(painter, canvas, figure)


def paint_lines(painter: QPainter, canvas: Canvas, figures: Iterable[Figure]) -> None:
    """Paint the bodies of lines."""
    for group in groups_of(figures):
        paint_body(painter, canvas, group)


def paint_marked_lines(
    painter: QPainter, canvas: Canvas, figures: Sequence[Figure], notes: Sequence[QPointF]
) -> None:
    """Paint edges of shades, and lines; edges, marks, rings keep free of the middles of notes."""
    free = FREE_OF_MARKS * canvas.cell
    paint(painter, _freed(shade_edges(canvas, figures), notes, free), canvas.theme.outline)
    for group in groups_of(figures):
        paint_body(painter, canvas, group)
        ink = canvas.ink(group.mark_ink)
        for path, free, inked in (
            (group.marks(canvas), FREE_OF_MARKS, ink),
            (group.rings(canvas), FREE_OF_RINGS, canvas.theme.sign),
        ):
            paint(painter, _freed(path, notes, free * canvas.cell), inked)


def shade_edges(canvas: Canvas, figures: Iterable[Figure]) -> QPainterPath:
    """The outlines of the edges of all shades."""
    path = QPainterPath()
    for figure in figures:
        if isinstance(figure, Shade):
            path.addPath(signs.shade_edge(canvas, figure))
    return path


def _freed(path: QPainterPath, notes: Sequence[QPointF], radius: float) -> QPainterPath:
    """An outline without what lies around the middles of notes."""
    path.setFillRule(Qt.FillRule.WindingFill)
    holes, reach = QPainterPath(), path.boundingRect()
    holes.setFillRule(Qt.FillRule.WindingFill)
    for note in notes:
        hole = circle(note, radius)
        if hole.intersects(reach):
            holes.addPath(hole)
    return path if holes.isEmpty() else path.subtracted(holes)


def paint_cages(painter: QPainter, canvas: Canvas, figures: Iterable[Figure]) -> None:
    """Paint cages and labels, which lie over the grid."""
    for figure in figures:
        if isinstance(figure, Cage):
            signs.paint_cage(painter, canvas, figure)
        elif isinstance(figure, Label):
            signs.paint_label(painter, canvas, figure)


def paint_above(painter: QPainter, canvas: Canvas, figures: Iterable[Figure]) -> None:
    """Paint what lies over the digits, on borders and outside."""
    figures = [*figures]
    rings = rings_of(figures)
    for figure in figures:
        if isinstance(figure, Dot):
            signs.paint_dot(painter, canvas, figure)
        elif isinstance(figure, Letter):
            signs.paint_letter(painter, canvas, figure)
        elif isinstance(figure, Wedge):
            signs.paint_wedge(painter, canvas, figure)
        elif isinstance(figure, Digits):
            signs.paint_digits(painter, canvas, figure)
        elif isinstance(figure, Clue):
            paint_clue(painter, canvas, figure, rings[figure])


class MarkPictures:
    """The marks and rings of lines and the edges of shades, cut into cells and free of notes."""

    def __init__(self, canvas: Canvas, figures: Sequence[Figure]) -> None:
        self._canvas = canvas
        groups, edges, blank = groups_of(figures), shade_edges(canvas, figures), _blank(canvas)
        marks, rings = QImage(blank), QImage(blank)
        if groups or not edges.isEmpty():
            with_marks, with_rings = _painter(marks), _painter(rings)
            paint(with_marks, edges, canvas.theme.outline)
            for group in groups:
                _clear(with_marks, canvas, group)
                paint_marks(with_marks, canvas, group)
                paint(with_rings, group.rings(canvas), canvas.theme.sign)
            with_marks.end()
            with_rings.end()
        self._marks, self._rings = _cut(marks, canvas), _cut(rings, canvas)
        self._pictures: dict[tuple[int, Spots], QPixmap] = {}

    def paint(self, painter: QPainter, cell: int, notes: Spots) -> None:
        """Paint those of a cell, given the middles of its notes from its corner on."""
        if cell not in self._marks and cell not in self._rings:
            return
        picture = self._pictures.get((cell, notes))
        if picture is None:
            if len(self._pictures) > 4 * self._canvas.size**2:
                self._pictures.clear()
            picture = self._pictures[cell, notes] = self._draw(cell, notes)
        painter.drawPixmap(
            QPoint(*self._canvas.board.corner(*divmod(cell, self._canvas.size))), picture
        )

    def _draw(self, cell: int, notes: Spots) -> QPixmap:
        side = self._canvas.cell
        picture = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
        picture.fill(Qt.GlobalColor.transparent)
        painter = _painter(picture)
        for images, free in ((self._rings, FREE_OF_RINGS), (self._marks, FREE_OF_MARKS)):
            image = images.get(cell)
            if image is not None:
                painter.drawImage(0, 0, _without(image, notes, free * side))
        painter.end()
        return QPixmap.fromImage(picture)


def _clear(painter: QPainter, canvas: Canvas, group: LineGroup) -> None:
    """Take away what lies below lines."""
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
    paint(painter, group.body(canvas, CASING), canvas.theme.board)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)


def _without(image: QImage, notes: Spots, radius: float) -> QImage:
    """A copy of an image that is empty around the middles of notes."""
    kept = QImage(image)
    painter = _painter(kept)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
    for x, y in notes:
        painter.fillPath(circle(QPointF(x, y), radius), Qt.GlobalColor.black)
    painter.end()
    return kept


def _blank(canvas: Canvas) -> QImage:
    board = canvas.board
    size = 2 * board.left + board.side, 2 * board.top + board.side
    image = QImage(*size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    return image


def _painter(image: QImage) -> QPainter:
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    return painter


def _cut(image: QImage, canvas: Canvas) -> dict[int, QImage]:
    """The parts of an image in the cells in which there is anything."""
    found = {}
    blank = QImage(canvas.cell, canvas.cell, image.format())
    blank.fill(Qt.GlobalColor.transparent)
    for cell in range(canvas.size**2):
        part = image.copy(canvas.rect(cell).toRect())
        if part != blank:
            found[cell] = part
    return found


def drawn(canvas: Canvas, *paintings: Painting) -> QPixmap:
    """A picture of the whole view with some layers, transparent where there is nothing."""
    image = _blank(canvas)
    painter = _painter(image)
    for painting in paintings:
        painting(painter, canvas)
    painter.end()
    return QPixmap.fromImage(image)
