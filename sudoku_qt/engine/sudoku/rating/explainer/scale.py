# SPDX-License-Identifier: MIT
"""The SE scale: THE RULES in order, and the rating of a puzzle that they solve.

The first hint of the first rule that has one is taken; the rating of a puzzle is that of its
hardest hint. So a rating can come from a hint that was not needed, and it varies a little with the
orientation of the puzzle, as in the original program.
"""

from collections.abc import Iterator
from functools import reduce
from operator import or_
from typing import NamedTuple

from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.rating.explainer.bug import BugRule
from sudoku_qt.engine.sudoku.rating.explainer.cycles import CyclesRule
from sudoku_qt.engine.sudoku.rating.explainer.exclusion import AlignedExclusionRule
from sudoku_qt.engine.sudoku.rating.explainer.forcing import ForcingRule
from sudoku_qt.engine.sudoku.rating.explainer.hint import RatedHint, Rule
from sudoku_qt.engine.sudoku.rating.explainer.locking import LockingRule
from sudoku_qt.engine.sudoku.rating.explainer.nested import NestedForcingRule
from sudoku_qt.engine.sudoku.rating.explainer.singles import (
    HiddenSingleRule,
    NakedSingleRule,
    fill_singles,
)
from sudoku_qt.engine.sudoku.rating.explainer.subsets import FishRule, HiddenSetRule, NakedSetRule
from sudoku_qt.engine.sudoku.rating.explainer.tried import Tried, first_hint
from sudoku_qt.engine.sudoku.rating.explainer.unique_loops import UniqueLoopRule
from sudoku_qt.engine.sudoku.rating.explainer.wings import WingRule
from sudoku_qt.engine.work import Stop, go_on, never

EASY_RULES: tuple[Rule, ...] = (
    HiddenSingleRule(),
    LockingRule(direct=True),
    HiddenSetRule(2, 2.0, direct=True),
    NakedSingleRule(),
    HiddenSetRule(3, 2.5, direct=True),
    LockingRule(direct=False),
    NakedSetRule(2, 3.0),
    FishRule(2, 3.2),
    HiddenSetRule(2, 3.4, direct=False),
    NakedSetRule(3, 3.6),
    FishRule(3, 3.8),
    HiddenSetRule(3, 4.0, direct=False),
    WingRule(2, 4.2),
    WingRule(3, 4.4),
    UniqueLoopRule(),
    NakedSetRule(4, 5.0),
    FishRule(4, 5.2),
    HiddenSetRule(4, 5.4, direct=False),
    BugRule(),
    AlignedExclusionRule(2, 6.2),
)
"""All rules without chains, up to 6.2."""

CHAINS: tuple[Rule, ...] = (
    CyclesRule(),
    AlignedExclusionRule(3, 7.5),
    ForcingRule("nishio", 7.5, dynamic=True, nishio=True),
    ForcingRule("multiple forcing chains", 8.0, dynamic=False, nishio=False),
    ForcingRule("dynamic forcing chains", 8.5, dynamic=True, nishio=False),
    NestedForcingRule("dynamic forcing chains plus", 9.0, 1),
)

CHAINS_WITHIN: tuple[Rule, ...] = (
    NestedForcingRule("nested forcing chains", 9.5, 2),
    NestedForcingRule("nested multiple forcing chains", 10.0, 3),
    NestedForcingRule("nested dynamic forcing chains", 10.5, 4),
)
"""The rules that take seconds for a puzzle, most of all the last two."""

QUICK_RULES = EASY_RULES + CHAINS
RULES_BELOW_10 = QUICK_RULES + CHAINS_WITHIN[:1]
"""The rules whose easiest hints are rated below 10."""
RULES = QUICK_RULES + CHAINS_WITHIN

HARD_FROM = 3.2
"""The least rating of a hard step: above pairs."""

SAME_FOR_IMAGES = 4.4
"""Up to this rating all symmetric images of a puzzle have the same.

What one of the rules up to here concludes they conclude after any other steps of theirs, too: a
set or a fish that loses candidates leaves smaller ones or singles, which come first and do the
same. So the order of the steps does not count. Unique loops are lost by a step, and with them the
steps that follow from them.
"""

BEYOND = 11.0
"""The value used as the rating of a puzzle that the quick rules do not solve."""
UNSOLVED = 20.0
"""Sudoku Explainer's own answer for such a puzzle."""


def follow(
    board: Board, rules: tuple[Rule, ...] = RULES, stop: Stop = never
) -> Iterator[RatedHint]:
    """Yield hints until nothing is found; each is drawn when the next one is asked for.

    Raises `Cancelled`.
    """
    while not board.solved:
        go_on(stop)
        hint = first_hint(board, rules, stop)
        if hint is None:
            return
        yield hint
        hint.draw(board)


class HardStep(NamedTuple):
    """A hard step of a path: its rating, and the number of candidates among which it was found."""

    rating: float
    candidates: int


class Way:
    """The summary of a puzzle's hints, in the order in which they were taken.

    `rating` is that of the hardest hint (ER), whose name is `hardest`, "" if that is a single after
    others; `pearl` is that of the hardest up to the first digit (EP), and `diamond` that of the
    first one (ED). Each is UNSOLVED if the hints do not get that far. `hard` are the hard steps, if
    they are counted.
    """

    __slots__ = ("diamond", "hard", "hardest", "pearl", "rating")

    def __init__(self) -> None:
        self.rating = 0.0
        self.hardest = ""
        self.pearl = self.diamond = UNSOLVED
        self.hard: list[HardStep] = []

    def take(self, hint: RatedHint) -> None:
        """Add a hint."""
        if hint.rating > self.rating:
            self.rating, self.hardest = hint.rating, hint.name
        if self.diamond == UNSOLVED:
            self.diamond = round(self.rating, 1)
        if self.pearl == UNSOLVED and hint.placement >= 0:
            self.pearl = round(self.rating, 1)

    def end(self, solved: bool) -> None:
        """Compute the summary."""
        self.rating = round(self.rating, 1) if solved else UNSOLVED


def left(board: Board) -> tuple[int, int]:
    """The number of empty cells, and of their candidates."""
    where = board.key()
    return reduce(or_, where).bit_count(), sum(cells.bit_count() for cells in where)


def rate_board(board: Board, rules: tuple[Rule, ...] = RULES, stop: Stop = never) -> float:
    """Solve a board by the rules; return the rating, or UNSOLVED if they do not solve it.

    `stop` is asked before every hint, and during the rules above 9, which take seconds. Raises
    `Cancelled`.
    """
    return solve_and_rate(board, rules, stop).rating


def solve_and_rate(
    board: Board,
    rules: tuple[Rule, ...] = RULES,
    stop: Stop = never,
    tried: Tried | None = None,
) -> Way:
    """Solve a board like `rate_board`, and return the summary of the hints.

    `tried` is what is known of the puzzle's positions, as in `first_hint`.
    """
    go_on(stop)
    way = Way()
    if (single := HiddenSingleRule().find(board)) is not None:
        way.take(single)
    way.rating = max(way.rating, fill_singles(board))
    while (hint := first_hint(board, rules, stop, tried)) is not None:
        way.take(hint)
        if hint.rating > HARD_FROM - 0.01:
            way.hard.append(HardStep(hint.rating, left(board)[1]))
        hint.draw(board)
        way.rating = max(way.rating, fill_singles(board))
        go_on(stop)
    way.end(board.solved)
    board.lasting.clear()  # its values refer to the board: this frees both at once
    return way
