# SPDX-License-Identifier: MIT
"""What kind of Sudoku a player wants."""

from dataclasses import dataclass

from sudoku_qt.engine.sudoku.generate.options import DIGGING, STANDARD, STANDARD_ONLY, MakeOptions

__all__ = ["DIGGING", "STANDARD", "NewSudoku"]


@dataclass(frozen=True)
class NewSudoku(MakeOptions):
    """The generator's options as a player wants them."""

    @property
    def is_plain(self) -> bool:
        """Whether nothing is chosen but what every player chooses: mode, level, symmetry."""
        return self == NewSudoku(self.mode, self.level, self.symmetry)

    @property
    def is_ordinary(self) -> bool:
        """Whether puzzles of this kind are kept in reserve."""
        return self.is_plain and self.mode == STANDARD

    @property
    def advanced(self) -> int:
        """How many of the other options are chosen, and each technique by itself."""
        names = ("seed", *(name for name in STANDARD_ONLY if name != "symmetry"))
        chosen = (getattr(self, name) for name in names)
        return sum(len(value) if _is_names(value) else bool(value) for value in chosen)


def _is_names(value: object) -> bool:
    return isinstance(value, tuple) and all(isinstance(each, str) for each in value)
