# SPDX-License-Identifier: MIT
"""What counts as taught on boards with rules of their own, and whether a step needs these rules.

The lessons on variants teach what their rules exclude. Singles, locked candidates, pairs, triples
and fish are those of the course, on any board. Larger subsets, several sums in one house, and
whatever is supposed are not taught.
"""

from collections.abc import Callable, Iterator
from itertools import combinations

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.learn.lessons.course import lesson_on
from sudoku_qt.engine.sudoku.variants.reasoning.house_sums import house_sums, leftovers
from sudoku_qt.engine.sudoku.variants.reasoning.marks import Marks
from sudoku_qt.engine.sudoku.variants.reasoning.reasoned_step import (
    ReasonedStep,
    digits_of,
    removed,
)
from sudoku_qt.engine.sudoku.variants.reasoning.techniques import LADDER, naked_singles, pairs
from sudoku_qt.engine.sudoku.variants.rules import Rules
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle
from sudoku_qt.engine.sudoku.variants.written import told_cells
from sudoku_qt.engine.work import Stop, go_on, never

Find = Callable[[Marks], Iterator[ReasonedStep]]
LARGEST_SUBSET = 3
NO_REGION = -1


def hidden_pairs(marks: Marks) -> Iterator[ReasonedStep]:
    """Two digits of a house with the same two places, in which no other digit is then."""
    for house in marks.houses:
        empty = [cell for cell in house.cells if not marks.known[cell]]
        places = {digit: marks.places((*empty,), digit) for digit in range(1, marks.size + 1)}
        twice = [digit for digit, cells in places.items() if len(cells) == 2]
        for one, other in combinations(twice, 2):
            mask = 1 << one - 1 | 1 << other - 1
            gone = {cell: rest for cell in places[one] if (rest := marks.masks[cell] & ~mask)}
            if places[one] == places[other] and gone:
                message = Message(
                    "In {house} {digits} have no other places than {cells}, so nothing else is "
                    "there: {removed}.",
                    house=house.name,
                    digits=digits_of(mask),
                    cells=told_cells(places[one], marks.size),
                    removed=removed(gone, marks.size),
                )
                yield ReasonedStep("hidden_pair", 3, message, None, (*gone.items(),))


AFTER_PAIRS = LADDER.index(pairs) + 1
RUNGS: tuple[Find, ...] = (
    *LADDER[:AFTER_PAIRS], hidden_pairs, *LADDER[AFTER_PAIRS:], leftovers, house_sums,
)  # fmt: skip
"""What finds steps of which some are taught, the easiest first."""
SINGLES = RUNGS.index(naked_singles)
"""The last rung of singles."""


def is_taught(step: ReasonedStep) -> bool:
    """Whether a step of these is taught."""
    if step.constraint and lesson_on((step.constraint.kind,)) is None:
        return False
    return step.technique != "naked_subset" or _subset(step) <= LARGEST_SUBSET


def _subset(step: ReasonedStep) -> int:
    cells = step.reason.facts["cells"]
    return len(cells) if isinstance(cells, tuple) else 1


def taught_steps(marks: Marks, stop: Stop = never) -> Iterator[ReasonedStep]:
    """Yield all steps of a position that are taught, the easiest first. Raises `Cancelled`."""
    for find in RUNGS:
        go_on(stop)
        yield from filter(is_taught, find(marks))


def next_step(marks: Marks) -> tuple[ReasonedStep | None, int]:
    """The easiest of these steps, taught or not, and its rung; None if a position has none."""
    found = ((step, rung) for rung, find in enumerate(RUNGS) for step in find(marks))
    return next(found, (None, 0))


class PlainBoard:
    """A board without the rules that lessons on variants teach, beside one with them.

    If its regions are of its own, it is one of rows and columns only.
    """

    def __init__(self, rules: Rules) -> None:
        size = rules.size
        regions = None if rules.has_boxes else (NO_REGION,) * size**2
        self._marks = Marks(VariantPuzzle(Rules(size, regions), bytes(size**2)))

    def single(self, marks: Marks) -> ReasonedStep | None:
        """A digit that follows from those that are known, and nothing else; None if none does."""
        plain = self._marks
        plain.masks, plain.known = [plain.board.digits] * plain.size**2, [False] * plain.size**2
        for cell, mask in enumerate(marks.masks):
            if marks.known[cell]:
                plain.place(cell, mask.bit_length())
        return self._step(SINGLES)

    def step(self, marks: Marks, rung: int) -> ReasonedStep | None:
        """The easiest step up to a rung from all candidates; None if there is none."""
        self._marks.masks, self._marks.known = [*marks.masks], [*marks.known]
        return self._step(rung)

    def _step(self, rung: int) -> ReasonedStep | None:
        return next((step for find in RUNGS[: rung + 1] for step in find(self._marks)), None)


def left_by_taught(marks: Marks, stop: Stop = never) -> Marks:
    """The marks without all that taught steps exclude before another digit is entered.

    Raises `Cancelled`.
    """
    left = marks.copy()
    while True:
        gone = [step for step in taught_steps(left, stop) if not step.placement]
        if not gone:
            return left
        for step in gone:
            step.take(left)
