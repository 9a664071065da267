# SPDX-License-Identifier: MIT
"""Problems: positions in which the side to move has to find a win by continuous fours."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from zlib import crc32

from sudoku_qt.engine.gomoku.analysis.wins import (
    Attack,
    answers_to_five,
    by_fours,
    five_points,
    longest_answer,
    shortest_by_fours,
)
from sudoku_qt.engine.gomoku.board import (
    BLACK,
    EMPTY,
    SIZES,
    WHITE,
    Stones,
    empty_board,
    other,
    point_name,
    point_named,
    points_with,
    with_stone,
)
from sudoku_qt.engine.gomoku.rules import Row, Rule, ban_on, rows_made, rule_named
from sudoku_qt.engine.gomoku.search.thinker import Limits
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.work import Stop, go_on

_POINT = re.compile("[a-v][0-9]{1,2}")
GRADES = (2, 4, 6, 8)
"""The number of moves to the five at which each grade begins."""


@dataclass(frozen=True, slots=True)
class WinProblem:
    """A position, given by its moves from the empty board, Black's first, and its solution.

    `first` are the first moves of all wins by continuous fours; `moves` is the least number of
    stones that the winner needs, including the five.
    """

    rule: Rule
    size: int
    order: tuple[int, ...]
    first: tuple[int, ...]
    moves: int

    @property
    def side(self) -> int:
        """The colour that is to move and wins."""
        return WHITE if len(self.order) % 2 else BLACK

    @property
    def stones(self) -> Stones:
        """The stones of the position."""
        stones, colour = empty_board(self.size), BLACK
        for point in self.order:
            stones, colour = with_stone(stones, point, colour), other(colour)
        return stones

    @property
    def attack(self) -> Attack:
        """The position as an attack of the side to move."""
        return Attack(self.rule, self.stones, self.side)

    @property
    def grade(self) -> int:
        """The difficulty, by the length of the win, from 1."""
        return sum(self.moves >= least for least in GRADES)

    @property
    def name(self) -> str:
        """A stable short name, derived from the stones and the side to move."""
        data = bytes((self.side,)) + self.rule.name.encode() + self.stones
        return f"{crc32(data):08x}"


# In writing


def write_problem(problem: WinProblem) -> str:
    """A problem as one line: rule, size and length, the moves, and the winning first moves."""
    named = [point_name(problem.size, point) for point in problem.order]
    first = [point_name(problem.size, point) for point in problem.first]
    head = f"{problem.rule.name} {problem.size} {problem.moves}"
    return f"{head} | {''.join(named)} | {' '.join(first)}"


def read_problem(line: str) -> WinProblem:
    """Read a line from `write_problem`. Raises `Fault`."""
    parts = [part.strip() for part in line.split("|")]
    head = parts[0].split()
    numbers = [int(word) for word in head[1:] if word.isascii() and word.isdigit()]
    if len(parts) != 3 or len(head) != 3 or len(numbers) != 2 or numbers[0] not in SIZES:
        raise Fault("“{word}” is no problem", word=line[:20])
    size, moves = numbers
    order, first = (
        tuple(point_named(size, word) for word in _POINT.findall(part)) for part in parts[1:]
    )
    if len(set(order)) < len(order) or not first or set(first) & set(order):
        raise Fault("“{word}” is no problem", word=line[:20])
    return WinProblem(rule_named(head[0]), size, order, first, moves)


def read_problems(text: str) -> tuple[WinProblem, ...]:
    """Read problems, one a line; lines that begin with "#" are comments. Raises `Fault`."""
    lines = (line.strip() for line in text.splitlines())
    return tuple(read_problem(line) for line in lines if line and not line.startswith("#"))


# What solves one


def first_moves(attack: Attack, stop: Stop) -> Iterator[int]:
    """Yield all first moves of wins by continuous fours. Raises `Cancelled`."""
    for point in points_with(attack.stones, EMPTY):
        go_on(stop)
        rows = rows_made(attack.rule, attack.stones, point, attack.side)
        if max(rows) >= Row.FOUR and _may(attack, point) and wins_with(attack, point):
            yield point


def wins_with(attack: Attack, point: int) -> bool:
    """Whether a move makes five, or a four after which every answer loses to continuous fours."""
    after = attack.after(point)
    if point in five_points(attack.rule, attack.stones, attack.side):
        return True
    if not _makes_four(attack, after):
        return False
    return all(
        shortest_by_fours(attack.after(point, answer))[0] is not None
        for answer in answers_to_five(after)
    )


def _makes_four(attack: Attack, after: Attack) -> bool:
    """Whether a five threatens, and the opponent has none of his own."""
    opponent = other(attack.side)
    return bool(five_points(after.rule, after.stones, after.side)) and not five_points(
        after.rule, after.stones, opponent
    )


def _may(attack: Attack, point: int) -> bool:
    banned = attack.rule.forbids and attack.side == BLACK
    return not (banned and ban_on(attack.stones, point))


class Outcome(Enum):
    """What a solver's move achieves."""

    SOLVED = "solved"
    """It makes five."""
    RIGHT = "right"
    """It wins; the answer is the longest defence, or none is left."""
    NO_FOUR = "no four"
    """It makes no four, which leaves time for the answer."""
    STOPPED = "stopped"
    """It makes a four, but after the answer no win by fours is left."""


@dataclass(frozen=True, slots=True)
class Reply:
    """What a solver's move achieves, and the opponent's answer to it."""

    outcome: Outcome
    answer: int | None = None


def reply_to(attack: Attack, point: int, limits: Limits) -> Reply:
    """Judge a solver's move and answer it. Raises `Cancelled`."""
    if point in five_points(attack.rule, attack.stones, attack.side):
        return Reply(Outcome.SOLVED)
    after = attack.after(point)
    if wins_with(attack, point):
        return Reply(Outcome.RIGHT, longest_answer(after))
    if _makes_four(attack, after):
        return Reply(Outcome.STOPPED, _refuting(attack, point))
    thought = after.thinker().think(other(attack.side), limits)
    return Reply(Outcome.NO_FOUR, thought.point if thought.point >= 0 else None)


def _refuting(attack: Attack, point: int) -> int | None:
    """The answer to a four after which no win by fours is left."""
    return next(
        answer
        for answer in answers_to_five(attack.after(point))
        if shortest_by_fours(attack.after(point, answer))[0] is None
    )


def problem_of(rule: Rule, size: int, order: tuple[int, ...], stop: Stop) -> WinProblem | None:
    """A position as a problem, if its side to move wins by fours; else None. Raises `Cancelled`."""
    bare = WinProblem(rule, size, order, (), 0)
    win = by_fours(bare.attack, stop).win
    if win is None:
        return None
    first = tuple(first_moves(bare.attack, stop))
    return WinProblem(rule, size, order, first, win.moves)
