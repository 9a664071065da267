# SPDX-License-Identifier: MIT
"""Puzzles with rules of their own as lines among others; imported when one may be met."""

from sudoku_qt.engine.format import at_line
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.variants.variant_json import read_variant
from sudoku_qt.engine.sudoku.variants.variant_links import object_in
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle


def variant_in(line: str, number: int) -> str | Fault | VariantPuzzle | None:
    """The puzzle of f-puzzles' object or link; 81 characters where its rules are the plain ones.

    None where a line is neither; a fault that names the line where something is wrong with it.
    """
    try:
        text = object_in(line)
        if text is None:
            return None
        puzzle = read_variant(text)
    except Fault as fault:
        return at_line(number, fault)
    return puzzle.text if puzzle.rules.is_classic else puzzle
