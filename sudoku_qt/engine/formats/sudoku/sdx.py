# SPDX-License-Identifier: MIT
"""SudoCue's file: nine rows of nine words, separated by single spaces.

A digit is given, `u` and a digit was entered, several digits are candidates, an empty word is an
empty cell. A single candidate cannot be written, since it would be read as given.
"""

import re
from collections.abc import Sequence
from dataclasses import replace

from sudoku_qt.engine.format import FormatFault, Found, at_line
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.grid import digit_mask
from sudoku_qt.engine.sudoku.shape import CELLS, SIDE
from sudoku_qt.engine.sudoku.text.cells import rows_of_cells
from sudoku_qt.engine.sudoku.text.position import Position, found_at, position
from sudoku_qt.engine.sudoku.text.position_format import STATE, PositionFormat
from sudoku_qt.engine.sudoku.words import digits_written

_WORD = re.compile(r"u?[1-9]|[1-9]{2,9}|")
FEWEST = 17
"""The fewest groups for a text to be taken for this format; a puzzle has as many givens."""


class SdxFormat(PositionFormat):
    """One puzzle with its candidates."""

    name = "sdx"
    title = "SudoCue (.sdx)"
    suffixes = (".sdx",)
    carries = STATE

    def likeness(self, head: str) -> float:
        """Look for words with a single space between them, some of them entered or empty."""
        words = [word for row in _rows(head) for word in row]
        filled = [word for word in words if word]
        entered = any(word.startswith("u") for word in filled)
        if not CELLS - SIDE <= len(words) <= CELLS + SIDE or not (entered or "" in words):
            return 0.0
        parted = max(map(len, head.split("\n"))) > SIDE
        good = sum(1 for word in filled if _WORD.fullmatch(word))
        return 0.88 if parted and good >= FEWEST and good >= 0.8 * len(filled) else 0.0

    def read(self, text: str) -> Sequence[Found]:
        """Read the nine rows."""
        rows = _rows(text)
        if len(rows) != SIDE:
            raise FormatFault("The text has {count} rows; a Sudoku has 9.", count=len(rows))
        for number, row in enumerate(rows, 1):
            _check(number, row)
        words = [word for row in rows for word in row]
        givens = bytes(int(word) if len(word) == 1 else 0 for word in words)
        entered = bytes(int(word[1]) if word.startswith("u") else 0 for word in words)
        notes = [0 if word.startswith("u") else digit_mask(map(int, word)) for word in words]
        return [found_at(position(givens, entered, notes))]

    def kept(self, position: Position) -> Position:
        """The position without candidates that are alone in their cell."""
        left = super().kept(position)
        notes = tuple(mask if mask.bit_count() > 1 else 0 for mask in left.grid.candidates)
        return replace(left, grid=replace(left.grid, candidates=notes))

    def write_position(self, position: Position) -> str:
        """Write the nine rows."""
        grid = position.grid
        words = [
            str(grid.givens[cell])
            if grid.givens[cell]
            else f"u{grid.values[cell]}"
            if grid.values[cell]
            else digits_written(grid.candidates[cell])
            for cell in range(CELLS)
        ]
        return "".join(" ".join(row) + "\n" for row in rows_of_cells(words))


def _rows(text: str) -> list[list[str]]:
    """The words of each row; empty cells at its end may have been trimmed."""
    lines = text.removesuffix("\n").split("\n")
    while len(lines) > SIDE and not lines[-1].strip():
        lines.pop()
    return [_words(line) for line in lines]


def _words(line: str) -> list[str]:
    """The words of a row, nine of them where nothing is wrong with it."""
    words = line.split(" ")
    while len(words) > SIDE and not words[-1]:
        words.pop()
    return words + [""] * (SIDE - len(words))


def _check(number: int, row: Sequence[str]) -> None:
    if len(row) != SIDE:
        raise at_line(number, Fault("{count} cells; a row of a Sudoku has 9.", count=len(row)))
    for word in row:
        if not _WORD.fullmatch(word) or len(set(word)) < len(word):
            template = "“{word}” is no cell: a digit, u and a digit, or candidates."
            raise at_line(number, Fault(template, word=word[:20]))
