# SPDX-License-Identifier: MIT
"""A thinker: it follows the moves of a game, and searches for the best move under a clock."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import TypeAlias

from sudoku_qt.engine.gomoku.rules import Rule
from sudoku_qt.engine.gomoku.search.fours import Fours
from sudoku_qt.engine.gomoku.search.memory import Memory
from sudoku_qt.engine.gomoku.search.position import Position
from sudoku_qt.engine.gomoku.search.team import Found, Team, useful
from sudoku_qt.engine.gomoku.search.threats import Threats
from sudoku_qt.engine.gomoku.search.tree import Tree
from sudoku_qt.engine.gomoku.search.worths import DEEPEST, SURE_WIN, WIN
from sudoku_qt.engine.work import Stop, never

Clock: TypeAlias = Callable[[], float]
"""A clock: returns seconds. The engine has none of its own."""

SLOTS = 1 << 20  # positions that the table remembers, of 16 bytes
ENOUGH = 0.95  # of the time: after that no further depth is begun
FOURS_A_SECOND = 300_000  # a low estimate of the nodes searched in a second
SLOW_THREATS_A_SECOND = 20_000  # the same where every empty place may answer a threat (caro)
LEAST_FOURS = 2_000
FOURS_SHARE, THREATS_SHARE, SEARCH_SHARE = (
    0.1,
    0.1,
    0.88,
)  # of the time, the last in all
HALFWAY = 400  # the lead that is half a win: three games of four are won
LONGEST_LINE = 12
VARIED_STONES, VARIED_MOVES = 6, 3  # while there are so few stones, one of so many moves is chosen
HARDLY_WORSE = 40


@dataclass(frozen=True, slots=True)
class Thought:
    """The best move and its evaluation.

    `worth` is above `SURE_WIN` for a proved win, and below its negative for a proved loss;
    otherwise it is a lead. `line` begins with the move. `deepest` is the length of the longest line
    searched.
    """

    point: int
    worth: int
    depth: int = 0
    nodes: int = 0
    deepest: int = 0
    line: tuple[int, ...] = ()

    @property
    def value(self) -> float:
        """The value for the side to move, from -1 to 1, exactly that only if proved."""
        if abs(self.worth) > SURE_WIN:
            return 1.0 if self.worth > 0 else -1.0
        return self.worth / (abs(self.worth) + HALFWAY)

    @property
    def mate(self) -> int:
        """The number of moves, of both sides, to a forced win (negative: to a loss), or 0."""
        if abs(self.worth) <= SURE_WIN:
            return 0
        moves = WIN - abs(self.worth)
        return moves if self.worth > 0 else -moves


@dataclass(frozen=True, slots=True)
class Limits:
    """The limits of a search: seconds by a clock, plies, and the threads that it may use.

    The search also ends when `stop` returns true. With one thread, and limits other than time, the
    same search finds the same.
    """

    now: Clock
    seconds: float
    depth: int = DEEPEST - 20
    stop: Stop = never
    threads: int = 1


ThoughtHandler: TypeAlias = Callable[[Thought], object]


def unheard(thought: Thought) -> None:
    """Ignore the result at a depth."""


@dataclass(slots=True)
class Thinker:
    """The search for a game: rule and size, the moves so far, what earlier searches learned.

    `slots` is the size of the transposition table, a power of two. A nonzero `seed` varies the play
    a little. Thinkers with the same table, one a thread, help each other.
    """

    rule: Rule
    size: int
    slots: int = SLOTS
    seed: int = 0
    table: Memory | None = None
    number: int = 0
    position: Position = field(init=False)
    fours: Fours = field(init=False)
    threats: Threats = field(init=False)
    tree: Tree = field(init=False)
    moves: list[tuple[int, int]] = field(init=False, default_factory=list)
    helpers: list["Thinker"] = field(init=False, default_factory=list)
    spent: float = field(init=False, default=0.0)
    """The seconds that all searches for wins took, as estimated by their nodes: a clock of work."""

    def __post_init__(self) -> None:
        self.position = Position(self.rule, self.size, self.seed)
        self.fours = Fours(self.position)
        self.threats = Threats(self.position, self.fours)
        self.table = self.table or Memory(self.slots)
        self.tree = Tree(self.position, self.fours, self.table, self.number)

    def follow(self, moves: Sequence[tuple[int, int]]) -> None:
        """Set the stones, each a point and a colour; keep what is known of those that stay."""
        same = 0
        while same < min(len(moves), len(self.moves)) and moves[same] == self.moves[same]:
            same += 1
        while len(self.moves) > same:
            self.position.take(self.moves.pop()[0])
        for point, colour in moves[same:]:
            self.position.put(point, colour)
            self.moves.append((point, colour))

    def think(
        self,
        side: int,
        limits: Limits,
        heard: ThoughtHandler = unheard,
        without: Sequence[int] = (),
    ) -> Thought:
        """Search for the best move of a side, other than the points in `without`.

        The point is -1 if no move is left. With a seed, one of several moves of about the same
        worth is chosen while there are few stones.
        """
        if self.seed and not without and len(self.moves) < VARIED_STONES:
            return self._varied(side, limits, heard)
        return self._best(side, limits, heard, without)

    def _varied(self, side: int, limits: Limits, heard: ThoughtHandler) -> Thought:
        """The best move, or by the seed one of the next best that is hardly worse."""
        share = replace(limits, seconds=limits.seconds / VARIED_MOVES)
        found = [self._best(side, share, heard, ())]
        while len(found) < VARIED_MOVES and abs(found[0].worth) < SURE_WIN:
            without = tuple(thought.point for thought in found)
            found.append(self._best(side, share, unheard, without))
            if found[-1].point < 0 or found[-1].worth < found[0].worth - HARDLY_WORSE:
                found.pop()
                break
        return Random(f"{self.seed} {len(self.moves)}").choice(found)

    def _best(
        self, side: int, limits: Limits, heard: ThoughtHandler, without: Sequence[int]
    ) -> Thought:
        """A win by fours or threats; else what the search finds that no such win refutes."""
        left = _running(limits)
        won = None if without else self._won_at_once(side, limits)
        if won is not None:
            heard(won)
            return won
        thought = first = self._searched(side, left(SEARCH_SHARE), heard, without)
        refuted = list(without)
        while self._is_refuted(side, thought, left(1.0)):
            refuted.append(thought.point)
            again = self._searched(side, left(1.0), heard, refuted)
            if again.point < 0:
                return first
            thought = again
        return thought

    def _is_refuted(self, side: int, thought: Thought, limits: Limits) -> bool:
        """Whether the opponent wins by threats after a move that was thought to hold."""
        if thought.point < 0 or abs(thought.worth) >= SURE_WIN or limits.seconds <= 0:
            return False
        self.position.put(thought.point, side)
        lost = self.won_by_threats(3 - side, limits)
        self.position.take(thought.point)
        return lost is not None

    def _searched(
        self, side: int, limits: Limits, heard: ThoughtHandler, without: Sequence[int]
    ) -> Thought:
        """What the search finds."""
        begun, team = limits.now(), self._team(limits.threads)

        def goes_on(depth: int, point: int, worth: int) -> bool:
            heard(self._thought(side, (point, worth, depth), team))
            return limits.now() - begun < ENOUGH * limits.seconds

        found = team.think(side, limits.depth, _late(limits), goes_on, without)
        return self._thought(side, found, team)

    def _team(self, threads: int) -> Team:
        """So many trees in this position; those of the helpers are made when first wanted."""
        wanted = useful(threads) - 1
        while len(self.helpers) < wanted:
            number = len(self.helpers) + 1
            helper = Thinker(self.rule, self.size, self.slots, self.seed, self.table, number)
            self.helpers.append(helper)
        for helper in self.helpers[:wanted]:
            helper.follow(self.moves)
        return Team([self.tree, *(helper.tree for helper in self.helpers[:wanted])])

    def _won_at_once(self, side: int, limits: Limits) -> Thought | None:
        """A win by fours, or else by threats, for which a part of the time is spent."""
        fours = replace(limits, seconds=FOURS_SHARE * limits.seconds)
        threats = replace(limits, seconds=THREATS_SHARE * limits.seconds)
        return self.won_by_fours(side, fours) or self.won_by_threats(side, threats)

    def won_by_fours(self, side: int, limits: Limits) -> Thought | None:
        """The shortest win by continuous fours; None if none was found.

        Its line is complete: the moves of both sides, up to the five.
        """
        before = self.fours.nodes
        line = self.fours.win(side, _budget(limits, FOURS_A_SECOND), _late(limits))
        nodes = self.fours.nodes - before
        self.spent += nodes / FOURS_A_SECOND
        return None if line is None else _won(line, nodes)

    def won_by_threats(self, side: int, limits: Limits) -> Thought | None:
        """A win by continuous threats, fours and threes; None if none was found.

        Its line is complete: the moves of both sides, up to the five. The answers are those that
        delay it longest; any other answer loses sooner.
        """
        before = self.fours.nodes
        pace = SLOW_THREATS_A_SECOND if self.rule.black.open_end else FOURS_A_SECOND
        line = self.threats.win(side, _budget(limits, pace), _late(limits))
        nodes = self.threats.nodes + self.fours.nodes - before
        self.spent += nodes / pace
        return None if line is None else _won(line, nodes)

    def _thought(self, side: int, found: Found, team: Team) -> Thought:
        point, worth, depth = found
        return Thought(point, worth, depth, team.nodes, team.deepest, self._line(side, point))

    def _line(self, side: int, point: int) -> tuple[int, ...]:
        if point < 0:
            return ()
        self.position.put(point, side)
        line = (point, *self.tree.line(3 - side, LONGEST_LINE))
        self.position.take(point)
        return line


def _budget(limits: Limits, pace: int) -> int:
    """How many positions the time allows to be looked at, by how many are looked at in a second."""
    return max(LEAST_FOURS, int(limits.seconds * pace))


def _running(limits: Limits) -> Callable[[float], Limits]:
    """What gives the limits with what is then left of a share of the time."""
    begun = limits.now()
    return lambda share: replace(limits, seconds=share * limits.seconds - (limits.now() - begun))


def _late(limits: Limits) -> Stop:
    """What says that the time is over, from now on."""
    begun = limits.now()
    return lambda: limits.now() - begun >= limits.seconds or limits.stop()


def _won(line: list[int], nodes: int) -> Thought:
    length = len(line)
    return Thought(line[0], WIN - length, (length + 1) // 2, nodes, length, tuple(line))
