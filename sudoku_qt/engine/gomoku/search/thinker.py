# SPDX-License-Identifier: MIT
"""Whoever thinks about one game: follows its moves, and looks for the best one under a clock."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from sudoku_qt.engine.gomoku.rules import Rule
from sudoku_qt.engine.gomoku.search.fours import Fours
from sudoku_qt.engine.gomoku.search.position import Position
from sudoku_qt.engine.gomoku.search.tree import Tree
from sudoku_qt.engine.gomoku.search.worths import DEEPEST, SURE_WIN, WIN
from sudoku_qt.engine.work import Stop, never

Now: TypeAlias = Callable[[], float]
"""The seconds of some clock; an engine knows none by itself."""

SLOTS = 1 << 20  # positions that the table remembers, of 16 bytes
ENOUGH = 0.55  # of the time: after that no further depth is begun
FOURS_A_SECOND = 40_000  # nodes spent on continuous fours at the root, a second of thinking
LEAST_FOURS = 2_000
HALFWAY = 400  # the lead that is half a win: three games of four are won
LONGEST_LINE = 12


@dataclass(frozen=True, slots=True)
class Thought:
    """The best move and what is thought of it.

    `worth` is above `SURE_WIN` for a proved win, and below its negative for a proved loss; else it
    is a lead. `line` begins with the move. `deepest` is the longest line that was looked at.
    """

    point: int
    worth: int
    depth: int = 0
    nodes: int = 0
    deepest: int = 0
    line: tuple[int, ...] = ()

    @property
    def value(self) -> float:
        """How the mover stands, from -1 to 1, which is exactly that only where it is proved."""
        if abs(self.worth) > SURE_WIN:
            return 1.0 if self.worth > 0 else -1.0
        return self.worth / (abs(self.worth) + HALFWAY)

    @property
    def mate(self) -> int:
        """In how many moves, of both sides, the game is won (or lost: below nought); or 0."""
        if abs(self.worth) <= SURE_WIN:
            return 0
        moves = WIN - abs(self.worth)
        return moves if self.worth > 0 else -moves


@dataclass(frozen=True, slots=True)
class Limits:
    """How long to think: seconds by a clock, and plies.

    `stop` is asked, too.
    """

    now: Now
    seconds: float
    depth: int = DEEPEST - 20
    stop: Stop = never


Heard: TypeAlias = Callable[[Thought], object]


def unheard(thought: Thought) -> None:
    """Take what was thought at a depth, of which nobody wants to hear."""


@dataclass(slots=True)
class Thinker:
    """A rule and a size, the moves so far, and what is remembered from move to move.

    `slots`: how many positions are remembered, a power of two. A `seed` other than 0 makes it
    play a little differently.
    """

    rule: Rule
    size: int
    slots: int = SLOTS
    seed: int = 0
    position: Position = field(init=False)
    fours: Fours = field(init=False)
    tree: Tree = field(init=False)
    moves: list[tuple[int, int]] = field(init=False, default_factory=list)

    def __post_init__(self) -> None:
        self.position = Position(self.rule, self.size, self.seed)
        self.fours = Fours(self.position)
        self.tree = Tree(self.position, self.fours, self.slots)

    def follow(self, moves: Sequence[tuple[int, int]]) -> None:
        """Set up stones, each a point and a colour; what stays of the former ones is kept."""
        same = 0
        while same < min(len(moves), len(self.moves)) and moves[same] == self.moves[same]:
            same += 1
        while len(self.moves) > same:
            self.position.take(self.moves.pop()[0])
        for point, colour in moves[same:]:
            self.position.put(point, colour)
            self.moves.append((point, colour))

    def think(
        self, side: int, limits: Limits, heard: Heard = unheard, without: Sequence[int] = ()
    ) -> Thought:
        """Look for the best move of a side, but for some points.

        The point is -1 where there is none.
        """
        begun = limits.now()
        won = None if without else self.won_by_fours(side, limits)
        if won is not None:
            heard(won)
            return won

        def is_late() -> bool:
            return limits.now() - begun >= limits.seconds or limits.stop()

        def goes_on(depth: int, point: int, worth: int) -> bool:
            heard(self._thought(side, point, worth, depth))
            return limits.now() - begun < ENOUGH * limits.seconds

        point, worth, depth = self.tree.think(side, limits.depth, is_late, goes_on, without)
        return self._thought(side, point, worth, depth)

    def won_by_fours(self, side: int, limits: Limits) -> Thought | None:
        """The shortest win by continuous fours; None where none was found."""
        budget = max(LEAST_FOURS, int(limits.seconds * FOURS_A_SECOND))
        before = self.fours.nodes
        line = self.fours.win(side, budget)
        if line is None:
            return None
        nodes = self.fours.nodes - before
        length = 2 * self.fours.length + 1
        return Thought(line[0], WIN - length, len(line), nodes, length, tuple(line[:1]))

    def _thought(self, side: int, point: int, worth: int, depth: int) -> Thought:
        nodes, deepest = self.tree.nodes, self.tree.deepest
        return Thought(point, worth, depth, nodes, deepest, self._line(side, point))

    def _line(self, side: int, point: int) -> tuple[int, ...]:
        if point < 0:
            return ()
        self.position.put(point, side)
        line = (point, *self.tree.line(3 - side, LONGEST_LINE))
        self.position.take(point)
        return line
