# SPDX-License-Identifier: MIT
"""A trail of steps, each with what it eliminated, that can drop steps its goal does not need.

A step needs certain candidates to be gone: from each truth that its proof rests on, those that the
start of the trail had and the truth no longer has. Candidates are numbers here, `81 * digit + cell`
with digits 0-8, and sets of them are masks.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.logic.board import Board, Finding
from sudoku_qt.engine.sudoku.logic.ladder import Rung
from sudoku_qt.engine.sudoku.logic.solving import step_of
from sudoku_qt.engine.sudoku.logic.step import Candidate, Step
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.engine.sudoku.logic.truths import Truth
from sudoku_qt.engine.sudoku.shape import CELLS, STANDARD_SHAPE, cells_in
from sudoku_qt.engine.work import Stop, go_on, never

SINGLES = tuple(rung for rung in LADDER if rung.family == "singles")
_DIGITS = tuple(tuple(digit for digit in range(9) if mask >> digit & 1) for mask in range(512))


@dataclass(frozen=True)
class Laid:
    """A step of a trail: its rung, and the candidates that it removed (a mask)."""

    rung: Rung
    step: Step
    eliminated: int


class Trail:
    """Steps in sequence from a grid with candidates; `board` is the position after them."""

    def __init__(self, grid: Grid) -> None:
        self.start = grid
        self.board = Board(grid)
        self.laid: list[Laid] = []
        self._there = numbers(grid.candidates)

    def lay(self, rung: Rung, finding: Finding) -> None:
        """Add a step."""
        grid = self.board.grid()
        step = step_of(rung, finding, grid)
        before = numbers(grid.candidates)
        self.board.apply(finding)
        after = numbers(self.board.grid().candidates)
        self.laid.append(Laid(rung, step, before & ~after))

    @property
    def steps(self) -> tuple[Step, ...]:
        """The steps so far."""
        return tuple(each.step for each in self.laid)

    def needed(self, goal: int) -> "list[int]":
        """The numbers of the steps that are needed for some candidates (a mask) to be gone."""
        aims, kept = goal, []
        for number in range(len(self.laid) - 1, -1, -1):
            laid = self.laid[number]
            if laid.eliminated & aims:
                kept.append(number)
                aims |= self._needs(number)
        return kept[::-1]

    def _needs(self, number: int) -> int:
        """The candidates of the start that must be eliminated before a step."""
        step = self.laid[number].step
        proof = step.proof
        truths = {*proof.truths, *_link_truths(step)}
        gone = self._there & ~numbers(step.position)
        if not proof.truths:
            return gone
        needs = 0
        for truth in truths:
            needs |= gone & area(truth) & ~truth.candidates
        return needs

    def shortened(self, goal: int, stop: Stop = never) -> "Trail":
        """The trail without the steps that a goal does not need; each step is found again in place.

        If a step cannot be found without one that was dropped, nothing is dropped.
        """
        kept = self.needed(goal)
        if len(kept) == len(self.laid):
            return self
        shorter = Trail(self.start)
        for number in kept:
            go_on(stop)
            left = _left(shorter.board, self.laid[number].step)
            if not any(left):
                continue
            found = _like(shorter.board, self.laid[number].rung, *left)
            if found is None:
                return self
            shorter.lay(*found)
        return shorter


def _left(board: Board, step: Step) -> tuple[list[int], list[int]]:
    """What of the conclusions of a step, placements and eliminations, a board still waits for."""
    placed = (number for each in step.placements if board.has(number := number_of(each)))
    struck = (number for each in step.eliminations if board.has(number := number_of(each)))
    return list(placed), list(struck)


def _like(
    board: Board, before: Rung, placed: Sequence[int], struck: Sequence[int]
) -> tuple[Rung, Finding] | None:
    """What the technique of a rung finds on a board that concludes all that is left.

    What was one kind of single may be another there.
    """
    singles = SINGLES if before.name in {rung.name for rung in SINGLES} else ()
    placements, gone = set(placed), set(struck)
    for rung in dict.fromkeys((before, *singles)):
        for finding in rung.technique.concluding(board, struck):
            if placements.issubset(finding.placements) and gone.issubset(finding.eliminations):
                return rung, finding
    return None


def _link_truths(step: Step) -> Iterator[Truth]:
    for branch in step.proof.branches:
        for link in branch.links:
            yield from link.truths


def area(truth: Truth) -> int:
    """The candidates that a truth ranges over, present or not; for a pattern all of its cells."""
    if truth.kind == "cell":
        return sum(1 << CELLS * digit + truth.number for digit in range(9))
    if truth.kind == "house":
        house, digit = divmod(truth.number, 9)
        return STANDARD_SHAPE.house_masks[house] << CELLS * digit
    if not truth.digits:
        return (1 << 9 * CELLS) - 1
    return sum(truth.number << CELLS * digit for digit in range(9))


def numbers(masks: Sequence[int]) -> int:
    """Candidates by cell, 81 masks, as one mask of candidate numbers."""
    found = 0
    for cell, mask in enumerate(masks):
        for digit in _DIGITS[mask]:
            found |= 1 << CELLS * digit + cell
    return found


def number_of(candidate: Candidate) -> int:
    """The number of a candidate."""
    return CELLS * (candidate.digit - 1) + candidate.cell


def candidates_of(mask: int) -> tuple[Candidate, ...]:
    """The candidates of a mask, sorted by cell."""
    found = (Candidate(number % CELLS, number // CELLS + 1) for number in cells_in(mask))
    return tuple(sorted(found))
