# SPDX-License-Identifier: MIT
"""A text of puzzles with rules of their own, perhaps with plain ones among them."""

from collections.abc import Iterator

from sudoku_qt.engine.format import at_line
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.kernel.solver import parse
from sudoku_qt.engine.sudoku.text.lines import cells_in, joined_regions
from sudoku_qt.engine.sudoku.text.variants.links import object_in
from sudoku_qt.engine.sudoku.text.variants.notations import read_old_notation
from sudoku_qt.engine.sudoku.variants.rules import Rules
from sudoku_qt.engine.sudoku.variants.variant_json import read_variant
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle


def read_variants(text: str) -> Iterator[VariantPuzzle]:
    """Read one object over several lines, or a puzzle on each line. Raises `Fault`."""
    first, _, rest = text.strip().partition("\n")
    if text.lstrip().startswith("{") and not (first.rstrip().endswith("}") and rest):
        yield read_variant(text)
        return
    for at, line in joined_regions(text.splitlines()):
        try:
            yield from _read(line, at + 1)
        except Fault as fault:
            raise at_line(at + 1, fault) from None


def _read(line: str, number: int) -> Iterator[VariantPuzzle]:
    text = object_in(line)
    other = read_old_notation(line) if text is None else read_variant(text)
    if other is not None:
        yield other
    elif plain := cells_in(line, number):
        yield VariantPuzzle(Rules(), parse(plain[0]))
