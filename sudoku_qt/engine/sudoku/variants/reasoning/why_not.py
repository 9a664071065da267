# SPDX-License-Identifier: MIT
"""Why a digit cannot stand in a cell of a puzzle with rules of its own: the shortest reason."""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from sudoku_qt.engine.message import Fault, Message
from sudoku_qt.engine.sudoku.variants.reasoning.chains import at
from sudoku_qt.engine.sudoku.variants.reasoning.crowded import crowded_houses
from sudoku_qt.engine.sudoku.variants.reasoning.house_sums import house_sums, leftovers
from sudoku_qt.engine.sudoku.variants.reasoning.marks import Marks, bits
from sudoku_qt.engine.sudoku.variants.reasoning.parts import Parts
from sudoku_qt.engine.sudoku.variants.reasoning.reasoned_step import (
    ReasonedStep,
    excluded,
    names_of,
)
from sudoku_qt.engine.sudoku.variants.reasoning.suppose import refuting
from sudoku_qt.engine.sudoku.variants.reasoning.supposing import contradiction_of
from sudoku_qt.engine.sudoku.variants.reasoning.techniques import LADDER
from sudoku_qt.engine.sudoku.variants.reasoning.together import excluding
from sudoku_qt.engine.sudoku.variants.variant_puzzle import SIGNS, VariantPuzzle, broken_by
from sudoku_qt.engine.sudoku.variants.written import told_cell, told_digit
from sudoku_qt.engine.work import Stop, go_on, never

Find = Callable[[Marks], Iterator[ReasonedStep]]
State = tuple[tuple[int, ...], tuple[bool, ...]]
"""The masks of all cells, and which are known."""
EASY: tuple[Find, ...] = (*LADDER, leftovers, house_sums, crowded_houses)
CANDIDATE = re.compile(r"r(\d{1,2})c(\d{1,2})=([1-9A-G])", re.IGNORECASE | re.ASCII)
MOST_REPLAYED = 1500
"""Steps that are looked for again while a path is made shorter."""


@dataclass(frozen=True)
class Taken:
    """A step of a path, and what finds it."""

    find: Find
    step: ReasonedStep


def candidate_in(text: str, size: int) -> tuple[int, int]:
    """The cell and digit of a candidate written as r4c5=7. Raises `Fault`."""
    match = CANDIDATE.fullmatch(text)
    if match:
        row, column, digit = int(match[1]), int(match[2]), SIGNS.index(match[3].upper())
        if max(row, column, digit) <= size and row and column:
            return size * (row - 1) + column - 1, digit
    raise Fault("“{text}” is no cell and digit of the board, as r4c5=7 is", text=text[:20])


def why_not(
    puzzle: VariantPuzzle, cell: int, digit: int, stop: Stop = never
) -> tuple[ReasonedStep, ...]:
    """The fewest steps or links that exclude a digit from a cell, none if no way was found.

    The puzzle has one solution, in which the cell holds another digit. Raises `Fault` for a cell
    that is given, and `Cancelled`.
    """
    given = puzzle.givens[cell]
    if given:
        name = names_of((cell,), puzzle.rules.size)[0]
        raise Fault("{cell} is given: it is {digit}.", cell=name, digit=SIGNS[given])
    marks = Marks(puzzle)
    candidate = puzzle.rules.size * cell + digit - 1
    if not marks.masks[cell] >> digit - 1 & 1:
        return (_at_once(marks, candidate),)
    direct = _direct(marks, candidate)
    if direct:
        return (direct,)
    return min(_reasons(marks, candidate, stop), key=_length, default=())


def _length(steps: Sequence[ReasonedStep]) -> int:
    """How much there is to follow."""
    return sum(step.length for step in steps)


def _at_once(marks: Marks, candidate: int) -> ReasonedStep:
    """What the givens and constraints on a single cell exclude before any step."""
    cell, n = divmod(candidate, marks.size)
    eliminated = {cell: 1 << n}
    for other in bits(marks.seen[cell]):
        if marks.known[other] and marks.masks[other] == 1 << n:
            message = Message(
                "{cell} sees {other}, which is {digit}.",
                cell=told_cell(cell, marks.size),
                other=told_cell(other, marks.size),
                digit=told_digit(n + 1),
            )
            return ReasonedStep("seen", 1, message, None, (*eliminated.items(),))
    values = bytearray(len(marks.masks))
    values[cell] = n + 1
    [constraint, *_] = [by for by, _ in broken_by(marks.rules, values) if by]
    message = Message(
        "{rule} leaves no room for {removed}.",
        rule=at(constraint, marks.size),
        removed=excluded(eliminated, marks.size),
    )
    return ReasonedStep("constraint", 3, message, None, (*eliminated.items(),), constraint)


def _direct(marks: Marks, candidate: int) -> ReasonedStep | None:
    """A step of the easiest rung that excludes a candidate, the one with the shortest sentence."""
    for find in EASY:
        found = [step for step in find(marks) if _excludes(step, marks, candidate)]
        if found:
            return min(found, key=lambda step: len(str(step.reason)))
    return None


def _excludes(step: ReasonedStep, marks: Marks, candidate: int) -> bool:
    cell, n = divmod(candidate, marks.size)
    if step.placement:
        placed = marks.size * step.placement[0] + step.placement[1] - 1
        return placed != candidate and bool(marks.excluded[placed] >> candidate & 1)
    return bool(dict(step.eliminations).get(cell, 0) >> n & 1)


def _reasons(marks: Marks, candidate: int, stop: Stop) -> Iterator[tuple[ReasonedStep, ...]]:
    contradiction = contradiction_of(marks, candidate)
    if contradiction:
        yield (contradiction,)
    path = _path(marks, candidate, stop)
    if path:
        yield path
    parts = Parts(marks)
    for find in (excluding, refuting):
        found = find(parts, candidate, stop)
        if found:
            yield (found,)


def _path(marks: Marks, candidate: int, stop: Stop) -> tuple[ReasonedStep, ...]:
    """Easy steps that exclude a candidate, without those that it does not need; none if they end.

    Raises `Cancelled`.
    """
    before = _state(marks)
    path = list[Taken]()
    try:
        while not (path and _excludes(path[-1].step, marks, candidate)):
            go_on(stop)
            found = next((Taken(find, step) for find in EASY for step in find(marks)), None)
            if found is None:
                return ()
            found.step.take(marks)
            path.append(found)
        return _shortened(marks, before, path, candidate, stop)
    finally:
        _restore(marks, before)


def _shortened(
    marks: Marks, before: State, path: list[Taken], candidate: int, stop: Stop
) -> tuple[ReasonedStep, ...]:
    replayed, size = 0, len(path) // 2
    while size:
        place = len(path) - 1
        while place > 0 and replayed < MOST_REPLAYED:
            go_on(stop)
            first = max(0, place - size)
            replayed += len(path) - place
            shorter = path[:first] + path[place:]
            again = _replayed(marks, before, shorter, candidate)
            path = again or path
            place = first
        size //= 2
    return tuple(taken.step for taken in path)


def _replayed(
    marks: Marks, before: State, path: Sequence[Taken], candidate: int
) -> list[Taken] | None:
    """The steps of a path as they are found in its order; None if one is missing."""
    _restore(marks, before)
    again = list[Taken]()
    for taken in path:
        found = next((step for step in taken.find(marks) if _covers(step, taken.step)), None)
        if found is None:
            return None
        found.take(marks)
        again.append(Taken(taken.find, found))
    return again if _excludes(again[-1].step, marks, candidate) else None


def _covers(step: ReasonedStep, other: ReasonedStep) -> bool:
    """Whether a step concludes all that another one does."""
    eliminated = dict(step.eliminations)
    return step.placement == other.placement and all(
        not mask & ~eliminated.get(cell, 0) for cell, mask in other.eliminations
    )


def _state(marks: Marks) -> State:
    return tuple(marks.masks), tuple(marks.known)


def _restore(marks: Marks, state: State) -> None:
    marks.masks, marks.known = [*state[0]], [*state[1]]
