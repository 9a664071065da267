# SPDX-License-Identifier: MIT
"""GNOME Sudoku's code for the clipboard: `#`, the number of givens of each digit, their cells.

Five characters hold the counts of the digits, two counts each: the character's code is 33 + first
count + 9 * second count. A character for each given follows, digit by digit: 33 + row + 9 * column.
So a digit of an odd place that is given nine times cannot be encoded.
"""

import re

from sudoku_qt.engine.format import FormatFault, Found
from sudoku_qt.engine.sudoku.shape import CELLS, cell_at, column_of, row_of
from sudoku_qt.engine.sudoku.text.link_format import LinkFormat, cut_off
from sudoku_qt.engine.sudoku.text.position import Position, found_at, position

FIRST = 33
COUNTS = 5
FEWEST = 10
"""The fewest givens for a text to be taken for a code."""


class GnomeCodeFormat(LinkFormat):
    """One code a line."""

    name = "gnome_code"
    title = "GNOME Sudoku code"
    pattern = re.compile(r"^#(?=[!-~]{5,86}\s*$)")
    ends = re.compile(r"\s")

    def likeness(self, head: str) -> float:
        """Check that the lengths in the code agree: many comments begin with the same sign."""
        first = next((line for line in head.split("\n") if line.strip()), "")
        held = first[1:].rstrip()
        if not self.pattern.match(first):
            return 0.0
        count = sum(_counts(held))
        return 1.0 if count >= FEWEST and COUNTS + count == len(held) else 0.0

    def read_link(self, held: str) -> Found:
        """Read the code."""
        givens, counts = bytearray(CELLS), _counts(held)
        if COUNTS + sum(counts) != len(held):
            raise cut_off()
        digits = (digit for digit, count in enumerate(counts, 1) for _ in range(count))
        for digit, letter in zip(digits, held[COUNTS:], strict=True):
            column, row = divmod(ord(letter) - FIRST, 9)
            if not 0 <= column < 9:
                raise cut_off()
            givens[cell_at(row, column)] = digit
        return found_at(position(givens))

    def write_position(self, position: Position) -> str:
        """Write the code."""
        givens = position.setup.givens
        counts = [givens.count(digit) for digit in range(1, 10)] + [0]
        if max(counts[::2]) > 8 or max(counts) > 9:
            raise FormatFault("This code cannot hold a digit that is given nine times.")
        pairs = zip(counts[::2], counts[1::2], strict=True)
        letters = [FIRST + first + 9 * second for first, second in pairs]
        letters += [
            FIRST + row_of(cell) + 9 * column_of(cell)
            for digit in range(1, 10)
            for cell in range(CELLS)
            if givens[cell] == digit
        ]
        return "#" + "".join(map(chr, letters)) + "\n"


def _counts(held: str) -> list[int]:
    """How often each digit is given, as the first characters say."""
    pairs = [divmod(ord(letter) - FIRST, 9) for letter in held[:COUNTS]]
    return [count for second, first in pairs for count in (first, second)][:9]
