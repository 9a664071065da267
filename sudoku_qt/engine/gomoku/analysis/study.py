# SPDX-License-Identifier: MIT
"""The study of a position: several best lines, each searched longer and longer."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from sudoku_qt.engine.gomoku.analysis.lines import BestLine, best_line
from sudoku_qt.engine.gomoku.analysis.wins import Attack
from sudoku_qt.engine.gomoku.search.thinker import Limits, Thinker
from sudoku_qt.engine.work import go_on

BRIEFLY = (0.5, 2.0)
"""The seconds for a line at first, and when it is searched again."""
LONGEST_ROUND = 60.0
"""The seconds for a line at most, so that in a long study all lines keep being renewed."""
MOST_LINES, USUAL_LINES = 8, 3


@dataclass(frozen=True, slots=True)
class Findings:
    """What a study has found so far: the lines, the best first, and the seconds it has taken."""

    lines: tuple[BestLine, ...] = ()
    seconds: float = 0.0


def rounds(briefly: Sequence[float], *, endless: bool) -> Iterator[float]:
    """The seconds for a line in each round; without end each takes twice as long as the last."""
    yield from briefly
    seconds = briefly[-1]
    while endless:
        seconds = min(2 * seconds, LONGEST_ROUND)
        yield seconds


def study(
    attack: Attack, thinker: Thinker, count: int, turns: Iterator[float], limits: Limits
) -> Iterator[tuple[BestLine, ...]]:
    """Yield the lines known so far after each that was searched; raises `Cancelled`.

    The thinker must hold the position. It ends after the last round, or when every line is proved;
    without further rounds to come, `limits.stop` ends it.
    """
    known: tuple[BestLine, ...] = ()
    for seconds in turns:
        found: list[BestLine] = []
        while len(found) < count:
            line = best_line(attack, thinker, replace(limits, seconds=seconds), found)
            go_on(limits.stop)
            if line is None:
                break
            found.append(line)
            known = merged(found, known, count)
            yield known
        known = merged(found, (), count)
        if all(line.mate for line in known):
            return


def merged(
    found: Sequence[BestLine], known: Sequence[BestLine], count: int
) -> tuple[BestLine, ...]:
    """The lines of a round, and of the one before those with other first moves; the best first.

    Of wins the shorter ones come first, of losses the longer ones.
    """
    firsts = {line.points[0] for line in found}
    older = [line for line in known if line.points[0] not in firsts]
    room = max(0, count - len(found))
    return tuple(sorted([*found, *older[:room]], key=lambda line: (-line.value, line.mate)))
