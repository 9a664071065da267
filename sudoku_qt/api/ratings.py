# SPDX-License-Identifier: MIT
"""Ratings of puzzles, as a table with a row for each."""

from collections.abc import Sequence
from functools import partial
from importlib import import_module
from itertools import chain
from typing import Any

import numpy as np

from sudoku_qt.api.arguments import Errors, names, skips
from sudoku_qt.api.listing import has_answer
from sudoku_qt.api.pieces import pieces
from sudoku_qt.api.pools import processes
from sudoku_qt.api.variants import Puzzles, answered, has_one_solution
from sudoku_qt.engine.sudoku.rating import rater
from sudoku_qt.engine.sudoku.rating.rater import VALUES
from sudoku_qt.engine.sudoku.shape import CELLS
from sudoku_qt.engine.sudoku.variants.reasoning.reasoned_path import hardest_of, reasoned_path
from sudoku_qt.engine.sudoku.variants.rules import Rules
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle

AT_A_TIME = 16
RATING = np.dtype(
    [
        ("level", np.uint8),
        ("minutes", np.float64),
        ("se_rating", np.float64),
        ("ladder_score", np.int64),
        ("hardest", "U40"),
        ("steps", np.int32),
        ("se_pearl", np.float64),
        ("se_diamond", np.float64),
    ]
)
"""The fields of a table of ratings."""
UNRATED = (0, 0.0, 0.0, 0, "", 0, 0.0, 0.0)


def rate(
    puzzles: Puzzles,
    values: Sequence[str] = VALUES,
    *,
    rules: Rules | None = None,
    errors: Errors = "raise",
    jobs: int = 1,
) -> np.ndarray[Any, np.dtype[np.void]]:
    """How hard each puzzle is: a structured array of `RATING`, a row for each puzzle.

    `level` is 1-5 and `minutes` a typical player's time. `se_rating` is Sudoku Explainer's rating,
    `se_pearl` and `se_diamond` that rating up to the first digit and up to the first step.
    `ladder_score` is the sum of the scores of all steps, `hardest` the hardest technique, `steps`
    the number of steps. Fields that are not among `values` stay 0. With `jobs` the work is done by
    other processes.

    A puzzle with other rules has only `level`, `hardest` and `steps`, and those only if its steps
    lead to the solution; everything else stays 0.

        >>> bad = "." * 81
        >>> table = sudoku.rate([puzzle, bad], ["level", "se_rating"], errors="skip")
        >>> table["level"].tolist(), table["se_rating"].tolist()
        ([1, 0], [1.2, 0.0])

    Raises:
        ValueError: A puzzle has no solution or several (with `errors="skip"` its row is left 0
            instead, so that rows and puzzles still correspond), or a name in `values` is unknown.
    """
    value_names = names(values)
    if unknown := {*value_names} - {*VALUES}:
        raise ValueError(f"there is no value {min(unknown)}, only {', '.join(VALUES)}")
    skip = skips(errors)
    work = partial(_rated, value_names=value_names, skip=skip)

    def classic(given: Any) -> list[tuple[Any, ...]]:
        with processes(jobs) as mapped:
            return [*chain.from_iterable(mapped(work, [*pieces(given, AT_A_TIME, skip=skip)]))]

    each = partial(_rated_one, value_names=value_names, skip=skip)
    rows = answered(puzzles, rules, processes(jobs), classic, each)
    return np.array(rows if isinstance(rows, list) else [rows], RATING)


def to_pandas(table: np.ndarray[Any, np.dtype[np.void]]) -> Any:
    """A table of ratings as a pandas DataFrame; pandas has to be installed."""
    return import_module("pandas").DataFrame(table)


def _rated(
    piece: tuple[int, bytes], value_names: tuple[str, ...], *, skip: bool
) -> list[tuple[Any, ...]]:
    rows = list[tuple[Any, ...]]()
    for place in range(len(piece[1]) // CELLS):
        puzzle = piece[1][CELLS * place : CELLS * (place + 1)]
        if not has_answer(puzzle, piece[0] + place, skip=skip):
            rows.append(UNRATED)
            continue
        rating = rater.rate(puzzle, value_names)
        rows.append(tuple(getattr(rating, name) or 0 for name in RATING.names or ()))
    return rows


def _rated_one(
    number: int, puzzle: VariantPuzzle, *, value_names: tuple[str, ...], skip: bool
) -> tuple[Any, ...]:
    if puzzle.rules.is_classic:
        return _rated((number, puzzle.givens), value_names, skip=skip)[0]
    if not has_one_solution(number, puzzle, skip=skip):
        return UNRATED
    steps, is_solved = reasoned_path(puzzle)
    hardest = hardest_of(steps)
    if not is_solved or hardest is None:
        return UNRATED
    known = {"level": hardest.level, "hardest": hardest.technique, "steps": len(steps)}
    row = zip(RATING.names or (), UNRATED, strict=True)
    return tuple(known.get(name, none) if name in value_names else none for name, none in row)
