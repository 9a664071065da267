# SPDX-License-Identifier: MIT
"""Cells as characters: digits, signs for an empty cell, and faults for anything else."""

from collections.abc import Iterable, Sequence

from sudoku_qt.engine.format import FormatFault, at_line
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.shape import CELLS, SIDE

BLANKS = "0.*_-xX"
"""Characters for an empty cell; a space is another, in formats where that is unambiguous."""
CELL_CHARACTERS = "123456789" + BLANKS
MOST_BLANKS_OF_FULL = 21
"""With fewer blanks than this, at least one 9 of nine would be left."""
FEWEST_ZEROS = 8


def digit_of(character: str) -> int | None:
    """The digit for a character, 0 for an empty cell, None for any other character."""
    if character in "123456789":
        return int(character)
    return 0 if character in BLANKS or character == " " else None


def line_of(digits: Iterable[int], blank: str = ".") -> str:
    """81 digits as characters."""
    return "".join(str(digit) if digit else blank for digit in digits)


def digits_of(characters: str) -> bytes:
    """The digits of characters, each of which stands for a cell."""
    return bytes(digit_of(character) or 0 for character in characters)


def rows_of_cells(characters: Sequence[str]) -> list[Sequence[str]]:
    """81 cells as nine rows of nine."""
    return [characters[start : start + SIDE] for start in range(0, CELLS, SIDE)]


def check_cells(characters: str, line: int, start: int = 1) -> None:
    """Raise `FormatFault` at the first character that does not stand for a cell.

    `line` and `start` are the place of the characters in the text, both from 1.
    """
    for place, character in enumerate(characters, start):
        if digit_of(character) is None:
            template = "character {place}, “{character}”, is no digit and no empty cell."
            raise at_line(line, Fault(template, place=place, character=character))


def wrong_length(line: int, count: int) -> FormatFault:
    """The fault of a line with too few or too many cells."""
    return at_line(line, Fault("{count} cells; a Sudoku has {wanted}.", count=count, wanted=CELLS))


def check_zero_is_blank(cells: str, line: int) -> None:
    """Raise `FormatFault` for a nearly full grid with the digits 0 to 8, on `line`.

    Each 0 would be read as an empty cell, which would make another puzzle.
    """
    few = FEWEST_ZEROS <= cells.count("0") <= MOST_BLANKS_OF_FULL
    signs = set(cells)
    if few and signs == set("012345678") and all(cells.count(s) <= SIDE for s in signs - {"0"}):
        raise at_line(
            line,
            Fault(
                "no 9 in a grid that is nearly full: its digits seem to be 0 to 8. "
                "Write them as 1 to 9, and empty cells as dots."
            ),
        )


def is_nearly_full(cells: bytes) -> bool:
    """Whether grids, one after the other, are nearly full on average."""
    return cells.count(0) * CELLS <= MOST_BLANKS_OF_FULL * len(cells)
