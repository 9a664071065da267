# SPDX-License-Identifier: MIT
"""Simple Sudoku's file: a drawn grid of givens, then digits entered (I) and eliminated (E).

`I388` puts 8 into cell 38, `E78007` removes candidate 7 from cell 78; cells count from 0.
"""

import re
from collections.abc import Sequence
from dataclasses import replace

from sudoku_qt.engine.format import FormatFault, Found, at_line
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.grid import digits_in
from sudoku_qt.engine.sudoku.shape import CELLS
from sudoku_qt.engine.sudoku.text.cells import line_of
from sudoku_qt.engine.sudoku.text.nine_rows import drawn, read_rows_of_cells, row_likeness
from sudoku_qt.engine.sudoku.text.position import (
    Position,
    eliminated,
    found_at,
    position,
    position_of,
    with_eliminated,
)
from sudoku_qt.engine.sudoku.text.position_format import STATE, PositionFormat

_RECORD = re.compile(r"I(\d\d)([1-9])|E(\d\d)00([1-9])", re.ASCII)
_LIKE_RECORD = re.compile(r"[IE][0-9]+")
FRAME, INNER, ROW = "*-----------*", "|---+---+---|", "|{}{}{}|{}{}{}|{}{}{}|"


class SimpleSudokuFormat(PositionFormat):
    """A puzzle with the digits entered and the candidates eliminated so far."""

    name = "simple_sudoku"
    title = "Simple Sudoku (.ss)"
    suffixes = (".ss",)
    carries = STATE

    def likeness(self, head: str) -> float:
        """Look for records after rows of nine cells."""
        rows, records = _parted(head)
        return 0.93 if records and row_likeness(rows) == 1.0 else 0.0

    def read(self, text: str) -> Sequence[Found]:
        """Read the grid and its records."""
        rows, records = _parted(text)
        puzzles = read_rows_of_cells(rows)
        if len(puzzles) > 1:
            raise FormatFault("The text has {count} rows; a Sudoku has 9.", count=9 * len(puzzles))
        before = position_of(puzzles[0])
        givens = before.setup.givens
        entered, gone = bytearray(CELLS), [0] * CELLS
        for line, record in records:
            cell, digit, enters = _read(line, record)
            if enters:
                entered[cell] = digit
            else:
                gone[cell] |= 1 << digit - 1
        placed = position(givens, entered)
        placed = replace(placed, grid=with_eliminated(placed.grid, gone))
        return [found_at(placed, puzzles[0].notices)]

    def kept(self, position: Position) -> Position:
        """The position with notes in all cells or in none: only eliminations are written."""
        left = super().kept(position)
        return replace(left, grid=with_eliminated(left.grid, eliminated(left.grid)))

    def write_position(self, position: Position) -> str:
        """Draw the givens and list the other records."""
        grid = position.grid
        records = [f"I{cell:02}{grid.values[cell]}" for cell in grid.filled_cells]
        for cell, mask in enumerate(eliminated(grid)):
            records += [f"E{cell:02}{digit:03}" for digit in digits_in(mask)]
        lines = "".join(f"{record}\n" for record in records)
        return drawn(line_of(grid.givens), FRAME, ROW, INNER) + (f"\n{lines}" if lines else "")


def _parted(text: str) -> tuple[str, list[tuple[int, str]]]:
    """Part the rows, all lines in their places, from the records with their numbers of lines."""
    rows, records = list[str](), list[tuple[int, str]]()
    for number, line in enumerate(text.split("\n"), 1):
        is_record = _LIKE_RECORD.fullmatch(line.strip()) is not None
        if is_record:
            records.append((number, line.strip()))
        rows.append("" if is_record else line)
    return "\n".join(rows), records


def _read(line: int, record: str) -> tuple[int, int, bool]:
    """The cell and digit of a record, and whether it enters the digit."""
    match = _RECORD.fullmatch(record)
    cell = int((match[1] or match[3]) if match else CELLS)
    if not match or cell >= CELLS:
        raise at_line(line, Fault("“{word}” names no cell and digit.", word=record[:20]))
    return cell, int(match[2] or match[4]), match[1] is not None
