# SPDX-License-Identifier: MIT
"""The computer in an opening: stones that are even, colours that are better, fifths that hold.

Positions are judged by short searches. What makes a position worth having depends on what
the procedure still demands: where Black has to offer fifth stones, White will pick the worst
of them, so that the position is worth to Black what the last of the best so many is worth.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from sudoku_qt.engine.gomoku.board import (
    BLACK,
    EMPTY,
    Stones,
    other,
    points_with,
    size_of,
    with_stone,
)
from sudoku_qt.engine.gomoku.game import choices
from sudoku_qt.engine.gomoku.move import GomokuMove
from sudoku_qt.engine.gomoku.openings.equals import figure, twin
from sudoku_qt.engine.gomoku.openings.procedures import Procedure
from sudoku_qt.engine.gomoku.openings.steps import (
    Choose,
    Offer,
    Pick,
    Place,
    Step,
    colour_of_stone,
    declared,
)
from sudoku_qt.engine.gomoku.search.thinker import Limits, Thinker
from sudoku_qt.engine.gomoku.setup import GomokuSetup
from sudoku_qt.engine.gomoku.state import GomokuState

EVEN = 0.1
"""The value at which equals win as many games with either colour, White to move."""
NEARLY_EVEN = 0.15
"""How far from even a position may be in which neither colour is worth taking."""
TRIED = 12
"""So many ways to put the stones are tried; the most even one is taken."""
FOURTHS = 3
"""So many of the best fourth stones are tried where fifth ones are offered afterwards."""
FARTHEST = 4
"""The points from the centre to a stone of an opening that may lie anywhere."""


@dataclass(frozen=True)
class Judge:
    """Short searches; `limits` are those of each of them."""

    thinker: Thinker
    limits: Limits

    def best(self, stones: Stones, to_move: int, without: Sequence[int] = ()) -> tuple[int, float]:
        """The best move of a side, other than some points, and Black's value; -1 for none."""
        self.thinker.follow([(point, stone) for point, stone in enumerate(stones) if stone])
        thought = self.thinker.think(to_move, self.limits, without=without)
        return thought.point, thought.value if to_move == BLACK else -thought.value

    def fifths(self, stones: Stones, offered: tuple[int, ...] = ()) -> Iterator[tuple[int, float]]:
        """Yield Black's fifth stones, the best first, without twins, and Black's values."""
        figures = {
            point: figure(with_stone(stones, point, BLACK)) for point in points_with(stones, EMPTY)
        }
        gone = {figures[point] for point in offered}
        while True:
            without = [point for point, made in figures.items() if made in gone]
            point, value = self.best(stones, BLACK, without)
            if point < 0:
                return
            yield point, value
            gone.add(figures[point])


@dataclass(frozen=True)
class Opener:
    """The computer's part in a procedure, with what judges its positions."""

    procedure: Procedure
    judge: Judge
    rng: Random

    @property
    def stopped(self) -> bool:
        """Whether it has to answer at once."""
        return self.judge.limits.stop()

    # What a position is worth

    def worth(self, stones: Stones, step: Step, fifths: int) -> float:
        """Black's value of a position in which a step is next, with colours as they are."""
        to_move = colour_of_stone(len(stones) - stones.count(EMPTY) + 1)
        if isinstance(step, Offer):
            return self._fifth_values(stones, step.number or fifths)[-1]
        if isinstance(step, Choose) and declared(step.words[0][0]):
            values = self._fifth_values(stones, len(step.words))
            return min(values, key=_unevenness)
        if isinstance(step, Place) and isinstance(self.procedure.named(step.then), Offer):
            return self._fourths(stones, step)[0][0]
        return self.judge.best(stones, to_move)[1]

    def _fifth_values(self, stones: Stones, number: int) -> list[float]:
        """Black's values of the best so many fifth stones."""
        values: list[float] = []
        for _, value in self.judge.fifths(stones):
            values.append(value)
            if len(values) == number or self.stopped:
                break
        return values or [0.0]

    def _fourths(self, stones: Stones, step: Place) -> list[tuple[float, int]]:
        """White's best fourth stones by what the offers after them are worth, the best first."""
        found: list[tuple[float, int]] = []
        without: list[int] = []
        then = self.procedure.named(step.then)
        colour = colour_of_stone(step.last)
        while len(found) < FOURTHS and not (found and self.stopped):
            point, _ = self.judge.best(stones, colour, without)
            if point < 0:
                break
            without.append(point)
            found.append((self.worth(with_stone(stones, point, colour), then, 0), point))
        return sorted(found)

    # What to do

    def word(self, state: GomokuState, step: Choose) -> tuple[str, float]:
        """The word to choose, and Black's value."""
        words = choices(state)
        if declared(words[0]):
            values = self._fifth_values(state.stones, len(words))
            number = min(range(len(values)), key=lambda each: _unevenness(values[each]))
            return words[number], values[number]
        if "ten" in words:
            value = self.worth(state.stones, self.procedure.named(step.after("ten")), 0)
            return ("ten" if value > EVEN else "white"), value
        then = self.procedure.named(step.after("black"))
        value = self.worth(state.stones, then, state.fifths)
        lead = value - EVEN if state.to_move != BLACK else value + EVEN
        if abs(lead) <= NEARLY_EVEN:
            if "two" in words:
                return "two", value
            if isinstance(then, Place):  # it will be made even anyway
                return ("black" if step.by == BLACK else "white"), value
        return ("black" if lead > 0 else "white"), value

    def stone(self, state: GomokuState, step: Place) -> tuple[int, float]:
        """Where to put the next stone of a step, and Black's value."""
        points = _points_within(state.stones, step.square(len(state.order) + 1))
        if len(points) == 1:
            return points[0], EVEN
        then = self.procedure.named(step.then)
        if isinstance(then, Offer) and step.last == len(state.order) + 1:
            fourths = self._fourths(state.stones, step)
            if fourths:
                value, point = fourths[0]
                return point, value
        return self._even_stone(state, step, then)

    def _even_stone(self, state: GomokuState, step: Place, then: Step) -> tuple[int, float]:
        """The next of the stones that lead to an even position, planned afresh each time."""
        ways: list[tuple[float, int, float]] = []
        for points in self._ways(state, step):
            stones, colour = state.stones, state.to_move
            for point in points:
                stones, colour = with_stone(stones, point, colour), other(colour)
            value = self.worth(stones, self._after_choice(then), 0)
            uneven = abs(value - EVEN if colour != BLACK else value + EVEN)
            ways.append((uneven, points[0], value))
            if self.stopped:
                break
        _, point, value = min(ways)
        return point, value

    def _after_choice(self, then: Step) -> Step:
        """The step whose position is weighed when a colour is chosen."""
        if isinstance(then, Choose) and not declared(then.words[0][0]):
            return self.procedure.named(then.after("white"))
        return then

    def _ways(self, state: GomokuState, step: Place) -> Iterator[list[int]]:
        """Yield some of the ways to put the rest of a step's stones."""
        numbers = range(len(state.order) + 1, step.last + 1)
        fields = [_points_within(state.stones, step.square(number)) for number in numbers]
        if len(fields) == 1:
            yield from ([point] for point in _some(fields[0], self.rng))
            return
        for _ in range(TRIED):
            chosen: list[int] = []
            for field in fields:
                chosen.append(self.rng.choice([point for point in field if point not in chosen]))
            yield chosen

    def offer(self, state: GomokuState) -> tuple[int, float]:
        """The next fifth stone to offer, and Black's value."""
        for point, value in self.judge.fifths(state.stones, state.offered):
            return point, value
        return next(
            (point, 0.0)
            for point in points_with(state.stones, EMPTY)
            if point not in state.offered and twin(state.stones, point, state.offered) is None
        )

    def pick(self, state: GomokuState) -> tuple[int, float]:
        """The offered stone that is worst for Black, and Black's value."""
        found = []
        for point in state.offered:
            value = self.judge.best(with_stone(state.stones, point, BLACK), other(BLACK))[1]
            found.append((value, point))
            if self.stopped:
                break
        value, point = min(found)
        return point, value


def act(
    setup: GomokuSetup, state: GomokuState, thinker: Thinker, limits: Limits, seed: int
) -> tuple[GomokuMove, float]:
    """What the computer does in an opening, and Black's value of it, from -1 to 1.

    `limits` are those of each of some twenty to two hundred short searches. When `limits.stop`
    returns true, the answer comes at once and is legal.
    """
    opener = Opener(setup.procedure, Judge(thinker, limits), Random(seed))
    step = state.step
    if isinstance(step, Choose):
        word, value = opener.word(state, step)
        return GomokuMove(word), value
    if isinstance(step, Place):
        point, value = opener.stone(state, step)
    elif isinstance(step, Pick):
        point, value = opener.pick(state)
    else:
        point, value = opener.offer(state)
    return GomokuMove.at(setup.size, point), value


def _unevenness(value: float) -> float:
    """How far a position after Black's fifth stone is from even."""
    return abs(value - EVEN)


def _some(points: list[int], rng: Random) -> list[int]:
    return rng.sample(points, min(TRIED, len(points)))


def _points_within(stones: Stones, rows: int) -> list[int]:
    """The empty points of a square around the centre; 0 rows for one as openings need."""
    size = size_of(stones)
    middle = size // 2 if rows else (size - 1) // 2
    reach = rows // 2 if rows else min(FARTHEST, (size - 1) // 2)
    near = range(middle - reach, middle + reach + 1)
    return [
        point
        for point in points_with(stones, EMPTY)
        if point // size in near and point % size in near
    ]
