# SPDX-License-Identifier: MIT
"""The question about an ambiguous text: which interpretation is meant."""

from collections.abc import Sequence

from sudoku_qt.engine.format import Reading
from sudoku_qt.engine.sudoku.shape import CELLS
from sudoku_qt.engine.sudoku.text.position import position_of
from sudoku_qt.models.words import say
from sudoku_qt.views.sudoku.dialogs.reading.readings import ReadingsDialog, ReadingShown
from sudoku_qt.views.window.main_window import MainWindow


def choose_reading(readings: Sequence[Reading], window: MainWindow) -> Reading | None:
    """Show each interpretation, the likeliest first; None if the player cancels."""
    chosen = ReadingsDialog.ask([_shown(reading) for reading in readings], window)
    return None if chosen is None else readings[chosen]


def _shown(reading: Reading) -> ReadingShown:
    """The first puzzle of an interpretation, and its numbers of givens and other digits."""
    grid = position_of(reading.found[0]).grid
    given = CELLS - grid.givens.count(0)
    entered = CELLS - grid.values.count(0) - given
    return ReadingShown(
        say(reading.title), given, entered, grid.givens, grid.values, grid.candidates
    )
