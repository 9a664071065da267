# SPDX-License-Identifier: MIT
"""Practising a technique in a game: the ladder for hints, and whether the player found it."""

from sudoku_qt.engine.sudoku.generate.practice import ladder_with
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.hints.position import Play, sound_position
from sudoku_qt.engine.sudoku.inspection import inspect
from sudoku_qt.engine.sudoku.learn.patterns import steps_in
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.logic.ladder import Ladder
from sudoku_qt.engine.sudoku.logic.step import Candidate, Step
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.engine.work import Stop, go_on, never


def practice_ladder(
    play: Play, technique: str, stop: Stop = never, usual: Ladder = LADDER
) -> Ladder:
    """The ladder for hints: while the technique is possible, the one on which it comes up.

    It is the usual one if nothing is practised, or nothing on the ladder. Raises `Cancelled`.
    """
    position = _position(play, technique, stop)
    if position is None or LADDER[technique].technique.first(Board(position)) is None:
        return usual
    return ladder_with(technique)


def found_by(play: Play, after: Grid, technique: str, stop: Stop = never) -> Step | None:
    """The step of a technique that a move made, or a part of it; None if it made none.

    `play` is the player's position before the move. A note that is removed because its digit was
    placed in sight does not count as found. Raises `Cancelled`.
    """
    position = _position(play, technique, stop)
    if position is None:
        return None
    for step in steps_in(position, technique):
        go_on(stop)
        placed = any(_is_placed(each, play.grid, after) for each in step.placements)
        if placed or any(_is_struck(each, play.grid, after) for each in step.eliminations):
            return step
    return None


def _position(play: Play, technique: str, stop: Stop) -> Grid | None:
    """All that is right of a game, where the ladder has the technique."""
    if all(rung.name != technique for rung in LADDER):
        return None
    solution = inspect(play.grid.givens, stop).solution
    return None if solution is None else sound_position(play, solution)


def _is_placed(candidate: Candidate, before: Grid, after: Grid) -> bool:
    cell, digit = candidate
    return after.values[cell] == digit != before.values[cell]


def _is_struck(candidate: Candidate, before: Grid, after: Grid) -> bool:
    cell, digit = candidate
    bit = 1 << digit - 1
    was, now = before.candidates[cell] & bit, after.candidates[cell] & bit
    return bool(was and not now and not after.values[cell] and after.legal(cell) & bit)
