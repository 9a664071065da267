# SPDX-License-Identifier: MIT
"""Puzzles with rules of their own as lines among others; imported when one may be met."""

from urllib.parse import quote

from sudoku_qt.engine.format import at_line
from sudoku_qt.engine.formats import format_named
from sudoku_qt.engine.formats.links import fpuzzles_link, sudokupad
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.text.lz_string import compress
from sudoku_qt.engine.sudoku.text.position_format import only_plain
from sudoku_qt.engine.sudoku.text.variants.links import object_in
from sudoku_qt.engine.sudoku.text.variants.notations import read_old_notation
from sudoku_qt.engine.sudoku.variants.variant_json import read_variant, write_variant
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle

LINKS = {"fpuzzles_link": fpuzzles_link.START, "sudokupad": f"{sudokupad.START}fpuz"}


def variant_in(line: str, number: int) -> str | Fault | VariantPuzzle | None:
    """The puzzle of an f-puzzles object or link, or of an older notation.

    It is 81 characters if its rules are the plain ones. None if the line is none of these; a fault
    with the line's number if it is malformed.
    """
    try:
        text = object_in(line)
        puzzle = read_old_notation(line) if text is None else read_variant(text)
    except Fault as fault:
        return at_line(number, fault)
    return puzzle.text if puzzle and puzzle.rules.is_classic else puzzle


def written_as(puzzle: VariantPuzzle, form: str) -> str:
    """A puzzle as an f-puzzles object, or as a link that holds it. Raises `Fault`."""
    text = write_variant(puzzle)
    if form == "fpuzzles":
        return text
    if form not in LINKS:
        raise only_plain(format_named(form), puzzle.rules.named())
    return f"{LINKS[form]}{quote(compress(text), safe='')}\n"
