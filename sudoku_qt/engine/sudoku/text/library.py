# SPDX-License-Identifier: MIT
"""A line of HoDoKu's library: a position, and perhaps the step that it is a test case for.

`:technique[-variant]:candidates:grid:deleted:eliminations:placements:extra`, where older programs
leave out the last field. In the grid `+` precedes a digit that is set but not given. Notes are
written as the candidates that are deleted, each as a digit, its row and its column from 1.
"""

import re
from dataclasses import replace

from sudoku_qt.engine.format import at_line
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.grid import digits_in
from sudoku_qt.engine.sudoku.shape import CELLS, cell_at, column_of, row_of
from sudoku_qt.engine.sudoku.text.cells import digit_of, wrong_length
from sudoku_qt.engine.sudoku.text.position import Position, eliminated, position, with_eliminated

LIBRARY_LINE = re.compile(r":[0-9a-z]{4}(-\w+)?:[1-9x]*:[0-9.+]*:[1-9 ]*:[^:]*:[^:]*(:[^:]*)?")
"""The form of every line of a library."""
_NOTHING_SHOWN = ":0000:x:"
_CELL = re.compile(r"(\+?)([0-9.])")
_DELETED = re.compile(r"[1-9]{3}")


def read_library_line(line: str, number: int) -> Position:
    """Read a line; `number` is its place in the text. Raises `FormatFault`."""
    fields = line.strip().split(":")
    if len(fields) not in {7, 8}:
        raise at_line(number, Fault("this is no line of HoDoKu's library."))
    cells = _CELL.findall(fields[3])
    if len(cells) != CELLS or sum(map(len, map("".join, cells))) != len(fields[3]):
        raise wrong_length(number, len(fields[3].replace("+", "")))
    digits = [digit_of(cell) or 0 for _, cell in cells]
    givens = bytes(0 if plus else digit for (plus, _), digit in zip(cells, digits, strict=True))
    gone = [0] * CELLS
    for word in fields[4].split():
        if not _DELETED.fullmatch(word):
            raise at_line(number, Fault("“{word}” names no cell and digit.", word=word[:20]))
        digit, row, column = map(int, word)
        gone[cell_at(row - 1, column - 1)] |= 1 << digit - 1
    read = position(givens, digits)
    comment = " ".join(part for part in (*fields[1:3], *fields[5:]) if part)
    return replace(read, grid=with_eliminated(read.grid, gone)).renamed(
        comment="" if line.startswith(_NOTHING_SHOWN) else comment
    )


def write_library_line(position: Position) -> str:
    """A position as a line without a step."""
    grid = position.grid
    cells = "".join(
        "." if not digit else str(digit) if given else f"+{digit}"
        for given, digit in zip(grid.givens, grid.values, strict=True)
    )
    deleted = sorted(
        f"{digit}{row_of(cell) + 1}{column_of(cell) + 1}"
        for cell, mask in enumerate(eliminated(grid))
        for digit in digits_in(mask)
    )
    return f"{_NOTHING_SHOWN}{cells}:{' '.join(deleted)}:::\n"
