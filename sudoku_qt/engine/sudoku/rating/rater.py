# SPDX-License-Identifier: MIT
"""The rater: the difficulty of a puzzle on several scales, each of them named.

Level, grade and minutes are those of the canonical form, so that all isomorphs have the same; the
other values are for the puzzle as it stands.
"""

from collections.abc import Collection
from typing import Any, NamedTuple

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.logic import path
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.logic.ladder import Ladder, Rung
from sudoku_qt.engine.sudoku.logic.technique import Technique
from sudoku_qt.engine.sudoku.logic.techniques import LADDER, ORDERS
from sudoku_qt.engine.sudoku.rating.explainer.hint import Rule
from sudoku_qt.engine.sudoku.rating.explainer.scale import (
    EASY_RULES,
    RULES,
    RULES_BELOW_10,
    SAME_FOR_IMAGES,
    UNSOLVED,
    HardStep,
    left,
    solve_and_rate,
)
from sudoku_qt.engine.sudoku.rating.explainer.singles import LAST_CELL, rate_singles
from sudoku_qt.engine.sudoku.rating.explainer.tried import Tried
from sudoku_qt.engine.sudoku.rating.levels import grade_of, level_of
from sudoku_qt.engine.sudoku.rating.minutes import CHAINS_FROM, minutes
from sudoku_qt.engine.sudoku.rating.solve_features import TIMES, features
from sudoku_qt.engine.work import Stop, go_on, never

GUESS = "brute_force"
MOST = 10.0
"""The SE rating beyond which minutes grow no more: nobody's times are known there. To distinguish
harder puzzles their canonical form would have to be rated, too, which takes seconds."""
USUAL_VALUES = ("level", "minutes", "se_rating", "ladder_score", "hardest", "steps", "grade")
SE_VALUES = ("se_rating", "se_pearl", "se_diamond")
VALUES = (*USUAL_VALUES, *SE_VALUES[1:])
_OF_THE_SE_WAY = frozenset(SE_VALUES)
_CLIMBED = frozenset({"hardest", "steps", "techniques"})
_ON_LADDERS = _CLIMBED | {"ladder_score"}


class Rating(NamedTuple):
    """The values asked for, of a puzzle with one solution; None for the others.

    `level` is 1-5 and `minutes` a typical player's time; `grade` divides level 5, "expert",
    "master" or "extreme", and is "" below it; `se_rating` is that of Sudoku Explainer 1.2.1 (ER),
    20 if its rules do not suffice, as in that program; `se_pearl` (EP) is the rating up to the
    first digit, `se_diamond` (ED) that of the first step. `ladder_score` is the sum of the scores
    of the steps on the ladder in HoDoKu's order; `steps` is the number of steps on our own,
    `techniques` are theirs, and `hardest` is the hardest of them. If that would be brute force, it
    is the hardest rule of the SE path instead.
    """

    level: int | None = None
    minutes: float | None = None
    se_rating: float | None = None
    ladder_score: int | None = None
    hardest: str | None = None
    steps: int | None = None
    techniques: tuple[str, ...] | None = None
    se_pearl: float | None = None
    se_diamond: float | None = None
    grade: str | None = None


def rate(
    givens: bytes,
    names: Collection[str] = VALUES,
    ladder: Ladder = LADDER,
    stop: Stop = never,
) -> Rating:
    """Rate a puzzle with one solution: 81 bytes of 0-9. `names` are names of VALUES.

    "techniques" may be among the names, too: those of the path on our own ladder.

    The SE rating of the very hardest puzzles takes seconds; `stop` is asked every few milliseconds.
    Raises `Cancelled`.
    """
    known = values(givens, names, ladder, stop)
    return Rating(**{name: value for name, value in known.items() if name in names})


def values(
    givens: bytes,
    names: Collection[str] = VALUES,
    ladder: Ladder = LADDER,
    stop: Stop = never,
) -> dict[str, Any]:
    """The result of `rate` by names, and perhaps more: for rating puzzles by the million."""
    known: dict[str, Any] = {}
    rating, first = (0.0, 0.0) if _ON_LADDERS.issuperset(names) else rate_singles(givens)
    if rating:
        go_on(stop)
        known |= {"se_rating": rating, "se_pearl": first, "se_diamond": first}
        if ladder is LADDER:
            known |= _on_the_ladder(givens, rating)
        if known.keys() >= {*names}:
            return known
    board = Board.of_givens(givens)
    climber = board.copy()
    tried: dict[object, frozenset[Technique]] = {}
    if "steps" not in known and not _CLIMBED.isdisjoint(names):
        climbed = path.climb(climber, ladder, stop, tried)
        known["steps"] = sum(number for _, number in climbed.values())
        known["techniques"] = tuple(climbed)
        known["hardest"] = _hardest(climbed, ladder)
    if "ladder_score" in names:
        order = ORDERS["hodoku"] if ladder is LADDER else ladder
        climber.begin_again(board)
        scored = path.climb(climber, order, stop, tried).values()
        known["ladder_score"] = sum(rung.score * number for rung, number in scored)
    climber.lasting.clear()  # its values refer to the board: this frees a megabyte at once
    hints = None if rating else Tried()
    guessed = "hardest" in names and known["hardest"] == GUESS
    if not rating and (guessed or not _OF_THE_SE_WAY.isdisjoint(names)):
        way = solve_and_rate(board, RULES, stop, hints)
        known |= {"se_rating": way.rating, "se_pearl": way.pearl, "se_diamond": way.diamond}
        if guessed and way.hardest:
            known["hardest"] = way.hardest.replace(" ", "_")
    own = known.get("se_rating", UNSOLVED)
    if "minutes" in names:
        known |= _of_image(givens, stop, own, hints)
    elif "grade" in names:
        own = way_of_image(givens, RULES_BELOW_10, stop, own, hints).rating
        known["level"], known["grade"] = level_of(own), grade_of(own)
    elif "level" in names:
        if own > SAME_FOR_IMAGES:
            own = way_of_image(givens, EASY_RULES, stop, own, hints).rating
        known["level"] = level_of(own)
    return known


def _on_the_ladder(givens: bytes, rating: float) -> dict[str, Any]:
    """What the way up our ladder comes to where last cells and hidden singles are enough.

    It takes last cells first and then the other hidden singles. As they solve the puzzle there is
    always one; and the last cell of all is the last of its houses, too.
    """
    found = ("full_house",) if rating == LAST_CELL else ("full_house", "hidden_single")
    return {"steps": givens.count(0), "techniques": found, "hardest": found[-1]}


def level_and_minutes(
    givens: bytes, stop: Stop = never, rating: float = UNSOLVED, tried: Tried | None = None
) -> tuple[int, float]:
    """The level and the minutes, which all isomorphs of a puzzle share.

    `rating` is the SE rating of the puzzle as it stands, if known: a low one is that of all
    isomorphs. `tried` is what is known of its positions by then. Raises `Cancelled`.
    """
    known = _of_image(givens, stop, rating, tried)
    return known["level"], known["minutes"]


def _of_image(givens: bytes, stop: Stop, rating: float, tried: Tried | None) -> dict[str, Any]:
    """Level, grade and minutes."""
    image, rating, turned, hard = way_of_image(givens, RULES_BELOW_10, stop, rating, tried)
    times = TIMES if rating < CHAINS_FROM else 1  # beside hard steps they matter little
    found = features(image, times, stop, turned)
    return {
        "level": level_of(rating),
        "grade": grade_of(rating),
        "minutes": minutes(found, min(rating, MOST), hard),
    }


class ImageWay(NamedTuple):
    """The canonical form of a puzzle, its rating by some rules, and its hard steps.

    `tried` is what is known of its positions. Hard steps are there if it needs chains; if the rules
    do not solve it, each remaining cell counts as one with the rating MOST.
    """

    image: bytes
    rating: float
    tried: Tried | None
    hard: list[HardStep]


def way_of_image(
    givens: bytes, rules: tuple[Rule, ...], stop: Stop, rating: float, tried: Tried | None
) -> ImageWay:
    """The rating of the canonical form by some rules. Raises `Cancelled`.

    `rating` and `tried` are what is known of the puzzle as it stands. A puzzle that is its own
    canonical form and needs no chains is not rated twice. Any other canonical form has to be
    solved, too: which of several hints comes first, and the length of its chain, depend on the
    order of cells and digits.
    """
    image, cells, digits = kernel.canonical_image(givens)
    turned = tried and tried.turned(cells, digits)
    if rating <= SAME_FOR_IMAGES or (image == givens and rating < CHAINS_FROM):
        return ImageWay(image, rating, turned, [])
    turned = turned or Tried()
    board = Board.of_givens(image)
    way = solve_and_rate(board, rules, stop, turned)
    if not board.solved:
        empty, candidates = left(board)
        way.hard += [HardStep(MOST, candidates)] * empty
    return ImageWay(image, way.rating, turned, way.hard)


def _hardest(climbed: dict[str, tuple[Rung, int]], ladder: Ladder) -> str:
    """The hardest technique of a solving path; "" if it is empty.

    Of techniques with the same score, the one higher on the ladder is harder.
    """
    return max(climbed, key=lambda name: ladder.places[climbed[name][0].name], default="")
