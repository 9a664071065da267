# SPDX-License-Identifier: MIT
"""What a page is made of: boards, words, lines and codes, each with its place in points."""

from typing import Literal, NamedTuple

Align = Literal["left", "centre", "right"]
Modules = tuple[bytes, ...]
"""The rows of a QR code without its quiet zone: 1 for a dark module, 0 for a light one."""


class Box(NamedTuple):
    """A place on a page, from its upper left corner."""

    left: float
    top: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """Where it ends."""
        return self.left + self.width

    @property
    def bottom(self) -> float:
        """Where it ends below."""
        return self.top + self.height

    def turned_in(self, whole: "Box") -> "Box":
        """The place of the same part once the whole is turned upside down."""
        left = whole.left + whole.right - self.right
        top = whole.top + whole.bottom - self.bottom
        return Box(left, top, self.width, self.height)


class Words(NamedTuple):
    """A line of text. `size` is that of its letters in points; a long line is made smaller."""

    box: Box
    text: str
    size: float
    bold: bool = False
    align: Align = "left"
    turned: bool = False


class Board(NamedTuple):
    """A grid: `values` are its 81 digits, 0 for none, `givens` those of them that are bold.

    `notes` are the digits that stand small in an empty cell, as masks.
    """

    box: Box
    givens: bytes
    values: bytes
    notes: tuple[int, ...] = ()
    large: bool = False
    turned: bool = False


class Rule(NamedTuple):
    """A thin line to write on."""

    box: Box


class Code(NamedTuple):
    """A QR code; its box holds the quiet zone, too."""

    box: Box
    modules: Modules


Item = Words | Board | Rule | Code


class Page(NamedTuple):
    """A page, its size in points, and all that stands on it."""

    width: float
    height: float
    items: tuple[Item, ...]
