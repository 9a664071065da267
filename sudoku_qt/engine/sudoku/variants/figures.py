# SPDX-License-Identifier: MIT
"""Figures: how constraints are drawn, as values that a painter needs no rules for.

Lengths are shares of a cell; inks are named by their part, and each theme has its own for it.
"""

from dataclasses import dataclass

from sudoku_qt.engine.sudoku.variants.demands import Cells

Point = tuple[float, float]
"""A place: across and down, in cells from the board's upper left corner."""


@dataclass(frozen=True, slots=True)
class LineLook:
    """How a kind of lines looks: a pale body under the digits, and a dark mark between cells."""

    ink: str
    width: float
    mark: str = ""
    """What tells the kind without colour: the name of a shape that is repeated between cells."""
    ends: str = ""
    """"bulb" at the start; "ring" or "rings" round the cells of each end that has one; "corners" if
    it goes on to those of its last cells."""
    head: bool = False
    """Whether an end without a ring is the point of an arrow."""


DIAGONAL = LineLook("diagonal", 0.1, "core", "corners")
THERMOMETER = LineLook("thermo", 0.32, "chevrons", "bulb")
SLOW_THERMOMETER = LineLook("thermo", 0.32, "chevron", "bulb")
PALINDROME = LineLook("palindrome", 0.26, "strokes")
REGION_SUM = LineLook("region", 0.26, "bars")
ZIPPER = LineLook("zipper", 0.26, "teeth")
ENTROPIC = LineLook("entropic", 0.26, "steps")
MODULAR = LineLook("modular", 0.26, "circles")
NABNER = LineLook("nabner", 0.26, "crosses")
RENBAN = LineLook("renban", 0.26, "beads")
WHISPERS = LineLook("whisper", 0.26, "zigzag")
BETWEEN = LineLook("between", 0.16, "dashes", "rings")
ARROW = LineLook("arrow", 0.10, "core", "ring", head=True)
LINE_LOOKS = (
    DIAGONAL, THERMOMETER, SLOW_THERMOMETER, PALINDROME, REGION_SUM, ZIPPER, ENTROPIC, MODULAR,
    NABNER, RENBAN, WHISPERS, BETWEEN, ARROW,
)  # fmt: skip
"""All looks of lines, each painted over those before it."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line through the middles of cells; `start` and `end` are the cells of its rings.

    `marked` are the steps, from 0, that bear the mark; None stands for all.
    """

    cells: Cells
    look: LineLook
    start: Cells = ()
    end: Cells = ()
    marked: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True)
class Cage:
    """A dashed outline inside the edges of some cells, with a text in the first of them."""

    cells: Cells
    text: str = ""


@dataclass(frozen=True, slots=True)
class Area:
    """Some cells with a ground of their own: an extra region, or with `plain` other marked ones."""

    cells: Cells
    plain: bool = False


@dataclass(frozen=True, slots=True)
class Shade:
    """A grey shape behind a digit: a disc, or else a square."""

    cell: int
    disc: bool = False


@dataclass(frozen=True, slots=True)
class Label:
    """A small text in the upper left corner of a cell, or the signs of some digits."""

    cell: int
    text: str = ""
    digits: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Dot:
    """A dot on the border of two cells, white or black, perhaps with a number."""

    cells: tuple[int, int]
    black: bool = False
    text: str = ""


@dataclass(frozen=True, slots=True)
class Letter:
    """A letter on the border of two cells."""

    cells: tuple[int, int]
    text: str


@dataclass(frozen=True, slots=True)
class Wedge:
    """A sign on the border of two cells that points from the greater to the lesser."""

    greater: int
    lesser: int


@dataclass(frozen=True, slots=True)
class Digits:
    """Some digits in a circle where four cells meet, the first of which is `cell`."""

    cell: int
    digits: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Clue:
    """A text outside the board, at a row and column from -1 to the size.

    `step` is the direction, down and right, of an arrow; `sign` says how the number is meant where
    it is not a plain sum.
    """

    row: int
    column: int
    text: str
    step: tuple[int, int] = (0, 0)
    sign: str = ""


# Decoration: it means nothing, and its colours are those of its maker, "#RRGGBB"


@dataclass(frozen=True, slots=True)
class Stroke:
    """A line of somebody's own, from point to point."""

    points: tuple[Point, ...]
    colour: str
    width: float


@dataclass(frozen=True, slots=True)
class Plate:
    """A rectangle or an ellipse of somebody's own, with a text, each of which may be missing."""

    middle: Point
    width: float = 0.0
    height: float = 0.0
    ellipse: bool = False
    angle: float = 0.0
    """In degrees, clockwise."""
    fill: str = ""
    outline: str = ""
    text: str = ""
    ink: str = ""
    size: float = 0.5
    """The size of the text."""


Figure = Line | Cage | Area | Shade | Label | Dot | Letter | Wedge | Digits | Clue | Stroke | Plate
