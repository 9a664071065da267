# SPDX-License-Identifier: MIT
"""The options of a new puzzle, in a module that is cheap to import for those who only set them."""

from collections.abc import Callable, Mapping
from dataclasses import Field, dataclass, field, fields
from typing import Any, NamedTuple

from sudoku_qt.engine.sudoku.generate.course.digging_levels import DIGGING_LEVELS, DiggingLevel
from sudoku_qt.engine.sudoku.symmetry import symmetry_named

STANDARD = "standard"
DIGGING = "digging"
KEY_ABOVE = 4
"""A key step needs a technique that no puzzle of this level needs."""
WORDS_IN_SEEDS = {DIGGING: "classic"}
"""The word for each mode in the seeds of its puzzles; kept, so that older puzzles stay the same."""
KIND, WORD = "kind", "word"
"""The keys of an option's kind and word in its metadata."""


class OnOff(NamedTuple):
    """On or off."""


class OneWord(NamedTuple):
    """One of some words."""


class WholeNumber(NamedTuple):
    """A whole number within bounds."""

    least: int
    most: int


class NumberRange(NamedTuple):
    """A range within bounds, or none."""

    least: float
    most: float
    usual: tuple[float, float]
    """The value that is proposed if there was none."""
    places: int = 0
    """The number of decimals."""


class TechniqueNames(NamedTuple):
    """Techniques by their names on the ladder."""


class CellSet(NamedTuple):
    """Some of the cells, or none."""


class FreeText(NamedTuple):
    """Any text."""

    longest: int


Kind = OnOff | OneWord | WholeNumber | NumberRange | TechniqueNames | CellSet | FreeText
"""The kind of an option; code that stores or edits options depends on it, not on names."""
CLUES = NumberRange(17, 80, (24, 32))
RATINGS = NumberRange(1.0, 12.0, (7.5, 8.5), places=1)
LEVEL = WholeNumber(0, 5)


def _for_all(kind: Kind) -> Mapping[str, object]:
    """What is known of an option that every mode looks at."""
    return {KIND: kind}


def _standard(kind: Kind, word: Callable[["MakeOptions"], str | None]) -> Mapping[str, object]:
    """What is known of one that only the standard mode looks at: also its word in seeds.

    An option that is new says None where it is not set, so that seeds stay what they were.
    """
    return {KIND: kind, WORD: word}


@dataclass(frozen=True)
class MakeOptions:
    """The options: `clues` None leaves their number to the level, `seed` "" draws one.

    `level` is 1-5; in the standard mode it is the puzzle's level, or 0 for any, in the other modes
    the digging paper's. The other options are for the standard mode: the least and the greatest
    number of `clues`; names of techniques that the solving path `must` or `must_not` use; `mask`,
    the cells that may hold givens, which overrides the symmetry; `minimal`, that no given is
    redundant; `one_key_step`, that the solving path has exactly one step above `KEY_ABOVE`; `se`,
    the least and the greatest SE rating; `grade`, one of level 5, or "" for any.
    """

    mode: str = field(default=STANDARD, metadata=_for_all(OneWord()))
    level: int = field(default=2, metadata=_for_all(LEVEL))
    symmetry: str = field(
        default="central", metadata=_standard(OneWord(), lambda options: options.pattern)
    )
    clues: tuple[int, int] | None = field(
        default=None,
        metadata=_standard(CLUES, lambda options: "-".join(map(str, options.clues or ("None",)))),
    )
    must: tuple[str, ...] = field(
        default=(),
        metadata=_standard(TechniqueNames(), lambda options: "+".join(sorted(options.must))),
    )
    must_not: tuple[str, ...] = field(
        default=(),
        metadata=_standard(TechniqueNames(), lambda options: "+".join(sorted(options.must_not))),
    )
    mask: frozenset[int] | None = field(
        default=None,
        metadata=_standard(
            CellSet(), lambda options: ",".join(map(str, sorted(options.mask or ())))
        ),
    )
    minimal: bool = field(
        default=False,
        metadata=_standard(OnOff(), lambda options: "minimal" if options.minimal else ""),
    )
    seed: str = field(default="", metadata=_for_all(FreeText(40)))
    one_key_step: bool = field(
        default=False,
        metadata=_standard(
            OnOff(), lambda options: "one key step" if options.one_key_step else None
        ),
    )
    se: tuple[float, float] | None = field(
        default=None,
        metadata=_standard(
            RATINGS, lambda options: "se {:.1f}-{:.1f}".format(*options.se) if options.se else None
        ),
    )

    grade: str = field(
        default="",
        metadata=_standard(
            OneWord(), lambda options: f"grade {options.grade}" if options.grade else None
        ),
    )

    @property
    def bounds(self) -> DiggingLevel:
        """The row for the level in the digging paper's table."""
        return DIGGING_LEVELS[self.level - 1]

    @property
    def pattern(self) -> str:
        """The symmetry that the givens must have."""
        return "none" if self.mask is not None else self.symmetry

    @property
    def groups(self) -> tuple[tuple[int, ...], ...]:
        """The cells that may hold givens, in groups that are given or empty together."""
        if self.mask is not None:
            return tuple((cell,) for cell in sorted(self.mask))
        return symmetry_named(self.symmetry).orbits

    @property
    def words(self) -> str:
        """A text of all options but the seed, so that other options with the same seed differ.

        In the digging and simple modes it holds the level only.
        """
        words = [WORDS_IN_SEEDS.get(self.mode, self.mode), str(self.level)]
        if self.mode == STANDARD:
            texts = (option.metadata[WORD](self) for option in STANDARD_OPTIONS)
            words += [word for word in texts if word is not None]
        return " ".join(words)


KINDS: Mapping[str, Kind] = {option.name: option.metadata[KIND] for option in fields(MakeOptions)}
"""All options with their kinds."""
STANDARD_OPTIONS: tuple[Field[Any], ...] = tuple(
    option for option in fields(MakeOptions) if WORD in option.metadata
)
"""The options that only the standard mode uses."""
STANDARD_ONLY = tuple(option.name for option in STANDARD_OPTIONS)
"""Their names."""
