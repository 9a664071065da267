# SPDX-License-Identifier: MIT
"""Solving as a person does, in findings: the next one, all of the present ones, or a whole path.

There are no words here: `solving.py` makes steps of the findings. All functions ask `stop` before
the search for each technique, and raise `Cancelled`.
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
    """Yield all findings of some rungs in order; rungs `alone` only if no other has any.

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
    """The first finding of the lowest rung that has one; techniques `in_vain` are skipped."""
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
    """Yield findings until the board is solved or nothing is found.

    Each is drawn on `board` only when the next one is asked for, so that the caller can look at the
    position in which it was found.
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
    """Follow the ladder to the end; for each name of a step, its rung and the number of steps.

    Nine steps in ten are singles, which nobody looks at here: they are placed in one run. `tried`
    holds the techniques known to find nothing in positions of this puzzle, by their keys: half of
    those on the path of one ladder are on another's, too. This path adds its own.
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
