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
        return self == NewSudoku(level=self.level, symmetry=self.symmetry)

    @property
    def advanced(self) -> int:
        """How many options beside the level are not as usual, and each technique by itself."""
        usual = NewSudoku()
        looked_at = "mode", "seed", *(STANDARD_ONLY if self.mode == STANDARD else ())
        changed = (name for name in looked_at if getattr(self, name) != getattr(usual, name))
        return sum(
            len(getattr(self, name)) if isinstance(KINDS[name], TechniqueNames) else 1
            for name in changed
        )
