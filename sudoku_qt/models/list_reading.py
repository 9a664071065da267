# SPDX-License-Identifier: MIT
"""The progress of reading a list of positions, which is shown meanwhile."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from sudoku_qt.engine.format import Found
from sudoku_qt.engine.line_list import LineList
from sudoku_qt.engine.message import Fault


class ListReading(QObject):
    """Tells how far the reading is. `name` is the file's, or "" for pasted or dropped text.

    It has no parent: a list may be large, and is freed with the last object that shows it.
    """

    grown = Signal()
    """More positions have been read, or the last ones."""

    def __init__(self, puzzles: Sequence[Found], name: str) -> None:
        super().__init__()
        self.puzzles, self.name = puzzles, name
        self.is_whole = not isinstance(puzzles, LineList)
        self.is_stopped = False

    @property
    def damaged(self) -> int:
        """The number of lines that hold no position."""
        return self.puzzles.damaged if isinstance(self.puzzles, LineList) else 0

    @property
    def faults(self) -> Sequence[Fault]:
        """The faults of the first such lines."""
        return tuple(self.puzzles.faults) if isinstance(self.puzzles, LineList) else ()

    def end(self, *, stopped: bool = False) -> None:
        """Note that no more positions will come: all are read, or the player has stopped it."""
        if not self.is_whole:
            self.is_whole, self.is_stopped = True, stopped
            self.grown.emit()
