# SPDX-License-Identifier: MIT
"""A page of a file as a grey picture, and its number within the file."""

from dataclasses import dataclass

from sudoku_qt.engine.pictures import paper
from sudoku_qt.engine.pictures.grey import Grey


@dataclass(frozen=True, eq=False)
class Page:
    """A page, numbered from 1; of the file's `count` pages at most `MOST_PAGES` are read."""

    grey: Grey
    number: int = 1
    count: int = 1

    @property
    def left_out(self) -> int:
        """The number of pages that are not read."""
        return max(0, self.count - paper.MOST_PAGES)
