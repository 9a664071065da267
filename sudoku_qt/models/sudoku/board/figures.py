# SPDX-License-Identifier: MIT
"""The figures of constraints, for views, which may import from models only."""

from sudoku_qt.engine.sudoku.variants.drawing import figures_of, figures_of_constraint
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
]
