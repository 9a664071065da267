# SPDX-License-Identifier: MIT
"""What cannot be printed as asked, said in a sentence that tells what to do."""

from sudoku_qt.engine.message import Fault
from sudoku_qt.models.sudoku.paper.frame import margin_of
from sudoku_qt.models.sudoku.paper.options import LARGE_CELL, LARGE_WITH_CLUES, PaperOptions
from sudoku_qt.models.sudoku.paper.sizes import millimetres, paper_size, points

POINT = 1.0
"""The usual margins are whole points, and up to this much less than so many millimetres."""
ACROSS = 9.0
"""The cells across a classic board."""
WITH_CLUES = 10.0
"""The same with clues on a side, or on both; names of rows take half a cell."""


class PaperFault(Fault):
    """The worksheet cannot be printed as asked."""


def check(options: PaperOptions) -> None:
    """Check options that contradict each other or the paper. Raises `Fault`."""
    paper_size(options.paper)
    margin = margin_of(options)
    if points(options.bleed) > margin + POINT:
        raise PaperFault(
            "The bleed of {bleed} mm is wider than the margin of {margin} mm, so that cutting "
            "could reach the puzzles. Choose a margin of {bleed} mm or more, or a narrower bleed.",
            bleed=options.bleed, margin=round(millimetres(margin)),
        )  # fmt: skip
    if options.booklet and options.wide:
        raise PaperFault("The pages of a booklet are upright. Choose an upright page.")
    if options.large and options.answers == "below":
        raise PaperFault(
            "In large print there is no room for answers below the puzzles. "
            "Print them at the end, some pages later, or not at all."
        )
    if options.large and 0 < options.cell < LARGE_CELL:
        raise PaperFault(
            "Large print has cells of {least} mm or more. Choose such cells, or no large print.",
            least=LARGE_CELL,
        )


def least_cell(options: PaperOptions, across: float = ACROSS) -> int:
    """The side of a cell that is asked for on a board of so many, in millimetres; 0 for any."""
    if options.cell or not options.large:
        return options.cell
    return LARGE_CELL if across < WITH_CLUES else LARGE_WITH_CLUES


def too_small(options: PaperOptions, across: float, room: float) -> PaperFault:
    """The fault where a board of so many cells does not fit into room for a side, in points."""
    cell = least_cell(options, across)
    if cell and room > 0:
        return PaperFault(
            "Cells of {cell} mm do not fit: the widest board is {side} mm, and the page has room "
            "for {room} mm. Choose larger paper, an upright page, narrower margins or smaller "
            "cells, or print fewer things beside the puzzles.",
            cell=cell, side=round(cell * across), room=int(millimetres(room)),
        )  # fmt: skip
    return PaperFault(
        "The page has no room for a puzzle. Choose larger paper, narrower margins, or print fewer "
        "things beside the puzzles."
    )


def least_side(options: PaperOptions, across: float) -> float:
    """The side that a board of so many cells needs at least, in points."""
    return points(least_cell(options, across) * across)


def wanted_side(options: PaperOptions, across: float) -> float:
    """The side that a board of so many cells has where the page has room for it, in points."""
    return points(least_cell(options) * across)


def no_edges() -> PaperFault:
    """The fault where what writes the edges of a PDF is not installed."""
    return PaperFault(
        "The edges to cut by are written with pypdfium2: pip install sudoku-qt[pictures]"
    )
