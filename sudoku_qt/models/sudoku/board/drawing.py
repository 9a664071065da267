# SPDX-License-Identifier: MIT
"""The drawing of a hint on the board: discs for candidates, sets of cells, and links.

A drawing names roles, not colours. While a hint is walked through, what has not been reached yet is
drawn in grey.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from sudoku_qt.models.sudoku.board.cell import Disc

if TYPE_CHECKING:  # a classic puzzle has none; a start need not
    from sudoku_qt.engine.sudoku.variants.figures import Clue

Place = tuple[int, int]
"""A candidate: its cell (0-80) and its digit (1-9)."""


class Arrow(NamedTuple):
    """A link from one candidate, or group of candidates, to another."""

    strong: bool
    start: tuple[Place, ...]
    end: tuple[Place, ...]
    ahead: bool = False


class Drawing(NamedTuple):
    """Everything that is drawn over a position; cells are numbered 0 to 80."""

    discs: Mapping[int, tuple[Disc, ...]] = {}
    """Discs at candidates, by cell."""
    grounds: Mapping[int, str] = {}
    """Cells of a set: "set_a", "set_b", or "both"; "where" marks cells to look at."""
    frames: frozenset[int] = frozenset()
    """Cells to look at."""
    arrows: tuple[Arrow, ...] = ()
    picked: frozenset[int] = frozenset()
    """Cells that are marked in an exercise."""
    clues: tuple["Clue", ...] = ()
    """Clues outside the board that stand out."""

    @property
    def cells(self) -> frozenset[int]:
        """Every cell in which something is drawn."""
        return frozenset(self.discs) | frozenset(self.grounds) | self.frames | self.picked


NOTHING_DRAWN = Drawing()
