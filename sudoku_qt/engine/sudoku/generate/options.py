# SPDX-License-Identifier: MIT
"""What kind of puzzle is wanted: as cheap to import as a form, for those who only fill it in."""

from dataclasses import dataclass

from sudoku_qt.engine.sudoku.generate.course.digging_levels import DIGGING_LEVELS, DiggingLevel
from sudoku_qt.engine.sudoku.symmetry import symmetry_named

STANDARD = "standard"
DIGGING = "digging"
KEY_ABOVE = 4
"""A step is a key step where no puzzle of this level asks for its technique."""
WORDS_IN_SEEDS = {DIGGING: "classic"}
"""What stands for a mode in the seeds of its puzzles, so that older ones stay the same."""


@dataclass(frozen=True)
class MakeOptions:
    """What is wanted: `clues` None leaves their number to the level, `seed` "" to chance.

    `level` is 1-5. In the standard mode it is the honest level of the puzzle, and 0 is any level;
    in the others it is the digging paper's. Only the standard mode looks at what follows: the
    fewest and the most `clues`; techniques, by their names on the ladder, that the way up the
    ladder `must` and `must_not` use; `mask`, the cells that may hold givens, which overrides the
    symmetry; `minimal`, that no given can be left out; `one_key_step`, that the way up the ladder
    has exactly one step above `KEY_ABOVE`; the least and the highest SE rating, `se`.
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
    one_key_step: bool = False
    se: tuple[float, float] | None = None

    @property
    def bounds(self) -> DiggingLevel:
        """The level's line in the digging paper's table."""
        return DIGGING_LEVELS[self.level - 1]

    @property
    def pattern(self) -> str:
        """The symmetry that the givens are to have."""
        return "none" if self.mask is not None else self.symmetry

    @property
    def groups(self) -> tuple[tuple[int, ...], ...]:
        """The cells that may hold givens, in groups that are given or empty together."""
        if self.mask is not None:
            return tuple((cell,) for cell in sorted(self.mask))
        return symmetry_named(self.symmetry).orbits

    @property
    def words(self) -> str:
        """All but the seed in words, so that different options of one seed have nothing in common.

        The digging and simple modes have the level only.
        """
        words = [WORDS_IN_SEEDS.get(self.mode, self.mode), str(self.level)]
        if self.mode == STANDARD:
            clues = "None" if self.clues is None else "-".join(map(str, self.clues))
            mask = "" if self.mask is None else ",".join(map(str, sorted(self.mask)))
            wanted = "+".join(sorted(self.must)), "+".join(sorted(self.must_not))
            words += [self.pattern, clues, *wanted, mask, "minimal" if self.minimal else ""]
            words += ["one key step"] * self.one_key_step
            words += ["se {:.1f}-{:.1f}".format(*self.se)] if self.se else []
        return " ".join(words)
