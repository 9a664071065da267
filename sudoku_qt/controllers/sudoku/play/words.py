# SPDX-License-Identifier: MIT
"""The texts of the status line about entering digits, and about mistakes."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.models.sudoku.board.colours import colour_name
from sudoku_qt.models.sudoku.board.entry_mode import BIVALUE, Entry, EntryMode, Mistakes
from sudoku_qt.models.sudoku.board.model import SudokuModel
from sudoku_qt.models.sudoku.board.spoken import notes_spoken
from sudoku_qt.models.words import QT_TRANSLATE_NOOP
from sudoku_qt.views.sudoku.board_painting import PaintedBoard
from sudoku_qt.views.sudoku.cell.note_places import NOTE_HEIGHT, note_frame

MODES = {
    EntryMode.DIGIT: QT_TRANSLATE_NOOP("SudokuPad", "Digit"),
    EntryMode.CORNER: QT_TRANSLATE_NOOP("SudokuPad", "Corner"),
    EntryMode.CENTRE: QT_TRANSLATE_NOOP("SudokuPad", "Notes"),
    EntryMode.COLOUR: QT_TRANSLATE_NOOP("SudokuPad", "Colour"),
}
MISTAKES = {  # the usual kind is left out: "mistakes: rule conflicts" reads as if there were some
    Mistakes.OFF: QT_TRANSLATE_NOOP("EntryWords", "mistakes: not shown"),
    Mistakes.SOLUTION: QT_TRANSLATE_NOOP("EntryWords", "mistakes: against the solution"),
}

LEGIBLE, LEGIBLE_PAIR = 6, 9
"""The least height of a note that is read without effort, at 100 %: of one sign, and of two."""

translate = QCoreApplication.translate


def cell_words(model: SudokuModel, board: PaintedBoard) -> str:
    """The cursor's cell, with its notes where they are too small to be read on the board."""
    label, cell = model.label(board.cursor_cell), model.cell(board.cursor_cell)
    side, ratio = board.board.cell, board.devicePixelRatioF()
    high = side * NOTE_HEIGHT * note_frame(side, cell.layout).height / ratio
    least = LEGIBLE if len(model.signs[model.side]) == 1 else LEGIBLE_PAIR
    is_read = cell.value or high >= board.theme.px(least)
    return label if is_read else " · ".join((label, *notes_spoken(cell, model.signs)))


def entry_words(entry: Entry, signs: Sequence[str]) -> str:
    """The entry mode, and what is locked: "Digit 5 on each click"."""
    mode = translate("SudokuPad", MODES[entry.mode])
    if entry.locked:
        what = colour_name(entry.locked) if entry.mode is EntryMode.COLOUR else signs[entry.locked]
        return translate("EntryWords", "{mode}: {what} on each click").format(mode=mode, what=what)
    if entry.digit_first:
        return translate("EntryWords", "{mode}: choose the digit first").format(mode=mode)
    return mode


def filter_words(entry: Entry, signs: Sequence[str]) -> list[str]:
    """The filter as a list of texts; empty without a filter."""
    digit, inverted = entry.sought
    if not digit:
        return []
    if digit == BIVALUE:
        words = (
            translate("EntryWords", "all but cells with two candidates")
            if inverted
            else translate("EntryWords", "cells with two candidates")
        )
        return [words]
    words = (
        translate("EntryWords", "where {digit} cannot go")
        if inverted
        else translate("EntryWords", "where {digit} can go")
    )
    return [words.format(digit=signs[digit])]


def grid_words(grid: Grid, kind: Mistakes) -> list[str]:
    """How much is filled, how mistakes are shown if unusual, and how many cells are in conflict."""
    filled = translate("EntryWords", "{filled} of {cells}")
    cells = grid.shape.cells
    words = [filled.format(filled=cells - grid.values.count(0), cells=cells)]
    if kind in MISTAKES:
        words.append(translate("EntryWords", MISTAKES[kind]))
    if grid.conflicts and kind is not Mistakes.OFF:
        conflict = translate("EntryWords", "in conflict: {count}")
        words.append(conflict.format(count=len(grid.conflicts)))
    return words
