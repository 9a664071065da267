# SPDX-License-Identifier: MIT
"""The signs and words that people, pages and programs write for a cell, and at a grid's edges."""

import re
from collections.abc import Sequence

from sudoku_qt.engine.sudoku.text.cells import CELL_CHARACTERS

EMPTY = "."
SIGNS = str.maketrans(
    {
        **{chr(0xFF10 + digit): str(digit) for digit in range(10)},
        **dict.fromkeys("□◻◽☐⬜▢▫■◼⬛○◯◌◦⚪⭕·•∙⋅・．。＿？﹍", EMPTY),
        "－": "-",
        "　": " ",
        "｜": "|",
        "，": ",",
    }
)
"""What is written for digits, empty cells and separators, by what it means."""
NOTHING = frozenset(("none", "null", "nil", "nan", "undefined", "''", '""', "' '", '" "'))
"""How programming languages write an empty cell."""
OTHER_SIDES = frozenset((4, 6, 8, 10, 12, 16))
"""The sides of grids that are no Sudokus of 9 by 9."""
_EDGES = ("123456789", "ABCDEFGHI", "abcdefghi", "012345678", "JKLMNPQRS")
"""The letters or digits that stand for columns and rows, in order."""
_EDGE_WORD = re.compile(r"(?:[rRcC]|row|col|Row|Col)?([0-9A-Sa-i])[.):]?")


def cell_of(word: str) -> str | None:
    """The character of the cell that a word stands for; None for anything else."""
    if word.casefold() in NOTHING or word == "-1":
        return EMPTY
    bare = word.strip("\"'").removesuffix(".0").removesuffix(".") or EMPTY
    return bare if len(bare) == 1 and bare in CELL_CHARACTERS else None


def are_cells(text: str) -> bool:
    """Whether all characters stand for cells."""
    return {*text} <= {*CELL_CHARACTERS}


def is_edge(word: str) -> bool:
    """Whether a word may name a row or a column."""
    return _EDGE_WORD.fullmatch(word) is not None


def are_edges(words: Sequence[str]) -> bool:
    """Whether words name all columns, or all rows, in order."""
    named = [_EDGE_WORD.fullmatch(word) for word in words]
    return all(named) and "".join(word[1] for word in named if word) in _EDGES
