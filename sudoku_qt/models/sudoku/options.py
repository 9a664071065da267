# SPDX-License-Identifier: MIT
"""What kind of Sudoku a player wants."""

from dataclasses import dataclass

from sudoku_qt.engine.sudoku.generate.options import (
    DIGGING,
    KEY_ABOVE,
    KINDS,
    STANDARD,
    STANDARD_ONLY,
    MakeOptions,
    Names,
    Span,
    Switch,
    Words,
)

__all__ = [
    "DIGGING",
    "KEY_ABOVE",
    "KINDS",
    "STANDARD",
    "STANDARD_ONLY",
    "NewSudoku",
    "Span",
    "Switch",
    "Words",
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
        names = (getattr(self, name) if KINDS[name] == Names() else name for name in changed)
        return sum(len(each) if isinstance(each, tuple) else 1 for each in names)
