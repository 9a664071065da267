# SPDX-License-Identifier: MIT
"""A ladder of techniques: which are used, in which order, and their scores."""

from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Final, Literal, NamedTuple, get_args

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.logic.board import Finding
from sudoku_qt.engine.sudoku.logic.technique import Technique, TechniqueKind

HodokuGrade = Literal["easy", "medium", "hard", "unfair", "extreme"]
GRADES = get_args(HodokuGrade)
Family = Literal[
    "singles",
    "locked",
    "subsets",
    "fish",
    "finned_fish",
    "strong_links",
    "wings",
    "uniqueness",
    "colouring",
    "chains",
    "almost_locked_sets",
    "complex_fish",
    "exocets",
    "impossible_patterns",
    "last_resorts",
]
"""The families of techniques, in the order in which players look for them."""


LAST_LEVEL = 5
_CHAINS_FROM = 5400
"""The place of the first technique for which HoDoKu compares all findings."""


class Rung(NamedTuple):
    """A technique on a ladder.

    A technique without a family is not offered to be searched for or practised. `level` and `score`
    are HoDoKu's, and so is `place`, by which HoDoKu orders its techniques, 0 for those it does not
    have; `lowest_level` is the lowest of the rater's five levels, 1-5, whose puzzles may need the
    technique. `without` names what is left out when it is practised, since that would nearly always
    be found first.
    """

    technique: Technique
    family: Family | None
    level: HodokuGrade
    score: int
    lowest_level: int = 5
    on: bool = True
    without: tuple[str, ...] = ()
    place: int = 0
    thorough: bool = False
    """Whether the finding that ranks best is used, not the first one."""
    alone: bool = False
    """Whether it refutes nearly every false candidate; listed only if nothing else is found."""

    @property
    def name(self) -> str:
        """The name of the technique."""
        return self.technique.name

    @property
    def whole(self) -> str:
        """The technique of which this one is a kind; "" if it is none."""
        return self.technique.whole

    def name_of(self, finding: Finding) -> str:
        """The name of one of its findings: that of its kind, if it has one."""
        return self.technique.kind_of(finding) or self.name

    def names_of(self, finding: Finding) -> frozenset[str]:
        """All names by which one of its findings can be requested."""
        return frozenset({self.name_of(finding), self.name, self.whole} - {""})

    @property
    def hardness(self) -> tuple[int, int, int]:
        """The order of rungs by difficulty: the rater's level, HoDoKu's level, the score."""
        return self.lowest_level, GRADES.index(self.level), self.score


def with_kinds(rung: Rung, without: tuple[str, ...] = ()) -> tuple[Rung, ...]:
    """The rungs of a technique's kinds, followed by its own rung.

    The search of the technique finds its kinds, too, so their rungs are off: they are used only if
    a kind is requested. To practise a kind, `without` is left out, too.
    """
    own = rung._replace(on=False, place=0, without=rung.without + without)
    kinds = (TechniqueKind(rung.technique, name) for name in rung.technique.kinds)
    return *(own._replace(technique=each) for each in kinds), rung


class Ladder:
    """Rungs from the easiest to the hardest. Every change returns a new ladder."""

    def __init__(self, rungs: tuple[Rung, ...]) -> None:
        self.rungs: Final = rungs

    def __iter__(self) -> Iterator[Rung]:
        return iter(self.rungs)

    def __getitem__(self, name: str) -> Rung:
        for rung in self.rungs:
            if rung.name == name:
                return rung
        raise Fault("No technique is called “{name}”.", name=name)

    @cached_property
    def active(self) -> tuple[Rung, ...]:
        """The rungs that are switched on."""
        return tuple(rung for rung in self.rungs if rung.on)

    @cached_property
    def singles_and_others(self) -> tuple[tuple[Rung, ...], tuple[Rung, ...]]:
        """The singles at the start of the active rungs, and all active rungs after them."""
        number = next(
            (place for place, rung in enumerate(self.active) if rung.family != "singles"),
            len(self.active),
        )
        return self.active[:number], self.active[number:]

    @cached_property
    def places(self) -> dict[str, int]:
        """The place of each rung, by name, when the hardest is last."""
        rungs = sorted(self.rungs, key=lambda rung: rung.hardness)
        return {rung.name: place for place, rung in enumerate(rungs)}

    @cached_property
    def wholes(self) -> dict[str, str]:
        """The technique of each kind, by the name of the kind."""
        return {kind: rung.name for rung in self.rungs for kind in rung.technique.kinds}

    def kinds(self, name: str) -> tuple[str, ...]:
        """A technique's name, followed by the names of its kinds."""
        return name, *(
            kind for rung in self.rungs if rung.name == name for kind in rung.technique.kinds
        )

    def as_wholes(self, names: Iterable[str]) -> tuple[str, ...]:
        """Names with each kind under the name of its technique, none twice."""
        return tuple(dict.fromkeys(self.wholes.get(name, name) for name in names))

    def finder(self, name: str) -> Rung:
        """The rung that finds a technique; for a kind that is off, the rung of its technique.

        Raises `Fault` for an unknown name.
        """
        whole = self.wholes.get(name, name)
        looked_for = (rung for rung in self.active if rung.name == name)
        return next(looked_for, None) or self[whole]

    @cached_property
    def below(self) -> dict[str, frozenset[Technique]]:
        """The active techniques below each active rung, by name."""
        techniques = [rung.technique for rung in self.active]
        return {rung.name: frozenset(techniques[:place]) for place, rung in enumerate(self.active)}

    def switched(self, *, on: Iterable[str] = (), off: Iterable[str] = ()) -> "Ladder":
        """Switch techniques on and off. Raises `Fault` for an unknown name."""
        switches = {self[name].name: True for name in on} | {self[name].name: False for name in off}
        return Ladder(
            tuple(
                rung._replace(on=switches[rung.name]) if rung.name in switches else rung
                for rung in self.rungs
            )
        )

    def only(self, *names: str) -> "Ladder":
        """Switch these techniques on and all others off. Raises `Fault` for an unknown name."""
        return Ladder(tuple(rung._replace(on=False) for rung in self.rungs)).switched(on=names)

    def up_to(self, level: int) -> "Ladder":
        """The ladder with only the techniques that puzzles up to a level (1-5) may need."""
        return Ladder(tuple(rung for rung in self.rungs if rung.lowest_level <= level))

    def listed_with(self, name: str) -> int:
        """The lowest of the five levels whose puzzles may need a technique.

        A technique that is on no ladder, known to the SE scale only, is of the last level.
        """
        levels = {rung.name: rung.lowest_level for rung in self.rungs}
        return levels.get(name, LAST_LEVEL)

    def met_from(self, name: str) -> int:
        """The lowest level on whose solving paths a technique can occur at all, 4 at most.

        A solving path takes the lowest rung first, and up to level 3 a step of the level always
        exists; at level 4 the step may be one that the ladder does not have. Raises `Fault` for an
        unknown name.
        """
        place = self.rungs.index(self[name])
        return min(4, *(rung.lowest_level for rung in self.rungs[place:]))

    def in_hodoku_order(self) -> "Ladder":
        """The techniques that HoDoKu has, in its order.

        From chains on it takes the finding that concludes most.
        """
        known = sorted((rung for rung in self.rungs if rung.place), key=lambda rung: rung.place)
        return Ladder(
            tuple(
                rung._replace(thorough=True) if rung.place >= _CHAINS_FROM else rung
                for rung in known
            )
        )

    def searching(self, *techniques: Technique) -> "Ladder":
        """The ladder in which these techniques replace those of the same name."""
        others = {technique.name: technique for technique in techniques}
        return Ladder(
            tuple(
                rung._replace(technique=others[rung.name]) if rung.name in others else rung
                for rung in self.rungs
            )
        )
