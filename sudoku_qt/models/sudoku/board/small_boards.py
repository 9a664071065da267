# SPDX-License-Identifier: MIT
"""Small boards, as values: pictures of kinds of rules, and the preview of a puzzle with its own."""

from collections.abc import Mapping
from dataclasses import replace
from typing import NamedTuple

from sudoku_qt.engine.sudoku.variants.figures import (
    ARROW,
    THERMOMETER,
    Area,
    Cage,
    Dot,
    Figure,
    Line,
    Point,
    Shade,
)
from sudoku_qt.engine.sudoku.variants.variant_board import WINDOWS, boxes
from sudoku_qt.models.sudoku.board.figures import VariantPuzzle, figures_of


class Ray(NamedTuple):
    """A line from point to point, with the head of an arrow if it points."""

    points: tuple[Point, ...]
    points_on: bool = False


class SmallBoard(NamedTuple):
    """A board without digits: its size, the region of each cell, its figures.

    Cells in `marked` have a given; `from_here` is a cell from which those in `struck` are seen.
    What would be too small to see as a figure is drawn larger: `rays`, `dots`, white or black, and
    `words`, each at a place across and down in cells.
    """

    size: int
    regions: tuple[int, ...]
    figures: tuple[Figure, ...] = ()
    marked: frozenset[int] = frozenset()
    from_here: int | None = None
    struck: tuple[int, ...] = ()
    rays: tuple[Ray, ...] = ()
    dots: tuple[tuple[float, float, bool], ...] = ()
    words: tuple[tuple[float, float, str], ...] = ()


def preview_board(puzzle: VariantPuzzle) -> SmallBoard:
    """The board of a puzzle, in which only the places of its givens are shown."""
    rules = puzzle.rules
    marked = frozenset(cell for cell, digit in enumerate(puzzle.givens) if digit)
    figures = figures_of(puzzle)
    dots = tuple(_dot(each, rules.size) for each in figures if isinstance(each, Dot))
    rest = tuple(_without_text(each) for each in figures if not isinstance(each, Dot))
    return SmallBoard(rules.size, rules.board.regions, rest, marked, dots=dots)


def _dot(dot: Dot, size: int) -> tuple[float, float, bool]:
    """The place of a dot across and down, and whether it is black."""
    rows, columns = zip(*(divmod(cell, size) for cell in dot.cells), strict=True)
    return (sum(columns) + 1) / 2, (sum(rows) + 1) / 2, dot.black


def _without_text(figure: Figure) -> Figure:
    """A figure without what would be too small to read."""
    return replace(figure, text="") if isinstance(figure, Cage) else figure


def _plain(size: int, *figures: Figure) -> SmallBoard:
    """A board with the usual boxes."""
    return SmallBoard(size, boxes(size), figures)


def _three(*figures: Figure) -> SmallBoard:
    """A part of a board, three cells wide."""
    return SmallBoard(3, (0,) * 9, figures)


PICTURES: Mapping[str, SmallBoard] = {
    "": _plain(9),
    "diagonals": _plain(9)._replace(rays=(Ray(((0, 0), (9, 9))), Ray(((0, 9), (9, 0))))),
    "windoku": _plain(9, *map(Area, WINDOWS)),
    "jigsaw": SmallBoard(6, tuple(map(ord, "AAAABBAABBBBCCDEEECCDEFECCDFFEDDDFFF"))),
    "killer": _three(Cage((0, 1, 3)), Cage((2, 5)), Cage((4, 7, 8)))._replace(
        words=((0.6, 0.5, "12"), (1.6, 1.5, "17"))
    ),
    "thermometer": _three(Line((6, 3, 1, 2), THERMOMETER)),
    "arrow": _three(Line((6, 4, 5), ARROW, start=(6,)))._replace(
        rays=(Ray(((0.8, 2.2), (1.5, 1.5), (2.6, 1.5)), points_on=True),)
    ),
    "kropki": _three()._replace(dots=((1, 0.5, False), (2, 1.5, False), (1.5, 2, True))),
    "xv": _three()._replace(words=((1, 0.5, "X"), (2, 1.5, "V"), (1.5, 2, "X"))),
    "sandwich": _three()._replace(words=((0.5, -0.5, "9"), (2.5, -0.5, "14"), (-0.5, 1.5, "5"))),
    "littlekiller": _three()._replace(
        rays=(Ray(((0, 0), (2, 2)), points_on=True),), words=((-0.4, -0.5, "18"),)
    ),
    "antiknight": SmallBoard(5, (0,) * 25, from_here=12, struck=(1, 3, 5, 9, 15, 19, 21, 23)),
    "parity": _three(Shade(0), Shade(2, disc=True), Shade(4), Shade(6, disc=True), Shade(8)),
    "six": _plain(6),
    "four": _plain(4),
}
"""A picture for each variant with a tile of its own, "" for the classic rules."""
