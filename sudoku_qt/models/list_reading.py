# SPDX-License-Identifier: MIT
"""A list of positions that is shown while it is still being read."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from sudoku_qt.engine.format import Found
from sudoku_qt.engine.line_list import LineList
from sudoku_qt.engine.message import Fault


class ListReading(QObject):
    """Says how far it is. `name` is that of the file, or "" for what was pasted or dropped.

    It has no parent: a list may be large, and goes with the last who shows it.
    """

    grown = Signal()
    """More positions are there, or the last of them."""

    def __init__(self, puzzles: Sequence[Found], name: str) -> None:
        super().__init__()
        self.puzzles, self.name = puzzles, name
        self.is_whole = not isinstance(puzzles, LineList)
        self.is_stopped = False

    @property
    def damaged(self) -> int:
        """How many lines are no position."""
        return self.puzzles.damaged if isinstance(self.puzzles, LineList) else 0

    @property
    def faults(self) -> Sequence[Fault]:
        """What is wrong with the first of them."""
        return tuple(self.puzzles.faults) if isinstance(self.puzzles, LineList) else ()

    def end(self, *, stopped: bool = False) -> None:
        """No more will come: all is read, or the player has stopped it."""
        if not self.is_whole:
            self.is_whole, self.is_stopped = True, stopped
            self.grown.emit()
