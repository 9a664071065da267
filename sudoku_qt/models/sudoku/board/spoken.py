# SPDX-License-Identifier: MIT
"""A cell in words, as a screen reader reads it out."""

from collections.abc import Iterable, Iterator, Sequence

from PySide6.QtCore import QCoreApplication

from sudoku_qt.engine.sudoku.grid import digits_in
from sudoku_qt.engine.sudoku.markings import tint_of
from sudoku_qt.engine.sudoku.shape import SIDE
from sudoku_qt.models.sudoku.board.cell import NUMBERS, Cell, Composed, Mark
from sudoku_qt.models.sudoku.board.colours import colour_name

ROWS = "ABCDEFGHIJKLMNOP"
"""The names of rows if they have letters."""

translate = QCoreApplication.translate


def row_names(*, letters: bool, side: int = SIDE) -> list[str]:
    """The names of the rows: a letter or a number each."""
    return [ROWS[row] if letters else str(row + 1) for row in range(side)]


def spoken(
    number: int, cell: Cell, *, letters: bool, side: int = SIDE, signs: Sequence[str] = NUMBERS
) -> str:
    """A cell in words: "row 4, column 5, empty, notes 2 and 5, conflict"; "row D" with letters."""
    row, column = divmod(number, side)
    parts = [
        translate("SudokuModel", "row {row}").format(row=ROWS[row] if letters else row + 1),
        translate("SudokuModel", "column {column}").format(column=column + 1),
        _content(cell, signs),
        *notes_spoken(cell, signs),
        *_supposed(cell),
        *_colours(cell, signs),
        *_faults(cell, signs),
        *_exercised(cell, signs),
        *_found_out(cell.composed or Composed(), filled=bool(cell.value)),
    ]
    return in_a_row(parts)


def in_a_row(parts: Iterable[str]) -> str:
    """The parts of a spoken cell one after the other."""
    return translate("SudokuModel", ", ", "between the parts of a spoken cell").join(parts)


def _content(cell: Cell, signs: Sequence[str]) -> str:
    if cell.given:
        return translate("SudokuModel", "given {digit}").format(digit=signs[cell.value])
    return signs[cell.value] if cell.value else translate("SudokuModel", "empty")


def notes_spoken(cell: Cell, signs: Sequence[str]) -> Iterator[str]:
    """Yield the notes of a cell, and its corner notes: "notes 2 and 5"."""
    if cell.notes:
        words = translate("SudokuModel", "notes {digits}")
        yield words.format(digits=listed_digits(cell.notes, signs))
    if cell.corners:
        words = translate("SudokuModel", "corner notes {digits}")
        yield words.format(digits=listed_digits(cell.corners, signs))


def _supposed(cell: Cell) -> Iterator[str]:
    if cell.supposed or cell.supposed_corners:
        yield translate("SudokuModel", "hypothesis")


def _colours(cell: Cell, signs: Sequence[str]) -> Iterator[str]:
    if cell.colours:
        yield listed([colour_name(number) for number in digits_in(cell.colours)])
    for digit in digits_in(cell.notes):
        if number := tint_of(cell.tints, digit):
            words = translate("SudokuModel", "note {digit} {colour}")
            yield words.format(digit=signs[digit], colour=colour_name(number))


def _faults(cell: Cell, signs: Sequence[str]) -> Iterator[str]:
    if cell.missing:
        words = translate("SudokuModel", "missing notes {digits}")
        yield words.format(digits=listed_digits(cell.missing, signs))
    if cell.impossible:
        words = translate("SudokuModel", "impossible notes {digits}")
        yield words.format(digits=listed_digits(cell.impossible, signs))
    if cell.conflict:
        yield translate("SudokuModel", "conflict")
    if cell.mark is Mark.WRONG:
        yield translate("SudokuModel", "wrong")


def _exercised(cell: Cell, signs: Sequence[str]) -> Iterator[str]:
    """Yield the state of a cell in an exercise: marks, frames."""
    if cell.framed:
        yield translate("SudokuModel", "framed")
    if cell.picked:
        yield translate("SudokuModel", "marked")
    struck = [signs[disc.digit] for disc in cell.discs if disc.role == "eliminated"]
    if struck:
        words = translate("SudokuModel", "struck out {digits}")
        yield words.format(digits=listed(struck))


def _found_out(composed: Composed, *, filled: bool) -> Iterator[str]:
    """Yield what a setter sees of a cell."""
    if composed.possible and not filled:
        words = translate("SudokuModel", "open: {digits} occur")
        yield words.format(digits=listed_digits(composed.possible))
    if composed.settled and not filled:
        words = translate("SudokuModel", "{digit} in every solution")
        yield words.format(digit=composed.settled)
    if composed.redundant and filled:
        yield translate("SudokuModel", "could be left out")
    if composed.partner and not filled:
        yield translate("SudokuModel", "empty partner")


def listed_digits(mask: int, signs: Sequence[str] = NUMBERS) -> str:
    """The digits of a mask as a list in words: "2, 4 and 5"."""
    return listed([signs[digit] for digit in digits_in(mask)])


def listed(words: Sequence[str]) -> str:
    """Words as a list: "red and blue"."""
    *others, last = words
    if not others:
        return last
    together = translate("SudokuModel", ", ", "between digits").join(others)
    return translate("SudokuModel", "{digits} and {last}").format(digits=together, last=last)


def cell_label(number: int, *, letters: bool, side: int = SIDE) -> str:
    """The name of a cell: r4c5, or with letters D5."""
    row, column = divmod(number, side)
    return f"{ROWS[row]}{column + 1}" if letters else f"r{row + 1}c{column + 1}"
