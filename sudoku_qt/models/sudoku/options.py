# SPDX-License-Identifier: MIT
"""What kind of Sudoku a player wants."""

from dataclasses import dataclass

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
    """The generator's options as a player wants them."""

    @property
    def is_ordinary(self) -> bool:
        """Whether puzzles of this kind are kept in reserve: whatever level and symmetry."""
        return self == NewSudoku(level=self.level, symmetry=self.symmetry, grade=self.grade)

    def usual_grade(self, level: int) -> str:
        """The grade of a puzzle of a level, where nothing else is said: the one wanted last."""
        return (self.grade or GRADES[0].key) if level == len(LEVELS) else ""

    @property
    def advanced(self) -> int:
        """How many options beside level and grade are not as usual; each technique counts."""
        usual = NewSudoku(grade=self.grade)
        looked_at = "mode", "seed", *(STANDARD_ONLY if self.mode == STANDARD else ())
        changed = (name for name in looked_at if getattr(self, name) != getattr(usual, name))
        return sum(
            len(getattr(self, name)) if isinstance(KINDS[name], TechniqueNames) else 1
            for name in changed
        )
