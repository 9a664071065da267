# SPDX-License-Identifier: MIT
"""How a setter draws a constraint on a board, and what is typed at it."""

from enum import StrEnum


class Gesture(StrEnum):
    """How the cells of a constraint are told."""

    SWITCH = "switch"
    """It is on or off for the whole board."""
    LINE = "line"
    """By dragging through its cells in their order."""
    CELLS = "cells"
    """By marking its cells in any order."""
    TWINS = "twins"
    """By marking some cells, and then where the first of as many others is."""
    CELL = "cell"
    """By a click on a cell."""
    BORDER = "border"
    """By a click on the border of two neighbours."""
    CORNER = "corner"
    """By a click where four cells meet."""
    EDGE = "edge"
    """By a click outside the board, at the end of a row, column or diagonal."""


class Typed(StrEnum):
    """What is typed at a constraint that was drawn."""

    NOTHING = "nothing"
    NUMBER = "number"
    DIGITS = "digits"
    """Some digits, each of which is added, or taken away again."""
