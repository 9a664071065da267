# SPDX-License-Identifier: MIT
"""A page with a picture on it, in grey, and its place among those of its file."""

from dataclasses import dataclass

from sudoku_qt.engine.pictures import paper
from sudoku_qt.engine.pictures.grey import Grey


@dataclass(frozen=True, eq=False)
class Page:
    """A page of a file, from number 1; of its `count` pages only `MOST_PAGES` are looked at."""

    grey: Grey
    number: int = 1
    count: int = 1

    @property
    def left_out(self) -> int:
        """How many pages of the file are not looked at."""
        return max(0, self.count - paper.MOST_PAGES)
