# SPDX-License-Identifier: MIT
"""The contract that any technique answers; each is one small file in `techniques/`."""

from abc import ABC, abstractmethod
from collections.abc import Iterator

from sudoku_qt.engine.sudoku.board import Board, Finding


class Technique(ABC):
    """One way of reasoning, or one member of a family that shares its search."""

    name: str
    """The word by which the ladder, the pages and the command line know it: "xy_wing"."""

    @abstractmethod
    def find(self, board: Board) -> Iterator[Finding]:
        """Yield what can be concluded now, the shortest first; the board stays as it is.

        The caller takes one or all, and may stop at any time.
        """
