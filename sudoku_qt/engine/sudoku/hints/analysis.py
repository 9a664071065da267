# SPDX-License-Identifier: MIT
"""The analysis of a finished game: what each place needed, and how the player got on from there.

A place is a move that made progress: it put a digit or eliminated a candidate. What it needed is
the hardest technique in the easiest proof of that, from the player's position.
"""

from collections import Counter
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Literal, Protocol

from sudoku_qt.engine.sudoku.grid import Grid, digits_in
from sudoku_qt.engine.sudoku.hints.advice import hint_for
from sudoku_qt.engine.sudoku.hints.position import Play, states_of
from sudoku_qt.engine.sudoku.hints.why import ask, easy_proof
from sudoku_qt.engine.sudoku.logic.step import Candidate, Step
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.engine.sudoku.review import SudokuNode, hard_places, stretches
from sudoku_qt.engine.work import Progress, Stop, go_on, never, unheard

Passing = Literal["found", "hint", "trial", "missed"]
MOST_STALLS = 12
MOST_STEPS = 6
"""A digit that would need more steps than this at once was guessed, not found."""
BEYOND = "last_resorts"
"""The family of techniques that nobody checks at a glance."""


class Due(Protocol):
    """A step that was due; a variant has steps of another kind."""

    @property
    def technique(self) -> str:
        """The technique's name."""


@dataclass(frozen=True)
class MoveReview:
    """A move of the game and how the player passed it.

    `number` is that of the move in the line, from 1; `ms` how long it took, `is_stall` whether that
    stands out. `due` is the easiest step there; None while the grid contained a mistake. `did` is
    what the move put or eliminated first, `used` the hardest technique that proves it, "" if
    nothing does. "found" and "hint" made progress by a step, alone or after a hint showed one;
    "trial" put a digit that is right but could not be proved yet; "missed" made a mistake.
    """

    number: int
    ms: int
    is_stall: bool
    due: Due | None
    did: Candidate
    used: str
    passing: Passing


@dataclass(frozen=True)
class Tally:
    """How often a technique was found, shown by a hint, and missed when it was due."""

    technique: str
    found: int = 0
    shown: int = 0
    missed: int = 0


@dataclass(frozen=True)
class Analysis:
    """All places of a game, and their totals by technique, the hardest last."""

    places: tuple[MoveReview, ...]
    tallies: tuple[Tally, ...]

    @property
    def stalls(self) -> tuple[MoveReview, ...]:
        """The places where the player took very long."""
        return tuple(place for place in self.places if place.is_stall)

    @property
    def to_practise(self) -> tuple[str, ...]:
        """The techniques more often shown or missed than found, the most frequent first."""
        weak = [each for each in self.tallies if each.shown + each.missed > each.found]
        ranked = sorted(weak, key=lambda each: each.found - each.shown - each.missed)
        return tuple(each.technique for each in ranked)


def analyse(
    line: Iterable[SudokuNode],
    solution: bytes,
    techniques_shown: Mapping[int, str],
    stop: Stop = never,
    progress: Progress = unheard,
) -> Analysis:
    """Analyse a game.

    `techniques_shown` are those that hints showed, by the number of the next move. The line goes
    from the start of the puzzle to its end. Raises `Cancelled`.
    """
    places = []
    for move in moves_of(line, stop, progress):
        play = Play.of_states(move.states)
        used, passing = _passing(play, move.deed, solution, stop)
        places.append(move.review(used, passing, _due(play, solution, stop), techniques_shown))
    return analysis_of(places, techniques_shown, ORDER, SINGLES)


@dataclass(frozen=True)
class Move:
    """A move that made progress.

    `number`, `ms` and `is_stall` are those of its review; `states` are those of the game before it.
    """

    number: int
    ms: int
    is_stall: bool
    deed: "Deed"
    states: tuple[Grid, ...]

    def review(
        self, used: str, passing: Passing, due: Due | None, techniques_shown: Mapping[int, str]
    ) -> MoveReview:
        """The review of the move; a hint before it shows in how it was passed."""
        if self.number in techniques_shown and passing != "missed":
            passing = "hint"
        return MoveReview(
            self.number, self.ms, self.is_stall, due, self.deed.candidate, used, passing
        )


def moves_of(line: Iterable[SudokuNode], stop: Stop, progress: Progress) -> Iterator[Move]:
    """Yield the moves of a line that made progress. Raises `Cancelled`."""
    nodes = list(line)
    played = stretches(nodes)
    long = {id(stretch) for stretch in hard_places(played, MOST_STALLS)}
    for number, (before, after) in enumerate(pairwise(nodes), 1):
        go_on(stop)
        progress(number / len(nodes))
        deed = deed_of(before.state, after.state)
        if deed is not None:
            ms, is_stall = 0, False
            if played:
                ms, is_stall = played[number - 1].ms, id(played[number - 1]) in long
            yield Move(number, ms, is_stall, deed, tuple(states_of(nodes[:number])))


@dataclass(frozen=True)
class Deed:
    """What a move did first: the digit that it put, or a candidate that it eliminated."""

    candidate: Candidate
    is_digit: bool


def deed_of(before: Grid, after: Grid) -> Deed | None:
    """What went on from one state to the next, if anything did."""
    for cell in range(after.shape.cells):
        if after.values[cell] not in {0, before.values[cell]}:
            return Deed(Candidate(cell, after.values[cell]), is_digit=True)
    for cell in after.empty_cells:
        was, now = before.candidates[cell], after.candidates[cell]
        for digit in digits_in(was & ~now & after.legal(cell) if now else 0):
            return Deed(Candidate(cell, digit), is_digit=False)
    return None


def _due(play: Play, solution: bytes, stop: Stop) -> Step | None:
    """The easiest step that was there, unless something wrong stood in the way."""
    wrong = any(play.grid.values[cell] != solution[cell] for cell in play.grid.filled_cells)
    hint = None if wrong else hint_for(play, solution, stop=stop)
    return None if hint is None else hint.step


def _passing(play: Play, deed: Deed, solution: bytes, stop: Stop) -> tuple[str, Passing]:
    """The hardest technique that a move took, and how it came about."""
    cell, digit = deed.candidate
    if deed.is_digit != (solution[cell] == digit):
        return "", "missed"
    question = ask(play, cell, digit, solution)
    if not question.is_open:
        return "", "found"
    way = easy_proof(question, stop=stop)
    hardest = max(way, key=lambda laid: _PLACES.get(laid.rung.name, len(_PLACES)))
    is_tried = len(way) > MOST_STEPS or hardest.rung.family in {None, BEYOND}
    return hardest.step.technique, "trial" if is_tried else "found"


def analysis_of(
    places: Sequence[MoveReview],
    techniques_shown: Mapping[int, str],
    order: Sequence[str],
    singles: Container[str],
) -> Analysis:
    """The places with their totals, by techniques in an order; those that are not in it are last.

    A right digit elsewhere says nothing against one of `singles` that was due.
    """
    found = Counter(place.used for place in places if place.passing == "found" and place.used)
    missed = Counter(
        place.due.technique
        for place in places
        if place.due
        and (
            place.passing == "missed"
            or (place.passing == "trial" and place.due.technique not in singles)
        )
    )
    hinted = Counter(techniques_shown.values())
    ranks = {name: rank for rank, name in enumerate(order)}
    names = sorted({*found, *missed, *hinted}, key=lambda each: (ranks.get(each, len(ranks)), each))
    tallies = (Tally(name, found[name], hinted[name], missed[name]) for name in names)
    return Analysis(tuple(places), tuple(tallies))


SINGLES = frozenset(rung.name for rung in LADDER if rung.family == "singles")
ORDER = tuple(rung.name for rung in LADDER)
_PLACES = {name: place for place, name in enumerate(ORDER)}
