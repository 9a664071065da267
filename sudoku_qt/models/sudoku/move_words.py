# SPDX-License-Identifier: MIT
"""A move in words: "r4c5 = 7", or what happened to which notes and colours."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication

from sudoku_qt.engine.sudoku.game import SudokuMove
from sudoku_qt.engine.sudoku.grid import digits_in
from sudoku_qt.engine.sudoku.review import Stretch
from sudoku_qt.engine.sudoku.shape import SIDE
from sudoku_qt.models.sudoku.board.cell import NUMBERS
from sudoku_qt.models.sudoku.board.spoken import cell_label
from sudoku_qt.models.words import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP

OF_ONE = {
    "+": QT_TRANSLATE_NOOP("MoveWords", "{cell}: noted {digits}"),
    "-": QT_TRANSLATE_NOOP("MoveWords", "{cell}: note {digits} removed"),
    "^": QT_TRANSLATE_NOOP("MoveWords", "{cell}: corner note {digits}"),
    "_": QT_TRANSLATE_NOOP("MoveWords", "{cell}: corner note {digits} removed"),
    "#": QT_TRANSLATE_NOOP("MoveWords", "{cell}: colour"),
    "@": QT_TRANSLATE_NOOP("MoveWords", "{cell}: colour"),
}
DIGITS = QT_TRANSLATE_N_NOOP("MoveWords", "Digits in {count} cells")
EMPTIED = QT_TRANSLATE_N_NOOP("MoveWords", "{count} cells emptied")
NOTES = QT_TRANSLATE_N_NOOP("MoveWords", "Notes in {count} cells")
NOTED = QT_TRANSLATE_N_NOOP("MoveWords", "notes in {count} cells")
CALLED = QT_TRANSLATE_NOOP("MoveWords", "Notes to the solver")
COLOURS = QT_TRANSLATE_N_NOOP("MoveWords", "Colours in {count} cells")

translate = QCoreApplication.translate


def move_words(
    move: SudokuMove, *, letters: bool, side: int = SIDE, signs: Sequence[str] = NUMBERS
) -> str:
    """The first edits of a move in words; those that only clear up after them are left out."""
    first = move[0]
    if first.kind == ":":
        return translate("MoveWords", CALLED)
    alike = [edit for edit in move if (edit.kind == "=") == (first.kind == "=")]
    count = len({edit.cell for edit in alike})
    if count > 1:
        return translate("MoveWords", _of_several(move), None, count).format(count=count)
    cell = cell_label(first.cell, letters=letters, side=side)
    if first.kind != "=":
        digits = "" if first.kind in "#@" else _in_a_row(first.digits, signs)
        return translate("MoveWords", OF_ONE[first.kind]).format(cell=cell, digits=digits)
    if first.digits:
        return f"{cell} = {signs[first.digits]}"
    return translate("MoveWords", "{cell} emptied").format(cell=cell)


def change_words(
    place: Stretch, label: Callable[[int], str], signs: Sequence[str] = NUMBERS
) -> str:
    """What a player did after a long pause, as part of a sentence: a digit, or changed notes.

    `label` gives the name of a cell, `signs` are those of the digits.
    """
    cells, before, after = place.changed, place.before.values, place.after.values
    placed = [cell for cell in cells if after[cell] != before[cell]]
    if placed and after[placed[0]]:
        cell, digit = label(placed[0]), signs[after[placed[0]]]
        return translate("MoveWords", "{cell}={digit}").format(cell=cell, digit=digit)
    if len(placed) > 1:
        return translate("MoveWords", EMPTIED, None, len(placed)).format(count=len(placed))
    if placed:
        return translate("MoveWords", "{cell} emptied").format(cell=label(placed[0]))
    if not cells:
        return translate("MoveWords", "a corner note or a colour")
    if len(cells) == 1:
        return translate("MoveWords", "a note in {cell}").format(cell=label(cells[0]))
    return translate("MoveWords", NOTED, None, len(cells)).format(count=len(cells))


def _in_a_row(mask: int, signs: Sequence[str]) -> str:
    """Digits side by side, apart if one of them is a number of two."""
    words = [signs[digit] for digit in digits_in(mask)]
    return (" " if any(len(sign) > 1 for sign in words) else "").join(words)


def _of_several(move: SudokuMove) -> str:
    first = move[0]
    if first.kind == "=":
        return DIGITS if any(edit.kind == "=" and edit.digits for edit in move) else EMPTIED
    return COLOURS if first.kind in "#@" else NOTES
