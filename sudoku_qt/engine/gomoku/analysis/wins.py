# SPDX-License-Identifier: MIT
"""Proofs of wins, each with its whole line against the longest defence."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache

from sudoku_qt.engine.gomoku.board import (
    BLACK,
    DIRECTIONS,
    EMPTY,
    Stones,
    neighbourhoods,
    other,
    size_of,
    with_stone,
)
from sudoku_qt.engine.gomoku.rules import REACH, Rule, ban_on, is_five, lines_through
from sudoku_qt.engine.gomoku.search.thinker import FOURS_A_SECOND, Limits, Thinker, Thought
from sudoku_qt.engine.gomoku.shapes import Shape, shape_made
from sudoku_qt.engine.work import Stop, go_on, never

SLOTS = 1 << 12  # the table of the search by depth; proofs use none
FIRST_SECONDS, SECONDS = 0.1, 1.6  # the work of so many seconds: of the first try and of the last
LONGEST = 120  # moves of a line


@dataclass(frozen=True, slots=True)
class Win:
    """A proved win: the means of its proof, and all moves of both sides."""

    means: str
    line: tuple[int, ...]

    @property
    def moves(self) -> int:
        """The number of moves that the winning side makes."""
        return (len(self.line) + 1) // 2


@dataclass(frozen=True, slots=True)
class Verdict:
    """The result of looking for a win by one means.

    `looked_at` is the number of positions searched. `settled` says, if no win was found, that there
    is none of this kind; otherwise the search was cut short.
    """

    means: str
    win: Win | None
    looked_at: int
    settled: bool


@dataclass(frozen=True, slots=True)
class Attack:
    """A position, as rule and stones, in which `side` is to move and tries to win."""

    rule: Rule
    stones: Stones
    side: int

    def thinker(self) -> Thinker:
        """A thinker that holds the position."""
        thinker = Thinker(self.rule, size_of(self.stones), SLOTS)
        thinker.follow([(point, stone) for point, stone in enumerate(self.stones) if stone])
        return thinker

    def after(self, *points: int) -> "Attack":
        """The position after moves by turns, beginning with the attacker's."""
        stones, colour = self.stones, self.side
        for point in points:
            stones, colour = with_stone(stones, point, colour), other(colour)
        return Attack(self.rule, stones, self.side)


@dataclass(frozen=True, slots=True)
class Proof:
    """A means of proving a win: its name, and the search for it.

    `is_complete` says that the search misses no win of this kind within its budget.
    """

    means: str
    look: Callable[[Thinker, int, Limits], Thought | None]
    is_complete: bool

    def verdict(self, attack: Attack, stop: Stop) -> Verdict:
        """Look for a win with growing budgets. Raises `Cancelled`."""
        thinker, seconds = attack.thinker(), FIRST_SECONDS
        while True:
            go_on(stop)
            before = thinker.fours.nodes
            found = self.look(thinker, attack.side, _limits(seconds, stop))
            go_on(stop)
            looked_at = thinker.fours.nodes - before
            if found:
                line = found.line
                whole = line if len(line) == found.mate else tuple(_line_of_fours(attack, stop))
                return Verdict(self.means, Win(self.means, whole), looked_at, settled=True)
            budget = int(seconds * FOURS_A_SECOND)
            settled = self.is_complete and looked_at < budget
            if settled or seconds >= SECONDS:
                return Verdict(self.means, None, looked_at, settled=settled)
            seconds *= 4


def _limits(seconds: float, stop: Stop = never) -> Limits:
    """So many positions as can be looked at in some seconds, whatever the clock says."""
    return Limits(lambda: 0.0, seconds, stop=stop)


FOURS = Proof("fours", Thinker.won_by_fours, is_complete=True)
PROOFS = (
    FOURS,
    Proof("threats", Thinker.won_by_threats, is_complete=False),
)
"""The kinds of proof of a win, the surest and shortest first."""


def by_fours(attack: Attack, stop: Stop) -> Verdict:
    """Look for a win in which every move makes a four. Raises `Cancelled`."""
    return FOURS.verdict(attack, stop)


def verdicts(attack: Attack, stop: Stop) -> tuple[Verdict, ...]:
    """The verdicts of the means in turn, up to the first that finds a win. Raises `Cancelled`.

    Where no threat can be made at all, that settles it.
    """
    if not can_threaten(attack):
        return (Verdict("threats", None, 0, settled=True),)
    found = []
    for proof in PROOFS:
        found.append(proof.verdict(attack, stop))
        if found[-1].win:
            break
    return tuple(found)


def can_threaten(attack: Attack) -> bool:
    """Whether a move of the attacker makes a five, a four or an open three."""
    rule, stones, side = attack.rule, attack.stones, attack.side
    made = (shape_made(rule, stones, p, side) for p, stone in enumerate(stones) if not stone)
    return any(shape is not None and shape <= Shape.THREE for shape in made)


# The line of a win by fours


def _line_of_fours(attack: Attack, stop: Stop) -> Iterator[int]:
    """Yield the moves of the shortest win by fours, against the longest defence."""
    for _ in range(LONGEST):
        go_on(stop)
        point, length = shortest_by_fours(attack)
        if point is None:
            return
        yield point
        if length == 0:
            return
        answer = longest_answer(attack.after(point))
        if answer is None:
            return
        yield answer
        attack = attack.after(point, answer)


def shortest_by_fours(attack: Attack) -> tuple[int | None, int]:
    """The first move of the shortest win by fours, and the number of fours before the five."""
    found = attack.thinker().won_by_fours(attack.side, _limits(SECONDS))
    return (found.point, (found.mate - 1) // 2) if found else (None, 0)


def longest_answer(threatened: Attack) -> int | None:
    """The move that puts off the threatened five longest; None where no legal one does.

    If nothing stops the five, one of the fives is blocked all the same.
    """
    answers = answers_to_five(threatened)
    if len(answers) > 1:
        return max(answers, key=lambda answer: _fours_left(threatened, answer))
    if answers:
        return answers[0]
    fives = five_points(threatened.rule, threatened.stones, threatened.side)
    return next((point for point in fives if _is_allowed(threatened, point)), None)


def _fours_left(threatened: Attack, answer: int) -> int:
    """How many fours a win takes after an answer; far more than any where there is none."""
    stones = with_stone(threatened.stones, answer, other(threatened.side))
    point, length = shortest_by_fours(Attack(threatened.rule, stones, threatened.side))
    return LONGEST if point is None else length


def five_points(rule: Rule, stones: Stones, colour: int) -> list[int]:
    """The empty points where a stone of a colour makes five, in reading order."""
    nearly = set()
    for window in _windows(size_of(stones)):
        seen = [stones[point] for point in window]
        if seen.count(colour) == 4 and EMPTY in seen:
            nearly.add(window[seen.index(EMPTY)])
    return [point for point in sorted(nearly) if _makes_five(rule, stones, point, colour)]


@cache
def _windows(size: int) -> tuple[tuple[int, ...], ...]:
    """All rows of five points."""
    whole = (
        places[:5] for each in neighbourhoods(size, 4) for places in (places[4:] for places in each)
    )
    return tuple(places for places in whole if min(places) >= 0)


def _makes_five(rule: Rule, stones: Stones, point: int, colour: int) -> bool:
    law = rule.law(colour)
    return any(is_five(line, law) for line in lines_through(stones, point, colour))


def answers_to_five(threatened: Attack) -> list[int]:
    """The legal moves after which the attacker, who could make five, no longer can."""
    rule, stones, side = threatened.rule, threatened.stones, threatened.side
    fives = five_points(rule, stones, side)
    if len(fives) > 1 and not rule.law(side).open_end:
        return []
    return [
        point
        for point in _near(stones, fives)
        if _is_allowed(threatened, point)
        and not any(
            _makes_five(rule, with_stone(stones, point, other(side)), five, side)
            for five in fives
            if five != point
        )
    ]


def _near(stones: Stones, fives: list[int]) -> list[int]:
    """The fives, and the empty points in line with them: a closed end can stop one, too."""
    near = neighbourhoods(size_of(stones), REACH + 1)
    points = {
        point
        for five in fives
        for direction in range(len(DIRECTIONS))
        for point in near[five][direction]
        if point >= 0 and not stones[point]
    }
    return sorted(points | set(fives))


def _is_allowed(threatened: Attack, point: int) -> bool:
    """Whether the defender may put a stone on a point."""
    banned = threatened.rule.forbids and other(threatened.side) == BLACK
    return not (banned and ban_on(threatened.stones, point))
