# SPDX-License-Identifier: MIT
"""What a hint draws on the board: candidates by the part they play, sets of cells, and links.

A drawing names roles and no colours. What lies ahead in a walk, and has not been told yet, is
drawn in grey.
"""

from collections.abc import Mapping
from typing import NamedTuple

from sudoku_qt.models.sudoku.board.cell import Disc

Place = tuple[int, int]
"""A candidate: its cell (0-80) and its digit (1-9)."""


class Arrow(NamedTuple):
    """A link from one candidate, or group of candidates, to the next."""

    strong: bool
    start: tuple[Place, ...]
    end: tuple[Place, ...]
    ahead: bool = False


class Drawing(NamedTuple):
    """All that is drawn over a position; cells are numbered 0 to 80."""

    discs: Mapping[int, tuple[Disc, ...]] = {}
    """By the cell."""
    grounds: Mapping[int, str] = {}
    """Cells of a set: "set_a", "set_b", or "both"; "where" are cells to look at."""
    frames: frozenset[int] = frozenset()
    """Cells to look at."""
    arrows: tuple[Arrow, ...] = ()
    picked: frozenset[int] = frozenset()
    """Cells that somebody who exercises has marked."""

    @property
    def cells(self) -> frozenset[int]:
        """Every cell in which something is drawn."""
        return frozenset(self.discs) | frozenset(self.grounds) | self.frames | self.picked


NOTHING_DRAWN = Drawing()
