# SPDX-License-Identifier: MIT
"""SudokuWiki links: 81 digits, or two characters a cell with its digit or notes.

After "S9B" a cell is a number in base 36: a given digit; an entered digit plus 9; or the mask of
its candidates plus 18, where a cell with all nine has no notes. In the form of January 2023 it is a
number in base 32: the mask, with whether it is given as the lowest bit. A single digit there may be
entered or the last candidate; it counts as a candidate where a cell that sees it has that
candidate, too.
"""

import re
from collections.abc import Sequence
from dataclasses import replace

from sudoku_qt.engine.format import Found
from sudoku_qt.engine.sudoku.grid import ALL_DIGITS, Grid
from sudoku_qt.engine.sudoku.shape import CELLS, STANDARD_SHAPE
from sudoku_qt.engine.sudoku.text.cells import digits_of, line_of
from sudoku_qt.engine.sudoku.text.link_format import LinkFormat, cut_off
from sudoku_qt.engine.sudoku.text.position import Position, found_at, position
from sudoku_qt.engine.sudoku.text.position_format import STATE

START = "https://www.sudokuwiki.org/sudoku.htm?bd="
MARKED = "S9B"
ENTERED, NOTED = 9, 18
_BASE_36 = "0123456789abcdefghijklmnopqrstuvwxyz"


class SudokuWikiFormat(LinkFormat):
    """One link a line."""

    name = "sudokuwiki"
    title = "SudokuWiki link"
    carries = STATE
    pattern = re.compile(r"sudokuwiki\.org/[^\s?]*\?(?:[^\s#]*&)?bd=", re.IGNORECASE)

    def read_link(self, held: str) -> Found:
        """Read any of the three forms."""
        held = held.partition("&")[0]
        if re.fullmatch(r"[0-9.]{81}", held):
            return found_at(position(digits_of(held)))
        pairs = held.removeprefix(MARKED).lower()
        if not re.fullmatch(r"[0-9a-z]{162}", pairs):
            raise cut_off()
        base = 36 if held.startswith(MARKED) else 32
        return found_at((_marked if base == 36 else _old)(_numbers(pairs, base)))

    def kept(self, position: Position) -> Position:
        """The position without notes in a cell that has all candidates."""
        left = super().kept(position)
        notes = tuple(0 if mask == ALL_DIGITS else mask for mask in left.grid.candidates)
        return replace(left, grid=replace(left.grid, candidates=notes))

    def write_position(self, position: Position) -> str:
        """Write the givens as digits, or the longer form where there is more."""
        grid = position.grid
        if grid == Grid.of_givens(grid.givens):
            return START + line_of(grid.givens, "0") + "\n"
        numbers = (
            digit
            if grid.givens[cell]
            else digit + ENTERED
            if digit
            else NOTED + (grid.candidates[cell] or ALL_DIGITS)
            for cell, digit in enumerate(grid.values)
        )
        pairs = (_BASE_36[number // 36] + _BASE_36[number % 36] for number in numbers)
        return f"{START}{MARKED}{''.join(pairs)}\n"


def _numbers(pairs: str, base: int) -> list[int]:
    """The number of every cell. Raises `Fault`."""
    try:
        return [int(pairs[at : at + 2], base) for at in range(0, 2 * CELLS, 2)]
    except ValueError:
        raise cut_off() from None


def _marked(numbers: Sequence[int]) -> Position:
    if not all(0 < number <= NOTED + ALL_DIGITS for number in numbers):
        raise cut_off()
    masks = [max(number - NOTED, 0) for number in numbers]
    return position(
        (number if number <= ENTERED else 0 for number in numbers),
        (number - ENTERED if ENTERED < number <= NOTED else 0 for number in numbers),
        [0 if mask == ALL_DIGITS else mask for mask in masks],
    )


def _old(numbers: Sequence[int]) -> Position:
    if not all(1 < number <= 2 * ALL_DIGITS + 1 for number in numbers):
        raise cut_off()
    masks = [number >> 1 for number in numbers]
    single = [mask.bit_length() if mask.bit_count() == 1 else 0 for mask in masks]
    given = [digit if number & 1 else 0 for digit, number in zip(single, numbers, strict=True)]
    entered = [
        0 if any(masks[peer] & masks[cell] for peer in STANDARD_SHAPE.peers[cell]) else digit
        for cell, digit in enumerate(single)
    ]
    return position(given, entered, [0 if mask == ALL_DIGITS else mask for mask in masks])
