# SPDX-License-Identifier: MIT
"""Solving as a person does: the next finding, all findings now, or all of the way up a ladder.

Nothing here makes words: `solving.py` wraps what is found into steps. All ask `stop` before they
look for the next technique, and raise `Cancelled`.
"""

from collections.abc import Collection, Iterator
from operator import attrgetter
from typing import cast

from sudoku_qt.engine.sudoku.logic.board import Board, Finding
from sudoku_qt.engine.sudoku.logic.ladder import Ladder, Rung
from sudoku_qt.engine.sudoku.logic.technique import Technique
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.engine.sudoku.logic.techniques.singles import Single, fill, order_of
from sudoku_qt.engine.work import Cancelled, Stop, go_on, never


def instances(technique: Technique, board: Board) -> Iterator[Finding]:
    """Yield a technique's findings, one for each distinct conclusion and set of digits."""
    seen: set[tuple[object, ...]] = set()
    for finding in technique.find(board):
        if finding.key not in seen:
            seen.add(finding.key)
            yield finding


def all_findings(
    board: Board, rungs: tuple[Rung, ...], stop: Stop = never
) -> Iterator[tuple[Rung, Finding]]:
    """Yield all findings of some rungs, in their order, such as stand alone last.

    Raises `Cancelled`.
    """
    found_any = False
    for rung in sorted(rungs, key=attrgetter("alone")):
        go_on(stop)
        if rung.alone and found_any:
            continue
        for finding in instances(rung.technique, board):
            found_any = True
            go_on(stop)
            yield rung, finding


def next_finding(
    board: Board,
    rungs: tuple[Rung, ...],
    stop: Stop = never,
    in_vain: Collection[Technique] = (),
) -> tuple[Rung, Finding] | None:
    """The first finding of the lowest rung that has one, but for those known to find nothing."""
    for rung in rungs:
        technique = rung.technique
        if technique in in_vain:
            continue
        if stop():  # as in `go_on`, which is not compiled
            raise Cancelled
        finding = technique.best(board) if rung.thorough else technique.first(board)
        if finding is not None:
            return rung, finding
    return None


def follow(
    board: Board, ladder: Ladder = LADDER, stop: Stop = never
) -> Iterator[tuple[Rung, Finding]]:
    """Yield finding after finding until the board is solved or nothing is found.

    Each is drawn on `board` only when the next one is asked for, so that the caller can look at
    the position in which it was found.
    """
    rungs = ladder.active
    while not board.solved:
        found = next_finding(board, rungs, stop)
        if found is None:
            return
        yield found
        board.apply(found[1])


def climb(
    board: Board,
    ladder: Ladder = LADDER,
    stop: Stop = never,
    tried: dict[object, frozenset[Technique]] | None = None,
) -> dict[str, tuple[Rung, int]]:
    """Take the steps that `follow` yields; of each name that some have their rung, and how many.

    Nine steps in ten are singles, which nobody looks at here: they are placed by the run. `tried`
    are the techniques that find nothing in the positions of this puzzle, by their keys: half of
    those on one ladder's way are on another's, too. This way adds its own.
    """
    tried = {} if tried is None else tried
    singles, others = ladder.singles_and_others
    order = order_of([cast("Single", rung.technique) for rung in singles])
    placed = [0] * 10
    counts = dict[str, tuple[Rung, int]]()
    go_on(stop)
    _add(placed, fill(board, order))
    while not board.solved:
        key = board.key()
        found = next_finding(board, others, stop, tried.get(key, ()))
        if found is None:
            break
        rung, finding = found
        tried.setdefault(key, ladder.below[rung.name])
        name = rung.name_of(finding)
        counts[name] = rung, counts.get(name, (rung, 0))[1] + 1
        board.apply(finding)
        _add(placed, fill(board, order))
    for rung, number in zip(singles, placed, strict=False):
        if number:
            counts[rung.name] = rung, number
    return counts


def _add(sums: list[int], numbers: list[int]) -> None:
    for place, number in enumerate(numbers):
        sums[place] += number
