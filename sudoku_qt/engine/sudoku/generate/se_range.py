# SPDX-License-Identifier: MIT
"""Puzzles whose SE rating is within a range.

First puzzles are drawn at the level of the range; that finds common ratings. If none is found soon,
the nearest ones drawn form a pool, which is improved: some clues of a puzzle are replaced, and the
result replaces the farthest of the pool if it is nearer to the range. The pattern of the givens is
kept throughout.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.generate.groups import exchanged, is_unique, without
from sudoku_qt.engine.sudoku.generate.options import RATINGS, MakeOptions
from sudoku_qt.engine.sudoku.generate.standard_generator import (
    ANY_LEVEL,
    asks_for,
    attempt,
    is_told_alike,
    of_level,
    shaped,
)
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.rating.explainer.hint import Rule
from sudoku_qt.engine.sudoku.rating.explainer.scale import (
    BEYOND,
    EASY_RULES,
    QUICK_RULES,
    RULES,
    UNSOLVED,
    rate_board,
)
from sudoku_qt.engine.sudoku.rating.levels import level_of
from sudoku_qt.engine.sudoku.seeded_random import SeededRandom
from sudoku_qt.engine.work import Progress, Stop, go_on

LOWEST, HIGHEST = RATINGS.least, RATINGS.most
CHAINS_FROM, NESTED_FROM = 6.5, 9.5
"""The least ratings that need chains, and chains within chains."""
DRAWN = 400
"""The number of random puzzles before others are made from them."""
POOL = 12
FRESH = 8
"""One in so many is random even then, so that no pool gets stuck."""
MOST_COST = 600_000
"""The cost after which the search is abandoned: some twenty seconds with the compiled kernel."""
EASY, CHAINS, NESTED = 4, 60, 1_500
"""The cost of a rating without chains, with chains, and with chains within chains."""


@dataclass(frozen=True, order=True)
class Near:
    """A puzzle and the distance of its rating from the range."""

    distance: float
    givens: bytes = field(compare=False)


class RangeSearch:
    """A search for a puzzle that meets the options, counting its cost."""

    def __init__(self, options: MakeOptions, rng: SeededRandom, stop: Stop) -> None:
        if options.se is None:
            raise ValueError(options)
        self.cost = 0
        self._low, self._high = options.se
        self._options, self._rng, self._stop = options, rng, stop
        self._drawn = replace(options, level=options.level or _level_of(options.se))

    def puzzles(self) -> Iterator[Near | None]:
        """Yield each puzzle tried, without end; None for a failed attempt."""
        pool: list[Near] = []
        number = 0
        while True:
            number += 1
            changed = pool and number > DRAWN and number % FRESH
            near = self._rated(self._change(pool) if changed else self._draw())
            yield near
            if near is not None:
                pool = sorted((*pool, near))[:POOL]

    def fits(self, near: Near) -> bool:
        """Whether a puzzle meets all options."""
        givens, options, stop = near.givens, self._options, self._stop
        return (
            near.distance == 0
            and of_level(givens, options, stop)
            and shaped(givens, options)
            and asks_for(givens, options, stop)
            and is_told_alike(givens, options, stop)
        )

    def _draw(self) -> bytes | None:
        tried = attempt(self._drawn, self._rng, self._stop)
        self.cost += tried.cost
        return tried.givens

    def _change(self, pool: list[Near]) -> bytes:
        """Exchange a group or a few for others, in a puzzle of the pool."""
        rng, groups = self._rng, self._options.groups
        puzzle = rng.choice(pool).givens
        given = rng.shuffled([group for group in groups if puzzle[group[0]]])
        emptied = given[: rng.within(1, 3)]
        left = without(puzzle, [cell for group in emptied for cell in group])
        full = kernel.random_solution(left, rng.word()) or left
        self.cost += 1
        return exchanged(left, full, groups, (), fits=is_unique, rng=rng, stop=self._stop)

    def _rated(self, givens: bytes | None) -> Near | None:
        if givens is None:
            return None
        rating = self._rating(givens)
        return Near(max(self._low - rating, rating - self._high, 0.0), givens)

    def _rating(self, givens: bytes) -> float:
        """The rating, as exactly as the range asks for it."""
        rating = self._by(EASY_RULES, EASY, givens)
        if rating == UNSOLVED and self._high < CHAINS_FROM:
            return CHAINS_FROM
        if rating == UNSOLVED:
            rating = self._by(QUICK_RULES, CHAINS, givens)
        if rating == UNSOLVED and self._high >= NESTED_FROM and not self._takes_all_nested():
            rating = self._by(RULES, NESTED, givens)
        return BEYOND if rating == UNSOLVED else rating

    def _takes_all_nested(self) -> bool:
        """Whether it makes no difference how hard a puzzle is that needs chains within chains."""
        return self._low <= NESTED_FROM and self._high == HIGHEST

    def _by(self, rules: tuple[Rule, ...], cost: int, givens: bytes) -> float:
        self.cost += cost
        return rate_board(Board.of_givens(givens), rules, self._stop)


def find_in_range(options: MakeOptions, rng: SeededRandom, stop: Stop, progress: Progress) -> bytes:
    """A puzzle that meets the options, with its SE rating within the range.

    Raises `Fault` if none was found, and `Cancelled`.
    """
    search = RangeSearch(options, rng, stop)
    for near in search.puzzles():
        if near is not None and search.fits(near):
            return near.givens
        if search.cost >= MOST_COST:
            break
        go_on(stop)
        progress(search.cost / MOST_COST)
    raise Fault("No such puzzle was found. Ask for a wider range of ratings, or try again.")


def check_range(options: MakeOptions) -> None:
    """Raise `Fault` for a range that contains no possible rating."""
    if options.se is None:
        return
    low, high = options.se
    if not LOWEST <= low <= high <= HIGHEST:
        raise Fault(
            "An SE rating is from {lowest} to {highest}, and a range begins with the lower one.",
            lowest=LOWEST,
            highest=HIGHEST,
        )
    if options.level and not level_of(low) <= options.level <= level_of(high):
        raise Fault(
            "No puzzle of level {level} has an SE rating from {low} to {high}.",
            level=options.level,
            low=low,
            high=high,
        )


def _level_of(se: tuple[float, float]) -> int:
    """The level that all puzzles of a range belong to, or `ANY_LEVEL`."""
    low, high = map(level_of, se)
    return low if low == high else ANY_LEVEL
