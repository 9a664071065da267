# SPDX-License-Identifier: MIT
"""The best lines of a position: the one with the best move, the best without that move, etc."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from sudoku_qt.engine.gomoku.analysis.wins import Attack, by_fours, five_points
from sudoku_qt.engine.gomoku.board import other
from sudoku_qt.engine.gomoku.search.thinker import Limits, Thinker, Thought

FEWEST, BRIEF = 4, 0.1
"""The fewest moves of a line, and the share of the time for each move that is added."""
LOST_AT_ONCE = -2
"""The mate in which the opponent makes five next, whatever is played."""


@dataclass(frozen=True, slots=True)
class BestLine:
    """A line of moves from a position, and its value for the side to move.

    `value` is from -1 to 1. `mate` is the number of moves, of both sides, to a forced win
    (negative: to a loss), or 0. `depth` is how many moves the search looked ahead, 0 if unknown.
    `is_valued` is false where another engine named its moves and did not say how they stand.
    """

    points: tuple[int, ...]
    value: float
    mate: int
    depth: int
    is_valued: bool = True


def best_line(
    attack: Attack, thinker: Thinker, limits: Limits, found: Sequence[BestLine] = ()
) -> BestLine | None:
    """The best line for the side to move whose first move is not that of a line in `found`.

    The thinker must hold the position. None where no move is left, or where a five was found: any
    other move is worse. Raises `Cancelled`.
    """
    if found and not found[-1].points:
        return None
    without = [line.points[0] for line in found]
    thought = thinker.think(attack.side, limits, without=without)
    if thought.point < 0:
        return None
    line = _line(attack, thought, limits, found)
    value = line.value if any(attack.stones) else 0.0  # no search sees far enough to tell
    return replace(line, points=_longer(attack, thinker, limits, line), value=value)


def _line(attack: Attack, thought: Thought, limits: Limits, found: Sequence[BestLine]) -> BestLine:
    """A thought with all its moves: of a win by fours the search gives the first alone."""
    points = thought.line or (thought.point,)
    if thought.mate == LOST_AT_ONCE:
        points = _in_the_way(attack, without=[line.points[0] for line in found]) or points
    if thought.mate > 1 and len(points) < thought.mate:
        points = _won(attack, points, limits)
    return BestLine(points, thought.value, thought.mate, thought.depth)


def _longer(attack: Attack, thinker: Thinker, limits: Limits, line: BestLine) -> tuple[int, ...]:
    """A line that the table tells too little of, thought on for a few moves, not so thoroughly."""
    points, stones = list(line.points), [*thinker.moves]
    brief = replace(limits, seconds=limits.seconds * BRIEF)
    colours = attack.side, other(attack.side)
    while len(points) < FEWEST and (not line.mate or len(points) < abs(line.mate)):
        placed = [(point, colours[number % 2]) for number, point in enumerate(points)]
        thinker.follow([*stones, *placed])
        mover = Attack(attack.rule, attack.after(*points).stones, colours[len(points) % 2])
        point = _played(mover, thinker.think(mover.side, brief))
        if point < 0 or limits.stop():
            break
        points.append(point)
    thinker.follow(stones)
    return tuple(points)


def _played(attack: Attack, thought: Thought) -> int:
    """The point of a thought, or where all is lost one that anybody would play."""
    in_the_way = _in_the_way(attack, ()) if thought.mate == LOST_AT_ONCE else ()
    return in_the_way[0] if in_the_way else thought.point


def _in_the_way(attack: Attack, without: Sequence[int]) -> tuple[int, ...]:
    """One of several fives of the opponent taken away: all moves lose, but nobody plays others."""
    opponent = other(attack.side)
    fives = five_points(attack.rule, attack.stones, opponent)
    left = [point for point in fives if point not in without]
    return tuple(left[:1])


def _won(attack: Attack, points: tuple[int, ...], limits: Limits) -> tuple[int, ...]:
    """Go on to the end where the attacker is to move again and wins by fours."""
    known = points if len(points) % 2 == 0 else points[:-1]
    win = by_fours(attack.after(*known), limits.stop).win
    whole = (*known, *win.line) if win else points
    return whole if whole[: len(points)] == points else points
