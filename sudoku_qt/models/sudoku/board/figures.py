# SPDX-License-Identifier: MIT
"""The figures of constraints, for views, which may import from models only."""

from collections.abc import Iterable

from sudoku_qt.engine.sudoku.variants.drawing.drawn import figures_of, figures_of_constraint
from sudoku_qt.engine.sudoku.variants.figures import (
    LINE_LOOKS,
    Area,
    Cage,
    Clue,
    Digits,
    Dot,
    Figure,
    Label,
    Letter,
    Line,
    LineLook,
    Plate,
    Point,
    Shade,
    Stroke,
    Wedge,
)
from sudoku_qt.engine.sudoku.variants.variant_puzzle import SIGNS, VariantPuzzle
from sudoku_qt.models.sudoku.board.cell import Layout

MOST_IN_NINE = 9
"""Of digits, candidates stand three by three."""

__all__ = [
    "LINE_LOOKS",
    "SIGNS",
    "Area",
    "Cage",
    "Clue",
    "Digits",
    "Dot",
    "Figure",
    "Label",
    "Letter",
    "Line",
    "LineLook",
    "Plate",
    "Point",
    "Shade",
    "Stroke",
    "VariantPuzzle",
    "Wedge",
    "figures_of",
    "figures_of_constraint",
    "layouts_of",
]


def layouts_of(figures: Iterable[Figure], size: int) -> list[Layout]:
    """How the notes of each cell are arranged on a board with these figures.

    Where there are cages, the notes of all cells are, so that digits stand alike everywhere.
    """
    labels = [figure for figure in figures if isinstance(figure, Label)]
    cages = [figure for figure in figures if isinstance(figure, Cage) and figure.text]
    usual = Layout.LOWERED if cages else Layout.USUAL
    if size > MOST_IN_NINE:
        usual |= Layout.FOUR_BY_FOUR
    found = [usual] * size**2
    for cell in (*(label.cell for label in labels), *(min(cage.cells) for cage in cages)):
        found[cell] |= Layout.LOWERED | Layout.LABELLED
    return found
