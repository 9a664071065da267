# SPDX-License-Identifier: MIT
"""Names of cells and houses in a lesson's sentences, as its board is turned."""

import re

from sudoku_qt.engine.sudoku.hints.clauses import house_words
from sudoku_qt.engine.sudoku.learn.variants.turning import BoardTurn
from sudoku_qt.engine.sudoku.logic.step import Notation, write_cells
from sudoku_qt.engine.sudoku.shape import SIDE
from sudoku_qt.models.words import say

NAME = re.compile(r"\{(?:r([1-9]+)c([1-9]+)|([rcb])([1-9]))\}")
KINDS = "rcb"
UNTURNED = BoardTurn()


def named(text: str, notation: Notation, turning: BoardTurn = UNTURNED) -> str:
    """A sentence with the names in its braces: "{r4c5}" is r4c5 or D5, "{b5}" is box 5."""

    def name(match: re.Match[str]) -> str:
        rows, columns, kind, number = match.groups()
        if kind:
            return say(house_words(turning.house(SIDE * KINDS.index(kind) + int(number) - 1)))
        cells = (SIDE * int(row) + int(column) - 10 for row in rows for column in columns)
        return write_cells(turning.cells(cells), notation)

    return NAME.sub(name, text)
