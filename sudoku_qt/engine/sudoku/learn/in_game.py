# SPDX-License-Identifier: MIT
"""The search for a technique in the current game."""

from dataclasses import dataclass

from sudoku_qt.engine.sudoku.hints.advice import Hint, built_on
from sudoku_qt.engine.sudoku.hints.choice import nearest
from sudoku_qt.engine.sudoku.hints.position import Play, sound_position
from sudoku_qt.engine.sudoku.inspection import inspect
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.logic.step import Step
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.engine.work import Stop, never


@dataclass(frozen=True)
class InGameSearch:
    """The result of a search: a step, if there is one, or that the game contains a mistake."""

    hint: Hint | None = None
    is_amiss: bool = False


def find_now(play: Play, technique: str, stop: Stop = never) -> InGameSearch:
    """Find a technique in the correct part of a game, nearest to the player's last cell.

    There is no search if digits are wrong, or the puzzle does not have exactly one solution. Raises
    `Cancelled`, and `Fault` for a name that is not on the ladder.
    """
    solution = inspect(play.grid.givens, stop).solution
    pairs = zip(play.grid.values, solution or b"", strict=False)
    if solution is None or any(digit not in {0, due} for digit, due in pairs):
        return InGameSearch(is_amiss=True)
    position = sound_position(play, solution)
    found = nearest(Board(position), (LADDER[technique],), play.last, stop)
    if found is None:
        return InGameSearch()
    step = Step.of(technique, found[1], position.candidates, position.values)
    return InGameSearch(Hint(step, built_on(step, position)))
