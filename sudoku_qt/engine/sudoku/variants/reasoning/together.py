# SPDX-License-Identifier: MIT
"""Candidates that a few houses, constraints and sums exclude together."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.reasoning.parts import Fallen, Parts, RulePart
from sudoku_qt.engine.sudoku.variants.reasoning.reasoned_step import ReasonedStep, by_cell, excluded
from sudoku_qt.engine.work import Stop, go_on, never

FEW, MANY = 3, 6
"""The most parts of an easy step, and of any."""
FEW_TRIED, MANY_TRIED = 16, 30
"""The number of refuted candidates of which the one with the fewest parts is told."""
GUESSED = (0, 4)
"""Limits of guesses for refuting a candidate by all parts, tried in order."""
MOST_PAIRS = 6
"""The most parts with demands on two cells besides."""


@dataclass(frozen=True)
class RefutingParts:
    """Parts and the candidates that they refute; `count` leaves out parts that are pairs only."""

    parts: tuple[RulePart, ...]
    eliminated: tuple[int, ...]
    count: int


def few_together(parts: Parts, stop: Stop = never) -> Iterator[ReasonedStep]:
    """Yield candidates that up to three parts exclude. Raises `Cancelled`."""
    found = _together(parts, FEW, FEW_TRIED, stop)
    if found:
        yield _told(parts, found, 4)


def many_together(parts: Parts, stop: Stop = never) -> Iterator[ReasonedStep]:
    """Yield candidates that up to six parts exclude. Raises `Cancelled`."""
    found = _together(parts, MANY, MANY_TRIED, stop)
    if found:
        yield _told(parts, found, 5)


def excluding(parts: Parts, candidate: int, stop: Stop = never) -> ReasonedStep | None:
    """Up to six parts that exclude a candidate, if they are found. Raises `Cancelled`."""
    for guesses in GUESSED:
        fallen = parts.fall(candidate, guesses)
        numbers = fallen and _fewest(parts, fallen, MANY, stop)
        found = numbers and _found(parts, numbers, candidate, stop)
        if found:
            level = 4 if found.count <= FEW else 5
            return _told(parts, replace(found, eliminated=(candidate,)), level)
    return None


def _together(parts: Parts, most: int, tried: int, stop: Stop) -> RefutingParts | None:
    best: RefutingParts | None = None
    for guesses in GUESSED:
        for fallen in parts.fallen(guesses, stop)[:tried]:
            go_on(stop)
            numbers = _fewest(parts, fallen, best.count - 1 if best else most, stop)
            best = (numbers and _found(parts, numbers, fallen.candidate, stop)) or best
            if best and best.count <= 2:
                return best
        if best:
            return best
    return None


def _fewest(parts: Parts, fallen: Fallen, most: int, stop: Stop) -> list[int] | None:
    """The numbers of a few parts that refute a candidate, at most `most`."""
    best = None
    for houses_last in (True, False):
        found = needed(
            lambda numbers: parts.refute(numbers, fallen.candidate),
            by_distance(parts, fallen, houses_last=houses_last),
            most,
            stop,
        )
        if found:
            best, most = found, len(found) - 1
    return best


def by_distance(parts: Parts, fallen: Fallen, *, houses_last: bool) -> list[int]:
    """The numbers of all parts, those near the way to the contradiction first."""
    here = fallen.candidate // parts.size

    def distance(number: int) -> tuple[bool, bool, bool, int]:
        part = parts.parts[number]
        met = len(part.cells & fallen.changed)
        return not met, here not in part.cells, part.is_house == houses_last, -met

    return sorted(range(len(parts.parts)), key=distance)


def needed(
    refuted: Callable[[Sequence[int]], bool], ordered: Sequence[int], most: int, stop: Stop
) -> list[int] | None:
    """At most `most` of some numbers that refute and none of which can be left out.

    Early numbers are preferred. None if there are no such numbers. Raises `Cancelled`.
    """
    kept = list[int]()
    while not (kept and refuted(kept)):
        go_on(stop)
        if len(kept) == most:
            return None
        few, many = 0, len(ordered) + 1  # so few do not refute, so many do
        while many - few > 1:
            middle = (few + many) // 2
            if refuted((*kept, *ordered[:middle])):
                many = middle
            else:
                few = middle
        if many > len(ordered):
            return None
        kept.append(ordered[few])
        ordered = ordered[:few]
    return kept


def _found(
    parts: Parts, numbers: Sequence[int], candidate: int, stop: Stop
) -> RefutingParts | None:
    """Parts with the pairs that they need besides, and all candidates that they refute."""
    chosen = [parts.parts[number] for number in sorted(numbers)]
    if not parts.refuted_by(chosen, (candidate,)):
        cells = frozenset[int]().union(*(part.cells for part in chosen))
        pairs = [each for each in parts.with_pairs if each not in chosen]
        pairs.sort(key=lambda each: -len(each.cells & cells))

        def refuted(few: Sequence[int]) -> bool:
            with_few = [*chosen, *(pairs[number] for number in few)]
            return bool(parts.refuted_by(with_few, (candidate,)))

        besides = needed(refuted, range(len(pairs)), MOST_PAIRS, stop)
        if besides is None:
            return None
        chosen += [pairs[number] for number in sorted(besides)]
    others = [each for each in parts.open_candidates() if each != candidate]
    eliminated = sorted((candidate, *parts.refuted_by(chosen, others)))
    return RefutingParts(tuple(chosen), tuple(eliminated), len(numbers))


def _told(parts: Parts, found: RefutingParts, level: int) -> ReasonedStep:
    size = parts.size
    eliminated = by_cell(found.eliminated, size)
    facts: dict[str, object] = {
        "rules": tuple(part.named(size) for part in found.parts),
        "removed": excluded(eliminated, size),
    }
    if len(found.parts) == 1:
        message = Message("By {rules} there is no room for {removed}.", **facts)
    else:
        message = Message("Taken together, {rules} leave no room for {removed}.", **facts)
    first = next((part.by for part in found.parts if isinstance(part.by, Constraint)), None)
    length = 2 * len(found.parts)
    return ReasonedStep("together", level, message, None, (*eliminated.items(),), first, length)
