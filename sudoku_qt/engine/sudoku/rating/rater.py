# SPDX-License-Identifier: MIT
"""The rater: what a puzzle asks of a person, on scales of which each is named.

Level and minutes are those of the puzzle's canonical form, so that all its symmetric images have
the same; the other values are of the puzzle as it stands.
"""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, get_args

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.logic import path
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.logic.ladder import HodokuGrade, Ladder, Rung
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.engine.sudoku.rating.explainer.scale import BEYOND, QUICK_RULES, RULES, rate_board
from sudoku_qt.engine.sudoku.rating.levels import level_of
from sudoku_qt.engine.sudoku.rating.minutes import CHAINS_FROM, minutes
from sudoku_qt.engine.sudoku.rating.solve_features import TIMES, features
from sudoku_qt.engine.work import Stop, never

GRADES = get_args(HodokuGrade)
VALUES = ("level", "minutes", "se_rating", "hodoku_score", "hardest", "steps")


@dataclass(frozen=True)
class Rating:
    """What was asked for of a puzzle with one solution; None where it was not.

    `level` is 1-5 and `minutes` a typical player's; `se_rating` is that of Sudoku Explainer
    1.2.1, and 20 where its rules do not suffice, as that program has it; `hodoku_score` sums the
    scores of the steps up the ladder and `steps` is their number; `hardest` is the technique that
    is hardest among them, or among those that a puzzle of this level asks for.
    """

    level: int | None = None
    minutes: float | None = None
    se_rating: float | None = None
    hodoku_score: int | None = None
    hardest: str | None = None
    steps: int | None = None


def rate(
    givens: bytes,
    wanted: Collection[str] = VALUES,
    ladder: Ladder = LADDER,
    stop: Stop = never,
) -> Rating:
    """Rate a puzzle with one solution: 81 bytes of 0-9. `wanted` are names of VALUES.

    The SE rating of the very hardest takes seconds; `stop` is asked every few milliseconds.
    Raises `Cancelled`.
    """
    known: dict[str, Any] = {}
    if {"level", "minutes", "hardest"} & set(wanted):
        known["level"], known["minutes"] = level_and_minutes(givens, stop)
    if "se_rating" in wanted:
        known["se_rating"] = rate_board(Board.of_givens(givens), RULES, stop)
    if {"hodoku_score", "hardest", "steps"} & set(wanted):
        way, _ = way_up(givens, ladder, stop)
        known["hodoku_score"] = sum(rung.score for rung in way)
        known["steps"] = len(way)
        if "hardest" in wanted:
            known["hardest"] = _hardest(givens, known["level"], way, ladder, stop)
    return Rating(**{name: value for name, value in known.items() if name in wanted})


def level_and_minutes(givens: bytes, stop: Stop = never) -> tuple[int, float]:
    """What is the same for every symmetric image of a puzzle.

    What needs chains within chains is level 5 and as long as anything can take, without a closer
    look. Raises `Cancelled`.
    """
    image = kernel.canonical_form(givens)
    rating = rate_board(Board.of_givens(image), QUICK_RULES, stop)
    times = TIMES if rating < CHAINS_FROM else 1  # from there the rating says nearly all
    return level_of(rating), minutes(features(image, times, stop), min(rating, BEYOND))


def way_up(givens: bytes, ladder: Ladder = LADDER, stop: Stop = never) -> tuple[list[Rung], bool]:
    """The rungs of the steps up a ladder, and whether they solve the puzzle.

    Raises `Cancelled`.
    """
    board = Board.of_givens(givens)
    way = [rung for rung, _ in path.follow(board, ladder, stop)]
    return way, board.solved


def _hardest(givens: bytes, level: int, way: list[Rung], ladder: Ladder, stop: Stop) -> str:
    """Name the hardest technique that a puzzle of a level asks for.

    The way up the whole ladder may take a step that is above the level, for what comes first there
    is not always the easiest for a person. Then the way without such steps is looked at. Of
    techniques with the same score the one that stands higher on the ladder is harder.
    """
    if any(rung.lowest_level > level for rung in way):
        lower, solved = way_up(givens, ladder.up_to(level), stop)
        way = lower if solved else way
    height = {rung.name: number for number, rung in enumerate(ladder)}

    def hardness(rung: Rung) -> tuple[int, int, int, int]:
        return rung.lowest_level, GRADES.index(rung.level), rung.score, height[rung.name]

    return max(way, key=hardness).name if way else ""
