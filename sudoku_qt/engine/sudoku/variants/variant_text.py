# SPDX-License-Identifier: MIT
"""A text of f-puzzles' objects and links, and perhaps of plain puzzles among them."""

from collections.abc import Iterator

from sudoku_qt.engine.format import at_line
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.kernel.solver import parse
from sudoku_qt.engine.sudoku.text.lines import cells_in
from sudoku_qt.engine.sudoku.variants.rules import Rules
from sudoku_qt.engine.sudoku.variants.variant_json import read_variant
from sudoku_qt.engine.sudoku.variants.variant_links import object_in
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle

MARKS = ("{", "fpuz", "f-puzzles")
"""One of these stands in each such text."""


def may_hold_variants(text: str) -> bool:
    """Whether there can be such a puzzle in a text."""
    return any(mark in text for mark in MARKS)


def read_variants(text: str) -> Iterator[VariantPuzzle]:
    """Read an object that goes over several lines, or a puzzle a line. Raises `Fault`."""
    first, _, rest = text.strip().partition("\n")
    if text.lstrip().startswith("{") and not (first.rstrip().endswith("}") and rest):
        yield read_variant(text)
        return
    for number, line in enumerate(text.splitlines(), 1):
        try:
            yield from _read(line, number)
        except Fault as fault:
            raise at_line(number, fault) from None


def _read(line: str, number: int) -> Iterator[VariantPuzzle]:
    text = object_in(line)
    if text is not None:
        yield read_variant(text)
    elif plain := cells_in(line, number):
        yield VariantPuzzle(Rules(), parse(plain[0]))
