# SPDX-License-Identifier: MIT
"""The items of a page: boards, texts, lines and codes, each with its place in points."""

from typing import Literal, NamedTuple

from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle
from sudoku_qt.models.sudoku.board.drawing import Drawing

Align = Literal["left", "centre", "right"]
Modules = tuple[bytes, ...]
"""The rows of a QR code without its quiet zone: 1 for a dark module, 0 for a light one."""


class Box(NamedTuple):
    """A rectangle on a page, given by its upper left corner and its size."""

    left: float
    top: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """The right edge."""
        return self.left + self.width

    @property
    def bottom(self) -> float:
        """The bottom edge."""
        return self.top + self.height

    def moved(self, across: float, down: float) -> "Box":
        """The rectangle in another place."""
        return Box(self.left + across, self.top + down, self.width, self.height)

    def turned_in(self, whole: "Box") -> "Box":
        """The rectangle after `whole`, which contains it, was turned upside down."""
        left = whole.left + whole.right - self.right
        top = whole.top + whole.bottom - self.bottom
        return Box(left, top, self.width, self.height)


class Words(NamedTuple):
    """A line of text. `size` is in points; a line that is too long is set smaller, then elided.

    `least` is the smallest share of the size.
    """

    box: Box
    text: str
    size: float
    bold: bool = False
    align: Align = "left"
    turned: bool = False
    least: float = 0.5


class Overlay(NamedTuple):
    """What is drawn over the board of a lesson."""

    drawing: Drawing
    rows: tuple[str, ...] = ()
    """The names of the rows, if they are shown; columns are numbered then."""
    outlined: tuple[int, ...] = ()
    """The cells of a constraint that it is about."""


class Board(NamedTuple):
    """A grid: `values` are its digits, 0 for none; `givens` are those set in bold.

    `notes` are masks of the small digits in empty cells. `variant` is the puzzle whose own rules
    are drawn; None for a classic grid. `over` is drawn over it, as in the window.
    """

    box: Box
    givens: bytes
    values: bytes
    notes: tuple[int, ...] = ()
    large: bool = False
    turned: bool = False
    variant: VariantPuzzle | None = None
    over: Overlay | None = None

    @property
    def is_drawn(self) -> bool:
        """Whether it has more than lines, digits and notes."""
        return self.variant is not None or self.over is not None


class Rule(NamedTuple):
    """A thin line, to write on, to part or to cut by."""

    box: Box


class Code(NamedTuple):
    """A QR code; its box includes the quiet zone."""

    box: Box
    modules: Modules


Item = Words | Board | Rule | Code


class Page(NamedTuple):
    """A side of paper: its size in points, and its items.

    `trim` is what is left after cutting, `bleed` that with what is cut off for safety; None where
    nothing is cut. `black` has everything painted in black and grey.
    """

    width: float
    height: float
    items: tuple[Item, ...]
    trim: Box | None = None
    bleed: Box | None = None
    black: bool = False
