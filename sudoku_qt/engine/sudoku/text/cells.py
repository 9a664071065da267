# SPDX-License-Identifier: MIT
"""Cells as characters: which ones are digits, which are blank, and what to say of the others."""

from collections.abc import Sequence

from sudoku_qt.engine.format import FormatFault, Found, at_line
from sudoku_qt.engine.message import Fault, Message
from sudoku_qt.engine.sudoku.game import SudokuGame, SudokuSetup
from sudoku_qt.engine.sudoku.shape import CELLS

BLANKS = "0.*_-xX"
"""What people write for an empty cell; a space is one too, where the format can tell."""
CELL_CHARACTERS = "123456789" + BLANKS
LONGEST_COMMENT = 1000


def digit_of(character: str) -> int | None:
    """The digit that a character stands for, 0 for a blank, None for no cell at all."""
    if character in "123456789":
        return int(character)
    return 0 if character in BLANKS or character == " " else None


def found(characters: str, comment: str = "") -> Found:
    """Make a finding of 81 characters that are all cells, with a notice where blanks are mixed."""
    givens = bytes(digit_of(character) or 0 for character in characters)
    kinds = sorted({character for character in characters if character not in "123456789"})
    notices: tuple[Message, ...] = ()
    if len(kinds) > 1:
        template = "Empty cells are written in several ways here: {kinds}"
        notices = (Message(template, kinds=" ".join(kinds)),)
    setup = SudokuSetup(givens, comment=comment[:LONGEST_COMMENT])
    return Found(SudokuGame.name, SudokuGame().write_setup(setup), notices=notices)


def givens_of(finding: Found) -> Sequence[int]:
    """The 81 givens of a finding, for a format that writes nothing else."""
    return SudokuGame().read_setup(finding.setup).givens


def check_cells(characters: str, line: int, start: int = 1) -> None:
    """Raise `FormatFault` at the first character that is no cell.

    `line` and `start` say where in the text the characters stand, both from 1.
    """
    for place, character in enumerate(characters, start):
        if digit_of(character) is None:
            template = "character {place}, “{character}”, is no digit and no empty cell."
            raise at_line(line, Fault(template, place=place, character=character))


def wrong_length(line: int, count: int) -> FormatFault:
    """Make the fault of a line with too few or too many cells."""
    return at_line(line, Fault("{count} cells; a Sudoku has {wanted}.", count=count, wanted=CELLS))
