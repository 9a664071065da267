# SPDX-License-Identifier: MIT
"""What kind of puzzle is wanted: as cheap to import as a form, for those who only fill it in."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields

from sudoku_qt.engine.sudoku.generate.course.digging_levels import DIGGING_LEVELS, DiggingLevel
from sudoku_qt.engine.sudoku.symmetry import symmetry_named

STANDARD = "standard"
DIGGING = "digging"
KEY_ABOVE = 4
"""A step is a key step where no puzzle of this level asks for its technique."""
WORDS_IN_SEEDS = {DIGGING: "classic"}
"""What stands for a mode in the seeds of its puzzles, so that older ones stay the same."""
WORD = "word"


def _worded(word: Callable[["MakeOptions"], str | None]) -> Mapping[str, object]:
    """What is said of an option that only the standard mode looks at: its word in seeds.

    An option that is new says None where it is not set, so that seeds stay what they were.
    """
    return {WORD: word}


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
    symmetry: str = field(default="central", metadata=_worded(lambda wanted: wanted.pattern))
    clues: tuple[int, int] | None = field(
        default=None,
        metadata=_worded(lambda wanted: "-".join(map(str, wanted.clues or ("None",)))),
    )
    must: tuple[str, ...] = field(
        default=(), metadata=_worded(lambda wanted: "+".join(sorted(wanted.must)))
    )
    must_not: tuple[str, ...] = field(
        default=(), metadata=_worded(lambda wanted: "+".join(sorted(wanted.must_not)))
    )
    mask: frozenset[int] | None = field(
        default=None,
        metadata=_worded(lambda wanted: ",".join(map(str, sorted(wanted.mask or ())))),
    )
    minimal: bool = field(
        default=False, metadata=_worded(lambda wanted: "minimal" if wanted.minimal else "")
    )
    seed: str = ""
    one_key_step: bool = field(
        default=False,
        metadata=_worded(lambda wanted: "one key step" if wanted.one_key_step else None),
    )
    se: tuple[float, float] | None = field(
        default=None,
        metadata=_worded(
            lambda wanted: "se {:.1f}-{:.1f}".format(*wanted.se) if wanted.se else None
        ),
    )

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
            said = (option.metadata[WORD](self) for option in fields(self) if option.metadata)
            words += [word for word in said if word is not None]
        return " ".join(words)


STANDARD_ONLY = tuple(option.name for option in fields(MakeOptions) if option.metadata)
"""The options that only the standard mode looks at."""
