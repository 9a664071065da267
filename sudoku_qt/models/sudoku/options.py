# SPDX-License-Identifier: MIT
"""The options of a new Sudoku."""

from dataclasses import dataclass

from sudoku_qt.engine.sudoku.game import SudokuSetup
from sudoku_qt.engine.sudoku.generate.options import (
    DIGGING,
    KEY_ABOVE,
    KINDS,
    STANDARD,
    STANDARD_ONLY,
    FreeText,
    MakeOptions,
    NumberRange,
    OnOff,
    TechniqueNames,
)
from sudoku_qt.engine.sudoku.rating.levels import GRADES, LEVELS

__all__ = [
    "DIGGING",
    "KEY_ABOVE",
    "KINDS",
    "STANDARD",
    "STANDARD_ONLY",
    "FreeText",
    "NewSudoku",
    "NumberRange",
    "OnOff",
]


@dataclass(frozen=True)
class NewSudoku(MakeOptions):
    """The generator's options as a player chooses them.

    `variant` is the key of a variant, "" for a classic puzzle; with one, only the level and
    the symmetry count.
    """

    variant: str = ""

    @property
    def is_ordinary(self) -> bool:
        """Whether the reserve keeps puzzles of this kind: only level and symmetry are chosen."""
        if self.variant:
            return True
        return self == NewSudoku(level=self.level, symmetry=self.symmetry, grade=self.grade)

    def usual(self, level: int, grade: str = "") -> "NewSudoku":
        """Options for a puzzle of a level, with the current symmetry and all else as usual.

        If no grade is given for the last level, the current one is used.
        """
        graded = (grade or self.grade or GRADES[0].key) if level == len(LEVELS) else ""
        return NewSudoku(level=level, symmetry=self.symmetry, grade=graded)

    def could_be(self, setup: SudokuSetup) -> bool:
        """Whether a puzzle could have been made with these options, as far as it says."""
        if self.variant or setup.variant:
            return bool(self.variant and setup.variant)
        mode = setup.mode or STANDARD
        if mode != self.mode or mode != STANDARD:
            return mode == self.mode
        if self.se and not self.se[0] <= setup.se_rating <= self.se[1]:
            return False
        return self.level in {0, setup.level} and self.grade in {"", setup.grade}

    @property
    def advanced(self) -> int:
        """How many options besides level and grade are not as usual; each technique counts."""
        usual = NewSudoku(grade=self.grade)
        looked_at = "mode", "seed", *(STANDARD_ONLY if self.mode == STANDARD else ())
        changed = (name for name in looked_at if getattr(self, name) != getattr(usual, name))
        return sum(
            len(getattr(self, name)) if isinstance(KINDS[name], TechniqueNames) else 1
            for name in changed
        )
