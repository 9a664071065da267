# SPDX-License-Identifier: MIT
"""What kind of Sudoku a player wants."""

from dataclasses import dataclass

STANDARD = "standard"


@dataclass(frozen=True)
class NewSudoku:
    """The wishes for a new puzzle, by the names that the maker has for them.

    `level` is 1-5, or 0 for any where techniques must come up; `clues` are the fewest and most
    givens, None where the level decides; `must` and `must_not` are names of techniques; `mask` are
    the cells that may hold givens, None for all; `seed` is empty where chance decides. Only the
    standard mode looks at more than the level and the seed.
    """

    mode: str = STANDARD
    level: int = 2
    symmetry: str = "central"
    clues: tuple[int, int] | None = None
    must: tuple[str, ...] = ()
    must_not: tuple[str, ...] = ()
    mask: frozenset[int] | None = None
    minimal: bool = False
    seed: str = ""

    @property
    def is_plain(self) -> bool:
        """Whether nothing is wished but what every player chooses: mode, level, symmetry."""
        return self == NewSudoku(self.mode, self.level, self.symmetry)

    @property
    def is_ordinary(self) -> bool:
        """Whether puzzles for this wish are kept in reserve."""
        return self.is_plain and self.mode == STANDARD
