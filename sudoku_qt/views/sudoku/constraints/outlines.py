# SPDX-License-Identifier: MIT
"""Outlines of groups of cells of any form: inside their edges, for cages and areas."""

from collections.abc import Collection, Iterator
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from sudoku_qt.views.sudoku.constraints.canvas import Canvas

Way = tuple[int, int]
"""A direction: right and down."""
Spot = tuple[float, float]
SIDES: tuple[tuple[Way, Way], ...] = (
    ((0, -1), (1, 0)),
    ((1, 0), (0, 1)),
    ((0, 1), (-1, 0)),
    ((-1, 0), (0, -1)),
)
"""The sides of a cell: where each lies, and in which direction it is followed, clockwise."""


def outlines(canvas: Canvas, cells: Collection[int], inset: float) -> list[list[QPointF]]:
    """The closed outlines of a group of cells, `inset` pixels inside of it.

    The first one begins in the upper left corner of the first cell.
    """
    edges = dict(_edges(_Group(canvas, frozenset(cells), inset)))
    found = []
    while edges:
        here, loop = next(iter(edges)), list[Spot]()
        while here in edges:
            loop.append(here)
            here = edges.pop(here)
        found.append([QPointF(*spot) for spot in loop])
    return found


class _Group(NamedTuple):
    canvas: Canvas
    cells: frozenset[int]
    inset: float

    def moved(self, cell: int, *ways: Way) -> int | None:
        """The cell some steps away; None outside of the group."""
        row, column = divmod(cell, self.canvas.size)
        row += sum(down for _, down in ways)
        column += sum(right for right, _ in ways)
        if not (0 <= row < self.canvas.size and 0 <= column < self.canvas.size):
            return None
        found = row * self.canvas.size + column
        return found if found in self.cells else None

    def end(self, cell: int, side: Way, along: Way, *, onward: bool) -> Spot:
        """Where the outline along a side of a cell ends, or with `onward` goes on to the next."""
        own = self.canvas.rect(cell)
        across = _edge(own, side) - self.inset * sum(side)
        beside = self.moved(cell, along)
        back = -along[0], -along[1]
        if beside is None:
            far = _edge(own, along) - self.inset * sum(along)
        elif self.moved(cell, along, side) is not None:
            far = _edge(self.canvas.rect(beside), back) + self.inset * sum(along)
        else:
            far = _edge(self.canvas.rect(beside), back) if onward else _edge(own, along)
        return (far, across) if along[0] else (across, far)


def _edges(group: _Group) -> Iterator[tuple[Spot, Spot]]:
    """The two ends of each side on which the group ends."""
    for cell in sorted(group.cells):
        for side, along in SIDES:
            if group.moved(cell, side) is None:
                back = -along[0], -along[1]
                start = group.end(cell, side, back, onward=False)
                yield start, group.end(cell, side, along, onward=True)


def _edge(rect: QRectF, way: Way) -> float:
    """Where a rectangle ends in a direction."""
    right, down = way
    if right:
        return rect.right() if right > 0 else rect.left()
    return rect.bottom() if down > 0 else rect.top()
